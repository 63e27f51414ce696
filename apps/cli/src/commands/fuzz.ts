import { randomUUID } from 'node:crypto';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Game } from '@questhall/kernel';
import type { Violation } from '@questhall/testkit';
import { command } from '../command.ts';
import { badValue, FOUND, INTERRUPTED, OK } from '../errors.ts';
import { findGame } from '../games.ts';
import type { Io } from '../io.ts';
import { readLevels } from '../play/seats.ts';
import { writeRecord } from '../records.ts';
import { ALL_PLAYERS, allSetups, describeSetup, everything, readWish, SET } from '../settings.ts';
import { wrap } from '../terminal/layout.ts';
import { duration, grouped, plural, short } from '../terminal/numbers.ts';
import { paintFor } from '../terminal/paint.ts';
import { progress } from '../terminal/progress.ts';
import type { Fuzzed, FuzzWork } from '../work/fuzz-match.ts';
import { cores, doAll } from '../work/pool.ts';

/** So many matches that break a law are enough to see what is wrong. */
const ENOUGH = 50;

/** Random players go where nobody would; those with inclinations, and greedy ones, reach what lies near the end of a match. */
const playersFor = (game: Game): string =>
  game.inclinations ? 'random,random,random,random,greedy' : 'random,random,greedy';

export const fuzz = command({
  name: 'fuzz',
  summary: 'Play at random in all modes and look for broken laws and content that is never used',
  usage: '<game> [options]',
  words: { min: 1, max: 1 },
  options: {
    games: { kind: 'number', value: 'n', min: 1, help: 'how many matches (default: 1000)' },
    players: ALL_PLAYERS,
    set: SET,
    seed: { kind: 'text', value: 'text', help: 'the same seed gives the same matches (default: a new one)' },
    thorough: {
      kind: 'text',
      value: 'x',
      help: 'at which part of the decisions the expensive laws are checked, 0 to 1 (default: 0.1)',
    },
    bots: {
      kind: 'text',
      value: 'level,…',
      help: 'who plays; a list takes turns (default: jesters, and now and then a journeyman)',
    },
    limit: {
      kind: 'number',
      value: 'n',
      min: 1,
      help: 'a match with more decisions does not end (default: 20000)',
    },
    'allow-unused': { kind: 'flag', help: 'unused content is no finding' },
    out: { kind: 'text', value: 'folder', help: 'where replays of broken laws are saved (default: here)' },
    workers: { kind: 'number', value: 'n', min: 1, max: 256, help: 'threads (default: all cores)' },
    json: { kind: 'flag', help: 'as JSON' },
  },
  notes: [
    'Without --players and --set, every number of players and every value of every setting is tried, in all combinations that the game allows. A match that breaks a law is saved up to that point; questhall replay steps through it.',
    'Exit code 0: no law was broken and everything was used. 1: something was found. 130: stopped by Ctrl+C.',
  ],
  examples: [
    'fuzz pug-quest',
    'fuzz pug-quest --games 20000 --thorough 1',
    'fuzz pug-quest --players 2 --seed 7 --json',
  ],
  async run(values, [word = ''], io) {
    const { game, ref } = await findGame(word, io.cwd);
    const { setups } = allSetups(game, everything(game, readWish(game, values, io.cwd)));
    const work: FuzzWork = {
      kind: 'fuzz',
      ref,
      setups,
      seed: values.seed ?? randomUUID().slice(0, 8),
      thorough: shareGiven(values.thorough ?? '0.1'),
      limit: values.limit ?? 20_000,
      levels: readLevels(values.bots ?? playersFor(game)),
    };
    const total = values.games ?? 1000;
    const result = await run(game, work, total, Math.min(values.workers ?? cores(), total), io);
    const saved = save(game, result, values.out ?? '.', io);
    if (values.json) io.out.write(`${JSON.stringify(asJson(game, work, result, saved), null, 2)}\n`);
    else tell(game, work, result, saved, io);
    const unused = !values['allow-unused'] && result.unused.length > 0;
    if (result.interrupted) return INTERRUPTED;
    return result.findings.length > 0 || unused ? FOUND : OK;
  },
});

function shareGiven(text: string): number {
  const value = Number(text);
  if (text.trim() !== '' && value >= 0 && value <= 1) return value;
  throw badValue('--thorough', text, 'a number from 0 to 1');
}

/** The same law broken in the same way, however often: the shortest match that does it. */
interface Finding extends Violation {
  readonly times: number;
}

interface Result {
  readonly matches: number;
  readonly decisions: number;
  readonly seconds: number;
  readonly interrupted: boolean;
  /** So much was wrong that going on would not have shown more. */
  readonly stopped: boolean;
  readonly findings: readonly Finding[];
  readonly used: ReadonlyMap<string, number>;
  readonly unused: readonly string[];
  readonly endings: ReadonlyMap<string, number>;
  readonly perSetup: readonly number[];
}

async function run(game: Game, work: FuzzWork, total: number, workers: number, io: Io): Promise<Result> {
  const bar = progress(io, `fuzzing ${game.name}`, total);
  const started = performance.now();
  const broken: { readonly number: number; readonly violation: Violation }[] = [];
  const used = new Map<string, number>();
  const endings = new Map<string, number>();
  const perSetup = work.setups.map(() => 0);
  let [decisions, matches] = [0, 0];
  const { done, interrupted } = await doAll<Fuzzed>(work, total, workers, (match, number) => {
    matches += 1;
    decisions += match.decisions;
    perSetup[match.setup] = (perSetup[match.setup] ?? 0) + 1;
    for (const [piece, times] of match.used) used.set(piece, (used.get(piece) ?? 0) + times);
    if (match.how !== undefined) endings.set(match.how, (endings.get(match.how) ?? 0) + 1);
    for (const violation of match.violations) broken.push({ number, violation });
    bar.at(matches, broken.length > 0 ? `${broken.length} broken` : '');
    return broken.length >= ENOUGH ? 'stop' : undefined;
  });
  bar.end();
  // In the order of the matches, whichever thread was first.
  broken.sort((left, right) => left.number - right.number);
  return {
    matches: done,
    decisions,
    seconds: (performance.now() - started) / 1000,
    interrupted,
    stopped: broken.length >= ENOUGH,
    findings: findingsAmong(broken.map(({ violation }) => violation)),
    used,
    unused: game.content.filter((piece) => !used.has(piece)),
    endings,
    perSetup,
  };
}

function findingsAmong(violations: readonly Violation[]): readonly Finding[] {
  const findings = new Map<string, Finding>();
  for (const violation of violations) {
    const key = `${violation.law} ${violation.message.split('\n')[0]?.replace(/\d+/g, '#')}`;
    const known = findings.get(key);
    const shorter = !known || violation.record.answers.length < known.record.answers.length;
    findings.set(key, { ...(shorter ? violation : known), times: (known?.times ?? 0) + 1 });
  }
  return [...findings.values()];
}

function save({ id }: Game, { findings }: Result, folder: string, io: Io): readonly string[] {
  return findings.map(({ law, record }, at) =>
    writeRecord(join(folder, `fuzz-${id}-${at + 1}-${law}.json`), record, io.cwd),
  );
}

const asJson = (game: Game, work: FuzzWork, result: Result, saved: readonly string[]) => ({
  game: game.id,
  rulesVersion: game.version,
  seed: work.seed,
  thorough: work.thorough,
  matches: result.matches,
  decisions: result.decisions,
  seconds: result.seconds,
  interrupted: result.interrupted,
  stopped: result.stopped,
  setups: work.setups.map((options, at) => ({ options, matches: result.perSetup[at] ?? 0 })),
  endings: Object.fromEntries(result.endings),
  violations: result.findings.map(({ law, message, times, record }, at) => ({
    law,
    message,
    times,
    answers: record.answers.length,
    options: record.options,
    seed: record.seed,
    replay: saved[at],
  })),
  used: Object.fromEntries(result.used),
  unused: result.unused,
});

function tell(game: Game, work: FuzzWork, result: Result, saved: readonly string[], io: Io): void {
  const paint = paintFor(io);
  const { out } = io;
  const { matches, decisions, seconds, findings, interrupted } = result;
  out.write(
    `${paint.strong(game.name)}: ${plural(matches, 'match', 'matches')}${interrupted ? ' (interrupted)' : ''} ` +
      `in ${plural(work.setups.length, 'set-up')}, ${plural(decisions, 'decision')}, seed ${work.seed}\n`,
  );
  const speed = `${duration(seconds)}: ${short(decisions / seconds)} decisions/s`;
  out.write(paint.faint(`${speed}, all laws at ${work.thorough} of them\n`));
  for (const [how, times] of result.endings) out.write(`  ${grouped(times)} ended by ${how}\n`);
  for (const [at, finding] of findings.entries()) tellFinding(game, work, finding, saved[at] ?? '', io);
  if (findings.length === 0) out.write(`${paint.good('✓')} No law was broken.\n`);
  if (result.stopped) out.write(paint.faint(`Stopped after ${ENOUGH} matches that broke a law.\n`));
  else tellUnused(game, result, io);
}

function tellUnused({ content }: Game, { unused }: Result, { out, colour }: Io): void {
  const paint = paintFor({ colour });
  const all = plural(content.length, 'piece');
  if (unused.length === 0) out.write(`${paint.good('✓')} All ${all} of content were used.\n`);
  else {
    out.write(`${paint.warn('!')} ${unused.length} of ${all} of content were never used:\n`);
    out.write(`${wrap(`    ${unused.join(', ')}`, out.columns, '    ')}\n`);
  }
}

/** A stack is for whoever repairs it; its first lines are enough here. */
const STACK_LINES = 4;

function tellFinding(game: Game, { ref }: FuzzWork, finding: Finding, file: string, io: Io): void {
  const paint = paintFor(io);
  const { law, message, record, times } = finding;
  const often = times === 1 ? '' : `${times} times; shortest: `;
  const where = `${often}${describeSetup(game, record.options)}, at answer ${record.answers.length + 1}`;
  io.out.write(`${paint.bad('✗')} ${paint.strong(law)} ${paint.faint(`(${where})`)}\n`);
  const lines = message.split('\n').slice(0, STACK_LINES);
  io.out.write(`${lines.map((line) => `    ${line}`).join('\n')}\n`);
  const which = ref.startsWith('file:') ? ` --game ${quoted(relative(io.cwd, fileURLToPath(ref)))}` : '';
  io.out.write(`    ${paint.key(`questhall replay ${quoted(relative(io.cwd, file))}${which}`)}\n`);
}

const quoted = (path: string): string => (/[^\w./-]/.test(path) ? `'${path}'` : path);
