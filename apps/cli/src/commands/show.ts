import type { Game } from '@questhall/kernel';
import { present } from '@questhall/kernel';
import { command } from '../command.ts';
import { CliError, OK, similar } from '../errors.ts';
import { findGame } from '../games.ts';
import type { Io } from '../io.ts';
import { checkSetup, readRecord } from '../records.ts';
import { inColumns, wrap } from '../terminal/layout.ts';
import { plural } from '../terminal/numbers.ts';
import { paintFor } from '../terminal/paint.ts';
import { answersUpTo, playedUpTo, viewerOf } from './replay.ts';

export const show = command({
  name: 'show',
  summary: 'Show a card of a game, or a position of a saved match as one seat sees it',
  usage: '<game> [thing] | <record.json> [--at n] [--seat n]',
  words: { min: 1, max: 2 },
  options: {
    at: { kind: 'number', value: 'n', min: 0, help: 'the position after n answers (default: the last one)' },
    seat: {
      kind: 'text',
      value: 'n',
      help: 'as this seat sees it, counted from 1 (default: as a spectator)',
    },
    game: { kind: 'text', value: 'module', help: 'the game, if it is not one of questhall games' },
    json: { kind: 'flag', help: 'as JSON: the view, the open question and its options' },
  },
  notes: ['Without a thing, lists everything of the box.'],
  examples: ['show pug-quest', 'show pug-quest pizza', 'show evening.json --at 42 --seat 1'],
  async run(values, [first = '', thing], io) {
    if (first.endsWith('.json')) return showPosition(first, values, io);
    const { game } = await findGame(first, io.cwd);
    return thing === undefined ? listContent(game, values.json, io) : showThing(game, thing, values.json, io);
  },
});

interface Where {
  readonly at: number | undefined;
  readonly seat: string | undefined;
  readonly game: string | undefined;
  readonly json: boolean;
}

async function showPosition(file: string, where: Where, io: Io): Promise<number> {
  const record = readRecord(file, io.cwd);
  const { game } = await findGame(where.game ?? record.game, io.cwd, record.rulesVersion);
  if (record.game === game.id) checkSetup(game, record);
  const viewer = viewerOf(where.seat, record);
  const match = playedUpTo(game, record, answersUpTo(where.at, record));
  const presented = present(match, viewer);
  if (where.json) {
    io.out.write(`${JSON.stringify({ at: match.answers.length, ...presented }, null, 2)}\n`);
    return OK;
  }
  const paint = paintFor(io);
  const { view, decision, waiting, outcome } = presented;
  const position = `after ${match.answers.length} of ${plural(record.answers.length, 'answer')}`;
  io.out.write(`${paint.strong(game.name)}, ${position}\n\n${game.words.board(view)}\n\n`);
  if (outcome) io.out.write(`${paint.strong(game.words.outcome(outcome, view))}\n`);
  else if (decision) {
    io.out.write(`${paint.strong(game.words.decision(decision.kind, decision.about, view))}\n`);
    for (const option of decision.options) io.out.write(`  ${game.words.option(option, view)}\n`);
  } else {
    const names = waiting.map(({ seat }) => record.seats[seat] ?? `seat ${seat + 1}`);
    io.out.write(`${paint.faint(`Waiting for ${names.join(', ')}.`)}\n`);
  }
  return OK;
}

function listContent(game: Game, json: boolean, io: Io): number {
  if (json) io.out.write(`${JSON.stringify(game.content, null, 2)}\n`);
  else io.out.write(`${inColumns(game.content, io.out.columns)}\n`);
  return OK;
}

function showThing(game: Game, word: string, json: boolean, io: Io): number {
  const ids = matching(game, word);
  if (json) {
    const things = ids.map((id) => ({ id, text: game.words.content?.(id) ?? null }));
    io.out.write(`${JSON.stringify(things, null, 2)}\n`);
    return OK;
  }
  const paint = paintFor(io);
  for (const id of ids) {
    const text = game.words.content?.(id);
    io.out.write(`${paint.strong(id)}\n${text === undefined ? '' : `${wrap(text, io.out.columns)}\n`}`);
  }
  return OK;
}

function matching({ name, id: game, content }: Game, word: string): readonly string[] {
  // As it is printed: "Feline's Grace" is card:felines-grace.
  const wanted = word
    .toLowerCase()
    .replaceAll(/['’!?]/g, '')
    .replaceAll(' ', '-');
  if (content.includes(word)) return [word];
  const found = content.filter((id) => id.toLowerCase().includes(wanted));
  if (found.length > 0) return found;
  const near = similar(wanted, content);
  const meant = near.length > 0 ? `; did you mean ${near.join(' or ')}?` : '';
  throw new CliError(`${name} has nothing called '${word}'${meant}`, {
    hint: `questhall show ${game} lists everything`,
  });
}
