/** The words of the dungeon: tiles, scenery, exploration, events, adventures. */

export const FACINGS = ['N', 'E', 'S', 'W'] as const;
export type Side = (typeof FACINGS)[number];

/** Eight rows of eight letters; doors are two spaces wide, in the middle of their side. */
export interface Tile {
  readonly id: string;
  readonly name: string;
  readonly start: boolean;
  readonly rows: readonly string[];
  readonly doors: readonly Side[];
}

const SCENERY = [
  'chest',
  'barrel',
  'cupboard',
  'fountain',
  'altar',
  'lever',
  'gate',
  'cage',
  'oven',
  'trapPlate',
  'key',
  'banner',
  'pebbles',
] as const;
export type SceneryType = (typeof SCENERY)[number];

export interface SceneryOnCard {
  readonly type: SceneryType;
  /** Column and row on the tile as it is drawn. */
  readonly at: readonly [number, number];
  /** Who sits in a cage. */
  readonly holds?: string;
}

/** A rule printed on an exploration card. */
export const SPECIALS = [
  'ambush',
  'darkness',
  'quiet',
  'reinforcements',
  'blessing',
  'toll',
  'trader',
  'mirrors',
] as const;
export type Special = (typeof SPECIALS)[number];

export interface MonstersOnCard {
  readonly kind: string;
  /** For 2, 3 and 4 heroes. */
  readonly count: readonly [number, number, number];
  readonly at: readonly number[];
}

export interface ExplorationCard {
  readonly id: string;
  readonly name: string;
  readonly questLevel: 1 | 2 | 3;
  readonly tile: string;
  readonly entryDoor: Side;
  readonly exits: readonly Side[];
  readonly monsters: readonly MonstersOnCard[];
  readonly villain?: string;
  readonly scenery: readonly SceneryOnCard[];
  readonly special?: Special;
}

/** What an event does, in order. */
export type EventEffect =
  | { readonly do: 'roundRule'; readonly rule: RoundRule }
  | { readonly do: 'healthiestLoses'; readonly amount: number }
  | { readonly do: 'eachEnergy'; readonly amount: number }
  | { readonly do: 'reinforce' }
  | { readonly do: 'richestBlind' }
  | { readonly do: 'discardOrEnergy' }
  | { readonly do: 'topToBottom' }
  | { readonly do: 'reshuffle' }
  | { readonly do: 'bargain'; readonly gold: number }
  | { readonly do: 'spinningWheel' }
  | { readonly do: 'coin' }
  | { readonly do: 'healOne'; readonly amount: number }
  | { readonly do: 'eachGold'; readonly amount: number }
  | { readonly do: 'eachSteps' }
  | { readonly do: 'raiseCard'; readonly places: number }
  | { readonly do: 'cureEach' }
  | { readonly do: 'drawConsumable' };

/** Rules that hold for one round, by the event that brings them. */
export const ROUND_RULES = [
  'howl',
  'fog',
  'brambles',
  'bargain',
  'wildMagic',
  'openSeason',
  'wolfsShadow',
  'dawn',
] as const;
export type RoundRule = (typeof ROUND_RULES)[number];

export interface EventCard {
  readonly id: string;
  readonly name: string;
  readonly tone: 'bad' | 'mixed' | 'good';
  readonly effects: readonly EventEffect[];
}

/** [DL-RULING-115] */
export type Objective =
  | { readonly goal: 'clearAll' }
  | { readonly goal: 'clearLast' }
  | { readonly goal: 'keys'; readonly keys: number }
  | { readonly goal: 'villain' }
  | { readonly goal: 'captives'; readonly captives: number }
  | { readonly goal: 'banner'; readonly rounds: number }
  | { readonly goal: 'escort'; readonly ally: string }
  | { readonly goal: 'levers'; readonly levers: number }
  | { readonly goal: 'mirrors'; readonly mirrors: number };

/** [DL-RULING-113] How an adventure is lost, printed on its card. */
export type Loss =
  | { readonly lost: 'rounds'; readonly after: number }
  | { readonly lost: 'captiveDies' }
  | { readonly lost: 'bannerLost' }
  | { readonly lost: 'allyDies' }
  | { readonly lost: 'waves'; readonly count: number };

export interface Adventure {
  readonly id: string;
  readonly number: string;
  readonly name: string;
  readonly act: 1 | 2 | 3;
  /** [DL-RULING-114] The starting tile, the random cards and the closing card. */
  readonly tiles: number;
  readonly startTile: string;
  readonly closing?: string;
  readonly objectives: readonly Objective[];
  readonly losses: readonly Loss[];
  readonly xp: number;
  readonly gold: number;
  /** What the party may play next; the first is the default. */
  readonly next: readonly string[];
}

export interface Trader {
  readonly id: string;
  readonly name: string;
  readonly act: 1 | 2 | 3;
  readonly consumables: readonly string[];
}
