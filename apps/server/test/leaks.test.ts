/**
 * Nobody is told what they may not know, over real sockets: whole matches of random players, every seat and a
 * spectator listening. What each of them heard must be exactly its own view, its own events and its own options, step by step; that
 * those tell nothing hidden is the business of the laws (packages/testkit).
 */
import type { Game, Json, MatchOptions, MatchRecord, Setting, Viewer } from '@questhall/kernel';
import { asGame, eventsFor, present, replay, same } from '@questhall/kernel';
import { expect, test } from 'vitest';
import { GAMES } from '../src/games.ts';
import { NO_LIMITS } from '../src/index.ts';
import type { Person } from './people.ts';
import { join, newTable, newToken, playOn } from './people.ts';
import { serve } from './toy-hall.ts';

/** Matches of random players, by game: those of the long games say as much in a few. */
const MATCHES: { readonly [game: string]: number } = { 'pug-quest': 8, brawl: 4, 'dungeon-fighter': 4 };
const FEW = 2;
/** Tables that play at the same time. */
const AT_ONCE = 8;

/** What a viewer knows after one more answer. */
interface Step {
  readonly view: unknown;
  readonly events: unknown;
  readonly options: unknown;
  readonly waiting: unknown;
  readonly outcome: unknown;
}

/** Keeps everything this person is shown as this viewer. */
function listen({ client }: Person, viewer: Viewer): Step[] {
  const steps: Step[] = [];
  client.listen(({ shown }, update) => {
    const now = shown.get(viewer)?.seen;
    if (!update || !now) return;
    const events = update.type === 'view' ? update.log.flatMap((page) => page.events) : (update.events ?? []);
    const { view, decision, waiting, outcome } = now;
    steps.push({ view, events, options: decision?.options ?? null, waiting, outcome });
  });
  return steps;
}

/** Everybody takes a seat, one looks on, and all play at random to the end. */
async function playMatch(port: number, game: Game, settings: Settings, seed: string) {
  const { players, ...options } = settings;
  const tokens = await Promise.all(
    Array.from({ length: players }, (_, seat) => newToken(port, `Guest ${seat}`)),
  );
  const spec = {
    game: game.id,
    settings: { players, options, undo: 'never' },
    seats: [{ holder: 'you' }],
  } as const;
  const table = await newTable(port, tokens[0] as string, spec);
  const people: Person[] = [];
  for (const [seat, token] of tokens.entries()) {
    const person = await join(port, table, token);
    if (seat > 0) await person.client.ask({ type: 'seat', seat, action: { do: 'take' } });
    people.push(person);
  }
  const spectator = await join(port, table);
  // A board in the room, in the browser of somebody who sits at the table.
  const board = await join(port, table, tokens[0], true);
  const boardHeard = listen(board, null);
  const heard = new Map<Viewer, Step[]>(people.map((person, seat) => [seat, listen(person, seat)]));
  heard.set(null, listen(spectator, null));
  await people[0]?.client.ask({ type: 'start' });
  const everybody = [...people, spectator, board];
  await Promise.all(everybody.map((person) => person.until(({ shown }) => shown.size > 0)));
  await playOn(everybody, seed);
  await Promise.all(everybody.map((person) => person.until((state) => state.table?.status === 'finished')));
  const frames = everybody.map((person) => person.frames.join('\n'));
  await Promise.all(everybody.map((person) => person.hangUp()));
  expect(board.client.state().you).toMatchObject({ seats: [], host: false });
  expect([...board.client.state().shown.keys()]).toEqual([null]);
  expect(boardHeard).toEqual(heard.get(null));
  const response = await fetch(`http://127.0.0.1:${port}/api/replays/${table}.1`);
  const record = (await response.json()) as MatchRecord;
  return { record, heard, frames };
}

function compare(game: Game, record: MatchRecord, heard: ReadonlyMap<Viewer, readonly Step[]>): void {
  let at = 0;
  replay(game, record, undefined, (match, recorded) => {
    for (const [viewer, steps] of heard) {
      const { view, decision, waiting, outcome } = present(match, viewer);
      const events = eventsFor(viewer, recorded);
      const expected = { view, events, options: decision?.options ?? null, waiting, outcome };
      if (!same(steps[at], expected)) expect(steps[at]).toEqual(JSON.parse(JSON.stringify(expected)));
    }
    at += 1;
  });
  for (const steps of heard.values()) expect(steps).toHaveLength(at);
}

type Settings = MatchOptions & { readonly [key: string]: Json };

const valuesOf = (setting: Setting): readonly Json[] => {
  if (setting.kind === 'choice') return setting.values;
  return setting.kind === 'flag' ? [false, true] : [setting.default as Json];
};

/** Every number of players with every value of every setting, as far as the game allows. */
function setupsOf(game: Game): readonly Settings[] {
  const { min, max } = game.players;
  let all: Settings[] = Array.from({ length: max - min + 1 }, (_, more) => ({ players: min + more }));
  for (const setting of game.settings) {
    all = all.flatMap((each) => valuesOf(setting).map((value) => ({ ...each, [setting.key]: value })));
  }
  return all.filter((settings) => 'options' in game.configure(settings));
}

const names = Object.keys(GAMES);

test.each(names)('%s: every seat and every spectator hears exactly what it may know', async (name) => {
  const { port } = await serve({
    games: new URL('../src/games.ts', import.meta.url),
    limits: NO_LIMITS,
  });
  const game = asGame(await (GAMES[name] as () => Promise<Game>)());
  const setups = setupsOf(game);
  const matches = MATCHES[name] ?? FEW;
  let next = 0;
  const oneAfterAnother = async (): Promise<void> => {
    for (let number = next++; number < matches; number = next++) {
      // A step that shares no factor with their number visits them all, far apart.
      const settings = setups[(number * 37) % setups.length] as Settings;
      const { record, heard, frames } = await playMatch(port, game, settings, `leaks ${number}`);
      compare(game, record, heard);
      for (const all of frames) expect(all.includes(record.seed)).toBe(false);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, oneAfterAnother));
});
