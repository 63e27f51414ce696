/** Every Combo of these sheets that is played in the own Turn. Ripostes: cards-ripostes.test.ts. */
import { expect, test } from 'vitest';
import { SECOND_FIVE } from '../../src/content/heroes/second-five.ts';
import { hero, placeOf } from '../../src/queries/area.ts';
import { initiativeOf } from '../../src/queries/values.ts';
import type { Played } from './arena.ts';
import { about, ally, at, costOf, DRAW, marksOf, proveCombos, side, to } from './arena.ts';

const PLAYED: readonly Played[] = [
  {
    name: 'Pickpocket',
    hero: 'thief',
    combo: 'pickpocket',
    dice: ['pizza'],
    answers: [DRAW],
    wounds: {},
    drawn: 1,
    after: (s) => {
      expect(marksOf(s, 'war-bulldog', 'zombie-basset')).toEqual([['robbed'], []]);
      expect(hero(s, 'thief').treasures).toEqual(['pizza']);
    },
  },
  {
    name: 'Sausage Sting',
    hero: 'thief',
    combo: 'sausage-sting',
    answers: [at('zombie-basset'), DRAW],
    wounds: { 'zombie-basset': 3 },
    drawn: 1,
  },
  {
    /** Light Paws draws one for the move. */
    name: 'Smoke and Biscuits',
    hero: 'thief',
    combo: 'smoke-and-biscuits',
    xp: 2,
    answers: [to(1), DRAW, DRAW],
    wounds: { 'yeti-sheepdog': 3, chowtaur: 3 },
    drawn: 2,
    after: (s) => expect(placeOf(s, 'thief')?.lane).toBe(1),
  },
  {
    name: 'The Big Heist',
    hero: 'thief',
    combo: 'the-big-heist',
    xp: 5,
    dice: ['pizza'],
    answers: [at('pharaoh-hound'), DRAW, DRAW],
    wounds: { 'pharaoh-hound': 3 },
    drawn: 2,
    after: (s) => expect(hero(s, 'thief').treasures).toEqual(['pizza']),
  },
  {
    name: 'Entangle',
    hero: 'druid',
    combo: 'entangle',
    answers: [at('zombie-basset')],
    wounds: { 'zombie-basset': 1 },
    after: (s) => expect(marksOf(s, 'zombie-basset', 'war-bulldog')).toEqual([['rooted'], []]),
  },
  {
    name: 'Regeneration',
    hero: 'druid',
    combo: 'regeneration',
    damage: { druid: 2, cleric: 2, 'war-bulldog': 2 },
    answers: [DRAW],
    wounds: { druid: 1, cleric: 1, 'war-bulldog': 2 },
    drawn: 1,
  },
  {
    name: 'Golden Sickle',
    hero: 'druid',
    combo: 'golden-sickle',
    answers: [side('right'), DRAW],
    wounds: { 'war-bulldog': 2, chowtaur: 2 },
    drawn: 1,
  },
  {
    name: 'Root and Branch',
    hero: 'druid',
    combo: 'root-and-branch',
    xp: 2,
    answers: [DRAW],
    wounds: { 'war-bulldog': 2, 'zombie-basset': 2 },
    drawn: 1,
    after: (s) => expect(marksOf(s, 'war-bulldog', 'zombie-basset')).toEqual([['rooted'], ['rooted']]),
  },
  {
    name: 'Wake the Oak',
    hero: 'druid',
    combo: 'wake-the-oak',
    xp: 5,
    damage: { druid: 3, barbarian: 1, merchant: 2 },
    wounds: { trolldoodle: 3, 'war-bulldog': 3, 'pharaoh-hound': 3, druid: 1, barbarian: 1 },
  },
  {
    name: 'Hot Breath',
    hero: 'wizard',
    combo: 'hot-breath',
    answers: [DRAW],
    wounds: { 'war-bulldog': 2, 'zombie-basset': 2 },
    drawn: 1,
  },
  {
    name: 'Stray Sparks',
    hero: 'wizard',
    combo: 'stray-sparks',
    answers: [at('trolldoodle'), at('zombie-basset'), DRAW],
    wounds: { trolldoodle: 1, 'zombie-basset': 1 },
    drawn: 1,
  },
  {
    name: 'Ball of Fire',
    hero: 'wizard',
    combo: 'ball-of-fire',
    xp: 2,
    wounds: { 'yeti-sheepdog': 3, 'war-bulldog': 3, chowtaur: 3 },
  },
  {
    name: 'Burn the Library',
    hero: 'wizard',
    combo: 'burn-the-library',
    xp: 5,
    dice: ['speed', 'speed', 'speed', 'speed', 'speed'],
    answers: [DRAW, DRAW],
    wounds: { 'war-bulldog': 4, 'zombie-basset': 4 },
    drawn: 2,
    after: (s) => expect(s.display).toEqual(['speed', 'speed', 'speed', 'speed', 'speed']),
  },
  {
    name: 'Stick Shot',
    hero: 'ranger',
    combo: 'stick-shot',
    answers: [at('trolldoodle'), DRAW],
    wounds: { trolldoodle: 2 },
    drawn: 1,
  },
  {
    name: 'Tag, You Are It',
    hero: 'ranger',
    combo: 'tag-you-are-it',
    answers: [at('zombie-basset')],
    wounds: {},
    after: (s) => expect(marksOf(s, 'war-bulldog', 'zombie-basset')).toEqual([[], ['tagged']]),
  },
  {
    name: 'Go Fetch',
    hero: 'ranger',
    combo: 'go-fetch',
    answers: [at('zombie-basset'), to(2)],
    wounds: { 'zombie-basset': 3 },
    after: (s) => expect(placeOf(s, 'zombie-basset')).toEqual({ lane: 2, rank: 2 }),
  },
  {
    name: 'Long Shot',
    hero: 'ranger',
    combo: 'long-shot',
    xp: 2,
    answers: [at('zombie-basset')],
    wounds: { 'zombie-basset': 5 },
  },
  {
    name: 'Alpha Pug',
    hero: 'ranger',
    combo: 'alpha-pug',
    xp: 5,
    answers: [DRAW],
    wounds: {},
    drawn: 1,
    after: (s) => {
      expect(marksOf(s, 'ranger', 'druid', 'merchant', 'barbarian')).toEqual([
        ['in-the-pack'],
        ['in-the-pack'],
        ['in-the-pack'],
        ['in-the-pack'],
      ]);
      expect([initiativeOf(s, 'ranger'), initiativeOf(s, 'druid')]).toEqual([9, 4]);
    },
  },
  {
    name: 'Shrill Note',
    hero: 'bard',
    combo: 'shrill-note',
    answers: [DRAW],
    wounds: { 'yeti-sheepdog': 2, chowtaur: 2 },
    drawn: 1,
  },
  {
    name: 'Encore',
    hero: 'bard',
    combo: 'encore',
    answers: [ally('barbarian')],
    wounds: {},
    after: (s) =>
      expect(s.heroes.map(({ id, extraActions }) => [id, extraActions])).toContainEqual(['barbarian', 1]),
  },
  {
    name: 'Lullaby',
    hero: 'bard',
    combo: 'lullaby',
    answers: [at('chowtaur'), DRAW],
    wounds: {},
    drawn: 1,
    after: (s) => expect(marksOf(s, 'chowtaur', 'war-bulldog')).toEqual([['asleep'], []]),
  },
  {
    name: 'Crescendo',
    hero: 'bard',
    combo: 'crescendo',
    xp: 2,
    answers: [DRAW, DRAW, DRAW],
    wounds: { 'yeti-sheepdog': 2, 'war-bulldog': 2, chowtaur: 2 },
    drawn: 1,
    after: (s) =>
      expect(['druid', 'merchant', 'barbarian'].map((id) => hero(s, id).hand.length)).toEqual([1, 1, 0]),
  },
  {
    name: 'Curtain Call',
    hero: 'bard',
    combo: 'curtain-call',
    xp: 5,
    answers: [DRAW, DRAW],
    wounds: {},
    drawn: 2,
    after: (s) => {
      expect(marksOf(s, 'bard', 'barbarian', 'war-bulldog')).toEqual([
        ['in-the-limelight'],
        ['in-the-limelight'],
        [],
      ]);
      expect(['druid', 'merchant', 'barbarian', 'bard'].map((id) => hero(s, id).extraActions)).toEqual([
        1, 1, 0, 0,
      ]);
    },
  },
];

test('every Combo of the sheets is in the list, but for Ripostes', () => {
  const own = SECOND_FIVE.flatMap((sheet) => sheet.combos).filter(({ riposte }) => riposte === undefined);
  expect(PLAYED.map(({ combo }) => combo).toSorted()).toEqual(own.map(({ id }) => id).toSorted());
});

proveCombos(PLAYED);

test('Long Shot is not for those who have moved', () => {
  const row = PLAYED.find(({ combo }) => combo === 'long-shot') as Played;
  const t = about(row, costOf('long-shot')).choose('act', { do: 'move', at: { lane: 4 } });
  expect(t.refusal({ do: 'combo', combo: 'long-shot' })).toMatchObject({ condition: 'notMovedThisTurn' });
});
