import { expect, test, vi } from 'vitest';
import { NO_LIMITS } from '../src/limits.ts';
import type { LogStyle } from '../src/log.ts';
import { createLog } from '../src/log.ts';
import { playOn } from './people.ts';
import { seatTwo, serve } from './toy-hall.ts';

function linesOf(style: LogStyle) {
  const lines: string[] = [];
  const log = createLog(
    style,
    (line) => lines.push(line),
    () => Date.UTC(2030, 0, 2, 3, 4, 5),
  );
  return { log, lines };
}

test('for machines: one line of JSON each, with time and level', () => {
  const { log, lines } = linesOf('json');
  log({ event: 'table opened', table: 'ABC234', game: 'toy' });
  log({ event: 'guest cut off', address: '192.0.2.7', why: 'sends too much' });
  const fault = new Error('disk on fire');
  log({ event: 'fault', error: fault });
  expect(lines.every((line) => line.indexOf('\n') === line.length - 1)).toBe(true);
  const time = '2030-01-02T03:04:05.000Z';
  expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
    { time, level: 'info', event: 'table opened', table: 'ABC234', game: 'toy' },
    { time, level: 'warn', event: 'guest cut off', address: '192.0.2.7', why: 'sends too much' },
    { time, level: 'error', event: 'fault', message: 'disk on fire', stack: fault.stack },
  ]);
});

test('for people: a sentence, and the stack of a fault', () => {
  const { log, lines } = linesOf('text');
  log({ event: 'match finished', table: 'ABC234', game: 'toy', matchNumber: 2 });
  log({ event: 'fault', error: new Error('disk on fire') });
  expect(lines[0]).toMatch(/^\d\d:\d\d:\d\d {2}table ABC234: match 2 of toy is over\n$/);
  expect(lines[1]).toMatch(/FAULT Error: disk on fire\n +at /);
});

test('what an error quotes of a token or of a password is left out', () => {
  const token = `${'a'.repeat(16)}.${'b'.repeat(43)}`;
  for (const style of ['text', 'json'] as const) {
    const { log, lines } = linesOf(style);
    log({ event: 'fault', error: new Error(`no ${token} at postgres://me:pass@host/hall`) });
    expect(lines.join()).toContain('no [token] at postgres://[secret]@host/hall');
    expect(lines.join()).not.toMatch(/aaaa|pass@/);
  }
});

test('the life of a server is told, and no secret with it', async () => {
  const { server, port, told } = await serve();
  const { table, ann, bo } = await seatTwo(port);
  await playOn([ann, bo], 'told');
  const replay = await fetch(`http://127.0.0.1:${port}/api/replays/${table}.1`);
  const { seed } = (await replay.json()) as { seed: string };
  await server.close();
  const match = { table, game: 'toy', matchNumber: 1 };
  expect(told).toEqual([
    { event: 'keeping', keep: expect.stringContaining('guests') },
    { event: 'open', address: server.address, storage: 'SQLite' },
    { event: 'table opened', table, game: 'toy' },
    { event: 'match begun', ...match },
    { event: 'match finished', ...match },
    { event: 'closing' },
    { event: 'closed' },
  ]);
  for (const secret of [seed, ann.token ?? '', bo.token ?? '']) {
    expect(secret.length).toBeGreaterThan(10);
    expect(JSON.stringify(told)).not.toContain(secret);
  }
});

test('who does not stop sending is cut off, and that is told once', async () => {
  const { port, told } = await serve({ limits: { ...NO_LIMITS, messages: { burst: 20, perSecond: 0.001 } } });
  const { ann } = await seatTwo(port);
  const cut = () => told.filter(({ event }) => event === 'guest cut off');
  for (let count = 0; count < 400; count++) ann.raw('{"type":"ping","id":1}');
  await vi.waitUntil(() => cut().length > 0, { timeout: 120_000 });
  await ann.hangUp();
  expect(cut()).toEqual([{ event: 'guest cut off', address: '127.0.0.1', why: 'sends too much' }]);
});
