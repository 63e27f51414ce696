/** What was found, beside what is worn. */
import type { HeroView } from '@questhall/games/dungeonland';
import { describe, expect, test } from 'vitest';
import { differences, wornInPlaceOf } from '../../src/tables/dungeonland/logic/compare.ts';

const hero = (...wielded: string[]) => ({ wielded }) as unknown as HeroView;
const said = (thing: string, worn?: string): readonly string[] =>
  differences(thing, worn).map(({ text, better }) => `${better ? 'better' : 'worse'}: ${text}`);

describe('[T8] what was found', () => {
  test('is laid beside what is worn of its kind in its place', () => {
    expect(wornInPlaceOf(hero('soldiers-sword', 'round-shield', 'iron-cap'), 'woodcutters-axe')).toEqual([
      'soldiers-sword',
    ]);
    expect(wornInPlaceOf(hero('soldiers-sword', 'round-shield'), 'tower-shield')).toEqual(['round-shield']);
    expect(wornInPlaceOf(hero('soldiers-sword'), 'hood')).toEqual([]);
  });

  test('says of a weapon what dice, range, hands and powers would change', () => {
    expect(said('woodcutters-axe', 'soldiers-sword')).toEqual([
      'better: +1 attack die',
      'worse: takes both hands',
    ]);
    expect(said('throwing-knives', 'hunting-spear')).toEqual([
      'better: +3 range',
      'better: leaves a hand free',
      'better: + Sure Strike',
      'worse: − Penetrative 1',
    ]);
  });

  test('says of armour what dice, Speed and powers would change, also where nothing is worn', () => {
    expect(said('greaves', 'soft-boots')).toEqual([
      'better: +1 defence die',
      'worse: −1 Speed',
      'worse: − Agile',
    ]);
    expect(said('leather-coat')).toEqual(['better: +1 defence die', 'better: + Swift 1']);
  });

  test('what is no different has nothing to say', () => {
    expect(differences('iron-cap', 'iron-cap')).toEqual([]);
  });
});
