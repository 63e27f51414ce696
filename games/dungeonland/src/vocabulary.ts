/** The words the cards are written in: dice, powers, heroes, skills, things. */

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
