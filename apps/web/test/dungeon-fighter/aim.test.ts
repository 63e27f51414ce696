import { checkFlip, checkThrow, swayAt } from '@questhall/dice-table';
import type { Die, Requirement } from '@questhall/games/dungeon-fighter';
import { REQUIREMENTS } from '@questhall/games/dungeon-fighter';
import { describe, expect, test } from 'vitest';
import type { AimRequest } from '../../src/tables/dungeon-fighter/throwing/aim.ts';
import {
  bounceOf,
  chosen,
  FULL_PULL,
  flicked,
  GOOD_POWER,
  hitAt,
  hitReach,
  isBelly,
  isWound,
  mayBank,
  pullOf,
  stanceFor,
  stepped,
  thrownBy,
  unwound,
  windOf,
} from '../../src/tables/dungeon-fighter/throwing/aim.ts';
import { momentAt } from '../../src/tables/dungeon-fighter/throwing/film.ts';

const BARE = { serial: 1, board: 'labyrinth', bushes: false, dice: [], templates: [] } as const;
const throwing = (die: Die, requirements: readonly Requirement[]): AimRequest & { kind: 'throw' } => ({
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
    const stances = (['az', 'r', 'y', 'loft', 'tilt', 'travel'] as const).flatMap((field) => [
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

const GOOD = { heading: 0, power: GOOD_POWER };

test('[3.5] Dice spin: circles around the die wind it up, three of them wholly; the other way it whirls the other way', () => {
  const asked = throwing('red', ['diceSpin']);
  const stance = stanceFor(asked);
  expect(isWound(stance)).toBe(true);
  expect(isWound(stanceFor(throwing('red', ['flick', 'diceSpin'])))).toBe(false);
  expect(windOf(Math.PI * 3)).toBeCloseTo(0.5);
  expect(windOf(100)).toBe(1);
  const spin = (from: typeof stance, wind: number): number => {
    const input = thrownBy(from, { ...GOOD, wind }, 900);
    expect(checkThrow(asked, input)).toEqual(input);
    return input.kind === 'throw' ? input.wy : 0;
  };
  expect(spin(stance, 0)).toBe(0);
  expect(Math.abs(spin(stance, 1))).toBeGreaterThan(250);
  expect(spin(unwound(stance), 1)).toBe(-spin(stance, 1));
});

test('[3.5] Flick and Ramp: the finger meets the die where it was pointed at, and no farther out than the die is wide', () => {
  const flick = stanceFor(throwing('red', ['flick']));
  expect(hitReach(flick)).toEqual({ hitY: 80, hitZ: 80 });
  expect(hitReach(stanceFor(throwing('red', ['ramp'])))).toEqual({ hitY: 0, hitZ: 80 });
  expect(hitReach(stanceFor(throwing('red', [])))).toBeUndefined();
  const fingerOf = (input: ReturnType<typeof thrownBy>) =>
    input.kind === 'throw' ? input.finger : undefined;
  const pointed = thrownBy(hitAt(flick, { hitY: -10, hitZ: 12 }), { ...GOOD, hit: 5 }, 900);
  expect(fingerOf(pointed)).toMatchObject({ hitY: -10, hitZ: 17 });
  expect(checkThrow(throwing('red', ['flick']), pointed)).toEqual(pointed);
  expect(fingerOf(hitAt(flick, { hitY: 0, hitZ: 900 }))).toMatchObject({ hitZ: 80 });
});

test('[3.5] Hip: from the belt by a thrust, or thrown back against it; both are legal, and one may think again', () => {
  const asked = throwing('red', ['hip']);
  const belt = stanceFor(asked);
  expect(isBelly(belt)).toBe(true);
  expect(mayBank(belt)).toBe(true);
  expect(mayBank(stanceFor(throwing('red', ['hip', 'flick'])))).toBe(false);
  const bank = chosen(belt, { hip: 'touch' }, 'labyrinth');
  expect(isBelly(bank)).toBe(false);
  const input = thrownBy(bank, GOOD, 900);
  expect(input.vf).toBeLessThan(0);
  expect(checkThrow(asked, input)).toEqual(input);
  const right = thrownBy(bank, { ...GOOD, heading: 10 }, 900);
  expect(right.vs).toBeGreaterThan(input.vs);
  expect(chosen(bank, { hip: 'start' }, 'labyrinth')).toEqual(belt);
});

test('[3.7] a die drawn back flies forward, and the other way sideways', () => {
  expect(pullOf(0, 4)).toBeUndefined();
  expect(pullOf(0, FULL_PULL / 2)).toMatchObject({ heading: -0, power: 0.625 });
  expect(pullOf(0, FULL_PULL)).toMatchObject({ power: 1 });
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
  const film = { length: 1.5, landing: 0.6, near: false, bodies: [], interval: 1 / 60 };
  expect(momentAt(film, 0)).toBe(0);
  expect(momentAt(film, 0.78)).toBeCloseTo(1.5);
  expect(momentAt(film, 1)).toBeCloseTo(1.5);
  const speed = (part: number): number => (momentAt(film, part + 0.01) - momentAt(film, part)) / 0.01;
  const parts = Array.from({ length: 70 }, (_, at) => at / 100);
  const landing = parts.find((part) => momentAt(film, part) > 0.65) ?? 0;
  expect(speed(landing)).toBeLessThan(speed(0) / 2);
});
