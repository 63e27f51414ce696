/** The vocabulary of cards as forms: what can be set on each effect, in words a player reads. */
import type { Effect, Reach } from '@questhall/games/pug-quest';
import { heroEffect, heroStatModifier, SYMBOLS } from '@questhall/games/pug-quest';
import type { FormField, Schema } from '@questhall/schema';
import { everyField } from '@questhall/schema';
import type { SelectOption } from '../../../ui/Select.tsx';

const options = (words: { readonly [value: string]: string }): readonly SelectOption[] =>
  Object.entries(words).map(([value, label]) => ({ value, label }));

export type Field = { readonly key: string; readonly label: string } & (
  | { readonly kind: 'choice'; readonly options: readonly SelectOption[] }
  /** Left out when it is what goes without saying. */
  | { readonly kind: 'number'; readonly min: number; readonly max: number; readonly usual?: number }
  /** A number, or one that grows. `all`: or everything. */
  | { readonly kind: 'amount'; readonly min: number; readonly max: number; readonly all?: boolean }
  | { readonly kind: 'flag' }
  | { readonly kind: 'energies'; readonly max: number }
  | { readonly kind: 'word' }
  | { readonly kind: 'modifiers' }
  | { readonly kind: 'goods' }
);

export const MEASURES = options({
  ownDamage: 'for each damage on you',
  roundNumber: 'for each Round so far',
  heroCount: 'for each Hero in the game',
  treasuresHeld: 'for each Treasure you hold',
});

const REACH_KINDS = [
  'melee',
  'distance',
  'any',
  'penetrating',
  'double-side',
  'double-fork',
  'triple-fan',
  'triple-wide',
] as const satisfies readonly Reach[];
const REACHES = REACH_KINDS.map((value) => ({ value, label: SYMBOLS[value] }));
export const COMBO_REACHES: readonly SelectOption[] = [
  { value: '', label: 'none, or named by an attack' },
  ...REACHES,
];

const ANYONE = {
  target: 'the target',
  attacker: 'the attacker',
  self: 'you',
  ally: 'another Hero of your choice',
  adjacentHeroes: 'the Heroes beside you',
  laneHeroes: 'the Heroes of your lane',
  allHeroes: 'all Heroes',
  adjacentMonsters: 'the Monsters beside you',
  allMonsters: 'all Monsters',
  allCreatures: 'everybody',
} as const;

/** What the fields of effects are called; those of one effect only by its name, too. */
const LABELS: { readonly [field: string]: string } = {
  reach: 'Reach',
  'attack.damage': 'Damage',
  times: 'Times',
  repeatOnDefeat: 'Again while it Defeats its target',
  side: 'Side (with both neighbours)',
  targets: 'Targets (with Any)',
  'prevent.max': 'Up to',
  'heal.amount': 'Heal',
  'damage.amount': 'Damage',
  who: 'Whom',
  energy: 'Cards',
  n: 'Cards',
  'swapDisplay.n': 'Up to',
  'extraAction.n': 'Actions',
  'discard.what': 'What',
  random: 'At random',
  key: 'Name of the mark',
  until: 'Until',
  modifiers: 'It changes',
  lanes: 'Lanes',
  dir: 'Way',
  'trade.what': 'Goods',
  'payInstead.cost': 'Instead of the cost',
};

/** What their values are called. */
const VALUES: { readonly [field: string]: { readonly [value: string]: string } } = {
  reach: Object.fromEntries(REACHES.map(({ value, label }) => [value, label])),
  who: ANYONE,
  side: { '': 'the rules decide', left: 'left', right: 'right', either: 'either, as you like' },
  what: { energy: 'Energy', treasure: 'Treasure', display: 'face-up cards' },
  until: {
    turnEnd: 'the end of the Turn',
    roundEnd: 'the end of the Round',
    worldEnd: 'the end of the World',
  },
  dir: { choice: 'as you like', left: 'left', right: 'right', onward: 'onward' },
};

/** A field of the rules' schema as a form shows it; nothing: there is nothing to choose. */
function fieldFor(effect: string, found: FormField): Field | undefined {
  const { key } = found;
  const label = LABELS[`${effect}.${key}`] ?? LABELS[key] ?? key;
  const words = VALUES[key] ?? {};
  switch (found.kind) {
    case 'choice': {
      if (found.values.length === 1) return undefined;
      const values = found.optional && '' in words ? ['', ...found.values] : found.values;
      const choices = values.map((value) => ({ value: String(value), label: words[value] ?? String(value) }));
      return { kind: 'choice', key, label, options: choices };
    }
    case 'number':
      return {
        ...{ kind: 'number', key, label, min: found.min, max: found.max },
        ...(found.optional && { usual: found.min }),
      };
    case 'flag':
      return { kind: 'flag', key, label };
    case 'text':
      return { kind: 'word', key, label };
    case 'list':
      if (found.item.kind !== 'choice') return { kind: 'modifiers', key, label };
      return key === 'cost'
        ? { kind: 'energies', key, label, max: found.max }
        : { kind: 'goods', key, label };
    case 'either': {
      const number = found.kinds.find((kind) => kind.kind === 'number');
      const all = found.kinds.some(({ kind }) => kind === 'choice');
      return number && { kind: 'amount', key, label, min: number.min, max: number.max, all };
    }
    default:
      return undefined;
  }
}

/** Every field of each kind of effect, from the schema that also checks it. */
export const effectFields = (schema: Schema): ReadonlyMap<string, readonly Field[]> =>
  new Map(
    [...everyField(schema, 'do')].map(([effect, fields]) => [
      effect,
      fields.flatMap((field) => fieldFor(effect, field) ?? []),
    ]),
  );

/** Every effect a Hero may have. */
type HeroEffect = Exclude<Effect['do'], 'summon' | 'displaySize'>;

interface EffectForm {
  readonly name: string;
  /** As it comes onto the bench. */
  readonly start: Effect;
}

export const FIELDS = effectFields(heroEffect);

export const EFFECTS: { readonly [kind in HeroEffect]: EffectForm } = {
  attack: { name: 'Attack', start: { do: 'attack', reach: 'melee', damage: 2 } },
  defeat: { name: 'Defeat outright', start: { do: 'defeat', reach: 'melee' } },
  prevent: { name: 'Stop damage', start: { do: 'prevent', max: 2 } },
  heal: { name: 'Heal', start: { do: 'heal', amount: 1, who: 'self' } },
  damage: {
    name: 'Damage without an attack',
    start: { do: 'damage', amount: 1, who: 'adjacentMonsters' },
  },
  draw: { name: 'Draw Energy', start: { do: 'draw', energy: 1, who: 'self' } },
  drawTreasure: { name: 'Draw Treasure', start: { do: 'drawTreasure', n: 1 } },
  discard: { name: 'Discard', start: { do: 'discard', what: 'display', n: 1, who: 'self' } },
  mark: {
    name: 'Mark: change values',
    start: {
      do: 'mark',
      key: 'dizzy',
      who: 'target',
      until: 'roundEnd',
      modifiers: [{ stat: 'damage', by: -1 }],
    },
  },
  move: { name: 'Move', start: { do: 'move', who: 'self', lanes: 1, dir: 'choice' } },
  swapDisplay: { name: 'Swap with face-up cards', start: { do: 'swapDisplay', n: 1 } },
  copyCombo: { name: 'Copy the Combo', start: { do: 'copyCombo', of: 'trigger' } },
  extraAction: { name: 'An Action more', start: { do: 'extraAction', who: 'ally', n: 1 } },
  trade: { name: 'Trade', start: { do: 'trade', what: ['energy'], who: 'ally' } },
  payInstead: {
    name: 'Pay something else',
    start: { do: 'payInstead', cost: ['spirit'], uses: 'oncePerWorld' },
  },
};

export const isHeroEffect = (kind: string): kind is HeroEffect => Object.hasOwn(EFFECTS, kind);

export const GOODS = options({ energy: 'Energy', treasure: 'Treasure' });

/** Where effects stand decides which of them make sense. */
export type Place = 'combo' | 'attackRiposte' | 'comboRiposte' | 'riposte' | 'ability';

const ONLY_IN: { readonly [kind in HeroEffect]?: readonly Place[] } = {
  prevent: ['attackRiposte'],
  copyCombo: ['comboRiposte'],
  payInstead: ['ability'],
};

export const effectsFor = (place: Place): readonly SelectOption[] =>
  Object.entries(EFFECTS)
    .filter(([kind]) => isHeroEffect(kind) && (ONLY_IN[kind]?.includes(place) ?? true))
    .map(([value, { name }]) => ({ value, label: name }));

export const TRIGGERS: readonly SelectOption[] = [
  { value: '', label: 'in your own Turn' },
  ...options({
    attackedSelf: 'Riposte: when you are attacked',
    attackedAlly: 'Riposte: when another Hero is attacked',
    attackedAny: 'Riposte: when you or another Hero is attacked',
    effectPlayed: 'Riposte: when another Hero plays a Combo',
    creatureDefeated: 'Riposte: when anybody is Defeated',
    energyRevealed: 'Riposte: when a Monster Defends',
  }),
];

export const placeOf = (riposte: string | undefined): Place => {
  if (riposte === undefined) return 'combo';
  if (riposte === 'effectPlayed') return 'comboRiposte';
  return riposte.startsWith('attacked') ? 'attackRiposte' : 'riposte';
};

export const CONDITIONS = options({
  notMovedThisTurn: 'Only if you have not moved',
  targetDamaged: 'Only on a damaged Monster',
  targetNotMarked: 'Only once on each Monster',
  targetNotBoss: 'Not on a Boss',
});

export const WHENS = options({
  free: 'in your Turn, when you like',
  standing: 'always',
  turnStart: 'at the start of your Turn',
  turnEnd: 'at the end of your Turn',
  roundStart: 'at the start of each Round',
  roundEnd: 'at the end of each Round',
  onMove: 'when you move',
  onDraw: 'after your Draw Action',
  onHit: 'when you hit',
  onDamaged: 'when you suffer damage',
});

export const USES: readonly SelectOption[] = [
  { value: '', label: 'as often as it happens' },
  ...options({
    oncePerTurn: 'once per Turn',
    oncePerRound: 'once per Round',
    oncePerWorld: 'once per World',
  }),
];

export interface ModifierForm {
  readonly value: string;
  readonly label: string;
  readonly min: number;
  readonly max: number;
}

const MODIFIER_NAMES = {
  damage: 'Damage of attacks',
  armour: 'Armour',
  initiative: 'Initiative',
  movement: 'Movement',
  cost: 'Cost of Combos',
  life: 'Life',
  handLimit: 'Hand limit',
  'price:market': 'Price at the Market',
  'price:pickUp': 'Price of picking up',
  'flag:cannotMove': 'Cannot move',
  'flag:noAttack': 'Cannot attack',
  'flag:noTreasureDrop': 'Drops no Treasure',
} as const;

const STATS = everyField(heroStatModifier, 'stat');

/** Stats, prices and flags: what a mark or a standing ability changes, and how far. */
export const MODIFIERS: readonly ModifierForm[] = Object.entries(MODIFIER_NAMES).map(([value, label]) => {
  if (value.startsWith('flag:')) return { value, label, min: 0, max: 0 };
  if (value.startsWith('price:')) return { value, label, min: -1, max: 1 };
  const by = STATS.get(value)?.find(({ key }) => key === 'by');
  const kinds = by?.kind === 'either' ? by.kinds : [];
  const { min, max } = kinds.find((kind) => kind.kind === 'number') ?? { min: 0, max: 0 };
  return { value, label, min, max };
});
