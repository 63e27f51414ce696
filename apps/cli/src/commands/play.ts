import { randomUUID } from 'node:crypto';
import { GAMES, isGameId } from '@questhall/games';
import type { Game, Match, MatchRecord, Recorded, Seat } from '@questhall/kernel';
import { openMatch, present, recordOf, replay, takeEvents } from '@questhall/kernel';
import { command } from '../command.ts';
import { CliError, OK } from '../errors.ts';
import { findGame } from '../games.ts';
import type { Io } from '../io.ts';
import { askPerson } from '../play/person.ts';
import { readSeats, seating, seatNames } from '../play/seats.ts';
import { tell } from '../play/story.ts';
import type { Table } from '../play/table.ts';
import { give, nameOf, openTable, say, showBoard } from '../play/table.ts';
import { readPlayers, seatPlayer, USUAL_DEADLINE } from '../players/players.ts';
import { brokenRecord, checkSetup, readRecord, writeRecord } from '../records.ts';
import { describeSetup, oneSetup, readWish, SET } from '../settings.ts';
import { openLines } from '../terminal/lines.ts';
import { plural } from '../terminal/numbers.ts';
import { paintFor } from '../terminal/paint.ts';

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
    const { game } = await findGame(word, io.cwd);
    const opened = values.load === undefined ? begin(game, values, io) : resume(game, values, io);
    const { match, chapters, people } = opened;
    const sittings = seating(match.setup.options.players, people, readPlayers(values.bots ?? 'adept'));
    const { seed, options } = match.setup;
    const now = (): number => performance.now();
    const table = openTable({
      game,
      match,
      names: seatNames(sittings),
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
    });
    say(table, `${table.paint.strong(game.name)}, ${describeSetup(game, options)}, seed ${seed}`);
    say(table, table.paint.faint('k lists the keys, q leaves.'));
    try {
      await playOn(table);
    } finally {
      table.lines.close();
      await Promise.all(table.bots.map((bot) => bot?.end(match.state.outcome)));
    }
    return OK;
  },
});

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
}

function begin(game: Game, given: Given, io: Io): Opened {
  const options = oneSetup(game, readWish(game, given, io.cwd));
  const people = readSeats(given.seat ?? '1', options.players);
  const names = seatNames(seating(options.players, people, readPlayers(given.bots ?? 'adept')));
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
  const match = replayed(game, record, chapters);
  return { match, chapters, people: readSeats(given.seat ?? '1', record.options.players) };
}

function replayed(game: Game, record: MatchRecord, chapters: (readonly Recorded[])[]): Match {
  if (record.game === game.id) checkSetup(game, record);
  try {
    return replay(game, record, record.answers.length, (_match, events) => chapters.push(events));
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
  err.write(paintFor(table.io).faint(`${nameOf(table, seat)} thinks …`));
  return () => err.write('\r\x1b[2K');
}

function leave(table: Table): void {
  const { match, io, paint, saveTo } = table;
  say(table, paint.faint(`You leave the table after ${plural(match.answers.length, 'answer')}.`));
  if (saveTo !== undefined) say(table, `Saved to ${writeRecord(saveTo, recordOf(match), io.cwd)}.`);
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
