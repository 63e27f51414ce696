import type { Option } from '@questhall/kernel';
import { expect, test, vi } from 'vitest';
import type { Person } from './people.ts';
import { asked, join, newTable, newToken, playOn } from './people.ts';
import { DUEL, seatTwo, serve } from './toy-hall.ts';
import { troubledDisk } from './troubled-disk.ts';

const versionOf = ({ client }: Person, seat: number): number | undefined =>
  client.state().shown.get(seat)?.version;

const firstAnswer = (person: Person) => {
  const open = asked(person);
  if (!open) throw new Error('nobody is asked');
  return person.client.answer(open.seat, open.options[0] as Option);
};

test('slow disk: what is not safe yet is told to nobody, and then to everybody, once', async () => {
  const disk = troubledDisk();
  const { port } = await serve({ openStorage: disk.open });
  const { table, ann, bo } = await seatTwo(port);
  const heard = [ann.frames.length, bo.frames.length];
  const release = disk.hold();
  const answered = firstAnswer(ann);
  // Another connection to the same server is answered meanwhile: the disk holds up nobody but those who wait for it.
  expect((await fetch(`http://127.0.0.1:${port}/metrics`)).status).toBe(200);
  const asksToo = bo.client.ask({ type: 'ping' });
  expect([ann.frames.length, bo.frames.length]).toEqual(heard);
  release();
  expect(await answered).toHaveProperty('ok');
  expect(await asksToo).toHaveProperty('ok');
  await playOn([ann, bo], 'to the end');
  const replay = await fetch(`http://127.0.0.1:${port}/api/replays/${table}.1`);
  expect(replay.status).toBe(200);
});

test('full disk: an answer that cannot be kept is refused and shown to nobody; with room again the match goes on', async () => {
  const disk = troubledDisk();
  const { port, faults } = await serve({ openStorage: disk.open });
  const { table, ann, bo } = await seatTwo(port);
  await playOn([ann, bo], 'before', 4);
  disk.fill();
  const person = asked(ann) ? ann : bo;
  const seat = asked(person)?.seat ?? 0;
  const version = versionOf(person, seat);
  const views = [ann, bo].map(({ client }, at) => client.state().shown.get(at)?.seen.view);
  const refused = await firstAnswer(person);
  expect(refused).toMatchObject({
    refused: { rule: 'QH-NOT-SAVED' },
  });
  expect(versionOf(person, seat)).toBe(version);
  for (const [at, { client }] of [ann, bo].entries())
    expect(client.state().shown.get(at)?.seen.view).toEqual(views[at]);
  expect(String(faults[0])).toContain('full');
  disk.makeRoom();
  expect(await firstAnswer(person)).toHaveProperty('ok');
  expect(versionOf(person, seat)).toBe((version ?? 0) + 1);
  await playOn([ann, bo], 'after');
  const replay = await fetch(`http://127.0.0.1:${port}/api/replays/${table}.1`);
  const { answers } = (await replay.json()) as { answers: unknown[] };
  expect(answers.length).toBe(versionOf(ann, 0));
  faults.length = 0;
});

test('full disk: a bot whose answer cannot be kept waits, and plays on when there is room', async () => {
  const disk = troubledDisk();
  const { port, faults } = await serve({ openStorage: disk.open });
  const token = await newToken(port, 'Ann');
  const seats = [{ holder: 'you' }, { holder: 'bot', bot: 'random' }] as const;
  const table = await newTable(port, token, { ...DUEL, seats });
  const ann = await join(port, table, token);
  expect(await ann.client.ask({ type: 'start' })).toHaveProperty('ok');
  await ann.until(({ shown }) => shown.get(0)?.seen.decision !== undefined);
  disk.fill();
  const begun = performance.now();
  const reply = await firstAnswer(ann);
  expect(reply).toMatchObject({ refused: { rule: 'QH-NOT-SAVED' } });
  // One failed answer of Ann's, perhaps one of the bot's each second, and a sign of life: nobody tries all the time.
  const seconds = Math.ceil((performance.now() - begun) / 1000);
  expect(faults.length).toBeLessThanOrEqual(1 + 2 * seconds);
  disk.makeRoom();
  while (!ann.client.state().shown.get(0)?.seen.outcome) {
    if (asked(ann)) expect(await firstAnswer(ann)).toHaveProperty('ok');
    else await ann.until(({ shown }) => !!shown.get(0)?.seen.outcome || !!asked(ann));
  }
  await vi.waitUntil(() => ann.client.state().table?.status === 'finished', { timeout: 120_000 });
  faults.length = 0;
});
