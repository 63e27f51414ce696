/** The dice of the attack under way, and what they come to. */
import { ATTACK_FACES, DEFENCE_FACES, nameOfFigure, nameOfThing } from '@questhall/dungeonland';
import type { Die } from '../../../ui/Dice.tsx';
import { Dice } from '../../../ui/Dice.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import type { IconShape } from '../../../ui/icon-shape.ts';
import * as icon from '../icons.ts';
import type { DungeonScene } from '../logic/scene.ts';
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

function diceOf(pips: readonly number[], faces: readonly Face[], kind: string): readonly Die[] {
  return pips.map((pip, at) => {
    const face = faces[pip - 1] ?? 'miss';
    const look = FACES[face];
    return {
      id: `${kind} ${at} ${pip}`,
      face: look.icon === undefined ? '–' : <Icon shape={look.icon} />,
      label: look.label,
      look: face === 'miss' ? 'miss' : face === 'critical' ? 'star' : 'plain',
    };
  });
}

export function Roll({ scene: { view } }: { readonly scene: DungeonScene }) {
  const { attack } = view;
  if (attack === null || attack.pips.length === 0) return null;
  const { by, weapon, spell, pips, successes, defence } = attack;
  const what = weapon === '' ? spell : weapon;
  return (
    <section className={styles.roll} aria-label="Dice">
      <p>
        <b>{nameOfFigure(by, view)}</b>
        {what !== '' && <small>{nameOfThing(what)}</small>}
      </p>
      <Dice dice={diceOf(pips, ATTACK_FACES, 'attack')} />
      {successes > 0 && <em>{successes}</em>}
      {defence !== null && (
        <>
          <span>against {nameOfFigure(defence.victim, view)}</span>
          {defence.pips.length > 0 && <Dice dice={diceOf(defence.pips, DEFENCE_FACES, 'defence')} />}
        </>
      )}
    </section>
  );
}
