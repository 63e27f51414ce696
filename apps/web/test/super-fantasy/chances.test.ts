import type { HeroView } from '@questhall/games/super-fantasy';
import type { SeenDecision } from '@questhall/protocol';
import { expect, test } from 'vitest';
import { blocksIn, hopedDeeds, percent, triedDeeds } from '../../src/tables/super-fantasy/logic/chances.ts';
import type { WalkAhead } from '../../src/tables/super-fantasy/logic/walk.ts';
import { asJoined, walksAhead } from '../../src/tables/super-fantasy/logic/walk.ts';

const endTurn = { do: 'endTurn', dice: 2 };
const bash = (door: number, dice: number) => ({ do: 'bashDoor', at: { door }, dice });
const face = { do: 'face', facing: 'N' };

const asked: SeenDecision = {
  id: 3,
  seat: 0,
  kind: 'act',
  options: [endTurn, bash(1, 1), bash(1, 2), bash(4, 1), face],
  about: { hero: 'barka', dice: 2, chances: [null, 0, 0.125, 0.25, null] },
};

test('a deed stands once, with its chance for each number of dice', () => {
  const [first, second, ...more] = triedDeeds(asked);
  expect(first).toMatchObject({ name: 'Bash the door' });
  expect(first?.tries.map(({ dice, chance }) => [dice, chance])).toEqual([
    [1, 0],
    [2, 0.125],
  ]);
  expect(second?.tries.map(({ act }) => act)).toEqual([bash(4, 1)]);
  expect(more).toEqual([]);
});

test('where nothing is rolled there are no chances', () => {
  expect(triedDeeds({ ...asked, about: {} })).toEqual([]);
  expect(triedDeeds(null)).toEqual([]);
});

test('[SF-DEF-03] the chance to block is told for each number of tokens', () => {
  expect(blocksIn({ ...asked, kind: 'defend', about: { blocks: [0, 0.5] } }).map(percent)).toEqual([
    '0%',
    '50%',
  ]);
  expect(blocksIn(asked)).toEqual([]);
});

test('[T5] a move and a charge say what so many dice bring on average', () => {
  const move = (dice: number) => ({ do: 'move', dice });
  const charge = { do: 'charge', ability: 'war-cry', at: { card: 'war-cry' }, dice: 2 };
  const decision = { kind: 'act', options: [move(1), move(4), charge, { do: 'endTurn', dice: 0 }] };
  const hero = {
    attributes: { speed: 3, magic: 1 },
    abilities: [{ id: 'war-cry', energy: 2, max: 4 }],
  } as unknown as HeroView;
  const amounts = (of: HeroView) =>
    hopedDeeds(decision, of).map(({ hopes }) => hopes.map(({ amount }) => amount));
  // Two sides of 1, two of 2, two stars: (1 + 1 + 2 + 2 + 3 + 3) / 6 = 2 for speed 3, and 4/3 for magic 1.
  expect(amounts({ ...hero, abilities: [] })).toEqual([[2, 8], [3]]);
  expect(amounts(hero), 'no more energy than there is room for').toEqual([[2, 8], [2]]);
  expect(hopedDeeds(decision, hero).map(({ note }) => note)).toEqual([
    'on average',
    'on average, of 2 it needs',
  ]);
});

test('[T4] a square is walked to with the fewest dice that will likely do, and only if it was reached', () => {
  const move = (dice: number) => ({ do: 'move', dice });
  const walking: SeenDecision = {
    ...asked,
    options: [move(1), move(2), move(3)],
    about: {
      walk: {
        star: 3,
        bonus: 0,
        squares: [
          [40, 1],
          [41, 3],
          [42, 9],
          [43, 10],
        ],
      },
    },
  };
  const walks = walksAhead(walking, undefined);
  // One die brings at least 1; two bring 3 or more in 8 of 9 rolls; 9 are three stars; 10 are beyond reach.
  expect(walks.map(({ square, dice }) => [square, dice])).toEqual([
    [40, 1],
    [41, 2],
    [42, 3],
  ]);
  expect(walks.map(({ chance }) => percent(chance))).toEqual(['100%', '89%', '4%']);
  expect(walksAhead(walking, 3).map(({ dice }) => dice)).toEqual([3, 3, 3]);
  const { after } = asJoined(walks[1] as WalkAhead);
  const there = { do: 'goTo', steps: 3, at: { square: 41 } };
  expect(after({ ...asked, kind: 'goTo', options: [there] })).toEqual(there);
  expect(after({ ...asked, kind: 'goTo', options: [{ do: 'stay' }] })).toBeUndefined();
  expect(after({ ...asked, kind: 'placeStar', options: [there] })).toBeUndefined();
});
