import { expect, onTestFinished, test } from 'vitest';
import { addressOf, startPostgresPair } from '../src/torture/postgres-pair.ts';
import { playOn } from './people.ts';
import { seatTwo, serve } from './toy-hall.ts';

test('[R7] the primary dies with its disk in mid-match: nodes go on with the replica, and nothing that was told is lost', async () => {
  const pair = await startPostgresPair();
  onTestFinished(() => pair.end());
  const database = addressOf(pair.ports, await pair.newDatabase());
  const served = await serve({ database, beatEvery: 250 });
  const { table, ann, bo } = await seatTwo(served.port);
  await playOn([ann, bo], 'before', 3);
  const told = ann.client.state().shown.get(0)?.version;
  await pair.failOver();
  await Promise.all([ann.hangUp(), bo.hangUp()]);
  await expect.poll(() => health(served.port)).toBe(200);
  await Promise.all([ann.comeBack(), bo.comeBack()]);
  await Promise.all([ann, bo].map((person) => person.until(({ shown }) => shown.size > 0)));
  expect(ann.client.state().shown.get(0)?.version).toBe(told);
  await playOn([ann, bo], 'to the end');
  expect((await fetch(`http://127.0.0.1:${served.port}/api/replays/${table}.1`)).status).toBe(200);
  served.faults.length = 0;
}, 120_000);

const health = async (port: number): Promise<number> =>
  (await fetch(`http://127.0.0.1:${port}/healthz`)).status;
