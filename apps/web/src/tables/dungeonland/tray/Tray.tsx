import type { HeroView, SkillId } from '@questhall/dungeonland';
import { HEROES, nameOfFigure, nameOfThing, SKILLS, skillText } from '@questhall/dungeonland';
import { art } from '../../../art/dungeonland/index.ts';
import { OptionList } from '../../../table/parts/OptionList.tsx';
import { looseOptions } from '../../../table/refs.ts';
import { useTarget } from '../../../table/targets.tsx';
import { classes } from '../../../ui/classes.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { Medallion } from '../../../ui/Medallion.tsx';
import { seatNumber } from '../board/Figures.tsx';
import * as icon from '../icons.ts';
import { isInTray } from '../logic/drawn.ts';
import type { DungeonScene } from '../logic/scene.ts';
import { heroShown } from '../logic/scene.ts';
import { iconOf } from '../logic/things.ts';
import { SKILL_ICONS, TREE_NAMES } from '../logic/trees.ts';
import styles from './Tray.module.css';

interface HeroProps {
  readonly scene: DungeonScene;
  readonly hero: HeroView;
}

export function Tray(scene: DungeonScene) {
  const hero = heroShown(scene);
  if (hero === undefined) return <p className={styles.wait}>Choose a hero first.</p>;
  return (
    <div className={styles.tray}>
      <Sheet scene={scene} hero={hero} />
      <Deeds scene={scene} />
      <Belongings hero={hero} />
      <Skills hero={hero} />
    </div>
  );
}

/** A phone's tab: the hero and what can be done. */
export function HeroPart(scene: DungeonScene) {
  const hero = heroShown(scene);
  if (hero === undefined) return <p className={styles.wait}>Choose a hero first.</p>;
  return (
    <div className={styles.phone}>
      <Sheet scene={scene} hero={hero} />
      <Deeds scene={scene} />
    </div>
  );
}

/** A phone's tab: what the hero carries and knows. */
export function BelongingsPart(scene: DungeonScene) {
  const hero = heroShown(scene);
  if (hero === undefined) return <p className={styles.wait}>Choose a hero first.</p>;
  return (
    <div className={styles.phone}>
      <Belongings hero={hero} />
      <Skills hero={hero} />
    </div>
  );
}

function Sheet({ scene: { view }, hero }: HeroProps) {
  const portrait = art(hero.card);
  const left = view.active?.figure === hero.id ? view.active.actions : undefined;
  return (
    <section className={styles.sheet} aria-label={nameOfFigure(hero.id, view)}>
      <Medallion
        label={nameOfFigure(hero.id, view)}
        size={78}
        base="hero"
        seat={seatNumber(hero.seat)}
        {...(portrait !== undefined && { art: portrait, framed: true })}
      />
      <div>
        <h3>{nameOfFigure(hero.id, view)}</h3>
        <p>
          Speed {hero.speed} · defence {hero.defence} · {hero.xp} XP · {hero.gold} gold
        </p>
        <Pips label="Health" full={hero.health} of={hero.maxHealth} kind="health" />
        <Pips label="Energy" full={hero.energy} of={hero.maxEnergy} kind="energy" />
        {left !== undefined && (
          <p className={styles.left} data-left={left}>
            {left === 1 ? '1 action left' : `${left} actions left`}
          </p>
        )}
      </div>
    </section>
  );
}

interface PipsProps {
  readonly label: string;
  readonly full: number;
  readonly of: number;
  readonly kind: 'health' | 'energy';
}

function Pips({ label, full, of, kind }: PipsProps) {
  return (
    <span className={styles.pips} data-kind={kind} role="img" aria-label={`${label}: ${full} of ${of}`}>
      {Array.from({ length: Math.max(of, full) }, (_, at) => at).map((at) => (
        <Icon
          key={at}
          shape={kind === 'health' ? icon.heartsIcon : icon.crystalShineIcon}
          className={at < full ? undefined : styles.gone}
        />
      ))}
    </span>
  );
}

/** What can be done without pointing at anything on the map. */
function Deeds({ scene }: { readonly scene: DungeonScene }) {
  const { decision } = scene;
  const deeds = looseOptions(decision).filter((option) => decision !== null && isInTray(option, decision));
  return (
    <section className={styles.deeds} aria-label="Actions">
      <h3>Actions</h3>
      {deeds.length === 0 ? (
        <p>{decision === null ? 'Wait for your turn.' : 'Choose above.'}</p>
      ) : (
        <OptionList scene={scene} options={deeds} />
      )}
    </section>
  );
}

function Belongings({ hero: { wielded, backpack, consumables } }: { readonly hero: HeroView }) {
  return (
    <section className={styles.things} aria-label="Belongings">
      <h3>In hand and worn</h3>
      <Things items={wielded} />
      {backpack.length > 0 && (
        <>
          <h3>Backpack</h3>
          <Things items={backpack} />
        </>
      )}
      {consumables.length > 0 && (
        <>
          <h3>Consumables</h3>
          <Things items={consumables} />
        </>
      )}
    </section>
  );
}

function Things({ items }: { readonly items: readonly string[] }) {
  return (
    <ul>
      {items
        .map((item, at) => ({ item, id: `${at} ${item}` }))
        .map(({ item, id }) => (
          <li key={id}>
            <Thing item={item} />
          </li>
        ))}
    </ul>
  );
}

function Thing({ item }: { readonly item: string }) {
  const target = useTarget({ item });
  return (
    <button
      type="button"
      {...target.bind}
      className={classes(styles.thing, target.legal && styles.can)}
      aria-disabled={!target.legal || undefined}
    >
      <Icon shape={iconOf(item)} />
      {nameOfThing(item)}
    </button>
  );
}

/** The hero's trees, row by row as they are bought; what is learned is gold. */
function Skills({ hero }: { readonly hero: HeroView }) {
  const trees = HEROES.find(({ id }) => id === hero.card)?.trees ?? [];
  return (
    <section className={styles.skills} aria-label="Skills">
      {trees.map((tree) => (
        <div key={tree}>
          <h3>{TREE_NAMES[tree]}</h3>
          {[0, 1, 2, 3].map((cost) => (
            <ul key={cost}>
              {SKILLS.filter((skill) => skill.tree === tree && skill.cost === cost).map(({ id }) => (
                <li key={id}>
                  <SkillNode skill={id} learned={hero.skills.includes(id)} />
                </li>
              ))}
            </ul>
          ))}
        </div>
      ))}
    </section>
  );
}

function SkillNode({ skill, learned }: { readonly skill: SkillId; readonly learned: boolean }) {
  const target = useTarget({ skill });
  const printed = SKILLS.find(({ id }) => id === skill);
  return (
    <button
      type="button"
      {...target.bind}
      className={styles.skill}
      data-learned={learned}
      title={printed && `${nameOfThing(skill)}: ${skillText(printed)}`}
      aria-label={`${nameOfThing(skill)}${learned ? ', learned' : ''}`}
      aria-disabled="true"
    >
      <Icon shape={SKILL_ICONS[skill]} />
      <span>{nameOfThing(skill)}</span>
    </button>
  );
}
