import type { Decision, Option } from '@questhall/kernel';
import { advance, asGame, below, chancesBy, seeded, squeezed, stretched } from '@questhall/kernel';
import { toy } from '@questhall/testkit/toy';
import { describe, expect, test } from 'vitest';
import { chanceFrom } from '../src/chance.ts';
import { addEffects, noEffects } from '../src/effects.ts';
import { isOwnHarm, leftLying } from '../src/lab/blunders.ts';
import { fitTo, reliability, watcher } from '../src/lab/index.ts';
import { heap, heapOf } from './games.ts';

const configured = toy.configure({ players: 2 });
if ('problems' in configured) throw new Error('not configured');
const { options } = configured;

describe('B6: the blunder watch', () => {
  test('sees a turn that is passed with the last counters to take, and none where they are taken', () => {
    const s = heapOf(3, [0, 1], seeded('last'));
    const asked = advance(heap, s)[0] as Decision;
    const [one, , three] = asked.options as readonly [Option, Option, Option];
    const missed = leftLying(heap, s, asked, one, chanceFrom('watch'));
    expect(missed).toEqual({ slip: 'winning', option: { do: 'take', count: 3 } });
    expect(leftLying(heap, s, asked, three, chanceFrom('watch'))).toBeUndefined();
  });

  test('own figures are hurt for nothing only where nobody else is', () => {
    const none = {
      dealt: 0,
      defeated: 0,
      taken: 2,
      selfHarm: 2,
      fell: 0,
      points: 0,
      healed: 0,
      treasures: 0,
    };
    expect(isOwnHarm(none)).toBe(true);
    expect(isOwnHarm({ ...none, dealt: 1 })).toBe(false);
    expect(isOwnHarm({ ...none, selfHarm: 0 })).toBe(false);
  });

  test('what came of a deed is counted together: who hurts himself and then others has not hurt himself for nothing', () => {
    const sum = noEffects();
    addEffects(sum, { ...noEffects(), taken: 2, selfHarm: 2 });
    expect(isOwnHarm(sum)).toBe(true);
    addEffects(sum, { ...noEffects(), dealt: 3 });
    expect(sum).toEqual({ ...noEffects(), taken: 2, selfHarm: 2, dealt: 3 });
    expect(isOwnHarm(sum)).toBe(false);
  });

  test('the same number is the same match', () => {
    const work = { setups: [options], level: 'master', seed: '1', blunders: true } as const;
    const [one, two] = [0, 0].map(watcher(asGame(toy), { ...work, budget: { iterations: 12 } }));
    expect(one).toEqual(two);
    expect(one?.how).not.toBeNull();
    expect(one?.shown.length).toBeGreaterThan(0);
  });
});

describe('B4: chances that are chances', () => {
  test('what was squeezed is stretched again', () => {
    for (const x of [-4, -1, 0, 0.5, 3]) expect(stretched(squeezed(x))).toBeCloseTo(x, 6);
  });

  test('settings that are harder are shown as harder, and better stays better', () => {
    const chanceOf = chancesBy({ slope: 2, base: 1, settings: { 'mission gate': -1.5 } });
    expect(chanceOf(0.5, { players: 2, mission: 'hall' })).toBeCloseTo(squeezed(1), 9);
    expect(chanceOf(0.5, { players: 2, mission: 'gate' })).toBeCloseTo(squeezed(-0.5), 9);
    expect(chanceOf(0.6, { players: 2 })).toBeGreaterThan(chanceOf(0.5, { players: 2 }));
  });

  test('a fit finds what the chances were, through the figures that there were before', () => {
    const truth = { slope: 1.5, base: 0.8, settings: { 'hard true': -1.6 } };
    const before = { slope: 0.5, base: -1, settings: {} };
    const chance = { rng: seeded('fit') };
    const part = (): number => below(chance, 10_000) / 10_000;
    const matches = Array.from({ length: 900 }, (_, number) => {
      const options = { players: 2, hard: number % 2 === 0 };
      const x = 4 * part() - 2;
      const real = chancesBy(truth)(squeezed(x), options);
      const judged = chancesBy(before)(squeezed(x), options);
      return { options, judged: [{ chance: judged, won: part() < real }] };
    });
    const { slope, base, settings } = fitTo(matches, before, ['hard']);
    expect(Math.abs(slope - truth.slope)).toBeLessThan(0.4);
    const hard = (settings['hard true'] ?? 0) - (settings['hard false'] ?? 0);
    expect(Math.abs(hard + 1.6)).toBeLessThan(0.5);
    expect(Math.abs(base + (settings['hard false'] ?? 0) - 0.8)).toBeLessThan(0.4);
  });

  test('a reliability curve puts what was shown beside what came true', () => {
    const told = [0.11, 0.15, 0.95, 1].map((chance) => ({ chance, won: chance > 0.12 }));
    const bins = reliability(told, 10);
    expect(bins[1]).toMatchObject({ positions: 2, shown: 0.13, won: 0.5 });
    expect(bins[9]).toMatchObject({ positions: 2, won: 1 });
  });
});
