/** Every Combo of these sheets that is played in the own Turn. Ripostes: cards-ripostes.test.ts. */
import { expect, test } from 'vitest';
import { FIRST_FIVE } from '../../src/content/heroes/first-five.ts';
import { hero, monster, placeOf } from '../../src/queries/area.ts';
import type { Played } from './arena.ts';
import { about, ally, at, costOf, DRAW, marksOf, proveCombos, side, to } from './arena.ts';

const PLAYED: readonly Played[] = [
  {
    name: 'Accurate Strike',
    hero: 'warrior',
    combo: 'accurate-strike',
    answers: [DRAW],
    wounds: { 'war-bulldog': 3 },
    drawn: 1,
  },
  {
    name: 'Lightning Strikes',
    hero: 'warrior',
    combo: 'lightning-strikes',
    answers: [DRAW],
    wounds: { 'war-bulldog': 3 },
    drawn: 1,
  },
  {
    name: 'Chasing Attack',
    hero: 'warrior',
    combo: 'chasing-attack',
    xp: 2,
    damage: { 'war-bulldog': 4, 'zombie-basset': 1 },
    dice: ['pizza'],
    wounds: { 'zombie-basset': 2 },
    /** The Basset heals 2 beside a fallen neighbour, then it is hit too. */
    after: (s) => expect(s.monsterLanes[2]).toEqual(['zombie-basset']),
  },
  {
    name: 'Coup de Grace',
    hero: 'warrior',
    combo: 'coup-de-grace',
    xp: 5,
    damage: { 'war-bulldog': 1 },
    dice: ['pizza'],
    answers: [['pickUp', 'decline']],
    wounds: {},
    after: (s) => expect(hero(s, 'warrior').xp.at(-1)).toBe('war-bulldog'),
  },
  {
    name: 'Reckless Chop',
    hero: 'barbarian',
    combo: 'reckless-chop',
    wounds: { 'war-bulldog': 4, barbarian: 1 },
  },
  {
    name: 'Whirling Braids',
    hero: 'barbarian',
    combo: 'whirling-braids',
    wounds: { 'yeti-sheepdog': 2, 'war-bulldog': 2, chowtaur: 2 },
  },
  {
    name: 'Two for the Axe',
    hero: 'barbarian',
    combo: 'two-for-the-axe',
    xp: 2,
    answers: [side('left')],
    wounds: { 'yeti-sheepdog': 3, 'war-bulldog': 3 },
  },
  {
    name: 'The Big Bark',
    hero: 'barbarian',
    combo: 'the-big-bark',
    xp: 5,
    damage: { barbarian: 2 },
    wounds: { 'war-bulldog': 4, 'zombie-basset': 4 },
  },
  {
    name: 'Barter',
    hero: 'merchant',
    combo: 'barter',
    treasures: ['pizza'],
    answers: [
      ally('barbarian'),
      ['deal', { do: 'give', card: 'pizza' }],
      ['deal', 'propose'],
      ['dealReply', 'agree'],
    ],
    wounds: {},
    after: (s) => expect(hero(s, 'barbarian').treasures).toEqual(['pizza']),
  },
  {
    name: 'Loose Change',
    hero: 'merchant',
    combo: 'loose-change',
    answers: [at('zombie-basset'), DRAW],
    wounds: { 'zombie-basset': 2 },
    drawn: 1,
  },
  {
    name: 'Treasure Map',
    hero: 'merchant',
    combo: 'treasure-map',
    xp: 2,
    dice: ['pizza'],
    answers: [DRAW, DRAW],
    wounds: {},
    drawn: 2,
    after: (s) => expect(hero(s, 'merchant').treasures).toEqual(['pizza']),
  },
  {
    name: 'Everything Must Go',
    hero: 'merchant',
    combo: 'everything-must-go',
    xp: 5,
    treasures: ['pizza', 'ham'],
    prizes: ['corgriffin'],
    answers: [at('pharaoh-hound'), DRAW],
    wounds: { 'pharaoh-hound': 4 },
    drawn: 1,
  },
  {
    name: 'Ladle Lob',
    hero: 'witch',
    combo: 'ladle-lob',
    dice: ['joker'],
    answers: [at('zombie-basset'), ['discardDisplay', { at: { display: 'speed' } }]],
    wounds: { 'zombie-basset': 3 },
    after: (s) => expect(s.display).toEqual(['strength', 'spirit', 'intellect', 'magic', 'joker']),
  },
  {
    name: 'Sniffle Hex',
    hero: 'witch',
    combo: 'sniffle-hex',
    answers: [at('pharaoh-hound')],
    wounds: {},
    after: (s) => expect(marksOf(s, 'pharaoh-hound', 'war-bulldog')).toEqual([['hexed'], []]),
  },
  {
    name: 'Broom Sweep',
    hero: 'witch',
    combo: 'broom-sweep',
    answers: [to(5), DRAW],
    wounds: { 'war-bulldog': 2 },
    drawn: 1,
    after: (s) => expect(placeOf(s, 'war-bulldog')).toEqual({ lane: 5, rank: 2 }),
  },
  {
    name: 'Boil Over',
    hero: 'witch',
    combo: 'boil-over',
    xp: 2,
    wounds: { trolldoodle: 3, 'war-bulldog': 3, 'pharaoh-hound': 3 },
  },
  {
    name: 'Curse of the Empty Bowl',
    hero: 'witch',
    combo: 'curse-of-the-empty-bowl',
    xp: 5,
    answers: [at('trolldoodle'), at('zombie-basset'), ['target', 'done']],
    wounds: { trolldoodle: 2, 'zombie-basset': 2 },
    after: (s) =>
      expect(marksOf(s, 'trolldoodle', 'zombie-basset', 'chowtaur')).toEqual([
        ['bowl-cursed'],
        ['bowl-cursed'],
        [],
      ]),
  },
  {
    name: 'Cure',
    hero: 'cleric',
    combo: 'cure',
    damage: { cleric: 3, druid: 1, merchant: 3 },
    wounds: { cleric: 1, merchant: 3 },
  },
  {
    name: 'Golden Bonk',
    hero: 'cleric',
    combo: 'golden-bonk',
    damage: { cleric: 2, druid: 2 },
    wounds: { 'war-bulldog': 4, cleric: 1, druid: 2 },
  },
  {
    name: 'Blessing',
    hero: 'cleric',
    combo: 'blessing',
    xp: 2,
    answers: [DRAW],
    wounds: {},
    drawn: 1,
    after: (s) =>
      expect(marksOf(s, 'cleric', 'druid', 'merchant', 'barbarian')).toEqual([
        ['blessed'],
        ['blessed'],
        [],
        [],
      ]),
  },
  {
    name: 'Miracle of the Bone',
    hero: 'cleric',
    combo: 'miracle-of-the-bone',
    xp: 5,
    damage: { cleric: 3, barbarian: 2, 'war-bulldog': 1 },
    answers: [DRAW, DRAW],
    wounds: { cleric: 1, 'war-bulldog': 1 },
    drawn: 2,
  },
];

test('every Combo of the sheets is in the list, but for Ripostes', () => {
  const own = FIRST_FIVE.flatMap((sheet) => sheet.combos).filter(({ riposte }) => riposte === undefined);
  expect(PLAYED.map(({ combo }) => combo).toSorted()).toEqual(own.map(({ id }) => id).toSorted());
});

proveCombos(PLAYED);

test('Coup de Grace: not on an undamaged Monster', () => {
  const row = PLAYED.find(({ combo }) => combo === 'coup-de-grace') as Played;
  const t = about({ ...row, damage: {}, dice: [] }, costOf('coup-de-grace'));
  expect(t.refusal({ do: 'combo', combo: 'coup-de-grace' })).toEqual({
    rule: 'PQ-RULING-11',
    condition: 'targetDamaged',
  });
  expect(monster(t.state, 'war-bulldog').damage).toBe(0);
});
