import type { Decision, Game, MachineState, Option } from '@questhall/kernel';
import { advance, answer, asGame, hash, seeded } from '@questhall/kernel';
import { toy } from '@questhall/testkit/toy';
import { describe, expect, test } from 'vitest';
import type { Budget, Level } from '../src/index.ts';
import { createBot, LEVELS } from '../src/index.ts';
import { canWin, fight, heap, heapOf } from './games.ts';

const boneDuel = asGame(toy);

function begin<S extends MachineState>(game: Game<S>, seed: string, players = 2): S {
  const configured = game.configure({ players });
  if ('problems' in configured) throw new Error('not configured');
  return game.setup(configured.options, seeded(seed));
}

const first = <S extends MachineState>(game: Game<S>, s: S): Decision => advance(game, s)[0] as Decision;

/** More than a greedy bot takes unless told otherwise. */
const CAREFUL: Budget = { iterations: 8 };

/** Plays to the end; each seat is a level. */
function playMatch<S extends MachineState>(
  game: Game<S>,
  seed: string,
  levels: readonly Level[],
  budget: Budget,
): S {
  const s = begin(game, seed);
  const bots = levels.map((level, seat) => createBot(level, { seed: `${seed}, bot ${seat}` }));
  for (let asked = first(game, s); asked; asked = first(game, s)) {
    const bot = bots[asked.seat];
    if (!bot) throw new Error('nobody sits there');
    answer(game, s, asked.seat, bot.choose(game, s, asked, bot.level === 'greedy' ? CAREFUL : budget).option);
  }
  return s;
}

/** The part of the matches won by the first level, each match played with seats swapped too. */
function wonBy<S extends MachineState>(
  game: Game<S>,
  [one, two]: readonly [Level, Level],
  matches: number,
  budget: Budget,
): number {
  let won = 0;
  for (let i = 0; i < matches; i++) {
    const winners = playMatch(game, `match ${i}`, [one, two], budget).outcome?.winners ?? [];
    const swapped = playMatch(game, `match ${i}`, [two, one], budget).outcome?.winners ?? [];
    won += winners.includes(0) ? 1 / winners.length : 0;
    won += swapped.includes(1) ? 1 / swapped.length : 0;
  }
  return won / (2 * matches);
}

describe('every level', () => {
  test.each(LEVELS)('%s chooses among the listed options and changes nothing', (level) => {
    const s = begin(boneDuel, 'legal');
    const bot = createBot(level, { seed: 'x' });
    const random = createBot('random', { seed: 'y' });
    for (let i = 0; i < 25 && s.outcome === null; i++) {
      const asked = first(boneDuel, s);
      const before = hash(s);
      const { option } = bot.choose(boneDuel, s, asked, { iterations: 3 });
      expect(asked.options).toContain(option);
      expect(hash(s)).toBe(before);
      answer(boneDuel, s, asked.seat, random.choose(boneDuel, s, asked).option);
    }
  });

  test.each(LEVELS)('%s gives the same choice for the same seed and iterations', (level) => {
    const s = begin(boneDuel, 'again');
    const asked = first(boneDuel, s);
    const choose = (seed: string) =>
      createBot(level, { seed }).choose(boneDuel, s, asked, { iterations: 40 });
    expect(choose('x')).toEqual(choose('x'));
  });

  test.each(LEVELS)('%s answers a forced choice without a thought', (level) => {
    const s = begin(boneDuel, 'forced');
    const { id, seat, kind, options } = first(boneDuel, s);
    const forced: Decision = { id, seat, kind, options: options.slice(0, 1) };
    const now = (): number => {
      throw new Error('looked at the clock');
    };
    const choice = createBot(level, { seed: 'x', now }).choose(boneDuel, s, forced);
    expect(choice).toEqual({ option: options[0], hints: [], iterations: 0 });
  });
});

describe('random', () => {
  test('takes every option sooner or later', () => {
    const s = begin(boneDuel, 'random');
    const asked = first(boneDuel, s);
    const taken = new Set<Option>();
    for (let i = 0; i < 60; i++)
      taken.add(createBot('random', { seed: `${i}` }).choose(boneDuel, s, asked).option);
    expect(taken.size).toBe(asked.options.length);
  });
});

describe('choices at a glance', () => {
  const inclined: Game = { ...boneDuel, inclinations: (_s, { options }) => options.map(() => 1) };

  /** How many of 240 choices are made without looking. */
  const glances = (game: Game, level: Level): number => {
    const s = begin(game, 'glance');
    const asked = first(game, s);
    const choices = Array.from({ length: 240 }, (_, i) => createBot(level, { seed: `${i}` }));
    return choices.filter((bot) => bot.choose(game, s, asked, { iterations: 4 }).iterations === 0).length;
  };

  test.each([
    ['apprentice', 80],
    ['adept', 30],
  ] as const)('%s: so many of 240', (level, expected) => {
    expect(glances(inclined, level)).toBeGreaterThan(expected * 0.7);
    expect(glances(inclined, level)).toBeLessThan(expected * 1.3);
  });

  test('a master makes none, and nobody does where the game does not say what players are inclined to', () => {
    expect(glances(inclined, 'master')).toBe(0);
    expect(glances(boneDuel, 'apprentice')).toBe(0);
  });
});

describe('the budget', () => {
  const ticking = (step: number): (() => number) => {
    let time = 1000;
    return () => {
      time += step;
      return time;
    };
  };

  test.each(['greedy', 'apprentice', 'adept', 'master'] as const)('%s stops when its time is up', (level) => {
    const s = begin(boneDuel, 'time');
    const bot = createBot(level, { seed: 'x', now: ticking(1) });
    const { iterations } = bot.choose(boneDuel, s, first(boneDuel, s), { ms: 20 });
    expect(iterations).toBeGreaterThan(1);
    expect(iterations).toBeLessThanOrEqual(20);
  });

  test('a master whose time is up at once has still thought once', () => {
    const s = begin(boneDuel, 'time');
    const bot = createBot('master', { seed: 'x', now: ticking(10_000) });
    expect(bot.choose(boneDuel, s, first(boneDuel, s)).iterations).toBe(1);
  });

  test('a master thinks at most one and a half seconds unless told otherwise', () => {
    const s = begin(boneDuel, 'time');
    const bot = createBot('master', { seed: 'x', now: ticking(100) });
    expect(bot.choose(boneDuel, s, first(boneDuel, s)).iterations).toBeLessThanOrEqual(15);
  });

  test('whichever is used up first ends the thinking', () => {
    const s = begin(boneDuel, 'time');
    const bot = createBot('master', { seed: 'x', now: ticking(1) });
    expect(bot.choose(boneDuel, s, first(boneDuel, s), { ms: 20, iterations: 5 }).iterations).toBe(5);
  });

  test('a search ends early when what is left cannot change its answer', () => {
    const s = heapOf(3, [0, 1], seeded('early'));
    const choice = createBot('master', { seed: 'x' }).choose(heap, s, first(heap, s), { iterations: 5000 });
    expect(choice.option).toEqual({ do: 'take', count: 3 });
    expect(choice.iterations).toBeLessThan(500);
  });
});

describe('search', () => {
  test.each([
    ['two sides', [0, 1]],
    ['one against two', [0, 1, 1]],
    ['two against one', [0, 0, 1]],
  ] as const)('finds the winning move: %s', (_name, sides) => {
    for (let counters = 2; counters <= 9; counters++) {
      if (!canWin(counters, 0, sides)) continue;
      const s = heapOf(counters, sides, seeded(`heap ${counters}`));
      const asked = first(heap, s);
      const { option } = createBot('master', { seed: 'x' }).choose(heap, s, asked, { iterations: 1200 });
      const left = counters - (option as Option & { count: number }).count;
      const friendly = sides[0] === (sides[1] as number);
      expect({ counters, left, wins: left === 0 || canWin(left, 1, sides) === friendly }).toEqual({
        counters,
        left,
        wins: true,
      });
    }
  });

  test('says how good each option is, best first', () => {
    const s = heapOf(5, [0, 1], seeded('ranked'));
    const { option, hints } = createBot('master', { seed: 'x' }).choose(heap, s, first(heap, s), {
      iterations: 600,
    });
    expect(hints[0]?.option).toBe(option);
    expect(option).toEqual({ do: 'take', count: 1 });
    expect(hints[0]?.chance).toBeGreaterThan(hints[1]?.chance ?? 1);
    expect(hints).toHaveLength(3);
    const shares = hints.map(({ share }) => share);
    expect(shares).toEqual([...shares].sort((l, r) => r - l));
    expect(shares.reduce((sum, share) => sum + share)).toBeCloseTo(1);
  });
});

describe('greedy', () => {
  test('sees through questions asked in small steps: pays now for a blow that falls later', () => {
    const s = begin(fight, 'steps', 1);
    const bot = createBot('greedy', { seed: 'x' });
    const chosen: string[] = [];
    for (let i = 0; i < 3; i++) {
      const asked = first(fight, s);
      const { option } = bot.choose(fight, s, asked);
      chosen.push(`${asked.kind} ${option.do}`);
      answer(fight, s, asked.seat, option);
    }
    expect(chosen).toEqual(['act blow', 'pay pay', 'target ogre']);
  });

  test('does not put off the inevitable: what is compared is compared at the same time', () => {
    const s = begin(fight, 'rest', 1);
    s.ogre = 100;
    s.energy = 1;
    const worthless: Game<typeof s> = { ...fight, evaluate: (at) => 0.5 + at.energy / 40 - at.blows / 50 };
    const { option } = createBot('greedy', { seed: 'x' }).choose(worthless, s, first(fight, s));
    expect(option).toEqual({ do: 'rest' });
  });
});

describe('strength', () => {
  test('greedy beats random', () => {
    expect(wonBy(boneDuel, ['greedy', 'random'], 12, {})).toBeGreaterThan(0.7);
  });

  test('search beats random', () => {
    expect(wonBy(boneDuel, ['adept', 'random'], 12, { iterations: 200 })).toBeGreaterThan(0.7);
  });

  test('search beats greedy where one must look further ahead than one action', () => {
    expect(wonBy(heap, ['adept', 'greedy'], 10, { iterations: 400 })).toBeGreaterThan(0.8);
  });
});
