/** [SFB-OOA] [SFB-LEVEL] [SFB-WIN] Who goes out of action, who gains by it, and when the game is over. */
import type { Objection } from '@questhall/testkit';
import type { BrawlEvent } from '../src/events.ts';
import type { Check } from './check.ts';
import { check } from './check.ts';
import type { Deed } from './deed.ts';
import type { Table } from './table.ts';
import { pieceOf, sideUp, standing } from './table.ts';

/** [SFB-LEVEL-01] [SFB-REACT-12] [SFB-RULING-100] Who levels up when the Action is over. */
function dueToLevel(deed: Deed, table: Table): ReadonlySet<number> {
  const due = new Set<number>();
  const { side } = pieceOf(table, deed.champion);
  for (const { champion, source } of deed.fallen) {
    if (pieceOf(table, champion).side !== side) due.add(deed.champion);
    else if (source === deed.reaction?.on) due.add(source);
  }
  return due;
}

const isWon = ({ vp, vpToWin }: Table): boolean => vp.some((points) => points >= vpToWin);

/** What may happen while somebody is over its hitpoints: the rest of the same damage, and the knock-out itself. */
const AT_ONCE: readonly BrawlEvent['type'][] = [
  'damaged',
  'struck',
  'knockedOut',
  'healed',
  'vpGained',
  'gameEnded',
];

/** [SFB-OOA-01] Nothing else happens before the fallen are taken out. */
export function outAtOnce(table: Table, event: BrawlEvent): readonly Objection[] {
  if (AT_ONCE.includes(event.type)) return [];
  const late = standing(table).find((piece) => piece.damage >= sideUp(piece).hitpoints);
  return late
    ? [{ rule: 'SFB-OOA-01', message: `${late.key} has ${late.damage} damage when ${event.type} is told` }]
    : [];
}

/** [SFB-WIN-01] Nothing happens after the end. */
export function overIsOver(table: Table, event: BrawlEvent): readonly Objection[] {
  const closing = ['vpGained', 'gameEnded', 'knockedOut', 'damaged', 'healed'].includes(event.type);
  return isWon(table) && !closing
    ? [{ rule: 'SFB-WIN-01', message: `${event.type} after the game is won` }]
    : [];
}

/** [SFB-LEVEL-01] Checked when the Action is over. */
export function levelledRightly(deed: Deed, table: Table): readonly Objection[] {
  return [...dueToLevel(deed, table)]
    .map((id) => pieceOf(table, id))
    .filter((piece) => piece.hex !== null && !piece.levelled)
    .map((piece) => ({ rule: 'SFB-LEVEL-01', message: `${piece.key} does not level up` }));
}

export const KNOCK_OUTS: readonly Check[] = [
  check('knockedOut', 'SFB-OOA-01', ({ table }, { champion }) => {
    const piece = pieceOf(table, champion);
    return (
      (piece.hex === null || piece.damage < sideUp(piece).hitpoints) &&
      `${piece.key} has ${piece.damage} damage`
    );
  }),
  check('levelledUp', 'SFB-LEVEL-01', ({ deed, table }, { champion }) =>
    deed && dueToLevel(deed, table).has(champion)
      ? undefined
      : `${pieceOf(table, champion).key} took nobody out`,
  ),
  check('levelledUp', 'SFB-RULING-55', ({ table }, { champion }) =>
    pieceOf(table, champion).hex === null ? 'levels up on the Gate' : undefined,
  ),
  check('levelledUp', 'SFB-LEVEL-04', ({ table }, { champion }) =>
    pieceOf(table, champion).levelled ? 'levels up twice' : undefined,
  ),
  check('vpGained', 'SFB-WIN-02', ({ table }, { side, vp, total }) =>
    total !== (table.vp[side] ?? 0) + vp ? `${vp} more make ${total}` : undefined,
  ),
  /** [SFB-RULING-52] More VP wins; with as many, who did not play the card. */
  check('gameEnded', 'SFB-WIN-01', ({ table, deed }, { side }) => {
    const own = table.vp[side] ?? 0;
    const other = table.vp[1 - side] ?? 0;
    if (own < table.vpToWin || other > own) return `side ${side} wins with ${own} to ${other}`;
    const last = deed?.fallen.at(-1);
    const played = last && deed?.reaction?.on === last.source ? deed.reaction.seat : deed?.seat;
    return other === own && played !== undefined && played % 2 === side && 'who played the card wins the tie';
  }),
];

/** [SFB-OOA-02] [SFB-OOA-12] Each Champion that goes out gives 1 VP to the other side; Challenges give theirs. */
export function pointsAddUp(
  before: Table,
  after: Table,
  events: readonly BrawlEvent[],
): readonly Objection[] {
  const due = [...before.vp];
  for (const event of events) {
    if (event.type === 'knockedOut')
      due[1 - pieceOf(before, event.champion).side] = gained(due, event, before);
    if (event.type === 'challengeScored') {
      const side = before.players[event.seat]?.side ?? 0;
      due[side] = (due[side] ?? 0) + event.vp;
    }
  }
  return due.some((points, side) => points !== after.vp[side])
    ? [{ rule: 'SFB-OOA-02', message: `VP are ${after.vp.join(' and ')} instead of ${due.join(' and ')}` }]
    : [];
}

const gained = (due: readonly number[], { champion }: { readonly champion: number }, table: Table): number =>
  (due[1 - pieceOf(table, champion).side] ?? 0) + 1;
