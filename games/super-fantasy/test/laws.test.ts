import type { Decision, Option } from '@questhall/kernel';
import { below } from '@questhall/kernel';
import type { LawReport, Policy } from '@questhall/testkit';
import { anyDeed, checkLaws } from '@questhall/testkit';
import { expect, test } from 'vitest';
import { referee } from '../referee/index.ts';
import { MISSIONS } from '../src/content/missions/index.ts';
import { rules } from '../src/index.ts';
import type { Options, State } from '../src/state.ts';
import { veterans } from './veterans.ts';

function table(input: { readonly [key: string]: unknown }): Options {
  const configured = rules.configure({ heroes: 'random', ...input });
  if ('problems' in configured) throw new Error(JSON.stringify(configured.problems));
  return configured.options;
}

/** The matches that broke a law can be played again from what is told here. */
const broken = ({ violations }: LawReport) =>
  violations.map(({ law, message, record }) => ({ law, message, record: JSON.stringify(record) }));

const ids = MISSIONS.map(({ id }) => id);

test('the laws hold in every Mission, alone and for 2 to 6 players', () => {
  const options = ids.map((mission, at) => table({ mission, players: at + 1 }));
  const report = checkLaws(rules, { games: 6, seed: 'standard', options, thorough: 0.005, referee });
  expect(broken(report)).toEqual([]);
  expect(report.games).toBe(6);
});

test('the laws hold against an Ugly Master, for 2 to 7 players', () => {
  const options = ids.map((mission, at) => table({ mission, players: at + 2, mode: 'ugly-master' }));
  const report = checkLaws(rules, { games: 6, seed: 'ugly master', options, thorough: 0.005, referee });
  expect(broken(report)).toEqual([]);
});

test('the laws hold in both arenas', () => {
  const options = [
    table({ players: 2, mode: 'big-hunting' }),
    table({ players: 4, mode: 'big-hunting' }),
    table({ players: 4, mode: 'dodge-tome' }),
  ];
  const report = checkLaws(rules, { games: 3, seed: 'arenas', options, thorough: 0.005, referee });
  expect(broken(report)).toEqual([]);
});

/** Players who try what has not been tried yet. */
function curious(): Policy {
  const tried = new Map<string, number>();
  const keyOf = (option: Option): string =>
    `${option.do} ${'ability' in option ? String(option.ability) : ''}`;
  return (s, decision, chance) => {
    const { options, kind } = decision;
    if (kind === 'goTo') return towardsTheGoal(s as State, decision);
    if (kind !== 'act' || below(chance, 3) === 0) return anyDeed(s, decision, chance);
    const open = options.filter(
      ({ do: deed }) => deed !== 'endTurn' && deed !== 'face' && deed !== 'withdraw',
    );
    const [rarest] = [...open].sort((a, b) => (tried.get(keyOf(a)) ?? 0) - (tried.get(keyOf(b)) ?? 0));
    if (!rarest) return anyDeed(s, decision, chance);
    const same = open.filter((option) => keyOf(option) === keyOf(rarest));
    tried.set(keyOf(rarest), (tried.get(keyOf(rarest)) ?? 0) + 1);
    return same[below(chance, same.length)] as Option;
  };
}

/** Who walks knows where to. */
function towardsTheGoal(s: State, decision: Decision): Option {
  const weights = rules.inclinations?.(s, decision) ?? [];
  return decision.options[weights.indexOf(Math.max(...weights))] as Option;
}

/** What takes a plan, not chance, to bring about. */
const NEEDS_A_PLAN = ['prop:gate', 'prop:portal', 'prop:lock'];

test('every hero, ability, item, monster, trap and Mission comes into play', () => {
  const report = checkLaws(veterans(), {
    games: 48,
    seed: 'd',
    options: ids.map((mission, at) => table({ mission, players: at % 2 === 0 ? 4 : 6 })),
    thorough: 0,
    policy: curious(),
    each: ({ unused }) => unused.every((piece) => NEEDS_A_PLAN.includes(piece)),
  });
  expect(broken(report)).toEqual([]);
  expect(report.unused.filter((piece) => !NEEDS_A_PLAN.includes(piece))).toEqual([]);
});
