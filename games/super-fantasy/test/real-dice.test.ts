/** Matches whose dice are rolled at home and entered by hand. */
import { createBot } from '@questhall/bots';
import type { Decision, Match, MatchOptions, Option, RollOption } from '@questhall/kernel';
import { below, hash, openMatch, present, ROLL, recordOf, replay, seeded, submit } from '@questhall/kernel';
import { checkLaws } from '@questhall/testkit';
import { expect, test } from 'vitest';
import { referee } from '../referee/index.ts';
import { superFantasy as game } from '../src/index.ts';

function table(input: { readonly [key: string]: unknown }): MatchOptions {
  const configured = game.configure({ heroes: 'random', realDice: true, ...input });
  if ('problems' in configured) throw new Error(JSON.stringify(configured.problems));
  return configured.options;
}

const bot = createBot('greedy', { seed: 'by hand' });
const hands = { rng: seeded('hands') };

/** People choose as a bot would, and take one of the faces that can come up. */
function choose(match: Match, decision: Decision): Option {
  if (decision.kind !== ROLL) return bot.choose(game, match.state, decision).option;
  const faces = decision.options.filter((option) => option.do === 'rolled');
  return faces[below(hands, faces.length)] as Option;
}

function playByHand(
  options: MatchOptions,
  seed: string,
): { match: Match; log: string[]; seats: Set<number> } {
  const match = openMatch(game, {
    options,
    seed,
    seats: ['Ada', 'Ben', 'Cleo', 'Dan'].slice(0, options.players),
  });
  const log: string[] = [];
  const seats = new Set<number>();
  while (!match.state.outcome) {
    const [decision] = match.decisions as readonly [Decision];
    if (decision.kind === ROLL) seats.add(decision.seat);
    const submitted = submit(match, {
      seat: decision.seat,
      decision: decision.id,
      option: choose(match, decision),
    });
    if ('refused' in submitted) throw new Error(JSON.stringify(submitted));
    const { view } = present(match, null);
    for (const { event } of submitted.events) log.push(game.words.event(event, view) ?? '');
  }
  return { match, log, seats };
}

test('[O5] a Mission is played to its end with dice entered by hand, and its record plays again', () => {
  const { match, log, seats } = playByHand(table({ players: 3 }), 'mission by hand');
  const faces = match.answers.filter(({ option }) => option.do === 'rolled');
  expect(faces.length).toBeGreaterThan(50);
  expect(match.answers.some(({ option }) => option.do === 'lend')).toBe(false);
  // Every face that was entered is in the log.
  const told = log.filter((line) => line.startsWith('Real dice: '));
  const named = told.flatMap((line) => line.slice('Real dice: '.length, -1).split(/, | and /));
  const fates = faces.filter(({ option }) => (option as RollOption & { die: string }).die === 'fate').length;
  expect(named).toHaveLength(faces.length + fates);
  // Everybody rolls for their own heroes.
  expect([...seats].sort()).toEqual([0, 1, 2]);
  expect(hash(replay(game, recordOf(match)).state)).toBe(hash(match.state));
});

test('[O5] the laws hold with dice entered by hand, against an Ugly Master and in the arenas, too', () => {
  const options = [
    table({ players: 2 }),
    table({ players: 3, mode: 'ugly-master' }),
    table({ players: 2, mode: 'big-hunting' }),
    table({ players: 4, mode: 'dodge-tome' }),
  ];
  const report = checkLaws(game, { games: 4, seed: 'by hand', options, thorough: 0.002, referee });
  expect(report.violations.map(({ law, message }) => ({ law, message }))).toEqual([]);
});
