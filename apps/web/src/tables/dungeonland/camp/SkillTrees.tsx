import type { HeroView, Skill, SkillId } from '@questhall/games/dungeonland';
import { HEROES, nameOfFigure, SKILLS, skillText } from '@questhall/games/dungeonland';
import { canonical } from '@questhall/kernel';
import { useChoice } from '../../../table/parts/use-choice.ts';
import type { DungeonScene } from '../logic/scene.ts';
import { TREE_NAMES } from '../logic/trees.ts';
import styles from './SkillTrees.module.css';

interface Props {
  readonly scene: DungeonScene;
  readonly hero: HeroView;
}

/** The two trees on the hero's sheet, row by row; what a row costs stands before it. */
export function SkillTrees({ scene, hero }: Props) {
  const trees = HEROES.find(({ id }) => id === hero.card)?.trees ?? [];
  return (
    <section className={styles.trees} aria-label={`Skills of ${nameOfFigure(hero.id, scene.view)}`}>
      <h2>
        {nameOfFigure(hero.id, scene.view)} <small>{hero.xp} XP to spend</small>
      </h2>
      <div className={styles.pair}>
        {trees.map((tree) => (
          <div key={tree} className={styles.tree}>
            <h3>{TREE_NAMES[tree]}</h3>
            {[0, 1, 2, 3].map((cost) => {
              const row = SKILLS.filter((skill) => skill.tree === tree && skill.cost === cost);
              if (row.length === 0) return null;
              return (
                <div key={cost} className={styles.row}>
                  <span className={styles.cost} title={`${cost} XP`}>
                    {cost === 0 ? 'free' : `${cost} XP`}
                  </span>
                  {row.map((skill) => (
                    <SkillCard key={skill.id} scene={scene} hero={hero} skill={skill} />
                  ))}
                </div>
              );
            })}
          </div>
        ))}
      </div>
    </section>
  );
}

const learning = (skill: SkillId) => ({ do: 'learn', skill });

function SkillCard({ scene, hero, skill }: Props & { readonly skill: Skill }) {
  const option = learning(skill.id);
  const target = useChoice(scene, { skill: skill.id }, (each) => canonical(each) === canonical(option), [
    option,
  ]);
  const learned = hero.skills.includes(skill.id);
  return (
    <button
      type="button"
      {...target.bind}
      className={styles.skill}
      data-state={learned ? 'learned' : target.legal ? 'can' : 'cannot'}
      aria-disabled={!target.legal || undefined}
    >
      <b>{skill.name}</b>
      <span>{skillText(skill)}</span>
      {learned && <em>learned</em>}
    </button>
  );
}
