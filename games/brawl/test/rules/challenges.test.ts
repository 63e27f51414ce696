import { expect, test } from 'vitest';
import { CHALLENGES } from '../../src/content/index.ts';
import { meets } from '../../src/queries/challenges.ts';
import { turnOf } from '../acting.ts';
import { started, upTo } from '../starting.ts';
import type { Setting, Stand } from '../table.ts';
import { table } from '../table.ts';

type Place = readonly [number, number] | 'gate' | Stand;
const NAMES = ['kilgore', 'gwaien', 'deryn'];
const RIVALS = ['goldarr', 'sulka', 'korvash'];
const line = (names: readonly string[], places: readonly Place[]): Setting['a'] =>
  Object.fromEntries(places.map((place, index) => [names[index] ?? '', place]));

/** Whether A and B meet a Challenge with their Champions in these places; B stays at home unless it is said. */
function met(challenge: string, own: readonly Place[], rivals: readonly Place[] = FAR): string {
  const t = turnOf(table({ a: line(NAMES, own), b: line(RIVALS, rivals) }));
  return [meets(t.s, 0, challenge) ? 'A' : '', meets(t.s, 1, challenge) ? 'B' : ''].join('');
}
const FAR: readonly Place[] = [
  [-1, -3],
  [1, -3],
  [2, -3],
];
const OUT: Place = [-5, 3];

test('[SFB-CHAL-01] [SFB-CHAL-02] [SFB-CHAL-03] one area under control', () => {
  expect(met('blue-ground', [[-4, 2], OUT])).toBe('A');
  expect(met('red-ground', [[-1, 2], OUT])).toBe('A');
  expect(met('yellow-ground', [[2, 2], OUT])).toBe('A');
  expect(met('blue-ground', [[-3, 1], OUT])).toBe('');
  expect(met('red-ground', [[-1, 2], OUT], [[0, -1]])).toBe('');
  expect(met('yellow-ground', [OUT], [[4, -2]])).toBe('B');
});

test('[SFB-CHAL-04] [SFB-CHAL-05] [SFB-CHAL-06] two areas under control', () => {
  const three: readonly Place[] = [
    [-4, 2],
    [-1, 2],
    [2, 2],
  ];
  for (const both of ['blue-and-red', 'red-and-yellow', 'yellow-and-blue'])
    expect(met(both, three)).toBe('A');
  expect(met('blue-and-red', [[-4, 2], [-1, 2], OUT], [[0, -1]])).toBe('');
  expect(met('red-and-yellow', [[-4, 2], [-1, 2], OUT])).toBe('');
  expect(met('yellow-and-blue', [[-4, 2], [-1, 2], OUT])).toBe('');
});

test('[SFB-CHAL-07] [SFB-CHAL-08] [SFB-CHAL-09] two Champions beside a Statue, in its area or not; not if the opponent has, too', () => {
  const [blue, red, yellow] = ['court-of-esmae', 'court-of-garnet', 'court-of-ragryl'] as const;
  expect(met(blue, [[-3, 1], [-4, 1], OUT])).toBe('A');
  expect(met(red, [[-1, 0], [0, 1], OUT])).toBe('A');
  expect(met(yellow, [[2, 1], [4, 0], OUT])).toBe('A');
  expect(met(blue, [[-3, 1], [-4, 2], OUT])).toBe('');
  expect(met(red, [[-1, 0], [-1, 2], OUT])).toBe('');
  expect(met(yellow, [[2, 1], [2, 2], OUT])).toBe('');
  expect(
    met(
      red,
      [[-1, 0], [0, 1], OUT],
      [
        [0, -1],
        [1, -1],
      ],
    ),
  ).toBe('');
});

test('[SFB-CHAL-10] a Champion beside every Statue; not if the opponent has, too', () => {
  expect(
    met('grand-tour', [
      [-3, 1],
      [0, 1],
      [2, 1],
    ]),
  ).toBe('A');
  expect(
    met('grand-tour', [
      [-3, 1],
      [0, 1],
      [1, 2],
    ]),
  ).toBe('');
  const rivals: readonly Place[] = [
    [-3, -1],
    [0, -1],
    [3, -1],
  ];
  expect(
    met(
      'grand-tour',
      [
        [-3, 1],
        [0, 1],
        [2, 1],
      ],
      rivals,
    ),
  ).toBe('');
  expect(
    met(
      'grand-tour',
      [
        [-3, 1],
        [0, 1],
        [1, 2],
      ],
      rivals,
    ),
  ).toBe('B');
});

test('[SFB-CHAL-11] two Champions on trap hexes, printed or holding a token; not if the opponent has, too', () => {
  expect(met('daredevils', [[-3, 1], [2, 1], OUT])).toBe('A');
  expect(met('daredevils', [[-3, 1], [1, 1], OUT])).toBe('');
  expect(
    met(
      'daredevils',
      [[-3, 1], [2, 1], OUT],
      [
        [-2, -1],
        [3, -1],
      ],
    ),
  ).toBe('');
  expect(met('daredevils', [[-3, 1], [2, 1], OUT], [[-2, -1]])).toBe('A');
  const token = turnOf(
    table({
      a: line(NAMES, [
        [-3, 1],
        [1, 1],
      ]),
      b: line(RIVALS, FAR),
      traps: [[1, 1, 'stun']],
    }),
  );
  expect(meets(token.s, 0, 'daredevils')).toBe(true);
});

test('[SFB-CHAL-12] two Champions in the opponent’s half, the midline is none; not if the opponent has, too', () => {
  expect(met('over-the-line', [[0, -1], [2, -1], OUT])).toBe('A');
  expect(met('over-the-line', [[0, -1], [2, 0], OUT])).toBe('');
  expect(
    met(
      'over-the-line',
      [OUT],
      [
        [0, 1],
        [1, 1],
      ],
    ),
  ).toBe('B');
  expect(
    met(
      'over-the-line',
      [[0, -1], [2, -1], OUT],
      [
        [0, 1],
        [1, 1],
      ],
    ),
  ).toBe('');
});

test('[SFB-CHAL-13] a Champion on a deployment hex of the opponent; not if the opponent has one on the own', () => {
  expect(met('gatecrasher', [[3, -3], OUT])).toBe('A');
  expect(met('gatecrasher', [[5, -3], OUT])).toBe('');
  expect(met('gatecrasher', [OUT], [[0, 3]])).toBe('B');
  expect(met('gatecrasher', [[3, -3], OUT], [[0, 3]])).toBe('');
});

test('[SFB-CHAL-14] an Enemy beside two Champions', () => {
  expect(met('two-on-one', [[0, 2], [1, 1], OUT], [[1, 2]])).toBe('A');
  expect(met('two-on-one', [[0, 2], [2, 3], OUT], [[1, 1]])).toBe('');
});

test('[SFB-CHAL-15] at least two Enemies in the arena, each with a Champion beside it', () => {
  expect(met('all-marked', [[0, 2], [-3, 2], OUT], [[1, 2], [-2, 2], 'gate'])).toBe('A');
  expect(met('all-marked', [[0, 2], [-3, 2], OUT], [[1, 2], [4, -3], 'gate'])).toBe('');
  expect(met('all-marked', [[0, 2], [-3, 2], OUT], [[1, 2], 'gate', 'gate'])).toBe('');
});

test('[SFB-CHAL-16] one connected group, nobody on the Gate or at home; not if the opponent has one, too', () => {
  expect(
    met('shield-wall', [
      [0, 2],
      [1, 2],
      [2, 1],
    ]),
  ).toBe('A');
  expect(
    met('shield-wall', [
      [0, 2],
      [1, 2],
      [3, 1],
    ]),
  ).toBe('');
  expect(met('shield-wall', [[0, 2], [1, 2], 'gate'])).toBe('');
  expect(
    met('shield-wall', [
      [0, 2],
      [1, 2],
      [0, 3],
    ]),
  ).toBe('');
  expect(
    met(
      'shield-wall',
      [
        [0, 2],
        [1, 2],
        [2, 1],
      ],
      [
        [0, -1],
        [1, -1],
        [1, -2],
      ],
    ),
  ).toBe('');
});

test('[SFB-CHAL-17] nobody on the Gate, no two within 2 hexes; not if the opponent manages that, too', () => {
  const [here, there] = [
    [
      [-4, 2],
      [-1, 2],
      [2, 2],
    ],
    [
      [-2, -2],
      [1, -2],
      [4, -2],
    ],
  ] as const;
  expect(met('spread-out', here)).toBe('A');
  expect(
    met('spread-out', [
      [-3, 2],
      [-1, 2],
      [2, 2],
    ]),
  ).toBe('');
  expect(met('spread-out', [[-4, 2], [-1, 2], 'gate'])).toBe('');
  expect(met('spread-out', here, there)).toBe('');
  expect(
    met(
      'spread-out',
      [
        [-3, 2],
        [-1, 2],
        [2, 2],
      ],
      there,
    ),
  ).toBe('B');
});

test('[SFB-CHAL-18] three Champions on one hex row, none on a deployment hex; not if the opponent has, too', () => {
  expect(
    met('parade', [
      [-3, 2],
      [0, 2],
      [3, 2],
    ]),
  ).toBe('A');
  expect(
    met('parade', [
      [0, 2],
      [0, 1],
      [0, -1],
    ]),
  ).toBe('A');
  expect(
    met('parade', [
      [1, 1],
      [2, 0],
      [-2, 3],
    ]),
  ).toBe('');
  expect(
    met('parade', [
      [-3, 2],
      [0, 2],
      [3, 1],
    ]),
  ).toBe('');
  expect(
    met(
      'parade',
      [
        [-3, 2],
        [0, 2],
        [3, 2],
      ],
      [
        [-2, -2],
        [0, -2],
        [3, -2],
      ],
    ),
  ).toBe('');
});

test('[SFB-CHAL-19] nobody Bloodied or on the Gate, two in coloured areas; not if the same is true of the opponent', () => {
  expect(met('unscathed', [[-4, 2], [-1, 2], OUT])).toBe('A');
  expect(met('unscathed', [{ at: [-4, 2], damage: 4 }, [-1, 2], OUT])).toBe('');
  expect(met('unscathed', [[-4, 2], [-1, 2], 'gate'])).toBe('');
  expect(met('unscathed', [[-4, 2], [-2, 2], OUT])).toBe('');
  expect(
    met(
      'unscathed',
      [[-4, 2], [-1, 2], OUT],
      [
        [0, -1],
        [4, -1],
      ],
    ),
  ).toBe('');
});

test('[SFB-CHAL-20] two Enemies Bloodied or on their Gate', () => {
  expect(met('first-blood', [OUT], ['gate', { at: [1, -3], damage: 4 }, [2, -3]])).toBe('A');
  expect(met('first-blood', [OUT], ['gate', { at: [1, -3], damage: 3 }, [2, -3]])).toBe('');
});

test('[SFB-CHAL-21] more levelled-up Champions', () => {
  expect(met('crowd-favourites', [{ at: [0, 3], levelled: true }, OUT])).toBe('A');
  expect(met('crowd-favourites', [{ at: [0, 3], levelled: true }], [{ at: [0, -3], levelled: true }])).toBe(
    '',
  );
});

test('[SFB-CHAL-22] more Champions on the midline', () => {
  expect(met('hold-the-middle', [[2, 0], OUT])).toBe('A');
  expect(met('hold-the-middle', [[2, 0], OUT], [[-4, 0]])).toBe('');
  expect(met('hold-the-middle', [[2, 1], OUT])).toBe('');
});

test('no Challenge is met right after deployment, wherever the Champions stand', () => {
  for (const seed of ['1', '2', '3', '4', '5', '6']) {
    const t = upTo(started({ draft: 'free' }, seed), 'deploy');
    for (let i = Number(seed); t.asked.includes('deploy'); i += 3) {
      const options = t.options();
      t.say({ ...(options[i % options.length] ?? {}) });
    }
    for (const { id } of CHALLENGES)
      for (const side of [0, 1] as const) expect([id, side, meets(t.s, side, id)]).toEqual([id, side, false]);
  }
});
