/** What can be printed in this game: cards, sheets and what they do, as data. */
import type { Board, Requirement, Template } from './throws.ts';
import { BOARDS } from './throws.ts';

/** [DF-COMP-02] The three dice everybody throws; each Hero has an ability for each. */
export const COLOURS = ['red', 'green', 'blue'] as const;
export type Colour = (typeof COLOURS)[number];

/** [DF-COMP-03] */
export const SPECIAL_DICE = ['big', 'rubber', 'lead', 'tiny'] as const;
export type SpecialDie = (typeof SPECIAL_DICE)[number];

export const MONSTER_TYPES = ['beast', 'plant', 'goblin', 'spirit'] as const;
export type MonsterType = (typeof MONSTER_TYPES)[number];

/** [DF-MIX-01] The boxes there are: each has a board. */
export const PACKS = BOARDS;
export type Pack = Board;

export const DIFFICULTIES = ['normal', 'hard', 'inferno'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

/** How well landings are drawn when nobody really throws: the ledger's levels of hands. */
export const HANDS = ['clumsy', 'average', 'good', 'steady'] as const;
export type Hand = (typeof HANDS)[number];

interface Printed {
  readonly id: string;
  readonly pack: Pack;
  readonly name: string;
  /** The picture of it, by name. */
  readonly picture: string;
  readonly flavour: string;
}

// --- Heroes ------------------------------------------------------------------------------------------------------------

/** [DF-ICON-04] [DF-ICON-05] When an ability may be used: on a Hit, on a Miss, or wherever the die landed. */
export type Condition = 'hit' | 'miss' | 'any';

export type Ability =
  | { readonly kind: 'agileInstincts' }
  | { readonly kind: 'rethrow' }
  | { readonly kind: 'healParty' }
  | { readonly kind: 'piercing' }
  | { readonly kind: 'pickpocket' }
  | { readonly kind: 'focused' }
  | { readonly kind: 'selfHealing' }
  | { readonly kind: 'swornEnemy'; readonly type: MonsterType }
  | { readonly kind: 'metamorphosis' }
  | { readonly kind: 'royalMoney' }
  | { readonly kind: 'trackingStrike' }
  | { readonly kind: 'hammer' }
  | { readonly kind: 'grapeshot' }
  | { readonly kind: 'paradeShield' }
  | { readonly kind: 'bellRinger' }
  | { readonly kind: 'clowning' };
export type AbilityKind = Ability['kind'];

/** [DF-COM-01 to -09] [DF-UNI-02 to -05] */
export const CONDITIONS: { readonly [kind in AbilityKind]: Condition } = {
  agileInstincts: 'miss',
  rethrow: 'any',
  healParty: 'any',
  piercing: 'hit',
  pickpocket: 'any',
  focused: 'hit',
  selfHealing: 'any',
  swornEnemy: 'hit',
  metamorphosis: 'any',
  royalMoney: 'hit',
  trackingStrike: 'any',
  hammer: 'hit',
  grapeshot: 'hit',
  paradeShield: 'any',
  bellRinger: 'hit',
  clowning: 'any',
};

export interface Hero extends Printed {
  readonly abilities: { readonly [colour in Colour]: Ability };
  /** [DF-HERO-01] How much of each type the Hero can carry. */
  readonly carries: { readonly [type in 'weapon' | 'armor' | 'spendable']: number };
  readonly quote: string;
}

// --- Monsters and Bosses -----------------------------------------------------------------------------------------------

/** [DF-MAB] What is written on a Monster instead of a Specific Throw. */
export type MonsterAbility =
  | { readonly kind: 'crook'; readonly limit: number }
  | { readonly kind: 'deceitful' }
  | { readonly kind: 'superCrook' }
  | { readonly kind: 'superDeceitful' };

/** What a card puts on the table for the combat. */
interface Demands {
  readonly requirement?: Requirement;
  readonly template?: Template;
  readonly bushes?: true;
  readonly specialDie?: SpecialDie;
}

interface Foe extends Printed, Demands {
  readonly type: MonsterType;
  readonly life: number;
  readonly damage: number;
  readonly ability?: MonsterAbility;
}

export const LEVELS = [1, 2, 3, 4] as const;
export type Level = (typeof LEVELS)[number];

/** [DF-MON-02] */
export interface Monster extends Foe {
  readonly level: Level;
  readonly gold: number;
}

/** [DF-BOSS-02] No level, no Gold. */
export interface Boss extends Foe {
  readonly title: string;
}

// --- Dungeon cards -----------------------------------------------------------------------------------------------------

/** [DF-DUNFX] What happens when the card is revealed; `advantage` waits for the Monster. */
export type RoomEffect =
  | { readonly kind: 'gold'; readonly amount: number }
  | { readonly kind: 'healAll'; readonly amount: number }
  | { readonly kind: 'gainDie' }
  | { readonly kind: 'freeEquipment' }
  | { readonly kind: 'advantage'; readonly amount: number };

export interface Room extends Printed, Demands {
  /** [DF-PATH-04] Shop icons. */
  readonly icons: number;
  readonly effects: readonly RoomEffect[];
}

// --- Equipment ---------------------------------------------------------------------------------------------------------

export const EQUIPMENT_TYPES = ['weapon', 'armor', 'spendable', 'relic'] as const;
export type EquipmentType = (typeof EQUIPMENT_TYPES)[number];

/** What an Armor does on its owner's Miss. */
export type ArmorEffect =
  | { readonly kind: 'prevent'; readonly amount: number | 'all' }
  | { readonly kind: 'hurtMonster'; readonly amount: number }
  | { readonly kind: 'gold'; readonly amount: number };

export type SpendableEffect =
  | { readonly kind: 'doubleSection' }
  | { readonly kind: 'heal'; readonly whom: 'one' | 'all'; readonly amount: number }
  | { readonly kind: 'joinDie'; readonly die: SpecialDie }
  | { readonly kind: 'flip'; readonly templates: readonly Template[] }
  | { readonly kind: 'cancelMissDamage' };

export type RelicEffect =
  | { readonly kind: 'ignoreRequirement' }
  | { readonly kind: 'epicGold'; readonly amount: number }
  | { readonly kind: 'restHeal'; readonly amount: number };

interface Priced extends Printed {
  readonly price: number;
}

export interface Weapon extends Priced {
  readonly type: 'weapon';
  readonly damage: number;
  readonly requirement?: Requirement;
}
export interface Armor extends Priced {
  readonly type: 'armor';
  readonly effect: ArmorEffect;
  readonly discardAfterUse?: true;
}
export interface Spendable extends Priced {
  readonly type: 'spendable';
  readonly effect: SpendableEffect;
}
export interface Relic extends Priced {
  readonly type: 'relic';
  readonly effect: RelicEffect;
}
export type Equipment = Weapon | Armor | Spendable | Relic;
