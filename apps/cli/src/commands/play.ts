import { randomUUID } from 'node:crypto';
import { GAMES, inLanguage, isGameId } from '@questhall/games';
import type { Game, Json, Match, MatchOptions, MatchRecord, Recorded, Seat } from '@questhall/kernel';
import { canonical, openMatch, present, recordOf, replay, takeEvents } from '@questhall/kernel';
import { command } from '../command.ts';
import { badValue, CliError, OK } from '../errors.ts';
import { findGame } from '../games.ts';
import type { Io } from '../io.ts';
import type { Tongue } from '../language/texts.ts';
import { SPOKEN_TAGS, tongueOf } from '../language/texts.ts';
import { askPerson } from '../play/person.ts';
import { readSeats, seating, seatNames } from '../play/seats.ts';
import { tell } from '../play/story.ts';
import type { Table } from '../play/table.ts';
import { give, nameOf, openTable, say, showBoard } from '../play/table.ts';
import { readPlayers, seatPlayer, USUAL_DEADLINE } from '../players/players.ts';
import { brokenRecord, checkSetup, readRecord, writeRecord } from '../records.ts';
import { describeSetup, oneSetup, readWish, SET } from '../settings.ts';
import { openLines } from '../terminal/lines.ts';
import { paintFor } from '../terminal/paint.ts';
import { answersUpTo } from './replay.ts';

export const play = command({
  name: 'play',
  summary: 'Play a game in the terminal, alone, with bots, or several people at one screen',
  usage: '<game> [options]',
  words: { min: 1, max: 1 },
  options: {
    players: { kind: 'text', value: 'n', help: 'how many players' },
    seat: { kind: 'text', value: 'n,…', help: 'the seats people play, counted from 1, or all (default: 1)' },
    bots: {
      kind: 'text',
      value: 'bot,…',
      help: 'who plays the other seats: jester, squire, apprentice, journeyman, adept, master, or program:<command> (default: adept)',
    },
    seed: { kind: 'text', value: 'text', help: 'the same seed gives the same dice and cards' },
    set: SET,
    save: { kind: 'text', value: 'file', help: 'keep the match in this file, after every answer' },
    load: { kind: 'text', value: 'file', help: 'go on with a match that was saved' },
    at: { kind: 'number', value: 'n', min: 0, help: 'with --load: from where it stood after n answers' },
    language: { kind: 'text', value: 'tag', help: 'en or de (default: as the terminal is set)' },
    open: { kind: 'flag', help: 'people at one screen do not hide their hands from each other' },
  },
  notes: [
    'Type the number of an option, or enough letters of it. ? says what is not possible and why, u takes back, h gives a hint, b shows the board, l the log, s file saves, k lists the keys, q leaves. Answers may also come through a pipe, one to a line.',
  ],
  examples: [
    'play pug-quest',
    'play pug-quest --players 3 --seat 1,2 --bots journeyman',
    'play pug-quest --load evening.json --save evening.json',
  ],
  async run(values, [word = ''], io) {
    const { game: english } = await findGame(word, io.cwd);
    const tongue = tongueOf(readTag(values.language ?? io.language));
    const game = await inLanguage(tongue.tag, english);
    const { t } = tongue;
    const opened = values.load === undefined ? begin(game, values, tongue, io) : resume(game, values, io);
    const { match, chapters, people } = opened;
    const sittings = seating(match.setup.options.players, people, readPlayers(values.bots ?? 'adept'));
    const { seed, options } = match.setup;
    const now = (): number => performance.now();
    const table = openTable({
      game,
      match,
      names: seatNames(sittings, tongue),
      bots: sittings.map((sitting, seat) =>
        sitting.kind === 'bot'
          ? seatPlayer(sitting.spec, game, {
              ...{ options, seat, seed: `${seed} bot ${seat}`, budget: null, now },
              ...{ cwd: io.cwd, deadline: USUAL_DEADLINE },
            })
          : undefined,
      ),
      real: isGameId(word) ? await GAMES[word].realDice?.() : undefined,
      story: { chapters },
      saveTo: values.save,
      hides: people.length > 1 && !values.open,
      io,
      lines: openLines(io),
      tongue,
    });
    const setup = setupIn(tongue, game, options);
    say(table, t('{game}, {setup}, seed {seed}', { game: table.paint.strong(game.name), setup, seed }));
    if (tongue.tag !== 'en' && game === english)
      say(table, t('{game} is not translated yet and speaks English.', { game: game.name }));
    say(table, table.paint.faint(t('k lists the keys, q leaves.')));
    try {
      await playOn(table);
    } finally {
      table.lines.close();
      await Promise.all(table.bots.map((bot) => bot?.end(match.state.outcome)));
    }
    return OK;
  },
});

/** What the match is played with, as the table speaks. */
function setupIn({ tag, t }: Tongue, game: Game, options: MatchOptions): string {
  if (tag === 'en') return describeSetup(game, options);
  const { setting: called } = game.words;
  const chosen = (key: string): Json => (options as { readonly [setting: string]: Json })[key] ?? null;
  const changed = game.settings.filter(
    ({ key, default: usual }) => canonical(options[key]) !== canonical(usual),
  );
  return [
    t('{n, plural, one {# player} other {# players}}', { n: options.players }),
    ...changed.flatMap(({ key, kind }) => {
      const value = chosen(key);
      if (kind !== 'content') return [`${called(key)}: ${called(key, value)}`];
      return Array.isArray(value) && value.length > 0 ? [`${called(key)}: ${value.length}`] : [];
    }),
  ].join(', ');
}

function readTag(tag: string): string {
  if (SPOKEN_TAGS.includes(tag)) return tag;
  throw badValue('--language', tag, SPOKEN_TAGS.join(' or '));
}

interface Opened {
  readonly match: Match;
  readonly chapters: (readonly Recorded[])[];
  readonly people: readonly Seat[];
}

interface Given {
  readonly players: string | undefined;
  readonly seat: string | undefined;
  readonly bots: string | undefined;
  readonly seed: string | undefined;
  readonly set: readonly string[];
  readonly load: string | undefined;
  readonly at: number | undefined;
}

function begin(game: Game, given: Given, tongue: Tongue, io: Io): Opened {
  if (given.at !== undefined) throw new CliError('--at: only with --load');
  const options = oneSetup(game, readWish(game, given, io.cwd));
  const people = readSeats(given.seat ?? '1', options.players);
  const names = seatNames(seating(options.players, people, readPlayers(given.bots ?? 'adept')), tongue);
  const match = openMatch(game, { options, seed: given.seed ?? randomUUID().slice(0, 8), seats: names });
  return { match, chapters: [takeEvents(match.state)], people };
}

function resume(game: Game, given: Given, io: Io): Opened {
  const clash = (['players', 'seed'] as const).find((name) => given[name] !== undefined);
  if (clash !== undefined || given.set.length > 0) {
    const field = clash === undefined ? '--set' : `--${clash}`;
    throw new CliError(`${field}: not with --load: a saved match is set up already`);
  }
  const record = readRecord(given.load ?? '', io.cwd);
  const chapters: (readonly Recorded[])[] = [];
  const match = replayed(game, record, answersUpTo(given.at, record), chapters);
  return { match, chapters, people: readSeats(given.seat ?? '1', record.options.players) };
}

function replayed(game: Game, record: MatchRecord, upTo: number, chapters: (readonly Recorded[])[]): Match {
  if (record.game === game.id) checkSetup(game, record);
  try {
    return replay(game, record, upTo, (_match, events) => chapters.push(events));
  } catch (error) {
    throw brokenRecord(game, record, error);
  }
}

/** Bots answer first where several are asked at once; then the person in front of the screen; then the others. */
async function playOn(table: Table): Promise<void> {
  const { match, bots, game } = table;
  while (match.state.outcome === null) {
    const thinking = match.decisions.find(({ seat }) => bots[seat] !== undefined);
    const bot = thinking && bots[thinking.seat];
    if (thinking && bot) {
      const took = waiting(table, thinking.seat);
      const option = await bot.choose(game, match.state, thinking);
      took();
      give(table, thinking, option);
      continue;
    }
    const decision = match.decisions.find(({ seat }) => seat === table.facing) ?? match.decisions[0];
    if (decision === undefined || (await askPerson(table, decision)) === 'left') return leave(table);
  }
  finish(table);
}

/** On a terminal, says who is thinking until they are done. */
function waiting(table: Table, seat: Seat): () => void {
  const { err } = table.io;
  if (!err.isTTY) return () => {};
  err.write(paintFor(table.io).faint(table.tongue.t('{name} thinks …', { name: nameOf(table, seat) })));
  return () => err.write('\r\x1b[2K');
}

function leave(table: Table): void {
  const { match, io, paint, saveTo } = table;
  const { t } = table.tongue;
  const n = match.answers.length;
  say(
    table,
    paint.faint(t('You leave the table after {n, plural, one {# answer} other {# answers}}.', { n })),
  );
  if (saveTo !== undefined)
    say(table, t('Saved to {file}.', { file: writeRecord(saveTo, recordOf(match), io.cwd) }));
}

/** The end is shown to everybody at the screen. */
function finish(table: Table): void {
  const { game, match, story, told, paint, bots } = table;
  const { outcome } = match.state;
  if (outcome === null) return;
  const only = bots.filter((bot) => bot === undefined).length === 1 ? bots.indexOf(undefined) : null;
  const { view } = present(match, only);
  const from = table.facing === null ? 0 : (told[table.facing] ?? 0);
  for (const sentence of tell(game, story, only, view, from)) say(table, `${paint.faint('·')} ${sentence}`);
  showBoard(table, view, false);
  const won = only === null || outcome.winners.includes(only);
  say(table, paint.strong((won ? paint.good : paint.bad)(game.words.outcome(outcome, view))));
  if (outcome.score) {
    say(table, outcome.score.map((points, seat) => `${nameOf(table, seat)}: ${points}`).join(', '));
  }
}
