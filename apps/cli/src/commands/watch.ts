import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Bin, Blunder, Watched } from '@questhall/bots/lab';
import { fitTo, reliability, SLIPS } from '@questhall/bots/lab';
import type { Fit, Game, MatchOptions } from '@questhall/kernel';
import { canonical, hash } from '@questhall/kernel';
import { command } from '../command.ts';
import { CliError, FOUND, INTERRUPTED, OK } from '../errors.ts';
import { findGame } from '../games.ts';
import type { Io } from '../io.ts';
import { readLevels } from '../play/seats.ts';
import { ALL_PLAYERS, allSetups, readWish, SET } from '../settings.ts';
import { table } from '../terminal/layout.ts';
import { duration, percent, plural } from '../terminal/numbers.ts';
import { paintFor } from '../terminal/paint.ts';
import { progress } from '../terminal/progress.ts';
import { cores, doAll } from '../work/pool.ts';
import type { WatchTask } from '../work/watch-match.ts';

const USUAL_GAMES = 20;
const BINS = 10;
/** A shown chance may be off by this much, where there are positions enough to tell. */
const OFF = 0.08;
const ENOUGH = 50;
/** What was open so often and never chosen is never used. */
const OFTEN = 20;

export const watch = command({
  name: 'watch',
  summary:
    'Watch strong bots play: blunders, what they never use, and whether the chances they show are chances',
  usage: '<game> [options]',
  words: { min: 1, max: 1 },
  options: {
    games: { kind: 'number', value: 'n', min: 1, help: `how many matches (default: ${USUAL_GAMES})` },
    players: ALL_PLAYERS,
    set: SET,
    bots: { kind: 'text', value: 'level', help: 'who plays (default: master)' },
    iterations: { kind: 'number', value: 'n', min: 1, help: 'how much they think (default: as their level)' },
    chances: { kind: 'flag', help: 'chances only: blunders take as long to find as to make' },
    fit: {
      kind: 'text',
      value: 'file',
      help: 'fit the judgement of positions to who won, and write the figures there (games/<game>/src/chances.ts)',
    },
    seed: { kind: 'text', value: 'text', help: 'the same seed gives the same matches (default: a new one)' },
    workers: { kind: 'number', value: 'n', min: 1, max: 256, help: 'threads (default: all cores)' },
    json: { kind: 'flag', help: 'as JSON' },
  },
  notes: [
    'A blunder is what any onlooker would have done otherwise: a turn was ended though another option won, defeated somebody or helped in each of five imagined positions and cost nothing; or own figures were hurt and nobody else. Settings and players may take several values, as in simulate; the matches are spread over the combinations at random.',
    `Exit code 1: a chance that was shown at ${ENOUGH} positions or more is off by more than ${100 * OFF} points.`,
  ],
  examples: [
    'watch brawl --games 20 --seed 1',
    'watch super-fantasy --games 200 --iterations 25 --chances --players 1-4 --set mission=all --fit games/super-fantasy/src/chances.ts',
  ],
  async run(values, [word = ''], io) {
    const { game, ref } = await findGame(word, io.cwd);
    const seed = values.seed ?? randomUUID().slice(0, 8);
    const [level = 'master'] = readLevels(values.bots ?? 'master');
    const work: WatchTask = {
      ...{ kind: 'watch', ref, seed, level, blunders: !values.chances },
      setups: atRandom(allSetups(game, readWish(game, values, io.cwd)).setups, seed),
      budget: values.iterations === undefined ? null : { iterations: values.iterations },
    };
    const total = values.games ?? USUAL_GAMES;
    const bar = progress(io, `watching ${game.name}`, total);
    const started = performance.now();
    const matches: Numbered[] = [];
    const { interrupted } = await doAll<Watched>(work, total, values.workers ?? cores(), (match, number) => {
      matches.push({ ...match, number });
      bar.at(matches.length);
    });
    bar.end();
    const report = reportOn(
      matches.toSorted((one, other) => one.number - other.number),
      seed,
    );
    if (values.json) io.out.write(`${JSON.stringify(report, null, 2)}\n`);
    else tell(game, report, (performance.now() - started) / 1000, io);
    if (values.fit !== undefined) await writeFit(game, matches, resolve(io.cwd, values.fit), io);
    if (interrupted) return INTERRUPTED;
    return report.bins.every(isSound) ? OK : FOUND;
  },
});

type Numbered = Watched & { readonly number: number };

/** However few matches there are, they are of all kinds. */
const atRandom = (setups: readonly MatchOptions[], seed: string): readonly MatchOptions[] =>
  setups
    .map((options) => ({ options, at: hash(`${seed} ${canonical(options)}`) }))
    .toSorted((one, other) => (one.at < other.at ? -1 : 1))
    .map(({ options }) => options);

interface Report {
  readonly seed: string;
  readonly matches: number;
  readonly choices: number;
  readonly slips: { readonly [slip: string]: number };
  readonly blunders: readonly (Blunder & { readonly match: number })[];
  /** What was open often and never chosen. */
  readonly neverUsed: readonly { readonly what: string; readonly offered: number }[];
  readonly bins: readonly Bin[];
}

function reportOn(matches: readonly Numbered[], seed: string): Report {
  const blunders = matches.flatMap(({ number, blunders: own }) =>
    own.map((one) => ({ ...one, match: number })),
  );
  const used = new Map<string, { offered: number; chosen: number }>();
  for (const { picks } of matches) {
    for (const [what, { offered, chosen }] of picks) {
      const known = used.get(what) ?? { offered: 0, chosen: 0 };
      used.set(what, { offered: known.offered + offered, chosen: known.chosen + chosen });
    }
  }
  return {
    seed,
    matches: matches.length,
    choices: matches.reduce((sum, { choices }) => sum + choices, 0),
    slips: Object.fromEntries(
      SLIPS.map((slip) => [slip, blunders.filter((one) => one.slip === slip).length]),
    ),
    blunders,
    neverUsed: [...used]
      .filter(([, { offered, chosen }]) => offered >= OFTEN && chosen === 0)
      .map(([what, { offered }]) => ({ what, offered })),
    bins: reliability(
      matches.flatMap(({ shown }) => shown),
      BINS,
    ),
  };
}

const isSound = ({ positions, shown, won }: Bin): boolean =>
  positions < ENOUGH || Math.abs(shown - won) <= OFF;

const MOST_SHOWN = 40;

function tell(game: Game, report: Report, seconds: number, io: Io): void {
  const paint = paintFor(io);
  const { out } = io;
  const matches = plural(report.matches, 'match', 'matches');
  out.write(
    `${paint.strong(game.name)}: ${matches} watched, ${report.choices} choices, seed ${report.seed}\n`,
  );
  out.write(`${paint.faint(duration(seconds))}\n\n`);
  const counts = SLIPS.map((slip) => `${slip} ${report.slips[slip] ?? 0}`).join(', ');
  out.write(`Blunders: ${counts}\n`);
  for (const { match, at, slip, chosen, missed } of report.blunders.slice(0, MOST_SHOWN)) {
    const instead = missed === '' ? '' : ` instead of ${missed}`;
    out.write(`  ${paint.faint(`match ${match}, answer ${at}`)} ${slip}: ${chosen}${instead}\n`);
  }
  const unused = report.neverUsed.map(({ what, offered }) => `${what} (${offered})`);
  out.write(`Never used: ${unused.length === 0 ? 'nothing' : unused.join(', ')}\n\n`);
  const columns = [
    { title: '' },
    { title: 'shown', align: 'right' as const },
    { title: 'won', align: 'right' as const },
    { title: 'positions', align: 'right' as const },
  ];
  const rows = report.bins
    .filter(({ positions }) => positions > 0)
    .map((bin) => [
      bin.positions < ENOUGH ? ' ' : isSound(bin) ? paint.good('✓') : paint.bad('✗'),
      percent(bin.shown),
      percent(bin.won),
      String(bin.positions),
    ]);
  out.write(`${table(columns, rows, paint.faint)}\n`);
}

async function writeFit(game: Game, matches: readonly Watched[], path: string, io: Io): Promise<void> {
  const { FIT } = (await import(pathToFileURL(path).href)) as { readonly FIT?: Fit };
  if (!FIT) throw new CliError(`--fit: ${path} holds no figures of ${game.name}`);
  const keys = game.settings.flatMap(({ kind, key }) => (kind === 'content' ? [] : [key]));
  const fit = fitTo(matches, FIT, ['players', ...keys]);
  const rounds = matches.reduce((sum, { judged }) => sum + judged.length, 0);
  writeFileSync(
    path,
    `/** How likely a position is to be won, by how it is judged: \`questhall watch ${game.id} --fit\`, from ${matches.length} matches with ${rounds} rounds. */
import type { Fit } from '@questhall/kernel';

export const FIT: Fit = ${JSON.stringify(fit)};
`,
  );
  io.out.write(`\n${path}: ${JSON.stringify(fit)}\n`);
}
