import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test, vi } from 'vitest';
import { testFolder } from './folders.ts';
import { asked, join, playOn } from './people.ts';
import { seatTwo, serve } from './toy-hall.ts';

async function spawnServer(folder: string): Promise<{ child: ChildProcess; port: number }> {
  const script = fileURLToPath(new URL('./toy-server.ts', import.meta.url));
  const child = spawn(process.execPath, [script, folder], { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  for await (const line of createInterface(child.stdout)) {
    const port = /^port (\d+)$/.exec(line)?.[1];
    if (port) return { child, port: Number(port) };
  }
  throw new Error('the server did not start');
}

test('killed in mid-match and started again, both go on and nothing is lost', async () => {
  const folder = testFolder();
  let { child, port } = await spawnServer(folder);
  const { table, ann, bo } = await seatTwo(port);
  for (const round of [1, 2, 3]) {
    await playOn([ann, bo], `round ${round}`, 4);
    // One more is on its way when the server dies: it is either kept or not, but never half.
    const person = asked(ann) ? ann : bo;
    const open = asked(person);
    const last = open && person.client.answer(open.seat, open.options[0] as { do: string });
    const seen = [ann, bo].map(({ client }, seat) => client.state().shown.get(seat)?.version ?? 0);
    child.kill('SIGKILL');
    await once(child, 'exit');
    await last;
    ({ child, port } = await spawnServer(folder));
    await Promise.all([ann.comeBack(port), bo.comeBack(port)]);
    await Promise.all(
      [ann, bo].map((one, seat) =>
        one.until(({ shown }) => (shown.get(seat)?.version ?? -1) >= (seen[seat] ?? 0)),
      ),
    );
    if (ann.client.state().shown.get(0)?.seen.outcome) break;
    expect(ann.client.state().table).toMatchObject({ table, status: 'playing' });
  }
  await playOn([ann, bo], 'to the end');
  const replay = await fetch(`http://127.0.0.1:${port}/api/replays/${table}.1`);
  expect(replay.status).toBe(200);
});

test('told to stop, the server says goodbye, and the next one has everything', async () => {
  const folder = testFolder();
  const { child, port } = await spawnServer(folder);
  const { table, ann, bo } = await seatTwo(port, {
    game: 'toy',
    settings: { players: 2, clock: { bank: 500, gain: 3 } },
    seats: [{ holder: 'you' }],
  });
  await playOn([ann, bo], 'first', 5);
  const clock = ann.client.state().shown.get(0)?.seen.clock;
  const goodbye = ann.next('bye');
  child.kill('SIGTERM');
  expect(await goodbye).toMatchObject({ again: true, reason: { rule: 'QH-CLOSING' } });
  if (child.exitCode === null) await once(child, 'exit');
  expect(child.exitCode).toBe(0);
  const next = await serve({ data: folder });
  await ann.comeBack(next.port);
  await bo.comeBack(next.port);
  await playOn([ann, bo], 'second', 1);
  const later = ann.client.state().shown.get(0)?.seen.clock;
  // The time between the servers was nobody's.
  for (const seat of [0, 1]) expect((clock?.[seat] ?? 0) - (later?.[seat] ?? 0)).toBeLessThan(60_000);
  expect(ann.client.state().table?.table).toBe(table);
});

test('a table nobody is at leaves memory and comes back from its log', async () => {
  const { port } = await serve({ tidyEvery: 5 });
  const { table, ann, bo } = await seatTwo(port);
  await playOn([ann, bo], 'first', 6);
  const before = ann.client.state().shown.get(0)?.seen.view;
  await Promise.all([ann.hangUp(), bo.hangUp()]);
  const tables = async (): Promise<number> => {
    const health = await fetch(`http://127.0.0.1:${port}/healthz`);
    return ((await health.json()) as { tables: number }).tables;
  };
  await vi.waitUntil(async () => (await tables()) === 0, { timeout: 120_000 });
  const again = await join(port, table, ann.token);
  await again.until(({ shown }) => shown.has(0));
  expect(again.client.state().shown.get(0)?.seen.view).toEqual(before);
});

test('[R11] a folder has one server at a time, whichever port it would listen on', async () => {
  const data = testFolder();
  const first = await serve({ data });
  await expect(serve({ data })).rejects.toThrow(`${data} is in use: another Questhall keeps its hall there.`);
  await first.server.close();
  const { port } = await serve({ data });
  expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
});
