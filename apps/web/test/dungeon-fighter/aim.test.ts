import { checkFlip, checkThrow, swayAt } from '@questhall/dice-table';
import type { Die, Requirement } from '@questhall/dungeon-fighter';
import { REQUIREMENTS } from '@questhall/dungeon-fighter';
import { describe, expect, test } from 'vitest';
import type { Asked } from '../../src/tables/dungeon-fighter/throwing/aim.ts';
import {
  bounceOf,
  flicked,
  GOOD_POWER,
  pullOf,
  stanceFor,
  stepped,
  thrownBy,
} from '../../src/tables/dungeon-fighter/throwing/aim.ts';
import { momentAt } from '../../src/tables/dungeon-fighter/throwing/film.ts';

const BARE = { serial: 1, bushes: false, dice: [], templates: [] } as const;
const throwing = (die: Die, requirements: readonly Requirement[]): Asked & { kind: 'throw' } => ({
  ...BARE,
  kind: 'throw',
  die,
  requirements,
});
const SETS = REQUIREMENTS.flatMap((one, at) => [
  [one],
  ...REQUIREMENTS.slice(at + 1).map((two) => [one, two]),
]);
const STILL = { heading: 0, power: 0 };

describe('[3.7] whatever a hand does is a legal throw', () => {
  test.each([[], ...SETS].map((set) => [set.join(' + ') || 'plain', set] as const))('%s', (_name, set) => {
    const asked = throwing('red', set);
    const stance = stanceFor(asked);
    const stances = (['az', 'r', 'y', 'loft'] as const).flatMap((field) => [
      stepped(stepped(stance, field, 1), field, 1),
      stepped(stepped(stance, field, -1), field, -1),
    ]);
    for (const from of [stance, ...stances])
      for (const [heading, power] of [
        [0, GOOD_POWER],
        [12, 1],
        [-10, 0.3],
      ] as const) {
        const input = thrownBy(from, { heading, power }, 1234.5);
        expect(checkThrow(asked, input)).toEqual(input);
      }
  });

  test('a Template', () => {
    const asked = { ...BARE, kind: 'flip', template: 'slime' } as const;
    const input = thrownBy(stanceFor(asked), { heading: 9, power: 1 }, 500);
    expect(checkFlip('slime', input)).toEqual(input);
  });
});

test('[3.7] a die drawn back flies forward, and the other way sideways', () => {
  expect(pullOf(0, 4)).toBeUndefined();
  expect(pullOf(0, 93)).toMatchObject({ heading: -0, power: 0.62 });
  expect(pullOf(-60, 80)?.heading).toBeGreaterThan(5);
  expect(pullOf(60, 80)?.heading).toBeLessThan(-5);
});

test('[3.7] a flick forward is a throw, and no throw without one', () => {
  const stance = stanceFor(throwing('red', []));
  const path = Array.from({ length: 8 }, (_, at) => ({ t: at * 10, right: 0, away: at * 150 }));
  const input = flicked(stance, path, 900);
  expect(input).toBeDefined();
  expect(input && checkThrow(throwing('red', []), input)).toEqual(input);
  expect(flicked(stance, path.slice(0, 1), 900)).toBeUndefined();
});

test('[3.7] the ring is where the die will bounce: on the table, outside the board, farther with more power', () => {
  const stance = stanceFor(throwing('red', []));
  const at = (power: number): number => {
    const spot = bounceOf(thrownBy(stance, { heading: 0, power }, 0), STILL);
    return spot === undefined ? 0 : Math.hypot(spot.x, spot.z);
  };
  expect(at(GOOD_POWER)).toBeGreaterThan(210);
  expect(at(GOOD_POWER)).toBeLessThan(stance.r);
  expect(at(0.9)).toBeLessThan(at(GOOD_POWER));
  const swayed = bounceOf(
    thrownBy(stance, { heading: 0, power: GOOD_POWER }, 0),
    swayAt('seed', 777, 'hero'),
  );
  expect(swayed).not.toEqual(bounceOf(thrownBy(stance, { heading: 0, power: GOOD_POWER }, 0), STILL));
});

test('[3.5] a throw is shown from its beginning to its end, and slowly where it lands', () => {
  const film = { length: 1.5, landing: 0.6, bodies: [], interval: 1 / 60 };
  expect(momentAt(film, 0)).toBe(0);
  expect(momentAt(film, 0.78)).toBeCloseTo(1.5);
  expect(momentAt(film, 1)).toBeCloseTo(1.5);
  const speed = (part: number): number => (momentAt(film, part + 0.01) - momentAt(film, part)) / 0.01;
  const parts = Array.from({ length: 70 }, (_, at) => at / 100);
  const landing = parts.find((part) => momentAt(film, part) > 0.65) ?? 0;
  expect(speed(landing)).toBeLessThan(speed(0) / 2);
});
