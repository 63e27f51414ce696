import { randomUUID } from 'node:crypto';
import type { Budget, Level } from '@questhall/bots';
import { budgetOf, LEVEL_NAMES } from '@questhall/bots';
import type { Share } from '@questhall/bots/lab';
import { differenceOf, shareOf } from '@questhall/bots/lab';
import type { Game, MatchOptions } from '@questhall/kernel';
import { command } from '../command.ts';
import { FOUND, INTERRUPTED, OK } from '../errors.ts';
import { findGame } from '../games.ts';
import type { Io } from '../io.ts';
import type { Wish } from '../settings.ts';
import { describeSetup, oneSetup, readWish, SET } from '../settings.ts';
import { table } from '../terminal/layout.ts';
import { duration, percent, plural } from '../terminal/numbers.ts';
import { paintFor } from '../terminal/paint.ts';
import { progress } from '../terminal/progress.ts';
import { cores, doAll } from '../work/pool.ts';
import type { Contest, Contested, StrengthWork } from '../work/strength-match.ts';
import { sidesOf } from '../work/strength-match.ts';

/** Where sides play against each other, each level beats the next this often; and search beats one step ahead. */
const CLEARLY_BETTER = 0.7;
const BETTER = 0.5;
const LADDER: readonly { readonly levels: Contest; readonly needed: number }[] = [
  { levels: ['master', 'adept'], needed: CLEARLY_BETTER },
  { levels: ['adept', 'apprentice'], needed: CLEARLY_BETTER },
  { levels: ['apprentice', 'squire'], needed: CLEARLY_BETTER },
  { levels: ['squire', 'random'], needed: CLEARLY_BETTER },
  { levels: ['adept', 'greedy'], needed: BETTER },
];
/** Where all play together, Journeymen win so much more often than Jesters, and Masters than Journeymen. */
const CLEARLY_MORE = 0.15;
const TOGETHER: readonly Contest[] = [['random'], ['greedy'], ['master']];

/** Enough to tell 70 % from 50 %. */
const USUAL_GAMES = 40;

export const strength = command({
  name: 'strength',
  summary: 'Measure how much stronger each level of bots is than the one below it, with pass or fail',
  usage: '<game> [options]',
  words: { min: 1, max: 1 },
  options: {
    games: {
      kind: 'number',
      value: 'n',
      min: 2,
      help: `how many matches for each figure (default: ${USUAL_GAMES})`,
    },
    players: { kind: 'text', value: 'n', help: 'how many players (default: 3, or what the game allows)' },
    set: SET,
    iterations: {
      kind: 'number',
      value: 'n',
      min: 1,
      help: 'how much a master thinks; the others in proportion (default: as their levels)',
    },
    ms: {
      kind: 'number',
      value: 'n',
      min: 1,
      help: 'by the clock instead: how long a master thinks; the others in proportion',
    },
    seed: { kind: 'text', value: 'text', help: 'the same seed gives the same matches (default: a new one)' },
    workers: { kind: 'number', value: 'n', min: 1, max: 256, help: 'threads (default: all cores)' },
    json: { kind: 'flag', help: 'as JSON' },
  },
  notes: [
    'Where sides play against each other: Master against Adept, Adept against Apprentice, Apprentice against Squire, Squire against Jester, each deal played twice with the sides swapped; the stronger must win 70 %, and Adept more than half against Journeyman. Where all play together: how often Jesters, Journeymen and Masters win the same deals; Journeymen must win at least 15 points more than Jesters, and Masters 15 more than Journeymen. Intervals are 95 %: forty matches tell 70 % from 50 %, two hundred 70 % from 60 %.',
    'By iterations the same seed gives the same figures on every machine; by the clock they depend on it.',
    'Exit code 0: all passed. 1: something failed. 130: stopped by Ctrl+C, which shows what there is so far.',
  ],
  examples: ['strength pug-quest --games 100 --seed 1', 'strength pug-quest --players 2 --ms 300'],
  async run(values, [word = ''], io) {
    const { game, ref } = await findGame(word, io.cwd);
    const options = setupFor(game, readWish(game, values, io.cwd));
    const together = new Set(sidesOf(game, options)).size === 1;
    const contests = together ? TOGETHER : LADDER.map(({ levels }) => levels);
    const work: StrengthWork = {
      kind: 'strength',
      ref,
      options,
      contests,
      seed: values.seed ?? randomUUID().slice(0, 8),
      budgets: budgetsFor(values.ms, values.iterations),
      timed: values.ms !== undefined,
    };
    const total = (values.games ?? USUAL_GAMES) * contests.length;
    const tally = contests.map(() => ({ won: 0, of: 0 }));
    const failures: string[] = [];
    const bar = progress(io, `measuring bots at ${game.name}`, total);
    const started = performance.now();
    let counted = 0;
    const { interrupted } = await doAll<Contested>(
      work,
      total,
      values.workers ?? cores(),
      (match, number) => {
        counted += 1;
        bar.at(counted);
        const sum = tally[match.contest] as { won: number; of: number };
        sum.of += 1;
        sum.won += match.won;
        if (match.failure !== undefined) failures.push(`match ${number}: ${match.failure}`);
      },
    );
    bar.end();
    const shares = tally.map(({ won, of }) => shareOf(won, of));
    const result: Result = {
      game: game.id,
      rulesVersion: game.version,
      seed: work.seed,
      options,
      together,
      interrupted,
      seconds: (performance.now() - started) / 1000,
      contests: contests.map((levels, at) => ({ levels, ...(shares[at] as Share) })),
      verdicts: together ? verdictsTogether(shares) : verdictsAgainst(shares),
      failures,
    };
    if (values.json) io.out.write(`${JSON.stringify(result, null, 2)}\n`);
    else tell(game, result, io);
    if (interrupted) return INTERRUPTED;
    return result.verdicts.every(({ passed }) => passed) && failures.length === 0 ? OK : FOUND;
  },
});

interface Verdict {
  readonly claim: string;
  readonly found: number;
  readonly low: number;
  readonly high: number;
  readonly needed: number;
  readonly passed: boolean;
}

interface Result {
  readonly game: string;
  readonly rulesVersion: number;
  readonly seed: string;
  readonly options: MatchOptions;
  /** All seats on one side. */
  readonly together: boolean;
  readonly interrupted: boolean;
  readonly seconds: number;
  readonly contests: readonly (Share & { readonly levels: Contest })[];
  readonly verdicts: readonly Verdict[];
  readonly failures: readonly string[];
}

const USUAL_PLAYERS = 3;

/** Three players where the game can be played by three, else as few as it allows. */
function setupFor(game: Game, wish: Wish): MatchOptions {
  if (wish.players.length > 0) return oneSetup(game, wish);
  try {
    return oneSetup(game, { ...wish, players: [USUAL_PLAYERS] });
  } catch {
    return oneSetup(game, wish);
  }
}

const SEARCHING: readonly Level[] = ['apprentice', 'adept', 'master'];

/** The levels keep their proportions, whatever the master gets. */
function budgetsFor(ms: number | undefined, iterations: number | undefined): StrengthWork['budgets'] {
  const unit = ms === undefined ? 'iterations' : 'ms';
  const given = ms ?? iterations;
  if (given === undefined) return {};
  const usual = (level: Level): number => budgetOf(level, unit)[unit] ?? 0;
  return Object.fromEntries(
    SEARCHING.map((level): [Level, Budget] => [
      level,
      { [unit]: Math.max(1, Math.round((given * usual(level)) / usual('master'))) },
    ]),
  );
}

const verdictsAgainst = (shares: readonly Share[]): readonly Verdict[] =>
  LADDER.map(({ levels: [one, two], needed }, at) => {
    const { rate, low, high } = shares[at] as Share;
    return {
      claim: `${LEVEL_NAMES[one]} beats ${LEVEL_NAMES[two as Level]}`,
      found: rate,
      low,
      high,
      needed,
      passed: rate >= needed,
    };
  });

function verdictsTogether([random, greedy, master]: readonly Share[]): readonly Verdict[] {
  const more = (claim: string, now: Share, before: Share): Verdict => {
    const { by: found, low, high } = differenceOf(now, before);
    return { claim, found, low, high, needed: CLEARLY_MORE, passed: found >= CLEARLY_MORE };
  };
  return [
    more('Journeymen win more than Jesters', greedy as Share, random as Share),
    more('Masters win more than Journeymen', master as Share, greedy as Share),
  ];
}

function tell(game: Game, result: Result, io: Io): void {
  const paint = paintFor(io);
  const { out } = io;
  const { options, contests, verdicts, together, seed, seconds, failures } = result;
  const matches = plural(
    contests.reduce((sum, { of }) => sum + of, 0),
    'match',
    'matches',
  );
  out.write(
    `${paint.strong(game.name)}: strength of the bots, ${describeSetup(game, options)}, ${matches}` +
      `${result.interrupted ? ' (interrupted)' : ''}, seed ${seed}\n`,
  );
  out.write(`${paint.faint(duration(seconds))}\n\n`);
  if (together) {
    const columns = [
      { title: 'bots' },
      { title: 'win', align: 'right' as const },
      { title: '95 % interval' },
      { title: '' },
    ];
    const rows = contests.map(({ levels, rate, low, high, count, of }) => [
      LEVEL_NAMES[levels[0]],
      percent(rate),
      `${percent(low)} – ${percent(high)}`,
      `${count} of ${of}`,
    ]);
    out.write(`${table(columns, rows, paint.faint)}\n\n`);
  }
  const columns = [
    { title: '' },
    { title: '' },
    { title: together ? 'points' : 'wins', align: 'right' as const },
    { title: '95 % interval' },
    { title: 'needed' },
  ];
  const figure = (share: number): string =>
    together ? `${share < 0 ? '−' : '+'}${Math.abs(100 * share).toFixed(1)}` : percent(share);
  const rows = verdicts.map(({ claim, found, low, high, needed, passed }) => [
    passed ? paint.good('✓') : paint.bad('✗'),
    claim,
    figure(found),
    `${figure(low)} – ${figure(high)}`,
    `at least ${figure(needed)}`,
  ]);
  out.write(`${table(columns, rows, paint.faint)}\n`);
  for (const failure of failures) out.write(`${paint.bad('✗')} ${failure}\n`);
}
