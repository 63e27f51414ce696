import type { HeroView } from '@questhall/games/dungeonland';
import type { Option } from '@questhall/kernel';
import { canonical } from '@questhall/kernel';
import { useTarget } from '../../../table/targets.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { armBoost, intend, showThing, useBoost, useIntent } from '../intent.ts';
import type { Arm } from '../logic/arms.ts';
import { armsOf } from '../logic/arms.ts';
import { armOf } from '../logic/meant.ts';
import type { DungeonScene } from '../logic/scene.ts';
import { NEXT_ATTACK, TITLES, USE_LABELS } from '../words.ts';
import styles from './Arms.module.css';

interface ArmsProps {
  readonly scene: DungeonScene;
  readonly hero: HeroView;
}

/** Weapons, spells and consumables: what is taken in hand lights what it can be pointed at. */
export function Arms({ scene, hero }: ArmsProps) {
  const arms = armsOf(hero);
  return (
    <section className={styles.arms} aria-label={TITLES.arms}>
      <h3>{TITLES.arms}</h3>
      <ul>
        {arms.map((arm) =>
          arm.boost ? (
            <BoostRow key={arm.id} scene={scene} hero={hero} arm={arm} />
          ) : (
            <ArmRow key={arm.id} scene={scene} arm={arm} />
          ),
        )}
      </ul>
    </section>
  );
}

/** [DL-DEC-12] Taken up before an attack, it is added to it. */
function BoostRow({ scene: { decision }, hero, arm }: ArmsProps & { readonly arm: Arm }) {
  const { id, name, icon, cost } = arm;
  const armed = useBoost(hero.id) === id;
  const acts = decision?.kind === 'act' && decision.about.hero === hero.id;
  const target = useTarget({ skill: id });
  return (
    <li className={styles.row} data-state={armed ? 'held' : acts ? 'can' : 'idle'}>
      <button
        type="button"
        {...target.bind}
        className={styles.arm}
        aria-pressed={armed}
        onClick={() => {
          showThing(id);
          if (acts) armBoost(hero.id, armed ? undefined : id);
        }}
      >
        <Icon shape={icon} />
        <b>{name}</b>
        <small>{NEXT_ATTACK}</small>
        {cost !== '' && <em>{cost}</em>}
      </button>
    </li>
  );
}

function ArmRow({ scene, arm }: { readonly scene: DungeonScene; readonly arm: Arm }) {
  const { decision } = scene;
  const { id, kind, name, icon, detail, cost } = arm;
  const intent = useIntent(decision?.id);
  const target = useTarget(kind === 'item' ? { item: id } : { skill: id });
  const own = (decision?.options ?? []).filter((option) => armOf(option) === id);
  const aimed = own.filter(({ at }) => at !== undefined);
  const loose = own.filter(({ at }) => at === undefined);
  const held = intent.arm === id;
  const point = (over: string | undefined) => intend(decision?.id, { over });
  return (
    <li className={styles.row} data-state={held ? 'held' : own.length > 0 ? 'can' : 'idle'}>
      <button
        type="button"
        {...target.bind}
        className={styles.arm}
        aria-pressed={aimed.length > 0 ? held : undefined}
        onPointerEnter={(event) => {
          target.bind.onPointerEnter?.(event);
          point(id);
        }}
        onPointerLeave={(event) => {
          target.bind.onPointerLeave?.(event);
          point(undefined);
        }}
        onClick={(event) => {
          showThing(id);
          if (target.legal) target.bind.onClick?.(event);
          else if (aimed.length > 0) intend(decision?.id, { arm: held ? undefined : id });
        }}
      >
        <Icon shape={icon} />
        <b>{name}</b>
        {detail !== '' && <small>{detail}</small>}
        {cost !== '' && <em>{cost}</em>}
      </button>
      {loose.map((option) => (
        <Use key={canonical(option)} scene={scene} option={option} />
      ))}
    </li>
  );
}

/** What it does without being pointed at anything, or with a space that is asked for afterwards. */
function Use({
  scene: { words, view, choose },
  option,
}: {
  readonly scene: DungeonScene;
  readonly option: Option;
}) {
  const sentence = words.option(option, view);
  const by = 'by' in option && typeof option.by === 'number' ? ` ${option.by}` : '';
  return (
    <button
      type="button"
      className={styles.use}
      data-option={canonical(option)}
      title={sentence}
      aria-label={sentence}
      onClick={() => choose(option)}
    >
      {`${USE_LABELS[option.do] ?? sentence}${by}`}
    </button>
  );
}
