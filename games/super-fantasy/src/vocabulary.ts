/** The words content is written in: abilities, items and monsters are data made of these. */

export const ATTRIBUTES = ['speed', 'strength', 'cunning', 'aim', 'magic', 'defense'] as const;
export type Attribute = (typeof ATTRIBUTES)[number];

/** [SF-DICE-02] [SF-DICE-03] The six sides of an Action Die. */
export const ACTION_DIE = ['sword', 'sword', 'swords', 'swords', 'star', 'star'] as const;
export type Side = 'sword' | 'swords' | 'star';

export const COLOURS = ['red', 'black', 'brown', 'green', 'blue', 'yellow'] as const;
export type Colour = (typeof COLOURS)[number];

/** [SF-DICE-13] */
export const SYMBOLS = ['lightning', 'drop', 'skull'] as const;
export type FateSymbol = (typeof SYMBOLS)[number];

/** [SF-RULING-21] The six faces of the Fate Die: a symbol and a colour each. */
export const FATE_DIE = [
  'lightning-green',
  'lightning-red',
  'drop-brown',
  'drop-blue',
  'skull-black',
  'skull-yellow',
] as const;
export type FateFace = (typeof FATE_DIE)[number];

export const HERO_IDS = ['barka', 'luckylock', 'helena', 'zoe', 'yang-ping', 'zanvor'] as const;
export type HeroId = (typeof HERO_IDS)[number];

export const CLASSES = [
  'Warrior',
  'Gunslinger',
  'Huntress',
  'Enchantress',
  'Shadowmaster',
  'Duelist',
] as const;
export type HeroClass = (typeof CLASSES)[number];

export const KINDS = [
  'ugly-snout',
  'big-snout',
  's-n-o-u-t',
  'spiked-snout',
  'racing-spider',
  'smelly-things',
  'stud',
  'dorbak',
  'zur-ill',
  'tatanka',
] as const;
export type Kind = (typeof KINDS)[number];

/** [SF-STAT-01] */
export const STATUSES = ['poisoned', 'stunned', 'frozen'] as const;
export type Status = (typeof STATUSES)[number];

/** [SF-TRAP-03] */
export const TRAPS = ['iron-cage', 'falling-rock', 'spiked-hole', 'portal-trap'] as const;
export type TrapKind = (typeof TRAPS)[number];

export const ATTACK_TYPES = ['melee', 'ranged', 'magic'] as const;
export type AttackType = (typeof ATTACK_TYPES)[number];

/** What a test with dice is for. */
export const TESTS = [
  'move',
  'pickDoor',
  'bashDoor',
  'bashBarrel',
  'pickChest',
  'disarm',
  'attack',
  'defend',
  'charge',
  'tome',
  'ice',
  'cage',
  'hole',
  'rock',
  'statue',
  'brazier',
  'portal',
  'slip',
  'throw',
  'intercept',
  'push',
] as const;
export type Test = (typeof TESTS)[number];

/** A status or mark as tokens show it. `warCry` and `foe` are no physical tokens. */
export const MARKS = ['wolf', 'aim', 'fortress', 'warCry', 'foe'] as const;
export type MarkToken = (typeof MARKS)[number];

export type Condition =
  /** [SF-RESTR-01] */
  | { readonly totalAtLeast: number }
  /** [SF-RESTR-03] */
  | { readonly starsAtLeast: number }
  /** [SF-RESTR-02] */
  | { readonly class: HeroClass }
  /** [SF-RESTR-05] */
  | { readonly behindTarget: true }
  /** [SF-RESTR-06] Exactly so many, or at least so many zones. */
  | { readonly inZones: number; readonly orMore?: true }
  | { readonly attackType: AttackType }
  /** The how-manieth attack since the ability was used, or a later one. */
  | { readonly attackNumber: number }
  | { readonly targetMarked: MarkToken }
  | { readonly onHit: true }
  | { readonly onKill: true }
  /** At the end of a Moving action, or right after a free move, in no Block Zone. */
  | { readonly endedOutsideZones: true }
  /** [SF-RESTR-04] */
  | { readonly magicTest: true };

export type Duration = 'now' | 'thisAttack' | 'nextAttack' | 'nextMove' | 'nextTest' | 'turn' | 'equipped';

/** An effect that waits: it is looked up whenever an attack, a test or a move is made. */
export type Bonus =
  | { readonly do: 'attackBonus'; readonly n: number }
  | { readonly do: 'attributeBonus'; readonly attribute: Attribute; readonly n: number }
  | { readonly do: 'extraDamage'; readonly n: number }
  | { readonly do: 'applyStatus'; readonly status: 'stunned' | 'frozen' }
  | { readonly do: 'diceBack'; readonly n: number }
  | { readonly do: 'gainCounterattack'; readonly n: number }
  | { readonly do: 'testBonus'; readonly tests: readonly Test[]; readonly n: number }
  | { readonly do: 'ignoreZones' }
  | {
      readonly do: 'nextMove';
      readonly ignoreZones: true;
      readonly passAll?: true;
      readonly bonus?: number;
    }
  | { readonly do: 'extraAttack'; readonly freeDice: number; readonly bonus: number }
  /** [SF-LUCKY-08] One target with the first bonus, or two with the second. */
  | { readonly do: 'twoTargets'; readonly one: number; readonly two: number };

export type Waiting = Bonus & { readonly until: Duration; readonly when?: readonly Condition[] };

/** An effect that happens at once. */
export type Deed =
  | { readonly do: 'gainShieldTokens'; readonly n: number; readonly when?: readonly Condition[] }
  | { readonly do: 'gainEnergy'; readonly n: number }
  | { readonly do: 'heal'; readonly n: number }
  | { readonly do: 'cure'; readonly status: Status }
  | { readonly do: 'afflict'; readonly status: 'stunned' | 'frozen' }
  /** `target`: the monster named; `around`: every monster in rings 1 and 2 of the hero. */
  | { readonly do: 'damage'; readonly n: number; readonly area: 'target' | 'around' }
  /** [SF-RULING-41] `toTarget`: it must end with the target in reach, and the target's zone counts. */
  | { readonly do: 'freeMove'; readonly n: number; readonly toTarget?: true }
  | { readonly do: 'jump'; readonly n: number }
  | { readonly do: 'walk'; readonly n: number }
  | { readonly do: 'forceAttack'; readonly bonus: number }
  | { readonly do: 'teleport'; readonly scope: 'room' | 'adjacent'; readonly companion?: true }
  | {
      readonly do: 'throwMonster';
      readonly n: number;
      readonly breaks: readonly ('barrel' | 'chest')[];
      readonly big?: true;
    }
  | { readonly do: 'mark'; readonly token: MarkToken; readonly dice?: number; readonly all?: true }
  | { readonly do: 'takeBackDie'; readonly n: number }
  | { readonly do: 'castTome' }
  | { readonly do: 'ruinWall' }
  | {
      readonly do: 'fateTable';
      readonly lightning: readonly Deed[];
      readonly drop: readonly Deed[];
      readonly skull: readonly Deed[];
    }
  | { readonly do: 'choose'; readonly first: readonly Deed[]; readonly second: readonly Deed[] };

/** What its user names when an ability, Tome or Small Item is used. */
export type Aim =
  | 'self'
  | 'monsterWithin3'
  | 'heroWithin3'
  | 'adjacentMonster'
  | 'monsterInRoom'
  | 'roomMonsters'
  | 'anyMonster'
  | 'heroInRoom'
  | 'wallOfRoom'
  | 'tome'
  | 'ability';

/** One way to use something: an ability may have two (Relentless Barrage III). */
export interface Use {
  readonly aim: Aim;
  /** What must be true at the moment of use. */
  readonly useIf?: readonly Condition[];
  /** Happens at once, in this order. */
  readonly deeds: readonly Deed[];
  /** Lies ready from now on. */
  readonly waiting: readonly Waiting[];
}

export const ABILITY_LEVELS = [1, 2, 3] as const;
export type Level = (typeof ABILITY_LEVELS)[number];

export interface Ability {
  readonly id: string;
  readonly name: string;
  /** [SF-ABIL-02] Energy needed; the same at all levels. */
  readonly max: number;
  /** Levels I, II, III; each with one use or two to choose from. */
  readonly levels: readonly [readonly Use[], readonly Use[], readonly Use[]];
}

/** [SF-RULING-96] */
export type Position = 'hand' | 'both hands' | 'armour';

interface ItemBase {
  readonly id: string;
  readonly name: string;
  readonly position: Position;
  readonly bonuses: readonly Waiting[];
}

export interface Weapon extends ItemBase {
  readonly kind: 'weapon';
  /** [SF-WPN-01] Fixes the attack type. */
  readonly attribute: 'strength' | 'aim' | 'magic';
  readonly range: 1 | 2 | 3;
}

export interface Guard extends ItemBase {
  readonly kind: 'shield' | 'armour';
  /** [SF-ARM-01] Shield Die tokens at the end of each turn. */
  readonly shieldDice: number;
}

export interface Tome extends ItemBase {
  readonly kind: 'tome';
  readonly use: Use;
}

export type Item = Weapon | Guard | Tome;
/** What a hero board prints: a weapon, a shield, an armour, or some other thing without effect. */
export type BasicItem = Weapon | Guard | (ItemBase & { readonly kind: 'trinket' });

export interface SmallItem {
  readonly id: string;
  readonly name: string;
  readonly copies: number;
  readonly use: Use;
}

export interface Hero {
  readonly id: HeroId;
  readonly name: string;
  readonly class: HeroClass;
  readonly colour: Colour;
  readonly attributes: { readonly [attribute in Attribute]: number };
  readonly life: number;
  readonly focus: Attribute;
  readonly abilities: readonly [Ability, Ability, Ability];
  /** [SF-ITEM-06] Left hand, right hand, armour. */
  readonly basics: readonly [BasicItem, BasicItem, BasicItem];
}

/** [SF-RULING-161] What a monster can do beyond moving and hitting. */
export type MonsterAbility =
  | { readonly on: 'hit'; readonly do: 'push'; readonly n: number }
  | { readonly on: 'hit'; readonly do: 'applyStatus'; readonly status: Status }
  | { readonly on: 'hit'; readonly do: 'extraDamage'; readonly n: number; readonly stars: number }
  | { readonly on: 'hit'; readonly do: 'drawTrap' }
  | { readonly on: 'failedMelee'; readonly do: 'stripShieldToken'; readonly n: number }
  | {
      readonly on: 'move';
      readonly do: 'charge';
      readonly least: number;
      readonly extra: number;
      readonly dice: number;
    }
  | { readonly on: 'firstActivation'; readonly do: 'openSmallPortal' };

/** [SF-ATK-09] A line of a Mission's Beasts Page. */
export interface Beast {
  readonly protection: number;
  readonly life: number;
  readonly attack: number;
  readonly step: number;
  readonly star: number;
  readonly alarm: readonly FateSymbol[];
  readonly behaviour: readonly Colour[];
  readonly initiative: number;
  readonly abilities: readonly MonsterAbility[];
}

export interface KindCard {
  readonly id: Kind;
  readonly name: string;
  readonly plural: string;
  readonly figures: number;
  /** [SF-BIG-01] Two squares. */
  readonly big: boolean;
  readonly group: 'snout' | 'squad' | 'pet' | 'stud' | 'boss';
  /** [SF-HUNT-07] */
  readonly points: number;
}
