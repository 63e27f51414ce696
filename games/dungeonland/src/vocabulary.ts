/** The words the cards are written in. Closed sets, and the shape of every printed thing. */

/** [DL-DICE-02] Faces of the attack die, by pip. */
export const ATTACK_FACES = ['miss', 'melee', 'ranged', 'ability', 'melee', 'critical'] as const;
/** [DL-DICE-12] Faces of the defence die, by pip. */
export const DEFENCE_FACES = ['miss', 'miss', 'miss', 'shield', 'shield', 'critical'] as const;
/** [DL-DICE-16] Faces of the loot die, by pip. */
export const LOOT_FACES = ['miss', 'gold', 'consumable', 'consumable', 'gold', 'equipment'] as const;
export type LootFace = (typeof LOOT_FACES)[number];

export const SYMBOLS = ['melee', 'ranged', 'ability'] as const;
export type Sign = (typeof SYMBOLS)[number];

const ATTACK_TYPES = ['melee', 'ranged', 'magical'] as const;
export type AttackType = (typeof ATTACK_TYPES)[number];

/** [DL-SHAPE-01] to [DL-SHAPE-04] */
export const SHAPES = ['target', 'blast', 'bigBlast', 'party'] as const;
export type Shape = (typeof SHAPES)[number];

/** [DL-POW-01] to [DL-POW-33], in the rulebook's order. */
export const POWERS = [
  'agile',
  'blind',
  'block',
  'brutalStrike',
  'cancel',
  'control',
  'deadeye',
  'dodge',
  'empower',
  'fly',
  'frenzy',
  'frozen',
  'gable',
  'ghostly',
  'heal',
  'hunter',
  'immobilize',
  'increase',
  'invisible',
  'lucky',
  'magicResistance',
  'payroll',
  'penetrative',
  'quickcast',
  'regeneration',
  'sleep',
  'stun',
  'superiorCritical',
  'sureStrike',
  'swarm',
  'swift',
  'terror',
  'largeCreature',
] as const;
export type PowerId = (typeof POWERS)[number];

/** Where a power works only under a condition printed beside it. */
const POWER_CONDITIONS = ['noEnemyAdjacent', 'melee', 'spell', 'newTile'] as const;
export type PowerCondition = (typeof POWER_CONDITIONS)[number];

/** A power as it is printed: `Cancel (Stun)`, `Increase (Health (1))`, `Penetrative 2`. */
export interface Power {
  readonly power: PowerId;
  readonly amount?: number;
  /** Cancel: what is cancelled. Lucky: attack, defence, loot. Increase: health, energy. */
  readonly of?: string;
  readonly when?: PowerCondition;
}

/** What lies on a figure as a token. */
export const CONDITIONS = [
  'blind',
  'frozen',
  'asleep',
  'stunned',
  'immobilized',
  'terrified',
  'controlled',
] as const;
export type Condition = (typeof CONDITIONS)[number];

export const TREES = ['martial', 'zenith', 'protection', 'spellcasting'] as const;
export type Tree = (typeof TREES)[number];

const MARTIAL = [
  'powerStrike',
  'twoHandedMaster',
  'oneHandedMaster',
  'cleaveAttack',
  'powerfulBlow',
  'criticalMastery',
  'flurryOfBlows',
] as const;
const ZENITH = [
  'fastReflexes',
  'magicalMastery',
  'rangedMastery',
  'blastingPower',
  'deadlyShot',
  'surpriseAttack',
  'multiShot',
] as const;
const PROTECTION = [
  'vigor',
  'heavyArmorMastery',
  'lightArmorMastery',
  'defensiveStance',
  'shieldSlam',
  'evasive',
  'berserk',
] as const;
export const SPELL_IDS = [
  'fireball',
  'magicalArrow',
  'blindingLight',
  'inferno',
  'frostLance',
  'sleep',
  'heal',
  'lavaSphere',
  'blizzard',
  'mindControl',
  'restoration',
] as const;
export type SpellId = (typeof SPELL_IDS)[number];
export type SkillId =
  | (typeof MARTIAL)[number]
  | (typeof ZENITH)[number]
  | (typeof PROTECTION)[number]
  | SpellId;

export const UNIQUES = [
  'basket',
  'gallantCharge',
  'kindness',
  'pointBlank',
  'woodenHeart',
  'wings',
  'banner',
  'nineLives',
] as const;
export type Unique = (typeof UNIQUES)[number];

export interface Hero {
  readonly id: string;
  readonly name: string;
  readonly speed: number;
  readonly health: number;
  readonly energy: number;
  readonly trees: readonly [Tree, Tree];
  readonly unique: Unique;
  readonly powers: readonly Power[];
  readonly wielded: readonly string[];
  readonly backpack: readonly string[];
}

/** [DL-XP-04] [DL-XP-05] A skill or spell on its tree; the row says what it costs. */
export interface Skill {
  readonly id: SkillId;
  readonly name: string;
  readonly tree: Tree;
  readonly cost: number;
  /** Energy it takes to use, where it has a price. */
  readonly energy?: number;
}

/** [DL-EQUIP-12] */
export interface Spell {
  readonly id: SpellId;
  readonly name: string;
  readonly energy: number;
  readonly dice: number;
  /** Null: "—", no defence roll, the ability takes effect on success. */
  readonly damage: number | null;
  readonly shape: Shape;
  readonly enemiesOnly: boolean;
  /** [DL-SHAPE-05] Symbols needed. */
  readonly cast: Readonly<Record<Sign, number>>;
  readonly powers: readonly Power[];
}

/** A fixed number of dice, or a Gable chain. */
export type Dice = number | 'gable';
export type ItemSlot = 'head' | 'torso' | 'feet' | 'hand';

interface ItemBase {
  readonly id: string;
  readonly name: string;
  /** Of the deck; 0: starting equipment, marked (S). */
  readonly level: 0 | 1 | 2 | 3;
  readonly cost: number;
  readonly powers: readonly Power[];
  /** Change of Speed while it is worn. */
  readonly speed?: number;
}
export interface Weapon extends ItemBase {
  readonly kind: 'weapon';
  readonly type: AttackType;
  /** 0: melee, adjacent only. */
  readonly range: number;
  readonly dice: Dice;
  readonly hands: 1 | 2;
}
const ARMOUR_TYPES = ['light', 'heavy', 'shield'] as const;
export interface Armour extends ItemBase {
  readonly kind: 'armour';
  readonly type: (typeof ARMOUR_TYPES)[number];
  readonly slot: ItemSlot;
  readonly dice: Dice;
}
const TRINKET_TYPES = ['ring', 'amulet', 'other'] as const;
export interface Trinket extends ItemBase {
  readonly kind: 'trinket';
  readonly type: (typeof TRINKET_TYPES)[number];
  readonly slot?: ItemSlot;
  /** Counts as a wielded Magical weapon of this range, for casting only. */
  readonly focus?: number;
  /** [DL-RULING-112] Once per adventure Health 0 becomes Health 1. */
  readonly phoenix?: boolean;
}
export type Item = Weapon | Armour | Trinket;

/** What a consumable does. */
export type ConsumableEffect =
  | { readonly does: 'heal'; readonly amount: number }
  | { readonly does: 'revive' }
  | { readonly does: 'energy'; readonly amount: number }
  | { readonly does: 'obstacle'; readonly within: number }
  | { readonly does: 'attack'; readonly range: number; readonly dice: number }
  | { readonly does: 'snare' }
  | { readonly does: 'invisible' }
  | { readonly does: 'rerollAll' }
  | { readonly does: 'defence'; readonly dice: number }
  | { readonly does: 'topOfRow' }
  | { readonly does: 'walk'; readonly spaces: number };

export interface Consumable {
  readonly id: string;
  readonly name: string;
  /** Cards of this kind in the deck. */
  readonly count: number;
  readonly effect: ConsumableEffect;
  /** [DL-RULING-62] Used in the window its card names, not in the activation. */
  readonly reaction: boolean;
  /** [DL-RULING-118] What a trader asks for it; 0: not on offer. */
  readonly price: number;
}

export interface StandardAttack {
  readonly type: AttackType;
  readonly range: number;
  readonly dice: number;
}

export interface Minion {
  readonly id: string;
  readonly name: string;
  readonly realm: string;
  readonly level: 1 | 2 | 3;
  readonly speed: number;
  readonly attacks: readonly StandardAttack[];
  readonly defence: number;
  readonly health: number;
  readonly powers: readonly Power[];
}

/** [DL-RULING-99] */
export interface Ally {
  readonly id: string;
  readonly name: string;
  readonly speed: number;
  readonly defence: number;
  readonly health: number;
  readonly attacks: readonly StandardAttack[];
  readonly powers: readonly Power[];
}

/** [DL-VAI-03] */
export const WINDOWS = [
  'roundStart',
  'activationStart',
  'insteadOfMove',
  'insteadOfAttack',
  'afterAttack',
  'onAttackedMelee',
  'onAttackedRanged',
  'onSpell',
  'onDamaged',
  'onThreshold',
  'onMinionDefeated',
  'onHeroDown',
  'heroEndsAdjacent',
  'heroInteracts',
  'noTarget',
  'endPhase',
] as const;
export type Window = (typeof WINDOWS)[number];

/** [DL-VAI-04] [DL-VAI-14] All of a row's tests must hold. */
export type RowTest =
  | { readonly test: 'heroesWithin'; readonly distance: number; readonly atLeast: number }
  | { readonly test: 'heroesInSight'; readonly distance: number; readonly atLeast: number }
  | { readonly test: 'pairWithin'; readonly distance: number; readonly apart: number }
  | { readonly test: 'noHeroAdjacent' }
  | { readonly test: 'minionWithin'; readonly distance: number }
  | { readonly test: 'fewer'; readonly kind: string; readonly than: number | 'heroes' }
  | { readonly test: 'heroNear'; readonly scenery: 'oven'; readonly distance: number }
  | { readonly test: 'fullHealthInSight' }
  | { readonly test: 'healthiest' }
  | { readonly test: 'targetWithin'; readonly distance: number; readonly health: number }
  | { readonly test: 'attackerAdjacent' }
  | { readonly test: 'attackerBeyond'; readonly distance: number }
  | { readonly test: 'actorInSight' }
  | { readonly test: 'noSuccess' }
  | { readonly test: 'damage'; readonly atLeast: number }
  | { readonly test: 'phase'; readonly from: number; readonly to: number }
  | { readonly test: 'lastPhase' }
  | { readonly test: 'round'; readonly from: number }
  | { readonly test: 'healthAtMost'; readonly percent: number }
  | { readonly test: 'threshold'; readonly percent: number };

/** [DL-VAI-05] */
export type Limit =
  | { readonly per: 'always' | 'round' | 'phase' | 'adventure' }
  | { readonly per: 'cooldown'; readonly rounds: number };

export type RowAttack = {
  readonly dice: number;
  readonly type: AttackType;
  readonly range: number;
  readonly shape: Shape;
  readonly powers: readonly Power[];
  readonly heroesOnly?: boolean;
};

/** [DL-VAI-06] [DL-VAI-15] */
export type RowEffect =
  | { readonly do: 'attackArea'; readonly attack: RowAttack; readonly push?: number }
  | { readonly do: 'attackSelfArea'; readonly attack: RowAttack }
  | { readonly do: 'attackTarget'; readonly attack: RowAttack }
  | { readonly do: 'attackFullHealth'; readonly attack: RowAttack }
  | { readonly do: 'attackAttacker'; readonly attack: RowAttack }
  | { readonly do: 'attackSeveral'; readonly attack: RowAttack; readonly targets: number }
  | { readonly do: 'intoScenery'; readonly scenery: 'oven'; readonly attack: RowAttack }
  | { readonly do: 'extraAttack'; readonly other: boolean; readonly powers: readonly Power[] }
  | {
      readonly do: 'summon';
      readonly kind: string;
      readonly count: number | 'heroesLess1' | 'halfHeroes';
      readonly where: 'nearest' | 'farthest' | 'oven';
    }
  | {
      readonly do: 'move';
      readonly spaces: number;
      readonly how: 'away' | 'farthest' | 'towardActor';
      readonly ghostly: boolean;
    }
  | { readonly do: 'secondMove' }
  | { readonly do: 'gainPower'; readonly power: Power; readonly until: 'nextActivation' | 'adventure' }
  | { readonly do: 'losePower'; readonly power: PowerId }
  | { readonly do: 'bonusSpeed'; readonly amount: number }
  | { readonly do: 'bonusDefence'; readonly amount: number }
  | { readonly do: 'retarget'; readonly distance: number }
  | { readonly do: 'swapNearest'; readonly kind: string }
  | { readonly do: 'swapFarthest'; readonly kind: string }
  | { readonly do: 'initiative'; readonly to: 'top' | 'reshuffle' }
  | { readonly do: 'richestChoice'; readonly gold: number }
  | { readonly do: 'moveOthers'; readonly kinds: readonly string[]; readonly spaces: number }
  | { readonly do: 'markHealthiest' }
  | { readonly do: 'heal'; readonly amount: number }
  | { readonly do: 'pull'; readonly spaces: number }
  | { readonly do: 'drain' };

export interface Row {
  readonly id: string;
  readonly name: string;
  readonly window: Window;
  readonly tests: readonly RowTest[];
  readonly limit: Limit;
  readonly effects: readonly RowEffect[];
}

export interface Villain {
  readonly id: string;
  readonly name: string;
  readonly level: 1 | 2 | 3;
  readonly speed: number;
  readonly attacks: readonly StandardAttack[];
  readonly defence: number;
  /** [DL-VAI-01] Health for 2, 3 and 4 heroes. */
  readonly health: readonly [number, number, number];
  readonly powers: readonly Power[];
  /** [DL-VAI-11] Shares of his starting Health, in percent, falling. */
  readonly thresholds: readonly number[];
  readonly rows: readonly Row[];
}

export const FACINGS = ['N', 'E', 'S', 'W'] as const;
export type Side = (typeof FACINGS)[number];

/** Eight rows of eight letters; doors are two spaces wide, in the middle of their side. */
export interface Tile {
  readonly id: string;
  readonly name: string;
  readonly start: boolean;
  readonly rows: readonly string[];
  readonly doors: readonly Side[];
  /** What `~` does on this tile. */
  readonly rough?: 'brambles';
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
  'brambles',
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

type Loss =
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
