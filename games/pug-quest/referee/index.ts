/**
 * Watches a match of Fantasy Pug Quest with only the rulebook in hand. It keeps a table of its own, moves it on by what is
 * told, judges every event by the rules, and compares its table with what the players see.
 */
import type { Objection, Referee, Watch } from '@questhall/testkit';
import { asReferee } from '@questhall/testkit';
import type { PugEvent } from '../src/events.ts';
import { asPugEvent } from '../src/events.ts';
import type { PugView } from '../src/view.ts';
import type { Check, Scene } from './check.ts';
import { addsUp, COMBAT } from './combat.ts';
import { actedTooOften, COSTS } from './costs.ts';
import { GAINS } from './gains.ts';
import type { Attack } from './memory.ts';
import { answered, freshMemory, layAside, remember } from './memory.ts';
import { MOVEMENT } from './movement.ts';
import type { Table } from './table.ts';
import { tableOf, tell } from './table.ts';
import { marksAreTold, marksEnd, tokensInPairs, toldAndSeen } from './telling.ts';
import { TURNS } from './turns.ts';
import { notAsked } from './windows.ts';

const CHECKS: readonly Check[] = [...COSTS, ...MOVEMENT, ...COMBAT, ...TURNS, ...GAINS];

/** With these an attack is over, and what it did must add up. */
const CLOSING: readonly PugEvent['type'][] = ['turnEnded', 'attacked', 'worldEnded'];

function watch(): Watch<PugView> {
  const memory = freshMemory();
  /** The table when the attack under way was declared: who could answer it. */
  let declared: Table | null = null;

  function close(event: PugEvent): readonly Objection[] {
    const { attack } = memory;
    const counter = event.type === 'attacked' && attack?.answering.has(event.by);
    if (!attack || !CLOSING.includes(event.type) || (counter && attack.answering.size > 1)) return [];
    return [...addsUp(memory), ...(declared ? notAsked(declared, memory) : [])];
  }

  function judge(scene: Scene, event: PugEvent): readonly Objection[] {
    const { attack } = memory as { attack: Attack | null };
    const closing = close(event);
    /** Cards that lay aside are taken up before it is seen whether they were there. */
    const first = event.type === 'discarded';
    if (first) remember(memory, scene.table, event, scene.earlier);
    const checked = CHECKS.filter(({ on }) => on === event.type).flatMap((check) =>
      check.objections(scene, event),
    );
    if (!first) remember(memory, scene.table, event, scene.earlier);
    /** A mark since the last view may have changed what things cost. */
    const settled = !scene.earlier.some(({ type }) => type === 'marked');
    if (memory.attack !== attack) declared = memory.attack && settled ? copyOf(scene.table) : null;
    tell(scene.table, event);
    return [...closing, ...checked];
  }

  return {
    /** A match may be joined in the middle of a Round. */
    opening({ open }) {
      for (const { id, acted } of [...open.heroes, ...open.monsters]) if (acted) memory.acted.add(id);
      return [];
    },
    beat({ before, decision, option, events: all, after, outcome }) {
      const events = all.map(asPugEvent);
      const table = tableOf(before);
      const limitAfter = (hero: string): number =>
        after.open.heroes.find(({ id }) => id === hero)?.handLimit ?? 0;
      answered(memory, decision, option);
      if (decision.kind !== 'tax') layAside(memory, table, decision, option);
      const objections = events.flatMap((event, at) => {
        const earlier = events.slice(0, at);
        const scene = { table, memory, decision, option, earlier, next: events[at + 1], limitAfter };
        return [...(at === 0 ? actedTooOften(scene) : []), ...judge(scene, event)];
      });
      if (outcome || table.pugs.length !== after.open.heroes.length) return objections;
      return [
        ...objections,
        ...toldAndSeen(table, after, events, memory.out),
        ...marksAreTold(before, after, events),
        ...marksEnd(after, events),
        ...tokensInPairs(after),
      ];
    },
  };
}

/** Hands and lanes as they are now, whatever happens to them later. */
const copyOf = (table: Table): Table => ({
  ...table,
  pugs: table.pugs.map((pug) => ({ ...pug, hand: [...pug.hand], treasures: [...pug.treasures] })),
  heroLanes: table.heroLanes.map((lane) => [...lane]),
});

const pugQuest: Referee<PugView> = { game: 'pug-quest', watch };
export const referee: Referee = asReferee(pugQuest);
