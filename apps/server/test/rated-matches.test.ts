import { expect } from 'vitest';
import { NO_LIMITS } from '../src/index.ts';
import { personOf } from '../src/people/profile.ts';
import { createLadder } from '../src/ratings/ladder.ts';
import { createRatings } from '../src/ratings/ratings.ts';
import { openStorage } from '../src/storage/open.ts';
import type { OwnPostgres } from '../src/torture/own-postgres.ts';
import { testFolder } from './folders.ts';
import type { Person } from './people.ts';
import { playOn } from './people.ts';
import { DUEL, seatTwo, serve } from './toy-hall.ts';
import { test } from './with-postgres.ts';

const RATED = {
  ...DUEL,
  settings: { players: 2, rated: true, hints: false, clock: { bank: 300, gain: 10 } },
};

interface Rating {
  readonly game: string;
  readonly rating: number;
  readonly deviation: number;
  readonly matches: number;
}

const ratingsOf = async (port: number, { token }: Person): Promise<readonly Rating[]> => {
  const headers = { authorization: `Bearer ${token}` };
  const reply = await fetch(`http://127.0.0.1:${port}/api/me/ratings`, { headers });
  return ((await reply.json()) as { ratings: readonly Rating[] }).ratings;
};

const want = (port: number, { token }: Person, rated: boolean) =>
  fetch(`http://127.0.0.1:${port}/api/me/profile`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ rated }),
  });

const winnersOf = ({ client }: Person): readonly number[] =>
  client.state().shown.get(client.state().you?.seats[0] ?? 0)?.seen.outcome?.winners ?? [];

/** Both have played on to the end: who has won is rated above who has lost, and alike where both kept as much. */
async function expectCounted(port: number, ann: Person, bo: Person): Promise<void> {
  await expect.poll(async () => (await ratingsOf(port, bo)).length).toBe(1);
  const [mine] = await ratingsOf(port, ann);
  const [theirs] = await ratingsOf(port, bo);
  const winners = winnersOf(ann);
  expect(winners.length, 'it is over').toBeGreaterThan(0);
  const better = Number(winners.includes(0)) - Number(winners.includes(1));
  for (const rating of [mine, theirs]) {
    expect(rating).toMatchObject({ game: 'toy', matches: 1 });
    expect(rating?.deviation).toBeLessThan(500);
  }
  expect(Math.sign((mine?.rating ?? 0) - 1500)).toBe(better);
  expect(Math.sign((theirs?.rating ?? 0) - 1500)).toBe(0 - better);
}

test('[O5] a rated match counts for both, once, and is still known after a restart', async () => {
  const data = testFolder();
  const first = await serve({ data });
  const { ann, bo } = await seatTwo(first.port, RATED);
  expect(ann.client.state().table?.rated).toBe(true);
  await playOn([ann, bo], 'rated match');
  await expectCounted(first.port, ann, bo);
  const before = await ratingsOf(first.port, ann);
  await first.server.close();
  const { port } = await serve({ data });
  await ann.comeBack(port);
  expect(await ratingsOf(port, ann)).toEqual(before);
});

test.each([
  ['hints', { hints: true }],
  ['free undo', { undo: 'free' }],
  ['no clock', { clock: null }],
  ['nobody who wants it', { rated: false }],
] as const)('[O5] with %s a match does not count', async (_, other) => {
  const { port } = await serve();
  const { ann, bo } = await seatTwo(port, { ...RATED, settings: { ...RATED.settings, ...other } });
  expect(ann.client.state().table?.rated).toBeUndefined();
  await playOn([ann, bo], 'unrated');
  expect(await ratingsOf(port, ann)).toEqual([]);
});

test('[O5] who does not want a rating has none, and cannot back out of a match that goes badly', async () => {
  const { port } = await serve();
  const { table, ann, bo } = await seatTwo(port, RATED);
  await playOn([ann, bo], 'backs out', 4);
  await want(port, bo, false);
  await playOn([ann, bo], 'backs out, too late');
  await expect.poll(async () => (await ratingsOf(port, ann)).length).toBe(1);
  expect(await ratingsOf(port, bo)).toEqual([]);
  // The next one counts for nobody.
  expect(await ann.client.ask({ type: 'start' })).toHaveProperty('ok');
  await bo.until((state) => state.table?.matchNumber === 2 && state.shown.get(1)?.seen.outcome === null);
  await playOn([ann, bo], 'again');
  const past = async () => {
    const headers = { authorization: `Bearer ${ann.token}` };
    const reply = await fetch(`http://127.0.0.1:${port}/api/me/matches`, { headers });
    return ((await reply.json()) as { matches: { match: string }[] }).matches.map(({ match }) => match);
  };
  await expect.poll(past).toContain(`${table}.2`);
  expect((await ratingsOf(port, ann))[0]?.matches).toBe(1);
});

test('[O5] a rating that is switched off and on again in mid-match was wanted when it began', async () => {
  const { port } = await serve({ limits: NO_LIMITS });
  const { ann, bo } = await seatTwo(port, RATED);
  await playOn([ann, bo], 'wavers', 4);
  for (const wanted of [false, true]) expect((await want(port, bo, wanted)).status).toBe(200);
  await playOn([ann, bo], 'wavers, too late');
  await expectCounted(port, ann, bo);
  // Nor is it forgotten when it is done very often.
  const statuses: number[] = [];
  for (let n = 0; n < 250; n++) statuses.push((await want(port, bo, n % 2 === 1)).status);
  expect(new Set(statuses)).toEqual(new Set([200, 429]));
});

test('[O5] who leaves a rated match has lost it, also where the other leaves, too', async () => {
  const { port } = await serve();
  const { ann, bo } = await seatTwo(port, RATED);
  await playOn([ann, bo], 'leaves', 4);
  for (const person of [bo, ann]) {
    const seat = person === ann ? 0 : 1;
    expect(await person.client.ask({ type: 'seat', seat, action: { do: 'leave' } })).toHaveProperty('ok');
  }
  await expect.poll(async () => (await ratingsOf(port, bo))[0]?.rating ?? 1500).toBeLessThan(1500);
  expect(await ratingsOf(port, ann)).toEqual([]);
});

let postgres: OwnPostgres;
test.beforeAll(({ postgres: shared }) => {
  postgres = shared;
});

test('[O5] on three nodes a match counts once, whichever is asked', async () => {
  const database = await postgres.newDatabase();
  const nodes = await Promise.all([1, 2, 3].map(() => serve({ database })));
  const [one, two, three] = nodes.map(({ port }) => port) as [number, number, number];
  const { ann, bo } = await seatTwo(one, RATED);
  await bo.hangUp();
  await bo.comeBack(two);
  await playOn([ann, bo], 'one of three nodes');
  await expectCounted(three, ann, bo);
  expect((await ratingsOf(two, ann))[0]?.matches).toBe(1);
}, 60_000);

test('[O5] the records of a hall name who is strong for sure, and nobody who does not want that', async () => {
  const storage = await openStorage({ data: testFolder() });
  const time = { now: 0 };
  const ladder = createLadder(storage, ['toy', 'chess'], () => time.now);
  const put = async (guest: string, mu: number, sigma: number, profile: object) => {
    await storage.saveGuest({ id: guest, name: guest, seen: 1 });
    const body = JSON.stringify({ mu, sigma, matches: 1, met: {} });
    await storage.putPersonal({ guest, kind: 'rating', key: 'toy', at: 1, body });
    const shown = JSON.stringify(profile);
    await storage.putPersonal({ guest, kind: 'profile', key: personOf(guest), at: 1, body: shown });
  };
  await put('lucky', 40, 8, { open: true });
  await put('good', 32, 1, { open: true });
  await put('better', 34, 1, { open: true });
  await put('private', 45, 1, { open: false });
  await put('unrated', 45, 1, { open: true, rated: false });
  const names = async () =>
    (await ladder.read()).map(({ game, best }) => [game, best.map(({ name }) => name)]);
  expect(await names()).toEqual([['toy', ['better', 'good', 'lucky']]]);
  expect((await ladder.read())[0]?.best[1]).toEqual({
    person: personOf('good'),
    name: 'good',
    rating: 1710,
    deviation: 60,
    matches: 1,
  });
  await storage.forgetGuest('better');
  time.now += 60_000;
  expect(await names()).toEqual([['toy', ['good', 'lucky']]]);
  await storage.close();
});

test('[R15] nobody wins a rating against themselves, also where two have become one in mid-match', async () => {
  const storage = await openStorage({ data: testFolder() });
  const faults: unknown[] = [];
  const ratings = createRatings(storage, (error) => faults.push(error));
  const result = { at: 1, sides: [0, 1], left: [null, null], winners: [0] };
  ratings.settle('A.1', 'toy', { ...result, guests: ['ann', 'ann'] });
  await ratings.settled();
  expect(await ratings.of('ann')).toEqual([]);
  // Who was forgotten is nobody, however many they are.
  ratings.settle('B.1', 'toy', {
    at: 1,
    sides: [0, 1, 2],
    left: [null, 1, 1],
    winners: [0],
    guests: ['ann', '', ''],
  });
  await ratings.settled();
  expect(await ratings.of('ann')).toHaveLength(1);
  expect(faults).toEqual([]);
  await storage.close();
});
