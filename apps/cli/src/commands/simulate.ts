import { randomUUID } from 'node:crypto';
import type { Share, Spread } from '@questhall/bots/lab';
import type { Game } from '@questhall/kernel';
import { command } from '../command.ts';
import { FOUND, INTERRUPTED, OK } from '../errors.ts';
import { findGame } from '../games.ts';
import type { Io } from '../io.ts';
import { nameOfPlayer, readPlayers, USUAL_DEADLINE } from '../players/players.ts';
import { ALL_PLAYERS, allSetups, describeSetup, readWish, SET } from '../settings.ts';
import { table } from '../terminal/layout.ts';
import { duration, grouped, percent, plural, short } from '../terminal/numbers.ts';
import { paintFor } from '../terminal/paint.ts';
import { progress } from '../terminal/progress.ts';
import { cores, doAll } from '../work/pool.ts';
import type { Simulated, SimulateWork } from '../work/simulate-match.ts';
import type { SetupSummary, Tally } from '../work/tally.ts';
import { add, emptyTally, summaryOf } from '../work/tally.ts';

export const simulate = command({
  name: 'simulate',
  summary: 'Let bots play many matches on all cores: win rates, lengths and endings, with their uncertainty',
  usage: '<game> [options]',
  words: { min: 1, max: 1 },
  options: {
    games: { kind: 'number', value: 'n', min: 1, help: 'how many matches (default: 100)' },
    players: ALL_PLAYERS,
    bots: {
      kind: 'text',
      value: 'bot,…',
      help: 'jester, squire, apprentice, journeyman, adept, master, or program:<command>; a list is dealt to the seats (default: journeyman)',
    },
    fixed: {
      kind: 'flag',
      help: 'a list of bots keeps its seats (default: it moves on by one seat each match)',
    },
    iterations: {
      kind: 'number',
      value: 'n',
      min: 1,
      help: 'how much the bots think (default: as their level)',
    },
    deadline: {
      kind: 'number',
      value: 'ms',
      min: 1,
      help: 'how long a program may think about one question (default: 10000)',
    },
    seed: { kind: 'text', value: 'text', help: 'the same seed gives the same matches (default: a new one)' },
    set: SET,
    workers: { kind: 'number', value: 'n', min: 1, max: 256, help: 'threads (default: all cores)' },
    json: { kind: 'flag', help: 'as JSON' },
  },
  notes: [
    'A setting may take several values (--set mode=a,b or --set mode=all), and so may --players: every combination that the game allows is played, and they share the matches evenly. Intervals are 95 %. Seats of one side win together and count as one.',
    'Exit code 0: all matches ended. 1: some did not. 130: stopped by Ctrl+C, which shows what there is so far.',
  ],
  examples: [
    'simulate pug-quest --games 1000 --players 3 --bots journeyman',
    'simulate pug-quest --players all --set mode=all --json',
    'simulate pug-quest --players 2 --bots master,jester --seed 7',
    'simulate pug-quest --games 10 --players 2 --bots "journeyman,program:python3 docs/bots/bot.py"',
  ],
  async run(values, [word = ''], io) {
    const { game, ref } = await findGame(word, io.cwd);
    const { setups, left } = allSetups(game, readWish(game, values, io.cwd));
    const bots = readPlayers(values.bots ?? 'journeyman');
    const work: SimulateWork = {
      kind: 'simulate',
      ref,
      setups,
      bots,
      rotates: !values.fixed && new Set(bots).size > 1,
      seed: values.seed ?? randomUUID().slice(0, 8),
      budget: values.iterations === undefined ? null : { iterations: values.iterations },
      cwd: io.cwd,
      deadline: values.deadline ?? USUAL_DEADLINE,
    };
    const total = values.games ?? 100;
    const workers = Math.min(values.workers ?? cores(), total);
    const tally = emptyTally(setups.length);
    const bar = progress(io, `simulating ${game.name}`, total);
    const started = performance.now();
    let answers = 0;
    const { done, interrupted } = await doAll<Simulated>(work, total, workers, (match, number) => {
      add(tally, match, number);
      answers += match.answers;
      bar.at(number + 1);
    });
    bar.end();
    const seconds = (performance.now() - started) / 1000;
    const result: Result = {
      game: game.id,
      rulesVersion: game.version,
      seed: work.seed,
      bots,
      matches: done,
      interrupted,
      workers,
      seconds,
      answersPerSecond: answers / seconds,
      matchesPerSecond: done / seconds,
      setupsLeftOut: left,
      setups: setups.map((options, at) => summaryOf(tally.setups[at] as Tally['setups'][number], options)),
      failures: tally.failures,
    };
    if (values.json) io.out.write(`${JSON.stringify(result, null, 2)}\n`);
    else tell(game, result, io);
    if (interrupted) return INTERRUPTED;
    return result.failures.length === 0 ? OK : FOUND;
  },
});

interface Result {
  readonly game: string;
  readonly rulesVersion: number;
  readonly seed: string;
  readonly bots: readonly string[];
  readonly matches: number;
  readonly interrupted: boolean;
  readonly workers: number;
  readonly seconds: number;
  readonly answersPerSecond: number;
  readonly matchesPerSecond: number;
  /** Combinations of settings that the game does not allow. */
  readonly setupsLeftOut: number;
  readonly setups: readonly SetupSummary[];
  readonly failures: Tally['failures'];
}

function tell(game: Game, result: Result, io: Io): void {
  const paint = paintFor(io);
  const { out } = io;
  out.write(
    `${paint.strong(game.name)}: ${plural(result.matches, 'match', 'matches')}` +
      `${result.interrupted ? ' (interrupted)' : ''}, bots ${result.bots.map(nameOfPlayer).join(', ')}, seed ${result.seed}\n`,
  );
  out.write(
    paint.faint(
      `${duration(result.seconds)} on ${plural(result.workers, 'thread')}: ${short(result.matchesPerSecond)} matches/s, ` +
        `${short(result.answersPerSecond)} answers/s\n`,
    ),
  );
  if (result.setupsLeftOut > 0) {
    out.write(
      paint.faint(
        `${plural(result.setupsLeftOut, 'combination')} left out, which the game does not allow.\n`,
      ),
    );
  }
  for (const setup of result.setups) tellSetup(game, setup, result, io);
  for (const { number, failure } of result.failures) {
    out.write(`${paint.bad('✗')} match ${number} (seed ${result.seed}): ${failure}\n`);
  }
}

function tellSetup(game: Game, setup: SetupSummary, { bots, setups }: Result, io: Io): void {
  const among = setups.map(({ options }) => options);
  const paint = paintFor(io);
  const rows = [
    ...setup.sides.map((side) => [sideName(side.seats, setup), ...shareCells(side)]),
    ...(new Set(bots).size > 1
      ? setup.bots.map((bot) => [`${nameOfPlayer(bot.level)} wins`, ...shareCells(bot)])
      : []),
    ...setup.endings.map((ending) => [`ends by ${ending.how}`, ...shareCells(ending)]),
  ];
  const columns = [
    { title: '' },
    { title: 'share', align: 'right' as const },
    { title: '95 % interval' },
    { title: '' },
  ];
  io.out.write(`\n${paint.strong(describeSetup(game, setup.options, among))}\n`);
  io.out.write(`${table(columns, rows, paint.faint)}\n`);
  if (setup.answers && setup.choices) {
    io.out.write(`answers per match  ${spreadWords(setup.answers)}\n`);
    io.out.write(
      `real choices       ${spreadWords(setup.choices)}; ${short(setup.optionsPerAnswer ?? 0)} options each\n`,
    );
  }
  setup.scores.forEach((score, seat) => {
    if (score) io.out.write(`score of seat ${seat + 1}    ${spreadWords(score)}\n`);
  });
}

function sideName(seats: readonly number[], { sides }: SetupSummary): string {
  if (sides.length === 1) return seats.length === 1 ? 'the player wins' : 'the players win together';
  return seats.length === 1 ? `seat ${seats[0]} wins` : `seats ${seats.join(', ')} win`;
}

const shareCells = ({ rate, low, high, count, of }: Share): readonly string[] => [
  percent(rate),
  `${percent(low)} – ${percent(high)}`,
  `${grouped(count)} of ${grouped(of)}`,
];

const spreadWords = ({ mean, error, min, median, max }: Spread): string =>
  `${short(mean)} ± ${short(error)} (from ${min} to ${max}, half of them under ${median})`;
