/** [DL-CONS] Using up what one carries. */
import { call } from '@questhall/kernel';
import { consumableCard } from '../content/index.ts';
import type { Attack } from '../flow.ts';
import * as flow from '../flow.ts';
import { looseAttack } from '../queries/attacks.ts';
import type { FigureId, HeroState, State } from '../state.ts';
import { useUp } from './attack-parts.ts';
import { heal, inflict, recover } from './energy.ts';
import { moveCard } from './row-cards.ts';

/** How far a consumable that is thrown reaches. */
export function consumeOn(consumable: string): number {
  const { effect } = consumableCard(consumable);
  if (effect.does === 'obstacle') return effect.within;
  return effect.does === 'attack' ? effect.range : 0;
}

/** [DL-RULING-51] What is thrown bursts, on a space or on whoever stands there. */
export const oilAttack = (by: FigureId): Attack => ({
  ...looseAttack('consumable', by, 3, 'magical'),
  shape: 'blast',
  range: 3,
});

export function consume(s: State, hero: HeroState, consumable: string, at: FigureId): void {
  useUp(s, hero, consumable);
  const { effect } = consumableCard(consumable);
  switch (effect.does) {
    case 'heal':
      return heal(s, at, effect.amount, hero.id);
    case 'revive':
      return heal(s, at, 1, hero.id);
    case 'energy':
      return recover(s, hero, effect.amount);
    case 'attack':
      return call(s, flow.attack, { ...oilAttack(hero.id), targets: [at] });
    case 'snare':
      return inflict(s, at, 'immobilize');
    case 'invisible':
      hero.inked = true;
      return;
    case 'topOfRow': {
      const from = s.row.findIndex((card) => card.hero === hero.id);
      if (from > 0) moveCard(s, from, 0);
      return;
    }
    case 'walk':
      return call(s, flow.walk, {
        mover: hero.id,
        left: effect.spaces,
        quiet: true,
        gone: 0,
        why: 'consumable',
      });
    default:
      return;
  }
}
