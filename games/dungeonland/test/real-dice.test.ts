/** Adventures whose dice are rolled at home and entered by hand. */
import { createBot } from '@questhall/bots';
import type { Decision, Match, MatchOptions, Option } from '@questhall/kernel';
import { below, hash, openMatch, present, ROLL, recordOf, replay, seeded, submit } from '@questhall/kernel';
import { checkLaws } from '@questhall/testkit';
import { expect, test } from 'vitest';
import { referee } from '../referee/index.ts';
import { dungeonland as game } from '../src/index.ts';

function table(input: { readonly [key: string]: unknown }): MatchOptions {
  const configured = game.configure({ heroes: 'random', realDice: true, ...input });
  if ('problems' in configured) throw new Error(JSON.stringify(configured.problems));
  return configured.options;
}

test('[O5] an adventure is played to its end with dice entered by hand, and its record plays again', () => {
  const bot = createBot('greedy', { seed: 'by hand' });
  const hands = { rng: seeded('hands') };
  const options = table({ players: 2 });
  const match: Match = openMatch(game, { options, seed: 'adventure by hand', seats: ['Ada', 'Ben'] });
  const log: string[] = [];
  const rolled: { seat: number; die: unknown }[] = [];
  while (!match.state.outcome) {
    const [decision] = match.decisions as readonly [Decision];
    const faces = decision.options.filter((option) => option.do === 'rolled');
    const isRoll = decision.kind === ROLL;
    if (isRoll) rolled.push({ seat: decision.seat, die: present(match, decision.seat).decision?.about.die });
    const option = isRoll
      ? (faces[below(hands, faces.length)] as Option)
      : bot.choose(game, match.state, decision).option;
    const submitted = submit(match, { seat: decision.seat, decision: decision.id, option });
    if ('refused' in submitted) throw new Error(JSON.stringify(submitted));
    const { view } = present(match, null);
    for (const { event } of submitted.events) log.push(game.words.event(event, view) ?? '');
  }
  expect(new Set(rolled.map(({ die }) => die))).toEqual(new Set(['attack', 'defence', 'loot']));
  expect(new Set(rolled.map(({ seat }) => seat))).toEqual(new Set([0, 1]));
  const told = log.filter((line) => line.startsWith('Real dice: '));
  const named = told.flatMap((line) => line.slice('Real dice: '.length, -1).split(/, | and /));
  expect(named).toHaveLength(rolled.length);
  expect(hash(replay(game, recordOf(match)).state)).toBe(hash(match.state));
});

test('[O5] the laws hold with dice entered by hand', () => {
  const options = [table({ players: 1 }), table({ players: 3, adventure: 'a3a' })];
  const report = checkLaws(game, { games: 2, seed: 'by hand', options, thorough: 0.002, referee });
  expect(report.violations.map(({ law, message }) => ({ law, message }))).toEqual([]);
});
