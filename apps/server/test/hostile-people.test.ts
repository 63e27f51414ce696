/** What came in with profiles, passkeys and quests, as somebody would try it who wants to do harm. */
import { expect, test } from 'vitest';
import { ROUTES } from '../src/http/routes.ts';
import { newToken } from './people.ts';
import { serve } from './toy-hall.ts';

const send = (port: number, route: string, body: string | undefined, headers: { [name: string]: string }) => {
  const [method = '', path = ''] = route.split(' ');
  const filled = path
    .replace('{table}', 'ABCDEF')
    .replace('{seat}', '0')
    .replace('{day}', '1')
    .replace('{game}', 'brawl');
  return fetch(`http://127.0.0.1:${port}${filled}`, {
    method,
    headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
    ...(body !== undefined && { body }),
  });
};

const CHANGING = Object.keys(ROUTES).filter((route) => !route.startsWith('GET '));

test('[R14] no page of another website changes anything here, whatever the route', async () => {
  const { port } = await serve();
  const token = await newToken(port, 'Ann');
  for (const route of CHANGING) {
    const headers = { authorization: `Bearer ${token}`, origin: 'https://evil.example' };
    expect((await send(port, route, '{}', headers)).status, route).toBe(403);
  }
});

const ODD = [
  'null',
  '0',
  '""',
  '[]',
  '{}',
  '{"id":null}',
  '{"id":{}}',
  '{"id":7,"response":{}}',
  '{"id":"a\\u0000b","response":{}}',
  '{"id":"\\ud800","response":null}',
  '{"id":"x","rawId":"x","type":"public-key","response":{"clientDataJSON":"e30"}}',
];

test('[R1] passkeys of any shape are refused, and never the fault of the hall', async () => {
  const faults: unknown[] = [];
  const { port } = await serve({ log: (entry) => void (entry.event === 'fault' && faults.push(entry)) });
  const token = await newToken(port, 'Ann');
  const headers = { authorization: `Bearer ${token}` };
  for (const credential of ODD) {
    const shown = await send(port, 'POST /api/passkeys', `{"credential":${credential}}`, headers);
    expect([400, 404], credential).toContain(shown.status);
    const made = await send(
      port,
      'POST /api/me/passkeys',
      `{"name":"x","credential":${credential}}`,
      headers,
    );
    expect([400, 404], credential).toContain(made.status);
  }
  for (const id of ['"a\\u0000b"', '"\\ud800"', '{}'])
    expect([200, 400]).toContain(
      (await send(port, 'DELETE /api/me/passkeys', `{"id":${id}}`, headers)).status,
    );
  expect(faults).toEqual([]);
});
