/** The dice of the attack under way, and what they come to. What bursts out of Criticals rolls out after them. */
import { ATTACK_FACES, DEFENCE_FACES, nameOfFigure, nameOfThing } from '@questhall/dungeonland';
import type { CSSProperties } from 'react';
import type { Die } from '../../../ui/Dice.tsx';
import { Dice } from '../../../ui/Dice.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import type { IconShape } from '../../../ui/icon-shape.ts';
import * as icon from '../icons.ts';
import type { DungeonScene } from '../logic/scene.ts';
import { wavesOf } from '../logic/waves.ts';
import styles from './Roll.module.css';

type Face = (typeof ATTACK_FACES)[number] | (typeof DEFENCE_FACES)[number];

const FACES: { readonly [face in Face]: { readonly icon: IconShape | undefined; readonly label: string } } = {
  miss: { icon: undefined, label: 'Miss' },
  melee: { icon: icon.broadswordIcon, label: 'Melee' },
  ranged: { icon: icon.bowArrowIcon, label: 'Ranged' },
  ability: { icon: icon.magicSwirlIcon, label: 'Ability' },
  critical: { icon: icon.sparklesIcon, label: 'Critical' },
  shield: { icon: icon.shieldIcon, label: 'Shield' },
};

function dieOf(pip: number, at: number, faces: readonly Face[], kind: string): Die {
  const face = faces[pip - 1] ?? 'miss';
  const look = FACES[face];
  return {
    id: `${kind} ${at} ${pip}`,
    face: look.icon === undefined ? '–' : <Icon shape={look.icon} />,
    label: look.label,
    look: face === 'miss' ? 'miss' : face === 'critical' ? 'star' : 'plain',
  };
}

interface WavesProps {
  readonly pips: readonly number[];
  readonly chain: number;
  readonly critical: string;
  readonly faces: readonly Face[];
  readonly kind: string;
}

function Waves({ pips, chain, critical, faces, kind }: WavesProps) {
  const waves = wavesOf(pips, chain, critical);
  const count = Math.max(0, ...waves) + 1;
  const dice = pips.map((pip, at) => dieOf(pip, at, faces, kind));
  return Array.from({ length: count }, (_, wave) => wave).map((wave) => (
    <span
      key={`${kind} ${wave}`}
      className={styles.wave}
      data-burst={wave > 0}
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
  const { by, weapon, spell, pips, chain, critical, successes, defence } = attack;
  const what = weapon === '' ? spell : weapon;
  return (
    <section className={styles.roll} aria-label="Dice">
      <p>
        <b>{nameOfFigure(by, view)}</b>
        {what !== '' && <small>{nameOfThing(what)}</small>}
      </p>
      <Waves pips={pips} chain={chain} critical={critical} faces={ATTACK_FACES} kind="attack" />
      {successes > 0 && <em>{successes}</em>}
      {defence !== null && (
        <>
          <span>against {nameOfFigure(defence.victim, view)}</span>
          {defence.pips.length > 0 && (
            <Waves pips={defence.pips} chain={0} critical="" faces={DEFENCE_FACES} kind="defence" />
          )}
        </>
      )}
    </section>
  );
}
