/** The Monsters' Phase: rooms that wake, Portals, who acts when and against whom. */
import { kindCard } from '../src/content/index.ts';
import type { HeroView, SuperView } from '../src/view.ts';
import type { FateSymbol } from '../src/vocabulary.ts';
import { ahead, figureOn, stepsTo } from './board.ts';
import type { BeatCheck, EventCheck, Moment } from './moment.ts';
import { eventsOf, object } from './moment.ts';
import { tableOf } from './table.ts';

const isCommanded = ({ mode }: SuperView): boolean => mode === 'ugly-master';

const symbolOf = (face: string): FateSymbol => face.split('-')[0] as FateSymbol;

/** [SF-WAKE-05] Noise wakes a room if the die shows the Alarm of somebody in it. */
const noise: EventCheck = ({ event, table, events, at }) => {
  if (event.type !== 'tileWoke' || event.why !== 'noise') return undefined;
  const rolled = eventsOf(events.slice(0, at), 'fateRolled').at(-1);
  const alarmed = [...table.monsters.values()].some(
    ({ kind, squares }) =>
      squares.some((square) => table.view.map.tileOf[square] === event.tile) &&
      table.view.mission.beasts[kind]?.alarm.includes(symbolOf(rolled?.face ?? '')),
  );
  return alarmed ? undefined : object('SF-WAKE-05', `tile ${event.tile} wakes by no Alarm of its own`);
};

/** [SF-WAKE-01] [SF-WAKE-02] */
const certainWaking: BeatCheck = ({ before, after, events, memory }) => {
  if (eventsOf(events, 'monstersPhaseBegan').length === 0 || isCommanded(before)) return undefined;
  const asleep = after.map.tiles.findIndex(({ asleep: sleeps }, tile) => sleeps && memory.woken.has(tile));
  return asleep < 0 ? undefined : object('SF-WAKE-01', `tile ${asleep} sleeps on although somebody came in`);
};

/** Who stands on a tile that wakes is awake; who came and stays on one that sleeps is not. */
const awakeByTile: BeatCheck = ({ after }) => {
  if (isCommanded(after) || after.phase !== 'heroes') return undefined;
  const wrong = after.monsters.find(({ squares, awake }) => {
    const asleep = squares.every((square) => after.map.tiles[after.map.tileOf[square] ?? -1]?.asleep);
    return awake === asleep;
  });
  return wrong && object('SF-MON-03', `${wrong.id} is ${wrong.awake ? 'awake' : 'asleep'} against its room`);
};

/** [SF-PORTAL-02] From the top left clockwise, on squares that are free. */
const portalOrder: EventCheck = ({ event, table }) => {
  if (event.type !== 'monsterArrived' || event.how !== 'portal') return undefined;
  const portal = table.portals.find(({ squares }) => squares.includes(event.square));
  if (!portal || portal.closed) return object('SF-PORTAL-02', `${event.monster} comes out of no open Portal`);
  const first = portal.squares.find((square) => figureOn(table, square) === undefined);
  if (event.square === first || kindCard(event.kind).big) return undefined;
  return object('SF-PORTAL-02', `${event.monster} comes out at ${event.square} instead of ${first}`);
};

/** [SF-PORTAL-06] No more than there are figures; the rider of the Spider counts as one. */
const figures: BeatCheck = ({ after }) => {
  const counts = new Map<string, number>();
  for (const { kind, ridden } of after.monsters) {
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
    if (ridden) counts.set('ugly-snout', (counts.get('ugly-snout') ?? 0) + 1);
  }
  for (const [kind, count] of counts) {
    if (count > kindCard(kind).figures)
      return object('SF-RULING-140', `${count} of ${kind} are on the board`);
  }
  return undefined;
};

/** [SF-PORTAL-03] A Small Portal that is open and free brings one Ugly Snout each turn, as long as there are any. */
const smallPortals: BeatCheck = ({ before, events }) => {
  const from = events.findIndex(({ type }) => type === 'monstersPhaseBegan');
  if (from < 0 || isCommanded(before) || before.mode === 'big-hunting') return undefined;
  const arrived = eventsOf(events.slice(from), 'monsterArrived').filter(({ how }) => how === 'portal');
  const used = before.monsters.filter(({ kind, ridden }) => kind === 'ugly-snout' || ridden).length;
  const idle = before.portals.find(
    ({ kind, closed, squares }) =>
      kind === 'small' &&
      !closed &&
      !arrived.some(({ square }) => squares.includes(square)) &&
      !before.heroes.some(({ square }) => squares.includes(square)) &&
      !before.monsters.some((monster) => monster.squares.some((square) => squares.includes(square))) &&
      !eventsOf(events, 'moved').some(({ path }) => squares.includes(path.at(-1) ?? -1)),
  );
  const none = used + arrived.length >= kindCard('ugly-snout').figures;
  return !idle || none
    ? undefined
    : object('SF-PORTAL-03', `nobody comes out of the Small Portal at ${idle.squares[0]}`);
};

/** [SF-RULING-107] Who arrives looks at the nearest hero; [SF-RULING-34] whoever lies is looked at by nobody. */
const arrivalFaces: BeatCheck = ({ after, events }) => {
  const fell = new Set(eventsOf(events, 'wentDown').map(({ hero }) => hero));
  const standing = after.heroes.filter(({ id, lying }) => !lying || fell.has(id));
  if (standing.length === 0) return undefined;
  const still = eventsOf(events, 'monsterArrived').filter(
    ({ monster, how }) =>
      (how === 'portal' || how === 'summoned') &&
      !events.some((event) => 'figure' in event && event.figure === monster) &&
      !events.some((event) => event.type === 'attacked' && event.by === monster),
  );
  const moved = eventsOf(events, 'moved').length > 0;
  const table = tableOf(after);
  for (const { monster: id } of moved ? [] : still) {
    const monster = after.monsters.find((other) => other.id === id);
    if (!monster) continue;
    /** [SF-RULING-15] A Big one is as near as the nearer of its squares. */
    const fromAny = (away: (own: number) => number): number => Math.min(...monster.squares.map(away));
    const near = [
      ...nearestBy(standing, ({ square }) => fromAny((own) => gap(after.map.width, own, square))),
      ...nearestBy(standing, ({ square }) => fromAny((own) => stepsTo(table, own, square) ?? 999)),
    ];
    const front = near.some(({ square }) =>
      monster.squares.some((own) => ahead(after, own, monster.facing, square) >= 0),
    );
    if (!front) return object('SF-RULING-107', `${id} arrives with its back to the nearest hero`);
  }
  return undefined;
};

function nearestBy(heroes: readonly HeroView[], away: (hero: HeroView) => number): readonly HeroView[] {
  const least = Math.min(...heroes.map(away));
  return heroes.filter((hero) => away(hero) === least);
}

const gap = (width: number, a: number, b: number): number =>
  Math.max(Math.abs((a % width) - (b % width)), Math.abs(Math.floor(a / width) - Math.floor(b / width)));

/** [SF-RULING-109] By Initiative; whoever wakes or comes meanwhile is not late. */
const order: EventCheck = ({ event, table, memory, before }) => {
  const actor =
    event.type === 'moved' && event.how === 'move' ? event.figure : event.type === 'attacked' ? event.by : '';
  const monster = table.monsters.get(actor);
  if (!monster || isCommanded(before)) return undefined;
  const initiative = table.view.mission.beasts[monster.kind]?.initiative ?? 0;
  if (initiative < memory.initiative && !memory.late.has(actor)) {
    return object('SF-RULING-109', `${actor} acts after a kind of later Initiative`);
  }
  memory.initiative = Math.max(memory.initiative, initiative);
  return undefined;
};

/** [SF-AI-04] The target is the nearest hero, by steps over terrain. */
const nearest: EventCheck = (moment) => {
  const { event, table } = moment;
  if (event.type !== 'attacked' || event.why !== 'nearest') return undefined;
  const monster = table.monsters.get(event.by);
  if (monster?.squares.length !== 1) return undefined;
  const from = startOf(moment, monster.id) ?? monster.squares[0] ?? -1;
  const steps = (hero: number): number => stepsTo(table, from, hero) ?? Number.POSITIVE_INFINITY;
  const standing = [...table.heroes.values()].filter(({ lying, square }) => !lying && square >= 0);
  const best = Math.min(...standing.map(({ square }) => steps(square)));
  const chosen = steps(table.heroes.get(event.target)?.square ?? -1);
  return chosen <= best
    ? undefined
    : object('SF-AI-04', `${monster.id} attacks ${event.target}, who is not the nearest`);
};

/** Where a monster set off in this beat. */
const startOf = ({ events, at }: Moment, monster: string): number | undefined =>
  eventsOf(events.slice(0, at), 'moved').findLast(({ figure }) => figure === monster)?.path[0];

export const EVENT_CHECKS: readonly EventCheck[] = [noise, portalOrder, order, nearest];
export const BEAT_CHECKS: readonly BeatCheck[] = [
  certainWaking,
  awakeByTile,
  figures,
  smallPortals,
  arrivalFaces,
];
