import { readFileSync } from 'node:fs';
import type { Option } from '@questhall/kernel';
import { below, takeFrom } from '@questhall/kernel';
import type { LawReport, Policy } from '@questhall/testkit';
import { anyDeed, checkLaws, withStep } from '@questhall/testkit';
import { expect, test } from 'vitest';
import { referee } from '../referee/index.ts';
import { rules } from '../src/index.ts';
import type { Mode, Options } from '../src/state.ts';
import { MODES } from '../src/state.ts';

const tables = (mode: Mode, players: readonly number[]): Options[] =>
  [false, true].flatMap((dogsLife) =>
    players.map((count) => ({
      players: count,
      mode,
      dogsLife,
      heroes: 'random' as const,
      customHeroes: [],
      allowUnbalanced: false,
    })),
  );
const STANDARD = tables('standard', [1, 2, 3, 4, 5]);
const EVIL_LORD = tables('evil-lord', [2, 3, 4, 5, 6]);

/** The matches that broke a law can be played again from what is told here. */
const broken = ({ violations }: LawReport) =>
  violations.map(({ law, message, record }) => ({ law, message, record: JSON.stringify(record) }));

test('the laws hold in Standard mode, with and without A Dog’s Life, for 1 to 5 players', () => {
  const report = checkLaws(rules, {
    games: 10,
    seed: 'standard',
    options: STANDARD,
    thorough: 0.02,
    referee,
  });
  expect(broken(report)).toEqual([]);
  expect(report.games).toBe(10);
});

test('the laws hold against an Evil Lord, with and without A Dog’s Life, for 2 to 6 players', () => {
  const report = checkLaws(rules, {
    games: 10,
    seed: 'evil lord',
    options: EVIL_LORD,
    thorough: 0.02,
    referee,
  });
  expect(broken(report)).toEqual([]);
  expect(report.games).toBe(10);
});

/** The same game, but every Hero begins at Level 3: by chance alone nobody gets there. */
function veterans(): typeof rules {
  const playGame = withStep(rules.procedures.playGame, 'display', (display) => (s, f) => {
    for (const { xp } of s.heroes) while (xp.length < 5) xp.push(takeFrom(s, s.monsterDeck));
    return typeof display === 'function' ? display(s, f) : undefined;
  });
  return { ...rules, procedures: { ...rules.procedures, playGame } };
}

/** Players who save their cards for Combos they have not tried yet, and otherwise do what helps. */
function curious(): Policy {
  const helpful = [
    'takePrize',
    'standardAttack',
    'pickUp',
    'buy',
    'payTax',
    'consume',
    'draw',
    'takeDeck',
    'confirm',
    'withdraw',
  ];
  const tried = new Map<string, number>();
  const comboOf = (option: Option): string => ('combo' in option ? String(option.combo) : '');
  const times = (option: Option): number => tried.get(comboOf(option)) ?? 0;
  return (s, decision, chance) => {
    const { options, kind } = decision;
    if (kind === 'defend') return options.at(-1) as Option;
    const combos = options.filter((option) => comboOf(option) !== '');
    const [rarest] = combos.sort((left, right) => times(left) - times(right));
    if (rarest && (times(rarest) < 3 || below(chance, 4) === 0)) {
      tried.set(comboOf(rarest), times(rarest) + 1);
      return rarest;
    }
    const deed = below(chance, 6) > 0 && helpful.find((each) => options.some((option) => option.do === each));
    const ways = options.filter((option) => option.do === deed);
    return ways[below(chance, Math.max(1, ways.length))] ?? anyDeed(s, decision, chance);
  };
}

test('the laws hold with Heroes that players made', () => {
  const customHeroes = ['king-pugulus', 'madame-souffle'].map((name): unknown =>
    JSON.parse(readFileSync(new URL(`../examples/${name}.json`, import.meta.url), 'utf8')),
  );
  const configured = [2, 3].flatMap((players) =>
    MODES.map((mode) =>
      rules.configure({ players, mode, heroes: 'random', customHeroes, allowUnbalanced: true }),
    ),
  );
  const options = configured.flatMap((result) => ('options' in result ? [result.options] : []));
  expect(options).toHaveLength(4);
  const settings = { games: 8, seed: 'own', options, thorough: 0.02, policy: curious() };
  expect(broken(checkLaws(veterans(), settings))).toEqual([]);
});

test('every Hero, Combo, Boss, Monster, Treasure and World comes into play', () => {
  const report = checkLaws(veterans(), {
    games: 200,
    seed: 'd',
    /** Without an Evil Lord every match gets to a Boss. */
    options: STANDARD.slice(0, 3),
    thorough: 0,
    policy: curious(),
    each: ({ unused }) => unused.length === 0,
  });
  expect(broken(report)).toEqual([]);
  expect(report.unused).toEqual([]);
});
