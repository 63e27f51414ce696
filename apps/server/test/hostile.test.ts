import { pick, seeded } from '@questhall/kernel';
import { clientMessages, readMessage } from '@questhall/protocol';
import type { Schema } from '@questhall/schema';
import { read } from '@questhall/schema';
import { expect, test } from 'vitest';
import type { Route } from '../src/http/routes.ts';
import { ROUTES } from '../src/http/routes.ts';
import { NO_LIMITS } from '../src/index.ts';
import { assail } from '../src/torture/assault.ts';
import { hostileMessage, hostileRequest } from '../src/torture/hostile.ts';
import { assailRaw } from '../src/torture/raw-bytes.ts';
import { asked, join, playOn } from './people.ts';
import { seatTwo, serve, tcpConnectionsAt } from './toy-hall.ts';

test('thousands of hostile messages and requests: no crash, no state change, and the table beside plays on', async () => {
  const { port } = await serve({ limits: NO_LIMITS });
  const { table, ann, bo } = await seatTwo(port);
  await playOn([ann, bo], 'before', 3);
  const beside = await seatTwo(port);
  const state = () =>
    [ann, bo].map(({ client }) => {
      const { table: info, you, shown } = client.state();
      return { status: info?.status, settings: info?.settings, seats: info?.seats, you, shown: [...shown] };
    });
  const before = structuredClone(state());
  const victim = asked(ann) ? ann : bo;
  const open = asked(victim);
  const decision = victim.client.state().shown.get(open?.seat ?? 0)?.seen.decision?.id;
  const [option] = open?.options ?? [];
  if (!open || !option || decision === undefined) throw new Error('nobody is asked');
  const dice = { rng: seeded('hostile') };
  const chance = (): number => pick(dice, THOUSANDTHS) / THOUSANDTHS.length;
  const target = { table, seat: open.seat, decision, option };
  const [assault] = await Promise.all([
    assail({ port, target, count: 4000, chance }),
    playOn([beside.ann, beside.bo], 'beside'),
  ]);
  expect(assault.faults).toEqual([]);
  expect(assault.replies).toBeGreaterThan(2000);
  // Some of it gets past the door, and does what it says: that is where new parts are.
  expect(assault.obeyed).toBeGreaterThan(0);
  for (const status of [200, 400, 404]) expect(assault.statuses[status], `${status}`).toBeGreaterThan(0);
  // What the server says last, everybody has heard before the answer to this.
  await Promise.all([ann, bo].map(({ client }) => client.ask({ type: 'ping' })));
  expect(state()).toEqual(before);
  const fresh = await join(port, table, ann.token);
  await fresh.until(({ shown }) => shown.has(0));
  expect(fresh.client.state().shown.get(0)?.seen).toEqual(ann.client.state().shown.get(0)?.seen);
  await fresh.hangUp();
  await playOn([ann, bo], 'after');
});

test('thousands of raw bytes, on the way in and in frames: no fault, no change, and the table beside plays on', async () => {
  const { port, told } = await serve({ limits: NO_LIMITS });
  const { table, ann, bo } = await seatTwo(port);
  const dice = { rng: seeded('bytes') };
  const chance = (): number => pick(dice, THOUSANDTHS) / THOUSANDTHS.length;
  const before = structuredClone([ann, bo].map(({ client }) => [...client.state().shown]));
  const beside = await seatTwo(port);
  const connections = await tcpConnectionsAt(port);
  const [raw] = await Promise.all([
    assailRaw({ port, table, count: 2000, chance }),
    playOn([beside.ann, beside.bo], 'beside'),
  ]);
  expect(raw.inputs).toBe(2000);
  expect(raw.answered).toBeGreaterThan(1000);
  expect(raw.faults).toEqual([]);
  await expect.poll(() => tcpConnectionsAt(port)).toBeLessThanOrEqual(connections);
  expect(told.filter(({ event }) => event === 'fault' || event === 'table quarantined')).toEqual([]);
  await Promise.all([ann, bo].map(({ client }) => client.ask({ type: 'ping' })));
  expect([ann, bo].map(({ client }) => [...client.state().shown])).toEqual(before);
  await playOn([ann, bo], 'after', 6);
});

test('[R1] what is said and asked with ill intent follows from the schemas, so that nothing new is left out', () => {
  const dice = { rng: seeded('kinds') };
  const chance = (): number => pick(dice, THOUSANDTHS) / THOUSANDTHS.length;
  const target = { table: 'ABC234', seat: 0, decision: 1, option: { do: 'x' } };
  const heard = new Set<string>();
  const asked = new Set<string>();
  const kinds = Object.keys(clientMessages).toSorted();
  const routes = Object.keys(ROUTES).toSorted();
  for (let times = 0; times < 20_000; times++) {
    if (heard.size === kinds.length && asked.size === routes.length) break;
    const said = readMessage(hostileMessage(target, 'token', chance));
    if ('ok' in said) heard.add(said.ok.type);
    const { method, path, body } = hostileRequest(target, chance);
    const route = Object.entries<Route>(ROUTES).find(([name]) => isAddressOf(name, method, path));
    if (route && (route[1].body === undefined || isRead(route[1].body, body))) asked.add(route[0]);
  }
  expect([...heard].toSorted()).toEqual(kinds);
  expect([...asked].toSorted()).toEqual(routes);
});

const isAddressOf = (route: string, method: string, path: string): boolean => {
  const pattern = route.replaceAll(/\{\w+\}/g, '[^/]+').replaceAll('.', '\\.');
  return new RegExp(`^${pattern}$`).test(`${method} ${path.split('?', 1)[0]}`);
};

const isRead = (schema: Schema, body: string | undefined): boolean => {
  try {
    return 'ok' in read(schema, JSON.parse(body ?? '{}'));
  } catch {
    return false;
  }
};

const THOUSANDTHS = Array.from({ length: 1000 }, (_, at) => at);
