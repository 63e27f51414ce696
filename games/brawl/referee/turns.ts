/** [SFB-ROUND] [SFB-SCORE] [SFB-UPKEEP] [SFB-TRACK] Rounds, turns and what happens between Actions. */

import { meets } from './challenges.ts';
import type { Check } from './check.ts';
import { check } from './check.ts';
import type { Table } from './table.ts';
import { playerOf } from './table.ts';

const handSize = ({ players }: Table): number => (players.length === 4 ? 4 : 5);

/** Slots with a Challenge that the player whose turn it is meets now, the rightmost first. */
const scorable = (table: Table): readonly number[] => {
  const side = table.turn === null ? 0 : playerOf(table, table.turn).side;
  return table.track
    .map((_card, slot) => slot)
    .filter(
      (slot) => (table.worth[slot] ?? 0) > 0 && table.track[slot] && meets(table, side, table.track[slot]),
    )
    .reverse();
};

export const TURNS: readonly Check[] = [
  check('turnBegan', 'SFB-ROUND-01', ({ table }, { seat }) => {
    const { order, turn } = table;
    const due = turn === null ? order[0] : order[(order.indexOf(turn) + 1) % order.length];
    return due !== seat && `the turn of seat ${seat}, ${due} is due`;
  }),
  check('roundBegan', 'SFB-ROUND-01', ({ table }, { round }) => {
    const whole = table.turn === null || table.turn === table.order.at(-1);
    return (
      !(whole && round === table.round + (table.turn === null ? 0 : 1)) &&
      `round ${round} after ${table.round}`
    );
  }),
  check('challengeScored', 'SFB-SCORE-05', ({ table }) => table.round < 2 && 'in the first round'),
  check('challengeScored', 'SFB-SCORE-06', ({ table }, { seat }) => seat !== table.turn && `by seat ${seat}`),
  check('challengeScored', 'SFB-SCORE-02', ({ table }, { slot, challenge, vp }) => {
    const right = table.track[slot] === challenge && vp === table.worth[slot];
    return !right && `${challenge} scores ${vp} in slot ${slot}`;
  }),
  check('challengeScored', 'SFB-RULING-62', ({ table }, { slot, challenge }) =>
    scorable(table)[0] === slot ? undefined : `${challenge} is not the rightmost Challenge that is met`,
  ),
  /** [SFB-SCORE-01] */
  check('phaseBegan', 'SFB-SCORE-01', ({ table }, { phase }) => {
    const [left] = phase === 'activation' && table.round > 1 ? scorable(table) : [];
    return left !== undefined && `${table.track[left]} is met and not scored`;
  }),
  check(
    'coresReadied',
    'SFB-CORE-04',
    ({ table }, { seat }) => seat !== table.turn && 'in the turn of another',
  ),
  check('handDiscarded', 'SFB-UPKEEP-02', ({ table }, { seat, cards }) => {
    const { hand } = playerOf(table, seat);
    return (
      (hand.length !== cards.length || hand.some((card) => !cards.includes(card))) && 'not the whole hand'
    );
  }),
  check('handDiscarded', 'SFB-UPKEEP-01', ({ table }, { seat }) =>
    playerOf(table, seat).ready.length < 3 ? 'before all Cores are ready' : undefined,
  ),
  check('turnEnded', 'SFB-UPKEEP-01', ({ table }, { seat }) =>
    playerOf(table, seat).ready.length < 3 ? 'with a Core exhausted' : undefined,
  ),
  check('turnEnded', 'SFB-UPKEEP-03', ({ table }, { seat }) => {
    const { hand, deckCount, discard } = playerOf(table, seat);
    const enough = hand.length === handSize(table) || deckCount + discard.length === 0;
    return !enough && `with ${hand.length} cards in hand`;
  }),
  check('deckRenewed', 'SFB-DECK-01', ({ table, next }, { seat }) => {
    const { deckCount } = playerOf(table, seat);
    const due = next?.type === 'drew' ? next.n : next?.type === 'milled' ? 1 : 0;
    return due <= deckCount && `for ${due} cards, with ${deckCount} in the deck`;
  }),
  check('drew', 'SFB-RULING-69', ({ table }, { seat, cards = [] }) => {
    const { planned } = playerOf(table, seat);
    const first = [...planned].reverse().slice(0, cards.length);
    return first.some((card) => !cards.includes(card)) && 'planned cards are not drawn first';
  }),
  check('drew', 'SFB-DECK-01', ({ table }, { seat, n }) =>
    n > playerOf(table, seat).deckCount
      ? `${n} cards from a deck of ${playerOf(table, seat).deckCount}`
      : undefined,
  ),
  check('trackAdvanced', 'SFB-TRACK-01', ({ table }, { by, gone }) => {
    const steps = table.players.length === 4 ? 2 : 1;
    const off = table.track.slice(-steps).filter((card) => card !== null);
    return (by !== steps || off.length !== gone.length) && `${by} slots, ${gone.length} discarded`;
  }),
  check(
    'trackAdvanced',
    'SFB-TRACK-01',
    ({ table }) => table.turn !== table.order.at(-1) && 'before all had a turn',
  ),
  check('challengeDrawn', 'SFB-TRACK-03', ({ table }, { slot }) => {
    const setUp = table.turn === null;
    return (table.track[slot] !== null || (!setUp && (table.worth[slot] ?? 1) > 0)) && `into slot ${slot}`;
  }),
];
