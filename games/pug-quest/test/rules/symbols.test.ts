import { expect, test } from 'vitest';
import { BOSSES, HEROES, MONSTERS } from '../../src/content/index.ts';
import type { SymbolName } from '../../src/symbols.ts';
import { damageTokens, SYMBOLS } from '../../src/symbols.ts';
import { ENERGIES, ENERGY_TYPES, REACHES } from '../../src/vocabulary.ts';

const distinct = (names: readonly SymbolName[]): number => new Set(names.map((name) => SYMBOLS[name])).size;

test('[PQ-SYM-01] a symbol for each kind of card, Energy, its types and the Joker, damage and its tokens', () => {
  const names: readonly SymbolName[] = [
    'hero',
    'monster',
    'boss',
    'world',
    'treasure',
    'energy',
    ...ENERGIES,
    'damage',
    'damage-token-1',
    'damage-token-3',
  ];
  expect(ENERGY_TYPES).toHaveLength(5);
  expect(distinct(names)).toBe(15);
});

test('[PQ-SYM-01] damage is laid out in tokens of 3 and 1', () => {
  expect(damageTokens(0)).toEqual([]);
  expect(damageTokens(2)).toEqual(['damage-token-1', 'damage-token-1']);
  expect(damageTokens(7)).toEqual(['damage-token-3', 'damage-token-3', 'damage-token-1']);
});

test('[PQ-SYM-02] a symbol for each way to hit: two doubles and two triples among them', () => {
  expect(distinct(REACHES)).toBe(8);
  expect(REACHES.filter((reach) => SYMBOLS[reach].startsWith('Double'))).toHaveLength(2);
  expect(REACHES.filter((reach) => SYMBOLS[reach].startsWith('Triple'))).toHaveLength(2);
});

test('[PQ-SYM-03] a symbol for the Activation token, the Prize and the three tokens of the mat', () => {
  expect(distinct(['activation', 'prize', 'time-token', 'world-token', 'turn-token'])).toBe(5);
});

test('[PQ-SYM-04] a symbol for all that is printed on a card', () => {
  expect(
    distinct([
      'initiative',
      'life',
      'movement',
      'movement-left',
      'movement-right',
      'attack',
      'defend',
      'riposte',
    ]),
  ).toBe(8);
  for (const { movement } of [...MONSTERS, ...BOSSES]) {
    if (movement.dir) expect(SYMBOLS).toHaveProperty(`movement-${movement.dir}`);
  }
  expect(HEROES.every(({ movement }) => movement > 0)).toBe(true);
});

test('[PQ-SYM-01] [PQ-SYM-02] [PQ-SYM-03] [PQ-SYM-04] no two symbols are called the same', () => {
  expect(new Set(Object.values(SYMBOLS)).size).toBe(Object.keys(SYMBOLS).length);
  expect(Object.keys(SYMBOLS)).toHaveLength(15 + 8 + 5 + 8);
});
