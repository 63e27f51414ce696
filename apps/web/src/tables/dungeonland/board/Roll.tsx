/** The dice of the attack under way, and what they come to. What bursts out of Criticals rolls out after them. */
import { ATTACK_FACES, DEFENCE_FACES, nameOfFigure, nameOfThing } from '@questhall/games/dungeonland';
import type { CSSProperties } from 'react';
import type { Die } from '../../../ui/Dice.tsx';
import { Dice } from '../../../ui/Dice.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import type { IconShape } from '../../../ui/icon-shape.ts';
import { icon } from '../icons.ts';
import type { DungeonScene } from '../logic/scene.ts';
import { wavesOf } from '../logic/waves.ts';
import styles from './Roll.module.css';

type Face = (typeof ATTACK_FACES)[number] | (typeof DEFENCE_FACES)[number];

export const FACES: {
  readonly [face in Face]: { readonly icon: IconShape | undefined; readonly label: string };
} = {
  miss: { icon: undefined, label: 'Miss' },
  melee: { icon: icon.broadswordIcon, label: 'Melee' },
  ranged: { icon: icon.bowArrowIcon, label: 'Ranged' },
  ability: { icon: icon.magicSwirlIcon, label: 'Ability' },
  critical: { icon: icon.sparklesIcon, label: 'Critical' },
  shield: { icon: icon.shieldIcon, label: 'Shield' },
};

/** [DL-DICE-05] to [DL-DICE-08] The faces that are worth nothing to an attack of this type; all are to a spell. */
const WANTED: { readonly [type: string]: Face } = { melee: 'melee', ranged: 'ranged', magical: 'ability' };
const idleIn = (type: string): readonly Face[] =>
  Object.values(WANTED).filter((face) => WANTED[type] !== undefined && face !== WANTED[type]);

function dieOf(pip: number, at: number, { faces, kind, idle }: WavesProps): Die {
  const face = faces[pip - 1] ?? 'miss';
  const look = FACES[face];
  const isIdle = idle.includes(face);
  return {
    id: `${kind} ${at} ${pip}`,
    face: look.icon === undefined ? '–' : <Icon shape={look.icon} />,
    label: isIdle ? `${look.label}, no success` : look.label,
    look: face === 'miss' || isIdle ? 'miss' : face === 'critical' ? 'star' : 'plain',
  };
}

interface WavesProps {
  readonly pips: readonly number[];
  readonly chain: number;
  readonly critical: string;
  readonly faces: readonly Face[];
  readonly kind: string;
  /** Faces that count for nothing here. */
  readonly idle: readonly Face[];
}

const NONE: readonly Face[] = [];

function Waves(props: WavesProps) {
  const { pips, chain, critical, kind } = props;
  const waves = wavesOf(pips, chain, critical);
  const count = Math.max(0, ...waves) + 1;
  const dice = pips.map((pip, at) => dieOf(pip, at, props));
  return Array.from({ length: count }, (_, wave) => wave).map((wave) => (
    <span
      key={`${kind} ${wave}`}
      className={styles.wave}
      data-burst={wave > 0}
      data-kind={kind}
      style={{ '--wave': wave } as CSSProperties}
    >
      {wave > 0 && <Icon shape={icon.sparklesIcon} label="bursts" />}
      <Dice dice={dice.filter((_, at) => waves[at] === wave)} />
    </span>
  ));
}

export function Roll({ scene: { view } }: { readonly scene: DungeonScene }) {
  const { attack } = view;
  if (attack === null || attack.pips.length === 0) return null;
  const { by, weapon, spell, type, pips, chain, critical, successes, defence } = attack;
  const what = weapon === '' ? spell : weapon;
  return (
    <section className={styles.roll} aria-label="Dice" data-roll="">
      <p>
        <b>{nameOfFigure(by, view)}</b>
        {what !== '' && <small>{nameOfThing(what)}</small>}
      </p>
      <Waves
        pips={pips}
        chain={chain}
        critical={critical}
        faces={ATTACK_FACES}
        kind="attack"
        idle={spell === '' ? idleIn(type) : NONE}
      />
      {successes > 0 && <em>{successes === 1 ? '1 success' : `${successes} successes`}</em>}
      {defence !== null && (
        <>
          <span>against {nameOfFigure(defence.victim, view)}</span>
          {defence.pips.length > 0 && (
            <Waves
              pips={defence.pips}
              chain={0}
              critical=""
              faces={DEFENCE_FACES}
              kind="defence"
              idle={NONE}
            />
          )}
        </>
      )}
    </section>
  );
}
