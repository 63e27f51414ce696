import type { MachineState, Seat } from '@questhall/kernel';
import { cloneRng, cloneStack } from '@questhall/kernel';
import type { OwnEquipment, OwnHero, OwnMonster, OwnRoom } from './content/own.ts';
import type { Board, Die, Face, Fault, LyingDie, LyingTemplate, Requirement, Rest } from './throws.ts';
import type { AbilityKind, Colour, Difficulty, Hand, Pack, SpecialDie } from './vocabulary.ts';
import { PACKS } from './vocabulary.ts';

export const PHASES = ['setup', 'dungeon', 'combat', 'resting', 'shop', 'boss', 'over'] as const;
export type Phase = (typeof PHASES)[number];

/** How steady the host holds a hand while it aims; the rules do not use it. */
export const SWAYS = ['kids', 'hero', 'tournament'] as const;
export type Sway = (typeof SWAYS)[number];

export const LEADERS = ['random', '1', '2', '3', '4', '5', '6'] as const;

/** [DF-DEC-02] What the party agreed on before the first round. */
export interface Options {
  readonly players: number;
  readonly difficulty: Difficulty;
  /** [DF-LVL-01] */
  readonly levelUp: boolean;
  /** [DF-MIX-01] `labyrinth` alone, or all boxes there are. */
  readonly boxes: 'labyrinth' | 'mixed';
  /** [DF-MIX-02] [DF-MIX-03] The box that board and dice come from. */
  readonly board: Board;
  /** [DF-SETUP-02] */
  readonly heroes: 'choose' | 'random';
  /** [DF-SETUP-13] The place of the Hero who leads first, or at random. */
  readonly leader: (typeof LEADERS)[number];
  /** How well chance throws when nobody does. */
  readonly hand: Hand;
  readonly sway: Sway;
  /** [3.10] People may throw wood at home and enter what they read off. */
  readonly realDice: boolean;
  /** Cards made by players, shuffled among those of the box. Matches from before there were any have none. */
  readonly ownHeroes?: readonly OwnHero[];
  readonly ownMonsters?: readonly OwnMonster[];
  readonly ownRooms?: readonly OwnRoom[];
  readonly ownEquipment?: readonly OwnEquipment[];
  readonly [setting: string]: unknown;
}

/** The id of a Hero is the id of its sheet. */
export type HeroId = string;
/** The id of a card. */
export type CardId = string;

export interface HeroState {
  readonly id: HeroId;
  readonly seat: Seat;
  life: number;
  /** [DF-SCAR-02] Colours that are covered. */
  scars: Colour[];
  fainted: boolean;
  /** [DF-SCAR-06] */
  eliminated: boolean;
  /** Weapons, Armors and Spendables. */
  equipment: CardId[];
  /** [DF-EQUIP-08] Armors used in this combat. */
  turned: CardId[];
  /** [DF-LVL-02] */
  xp: number;
  /** [DF-LVL-08] Colours with a Level Up token, and those of them that are spent. */
  tokens: Colour[];
  spent: Colour[];
}

/** What is known about cards of the Dungeon deck that lie face down. */
export interface Unseen {
  /** Cards of one group might be exchanged for all that those know who did not see them: [DF-RULING-18] a new one each time. */
  readonly group: number;
  /** [DF-PATH-03] Whoever was Leader when a card was put under the deck knows it. */
  readonly knownBy: readonly Seat[];
}

/** Cards that lie in the Dungeon deck, one under the other, in no known order. */
export interface Pile extends Unseen {
  readonly cards: CardId[];
}

/** [DF-PATH-01] A card in the Leader's hand. */
export interface HeldPath extends Unseen {
  card: CardId;
}

/** [DF-SDIE] A special die that takes part in this combat. */
export interface SpecialState {
  readonly die: SpecialDie;
  /** What brought it. */
  readonly from: 'monster' | 'room' | 'card';
  thrown: boolean;
}

export interface CombatState {
  monster: CardId;
  boss: boolean;
  /** [DF-HIT-03] May be below zero. */
  life: number;
  startLife: number;
  /** [DF-MON-05] */
  gold: number;
  /** [DF-COMBAT-02] Dice that may be thrown, white ones apart. */
  pool: Die[];
  /** [DF-MAB-03] Coloured dice that are out of this combat. */
  out: Colour[];
  special: SpecialState[];
  /** [DF-COMBAT-12] Thrown dice that lie on the board, oldest first. */
  lying: LyingDie[];
  bushes: boolean;
  templates: LyingTemplate[];
  /** Whose turn it is. */
  active: HeroId;
  /** [DF-REST-06] */
  lastThrower: HeroId | null;
  /** [DF-MAB-02] */
  stolen: number;
  /** [DF-MAB-04] */
  tucked: CardId[];
  epic: boolean;
  /** [DF-RELIC-03] Relics that ignore a requirement, once each. */
  relicsUsed: CardId[];
}

/** [DF-RULING-37] One throw, from the die in hand to the end of the turn. */
export interface ThrowState {
  hero: HeroId;
  die: Die;
  weapons: CardId[];
  ignored: Requirement[];
  /** The number of the throw; 0 before it is made. */
  serial: number;
  rest: Rest;
  slimeTarget: Rest | null;
  face: Face;
  thorns: boolean;
  faults: Fault[];
  hit: boolean;
  ability: AbilityKind | null;
  /** [DF-COM-06] */
  focused: boolean;
  /** Explosive Potion. */
  doubled: boolean;
  /** What abilities add to the damage of a Hit. */
  bonus: number;
  /** [DF-COM-01] */
  dodged: boolean;
  /** Hammers that may be spent on this Hit, and those that were. */
  hammersReady: number;
  hammersSpent: number;
  instaKill: boolean;
}

export interface Tokens {
  /** [DF-UNI-02] [DF-UNI-04] On the Monster card. */
  frog: boolean;
  tracking: boolean;
  /** Sir Clank's: wards off the damage of one Miss. */
  shield: boolean;
  /** [DF-UNI-06] Active Hammers. */
  hammers: number;
}

export interface State extends MachineState {
  readonly options: Options;
  phase: Phase;
  round: number;
  /** [DF-PATH-06] */
  shops: number;
  heroes: HeroState[];
  leader: HeroId;
  chest: { gold: number; white: number };
  tokens: Tokens;
  /** Top first. */
  dungeonDeck: Pile[];
  /** [DF-PATH-01] What the Leader holds. */
  paths: HeldPath[];
  room: CardId | null;
  /** [DF-REST-12] */
  setAside: CardId[];
  /** [DF-RULING-63] Icons of cards that went back into an empty deck within this cycle. */
  iconsKept: number;
  /** [DF-SETUP-09] By level: cards that may come, and how many of them are in the deck. */
  monsterBags: CardId[][];
  monstersLeft: number[];
  monsterDiscard: CardId[];
  /** Monsters that were backed down from. */
  monstersGone: CardId[];
  bossDeck: CardId[];
  shopDeck: CardId[];
  /** [DF-SHOP-01] */
  display: CardId[];
  /** [DF-RELIC-02] */
  relics: CardId[];
  /** Equipment that left the game. */
  equipmentGone: CardId[];
  /** Equipment that changed hands in this Resting phase or Shop: each card does so once. */
  passed: CardId[];
  /** What was offered in vain meanwhile: card, receiver, and what it was to be swapped for. */
  refused: string[];
  combat: CombatState | null;
  throw: ThrowState | null;
  /** Throws and flips so far. */
  serial: number;
  /** [DF-SCORE-04] */
  scarsReceived: number;
}

/** [DF-COMP-07] [DF-RULING-42] Without a limit: Gold and tokens. */
export const MOST_WHITE = 9;

/** What is never changed again: clones may share it. */
export function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const inner of Object.values(value)) frozen(inner);
  }
  return value;
}

export function clone(s: State): State {
  return {
    options: s.options,
    stack: cloneStack(s.stack),
    rng: cloneRng(s.rng),
    asks: s.asks,
    events: s.events === null ? null : s.events.slice(),
    outcome: s.outcome,
    phase: s.phase,
    round: s.round,
    shops: s.shops,
    heroes: s.heroes.map(cloneHero),
    leader: s.leader,
    chest: { gold: s.chest.gold, white: s.chest.white },
    tokens: {
      frog: s.tokens.frog,
      tracking: s.tokens.tracking,
      shield: s.tokens.shield,
      hammers: s.tokens.hammers,
    },
    dungeonDeck: s.dungeonDeck.map(({ cards, group, knownBy }) => ({
      cards: cards.slice(),
      group,
      knownBy: knownBy.slice(),
    })),
    paths: s.paths.map(({ card, group, knownBy }) => ({ card, group, knownBy: knownBy.slice() })),
    room: s.room,
    setAside: s.setAside.slice(),
    iconsKept: s.iconsKept,
    monsterBags: s.monsterBags.map((bag) => bag.slice()),
    monstersLeft: s.monstersLeft.slice(),
    monsterDiscard: s.monsterDiscard.slice(),
    monstersGone: s.monstersGone.slice(),
    bossDeck: s.bossDeck.slice(),
    shopDeck: s.shopDeck.slice(),
    display: s.display.slice(),
    relics: s.relics.slice(),
    equipmentGone: s.equipmentGone.slice(),
    passed: s.passed.slice(),
    refused: s.refused.slice(),
    combat: s.combat && cloneCombat(s.combat),
    throw: s.throw && cloneThrow(s.throw),
    serial: s.serial,
    scarsReceived: s.scarsReceived,
  };
}

const cloneHero = (hero: HeroState): HeroState => ({
  id: hero.id,
  seat: hero.seat,
  life: hero.life,
  scars: hero.scars.slice(),
  fainted: hero.fainted,
  eliminated: hero.eliminated,
  equipment: hero.equipment.slice(),
  turned: hero.turned.slice(),
  xp: hero.xp,
  tokens: hero.tokens.slice(),
  spent: hero.spent.slice(),
});

const cloneCombat = (combat: CombatState): CombatState => ({
  monster: combat.monster,
  boss: combat.boss,
  life: combat.life,
  startLife: combat.startLife,
  gold: combat.gold,
  pool: combat.pool.slice(),
  out: combat.out.slice(),
  special: combat.special.map(({ die, from, thrown }) => ({ die, from, thrown })),
  lying: combat.lying.map(({ die, by }) => ({ die, by })),
  bushes: combat.bushes,
  templates: combat.templates.map(({ template, by }) => ({ template, by })),
  active: combat.active,
  lastThrower: combat.lastThrower,
  stolen: combat.stolen,
  tucked: combat.tucked.slice(),
  epic: combat.epic,
  relicsUsed: combat.relicsUsed.slice(),
});

const cloneThrow = (thrown: ThrowState): ThrowState => ({
  hero: thrown.hero,
  die: thrown.die,
  weapons: thrown.weapons.slice(),
  ignored: thrown.ignored.slice(),
  serial: thrown.serial,
  rest: thrown.rest,
  slimeTarget: thrown.slimeTarget,
  face: thrown.face,
  thorns: thrown.thorns,
  faults: thrown.faults.slice(),
  hit: thrown.hit,
  ability: thrown.ability,
  focused: thrown.focused,
  doubled: thrown.doubled,
  bonus: thrown.bonus,
  dodged: thrown.dodged,
  hammersReady: thrown.hammersReady,
  hammersSpent: thrown.hammersSpent,
  instaKill: thrown.instaKill,
});

/** [DF-MIX-01] */
export const packsOf = (boxes: Options['boxes']): readonly Pack[] =>
  boxes === 'mixed' ? PACKS : ['labyrinth'];
