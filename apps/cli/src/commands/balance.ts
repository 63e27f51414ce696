import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { LEVEL_NAMES } from '@questhall/bots';
import type { BalanceData, Weighed } from '@questhall/bots/lab';
import { collector } from '@questhall/bots/lab';
import { GAMES, isGameId } from '@questhall/games';
import type { Json } from '@questhall/kernel';
import { htmlOf } from '../balance/html.ts';
import type { Report, Row } from '../balance/sections.ts';
import { reportOn } from '../balance/sections.ts';
import { command } from '../command.ts';
import { badInput, CliError, FOUND, INTERRUPTED, OK } from '../errors.ts';
import { findGame } from '../games.ts';
import type { Io } from '../io.ts';
import { readLevels } from '../play/seats.ts';
import { ALL_PLAYERS, allSetups, readJson, readWish, SET } from '../settings.ts';
import { table } from '../terminal/layout.ts';
import { duration, percent, plural } from '../terminal/numbers.ts';
import { paintFor } from '../terminal/paint.ts';
import { progress } from '../terminal/progress.ts';
import type { BalanceWork } from '../work/balance-match.ts';
import { cores, doAll } from '../work/pool.ts';

export const balance = command({
  name: 'balance',
  summary: 'Weigh a game: a page with win rates, lengths, pick rates and what is never worth choosing',
  usage: '<game> [options]',
  words: { min: 1, max: 1 },
  options: {
    games: { kind: 'number', value: 'n', min: 1, help: 'how many matches (default: 500)' },
    players: ALL_PLAYERS,
    set: SET,
    bots: {
      kind: 'text',
      value: 'level,…',
      help: 'jester, squire, apprentice, journeyman, adept, master; a list is dealt to the seats in turn (default: journeyman)',
    },
    iterations: {
      kind: 'number',
      value: 'n',
      min: 1,
      help: 'how much the bots think (default: as their level)',
    },
    prefer: {
      kind: 'text',
      value: 'id',
      help: 'what a side takes where it may choose, as the lab has it take what it weighs',
    },
    seed: { kind: 'text', value: 'text', help: 'the same seed gives the same matches (default: a new one)' },
    out: { kind: 'text', value: 'file', help: 'the page (default: balance-<game>.html)' },
    data: { kind: 'text', value: 'file', help: 'also keep the figures, to compare with later' },
    compare: { kind: 'text', value: 'file', help: 'set this run beside the figures of an earlier one' },
    workers: { kind: 'number', value: 'n', min: 1, max: 256, help: 'threads (default: all cores)' },
    json: { kind: 'flag', help: 'the figures as JSON instead of a summary' },
  },
  notes: [
    'What the content is meant to come to is checked where it is known: exit code 1 if something is out of bounds.',
    'Settings and players may take several values, as in simulate. Every figure has a 95 % interval. A figure is only as good as the bots: weigh with the best you have time for.',
  ],
  examples: [
    'balance pug-quest --games 2000 --players all --bots adept',
    'balance pug-quest --set mode=all --data before.json',
    'balance pug-quest --set mode=all --compare before.json',
  ],
  async run(values, [word = ''], io) {
    const { game, ref } = await findGame(word, io.cwd);
    const before = values.compare === undefined ? undefined : readData(values.compare, game.id, io);
    const { setups } = allSetups(game, readWish(game, values, io.cwd));
    const work: BalanceWork = {
      kind: 'balance',
      ref,
      setups,
      levels: readLevels(values.bots ?? 'journeyman'),
      seed: values.seed ?? randomUUID().slice(0, 8),
      budget: values.iterations === undefined ? null : { iterations: values.iterations },
      ...(values.prefer !== undefined && { prefer: values.prefer }),
      targets: isGameId(ref) ? ((await GAMES[ref].targets?.()) ?? []) : [],
    };
    const total = values.games ?? 500;
    const collected = collector(game, work);
    const bar = progress(io, `weighing ${game.name}`, total);
    const started = performance.now();
    let done = 0;
    const { interrupted } = await doAll<Weighed>(work, total, values.workers ?? cores(), (match) => {
      collected.add(match);
      done += 1;
      bar.at(done);
    });
    bar.end();
    const data = collected.data();
    const report = reportOn(game, data, work.targets, before);
    const page = write(values.out ?? `balance-${game.id}.html`, htmlOf(report), io);
    if (values.data !== undefined) write(values.data, `${JSON.stringify(data)}\n`, io);
    if (values.json) io.out.write(`${JSON.stringify(data, null, 2)}\n`);
    else tell(report, page, (performance.now() - started) / 1000, io);
    if (interrupted) return INTERRUPTED;
    return report.verdicts.every(({ passed }) => passed) ? OK : FOUND;
  },
});

function write(file: string, text: string, io: Io): string {
  const path = resolve(io.cwd, file);
  try {
    writeFileSync(path, text);
  } catch (error) {
    throw new CliError(`cannot write ${path}: ${(error as Error).message}`);
  }
  return path;
}

function readData(file: string, game: string, io: Io): BalanceData {
  const path = resolve(io.cwd, file);
  const data = readJson(path, '--compare') as { readonly [key: string]: Json } | null;
  if (data?.format !== 1 || data.game !== game) {
    throw badInput(`--compare: ${path} cannot be compared with`, [
      { field: 'format', found: String(data?.format), allowed: '1, as --data writes it' },
      { field: 'game', found: String(data?.game), allowed: game },
    ]);
  }
  return data as unknown as BalanceData;
}

const SHOWN = 6;

/** The page has it all; here is what one looks for first. */
function tell(
  { data, sections, shunned, unused, verdicts }: Report,
  page: string,
  seconds: number,
  io: Io,
): void {
  const paint = paintFor(io);
  const { out } = io;
  const matches = plural(data.matches, 'match', 'matches');
  out.write(
    `${paint.strong(data.name)}: ${matches} in ${duration(seconds)}, bots ${data.levels.map((level) => LEVEL_NAMES[level]).join(', ')}\n`,
  );
  for (const { label, found, wanted, passed } of verdicts) {
    const sign = passed ? paint.good('✓') : paint.bad('✗');
    out.write(`${sign} ${label}: ${found} ${paint.faint(`(wanted: ${wanted})`)}\n`);
  }
  for (const { title, rows } of sections.slice(0, 1)) printRows(title, rows, io);
  for (const { title, rows } of sections.slice(1)) {
    const marked = rows.filter(({ mark }) => mark !== undefined);
    if (marked.length === 0) continue;
    const ends = marked.length <= 2 * SHOWN ? marked : [...marked.slice(0, SHOWN), ...marked.slice(-SHOWN)];
    printRows(`${title}: clearly out of line`, ends, io);
  }
  if (shunned.length > 0) {
    out.write(
      `\n${paint.warn('!')} hardly ever worth choosing: ${shunned.map(({ label }) => label).join(', ')}\n`,
    );
  }
  if (unused.length > 0) out.write(`\n${paint.warn('!')} never came up: ${unused.join(', ')}\n`);
  out.write(`\nThe whole report: ${paint.key(page)}\n`);
}

function printRows(title: string, rows: readonly Row[], io: Io): void {
  const paint = paintFor(io);
  const columns = [
    { title: '' },
    { title: 'share', align: 'right' as const },
    { title: '95 % interval' },
    { title: 'usual', align: 'right' as const },
  ];
  const cells = rows.map(({ label, share, usual, mark }) => [
    label,
    mark === 'above'
      ? paint.good(percent(share.rate))
      : mark === 'below'
        ? paint.bad(percent(share.rate))
        : percent(share.rate),
    `${percent(share.low)} – ${percent(share.high)}`,
    usual === undefined ? '' : percent(usual),
  ]);
  io.out.write(`\n${paint.strong(title)}\n${table(columns, cells, paint.faint)}\n`);
}
