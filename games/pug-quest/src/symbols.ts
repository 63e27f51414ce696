/** [PQ-SYM] Everything that has a symbol of its own, by the words a player reads when pointing at it. */
import { ENERGY_NAMES } from './words/names.ts';

/** [PQ-SYM-01] Cards, Energy, damage. */
const CARDS = {
  hero: 'Hero',
  monster: 'Monster',
  boss: 'Boss',
  world: 'World',
  treasure: 'Treasure',
  energy: 'Energy of any type',
  ...ENERGY_NAMES,
  damage: 'Damage',
  'damage-token-1': 'Damage token: 1',
  'damage-token-3': 'Damage token: 3',
} as const;

/** [PQ-SYM-02] Attacks, each with arrows of its own. */
const ATTACKS = {
  melee: 'Melee: the first in the facing lane',
  distance: 'Distance: one of choice in the facing lane',
  'double-side': 'Double: the facing lane and one beside it',
  'double-fork': 'Double: the lanes on both sides of the facing one',
  'triple-fan': 'Triple: the facing lane and both beside it',
  'triple-wide': 'Triple: the facing lane and the two beyond its neighbours',
  penetrating: 'Penetrating: all in the facing lane',
  any: 'Any: one or more of choice anywhere',
} as const;

/** [PQ-SYM-03] Tokens and the Prize. */
const TOKENS = {
  activation: 'Activation token',
  prize: 'Prize',
  'time-token': 'Time token: the Round',
  'world-token': 'World token: the World',
  'turn-token': 'Turn token: whose Turn it is',
} as const;

/** [PQ-SYM-04] What else is printed on cards. */
const PRINTED = {
  initiative: 'Initiative',
  life: 'Life',
  'movement-left': 'Movement to the left',
  'movement-right': 'Movement to the right',
  movement: 'Movement either way',
  attack: 'Attack',
  defend: 'Defend',
  riposte: 'Riposte',
} as const;

export const SYMBOLS = { ...CARDS, ...ATTACKS, ...TOKENS, ...PRINTED } as const;
export type SymbolName = keyof typeof SYMBOLS;

/** [PQ-SYM-01] [PQ-COMP-09] So much damage in tokens of 3 and of 1. */
export const damageTokens = (damage: number): readonly SymbolName[] => [
  ...Array.from({ length: Math.floor(damage / 3) }, () => 'damage-token-3' as const),
  ...Array.from({ length: damage % 3 }, () => 'damage-token-1' as const),
];
