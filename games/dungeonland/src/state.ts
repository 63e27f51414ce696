/** The state of a match: one JSON value. Spaces are cells of the board in play; see queries/board.ts. */

import type { MachineState, Seat } from '@questhall/kernel';
import { cloneRng, cloneStack } from '@questhall/kernel';
import type { Campaign } from './campaign.ts';
import type { OwnAdventure, OwnItem, OwnMonster } from './content/own.ts';
import type { Condition, Power, PowerId, SkillId } from './vocabulary.ts';
import type { RoundRule, SceneryType, Side } from './vocabulary-dungeon.ts';

export const MODES = ['adventure', 'campaign'] as const;
export type Mode = (typeof MODES)[number];

export interface Options {
  /** Seats. One person may run several heroes. */
  readonly players: number;
  readonly mode: Mode;
  /** [DL-ADV-01] [DL-RULING-100] Size of the party, 2 to 4. */
  readonly party: number;
  /** The adventure of a single match, or the first one of a campaign. */
  readonly adventure: string;
  readonly heroes: 'choose' | 'random';
  /** Played instead of that one. Matches from before there were any have none. */
  readonly ownAdventure?: readonly OwnAdventure[];
  /** Monsters that come instead of some of the box, and things among those to be found. */
  readonly ownMonsters?: readonly OwnMonster[];
  readonly ownEquipment?: readonly OwnItem[];
  /** A campaign that began with earlier rules. */
  readonly campaign?: Campaign;
  /** Whoever rolls has the box and enters what comes up. Matches from before there was a choice have none. */
  readonly realDice?: boolean;
  readonly [setting: string]: unknown;
}

/** Heroes are 0 to 3, in seat order; everybody else has a number from 10 on, never used twice in an adventure. */
export type FigureId = number;
export const FIRST_ARRIVAL: FigureId = 10;
/** Nobody: scenery and events. */
export const NOBODY: FigureId = -1;
/** Not on the map. */
export const NOWHERE = -1;

const FIGURE_KINDS = ['hero', 'ally', 'minion', 'villain', 'mirror'] as const;
export type FigureKind = (typeof FIGURE_KINDS)[number];

export interface FigureState {
  readonly id: FigureId;
  readonly kind: FigureKind;
  /** The hero's sheet, or the card of its kind. */
  readonly card: string;
  /** Its space, the top left one of a Large Creature; NOWHERE while it is off the map. */
  cell: number;
  health: number;
  /** [DL-RULING-86] Twice the same: once for the running activation and once for the next. */
  conditions: Condition[];
  /** [DL-POW-08] Dodge is spent for this round. */
  dodged: boolean;
  /** [DL-POW-01] Agile is spent for this round. */
  evaded: boolean;
  /** [DL-POW-11] One die more in its next activation. */
  frenzied: boolean;
  /** [DL-POW-30] Minions that attacked it this round. */
  attackedBy: FigureId[];
  /** Attacked at all this round, for the Banner. */
  attacked: boolean;
  /** [DL-RULING-73] [DL-RULING-76] Placed in this Action Phase, or an ally that has acted: it acts next round. */
  waits: boolean;
  /** [DL-RULING-99] The hero who leads an ally, or NOBODY. */
  leader: FigureId;
}

/** [DL-CHAR-09] Since when a hero is unconscious, and whether somebody healed him. */
export interface Unconscious {
  since: number;
  healed: boolean;
}

export interface HeroState extends FigureState {
  readonly seat: Seat;
  energy: number;
  wielded: string[];
  backpack: string[];
  consumables: string[];
  gold: number;
  xp: number;
  skills: SkillId[];
  out: Unconscious | null;
  /** [DL-RULING-73] Has had his activation this round. */
  acted: boolean;
  /** Used this round; comes back in the Refresh Phase. */
  used: string[];
  /** Used this adventure. */
  spent: string[];
  /** [DL-POW-22] Monsters killed in this adventure. */
  kills: number;
  /** [DL-PROT-08] Speed given up for defence, until his next activation. */
  stance: number;
  /** Invisible Ink, until his next activation. */
  inked: boolean;
  /** A tile was placed since his last activation. */
  newTile: boolean;
}

/** The villain in play. */
interface VillainState {
  readonly figure: FigureId;
  readonly starting: number;
  phase: number;
  /** Rows that fired, and the round in which each last did. */
  fired: string[];
  firedIn: number[];
  gained: Power[];
  /** Powers that end with the next activation. */
  passing: PowerId[];
  lost: PowerId[];
  speed: number;
  /** [DL-VAI-15] Whom he goes for in this activation. */
  target: FigureId;
}

/** One card of the initiative row. */
export interface RowCard {
  /** `hero`, or the id of a minion or villain. */
  readonly card: string;
  /** [DL-INIT-04] The hero whose token lies on it, or NOBODY. */
  hero: FigureId;
  done: boolean;
}

/** [DL-ACTV-01] The activation under way. */
interface Activation {
  readonly figure: FigureId;
  actions: number;
  taken: number;
  runs: number;
  /** Most spaces moved with one Move action, for the Gallant Charge; 0 again when it is used. */
  charge: number;
  /** Conditions that end with this activation. */
  ending: Condition[];
  /** [DL-POW-11] One die more in this activation. */
  frenzied: boolean;
}

export interface PlacedTile {
  readonly tile: string;
  /** Drawn for the occasion, for lessons and tests; otherwise as printed. */
  readonly rows?: readonly string[];
  /** The exploration card it came with; empty for the starting tile. */
  readonly card: string;
  readonly turns: number;
  /** Its top left square. */
  readonly x: number;
  readonly y: number;
}

export interface Door {
  readonly id: number;
  readonly side: Side;
  /** The first of its two squares, on the tile it belongs to. */
  readonly x: number;
  readonly y: number;
  readonly open: boolean;
}

export interface Scenery {
  readonly id: number;
  readonly type: SceneryType;
  readonly x: number;
  readonly y: number;
  /** Searched, opened, thrown, sprung. */
  readonly used: boolean;
  readonly lootable: boolean;
  /** Who sits in a cage; empty otherwise. */
  readonly holds: string;
}

/** Tiles, doors and scenery. Never changed in place: a new one replaces it, so that copies share what is derived of it. */
export interface MapState {
  readonly tiles: readonly PlacedTile[];
  readonly doors: readonly Door[];
  readonly scenery: readonly Scenery[];
  readonly nextId: number;
}

/** How far the adventure has come. */
export interface Progress {
  readonly id: string;
  /** [DL-RULING-114] Random cards still to come. */
  cardsLeft: number;
  closingPlaced: boolean;
  /** Tiles placed after the starting tile. */
  explored: number;
  keys: number;
  levers: number;
  freed: number;
  piecesPlaced: number;
  bannerHeld: number;
  bannerMissed: number;
  mirrorsBroken: number;
  /** The round in which the first mirror, or the banner, was placed; 0: not yet. */
  setIn: number;
  waves: number;
  villainDown: boolean;
  gateOpen: boolean;
  /** [DL-RULING-80] Met; the adventure is won after the End Phase. */
  met: boolean;
  lost: string;
  skipEvent: boolean;
  /** Tiles (by index of placing) that were searched: their top left squares as x, y pairs. */
  searched: number[];
  /** [DL-RULING-116] Ovens that have burnt somebody this round. */
  hotOvens: number[];
}

const PHASES = ['between', 'refresh', 'event', 'action', 'end'] as const;
export type Phase = (typeof PHASES)[number];

export interface State extends MachineState {
  readonly options: Options;
  heroes: HeroState[];
  /** Allies, monsters and mirrors on the map. */
  others: FigureState[];
  /** Cards of all who came into this adventure, in order of their numbers: those who are gone have names, too. */
  arrivals: string[];
  map: MapState;
  round: number;
  phase: Phase;
  /** [DL-ROUND-04] Rules that hold for this round. */
  rules: RoundRule[];
  row: RowCard[];
  active: Activation | null;
  villain: VillainState | null;
  progress: Progress;
  /** Adventures won, and those that were tried and lost, in a campaign. */
  won: string[];
  failed: string[];
  /** Decks are bags: nobody knows their order. */
  exploration: string[];
  eventDeck: string[];
  eventDiscard: string[];
  consumables: string[];
  consumableDiscard: string[];
  /** By level. */
  equipment: string[][];
  equipmentDiscard: string[][];
  /** What the trader offers. */
  offer: string[];
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
    options: s.options,
    stack: cloneStack(s.stack),
    rng: cloneRng(s.rng),
    asks: s.asks,
    events: s.events === null ? null : s.events.slice(),
    outcome: s.outcome,
    heroes: s.heroes.map(cloneHero),
    others: s.others.map(cloneFigure),
    arrivals: s.arrivals.slice(),
    map: s.map,
    round: s.round,
    phase: s.phase,
    rules: s.rules.slice(),
    row: s.row.map(({ card, hero, done }) => ({ card, hero, done })),
    active: s.active && { ...s.active, ending: s.active.ending.slice() },
    villain: s.villain && cloneVillain(s.villain),
    progress: { ...s.progress, searched: s.progress.searched.slice(), hotOvens: s.progress.hotOvens.slice() },
    won: s.won.slice(),
    failed: s.failed.slice(),
    exploration: s.exploration.slice(),
    eventDeck: s.eventDeck.slice(),
    eventDiscard: s.eventDiscard.slice(),
    consumables: s.consumables.slice(),
    consumableDiscard: s.consumableDiscard.slice(),
    equipment: s.equipment.map((deck) => deck.slice()),
    equipmentDiscard: s.equipmentDiscard.map((deck) => deck.slice()),
    offer: s.offer.slice(),
  };
}

const cloneFigure = (figure: FigureState): FigureState => ({
  id: figure.id,
  kind: figure.kind,
  card: figure.card,
  cell: figure.cell,
  health: figure.health,
  conditions: figure.conditions.slice(),
  dodged: figure.dodged,
  evaded: figure.evaded,
  frenzied: figure.frenzied,
  attackedBy: figure.attackedBy.slice(),
  attacked: figure.attacked,
  waits: figure.waits,
  leader: figure.leader,
});

const cloneHero = (hero: HeroState): HeroState => ({
  id: hero.id,
  kind: hero.kind,
  card: hero.card,
  cell: hero.cell,
  health: hero.health,
  conditions: hero.conditions.slice(),
  dodged: hero.dodged,
  evaded: hero.evaded,
  frenzied: hero.frenzied,
  attackedBy: hero.attackedBy.slice(),
  attacked: hero.attacked,
  waits: hero.waits,
  leader: hero.leader,
  seat: hero.seat,
  energy: hero.energy,
  wielded: hero.wielded.slice(),
  backpack: hero.backpack.slice(),
  consumables: hero.consumables.slice(),
  gold: hero.gold,
  xp: hero.xp,
  skills: hero.skills.slice(),
  out: hero.out && { since: hero.out.since, healed: hero.out.healed },
  acted: hero.acted,
  used: hero.used.slice(),
  spent: hero.spent.slice(),
  kills: hero.kills,
  stance: hero.stance,
  inked: hero.inked,
  newTile: hero.newTile,
});

const cloneVillain = (villain: VillainState): VillainState => ({
  figure: villain.figure,
  starting: villain.starting,
  phase: villain.phase,
  fired: villain.fired.slice(),
  firedIn: villain.firedIn.slice(),
  gained: villain.gained.slice(),
  passing: villain.passing.slice(),
  lost: villain.lost.slice(),
  speed: villain.speed,
  target: villain.target,
});
