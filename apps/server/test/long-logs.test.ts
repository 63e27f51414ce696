import type { Option } from '@questhall/kernel';
import { asGame } from '@questhall/kernel';
import type { TableRecord } from '@questhall/protocol/host';
import { newTable as made } from '@questhall/protocol/host';
import { carriedOut, endless } from '@questhall/testkit/endless';
import { expect, onTestFinished, test } from 'vitest';
import { NO_LIMITS } from '../src/index.ts';
import type { Storage } from '../src/storage/port.ts';
import { createLoading } from '../src/tables/loading.ts';
import { rowOf } from '../src/tables/row.ts';
import { createSlices } from '../src/tables/slices.ts';
import { testFolder } from './folders.ts';
import type { Person } from './people.ts';
import { asked, join, newTable, newToken } from './people.ts';
import { serve } from './toy-hall.ts';

const GAME = asGame(endless);
const GAMES = new URL('./endless-games.ts', import.meta.url);
const ALONE = {
  game: 'endless',
  settings: { players: 1, undo: 'free' },
  seats: [{ holder: 'you' }],
} as const;

/** The most answers carried out between two turns of the event loop, from now on. */
function mostPerTurn(): () => number {
  let [before, most, over] = [carriedOut.answers, 0, false];
  const look = (): void => {
    most = Math.max(most, carriedOut.answers - before);
    before = carriedOut.answers;
    if (!over) setImmediate(look);
  };
  setImmediate(look);
  onTestFinished(() => {
    over = true;
  });
  return () => most;
}

test('[R12] whatever is loaded at once, a turn of the event loop plays one slice', async () => {
  const table = made(GAME, 'TABLE', ALONE, { id: 'a', name: 'Ann' });
  if ('problems' in table) throw new Error('no table');
  const match = { options: { players: 1 }, seed: 'long', seats: ['Ann'] };
  const record: TableRecord = { ...table.record, status: 'playing', match };
  const entries = Array.from({ length: 2000 }, (_, at) =>
    JSON.stringify({ at, seat: 0, option: { do: 'add', what: 1 + (at % 2) } }),
  );
  const storage = {
    loadTable: () => Promise.resolve(rowOf(record, 0)),
    loadSnapshot: () => Promise.resolve(undefined),
    readLog: () => Promise.resolve(entries),
  } as Partial<Storage> as Storage;
  const loading = createLoading({
    storage,
    quarantines: { well: (found) => Promise.resolve(found) },
    slices: createSlices(),
    away: { from: 0, until: 0 },
    rulesFor: () => Promise.resolve(GAME),
    newest: () => Promise.resolve(GAME),
    now: () => 0,
    newSeed: () => 'the next part',
    setAside: (_table, _rules, error) => {
      throw error;
    },
  });
  const all = Promise.all(['A', 'B', 'C', 'D'].map((name) => loading.table(name)));
  // Each of the four begins at once; from then on they take turns.
  const begun = carriedOut.answers;
  while (carriedOut.answers < begun + 4 * 50) await new Promise(setImmediate);
  const most = mostPerTurn();
  for (const each of await all) expect(each?.past.log?.version).toBe(2000);
  expect(most()).toBeLessThanOrEqual(2 * 50);
});

async function answer(ann: Person, times: number): Promise<void> {
  for (let at = 0; at < times; at++) {
    const option = asked(ann)?.options[at % 2] as Option;
    expect(await ann.client.answer(0, option)).toHaveProperty('ok');
  }
}

test('[R12] who comes back to a long match and takes back much keeps nobody waiting', async () => {
  const data = testFolder();
  const first = await serve({ data, games: GAMES, limits: NO_LIMITS });
  const token = await newToken(first.port, 'Ann');
  const table = await newTable(first.port, token, ALONE);
  const ann = await join(first.port, table, token);
  await ann.client.ask({ type: 'start' });
  await answer(ann, 700);
  const sum = (): unknown => ann.client.state().shown.get(0)?.seen.view;
  expect(sum()).toEqual({ sum: 1050 });
  await ann.hangUp();
  await first.server.close();

  const second = await serve({ data, games: GAMES, limits: NO_LIMITS });
  const most = mostPerTurn();
  await ann.comeBack(second.port);
  expect(sum()).toEqual({ sum: 1050 });
  for (let undone = 1; undone <= 200; undone++) {
    expect(await ann.client.ask({ type: 'undo', seat: 0 })).toHaveProperty('ok');
    await ann.until(({ shown }) => shown.get(0)?.version === 700 + undone);
  }
  expect(sum()).toEqual({ sum: 750 });
  expect(most()).toBeLessThan(200);
  await answer(ann, 3);
});
