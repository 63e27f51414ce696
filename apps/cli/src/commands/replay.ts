import type { Answer, Game, Json, Match, MatchRecord, Recorded, Viewer } from '@questhall/kernel';
import { eventsFor, replay as playAgain, present } from '@questhall/kernel';
import { writeGolden } from '@questhall/testkit';
import type { Values } from '../command.ts';
import { command, wholeNumber } from '../command.ts';
import { badValue, OK } from '../errors.ts';
import { findGame } from '../games.ts';
import { isGolden, replayGolden } from '../golden.ts';
import type { Io } from '../io.ts';
import { sentences } from '../play/story.ts';
import { brokenRecord, checkSetup, readRecord, sentence } from '../records.ts';
import { describeSetup } from '../settings.ts';
import { wrap } from '../terminal/layout.ts';
import { openLines } from '../terminal/lines.ts';
import { plural } from '../terminal/numbers.ts';
import { paintFor } from '../terminal/paint.ts';

const OPTIONS = {
  check: { kind: 'flag', help: 'only say whether every answer still plays' },
  step: { kind: 'flag', help: 'stop before every answer: Enter goes on, b shows the board, q ends' },
  at: { kind: 'number', value: 'n', min: 0, help: 'stop after n answers and show the board' },
  seat: { kind: 'text', value: 'n', help: 'as this seat saw it, counted from 1 (default: as a spectator)' },
  game: { kind: 'text', value: 'module', help: 'the game, if it is not one of questhall games' },
  json: { kind: 'flag', help: 'as JSON: each answer with what it led to' },
  golden: { kind: 'flag', help: 'as golden text, which is both read by people and checked again' },
} as const;

export const replay = command({
  name: 'replay',
  summary: 'Check the record of a match and tell its story, step by step if you like',
  usage: '<file> [options]',
  words: { min: 1, max: 1 },
  options: OPTIONS,
  notes: [
    'The file is a record (JSON), as play --save and fuzz write it, or golden text, as --golden writes it.',
    'Exit code 0: the record plays from beginning to end. 1: it does not; the answer and the reason are named.',
  ],
  examples: ['replay evening.json', 'replay evening.json --check', 'replay evening.json --step --seat 2'],
  async run(values, [file = ''], io) {
    if (isGolden(file, io)) return replayGolden(file, values, io);
    const record = readRecord(file, io.cwd);
    const { game } = await findGame(values.game ?? record.game, io.cwd, record.rulesVersion);
    if (record.game === game.id) checkSetup(game, record);
    const upTo = answersUpTo(values.at, record);
    const viewer = viewerOf(values.seat, record);
    if (values.check) return check(game, record, io);
    if (values.golden) {
      io.out.write(writeGolden(game, recordUpTo(game, record, upTo)));
      return OK;
    }
    if (values.json) return asJson(game, record, upTo, viewer, io);
    return tellStory({ game, record, upTo, viewer, io }, values);
  },
});

/** The record, once it is known to play. */
function recordUpTo(game: Game, record: MatchRecord, upTo: number): MatchRecord {
  playedUpTo(game, record, upTo);
  return { ...record, answers: record.answers.slice(0, upTo) };
}

export function answersUpTo(at: number | undefined, { answers }: MatchRecord): number {
  if (at === undefined || at <= answers.length) return at ?? answers.length;
  const allowed = `0 to ${answers.length}, the number of answers`;
  throw badValue('--at', String(at), allowed);
}

export const viewerOf = (seat: string | undefined, { options }: MatchRecord): Viewer =>
  seat === undefined ? null : wholeNumber('--seat', seat, 1, options.players) - 1;

export function playedUpTo(
  game: Game,
  record: MatchRecord,
  upTo: number,
  each?: (match: Match, events: readonly Recorded[]) => void,
): Match {
  try {
    return playAgain(game, record, upTo, each);
  } catch (error) {
    throw brokenRecord(game, record, error);
  }
}

function check(game: Game, record: MatchRecord, io: Io): number {
  const match = playedUpTo(game, record, record.answers.length);
  const { outcome } = match.state;
  const paint = paintFor(io);
  const end = outcome ? game.words.outcome(outcome, game.view(match.state, null)) : 'The match is not over.';
  io.out.write(
    `${paint.good('✓')} ${game.name}: all ${plural(record.answers.length, 'answer')} play. ${end}\n`,
  );
  return OK;
}

interface Telling {
  readonly game: Game;
  readonly record: MatchRecord;
  readonly upTo: number;
  readonly viewer: Viewer;
  readonly io: Io;
}

/** One answer and what it led to. */
interface Scene {
  readonly match: Match;
  /** What the one who answered chose, in words. */
  readonly chose: string;
  readonly number: number;
  readonly answer: Answer | undefined;
  readonly events: readonly Recorded[];
}

function asJson(game: Game, record: MatchRecord, upTo: number, viewer: Viewer, io: Io): number {
  const steps: Json[] = [];
  const match = playedUpTo(game, record, upTo, ({ answers }, events) => {
    const given = answers.at(-1);
    steps.push({
      answer: (given ?? null) as Json,
      events: eventsFor(viewer, events) as unknown as Json,
    });
  });
  const { view, waiting, outcome } = present(match, viewer);
  const result = { game: game.id, options: record.options, seed: record.seed, steps, view, waiting, outcome };
  io.out.write(`${JSON.stringify(result, null, 2)}\n`);
  return OK;
}

async function tellStory(telling: Telling, { step }: Values<typeof OPTIONS>): Promise<number> {
  const { game, record, upTo, viewer, io } = telling;
  const paint = paintFor(io);
  const setup = `${describeSetup(game, record.options)}, seed ${record.seed}`;
  io.out.write(`${paint.strong(game.name)}, ${setup}\n`);
  if (step) await stepThrough(telling);
  else {
    const match = playedUpTo(
      game,
      record,
      upTo,
      scenes(telling, (scene) => tellScene(telling, scene)),
    );
    io.out.write(`\n${game.words.board(game.view(match.state, viewer))}\n`);
    tellEnd(telling, match);
  }
  return OK;
}

/** The words for a choice are those of the moment before it: afterwards the card it names may be gone. */
function scenes({ game, record }: Telling, each: (scene: Scene) => void) {
  let chose = '';
  return (match: Match, events: readonly Recorded[]): void => {
    const number = match.answers.length;
    each({ match, chose, number, answer: match.answers.at(-1), events });
    const next = record.answers[number];
    chose = next
      ? (sentence(() => game.words.option(next.option, game.view(match.state, next.seat))) ?? '')
      : '';
  };
}

function tellScene(
  { game, record, viewer, io }: Telling,
  { match, chose, number, answer, events }: Scene,
): void {
  const paint = paintFor(io);
  const view = game.view(match.state, viewer);
  if (answer && maySeeAnswer(viewer, answer)) {
    const who = record.seats[answer.seat] ?? `Seat ${answer.seat + 1}`;
    io.out.write(`${paint.faint(String(number).padStart(4))}  ${paint.key(who)}: ${chose}\n`);
  }
  for (const sentence of sentences(game, events, viewer, view)) {
    io.out.write(`      ${wrap(sentence, Math.max(40, io.out.columns - 6), '      ')}\n`);
  }
}

/** A spectator of a finished record sees all choices; a seat only its own, for others may have been secret. */
const maySeeAnswer = (viewer: Viewer, answer: Answer): boolean => viewer === null || viewer === answer.seat;

function tellEnd({ game, viewer, io }: Telling, match: Match): void {
  const paint = paintFor(io);
  const { outcome } = match.state;
  const view = game.view(match.state, viewer);
  const waiting = match.decisions.map(({ seat }) => match.setup.seats[seat] ?? `seat ${seat + 1}`);
  const end = outcome ? game.words.outcome(outcome, view) : `The match waits for ${waiting.join(', ')}.`;
  io.out.write(`\n${paint.strong(end)}\n`);
}

async function stepThrough(telling: Telling): Promise<void> {
  const { game, record, upTo, viewer, io } = telling;
  const all: Scene[] = [];
  const keep = (scene: Scene): void => {
    all.push({ ...scene, match: { ...scene.match, state: game.clone(scene.match.state) } });
  };
  playedUpTo(game, record, upTo, scenes(telling, keep));
  const lines = openLines(io);
  try {
    for (const scene of all) {
      tellScene(telling, scene);
      if (scene === all.at(-1)) return tellEnd(telling, scene.match);
      for (;;) {
        const typed = await lines.next(paintFor(io).key('› '));
        if (typed === null || typed.trim() === 'q') return;
        if (typed.trim() !== 'b') break;
        io.out.write(`\n${game.words.board(game.view(scene.match.state, viewer))}\n\n`);
      }
    }
  } finally {
    lines.close();
  }
}
