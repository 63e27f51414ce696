import type { Facing } from '@questhall/geometry';
import type { MachineState, Seat } from '@questhall/kernel';
import { cloneRng, cloneStack } from '@questhall/kernel';
import type { Mission, Orders } from './mission/types.ts';
import type { HeroId, Kind, Level, TrapKind } from './vocabulary.ts';

export const MODES = ['standard', 'ugly-master', 'big-hunting', 'dodge-tome'] as const;
export type Mode = (typeof MODES)[number];

export const DIFFICULTIES = ['normal', 'heroic', 'epic'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

/** Veterans are dealt, and begin with all the experience there is. */
export const PARTIES = ['choose', 'random', 'veterans'] as const;
export type Party = (typeof PARTIES)[number];

/** Decision 1 of the ledger's list: what the host chose in the lobby. */
export interface Options {
  /** All seats, the Ugly Master's included. */
  readonly players: number;
  readonly mode: Mode;
  /** The id of a Mission of the book; `own` for the one in `ownMission`. */
  readonly mission: string;
  readonly difficulty: Difficulty;
  readonly heroes: Party;
  /** [SF-RULING-37] Two heroes each on one screen; heroes are then counted as players. */
  readonly twoHeroesEach: boolean;
  /** A Mission made by a user, checked; empty or one. */
  readonly ownMission: readonly Mission[];
  /** Whoever rolls has the box and enters what comes up. Matches from before there was a choice have none. */
  readonly realDice?: boolean;
  readonly [setting: string]: unknown;
}

/** The id of a figure: a hero's id, or that of a monster such as `ugly-snout-3`. */
export type FigureId = string;

export interface HeroState {
  readonly id: HeroId;
  readonly seat: Seat;
  /** -1: not on the map yet. */
  cell: number;
  facing: Facing;
  life: number;
  /** [SF-XP-04] Where the marker is on the experience bar. */
  xp: number;
  /** Level-ups that are earned and not taken yet. */
  levelUps: number;
  levels: Level[];
  energy: number[];
  shield: number;
  counterattack: number;
  poisoned: boolean;
  /** [SF-RULING-66] `next`: counts in the next Heroes' Phase; `now`: counts in this one. */
  stunned: '' | 'next' | 'now';
  frozen: boolean;
  caged: boolean;
  /** In a Spiked Hole. */
  inHole: boolean;
  /** [SF-DOWN-02] */
  lying: boolean;
  /** [SF-ITEM-01] Magic Items on left hand, right hand, armour; empty: the basic item is uncovered. */
  slots: string[];
  backpack: string[];
  /** [SF-PROP-07] The Tome piece carried, or the Tome of Power; empty for none. */
  tome: string;
  acted: boolean;
  /** Big Hunting. */
  points: number;
  knockouts: number;
  /** Dodge Tome: War Cry of this hero lies on me; Wolf dice taken off my attacks. */
  warCry: HeroId | '';
}

export interface MonsterState {
  readonly id: FigureId;
  readonly kind: Kind;
  /** A cell, or of a Big one a domino position. */
  at: number;
  facing: Facing;
  wounds: number;
  stunned: boolean;
  frozen: boolean;
  /** [SF-RULING-59] In a Spiked Hole: Step 0 in the next Monsters' Phase. */
  stuck: boolean;
  /** [SF-RULING-134] In the standard game it follows the tile. */
  awake: boolean;
  ridden: boolean;
  acted: boolean;
  moved: boolean;
  warCry: HeroId | '';
  /** [SF-HUNT-07] Heroes who wounded it. */
  hurtBy: HeroId[];
  /** Zur'ill has opened his Portal. */
  opened: boolean;
  orders: Orders | '';
}

export interface DoorState {
  readonly id: string;
  open: boolean;
  trap: boolean;
  /** [SF-PROP-03] */
  locked: boolean;
}

export interface ChestState {
  readonly cell: number;
  trap: boolean;
}

export interface PortalState {
  readonly id: string;
  readonly kind: 'big' | 'small';
  /** Of a big one: its top left square. */
  readonly cell: number;
  closed: boolean;
  closable: boolean;
  /** [SF-PROP-09] Successes so far. */
  progress: number;
  /** Which entry of the Mission it is; -1 for one that came later. */
  readonly entry: number;
}

export interface LeverState {
  readonly id: string;
  readonly cell: number;
  on: boolean;
}

export interface TomeState {
  readonly id: string;
  /** -1 while it is carried or brought. */
  cell: number;
  brought: boolean;
}

export interface FateTokenState {
  readonly id: string;
  readonly cell: number;
  /** Empty: face down. */
  face: string;
}

/** An ability or Small Item that was used and lies ready. */
export interface Running {
  /** Ability or Small Item. */
  readonly source: string;
  readonly level: number;
  readonly use: number;
  /** "That monster" (Dwarven Jump). */
  target: FigureId;
  /** Attacks made since. */
  attacks: number;
  /** A move ended outside every Block Zone. */
  landed: boolean;
}

export interface TurnState {
  readonly hero: HeroId;
  pool: number;
  running: Running[];
  /** [SF-RULING-30] Nothing irreversible has happened: the claim can be withdrawn. */
  fresh: boolean;
  /** [SF-RULING-32] The end-of-turn sequence has begun. */
  ending: boolean;
  /** [SF-DODGE-05] Opponents whose zones the next Moving action ignores. */
  slipped: FigureId[];
}

/** [SF-UM-06] The Ugly Master's dice, by value. */
export interface UglyMasterState {
  dice: number[];
  stage: 'spend' | 'attack';
  /** Monsters that have attacked, and whether the last attack hurt somebody. */
  attacked: FigureId[];
  /** [SF-RULING-161] Monsters that charged. */
  charged: FigureId[];
  mayLaugh: boolean;
}

export interface DodgeState {
  round: number;
  score: number[];
  /** Which team acts next. */
  next: number;
  conceded: number;
  /** A point was made: the round ends. */
  scored: boolean;
  /** Where the Tome of Power lies; -1 while it is carried. */
  tome: number;
}

export interface State extends MachineState {
  readonly options: Options;
  /** Space of the turns board; in the arenas the round. */
  turnMarker: number;
  endToken: number;
  phase: 'setup' | 'heroes' | 'monsters';
  heroes: HeroState[];
  monsters: MonsterState[];
  /** [SF-RULING-29] Order of the first Heroes' Phase. */
  order: HeroId[];
  turn: TurnState | null;
  um: UglyMasterState | null;
  dodge: DodgeState | null;
  /** How many figures of each kind came so far, for their names. */
  named: number;
  doors: DoorState[];
  gateOpen: boolean;
  /** [SF-LUCKY-06] Indices of broken wall stretches, rising. */
  ruined: number[];
  chests: ChestState[];
  barrels: number[];
  floorTraps: number[];
  holes: number[];
  portals: PortalState[];
  /** [SF-RULING-161] The Small Portal piece is still in the box. */
  portalPiece: boolean;
  levers: LeverState[];
  buttons: { readonly id: string; readonly cell: number }[];
  /** -1: there is none. */
  statue: number;
  braziers: LeverState[];
  tomes: TomeState[];
  fateTokens: FateTokenState[];
  /** Faces not seen yet. */
  fateBag: string[];
  /** Indices of sleepy tiles, rising. */
  sleepy: number[];
  /** [SF-RULING-105] Tiles that wake for certain, and tiles where noise was made. */
  entered: number[];
  noise: number[];
  /** Trap tiles nobody has seen: under things, set aside, or discarded unseen. */
  trapBag: TrapKind[];
  trapsAside: number;
  magicPile: string[];
  smallPile: string[];
  /** Items out of the game. */
  gone: string[];
  /** [SF-RULING-166] Bearers of the three single tokens; empty for none. */
  wolf: FigureId;
  wolfDice: number;
  aim: FigureId;
  fortress: FigureId;
  /** Monsters of the map that were killed, by id; and the steps of a sequence that are done. */
  killed: FigureId[];
  stage: number;
  /** Events of the Mission that have happened. */
  fired: number[];
}

/** What only Dodge Tome has; asked for where nothing else is played. */
export function dodgeOf({ dodge }: State): DodgeState {
  if (!dodge) throw new Error('this is no Dodge Tome');
  return dodge;
}

/** What is never changed again: clones may share it. */
export function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const inner of Object.values(value)) frozen(inner);
  }
  return value;
}

/** The shaped copy: everything that can change, nothing else. */
export function clone(s: State): State {
  return {
    ...s,
    stack: cloneStack(s.stack),
    rng: cloneRng(s.rng),
    events: s.events === null ? null : s.events.slice(),
    heroes: s.heroes.map(cloneHero),
    monsters: s.monsters.map((monster) => ({ ...monster, hurtBy: monster.hurtBy.slice() })),
    order: s.order.slice(),
    turn: s.turn && {
      ...s.turn,
      running: s.turn.running.map((running) => ({ ...running })),
      slipped: s.turn.slipped.slice(),
    },
    um: s.um && {
      ...s.um,
      dice: s.um.dice.slice(),
      attacked: s.um.attacked.slice(),
      charged: s.um.charged.slice(),
    },
    dodge: s.dodge && { ...s.dodge, score: s.dodge.score.slice() },
    doors: s.doors.map((door) => ({ ...door })),
    ruined: s.ruined.slice(),
    chests: s.chests.map((chest) => ({ ...chest })),
    barrels: s.barrels.slice(),
    floorTraps: s.floorTraps.slice(),
    holes: s.holes.slice(),
    portals: s.portals.map((portal) => ({ ...portal })),
    levers: s.levers.map((lever) => ({ ...lever })),
    buttons: s.buttons.map((button) => ({ ...button })),
    braziers: s.braziers.map((brazier) => ({ ...brazier })),
    tomes: s.tomes.map((tome) => ({ ...tome })),
    fateTokens: s.fateTokens.map((token) => ({ ...token })),
    fateBag: s.fateBag.slice(),
    sleepy: s.sleepy.slice(),
    entered: s.entered.slice(),
    noise: s.noise.slice(),
    trapBag: s.trapBag.slice(),
    magicPile: s.magicPile.slice(),
    smallPile: s.smallPile.slice(),
    gone: s.gone.slice(),
    killed: s.killed.slice(),
    fired: s.fired.slice(),
  };
}

const cloneHero = (hero: HeroState): HeroState => ({
  ...hero,
  levels: hero.levels.slice(),
  energy: hero.energy.slice(),
  slots: hero.slots.slice(),
  backpack: hero.backpack.slice(),
});
