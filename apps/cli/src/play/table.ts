/** A match at the terminal: people and bots answer decisions until there is an outcome. */
import type { RealDice } from '@questhall/games';
import type { Decision, Game, Handed, Json, Match, Option, Seat } from '@questhall/kernel';
import { present, recordOf, submit, undo, undoVerdict } from '@questhall/kernel';
import type { Io } from '../io.ts';
import type { Tongue } from '../language/texts.ts';
import type { Player } from '../players/players.ts';
import { writeRecord } from '../records.ts';
import { wrap } from '../terminal/layout.ts';
import type { Lines } from '../terminal/lines.ts';
import type { Paint } from '../terminal/paint.ts';
import { paintFor } from '../terminal/paint.ts';
import type { Story } from './story.ts';
import { tell } from './story.ts';

export interface Table {
  readonly game: Game;
  readonly match: Match;
  readonly names: readonly string[];
  /** For each seat, the bot in it; nothing where a person sits. */
  readonly bots: readonly (Player | undefined)[];
  /** Where dice may be thrown at home and read off. */
  readonly real: RealDice | undefined;
  readonly story: Story;
  /** For each seat, how many chapters of the story it has been told. */
  readonly told: number[];
  /** The person in front of the screen, when several share it; null: nobody has sat down yet. */
  facing: Seat | null;
  /** The board as it was shown last. */
  shown: string;
  readonly saveTo: string | undefined;
  /** Several people share the screen and hide their hands from each other. */
  readonly hides: boolean;
  readonly io: Io;
  readonly lines: Lines;
  readonly paint: Paint;
  readonly tongue: Tongue;
}

const MAX_WIDTH = 100;
export const widthFor = ({ out }: Io): number => Math.min(out.columns, MAX_WIDTH);

export function say({ io }: Table, text: string): void {
  io.out.write(`${text}\n`);
}

export const nameOf = ({ names, tongue: { t } }: Table, seat: Seat): string =>
  names[seat] ?? t('Seat {seat}', { seat: seat + 1 });

/** Answers for a seat, with what was read off real dice, keeps the story, saves. */
export function give(table: Table, decision: Decision, option: Option, handed?: Handed): void {
  const { match, story } = table;
  const submitted = submit(match, { seat: decision.seat, decision: decision.id, option }, handed);
  if ('refused' in submitted) throw new Error(`a listed option was refused: ${JSON.stringify(submitted)}`);
  story.chapters.push(submitted.events);
  keep(table);
}

function keep({ match, saveTo, io }: Table): void {
  if (saveTo !== undefined) writeRecord(saveTo, recordOf(match), io.cwd);
}

/** Tells a seat what happened since it last looked, then shows the board if it has changed. */
export function catchUp(table: Table, seat: Seat): void {
  const { game, match, story, told, io, paint } = table;
  const { view } = present(match, seat);
  const news = tell(game, story, seat, view, told[seat] ?? 0);
  told[seat] = story.chapters.length;
  for (const sentence of news) say(table, `${paint.faint('·')} ${wrap(sentence, widthFor(io) - 2, '  ')}`);
  showBoard(table, view, false);
}

export function showBoard(table: Table, view: Json, again: boolean): void {
  const board = table.game.words.board(view);
  if (board === table.shown && !again) return;
  const { paint, io } = table;
  const before = new Set(table.shown.split('\n'));
  const framed = board.split('\n').flatMap((line) => {
    // On a coloured screen, what has changed since the board was last shown is marked at its edge.
    const isNew = io.colour && table.shown !== '' && !before.has(line);
    const edge = isNew ? paint.key('┃') : paint.faint('│');
    const lines = wrap(line, io.out.columns - 3, '    ').split('\n');
    return lines.map((part) => `${edge} ${part}`);
  });
  table.shown = board;
  say(table, ['', ...framed, ''].join('\n'));
}

/** The whole log, as one seat knows it. */
export function showLog(table: Table, seat: Seat): void {
  const { game, match, story, paint } = table;
  const { view } = present(match, seat);
  for (const sentence of tell(game, story, seat, view)) say(table, `${paint.faint('·')} ${sentence}`);
}

/** Takes back the last choice of a seat. Where it is not free, the people at the table are asked. */
export async function takeBack(table: Table, seat: Seat): Promise<boolean> {
  const { match, story, told, paint } = table;
  const { t } = table.tongue;
  const because = {
    drawn: t('a die was rolled or a card drawn since'),
    answered: t('others have answered since'),
    shown: t('something hidden was shown'),
    nothing: t('there is nothing to take back'),
    over: t('the match is over'),
  };
  const verdict = undoVerdict(match, seat);
  if (verdict.kind === 'blocked') {
    say(table, paint.warn(t('Nothing is taken back: {because}.', { because: because[verdict.because] })));
    return false;
  }
  if (verdict.kind === 'ask') {
    const alone = table.bots.filter((bot) => bot === undefined).length === 1;
    const wish = alone ? t('Take it back all the same?') : t('Do all agree to take it back?');
    const question = t('Not free: {because}. {wish} [y/N]', { because: because[verdict.because], wish });
    const typed = (await table.lines.next(`${question} `))?.trim().toLowerCase() ?? '';
    // Both in the language of the table: "y" and "yes".
    if (!t('y yes').split(' ').includes(typed)) return false;
  }
  undo(match, seat);
  story.chapters.length = match.answers.length + 1;
  for (const [at, count] of told.entries()) told[at] = Math.min(count, story.chapters.length);
  say(table, paint.good(t('Taken back.')));
  keep(table);
  return true;
}

const CLEAR = '\x1b[2J\x1b[3J\x1b[H';

/** Between two people at one screen: nothing of the one is left to see when the other sits down. */
export async function handOver(table: Table, seat: Seat): Promise<boolean> {
  if (table.facing === seat) return true;
  if (table.hides) {
    if (table.io.interactive) table.io.out.write(CLEAR);
    const line = await table.lines.next(
      `${table.tongue.t('Pass to {name}, then press Enter.', { name: nameOf(table, seat) })} `,
    );
    if (line === null) return false;
  }
  table.facing = seat;
  table.shown = '';
  return true;
}

export function openTable(setting: Omit<Table, 'facing' | 'shown' | 'told' | 'paint'>): Table {
  const told = setting.names.map(() => 0);
  return { ...setting, facing: null, shown: '', told, paint: paintFor(setting.io) };
}
