/** Every Combo lent by a Treasure or Prize that is played in the own Turn. */
import { expect, test } from 'vitest';
import { placeOf } from '../../src/queries/area.ts';
import type { Played } from './arena.ts';
import { about, at, costOf, DRAW, marksOf, proveCombos, side, to } from './arena.ts';
import { lent } from './cards.ts';

const PLAYED: readonly Played[] = [
  {
    name: 'Chop and Chew',
    hero: 'warrior',
    combo: 'chop-and-chew',
    treasures: ['bone-sword'],
    damage: { warrior: 2 },
    wounds: { 'war-bulldog': 3, warrior: 1 },
  },
  {
    name: 'Squeak!',
    hero: 'warrior',
    combo: 'squeak',
    treasures: ['squeaky-hammer'],
    wounds: { 'yeti-sheepdog': 2, 'war-bulldog': 2, chowtaur: 2 },
    after: (s) =>
      expect(marksOf(s, 'yeti-sheepdog', 'war-bulldog', 'chowtaur', 'trolldoodle')).toEqual([
        ['flustered'],
        ['flustered'],
        ['flustered'],
        [],
      ]),
  },
  {
    name: 'Far Throw',
    hero: 'warrior',
    combo: 'far-throw',
    treasures: ['ball-sling'],
    answers: [at('pharaoh-hound')],
    wounds: { 'pharaoh-hound': 3 },
  },
  {
    name: 'Heel!',
    hero: 'warrior',
    combo: 'heel',
    treasures: ['leash-whip'],
    answers: [at('zombie-basset'), to(4), DRAW],
    wounds: { 'zombie-basset': 2 },
    drawn: 1,
    after: (s) => expect(placeOf(s, 'zombie-basset')).toEqual({ lane: 4, rank: 2 }),
  },
  {
    name: 'There and Back',
    hero: 'warrior',
    combo: 'there-and-back',
    treasures: ['wand-of-fetch'],
    answers: [DRAW],
    wounds: { 'war-bulldog': 2, 'zombie-basset': 2 },
    drawn: 1,
  },
  {
    name: 'Wide Curve',
    hero: 'warrior',
    combo: 'wide-curve',
    treasures: ['frisbee-chakram'],
    wounds: { 'yeti-sheepdog': 3, chowtaur: 3 },
  },
  {
    name: 'Left and Right',
    hero: 'warrior',
    combo: 'left-and-right',
    treasures: ['claw-gauntlet'],
    answers: [side('right'), DRAW],
    wounds: { 'war-bulldog': 2, chowtaur: 2 },
    drawn: 1,
  },
  {
    name: 'Long Howl',
    hero: 'warrior',
    combo: 'long-howl',
    treasures: ['howling-horn'],
    answers: [to(5), to(2), to(1)],
    wounds: { trolldoodle: 2, 'war-bulldog': 2, 'pharaoh-hound': 2 },
    after: (s) =>
      expect(s.monsterLanes).toEqual([
        ['pharaoh-hound'],
        ['yeti-sheepdog', 'war-bulldog'],
        ['zombie-basset'],
        ['chowtaur'],
        ['trolldoodle'],
      ]),
  },
  {
    name: 'Royal Swoop',
    hero: 'warrior',
    combo: 'royal-swoop',
    prizes: ['corgriffin'],
    answers: [at('trolldoodle')],
    wounds: { trolldoodle: 3 },
  },
  {
    name: 'Little Sip',
    hero: 'warrior',
    combo: 'little-sip',
    prizes: ['vampomeranian'],
    damage: { warrior: 2 },
    wounds: { 'war-bulldog': 2, warrior: 1 },
  },
  {
    name: 'Acorn Shot',
    hero: 'warrior',
    combo: 'acorn-shot',
    prizes: ['squirrel-sniper'],
    answers: [at('zombie-basset'), DRAW],
    wounds: { 'zombie-basset': 3 },
    drawn: 1,
  },
];

test('every lent Combo is in the list, but for Ripostes', () => {
  const own = lent.filter(({ riposte }) => riposte === undefined).map(({ id }) => id);
  expect(PLAYED.map(({ combo }) => combo).toSorted()).toEqual(own.toSorted());
});

proveCombos(PLAYED);

test.each(PLAYED)('$name is only for its carrier', ({ treasures: _, prizes: __, ...row }) => {
  expect(about(row, costOf(row.combo)).options('act')).not.toContainEqual(
    expect.objectContaining({ combo: row.combo }),
  );
});
