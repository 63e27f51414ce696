/**
 * Watches a match of Super Fantasy Brawl with only the rulebook in hand. It keeps a table of its own, moves it on by what
 * is told, judges every event by the rules, and compares its table with what the players see.
 */
import type { Beat, Objection, Referee, Watch } from '@questhall/testkit';
import { asReferee } from '@questhall/testkit';
import type { BrawlEvent } from '../src/events.ts';
import { asBrawlEvent } from '../src/events.ts';
import type { BrawlView } from '../src/view.ts';
import type { Check } from './check.ts';
import { COMBAT, passesOf } from './combat.ts';
import { COSTS } from './costs.ts';
import type { Deed } from './deed.ts';
import { passedOver, shovedInFull, struckAll } from './effects.ts';
import { FEAR, fledFarEnough } from './fear.ts';
import { KNOCK_OUTS, levelledRightly, outAtOnce, overIsOver, pointsAddUp } from './knock-outs.ts';
import { isAsked, remember } from './memory.ts';
import { MOVEMENT } from './movement.ts';
import { REACTIONS } from './reactions.ts';
import { SET_UP } from './set-up.ts';
import type { Table } from './table.ts';
import { clearAside, pieceOf, playerOf, tableOf, tell } from './table.ts';
import { TARGETS } from './targets.ts';
import { shownRightly, toldAndSeen } from './telling.ts';
import { springsAtOnce, TRAP_CHECKS, trapsBite } from './traps.ts';
import { TURNS } from './turns.ts';

const CHECKS: readonly Check[] = [
  ...SET_UP,
  ...TURNS,
  ...COSTS,
  ...MOVEMENT,
  ...FEAR,
  ...TARGETS,
  ...REACTIONS,
  ...COMBAT,
  ...KNOCK_OUTS,
  ...TRAP_CHECKS,
];

/** What must hold once an Action is over. */
const overall = (deed: Deed, table: Table): readonly Objection[] => [
  ...passedOver(deed, table),
  ...shovedInFull(deed, table),
  ...struckAll(deed, table, passesOf(deed)),
  ...fledFarEnough(deed, table),
  ...levelledRightly(deed, table),
];

/** Champions join the table while they are drafted: until then there is nothing to compare. */
const isSetUp = ({ pieces, homes }: Table): boolean => pieces.length > 0 && homes.length > 0;

function watch(): Watch<BrawlView> {
  let deed: Deed | null = null;

  function judge(
    table: Table,
    event: BrawlEvent,
    next: BrawlEvent | undefined,
    { decision, option }: Beat<BrawlView>,
  ): readonly Objection[] {
    deed = remember(deed, table, event);
    const scene = { table, deed, decision, option, next };
    const objections = [
      ...outAtOnce(table, event),
      ...overIsOver(table, event),
      ...CHECKS.filter(({ on }) => on === event.type).flatMap((check) => check.objections(scene, event)),
    ];
    tell(table, event);
    return objections;
  }

  return {
    opening: () => [],
    beat(beat) {
      const { before, decision, after, outcome, asked } = beat;
      const events = beat.events.map(asBrawlEvent);
      const table = tableOf(before);
      const start = tableOf(before);
      const setUp = isSetUp(table) && after.open.champions.length === table.pieces.length;
      if (deed) isAsked(deed, decision);
      const objections = events.flatMap((event, i) => judge(table, event, events[i + 1], beat));
      if (!setUp || table.phase === 'mulligan' || table.phase === 'deployment') return objections;
      if (!outcome && after.open.action === null) {
        if (deed) objections.push(...overall(deed, table));
        deed = null;
        clearAside(table);
      }
      const kinds = asked.map(({ kind }) => kind);
      objections.push(
        ...springsAtOnce(start, events, kinds.includes('ignoreTrap')),
        ...pointsAddUp(start, table, events),
        ...toldAndSeen(table, after),
        ...shownRightly(after, table),
      );
      if (!outcome) {
        const emptyHand = (id: number): boolean => playerOf(table, pieceOf(table, id).seat).hand.length === 0;
        objections.push(...trapsBite(events, kinds.includes('stun'), emptyHand));
      }
      return objections;
    },
  };
}

const brawl: Referee<BrawlView> = { game: 'brawl', watch };
export const referee: Referee = asReferee(brawl);
