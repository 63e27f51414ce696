/** [SFB-TRAP] Traps: what they do, and where the next one goes. */
import type { Objection } from '@questhall/testkit';
import type { HexId } from '../src/content/arena.ts';
import { HEXES, TRAP_HEXES } from '../src/content/arena.ts';
import { TRAP_DAMAGE } from '../src/content/index.ts';
import type { BrawlEvent } from '../src/events.ts';
import type { Check, Scene } from './check.ts';
import { check } from './check.ts';
import { far, isStatue } from './hexes.ts';
import type { Table } from './table.ts';
import { at, pieceOf, sideUp } from './table.ts';

const isEmpty = (table: Table, hex: HexId): boolean =>
  at(table, hex) === undefined && !table.traps.includes(hex) && !isStatue(hex);

/** [SFB-TRAP-11] [SFB-TRAP-13] [SFB-RULING-48] Where a trap may be put, other than on the hex it was on. */
function placesFor(table: Table, not: HexId): readonly HexId[] {
  const empty = TRAP_HEXES.filter((hex) => hex !== not && isEmpty(table, hex));
  if (empty.length > 0) return empty;
  const trapHexes = [...TRAP_HEXES, ...table.traps];
  return HEXES.map((_place, hex) => hex).filter(
    (hex) => hex !== not && isEmpty(table, hex) && trapHexes.some((trap) => far(trap, hex) === 1),
  );
}

const ignores = ({ table }: Scene, champion: number): boolean =>
  sideUp(pieceOf(table, champion)).effects.some((effect) => effect.op === 'immune' && effect.to === 'traps');

const sprung = ({ deed }: Scene): Extract<BrawlEvent, { type: 'trapSprung' }> | undefined =>
  deed?.events.findLast((event) => event.type === 'trapSprung');

export const TRAP_CHECKS: readonly Check[] = [
  check('trapSprung', 'SFB-TRAP-02', ({ table }, { champion, hex }) =>
    !table.traps.includes(hex) || pieceOf(table, champion).hex !== hex
      ? `no trap under it on ${hex}`
      : undefined,
  ),
  check('trapIgnored', 'SFB-TRAP-02', (scene, { champion }) =>
    ignores(scene, champion) ? undefined : `${pieceOf(scene.table, champion).key} cannot ignore traps`,
  ),
  check('damaged', 'SFB-TRAP-04', (scene, { amount, why, champion }) => {
    const trap = sprung(scene);
    if (why !== 'trap') return undefined;
    const due = trap && trap.champion === champion ? TRAP_DAMAGE[trap.face] : 0;
    return amount !== due && `${amount} damage from a trap of ${due}`;
  }),
  check('rooted', 'SFB-TRAP-05', (scene, { champion }) => {
    const trap = sprung(scene);
    const byTrap = trap?.face === 'root' && trap.champion === champion;
    const byCard = scene.deed?.reaction?.card.effects.some(({ op }) => op === 'root');
    const byOwn = scene.deed?.card?.effects.some(({ op }) => op === 'root');
    return !(byTrap || byCard || byOwn) && `nothing roots ${pieceOf(scene.table, champion).key}`;
  }),
  check('trapPlaced', 'SFB-SETUP-12', ({ table }, { hex }) =>
    table.phase === 'traps' && !(TRAP_HEXES.includes(hex) && isEmpty(table, hex))
      ? `a trap on ${hex}`
      : undefined,
  ),
  check('trapPlaced', 'SFB-TRAP-11', (scene, { hex }) => {
    if (scene.table.phase === 'traps') return undefined;
    const trap = sprung(scene);
    if (!trap) return 'a trap is placed and none was sprung';
    return !placesFor(scene.table, trap.hex).includes(hex) && `the new trap lies on ${hex}`;
  }),
  check('trapPlaced', 'SFB-TRAP-09', (scene, { seat }) => {
    const trap = sprung(scene);
    const owner = trap && pieceOf(scene.table, trap.champion).seat;
    return owner !== undefined && owner !== seat && `seat ${seat} replaces a trap of seat ${owner}`;
  }),
  check('trapMoved', 'SFB-DEC-27', ({ table }, { from, to }) =>
    !table.traps.includes(from) || !placesFor(table, from).includes(to) ? `${from} to ${to}` : undefined,
  ),
];

/** [SFB-TRAP-02] Whoever enters a hex with a trap springs it, or is asked whether to. */
export function springsAtOnce(
  table: Table,
  events: readonly BrawlEvent[],
  asked: boolean,
): readonly Objection[] {
  const objections: Objection[] = [];
  events.forEach((event, i) => {
    const enters =
      event.type === 'moved' ? event.path.at(-1) : event.type === 'placed' ? event.to : undefined;
    if (enters === undefined || (event.type === 'placed' && event.back)) return;
    const after = events[i + 1];
    const springs = after?.type === 'trapSprung' || after?.type === 'trapIgnored';
    if (table.traps.includes(enters) && !springs && !(after === undefined && asked)) {
      objections.push({ rule: 'SFB-TRAP-02', message: `nothing happens on the trap of hex ${enters}` });
    }
  });
  return objections;
}

/** [SFB-TRAP-04] [SFB-TRAP-05] [SFB-TRAP-06] What was turned over is applied. */
export function trapsBite(
  events: readonly BrawlEvent[],
  stunAsked: boolean,
  emptyHand: (id: number) => boolean,
): readonly Objection[] {
  return events.flatMap((event, i) => {
    if (event.type !== 'trapSprung') return [];
    const after = events[i + 1];
    const bites =
      TRAP_DAMAGE[event.face] > 0
        ? after?.type === 'damaged' && after.why === 'trap'
        : event.face === 'root'
          ? after?.type === 'rooted'
          : after?.type === 'stunned' ||
            after?.type === 'handShown' ||
            after?.type === 'warded' ||
            (after === undefined && stunAsked) ||
            emptyHand(event.champion);
    return bites ? [] : [{ rule: 'SFB-TRAP-03', message: `the ${event.face} trap has no effect` }];
  });
}
