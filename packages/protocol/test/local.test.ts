import { pick, seeded } from '@questhall/kernel';
import { expect, test } from 'vitest';
import type { LocalTools, SavedTable } from '../src/host/index.ts';
import { openLocalTable, resumeLocalTable } from '../src/host/index.ts';
import type { TableClient } from '../src/index.ts';
import { createTableClient, PROTOCOL } from '../src/index.ts';
import { TOY } from './hall.ts';

interface Page {
  readonly tools: LocalTools;
  readonly saves: SavedTable[];
  frames: (frame: string) => void;
}

function newPage(): Page {
  const saves: SavedTable[] = [];
  const dice = { rng: seeded('page') };
  let secrets = 0;
  const page: Page = {
    saves,
    frames: () => {},
    tools: {
      now: () => 5,
      secret: () => `secret ${secrets++}`,
      wakeAt: () => {},
      fault: (error) => {
        throw error;
      },
      hint: () => Promise.resolve([]),
      think({ match, seat }) {
        const options = match.decisions.find((open) => open.seat === seat)?.options ?? [];
        return Promise.resolve(
          options[
            pick(
              dice,
              options.map((_, at) => at),
            )
          ] ?? { do: 'none' },
        );
      },
      send: (frame) => page.frames(frame),
      keep: (saved) => saves.push(structuredClone(saved)),
    },
  };
  return page;
}

function connect(page: Page, receive: (frame: string) => void): TableClient {
  const client = createTableClient({ table: 'local', send: receive });
  page.frames = client.receive;
  client.connected();
  return client;
}

async function playAll(client: TableClient, most: number): Promise<void> {
  const dice = { rng: seeded('person') };
  for (let count = 0; count < most; count++) {
    await Promise.resolve();
    const decision = client.state().shown.get(0)?.seen.decision;
    if (!decision) continue;
    const option = decision.options[
      pick(
        dice,
        decision.options.map((_, at) => at),
      )
    ] ?? { do: 'none' };
    expect(await client.answer(0, option)).toEqual({ ok: undefined });
  }
}

const SOLO = {
  game: 'toy',
  seats: [
    { holder: 'you', name: 'Ann' },
    { holder: 'bot', bot: 'greedy' },
  ],
} as const;

test('a person and a bot play in the page, and what was kept goes on in another', async () => {
  const first = newPage();
  const opened = openLocalTable(TOY, SOLO, first.tools);
  if ('problems' in opened) throw new Error('it opens');
  const client = connect(first, opened.table.receive);
  expect(client.state().table).toMatchObject({ status: 'playing', settings: { undo: 'free' } });
  await playAll(client, 8);
  const saved = first.saves.at(-1);
  if (!saved) throw new Error('it was kept');
  const second = newPage();
  const again = connect(second, resumeLocalTable(TOY, saved, second.tools).receive);
  expect(again.state().shown.get(0)?.seen.view).toEqual(client.state().shown.get(0)?.seen.view);
  await playAll(again, 400);
  expect(again.state().table?.status).toBe('finished');
});

test('what is wrong with a table is said before it opens', () => {
  const opened = openLocalTable(TOY, { ...SOLO, settings: { players: 7 } }, newPage().tools);
  expect(opened).toHaveProperty('problems.0.field', 'players');
});

test('a match in the page begins by itself only when nobody is missing', () => {
  const seats = [{ holder: 'you', name: 'Ann' }, { holder: 'open' }] as const;
  const page = newPage();
  const waiting = openLocalTable(TOY, { ...SOLO, seats }, page.tools);
  if ('problems' in waiting) throw new Error('it opens');
  expect(connect(page, waiting.table.receive).state().table?.status).toBe('gathering');
});

test('a frame that is no message is refused', () => {
  const page = newPage();
  const opened = openLocalTable(TOY, SOLO, page.tools);
  if ('problems' in opened) throw new Error('it opens');
  const frames: string[] = [];
  page.frames = (frame) => frames.push(frame);
  opened.table.receive('{"type":"answer","id":4}');
  expect(JSON.parse(frames[0] ?? '')).toMatchObject({
    type: 'refused',
    id: 4,
    reason: { rule: 'QH-MALFORMED' },
  });
  opened.table.receive('{"type":"answer","id":4.5}');
  expect(JSON.parse(frames[1] ?? '')).not.toHaveProperty('id');
});

test('a client that brings a token says it, and one that has none does not', () => {
  const opened = [undefined, 'secret'].map((token) => {
    const frames: string[] = [];
    const client = createTableClient({
      table: 'TABLE',
      send: (frame) => frames.push(frame),
      ...(token !== undefined && { token }),
    });
    client.connected();
    return frames.map((frame) => JSON.parse(frame) as unknown);
  });
  const open = { type: 'open', protocol: PROTOCOL, table: 'TABLE' };
  expect(opened).toEqual([[open], [{ ...open, token: 'secret' }]]);
});
