import { resolve } from 'node:path';
import type { Missed } from '@questhall/bots';
import { review as reviewOf } from '@questhall/bots';
import type { Game, MatchRecord, Seat } from '@questhall/kernel';
import { hintSentences } from '@questhall/protocol';
import { command, wholeNumber } from '../command.ts';
import { OK } from '../errors.ts';
import { findGame } from '../games.ts';
import type { Io } from '../io.ts';
import { checkSetup, readRecord } from '../records.ts';
import { wrap } from '../terminal/layout.ts';
import { percent } from '../terminal/numbers.ts';
import { paintFor } from '../terminal/paint.ts';
import { progress } from '../terminal/progress.ts';
import { playedUpTo } from './replay.ts';

export const review = command({
  name: 'review',
  summary: 'Review a match: the choices that cost one seat most, and what would have been better',
  usage: '<record.json> [options]',
  words: { min: 1, max: 1 },
  options: {
    seat: { kind: 'text', value: 'n', help: 'whose choices, counted from 1 (default: 1)' },
    game: { kind: 'text', value: 'module', help: 'the game, if it is not one of questhall games' },
    json: { kind: 'flag', help: 'as JSON' },
  },
  notes: [
    'Up to three choices, each with the command that plays on from there. Only what the seat knew then counts.',
  ],
  examples: ['review evening.json', 'review evening.json --seat 2'],
  async run(values, [file = ''], io) {
    const record = readRecord(file, io.cwd);
    const { game } = await findGame(values.game ?? record.game, io.cwd, record.rulesVersion);
    if (record.game === game.id) checkSetup(game, record);
    const seat = wholeNumber('--seat', values.seat ?? '1', 1, record.options.players) - 1;
    playedUpTo(game, record, record.answers.length);
    const missed = withProgress(game, record, seat, io);
    if (values.json) io.out.write(`${JSON.stringify(missed, null, 2)}\n`);
    else tell({ game, record, seat, file: resolve(io.cwd, file), io }, missed);
    return OK;
  },
});

const PARTS = 100;

function withProgress(game: Game, record: MatchRecord, seat: Seat, io: Io): readonly Missed[] {
  const bar = progress(io, 'reviewing the match', PARTS);
  const work = reviewOf(game, record, seat);
  for (let step = work.next(); ; step = work.next()) {
    if (!step.done) {
      bar.at(Math.round(PARTS * step.value));
      continue;
    }
    bar.end();
    return step.value;
  }
}

interface Reviewed {
  readonly game: Game;
  readonly record: MatchRecord;
  readonly seat: Seat;
  readonly file: string;
  readonly io: Io;
}

function tell({ game, record, seat, file, io }: Reviewed, missed: readonly Missed[]): void {
  const paint = paintFor(io);
  const name = record.seats[seat] ?? `Seat ${seat + 1}`;
  io.out.write(`${paint.strong(game.name)}, reviewed for ${name}\n\n`);
  if (missed.length === 0) io.out.write('No choice cost much.\n');
  for (const { at, view, chosen, better, by } of missed) {
    const { words } = game;
    const because = hintSentences(better.because, words, view).join(' ');
    const write = (text: string): void =>
      io.out.write(`      ${wrap(text, Math.max(40, io.out.columns - 6), '      ')}\n`);
    io.out.write(
      `${paint.faint(String(at).padStart(4))}  ${paint.bad(`−${percent(by)}`)}  ${words.option(chosen, view)}\n`,
    );
    write(`${paint.good('Better:')} ${words.option(better.option, view)}. ${because}`);
    write(paint.faint(`questhall play ${record.game} --load ${file} --at ${at} --seat ${seat + 1}`));
  }
}
