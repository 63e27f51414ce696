/**
 * A match as text that a person can read and a test can play again. A change of rules shows as a difference of lines:
 *
 *     7 | 1 Ben | react | react bone=trip
 *         Blue throws in the trip: strength 1.
 */
import type {
  Answer,
  Decision,
  Game,
  MachineState,
  Match,
  MatchOptions,
  MatchRecord,
  Recorded,
} from '@questhall/kernel';
import { asGame, canonical, hash, openMatch, recordOf, replay, submit, takeEvents } from '@questhall/kernel';
import { brief } from './brief.ts';

const HASH_EVERY = 10;
const HEADER = ['game', 'rulesVersion', 'options', 'seed', 'seats'] as const;

export function writeGolden<S extends MachineState, O extends MatchOptions, V>(
  typed: Game<S, O, V>,
  record: MatchRecord,
): string {
  const game = asGame(typed);
  const lines = HEADER.map((field) => `${field}: ${canonical(record[field])}`);
  let asked: readonly Decision[] = [];
  const end = replay(game, record, undefined, (match, events) => {
    lines.push(...chapter(match, asked, events));
    asked = match.decisions;
  });
  return [...lines, ...epilogue(end), ''].join('\n');
}

/** One answer and what came of it; before the first one, what happens at the beginning. */
function chapter(match: Match, asked: readonly Decision[], events: readonly Recorded[]): string[] {
  const number = match.answers.length;
  const last = match.answers[number - 1];
  return [
    ...(last ? [answerLine(match, asked, number, last)] : ['']),
    ...sentences(match, events),
    ...(number > 0 && number % HASH_EVERY === 0 ? [hashLine(match)] : []),
  ];
}

function answerLine(
  { setup }: Match,
  asked: readonly Decision[],
  number: number,
  { seat, option }: Answer,
): string {
  const kind = asked.find((decision) => decision.seat === seat)?.kind ?? '';
  const name = (setup.seats[seat] ?? '').replaceAll(SEPARATOR, ' ');
  return [number, `${seat} ${name}`.trim(), kind, brief(option)].join(SEPARATOR);
}

const SEPARATOR = ' | ';
const SENTENCE = '    ';

/** As those tell it who saw most. */
const sentences = ({ game, state }: Match, events: readonly Recorded[]): string[] =>
  events.flatMap(({ event, only }) => {
    const sentence = game.words.event(event, game.view(state, only?.[0] ?? null));
    return sentence === undefined ? [] : `${SENTENCE}${sentence}`;
  });

const hashLine = ({ state }: Match): string => `  # ${hash(state)}`;

function epilogue(match: Match): string[] {
  const { game, state } = match;
  const { outcome } = state;
  if (!outcome) return [hashLine(match)];
  return [
    `over: ${canonical(outcome)}`,
    `${SENTENCE}${game.words.outcome(outcome, game.view(state, null))}`,
    hashLine(match),
  ];
}

/** Plays the text again. Gives what is different now, line by line; nothing at all when all is as it was. */
export const checkGolden = <S extends MachineState, O extends MatchOptions, V>(
  game: Game<S, O, V>,
  text: string,
): readonly string[] => differencesIn(asGame(game), text, () => true);

/** The same, whatever the sentences are in which it is told. */
export const checkPlay = <S extends MachineState, O extends MatchOptions, V>(
  game: Game<S, O, V>,
  text: string,
): readonly string[] => differencesIn(asGame(game), text, (line) => !line.startsWith(SENTENCE));

function differencesIn(game: Game, text: string, counts: (line: string) => boolean): readonly string[] {
  const lines = text.split('\n');
  const read = readGolden(game, lines);
  const then = numbered(lines, counts);
  const now = numbered(writeGolden(game, read.record).split('\n'), counts);
  const differences: string[] = [];
  for (let at = 0; at < Math.max(then.length, now.length); at++) {
    const [was, is] = [then[at], now[at]];
    if (was?.line === is?.line) continue;
    differences.push(`line ${(was ?? is)?.number}: was ${quoted(was?.line)}, is ${quoted(is?.line)}`);
    if (differences.length === MANY) break;
  }
  return read.problem === undefined ? differences : [read.problem, ...differences];
}

const numbered = (lines: readonly string[], counts: (line: string) => boolean) =>
  lines.map((line, at) => ({ line, number: at + 1 })).filter(({ line }) => counts(line));

const MANY = 10;
const quoted = (line: string | undefined): string =>
  line === undefined ? 'not there' : JSON.stringify(line);

/** The record that the text tells, up to the first answer that is not possible. */
function readGolden(game: Game, lines: readonly string[]): { record: MatchRecord; problem?: string } {
  const header = Object.fromEntries(HEADER.map((field) => [field, headerField(lines, field)]));
  const record = { ...header, answers: [] } as unknown as MatchRecord;
  if (record.game !== game.id || record.rulesVersion !== game.version) {
    throw new Error(
      `this is a match of ${record.game}, rules version ${record.rulesVersion}, not of ${game.id}, rules version ${game.version}`,
    );
  }
  const { options, seed, seats } = record;
  const match = openMatch(game, { options, seed, seats });
  takeEvents(match.state);
  for (const [at, line] of lines.entries()) {
    if (!/^\d+ \| /.test(line)) continue;
    const [, who = '', , ...words] = line.split(SEPARATOR);
    const seat = Number.parseInt(who, 10);
    const wanted = words.join(SEPARATOR);
    const decision = match.decisions.find((open) => open.seat === seat);
    const option = decision?.options.find((candidate) => brief(candidate) === wanted);
    if (!decision || !option) {
      const possible = decision
        ? decision.options.map((each) => brief(each)).join('; ')
        : 'nothing, it is not asked';
      return {
        record: recordOf(match),
        problem: `line ${at + 1}: seat ${seat} cannot ${wanted}; it can: ${possible}`,
      };
    }
    submit(match, { seat, option, decision: decision.id });
  }
  return { record: recordOf(match) };
}

function headerField(lines: readonly string[], field: string): unknown {
  const line = lines.find((each) => each.startsWith(`${field}: `));
  if (line === undefined) throw new Error(`the text has no line "${field}: …"`);
  return JSON.parse(line.slice(field.length + 2));
}
