/** [PQ-KILL] [PQ-DROP] [PQ-PRIZE] What a fallen Monster leaves. */
import { foeCard, typeOf } from './cards.ts';
import type { Check } from './check.ts';
import { check } from './check.ts';
import { isPug } from './table.ts';

export const GAINS: readonly Check[] = [
  check('prizeTaken', 'PQ-MON-09', (_scene, { monster }) => {
    const card = foeCard(monster);
    return !(card && 'prize' in card && card.prize) && `${monster} gives no Prize`;
  }),
  check('xpGained', 'PQ-KILL-02', ({ table }, { hero }) => !isPug(table, hero) && `XP for ${hero}`),
  check('treasureTaken', 'PQ-DROP-03', ({ table, memory, decision, option }, { hero }) => {
    const { payment } = memory;
    const paid = 'cards' in option && Array.isArray(option.cards) ? option.cards.length : 0;
    const wrong = payment?.by === hero && payment.cards.length > 1;
    return (
      decision.kind === 'pickUp' && paid > 0 && wrong && typeOf(hero, table.custom) && 'more than one card'
    );
  }),
  check('bought', 'PQ-MKT-04', ({ decision }) => decision.kind !== 'market' && 'outside the Market'),
];
