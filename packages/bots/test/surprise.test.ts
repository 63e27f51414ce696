import type { Json } from '@questhall/kernel';
import { expect, test } from 'vitest';
import type { Weighed } from '../src/lab/index.ts';
import { BANDS, labReport, shareOf, surprising } from '../src/lab/index.ts';

const STRONGEST = 24;

/** Something that is won the less often the stronger it is. */
const search = (band: keyof typeof BANDS, rateOf: (strength: number) => number, valid = true) =>
  surprising({
    band,
    strongest: STRONGEST,
    make: (seed, strength) => ({ seed, strength }) as Json,
    isValid: () => valid,
    weigh: (draft, matches) => {
      const { strength } = draft as { readonly strength: number };
      return Promise.resolve(shareOf(Math.round(matches * rateOf(strength)), matches));
    },
    seed: 'any',
  });

test.each(['easy', 'fair', 'hard'] as const)(
  'what is offered as %s is won as often as wished',
  async (band) => {
    const found = await search(band, (strength) => 1 - strength / STRONGEST);
    const [low, high] = BANDS[band];
    expect(found?.wins.rate).toBeGreaterThan(low);
    expect(found?.wins.rate).toBeLessThan(high);
  },
);

test('nothing is offered where nothing fits, or nothing can be played', async () => {
  expect(await search('hard', () => 1)).toBeUndefined();
  expect(await search('fair', (strength) => 1 - strength / STRONGEST, false)).toBeUndefined();
});

const match = (number: number, won: boolean, used: readonly string[], taker: number | null): Weighed => ({
  setup: number % 2,
  how: won ? 'won' : 'lost',
  answers: 10,
  levels: ['greedy', 'greedy'],
  sides: [
    { side: 0, seats: [0], won: won === (taker === 0), chose: [] },
    { side: 1, seats: [1], won: won === (taker !== 0), chose: [] },
  ],
  used,
  pieces: [],
  watched: [],
  declined: [],
  deeds: [],
  gap: 0,
  taker,
});

test('the side that took it is the one that counts, and each of its parts is said to be used, or never', () => {
  const played = Array.from({ length: 60 }, (_, number) => ({
    number,
    // Taken by the second side: with its strong card it wins, without it it loses.
    weighed:
      number % 2 === 0
        ? match(number, number % 4 === 0, number % 4 === 0 ? ['card:strong'] : [], 1)
        : match(number, true, [], null),
  }));
  const parts = [
    { id: 'strong', name: 'Strong' },
    { id: 'idle', name: 'Idle' },
  ];
  const report = labReport([{ players: 2 }, { players: 2 }], played, { id: 'mine', parts });
  expect(report.rows[0]?.own).toMatchObject({ count: 15, of: 30 });
  expect(report.parts).toMatchObject([
    { name: 'Strong', used: { count: 15 }, leans: 'strong' },
    { name: 'Idle', used: { count: 0 }, leans: 'neither' },
  ]);
  expect(report.endings.map(({ how }) => how)).toEqual(['lost', 'won']);
});
