/**
 * The vocabulary all cards are written in. A card is data: what it says is generated from this (words/cards.ts),
 * what it does is carried out from this (procedures/effects.ts), so text and effect cannot disagree.
 */

/** [PQ-ENER-01] */
export const ENERGY_TYPES = ['strength', 'spirit', 'intellect', 'speed', 'magic'] as const;
export type EnergyType = (typeof ENERGY_TYPES)[number];
/** [PQ-ENER-02] A card of the Energy deck. */
export const ENERGIES = [...ENERGY_TYPES, 'joker'] as const;
export type Energy = (typeof ENERGIES)[number];

/** [PQ-SYM-02] [PQ-RULING-12] The two doubles and the two triples are told apart by their arrows. */
export const REACHES = [
  'melee',
  'distance',
  'any',
  'penetrating',
  'double-side',
  'double-fork',
  'triple-fan',
  'triple-wide',
] as const;
export type Reach = (typeof REACHES)[number];

/**
 * Whom an effect touches, seen from the creature that owns the card (for a World Feature: from no creature).
 * `target`: those the combo attacked, or chose by its `reach`. `ally`: one other Hero of the owner's choice
 * (for a Monster: one other Monster). `laneHeroes`: all Heroes of the owner's lane (a Hero owner included).
 * `attacker`: whoever dealt the packet that is being answered (Ripostes, onDamaged).
 * `self` in a World Feature is the Creature whose Turn, move or Draw set it off. `allHeroes` and `allMonsters` include the
 * owner, `adjacent...` never does; Monsters include the Boss [PQ-RULING-16].
 */
export const WHO = [
  'self',
  'target',
  'ally',
  'attacker',
  'adjacentHeroes',
  'laneHeroes',
  'allHeroes',
  'adjacentMonsters',
  'allMonsters',
  'allCreatures',
] as const;
export type Who = (typeof WHO)[number];

/**
 * A number, or a number that grows with something on the table. `ownDamage`: damage on the owner. `heroCount`: the number of
 * players, which never changes [PQ-RULING-73]. `treasuresHeld`: the owner's Treasures, without Prizes [PQ-RULING-32].
 */
export const MEASURES = ['ownDamage', 'roundNumber', 'heroCount', 'treasuresHeld'] as const;
export type Measure = (typeof MEASURES)[number];
/** `beyond`: only what is above that number counts. */
export type Amount =
  | number
  | { readonly per: Measure; readonly each: number; readonly beyond?: number; readonly max?: number };

/**
 * [PQ-RIP-03] What a Riposte answers. `attackedSelf`, `attackedAlly`, `attackedAny`: an attack on the owner, on
 * another Hero, on either. `effectPlayed`: another Hero (alone: the owner) has played a Combo that is no Riposte. `creatureDefeated`: any Creature fell.
 * `energyRevealed`: a Monster's Defend has turned up an Energy card.
 */
export const TRIGGERS = [
  'attackedSelf',
  'attackedAlly',
  'attackedAny',
  'effectPlayed',
  'creatureDefeated',
  'energyRevealed',
] as const;
export type Trigger = (typeof TRIGGERS)[number];

export const CONDITIONS = ['notMovedThisTurn', 'targetDamaged', 'targetNotMarked', 'targetNotBoss'] as const;
export type Condition = (typeof CONDITIONS)[number];

/**
 * `damage`: added to each attack. `armour`: taken off each packet of damage suffered. `cost`: symbols fewer (negative:
 * the payer leaves out that many of its choice, never all) or more (positive: that many of the Hero's own Type).
 * `handLimit`, `movement`, `initiative`, `life`: added to the printed value.
 */
export const STATS = ['damage', 'armour', 'initiative', 'movement', 'cost', 'life', 'handLimit'] as const;
export type Stat = (typeof STATS)[number];
export const FLAGS = ['cannotMove', 'noTreasureDrop', 'noAttack'] as const;
export type Flag = (typeof FLAGS)[number];
/** The 1 Energy card a Treasure costs; -1 makes it free. */
export const PRICES = ['market', 'pickUp'] as const;
export type Price = (typeof PRICES)[number];
export type Modifier =
  | { readonly stat: Stat; readonly by: Amount }
  | { readonly price: Price; readonly by: number }
  | Flag;

export type Direction = 'left' | 'right';
export type Until = 'worldEnd' | 'roundEnd' | 'turnEnd';

export type Effect =
  /** [PQ-ATK] `targets`: how many with `any`. `times`: separate attacks. `side`: which neighbour `double-side` takes. */
  | {
      readonly do: 'attack';
      readonly reach: Reach;
      readonly damage: Amount;
      readonly times?: number;
      readonly repeatOnDefeat?: boolean;
      readonly side?: Direction | 'either';
      readonly targets?: number;
    }
  /** [PQ-RULING-78] No damage: cannot be defended. */
  | { readonly do: 'defeat'; readonly reach: Reach }
  /** Only in a Riposte to an attack: takes up to `max` off the packet. */
  | { readonly do: 'prevent'; readonly max: Amount | 'all' }
  | { readonly do: 'heal'; readonly amount: Amount; readonly who: Who }
  /** [PQ-RULING-82] Damage that is no attack. */
  | { readonly do: 'damage'; readonly amount: Amount; readonly who: Who }
  /** [PQ-RULING-37] Deck or display by choice. */
  | { readonly do: 'draw'; readonly energy: Amount; readonly who?: Who }
  | { readonly do: 'drawTreasure'; readonly n: number }
  /** `display` discards that many face-up cards (and refills); `random` takes hand cards without a choice. */
  | {
      readonly do: 'discard';
      readonly what: 'energy' | 'treasure' | 'display';
      readonly n: number;
      readonly who: Who;
      readonly random?: boolean;
    }
  /** A Creature bears a key once: the same mark again changes nothing. */
  | {
      readonly do: 'mark';
      readonly key: string;
      readonly who?: Who;
      readonly until: Until;
      readonly modifiers: readonly Modifier[];
    }
  /**
   * `left`, `right`: exactly so many lanes. `choice`: a Hero's player picks the way and 1 to `lanes` lanes; an automated
   * owner goes all of them, the way by the seed [PQ-RULING-84]. `onward`: the way the move that triggered this went (onMove).
   */
  | {
      readonly do: 'move';
      readonly who: Who;
      readonly lanes: number;
      readonly dir: Direction | 'choice' | 'onward';
    }
  /** Exchange up to n hand cards one for one with face-up cards. */
  | { readonly do: 'swapDisplay'; readonly n: number }
  /** [PQ-RIP-04] Carries out the combo that triggered this, as if it were the owner's. */
  | { readonly do: 'copyCombo'; readonly of: 'trigger' }
  /** Joins the tail of that lane on the Monster side. */
  | {
      readonly do: 'summon';
      readonly from: 'deck' | 'discard';
      readonly n: number;
      readonly lane: 'own' | 'random' | 'emptiest';
    }
  /** Standing only, as a World Feature or on a Boss Sheet: the display holds n cards. */
  | { readonly do: 'displaySize'; readonly n: number }
  /** Added to that Hero's next own Turn. */
  | { readonly do: 'extraAction'; readonly who: Who; readonly n: number }
  /** Trade as in the exchange, outside it, with that Hero. */
  | { readonly do: 'trade'; readonly what: readonly ('energy' | 'treasure')[]; readonly who: Who }
  /** [PQ-RULING-80] Pay this instead of the cost of any one known combo. */
  | { readonly do: 'payInstead'; readonly cost: readonly EnergyType[]; readonly uses: 'oncePerWorld' };

/**
 * When an ability works. `free`: the owner's own Turn, as a free action. `standing`: always, by its modifiers.
 * `deploy`: when a Boss or Monster has been placed. `onDraw`: after the owner's Draw Action. `onHit`: each target the
 * owner's attack hit. `onDamaged`: the owner suffered damage. `neighbourDefeated`: an adjacent Monster fell.
 */
export const WHENS = [
  'free',
  'standing',
  'deploy',
  'turnStart',
  'turnEnd',
  'roundStart',
  'roundEnd',
  'onMove',
  'onDraw',
  'onHit',
  'onDamaged',
  'neighbourDefeated',
] as const;
export type When = (typeof WHENS)[number];

export interface Threshold {
  readonly damageAtLeast?: number;
  readonly roundAtLeast?: number;
  readonly heroesAtLeast?: number;
}

export interface Ability {
  readonly when: When;
  /** On World Features: whose turn, move or value it touches. */
  readonly applies?: 'heroes' | 'monsters' | 'all';
  readonly if?: Threshold;
  readonly uses?: 'oncePerWorld' | 'oncePerRound' | 'oncePerTurn';
  readonly cost?: readonly EnergyType[];
  readonly effects?: readonly Effect[];
  /** While `standing`. */
  readonly modifiers?: readonly Modifier[];
}

export type Level = 1 | 2 | 3;

export interface Combo {
  readonly id: string;
  readonly name: string;
  readonly level: Level | 'treasure';
  readonly cost: readonly EnergyType[];
  readonly riposte?: Trigger | undefined;
  /** [PQ-ACTV-01] Puts Activation tokens: its marks last until the World ends. */
  readonly activation?: boolean | undefined;
  /** Names a target without attacking it (Pickpocket). */
  readonly reach?: Reach | undefined;
  readonly conditions?: readonly Condition[] | undefined;
  readonly effects: readonly Effect[];
}

/** Where a card's facts come from: the rulebook, a public name, or our own design. */
export type Origin = 'given' | 'public-name' | 'authored';

interface Creature {
  readonly id: string;
  readonly name: string;
  /** For narrow places on a small screen. */
  readonly short?: string;
  readonly origin: Origin;
  readonly initiative: number;
  readonly life: number;
  readonly type: EnergyType;
}

/** [PQ-MON-04] Arrows: how many lanes, which way. */
export interface Arrows {
  readonly steps: number;
  readonly dir?: Direction;
}

/** What a Hero holds as a Prize: a combo, abilities, or both; `discardOnUse` for a one-time Prize. */
export interface Prize {
  readonly abilities?: readonly Ability[];
  readonly combo?: Combo;
  readonly discardOnUse?: boolean;
}

export interface Monster extends Creature {
  readonly movement: Arrows;
  readonly attackFirst?: boolean;
  /** What it does in its Turn besides moving, in order. */
  readonly turn: readonly Effect[];
  readonly onHit?: readonly Effect[];
  readonly defend?: EnergyType;
  readonly activation?: boolean;
  readonly abilities?: readonly Ability[];
  readonly prize?: Prize;
}

/** [PQ-POS-01] Five lanes, each from front to back. */
export type PositionOrder = readonly (readonly (1 | 2 | 3 | 4 | 5 | 'X' | 'B')[])[];

export interface Boss extends Omit<Monster, 'prize'> {
  /** [PQ-POS-09] Replaces the World's Position Order. */
  readonly lanes?: PositionOrder;
}

/** [PQ-COMP-03] A Hero made by a player wears a hat on one of the two blank pugs. */
export const BLANK_PUGS = ['blank-a', 'blank-b'] as const;
export const HATS = [
  'warrior',
  'barbarian',
  'merchant',
  'witch',
  'cleric',
  'thief',
  'druid',
  'wizard',
  'ranger',
  'bard',
  'paper',
  'pot',
  'crown',
  'flowers',
] as const;
export interface Picture {
  readonly pug: (typeof BLANK_PUGS)[number];
  readonly hat: (typeof HATS)[number];
}

export interface Hero extends Creature {
  /** Only on Heroes made by players; the others are drawn by their id. */
  readonly picture?: Picture;
  readonly class: string;
  readonly movement: number;
  readonly ability: Ability & { readonly name: string };
  /** [PQ-HERO-05] Levels 1, 1, 1, 2, 3. */
  readonly combos: readonly [Combo, Combo, Combo, Combo, Combo];
}

export interface Treasure {
  readonly id: string;
  readonly name: string;
  readonly short?: string;
  readonly origin: Origin;
  readonly kind: 'consumable' | 'weapon' | 'trinket';
  /** Consumables only. */
  readonly effects?: readonly Effect[];
  readonly abilities?: readonly Ability[];
  readonly combo?: Combo;
  /** [PQ-RULING-67] What it gives to a Monster or Boss it lies under. */
  readonly underCreature: readonly Ability[];
}

export interface World {
  readonly id: string;
  readonly name: string;
  readonly origin: Origin;
  readonly type: EnergyType;
  readonly feature: readonly Ability[];
  readonly lanes: PositionOrder;
}
