/**
 * What each seat may know, built from nothing. Everything on the table is open to everybody; hidden from all are the
 * kinds of face-down traps and Fate tokens and the order of the piles. This file is the contract with the table:
 *
 * - A square is a number: `cell = row * map.width + column`. Options and events point at squares by it.
 * - `map` never changes but for `walls` (a Ruined Wall removes two) and is worth keeping.
 * - A figure is a hero's id or a monster's id; `squares` of a Big monster are two.
 */
import type { Facing } from '@questhall/geometry';
import { formatEdge } from '@questhall/geometry';
import type { Seat, Viewer } from '@questhall/kernel';
import type { At, Objective, Rotation } from './mission/types.ts';
import { protectionOf } from './queries/attack.ts';
import { monsterSquares } from './queries/board.ts';
import { conditionHolds, isPressed } from './queries/conditions.ts';
import {
  abilitiesOf,
  attributeOf,
  gearIn,
  isFull,
  levelOf,
  maxLifeOf,
  zonesAround,
} from './queries/heroes.ts';
import { doorEdges, layoutOf } from './queries/layout.ts';
import { missionOf } from './queries/mission.ts';
import { attackDiceOf, isAwake, lifeOfMonster, stepOf } from './queries/monsters.ts';
import { baseSquares, portalSquares } from './queries/places.ts';
import { umSeat } from './queries/seats.ts';
import type { HeroState, MonsterState, State } from './state.ts';
import type { TurnView } from './view-turn.ts';
import { turnView } from './view-turn.ts';
import type { Attribute, Beast, HeroId, Kind } from './vocabulary.ts';
import { ATTRIBUTES } from './vocabulary.ts';

export interface TileView {
  readonly name: string;
  /** Face of the tile, its top left square on the map, and its turn clockwise. */
  readonly face: string;
  readonly x: number;
  readonly y: number;
  readonly rot: Rotation;
  readonly kind: string;
  readonly asleep: boolean;
  /** [SF-RULING-105] Somebody came in, so that it wakes for certain; noise was made there, so that it may. */
  readonly entered: boolean;
  readonly noise: boolean;
  readonly sealed: boolean;
}

/** The map: x and y are counted from its top left square. */
export interface MapView {
  readonly width: number;
  readonly height: number;
  /** Tile of each square, in rows; -1 where there is no floor. */
  readonly tileOf: readonly number[];
  readonly tiles: readonly TileView[];
  readonly furniture: readonly { readonly square: number; readonly kind: string }[];
  /** Walls that stand, as edges of squares: `6,2W` is the west side of the square in column 6, row 2. Without doors. */
  readonly walls: readonly string[];
}

export interface DoorView {
  readonly index: number;
  /** Its two edges, as in `MapView.walls`. */
  readonly edges: readonly string[];
  /** The four squares beside it. */
  readonly squares: readonly number[];
  readonly open: boolean;
  readonly trapped: boolean;
  readonly locked: boolean;
  readonly gate: boolean;
}

export interface AbilityView {
  readonly id: string;
  readonly level: number;
  readonly energy: number;
  readonly max: number;
  readonly ready: boolean;
}

export interface HeroView {
  readonly id: HeroId;
  readonly seat: Seat;
  /** -1: not on the map yet. */
  readonly square: number;
  readonly facing: Facing;
  readonly life: number;
  readonly maxLife: number;
  /** With all bonuses in force. */
  readonly attributes: { readonly [attribute in Attribute]: number };
  readonly experience: number;
  readonly level: number;
  readonly levelUps: number;
  readonly abilities: readonly AbilityView[];
  /** Shield Die tokens. */
  readonly shields: number;
  readonly counterattack: number;
  readonly poisoned: boolean;
  readonly stunned: '' | 'next' | 'now';
  readonly frozen: boolean;
  readonly caged: boolean;
  readonly inHole: boolean;
  readonly lying: boolean;
  readonly fortress: boolean;
  /** Left hand, right hand, armour: what is in use (empty: covered), and which of it is a Magic Item. */
  readonly gear: readonly string[];
  readonly magic: readonly boolean[];
  readonly backpack: readonly string[];
  readonly tome: string;
  readonly acted: boolean;
  readonly zones: number;
  readonly points: number;
  readonly team: number;
  readonly wolf: boolean;
  readonly warCry: boolean;
}

export interface MonsterView {
  readonly id: string;
  readonly kind: Kind;
  readonly squares: readonly number[];
  readonly facing: Facing;
  readonly life: number;
  readonly wounds: number;
  readonly protection: number;
  readonly attack: number;
  readonly step: number;
  readonly awake: boolean;
  /** [SF-HUNT-07] Heroes who wounded it. */
  readonly hurtBy: readonly HeroId[];
  readonly stunned: boolean;
  readonly frozen: boolean;
  readonly stuck: boolean;
  readonly ridden: boolean;
  readonly warCry: boolean;
  readonly wolf: boolean;
  readonly aim: boolean;
  readonly acted: boolean;
}

export interface SuperView {
  readonly seat: Viewer;
  readonly players: number;
  readonly mode: string;
  readonly difficulty: string;
  readonly mission: {
    readonly id: string;
    readonly number: number;
    readonly title: string;
    readonly intro: string;
    readonly objective: Objective;
    /** Steps of a sequence that are done. */
    readonly stage: number;
    /** [SF-SETUP-02] */
    readonly beasts: { readonly [kind in Kind]?: Beast };
    readonly entrance: readonly number[];
  };
  readonly map: MapView;
  readonly phase: 'setup' | 'heroes' | 'monsters';
  /** Space of the Heroes' Turn token, and of the End of the Game token; in the arenas the round and the last one. */
  readonly turnMarker: number;
  readonly endToken: number;
  readonly order: readonly HeroId[];
  /** The hero whose turn it is. */
  readonly turn: TurnView | null;
  readonly heroes: readonly HeroView[];
  readonly monsters: readonly MonsterView[];
  readonly doors: readonly DoorView[];
  readonly chests: readonly { readonly square: number; readonly trapped: boolean }[];
  readonly barrels: readonly number[];
  readonly floorTraps: readonly number[];
  readonly holes: readonly number[];
  /** `squares` clockwise from the top left. */
  readonly portals: readonly {
    readonly id: string;
    readonly kind: 'big' | 'small';
    readonly squares: readonly number[];
    readonly closed: boolean;
    readonly closable: boolean;
    readonly progress: number;
  }[];
  readonly levers: readonly { readonly id: string; readonly square: number; readonly on: boolean }[];
  readonly buttons: readonly { readonly id: string; readonly square: number; readonly pressed: boolean }[];
  readonly braziers: readonly { readonly id: string; readonly square: number; readonly lit: boolean }[];
  /** -1: there is none. */
  readonly statue: number;
  /** Tome pieces on the map (`square` -1: carried or brought). */
  readonly tomes: readonly { readonly id: string; readonly square: number; readonly brought: boolean }[];
  readonly fateTokens: readonly { readonly id: string; readonly square: number; readonly face: string }[];
  /** Walls broken so far, as pairs of edges. */
  readonly ruined: readonly (readonly string[])[];
  /** Stretches of wall that options of Relentless Barrage III name by index. */
  readonly stretches: readonly (readonly string[])[];
  readonly piles: { readonly magic: number; readonly small: number; readonly trapsAside: number };
  readonly uglyMaster: {
    readonly seat: Seat;
    readonly dice: readonly number[];
    readonly stage: string;
  } | null;
  readonly dodge: {
    readonly round: number;
    readonly score: readonly number[];
    readonly next: number;
    /** Where the Tome of Power lies; -1 while it is carried. */
    readonly tome: number;
    /** Squares of each team's base. */
    readonly bases: readonly (readonly number[])[];
  } | null;
}

type Own = Pick<SuperView, 'seat'>;

/** Everything lies open on the table. */
export const ownView = (_s: State, viewer: Viewer): Own => ({ seat: viewer });

export function openView(s: State): Omit<SuperView, keyof Own> {
  const mission = missionOf(s);
  const { grid } = layoutOf(mission);
  const cell = ([x, y]: At): number => (y - grid.top) * grid.width + (x - grid.left);
  return {
    players: s.options.players,
    mode: s.options.mode,
    difficulty: s.options.difficulty,
    mission: {
      id: mission.id,
      number: mission.number,
      title: mission.title,
      intro: mission.intro,
      objective: mission.objective,
      stage: s.stage,
      beasts: mission.beasts,
      entrance: mission.entrance.map(cell),
    },
    map: mapView(s),
    phase: s.phase,
    turnMarker: s.turnMarker,
    endToken: s.endToken,
    order: [...s.order],
    turn: turnView(s),
    heroes: s.heroes.map((hero) => heroView(s, hero)),
    monsters: s.monsters.map((monster) => monsterView(s, monster)),
    doors: doorViews(s),
    chests: s.chests.map((chest) => ({ square: chest.cell, trapped: chest.trap })),
    barrels: [...s.barrels],
    floorTraps: [...s.floorTraps],
    holes: [...s.holes],
    portals: s.portals.map((portal) => ({
      id: portal.id,
      kind: portal.kind,
      squares: portalSquares(s, portal),
      closed: portal.closed,
      closable: portal.closable,
      progress: portal.progress,
    })),
    levers: s.levers.map(({ id, cell: square, on }) => ({ id, square, on })),
    buttons: s.buttons.map(({ id, cell: square }) => ({ id, square, pressed: isPressed(s, square) })),
    braziers: s.braziers.map(({ id, cell: square, on }) => ({ id, square, lit: on })),
    statue: s.statue,
    tomes: s.tomes.map(({ id, cell: square, brought }) => ({ id, square, brought })),
    fateTokens: s.fateTokens.map(({ id, cell: square, face }) => ({ id, square, face })),
    ruined: s.ruined.map((at) => stretchEdges(s, at)),
    stretches: layoutOf(mission).stretches.map((_stretch, at) => stretchEdges(s, at)),
    piles: { magic: s.magicPile.length, small: s.smallPile.length, trapsAside: s.trapsAside },
    uglyMaster: s.um && { seat: umSeat(s) ?? 0, dice: [...s.um.dice], stage: s.um.stage },
    dodge: s.dodge && {
      round: s.dodge.round,
      score: [...s.dodge.score],
      next: s.dodge.next,
      tome: s.dodge.tome,
      bases: [0, 1].map((team) => baseSquares(s, team)),
    },
  };
}

/** An edge as the table counts: from the map's top left square. */
function localEdge(
  s: State,
  edge: { readonly x: number; readonly y: number; readonly side: 'N' | 'W' },
): string {
  const { grid } = layoutOf(missionOf(s));
  return formatEdge({ ...edge, x: edge.x - grid.left, y: edge.y - grid.top });
}

const stretchEdges = (s: State, at: number): string[] =>
  (layoutOf(missionOf(s)).stretches[at]?.edges ?? []).map((edge) => localEdge(s, edge));

function mapView(s: State): MapView {
  const mission = missionOf(s);
  const { grid, tileOf, tiles, furniture, walls } = layoutOf(mission);
  const broken = new Set(s.ruined.flatMap((at) => stretchEdges(s, at)));
  return {
    width: grid.width,
    height: grid.height,
    tileOf: [...tileOf],
    tiles: mission.tiles.map(({ name, face, at, rot, sealed }, index) => ({
      name,
      face,
      x: at[0] - grid.left,
      y: at[1] - grid.top,
      rot,
      kind: tiles[index]?.kind ?? 'room',
      asleep: s.sleepy.includes(index),
      entered: s.entered.includes(index),
      noise: s.noise.includes(index),
      sealed: sealed !== undefined && !conditionHolds(s, sealed),
    })),
    furniture: furniture.map(({ cell, kind }) => ({ square: cell, kind })),
    walls: walls.map((edge) => localEdge(s, edge)).filter((edge) => !broken.has(edge)),
  };
}

function doorViews(s: State): DoorView[] {
  const mission = missionOf(s);
  const layout = layoutOf(mission);
  const doors = s.doors.map(
    (door, index): DoorView => ({
      index,
      edges: (layout.doors[index]?.edges ?? []).map((edge) => localEdge(s, edge)),
      squares: [...(layout.doors[index]?.cells ?? [])],
      open: door.open,
      trapped: door.trap,
      locked: door.locked,
      gate: false,
    }),
  );
  if (!mission.gate || !layout.gate) return doors;
  const gate: DoorView = {
    index: doors.length,
    edges: doorEdges(mission.gate.edge).map((edge) => localEdge(s, edge)),
    squares: [...layout.gate.cells],
    open: s.gateOpen,
    trapped: false,
    locked: !s.gateOpen,
    gate: true,
  };
  return [...doors, gate];
}

const heroView = (s: State, hero: HeroState): HeroView => ({
  id: hero.id,
  seat: hero.seat,
  square: hero.cell,
  facing: hero.facing,
  life: hero.life,
  maxLife: maxLifeOf(hero),
  attributes: Object.fromEntries(
    ATTRIBUTES.map((attribute) => [attribute, attributeOf(s, hero.id, attribute)]),
  ) as HeroView['attributes'],
  experience: hero.xp,
  level: levelOf(hero),
  levelUps: hero.levelUps,
  abilities: abilityViews(hero),
  shields: hero.shield,
  counterattack: hero.counterattack,
  poisoned: hero.poisoned,
  stunned: hero.stunned,
  frozen: hero.frozen,
  caged: hero.caged,
  inHole: hero.inHole,
  lying: hero.lying,
  fortress: s.fortress === hero.id,
  gear: [0, 1, 2].map((slot) => gearIn(hero, slot)),
  magic: hero.slots.map((item) => item !== ''),
  backpack: [...hero.backpack],
  tome: hero.tome,
  acted: hero.acted,
  zones: hero.cell < 0 ? 0 : zonesAround(s, hero.id),
  points: hero.points,
  team: s.dodge ? hero.seat % 2 : 0,
  wolf: s.wolf === hero.id,
  warCry: hero.warCry !== '',
});

const abilityViews = (hero: HeroState): AbilityView[] =>
  abilitiesOf(hero).map((ability, index) => ({
    id: ability.id,
    level: hero.levels[index] ?? 1,
    energy: hero.energy[index] ?? 0,
    max: ability.max,
    ready: isFull(hero, index),
  }));

const monsterView = (s: State, monster: MonsterState): MonsterView => ({
  id: monster.id,
  kind: monster.kind,
  squares: [...monsterSquares(s, monster)],
  facing: monster.facing,
  life: lifeOfMonster(s, monster),
  wounds: monster.wounds,
  protection: protectionOf(s, monster.id),
  attack: attackDiceOf(s, monster),
  step: stepOf(s, monster),
  awake: isAwake(s, monster),
  hurtBy: [...monster.hurtBy],
  stunned: monster.stunned,
  frozen: monster.frozen,
  stuck: monster.stuck,
  ridden: monster.ridden,
  warCry: monster.warCry !== '',
  wolf: s.wolf === monster.id,
  aim: s.aim === monster.id,
  acted: monster.acted,
});
