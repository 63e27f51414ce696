/** Moving: steps, Block Zones, Big monsters, facing. */
import { abilityCard } from '../src/content/index.ts';
import type { Deed } from '../src/vocabulary.ts';
import type { Lie } from './big.ts';
import { stepsFrom } from './big.ts';
import {
  ahead,
  distance,
  facingsOf,
  figureOn,
  foesOf,
  isFree,
  isObstacle,
  linked,
  zoneOf,
  zonesAt,
} from './board.ts';
import type { BeatCheck, EventCheck, Moment } from './moment.ts';
import { eventsOf, object } from './moment.ts';
import type { HeroPiece, MonsterPiece, Table } from './table.ts';

const running = ({ before }: Moment, ...sources: readonly string[]): boolean =>
  before.turn?.running.some(({ source }) => sources.includes(source)) ?? false;

/** The deeds of the ability that is being used. */
function deedsUsed(moment: Moment): readonly Deed[] {
  const hero = moment.before.turn?.hero;
  const own = moment.before.heroes.find(({ id }) => id === hero)?.abilities ?? [];
  return own.flatMap(({ id, level }) =>
    (abilityCard(id).levels[level - 1] ?? []).flatMap(({ deeds }) => deeds),
  );
}

const reachOf = (moment: Moment, name: 'freeMove' | 'jump'): number =>
  Math.max(0, ...deedsUsed(moment).map((deed) => (deed.do === name ? deed.n : 0)));

const TOME_WALK = 3;

/** [SF-ZOE-06] Dark Knowledge casts a Tome that is at hand. */
const castsWings = ({ before }: Moment): boolean =>
  before.heroes.some(({ id, gear }) => id === before.turn?.hero && gear.includes('tome-wings'));

/** How many squares this walk may have. */
function allowance(moment: Moment): number {
  if (moment.decision.kind === 'walk') return TOME_WALK;
  if (moment.event.type === 'moved' && moment.event.how !== 'move') {
    return Math.max(reachOf(moment, 'freeMove'), castsWings(moment) ? TOME_WALK : 0);
  }
  return moment.memory.walk;
}

const heldFast = ({ frozen, caged, inHole }: HeroPiece): boolean => frozen || caged || inHole;

const heroWalk: EventCheck = (moment) => {
  const { event, table } = moment;
  if (event.type !== 'moved' || (event.how !== 'move' && event.how !== 'ability')) return undefined;
  const hero = table.heroes.get(event.figure);
  if (!hero) return undefined;
  const { path } = event;
  if (heldFast(hero)) return object('SF-MOVE-12', `${hero.id} walks although held fast`);
  if (path[0] !== hero.square) return object('SF-MOVE-01', `${hero.id} sets off from where he is not`);
  if (path.length - 1 > allowance(moment)) {
    return object('SF-MOVE-01', `${hero.id} goes ${path.length - 1} squares of ${allowance(moment)}`);
  }
  return stepsOnFloor(moment, hero, path) ?? stopsInZones(moment, hero, path);
};

/** [SF-YANG-05] Through figures and doors, on to a free square. */
function stepsOnFloor(moment: Moment, hero: HeroPiece, path: readonly number[]) {
  const { table } = moment;
  const to = path.at(-1) ?? -1;
  if (!isFree(table, to, hero.id))
    return object('SF-MOVE-05', `${hero.id} ends on a square that is not free`);
  if (running(moment, 'shadow-step') && shadowLevel(moment) > 1) return undefined;
  for (const [at, square] of path.slice(1).entries()) {
    if (!linked(table, path[at] ?? -1, square))
      return object('SF-MOVE-04', `${hero.id} steps through a wall`);
    if (isObstacle(table, square)) return object('SF-MOVE-08', `${hero.id} walks over an obstacle`);
    const met = figureOn(table, square, hero.id);
    if (met) return object('SF-MOVE-05', `${hero.id} walks through ${met}`);
    if (table.holes.has(square) && square !== to)
      return object('SF-RULING-44', `${hero.id} walks over a Spiked Hole`);
    if (moment.before.floorTraps.includes(square) && square !== to) {
      return object('SF-RULING-50', `${hero.id} walks over a trap`);
    }
  }
  return undefined;
}

const shadowLevel = ({ before }: Moment): number =>
  Math.max(
    0,
    ...(before.turn?.running.map(({ source, level }) => (source === 'shadow-step' ? level : 0)) ?? []),
  );

function stopsInZones(moment: Moment, hero: HeroPiece, path: readonly number[]) {
  const { table, decision, event } = moment;
  if (event.type === 'moved' && event.how === 'ability') return undefined;
  if (running(moment, 'elven-step', 'shadow-step', 'smoke')) return undefined;
  const [from = -1, ...on] = path;
  const slipping = table.view.dodge !== null;
  const held = foesOf(table, hero.id).filter(({ squares }) => zoneOf(table, squares).has(from));
  if (held.length > 0 && decision.kind === 'goTo' && !slipping) {
    return object('SF-MOVE-11', `${hero.id} walks out of a Block Zone`);
  }
  const foes = foesOf(table, hero.id).filter(({ id }) => !held.some((other) => other.id === id));
  const zones = foes.map(({ squares }) => zoneOf(table, squares));
  const within = on.slice(0, -1).find((square) => zones.some((zone) => zone.has(square)));
  return within === undefined ? undefined : object('SF-MOVE-10', `${hero.id} walks on through a Block Zone`);
}

const monsterWalk: EventCheck = (moment) => {
  const { event, table } = moment;
  if (event.type !== 'moved' || (event.how !== 'move' && event.how !== 'charge')) return undefined;
  const monster = table.monsters.get(event.figure);
  if (!monster) return undefined;
  if (!monster.awake) return object('SF-MON-02', `${monster.id} walks in its sleep`);
  const limit = event.how === 'charge' ? monster.step + 2 : monster.step;
  if (event.path.length - 1 > limit) {
    return object('SF-AI-01', `${monster.id} goes ${event.path.length - 1} squares of ${limit}`);
  }
  return monster.squares.length === 1
    ? smallWalk(table, monster, event.path)
    : bigWalk(moment, monster, event.path);
};

function smallWalk(table: Table, monster: MonsterPiece, path: readonly number[]) {
  for (const [at, square] of path.slice(1).entries()) {
    if (!linked(table, path[at] ?? -1, square))
      return object('SF-AI-07', `${monster.id} steps through a wall`);
    if (!isFree(table, square, monster.id))
      return object('SF-RULING-113', `${monster.id} walks through something`);
    if (table.holes.has(square)) return object('SF-TRAP-14', `${monster.id} walks into a Spiked Hole`);
  }
  return undefined;
}

function bigWalk({ table, after }: Moment, monster: MonsterPiece, path: readonly number[]) {
  let lies: Lie[] = [[monster.squares[0] ?? -1, monster.squares[1] ?? -1]];
  for (const square of path.slice(1)) {
    lies = lies.flatMap((lie) => stepsFrom(table, monster.id, lie)).filter(([first]) => first === square);
    if (lies.length === 0) return object('SF-RULING-14', `${monster.id} has no room to get to ${square}`);
  }
  const seen = after.monsters.find(({ id }) => id === monster.id)?.squares;
  if (!seen || seen[0] !== path.at(-1) || lies.some(([, second]) => second === seen[1])) return undefined;
  return object('SF-RULING-14', `${monster.id} cannot lie as it does`);
}

const shoved: EventCheck = ({ event, table }) => {
  if (event.type !== 'moved' || (event.how !== 'pushed' && event.how !== 'thrown')) return undefined;
  const { figure, path, how } = event;
  const hero = table.heroes.get(figure);
  if (hero && heldFast(hero)) return object('SF-RULING-56', `${figure} is pushed although held fast`);
  if (how === 'thrown' && path.length - 1 > 3) return object('SF-BARKA-08', `${figure} is thrown too far`);
  if (hero && !isFree(table, path.at(-1) ?? -1, figure)) {
    return object('SF-RULING-121', `${figure} is pushed onto a square that is not free`);
  }
  const wall = path.slice(1).some((square, at) => !linked(table, path[at] ?? -1, square));
  return wall ? object('SF-RULING-160', `${figure} is pushed or thrown through a wall`) : undefined;
};

const landed: EventCheck = (moment) => {
  const { event, table } = moment;
  if (event.type !== 'moved' || (event.how !== 'jump' && event.how !== 'teleport')) return undefined;
  const hero = table.heroes.get(event.figure);
  const to = event.path.at(-1) ?? -1;
  if (!hero) return undefined;
  if (!isFree(table, to, hero.id))
    return object('SF-RULING-88', `${hero.id} lands on a square that is not free`);
  if (event.how === 'teleport') return undefined;
  if (distance(table.view, hero.square, to) > reachOf(moment, 'jump')) {
    return object('SF-RULING-94', `${hero.id} jumps too far`);
  }
  if (zonesAt(table, hero.id, to) === 0) return object('SF-ZANVOR-02', `${hero.id} jumps into no Block Zone`);
  return undefined;
};

/** [SF-RULING-19] A hero ends a walk facing along its last step. */
const facesAhead: BeatCheck = ({ decision, events, after }) => {
  if (decision.kind !== 'goTo') return undefined;
  const walk = eventsOf(events, 'moved').find(({ how }) => how === 'move');
  const hero = after.heroes.find(({ id }) => id === walk?.figure);
  const [to, from] = [walk?.path.at(-1), walk?.path.at(-2)];
  if (!hero || to === undefined || from === undefined || hero.square !== to) return undefined;
  if (facingsOf(after, from, to).includes(hero.facing)) return undefined;
  return object('SF-RULING-19', `${hero.id} does not look where he went`);
};

const facesTarget: BeatCheck = ({ before, decision, option, after }) => {
  if (decision.kind !== 'act' || !('at' in option)) return undefined;
  const hero = after.heroes.find(({ id }) => id === before.turn?.hero);
  const was = before.heroes.find(({ id }) => id === hero?.id);
  if (!hero || !was || hero.square !== was.square || hero.lying) return undefined;
  const squares = targetsOf(before, option.at, hero.square).filter((square) => square !== hero.square);
  if (squares.length === 0 || squares.some((square) => ahead(after, hero.square, hero.facing, square) >= 0)) {
    return undefined;
  }
  return object('SF-FACE-02', `${hero.id} has his back to what he does (${option.do})`);
};

function targetsOf(before: Moment['before'], at: object, own: number): readonly number[] {
  if ('square' in at) return [at.square as number];
  if ('figure' in at) {
    const monster = before.monsters.find(({ id }) => id === at.figure);
    return monster?.squares ?? before.heroes.filter(({ id }) => id === at.figure).map(({ square }) => square);
  }
  if (!('door' in at)) return [];
  const beside = before.doors[at.door as number]?.squares ?? [];
  const straight = [1, -1, before.map.width, -before.map.width];
  const tile = before.map.tileOf[own];
  return beside.filter((square) => straight.includes(square - own) && before.map.tileOf[square] !== tile);
}

export const EVENT_CHECKS: readonly EventCheck[] = [heroWalk, monsterWalk, shoved, landed];
export const BEAT_CHECKS: readonly BeatCheck[] = [facesAhead, facesTarget];
