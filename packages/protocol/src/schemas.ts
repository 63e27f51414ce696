/**
 * What a client may say, and what is known about tables, each written once: types (`messages.ts`, `table.ts`), checks
 * (`validate.ts`) and the description of the API follow from this.
 */
import type { Json, Option } from '@questhall/kernel';
import {
  anyText,
  described,
  flag,
  json,
  listOf,
  maybe,
  nullable,
  object,
  oneOf,
  partial,
  plainText,
  sensible,
  tidied,
  variant,
  whole,
  wholeNumber,
} from '@questhall/schema';
import { ACCESS, BOT_LEVELS, HOLDERS, LIMITS, PHRASES, TABLE_STATUS, UNDO_POLICIES } from './limits.ts';

const DAY = 24 * 3600;

/** What nobody sees: control signs, marks of direction, signs of no width, and letters and patterns that look like a blank. */
const INVISIBLE = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/gu;
/** More marks on one letter than any language has. */
const PILED_MARKS = /(\p{M}{2})\p{M}+/gu;

const tidyName = (wished: string): string =>
  wished
    .normalize('NFKC')
    .replace(INVISIBLE, '')
    .replace(PILED_MARKS, '$1')
    .replace(/\p{Z}+/gu, ' ')
    .trim();

/** Names are shown to others: one line of what can be seen, and each sign in its one usual form. */
export const personName = tidied(LIMITS.name * 4, LIMITS.name, tidyName);

const id = wholeNumber();
const seat = whole(0, LIMITS.seats - 1);
const bot = oneOf(BOT_LEVELS);

/** A throw is looked at by the table of its dice, options of a match by the rules. */
const thrown = json<Json>(LIMITS.depth);
const option = json<Option>(LIMITS.depth, (value) => {
  const verb = 'do' in value ? value.do : undefined;
  const isVerb = typeof verb === 'string' && verb !== '' && verb.length <= 64;
  return isVerb ? undefined : 'an object with do, a text of 1 to 64 characters';
});

const clockSetting = object({
  bank: described(whole(10, 30 * DAY), 'Seconds in the bank of each seat'),
  gain: described(whole(0, 7 * DAY), 'Seconds gained with each answer'),
});

const SETTINGS = {
  players: whole(1, LIMITS.seats),
  options: described(json(LIMITS.depth), 'The settings of the game itself, by key: see /api/games'),
  undo: oneOf(UNDO_POLICIES),
  clock: described(nullable(clockSetting), 'Out of time: a bot takes over. Null: no clock'),
  hints: described(flag(), 'Whether people may ask for hints'),
  listed: described(flag(), 'Shown in the lobby to everybody; otherwise only who has the link comes in'),
  spectators: described(flag(), 'Whether people may look on'),
  access: described(
    maybe(oneOf(ACCESS)),
    'Who may come in: anybody who knows of it, friends of the host and those who are invited, or whoever knows the password',
  ),
  delay: described(maybe(whole(0, 600)), 'Seconds by which spectators see the match later than the players'),
  rated: described(
    maybe(flag()),
    'Whether a match counts for ratings: only among people, each with a seat, with a clock, without hints and free undo',
  ),
  quick: described(
    maybe(flag()),
    'For whoever looks for a match: it begins as soon as everybody sits, and bots give up their seats to who comes',
  ),
};

export const tableSettings = object(SETTINGS);
const someSettings = partial(SETTINGS);

/**
 * take, leave: sit down, stand up (in mid-match a bot sits down in your place, until you take the seat again).
 * handToBot, takeBack: a bot stands in for you; the table's host may do it for somebody who is offline.
 * autoForced: whether questions with one option answer themselves.
 * setBot, setOpen: the table's host puts a bot on a seat, or frees it.
 */
export const seatAction = variant('do', [
  object({ do: oneOf(['take', 'leave', 'takeBack', 'setOpen']) }),
  object({ do: oneOf(['handToBot', 'setBot']), bot }),
  object({ do: oneOf(['autoForced']), on: flag() }),
]);

/** Where a client stopped listening, for each of its viewers alike. Another epoch: the host counts anew. */
export const known = object({ epoch: plainText(64), version: wholeNumber() });

const type = <const T extends string>(name: T) => oneOf([name]);

/** Each request has a number of the client's choice, `id`, and what comes of it names that number. */
export const clientMessages = {
  /** The first message of a connection, and again whenever a client lost count. `token`: who speaks, where no cookie says it. */
  open: object({
    type: type('open'),
    protocol: wholeNumber(),
    table: plainText(64),
    token: maybe(plainText(256)),
    /** As a board for everybody in the room: nobody's seat, whoever's browser it is. */
    board: maybe(flag()),
    /** Where a table has one. */
    password: maybe(plainText(64)),
    known: maybe(known),
  }),
  /**
   * Chooses an option of the open decision. Accepted: an update without it. Else: refused. `thrown`: how a hand made the
   * throw that the option asks for. What comes of it only the host says.
   */
  answer: object({ type: type('answer'), id, seat, decision: wholeNumber(), option, thrown: maybe(thrown) }),
  undo: object({ type: type('undo'), id, seat }),
  /** One of the seats that were asked whether another may undo. */
  undoReply: object({ type: type('undoReply'), id, seat, agree: flag() }),
  /** Somebody without a seat asks for that of a bot, in mid-match. */
  seatAsk: object({ type: type('seatAsk'), id, seat }),
  /** One of the seats that were asked whether they may have it. */
  seatReply: object({ type: type('seatReply'), id, seat, agree: flag() }),
  /** Whoever needs more time than the clock gives: another bank, at most ten times in a match. */
  moreTime: object({ type: type('moreTime'), id, seat }),
  whyNot: object({ type: type('whyNot'), id, seat, option }),
  hint: object({ type: type('hint'), id, seat }),
  chat: object({ type: type('chat'), id, text: plainText(LIMITS.chat) }),
  /** One of the phrases, which everybody reads in a language of their own. */
  phrase: object({ type: type('phrase'), id, phrase: oneOf(PHRASES) }),
  seat: object({ type: type('seat'), id, seat, action: seatAction }),
  /** The table's host, before the match. */
  settings: object({
    type: type('settings'),
    id,
    settings: someSettings,
    /** Another password, told to nobody. */
    password: maybe(plainText(64)),
  }),
  /** The table's host: begin; after the end: once more. `swap`: everybody moves on by one seat first. */
  start: object({ type: type('start'), id, swap: maybe(flag()) }),
  /** What one is called at this and later tables. */
  name: object({ type: type('name'), id, name: personName }),
  ping: object({ type: type('ping'), id }),
};

export const clientMessage = variant('type', Object.values(clientMessages));

export const seatSpec = variant('holder', [
  object({ holder: oneOf(['you']), name: maybe(personName), autoForced: maybe(flag()) }),
  object({ holder: oneOf(['open']) }),
  object({ holder: oneOf(['bot']), bot }),
]);

/** What a table is opened with: the body of `POST /api/tables`, and of `create` to the host in the page. */
export const tableSpec = object({
  game: described(plainText(64), 'Which game, see /api/games'),
  settings: maybe(someSettings),
  password: maybe(described(plainText(64), 'For a table whose access is by password')),
  seats: maybe(
    described(
      listOf(seatSpec, 0, LIMITS.seats),
      'Who sits where from the start: the one who opens it, a bot, or nobody yet. Without it: you, then open seats',
    ),
  ),
});

/** Somebody looks for people to play with: the body of `POST /api/quick`. */
export const quickWish = object({
  game: described(plainText(64), 'Which game, see /api/games'),
  players: SETTINGS.players,
  options: SETTINGS.options,
  clock: described(clockSetting, 'The pace. Nobody waits for a stranger without end'),
  bots: described(nullable(bot), 'These play until somebody comes; null: the match waits for people'),
});

export const seatInfo = object({
  holder: oneOf(HOLDERS),
  name: described(anyText(LIMITS.name * 4), 'Empty when the seat is open'),
  bot: described(nullable(bot), 'The bot that plays here now: the holder itself, or one that stands in'),
  online: flag(),
  autoForced: described(flag(), 'A question with one option answers itself'),
  person: maybe(described(plainText(64), 'Who sits there, as in /api/people/{person}')),
  stretched: described(
    maybe(whole(0, LIMITS.stretches)),
    'How often more time was taken for it in this match',
  ),
});

/** A seat wants to take back more than it may, and these seats must agree. */
export const undoAsked = object({ seat, waiting: listOf(seat, 0, LIMITS.seats) });

/** Somebody who looks on asks for a bot's seat, and these seats must agree. */
export const seatAsked = object({
  seat,
  name: described(anyText(LIMITS.name * 4), 'Who asks'),
  waiting: listOf(seat, 0, LIMITS.seats),
});

export const tableInfo = object({
  table: described(plainText(64), 'Its code'),
  game: plainText(64),
  rulesVersion: wholeNumber(),
  status: oneOf(TABLE_STATUS),
  matchNumber: described(wholeNumber(), 'How many matches were begun at this table'),
  settings: tableSettings,
  seats: listOf(seatInfo, 1, LIMITS.seats),
  spectators: wholeNumber(),
  undo: nullable(undoAsked),
  seatAsked: maybe(nullable(seatAsked)),
  rated: maybe(described(flag(), 'The match counts for ratings')),
  seedHash: maybe(
    described(
      plainText(64),
      'SHA-256 of the seed of the match, before anybody may know the seed: the dice cannot be changed any more',
    ),
  ),
});

/** A table that is open to everybody. */
export const listedTable = object({
  ...tableInfo.entries,
  level: described(nullable(wholeNumber()), 'The rating of its host in this game'),
});

/** A table at which somebody sits, for the list of their tables. */
export const ownTable = object({
  ...tableInfo.entries,
  yours: described(listOf(seat, 0, LIMITS.seats), 'The seats they hold'),
  waiting: described(listOf(seat, 0, LIMITS.seats), 'The seats that are being waited for'),
});

/** What is kept by the thousand is short, whatever it is made of: so many characters as JSON. */
const MOST_KEPT = 2000;
const tooLong = (value: object): string | undefined =>
  JSON.stringify(value).length > MOST_KEPT ? `at most ${MOST_KEPT} characters of JSON` : undefined;

/** What somebody did in a match, as their own page has found by playing its record again. */
export const feat = sensible(
  object({
    match: described(plainText(200), 'Where its record is'),
    game: plainText(64),
    at: wholeNumber(),
    won: flag(),
    earned: described(listOf(plainText(64), 0, 50), 'Achievements of the game, by id'),
    heroes: described(listOf(anyText(100), 0, LIMITS.seats), 'Whom they played'),
    card: described(nullable(anyText(100)), 'The card, ability or die they used most'),
    deeds: described(
      listOf(object({ of: plainText(64), n: wholeNumber() }), 0, 30),
      'How much was done: dealt, healed, bestThrow, …',
    ),
  }),
  (value, note) => {
    const allowed = tooLong(value);
    if (allowed !== undefined) note('', value, allowed);
  },
);

/** Something made in a workshop, as the library of a hall lists it. */
export const libraryEntry = object({
  id: described(plainText(24), 'As in /api/library/{game}/{kind}/{id}'),
  title: anyText(200),
  by: described(anyText(LIMITS.name * 4), 'What its maker was called when it came'),
  at: described(wholeNumber(), 'When it came, in milliseconds since 1970'),
  thumbs: described(wholeNumber(), 'How many people liked it'),
  liked: described(flag(), 'Whether the one who asks did'),
  yours: flag(),
  from: described(
    nullable(object({ id: plainText(24), title: anyText(200), by: anyText(LIMITS.name * 4) })),
    'What it was made from, as long as that is in the library',
  ),
});

/** A match that somebody has played, as their past tells it. */
export const pastMatch = object({
  match: described(plainText(64), 'Its code; its record is at /api/replays/{match}'),
  game: plainText(64),
  at: described(wholeNumber(), 'When it ended, in milliseconds since 1970'),
  yours: described(listOf(seat, 1, LIMITS.seats), 'The seats they held'),
  players: listOf(object({ name: anyText(LIMITS.name * 4), bot: nullable(bot) }), 1, LIMITS.seats),
  options: described(json(LIMITS.depth, tooLong), 'What was chosen before it, by key'),
  winners: described(listOf(seat, 0, LIMITS.seats), 'Nobody: a cooperative match was lost'),
  ending: described(anyText(400), 'How it ended, as a sentence'),
  answers: described(wholeNumber(), 'How many choices were made in it'),
  margin: maybe(described(wholeNumber(), 'By how many points it was won, where somebody lost it on points')),
  left: described(flag(), 'They had left it to a bot when it ended'),
  alone: maybe(described(flag(), 'Played on one device, without the hall: nobody has checked it')),
});
