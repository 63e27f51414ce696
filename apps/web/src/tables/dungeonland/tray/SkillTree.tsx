import type { HeroView, Skill, TREES } from '@questhall/games/dungeonland';
import { nameOfThing, SKILLS } from '@questhall/games/dungeonland';
import type { CSSProperties } from 'react';
import { useTarget } from '../../../table/targets.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { showThing, useShownThing } from '../intent.ts';
import type { Branch } from '../logic/trees.ts';
import { branchesOf, SKILL_ICONS, stateOf, TREE_NAMES, treeRows } from '../logic/trees.ts';
import { skillPrice } from '../words.ts';
import styles from './SkillTree.module.css';

interface SkillTreeProps {
  readonly tree: (typeof TREES)[number];
  readonly hero: HeroView;
}

/** A tree row by row as it is bought: gold is learned, a dashed rim is within the hero's XP. */
export function SkillTree({ tree, hero }: SkillTreeProps) {
  const rows = treeRows(SKILLS.filter((skill) => skill.tree === tree));
  return (
    <section className={styles.tree} aria-label={TREE_NAMES[tree]}>
      <h3>{TREE_NAMES[tree]}</h3>
      <div className={styles.nodes} style={{ '--rows': rows.length } as CSSProperties}>
        <svg viewBox={`0 0 3 ${rows.length}`} preserveAspectRatio="none" aria-hidden="true">
          {branchesOf(rows).map((branch) => (
            <path
              key={`${branch.from.id} ${branch.to.id}`}
              d={lineOf(branch)}
              data-learned={hero.skills.includes(branch.from.id) && hero.skills.includes(branch.to.id)}
            />
          ))}
        </svg>
        {rows.map((row) => (
          <ul key={row.map(({ skill }) => skill.id).join(' ')}>
            {row.map(({ skill }) => (
              <li key={skill.id}>
                <Node skill={skill} hero={hero} />
              </li>
            ))}
          </ul>
        ))}
      </div>
    </section>
  );
}

const lineOf = ({ x, y, toX, toY }: Branch): string => `M${x} ${y}L${toX} ${toY}`;

function Node({ skill, hero }: { readonly skill: Skill; readonly hero: HeroView }) {
  const { id, cost } = skill;
  const target = useTarget({ skill: id });
  const state = stateOf(skill, hero);
  const shown = useShownThing() === id;
  return (
    <button
      type="button"
      {...target.bind}
      className={styles.node}
      data-state={state}
      aria-label={`${nameOfThing(id)}, ${skillPrice(cost, state === 'learned')}`}
      aria-pressed={shown}
      onClick={() => showThing(id)}
    >
      <Icon shape={SKILL_ICONS[id]} />
      <span>{nameOfThing(id)}</span>
    </button>
  );
}
