import kingPugulus from '@questhall/games/pug-quest/examples/king-pugulus.json' with { type: 'json' };
import type { LibraryEntry } from '@questhall/protocol';
import { LIMITS, libraryEntry } from '@questhall/protocol';
import { exact, read } from '@questhall/schema';
import { expect, test } from 'vitest';
import { listLibrary, listPeople, mutePerson, openStorage, withdraw } from '../src/index.ts';
import { testFolder } from './folders.ts';
import { newToken } from './people.ts';
import { serve } from './toy-hall.ts';

interface Refused {
  readonly reason: { readonly rule: string };
  readonly problems?: readonly { readonly field: string }[];
}

const callingAt =
  (port: number) =>
  async <T = LibraryEntry>(token: string, method: string, route: string, body?: object) => {
    const reply = await fetch(`http://127.0.0.1:${port}/api/library/${route}`, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: reply.status, body: (await reply.json()) as T };
  };

const PUGS = 'pug-quest/pugs';
const CHALLENGES = 'brawl/challenges';
const TEA_TIME = { name: 'Tea Time', difficulty: 'easy', test: { test: 'court', statue: 'creation' } };

async function three() {
  const data = testFolder();
  const served = await serve({ data });
  const [ann = '', bo = '', cy = ''] = await Promise.all(
    ['Ann', 'Bo', 'Cy'].map((name) => newToken(served.port, name)),
  );
  const call = callingAt(served.port);
  const list = async (token: string, shelf: string) =>
    (await call<{ creations: readonly LibraryEntry[] }>(token, 'GET', shelf)).body.creations;
  return { ...served, data, ann, bo, cy, call, list };
}

test('[O1] what somebody lets others have is found, opened, liked, and changed with its ancestor named', async () => {
  const { ann, bo, cy, call, list } = await three();
  const put = await call(ann, 'POST', CHALLENGES, { draft: TEA_TIME });
  expect(put).toMatchObject({ status: 201, body: { title: 'Tea Time', by: 'Ann', yours: true } });
  expect(read(exact(libraryEntry.entries), put.body)).toHaveProperty('ok');
  const { id } = put.body;
  const opened = await call<LibraryEntry & { draft: unknown }>(bo, 'GET', `${CHALLENGES}/${id}`);
  expect(opened.body).toMatchObject({ title: 'Tea Time', yours: false, thumbs: 0, draft: TEA_TIME });
  const copy = { draft: { ...TEA_TIME, name: 'Late Tea' }, from: id };
  const changed = await call(bo, 'POST', CHALLENGES, copy);
  expect(changed.body.from).toEqual({ id, title: 'Tea Time', by: 'Ann' });
  // The later comes first until the other is liked more; twice by the same is once.
  expect((await list(cy, CHALLENGES)).map(({ title }) => title)).toEqual(['Late Tea', 'Tea Time']);
  const like = (liked: boolean) => call(cy, 'PUT', `${CHALLENGES}/${id}/liked`, { liked });
  await like(true);
  expect((await like(true)).body).toMatchObject({ thumbs: 1, liked: true });
  expect((await list(bo, CHALLENGES)).map(({ title, liked }) => [title, liked])).toEqual([
    ['Tea Time', false],
    ['Late Tea', false],
  ]);
  expect((await like(false)).body).toMatchObject({ thumbs: 0, liked: false });
  expect(await list(cy, PUGS)).toEqual([]);
  // Only who made it takes it out; the copy stays, and names nobody who is not there.
  const takeOut = (token: string) => call(token, 'DELETE', `${CHALLENGES}/${id}`);
  expect((await takeOut(bo)).body).toEqual({ removed: false });
  expect((await takeOut(ann)).body).toEqual({ removed: true });
  expect(await list(cy, CHALLENGES)).toMatchObject([{ title: 'Late Tea', from: null }]);
  expect((await call(cy, 'GET', `${CHALLENGES}/${id}`)).status).toBe(404);
});

test('what cannot be played, fits no table, is of no kind or comes from nobody is refused with the reason', async () => {
  const { ann, call } = await three();
  const refused = async (shelf: string, body: object, token = ann) => {
    const { status, body: said } = await call<Refused>(token, 'POST', shelf, body);
    return [status, said.reason.rule, said.problems?.map(({ field }) => field)];
  };
  const damaged = { ...TEA_TIME, name: '', test: { test: 'court', statue: 'teapot' } };
  expect(await refused(CHALLENGES, { draft: damaged })).toEqual([
    400,
    'QH-CREATION',
    ['name', 'test.statue'],
  ]);
  const long = { ...TEA_TIME, name: 'x'.repeat(LIMITS.message) };
  expect(await refused(CHALLENGES, { draft: long })).toEqual([400, 'QH-CREATION-LONG', undefined]);
  expect(await refused('brawl/teapots', { draft: TEA_TIME })).toEqual([404, 'QH-NO-CREATION', undefined]);
  expect(await refused(CHALLENGES, { draft: TEA_TIME }, 'nobody')).toEqual([401, 'QH-NOBODY', undefined]);
  const say = (route: string, body: object) => call<Refused>(ann, 'PUT', `${CHALLENGES}/none/${route}`, body);
  expect((await say('liked', { liked: true })).status).toBe(404);
  expect((await say('reported', { why: 'rude' })).status).toBe(404);
  expect((await say('reported', { why: '' })).status).toBe(400);
});

test('nobody fills the library alone', async () => {
  const { ann, call, list } = await three();
  const all = await Promise.all(
    Array.from({ length: 30 }, () => call(ann, 'POST', CHALLENGES, { draft: TEA_TIME })),
  );
  expect(new Set(all.map(({ status }) => status))).toEqual(new Set([201]));
  const more = await call<Refused>(ann, 'POST', PUGS, { draft: kingPugulus });
  expect([more.status, more.body.reason.rule]).toEqual([409, 'QH-LIBRARY-FULL']);
  expect(await list(ann, CHALLENGES)).toHaveLength(30);
});

test('[O1] what is reported is told to the host of the hall, who takes it out; who is muted puts nothing in', async () => {
  const { ann, bo, cy, call, data, server, told } = await three();
  const { id } = (await call(ann, 'POST', PUGS, { draft: kingPugulus })).body;
  await call(ann, 'POST', CHALLENGES, { draft: TEA_TIME });
  const report = (token: string, why: string) => call(token, 'PUT', `${PUGS}/${id}/reported`, { why });
  for (const [token, why] of [
    [bo, 'too greedy'],
    [bo, 'still too greedy'],
    [cy, 'a king'],
  ] as const)
    expect((await report(token, why)).body).toEqual({ reported: true });
  const heard = told.flatMap((each) => (each.event === 'creation reported' ? [each.why] : []));
  expect(heard).toEqual(['too greedy', 'a king']);
  await server.close();

  const storage = await openStorage({ data });
  const [first, second] = await listLibrary(storage);
  expect(first).toMatchObject({ key: `${PUGS}/${id}`, title: 'King Pugulus the Greedy', by: 'Ann' });
  expect(first?.reports.toSorted()).toEqual(['a king', 'too greedy']);
  expect(second).toMatchObject({ title: 'Tea Time', reports: [] });
  expect(await withdraw(storage, `${PUGS}/${id}`)).toBe('King Pugulus the Greedy');
  expect(await withdraw(storage, `${PUGS}/${id}`)).toBeUndefined();
  expect(await listLibrary(storage)).toHaveLength(1);
  for await (const { person, name } of listPeople(storage))
    if (name === 'Ann') await mutePerson(storage, person, true);
  await storage.close();

  const again = await serve({ data });
  const muted = await callingAt(again.port)<Refused>(ann, 'POST', CHALLENGES, { draft: TEA_TIME });
  expect([muted.status, muted.body.reason.rule]).toEqual([403, 'QH-MUTED']);
});
