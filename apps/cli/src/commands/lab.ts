import { resolve } from 'node:path';
import type { LabReport, PartRow, Share, Weighed } from '@questhall/bots/lab';
import { labReport } from '@questhall/bots/lab';
import { GAMES, isGameId, trialsOf } from '@questhall/games';
import { command } from '../command.ts';
import { creationsOf, nearest } from '../creations.ts';
import { badInput, badValue, INTERRUPTED, OK } from '../errors.ts';
import type { Io } from '../io.ts';
import { readLevels } from '../play/seats.ts';
import { ALL_PLAYERS, readJson, readWish } from '../settings.ts';
import { table } from '../terminal/layout.ts';
import { percent, short } from '../terminal/numbers.ts';
import { paintFor } from '../terminal/paint.ts';
import { progress } from '../terminal/progress.ts';
import type { BalanceWork } from '../work/balance-match.ts';
import { cores, doAll } from '../work/pool.ts';

export const lab = command({
  name: 'lab',
  summary: 'Weigh what you made for a game: bots play it, and the box alone beside it',
  usage: '<game> <file> [options]',
  words: { min: 2, max: 2 },
  options: {
    kind: {
      kind: 'text',
      value: 'kind',
      help: 'what it is, where the game has several; otherwise what it comes nearest to',
    },
    games: { kind: 'number', value: 'n', min: 1, help: 'matches in each set-up (default: 50)' },
    players: ALL_PLAYERS,
    bots: { kind: 'text', value: 'level,…', help: 'as in balance (default: journeyman)' },
    seed: { kind: 'text', value: 'text', help: 'the same seed gives the same matches (default: lab)' },
    workers: { kind: 'number', value: 'n', min: 1, max: 256, help: 'threads (default: all cores)' },
    json: { kind: 'flag', help: 'as JSON' },
  },
  notes: ['The lab of the page and this command play the same matches with the same seed.'],
  examples: ['lab pug-quest souffle.json', 'lab super-fantasy cheese-heist.json --games 200 --players 2-4'],
  async run(values, [word = '', file = ''], io) {
    if (!isGameId(word)) throw badValue('game', word, Object.keys(GAMES).join(', '));
    const draft = readJson(resolve(io.cwd, file), 'content');
    const { creation, checked } = await nearest(creationsOf(word, values.kind), draft);
    if ('problems' in checked) throw badInput(`${file} cannot be played`, checked.problems);
    const game = await GAMES[word].rules();
    const { players } = readWish(game, { set: [], players: values.players }, io.cwd);
    const setups = trialsOf(GAMES[word], game, creation, draft, players.length > 0 ? players : undefined);
    const work: BalanceWork = {
      kind: 'balance',
      ref: word,
      setups,
      levels: readLevels(values.bots ?? 'journeyman'),
      seed: values.seed ?? 'lab',
      budget: null,
      paired: true,
      targets: [],
      ...((creation.isHero || creation.isTaken) && { prefer: checked.id }),
    };
    const total = setups.length * (values.games ?? 50);
    const bar = progress(io, `weighing ${checked.title}`, total);
    const played: { readonly number: number; readonly weighed: Weighed }[] = [];
    const { interrupted } = await doAll<Weighed>(
      work,
      total,
      values.workers ?? cores(),
      (weighed, number) => {
        played.push({ number, weighed });
        bar.at(played.length);
      },
    );
    bar.end();
    const id = creation.most === 1 ? undefined : checked.id;
    const report = labReport(setups, played, { id, parts: checked.parts });
    if (values.json) io.out.write(`${JSON.stringify(report, null, 2)}\n`);
    else tell(checked.title, report, io);
    return interrupted ? INTERRUPTED : OK;
  },
});

function partText({ name, used, wins, without, leans }: PartRow): string {
  if (used.count === 0) return `${name} was never used.`;
  const lean =
    leans === 'neither' ? '' : leans === 'strong' ? ': it may be too strong' : ': it may be too weak';
  return `${name}: used in ${percent(used.rate)} of matches, won ${told(wins)} with it and ${told(without)} without${lean}.`;
}

const told = ({ of, rate, low, high }: Share): string =>
  of === 0 ? '–' : `${percent(rate)} (${percent(low)} – ${percent(high)})`;

function tell(title: string, { rows, verdict, endings, parts }: LabReport, io: Io): void {
  const paint = paintFor(io);
  const columns = [
    { title: 'players', align: 'right' as const },
    { title: 'wins with it' },
    { title: 'the box alone' },
    { title: 'answers', align: 'right' as const },
  ];
  const cells = rows.map(({ players, own, box, length }) => [
    String(players),
    told(own),
    told(box),
    length === null ? '–' : short(length.mean),
  ]);
  io.out.write(`${paint.strong(title)}\n${table(columns, cells, paint.faint)}\n\n${verdict}\n`);
  const ends = endings.map(
    ({ how, own, box }) => `${how} ${percent(own.rate)} (${percent(box.rate)} without it)`,
  );
  if (ends.length > 1) io.out.write(`Decided by: ${ends.join(', ')}.\n`);
  for (const part of parts) io.out.write(`${partText(part)}\n`);
}
