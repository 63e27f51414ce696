import type { Decision, Game, Option } from '@questhall/kernel';
import { advance, answer, seeded } from '@questhall/kernel';
import { describe, expect, test } from 'vitest';
import { chanceFrom } from '../src/chance.ts';
import { pickByWeight } from '../src/inclination.ts';
import { createBot } from '../src/index.ts';
import { fight } from './games.ts';

const chance = chanceFrom('inclination');

describe('weights', () => {
  test('say how often something is taken', () => {
    const taken = [0, 0, 0];
    for (let i = 0; i < 1000; i++) {
      const index = pickByWeight([1, 0, 3], undefined, chance);
      taken[index] = (taken[index] ?? 0) + 1;
    }
    expect(taken[1]).toBe(0);
    expect(taken[2]).toBeGreaterThan(650);
    expect(taken[2]).toBeLessThan(850);
  });

  test('of what is taken already do not count, and nothing is left when all others weigh nothing', () => {
    expect(pickByWeight([5, 1, 0], Uint8Array.of(1, 0, 0), chance)).toBe(1);
    expect(pickByWeight([5, 1, 0], Uint8Array.of(1, 1, 0), chance)).toBe(-1);
  });
});

/** Every way to go on is as likely as another, but for what is not worth a thought. */
const inclined = (not: string): Game<Parameters<typeof fight.clone>[0]> => ({
  ...fight,
  inclinations: (_s, { options }) => options.map(({ do: deed }) => (deed === not ? 0 : 1)),
});

function firstChoice(game: ReturnType<typeof inclined>, level: 'greedy' | 'adept', seed: string) {
  const s = game.setup({ players: 1 }, seeded(seed));
  const asked = advance(game, s)[0] as Decision;
  return createBot(level, { seed }).choose(game, s, asked, { iterations: 24 });
}

describe('where all play together', () => {
  test('options are tried in the same positions, and the better one is found', () => {
    const game = inclined('imp');
    const s = game.setup({ players: 1 }, seeded('target'));
    advance(game, s);
    answer(game, s, 0, { do: 'blow' } as Option);
    advance(game, s);
    answer(game, s, 0, { do: 'pay', energy: 3 } as Option);
    const asked = advance(game, s)[0] as Decision;
    const all = { ...game, inclinations: (_s: typeof s, { options }: Decision) => options.map(() => 1) };
    const choice = createBot('adept', { seed: 'x' }).choose(all, s, asked, { iterations: 24 });
    expect(choice.option.do).toBe('ogre');
    expect(choice.iterations).toBeLessThanOrEqual(24);
    expect(choice.hints[0]?.option).toBe(choice.option);
  });

  test('the same seed and iterations give the same choice for the same reasons', () => {
    expect(firstChoice(inclined(''), 'adept', 'x')).toEqual(firstChoice(inclined(''), 'adept', 'x'));
  });

  test.each(['greedy', 'adept'] as const)('%s leaves out what is not worth a thought', (level) => {
    for (const seed of ['a', 'b', 'c', 'd']) {
      expect(firstChoice(inclined('blow'), level, seed).option).toEqual({ do: 'rest' });
    }
  });

  test.each(['greedy', 'adept', 'master'] as const)(
    '%s does not think where one option is worth it',
    (level) => {
      const game = inclined('blow');
      const s = game.setup({ players: 1 }, seeded('one'));
      const asked = advance(game, s)[0] as Decision;
      expect(asked.options).toHaveLength(2);
      expect(createBot(level, { seed: 'x' }).choose(game, s, asked)).toMatchObject({
        option: { do: 'rest' },
        hints: [{ option: { do: 'rest' }, share: 1 }],
        iterations: 0,
      });
    },
  );

  test('what makes no difference is soon settled, and so is what is clear', () => {
    const game = inclined('');
    const s = game.setup({ players: 1 }, seeded('settled'));
    const asked = advance(game, s)[0] as Decision;
    const thoughts = (evaluate: typeof game.evaluate): number =>
      createBot('master', { seed: 'x' }).choose({ ...game, evaluate }, s, asked, { iterations: 500 })
        .iterations;
    expect(thoughts(() => 0.5)).toBeLessThan(50);
    expect(thoughts((at) => (at.blows > 0 ? 0.9 : 0.1))).toBeLessThan(50);
  });
});
