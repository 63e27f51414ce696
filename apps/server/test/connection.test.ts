import { PROTOCOL } from '@questhall/protocol';
import type { Client, TableRecord } from '@questhall/protocol/host';
import { expect, test } from 'vitest';
import { createBuckets } from '../src/limits.ts';
import { createMetrics } from '../src/metrics.ts';
import type { ConnectionTools } from '../src/play/connection.ts';
import { createConnection } from '../src/play/connection.ts';

const RATE = { burst: 100, perSecond: 100 };
const RECORD = { table: 'ABC234', host: 'ann', seats: [], settings: {} } as unknown as TableRecord;
const OPEN = JSON.stringify({ type: 'open', protocol: PROTOCOL, table: 'ABC234', token: 'bo' });

/** What is looked up in storage is found when the test says so, and everything else at once. */
function connected() {
  const present = new Set<Client>();
  const faults: unknown[] = [];
  const searches: (() => void)[] = [];
  let slow: 'tables' | 'guests' | 'nothing' = 'nothing';
  const found = <T>(what: typeof slow, value: T): Promise<T> =>
    slow === what ? new Promise((resolve) => searches.push(() => resolve(value))) : Promise.resolve(value);
  const table = {
    host: () => ({ record: () => RECORD }),
    client: (guest: Client['guest'], send: Client['send']) => ({ guest, send }),
    join: (client: Client) => void present.add(client),
    part: (client: Client) => void present.delete(client),
    receive: () => {},
  };
  const guest = { id: 'bo', name: 'Bo' };
  const tools: ConnectionTools = {
    hall: { find: () => found('tables', table), closing: () => false },
    guests: {
      recognise: () => found('guests', { guest, isNew: false, isOld: false }),
      rename: () => Promise.resolve(guest),
      isMuted: () => Promise.resolve(false),
    },
    friends: {
      areFriends: () => Promise.resolve(false),
      avoid: () => Promise.resolve(false),
      isInvited: () => Promise.resolve(false),
    },
    metrics: createMetrics(),
    buckets: [],
    changes: createBuckets(RATE),
    now: () => 0,
    log: () => {},
    fault: (error) => faults.push(error),
  };
  const transport = { send: () => {}, hangUp: () => {}, address: '', network: '' };
  const connection = createConnection(transport, undefined, tools);
  return {
    ...{ connection, present, faults },
    hold: (what: typeof slow) => {
      slow = what;
    },
    /** Everything that has been looked up is found. */
    async find() {
      await settled();
      for (const search of searches.splice(0)) search();
      await settled();
    },
  };
}

const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

test('[R1] who goes while it is found out whether they may stay is no fault', async () => {
  const { connection, faults, hold, find } = connected();
  connection.receive(OPEN);
  await find();
  hold('guests');
  connection.recheck('bo');
  await settled();
  connection.closed();
  await find();
  expect(faults).toEqual([]);
});

test('[R5] who goes while their table is looked for is not at it for ever', async () => {
  const { connection, present, hold, find } = connected();
  hold('guests');
  connection.receive(OPEN);
  await settled();
  hold('tables');
  await find();
  connection.closed();
  await find();
  expect([...present]).toEqual([]);
});
