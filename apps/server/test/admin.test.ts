import { expect, test } from 'vitest';
import {
  changeLimit,
  keptLimits,
  limitsInWords,
  listPeople,
  mutePerson,
  readLimit,
  removePerson,
} from '../src/index.ts';
import type { ListedPerson } from '../src/people/admin.ts';
import { openStorage } from '../src/storage/open.ts';
import { testFolder } from './folders.ts';
import { join } from './people.ts';
import { DUEL, seatTwo, serve } from './toy-hall.ts';

async function everybody(people: ReturnType<typeof listPeople>): Promise<readonly ListedPerson[]> {
  const all: ListedPerson[] = [];
  for await (const person of people) all.push(person);
  return all;
}

test('[O5] whoever runs a hall lists its people and mutes one, who plays on', async () => {
  const data = testFolder();
  const first = await serve({ data });
  const { table, ann } = await seatTwo(first.port, DUEL);
  await first.server.close();
  const storage = await openStorage({ data });
  const people = await everybody(listPeople(storage));
  expect(people.map(({ name, muted }) => [name, muted]).toSorted()).toEqual([
    ['Ann', false],
    ['Bo', false],
  ]);
  const person = people.find(({ name }) => name === 'Ann')?.person ?? '';
  expect(await everybody(listPeople(storage, 'AN'))).toHaveLength(1);
  expect(await mutePerson(storage, person, true)).toBe('Ann');
  expect(await mutePerson(storage, 'nobody', true)).toBeUndefined();
  expect((await everybody(listPeople(storage, 'ann')))[0]?.muted).toBe(true);
  await storage.close();

  const second = await serve({ data });
  const back = await join(second.port, table, ann.token);
  for (const words of [
    { type: 'chat', text: 'hm' },
    { type: 'phrase', phrase: 'hm' },
  ] as const)
    expect(await back.client.ask(words)).toMatchObject({ refused: { rule: 'QH-MUTED' } });
  expect(back.client.state().you?.seats).toEqual([0]);
  await second.server.close();

  const again = await openStorage({ data });
  await mutePerson(again, person, false);
  await again.close();
  const third = await serve({ data });
  expect(
    await (await join(third.port, table, ann.token)).client.ask({ type: 'chat', text: 'hm' }),
  ).toHaveProperty('ok');
});

test('[O5] who is removed is a stranger on all devices, and a bot plays on', async () => {
  const data = testFolder();
  const first = await serve({ data });
  const { table, ann, bo } = await seatTwo(first.port, DUEL);
  await first.server.close();
  const storage = await openStorage({ data });
  const [person] = await everybody(listPeople(storage, 'Ann'));
  expect(await removePerson(storage, person?.person ?? '', Date.now())).toBe('Ann');
  expect((await everybody(listPeople(storage))).map(({ name }) => name)).toEqual(['Bo']);
  expect(await storage.getNote(`tokens of ${ann.token?.split('.')[0]} from`)).toBeUndefined();
  await storage.close();
  const { port } = await serve({ data, wall: () => Date.now() + 1000 });
  const seen = (await join(port, table, bo.token)).client.state().table;
  expect(seen?.seats[0]).toMatchObject({ holder: 'bot', name: 'Former player' });
  const asked = await fetch(`http://127.0.0.1:${port}/api/me/export`, {
    headers: { authorization: `Bearer ${ann.token}` },
  });
  expect(asked.status).toBe(401);
});

test('[R14] who is removed while the hall is open is shown out at once, and their seat is a bot’s', async () => {
  const data = testFolder();
  const { port } = await serve({ data, beatEvery: 20 });
  const { ann, bo } = await seatTwo(port, DUEL);
  const storage = await openStorage({ data });
  const [person] = await everybody(listPeople(storage, 'Ann'));
  expect(await removePerson(storage, person?.person ?? '', Date.now())).toBe('Ann');
  await storage.close();
  expect((await ann.until(({ bye }) => bye !== null)).bye?.reason.rule).toBe('QH-REVOKED');
  const { table } = await bo.until((state) => state.table?.seats[0]?.name === 'Former player');
  expect(table?.seats[0]?.holder).toBe('bot');
});

test('[O5] limits are changed one by one, and are in force from the next start', async () => {
  const data = testFolder();
  const storage = await openStorage({ data });
  for (const wrong of [
    'nothing=3',
    'creations',
    'creations=0/1',
    'creations=2/0',
    'connections=1/2',
    'creations=-1/2',
  ])
    expect(readLimit(wrong), wrong).toBeUndefined();
  await changeLimit(storage, readLimit('creations=2/0.001') ?? '');
  await changeLimit(storage, readLimit('connections=7') ?? '');
  await changeLimit(storage, readLimit('connections=usual') ?? '');
  expect(await keptLimits(storage)).toEqual({ creations: { burst: 2, perSecond: 0.001 } });
  expect(limitsInWords(await keptLimits(storage))).toContain('creations=2/0.001  (usually 120/1)');
  await storage.close();
  const { port } = await serve({ data });
  const statuses = await Promise.all(
    [1, 2, 3].map(async () => {
      const reply = await fetch(`http://127.0.0.1:${port}/api/guests`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{"name":"Ann"}',
      });
      return reply.status;
    }),
  );
  expect(statuses.toSorted()).toEqual([201, 201, 429]);
});
