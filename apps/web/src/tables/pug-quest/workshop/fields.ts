/** The vocabulary of cards as forms: what can be set on each effect, in words a player reads. */
import type { Effect, Reach } from '@questhall/games/pug-quest';
import { SYMBOLS } from '@questhall/games/pug-quest';
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

const HERO_SIDE = {
  self: 'you',
  ally: 'another Hero of your choice',
  adjacentHeroes: 'the Heroes beside you',
  laneHeroes: 'the Heroes of your lane',
  allHeroes: 'all Heroes',
} as const;
const ANYONE = {
  target: 'the target',
  attacker: 'the attacker',
  ...HERO_SIDE,
  adjacentMonsters: 'the Monsters beside you',
  allMonsters: 'all Monsters',
  allCreatures: 'everybody',
} as const;
const { allMonsters: _allMonsters, allCreatures: _everybody, ...MOVABLE } = ANYONE;

const who = (words: { readonly [value: string]: string }): Field => ({
  kind: 'choice',
  key: 'who',
  label: 'Whom',
  options: options(words),
});
const reach: Field = { kind: 'choice', key: 'reach', label: 'Reach', options: REACHES };

/** Every effect a Hero may have. */
type HeroEffect = Exclude<Effect['do'], 'summon' | 'displaySize'>;

interface EffectForm {
  readonly name: string;
  readonly fields: readonly Field[];
  /** As it comes onto the bench. */
  readonly start: Effect;
}

export const EFFECTS: { readonly [kind in HeroEffect]: EffectForm } = {
  attack: {
    name: 'Attack',
    start: { do: 'attack', reach: 'melee', damage: 2 },
    fields: [
      reach,
      { kind: 'amount', key: 'damage', label: 'Damage', min: 1, max: 8 },
      { kind: 'number', key: 'times', label: 'Times', min: 1, max: 4, usual: 1 },
      { kind: 'number', key: 'targets', label: 'Targets (with Any)', min: 1, max: 5, usual: 1 },
      { kind: 'flag', key: 'repeatOnDefeat', label: 'Again while it Defeats its target' },
    ],
  },
  defeat: { name: 'Defeat outright', start: { do: 'defeat', reach: 'melee' }, fields: [reach] },
  prevent: {
    name: 'Stop damage',
    start: { do: 'prevent', max: 2 },
    fields: [{ kind: 'amount', key: 'max', label: 'Up to', min: 1, max: 8, all: true }],
  },
  heal: {
    name: 'Heal',
    start: { do: 'heal', amount: 1, who: 'self' },
    fields: [{ kind: 'amount', key: 'amount', label: 'Heal', min: 1, max: 8 }, who(HERO_SIDE)],
  },
  damage: {
    name: 'Damage without an attack',
    start: { do: 'damage', amount: 1, who: 'adjacentMonsters' },
    fields: [{ kind: 'amount', key: 'amount', label: 'Damage', min: 1, max: 4 }, who(ANYONE)],
  },
  draw: {
    name: 'Draw Energy',
    start: { do: 'draw', energy: 1, who: 'self' },
    fields: [{ kind: 'amount', key: 'energy', label: 'Cards', min: 1, max: 4 }, who(HERO_SIDE)],
  },
  drawTreasure: {
    name: 'Draw Treasure',
    start: { do: 'drawTreasure', n: 1 },
    fields: [{ kind: 'number', key: 'n', label: 'Cards', min: 1, max: 2 }],
  },
  discard: {
    name: 'Discard',
    start: { do: 'discard', what: 'display', n: 1, who: 'self' },
    fields: [
      {
        kind: 'choice',
        key: 'what',
        label: 'What',
        options: options({ energy: 'Energy', treasure: 'Treasure', display: 'face-up cards' }),
      },
      { kind: 'number', key: 'n', label: 'Cards', min: 1, max: 5 },
      who(HERO_SIDE),
      { kind: 'flag', key: 'random', label: 'At random' },
    ],
  },
  mark: {
    name: 'Mark: change values',
    start: {
      do: 'mark',
      key: 'dizzy',
      who: 'target',
      until: 'roundEnd',
      modifiers: [{ stat: 'damage', by: -1 }],
    },
    fields: [
      { kind: 'word', key: 'key', label: 'Name of the mark' },
      who(ANYONE),
      {
        kind: 'choice',
        key: 'until',
        label: 'Until',
        options: options({
          turnEnd: 'the end of the Turn',
          roundEnd: 'the end of the Round',
          worldEnd: 'the end of the World',
        }),
      },
      { kind: 'modifiers', key: 'modifiers', label: 'It changes' },
    ],
  },
  move: {
    name: 'Move',
    start: { do: 'move', who: 'self', lanes: 1, dir: 'choice' },
    fields: [
      who(MOVABLE),
      { kind: 'number', key: 'lanes', label: 'Lanes', min: 1, max: 2 },
      {
        kind: 'choice',
        key: 'dir',
        label: 'Way',
        options: options({ choice: 'as you like', left: 'left', right: 'right', onward: 'onward' }),
      },
    ],
  },
  swapDisplay: {
    name: 'Swap with face-up cards',
    start: { do: 'swapDisplay', n: 1 },
    fields: [{ kind: 'number', key: 'n', label: 'Up to', min: 1, max: 5 }],
  },
  copyCombo: {
    name: 'Copy the Combo',
    start: { do: 'copyCombo', of: 'trigger' },
    fields: [],
  },
  extraAction: {
    name: 'An Action more',
    start: { do: 'extraAction', who: 'ally', n: 1 },
    fields: [who(HERO_SIDE), { kind: 'number', key: 'n', label: 'Actions', min: 1, max: 2 }],
  },
  trade: {
    name: 'Trade',
    start: { do: 'trade', what: ['energy'], who: 'ally' },
    fields: [{ kind: 'goods', key: 'what', label: 'Goods' }],
  },
  payInstead: {
    name: 'Pay something else',
    start: { do: 'payInstead', cost: ['spirit'], uses: 'oncePerWorld' },
    fields: [{ kind: 'energies', key: 'cost', label: 'Instead of the cost', max: 3 }],
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

/** Stats, prices and flags: what a mark or a standing ability changes, and how far. */
export const MODIFIERS: readonly ModifierForm[] = [
  { value: 'damage', label: 'Damage of attacks', min: -3, max: 3 },
  { value: 'armour', label: 'Armour', min: -3, max: 2 },
  { value: 'initiative', label: 'Initiative', min: -5, max: 5 },
  { value: 'movement', label: 'Movement', min: -1, max: 1 },
  { value: 'cost', label: 'Cost of Combos', min: 1, max: 2 },
  { value: 'life', label: 'Life', min: 1, max: 3 },
  { value: 'handLimit', label: 'Hand limit', min: -3, max: 3 },
  { value: 'price:market', label: 'Price at the Market', min: -1, max: 1 },
  { value: 'price:pickUp', label: 'Price of picking up', min: -1, max: 1 },
  { value: 'flag:cannotMove', label: 'Cannot move', min: 0, max: 0 },
  { value: 'flag:noAttack', label: 'Cannot attack', min: 0, max: 0 },
  { value: 'flag:noTreasureDrop', label: 'Drops no Treasure', min: 0, max: 0 },
];
