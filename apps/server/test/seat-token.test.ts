import { expect, test } from 'vitest';
import { join, newTable, newToken, playOn, post } from './people.ts';
import { serve } from './toy-hall.ts';

interface Given {
  readonly seat: number;
  readonly name: string;
  readonly token: string;
}

async function openTable() {
  const { port } = await serve();
  const token = await newToken(port, 'Ann');
  const table = await newTable(port, token, { game: 'toy', seats: [{ holder: 'you' }, { holder: 'open' }] });
  const ask = (seat: number | string, by = token, body: object = {}): Promise<Response> =>
    post(port, `/api/tables/${table}/seats/${seat}/token`, body, by);
  return { port, token, table, ask };
}

test('a program comes in with the token of its seat and plays a whole match', async () => {
  const { port, token, table, ask } = await openTable();
  const response = await ask(1, token, { name: 'Deep Pug' });
  expect(response.status).toBe(201);
  const given = (await response.json()) as Given;
  expect(given).toMatchObject({ table, seat: 1, name: 'Deep Pug' });
  const ann = await join(port, table, token);
  const program = await join(port, table, given.token);
  expect(program.client.state().you).toMatchObject({ seats: [1], host: false });
  await ann.client.ask({ type: 'start' });
  await Promise.all([ann, program].map((one) => one.until((state) => state.table?.status === 'playing')));
  await playOn([ann, program], 'program');
  const outcome = [...program.client.state().shown.values()][0]?.seen.outcome;
  expect(outcome).not.toBeNull();
});

test('only the host of the table gets tokens, and only for seats that are open', async () => {
  const { port, ask } = await openTable();
  const eve = await newToken(port, 'Eve');
  expect((await ask(1, eve)).status).toBe(403);
  expect((await ask(0)).status).toBe(409);
  expect((await ask(7)).status).toBe(409);
  expect((await ask('x')).status).toBe(409);
  expect((await ask(1)).status).toBe(201);
  expect((await ask(1)).status).toBe(409);
});
