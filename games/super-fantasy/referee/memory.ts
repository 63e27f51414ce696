/** What the referee remembers of a match. */
import { abilityCard } from '../src/content/index.ts';
import type { SuperEvent } from '../src/events.ts';
import type { Waiting } from '../src/vocabulary.ts';
import type { Moment, Play } from './moment.ts';
import { eventsOf } from './moment.ts';

export interface Memory {
  /** Stars each hero has rolled and not placed yet. */
  readonly stars: Map<string, number>;
  /** What the last roll of Action Dice for a move came to. */
  walk: number;
  /** Attacks made in this turn, and how many there were when an ability was used. */
  attacks: number;
  readonly attacksAt: Map<string, number>;
  /** The bonus of a Brutal Assault that is under way. */
  forced: number;
  /** What No Tomorrow Attack will add to the second attack. */
  again: number;
  /** What has paid a die back for the attack under way. */
  readonly paying: Set<Waiting>;
  /** Monsters that attacked in this Monsters' Phase, that charged in it, that came or woke in it. */
  readonly struck: Set<string>;
  readonly charged: Set<string>;
  readonly late: Set<string>;
  /** The Initiative of the last monster to act. */
  initiative: number;
  /** Tiles that heroes came onto, or whose doors or walls they broke, since step 1. */
  readonly loud: Set<number>;
  /** Those of them that the running Monsters' Phase had to wake: whoever is pushed in later is for the next one. */
  readonly woken: Set<number>;
  /** Monsters that ever moved or attacked, and how many Portals were opened. */
  readonly acted: Set<string>;
  opened: number;
}

export const nothingSeen = (): Memory => ({
  stars: new Map(),
  walk: 0,
  attacks: 0,
  attacksAt: new Map(),
  forced: 0,
  again: 0,
  paying: new Set(),
  struck: new Set(),
  charged: new Set(),
  late: new Set(),
  initiative: 0,
  loud: new Set(),
  woken: new Set(),
  acted: new Set(),
  opened: 0,
});

/** [SF-ZANVOR-05] What the second of two attacks gets; nothing if this ability brings none. */
const secondBonus = (ability: string, level: number): number | undefined =>
  (abilityCard(ability).levels[level - 1] ?? [])
    .flatMap(({ waiting }) => waiting.map((each) => (each.do === 'extraAttack' ? each.bonus : undefined)))
    .find((bonus) => bonus !== undefined);

/** What a Brutal Assault adds. */
function forcedBonus(ability: string, level: number): number {
  const uses = abilityCard(ability).levels[level - 1] ?? [];
  return Math.max(
    0,
    ...uses.flatMap(({ deeds }) => deeds.map((deed) => (deed.do === 'forceAttack' ? deed.bonus : 0))),
  );
}

/** Whoever is pushed or thrown has not acted. */
const OWN_MOVES = ['move', 'charge'];

const isHero = ({ after }: Play, figure: string): boolean => after.heroes.some(({ id }) => id === figure);

function newTurn(memory: Memory): void {
  memory.attacks = 0;
  memory.forced = 0;
  memory.again = 0;
  memory.attacksAt.clear();
}

function newPhase(memory: Memory): void {
  for (const set of [memory.struck, memory.charged, memory.late, memory.woken]) set.clear();
  for (const tile of memory.loud) memory.woken.add(tile);
  memory.loud.clear();
  memory.initiative = 0;
}

function doorTiles({ after }: Play, door: number): number[] {
  return (after.doors[door]?.squares ?? []).map((square) => after.map.tileOf[square] ?? -1);
}

/** [SF-LUCKY-09] The roll of a Double Fire is told once for each target, and was made once. */
function isSecondTarget({ events }: Play, event: Extract<SuperEvent, { type: 'rolled' }>): boolean {
  const rolls = eventsOf(events, 'rolled').filter(({ by, test }) => by === event.by && test === 'attack');
  return rolls.indexOf(event) > 0;
}

/** [SF-LUCKY-08] A Double Fire is one attack, told once for each target. */
const isFirstTarget = ({ events }: Play, event: Extract<SuperEvent, { type: 'attacked' }>): boolean =>
  eventsOf(events, 'attacked').find(({ by }) => by === event.by) === event;

export function remember(play: Moment): void {
  const { memory, after, event, table } = play;
  switch (event.type) {
    case 'rolled':
      if (event.test === 'move') memory.walk = event.total;
      if (event.test === 'attack') memory.forced = 0;
      if (isHero(play, event.by) && !isSecondTarget(play, event)) {
        const stars = event.dice.filter((side) => side === 'star').length;
        memory.stars.set(event.by, (memory.stars.get(event.by) ?? 0) + stars);
      }
      return;
    case 'heroTurnBegan':
      newTurn(memory);
      return;
    case 'abilityUsed':
      memory.attacksAt.set(event.ability, memory.attacks);
      memory.forced = forcedBonus(event.ability, event.level);
      memory.again = secondBonus(event.ability, event.level) ?? memory.again;
      return;
    case 'monstersPhaseBegan':
    case 'uglyMasterRolled':
      newPhase(memory);
      return;
    case 'moved':
      if (isHero(play, event.figure)) memory.loud.add(after.map.tileOf[event.path.at(-1) ?? -1] ?? -1);
      else if (OWN_MOVES.includes(event.how)) memory.acted.add(event.figure);
      if (event.how === 'charge') memory.charged.add(event.figure);
      return;
    case 'attacked':
      if (isHero(play, event.by)) memory.attacks += isFirstTarget(play, event) ? 1 : 0;
      else {
        memory.struck.add(event.by);
        memory.acted.add(event.by);
      }
      return;
    case 'doorOpened':
      if (event.how === 'bashed') for (const tile of doorTiles(play, event.door)) memory.loud.add(tile);
      return;
    case 'monsterArrived':
      memory.late.add(event.monster);
      return;
    case 'tileWoke':
      for (const { id, squares } of table.monsters.values()) {
        if (squares.some((square) => after.map.tileOf[square] === event.tile)) memory.late.add(id);
      }
      return;
    case 'portalOpened':
      memory.opened += 1;
      return;
    default:
  }
}

/** A star was placed. */
export function rememberStar({ memory, decision, events }: Play): void {
  const [placed] = eventsOf(events, 'energyGained');
  if (decision.kind !== 'placeStar' || !placed) return;
  memory.stars.set(placed.hero, (memory.stars.get(placed.hero) ?? 0) - 1);
}
