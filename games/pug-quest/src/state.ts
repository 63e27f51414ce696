import type { MachineState, Seat } from '@questhall/kernel';
import { cloneRng, cloneStack } from '@questhall/kernel';
import type { BroughtBoss, BroughtMonster } from './content/own.ts';
import type { Energy, Hero, Modifier, Until } from './vocabulary.ts';

/** [PQ-AREA-02] */
export const LANES = [1, 2, 3, 4, 5] as const;
export type Lane = (typeof LANES)[number];

/**
 * Lists that live in the state are written out or pushed into, not made by `map`: what `map` makes changes its kind inside
 * the engine when its caller is optimised, and all code that has read such a list is then compiled anew (70 functions,
 * after ten seconds of play).
 */
export const emptyLanes = (): CreatureId[][] => [[], [], [], [], []];

export const MODES = ['standard', 'evil-lord'] as const;
export type Mode = (typeof MODES)[number];

/** [PQ-DEC-32] What the host chose in the lobby. */
export interface Options {
  /** All seats, the Evil Lord's included. */
  readonly players: number;
  readonly mode: Mode;
  /** [PQ-DOG] Played by the rules of A Dog's Life, in either mode. */
  readonly dogsLife: boolean;
  /** [PQ-SETUP-01] [PQ-SETUP-02] */
  readonly heroes: 'choose' | 'random';
  /** [PQ-COMP-03] Heroes made by users, validated. */
  readonly customHeroes: readonly Hero[];
  /** Monsters and Bosses made by players, shuffled among those of the box. Matches from before there were any have none. */
  readonly ownMonsters?: readonly BroughtMonster[];
  readonly ownBosses?: readonly BroughtBoss[];
  readonly allowUnbalanced: boolean;
  readonly [setting: string]: unknown;
}

/** The id of a creature on the area is the id of its card: no card exists twice. */
export type CreatureId = string;

/** [PQ-ACTV] A lasting effect that lies on a creature as a token. */
export interface Mark {
  readonly key: string;
  /** The card that put it there. */
  readonly from: string;
  readonly until: Until;
  readonly modifiers: readonly Modifier[];
  /** [PQ-ACTV-01] Of the pair of Activation tokens: one lies here, the other on the card it came from. */
  readonly colour?: number;
}

/** [PQ-ACTV-03] An ability that was used up, and until when. */
export interface Use {
  readonly source: string;
  readonly until: Until;
}

export interface CreatureState {
  readonly id: CreatureId;
  damage: number;
  marks: Mark[];
  used: Use[];
}

export interface HeroState extends CreatureState {
  readonly seat: Seat;
  hand: Energy[];
  treasures: string[];
  /** [PQ-PRIZE-02] Monster cards, face up. */
  prizes: string[];
  /** [PQ-KILL-02] Monster cards, face down. */
  xp: string[];
  /** [PQ-FALL-01] Defeated and off the area. */
  fallen: boolean;
  /** Actions that others granted for the next own Turn. */
  extraActions: number;
}

export interface MonsterState extends CreatureState {
  readonly boss: boolean;
  /** [PQ-EVIL-10] Treasures under it. */
  loot: string[];
}

/** [PQ-ROUND-06] The Turn under way. */
export interface TurnState {
  of: CreatureId;
  actionsLeft: number;
  /** [PQ-ACT-11] */
  standardAttackMade: boolean;
  /** [PQ-RULING-79] */
  moved: boolean;
}

export interface State extends MachineState {
  readonly options: Options;
  world: number;
  round: number;
  /** The World cards so far; the last one is active. */
  worldCards: string[];
  boss: string | null;
  heroes: HeroState[];
  /** Monsters and the Boss on the area. */
  monsters: MonsterState[];
  /** [PQ-RULING-03] Five queues a side, front first. */
  heroLanes: CreatureId[][];
  monsterLanes: CreatureId[][];
  /** Creatures that have had their Turn this Round, or may not have one. */
  acted: CreatureId[];
  turn: TurnState | null;
  energyDeck: Energy[];
  energyDiscard: Energy[];
  display: Energy[];
  treasureDeck: string[];
  treasureDiscard: string[];
  monsterDeck: string[];
  monsterDiscard: string[];
  worldDeck: string[];
  bossDeck: string[];
  /** [PQ-MKT-02] Treasures shown at the Market. */
  market: string[];
  /** [PQ-EVIL-02] */
  evilHand: Energy[];
}

/** What is never changed again: clones may share it. */
export function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null) {
    Object.freeze(value);
    for (const key in value) frozen(value[key]);
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
    world: s.world,
    round: s.round,
    worldCards: s.worldCards.slice(),
    boss: s.boss,
    heroes: s.heroes.map(cloneHero),
    monsters: s.monsters.map(cloneMonster),
    heroLanes: s.heroLanes.map((lane) => lane.slice()),
    monsterLanes: s.monsterLanes.map((lane) => lane.slice()),
    acted: s.acted.slice(),
    turn: s.turn && {
      of: s.turn.of,
      actionsLeft: s.turn.actionsLeft,
      standardAttackMade: s.turn.standardAttackMade,
      moved: s.turn.moved,
    },
    energyDeck: s.energyDeck.slice(),
    energyDiscard: s.energyDiscard.slice(),
    display: s.display.slice(),
    treasureDeck: s.treasureDeck.slice(),
    treasureDiscard: s.treasureDiscard.slice(),
    monsterDeck: s.monsterDeck.slice(),
    monsterDiscard: s.monsterDiscard.slice(),
    worldDeck: s.worldDeck.slice(),
    bossDeck: s.bossDeck.slice(),
    market: s.market.slice(),
    evilHand: s.evilHand.slice(),
  };
}

const cloneHero = (hero: HeroState): HeroState => ({
  id: hero.id,
  damage: hero.damage,
  marks: hero.marks.slice(),
  used: hero.used.slice(),
  seat: hero.seat,
  hand: hero.hand.slice(),
  treasures: hero.treasures.slice(),
  prizes: hero.prizes.slice(),
  xp: hero.xp.slice(),
  fallen: hero.fallen,
  extraActions: hero.extraActions,
});

const cloneMonster = (monster: MonsterState): MonsterState => ({
  id: monster.id,
  damage: monster.damage,
  marks: monster.marks.slice(),
  used: monster.used.slice(),
  boss: monster.boss,
  loot: monster.loot.slice(),
});
