import { tableSpec } from '@questhall/protocol';
import type { Schema } from '@questhall/schema';
import { exact, fieldsOf, maybe, object, oneOf, read } from '@questhall/schema';
import { expect, test } from 'vitest';
import { openApi } from '../src/http/openapi.ts';
import { COMPONENTS, ROUTES } from '../src/http/routes.ts';
import { newTable, newToken } from './people.ts';
import { DUEL, serve } from './toy-hall.ts';

const BODY = 'POST /api/tables';

test('a field added to a schema is checked, asked for by forms, and described', () => {
  const wider = object({ ...tableSpec.entries, colour: maybe(oneOf(['red', 'blue'])) });
  expect(read(wider, { game: 'toy', colour: 'green' })).toEqual({
    problems: [{ field: 'colour', found: '"green"', allowed: 'one of red, blue' }],
  });
  expect(read(wider, { game: 'toy', colour: 'red' })).toEqual({ ok: { game: 'toy', colour: 'red' } });
  expect(fieldsOf(wider)).toContainEqual({
    ...{ key: 'colour', optional: true, kind: 'choice' },
    values: ['red', 'blue'],
  });
  const { components } = openApi('1', { [BODY]: { ...ROUTES[BODY], body: wider } }, { Spec: wider });
  expect(components.schemas.Spec).toMatchObject({ properties: { colour: { enum: ['red', 'blue'] } } });
});

/** The same fields and no others, all the way down to where a schema has a name. */
const strictly = (schema: Schema): Schema =>
  exact((schema as unknown as { entries: object }).entries as never);

test('a table is described with exactly the fields it has', async () => {
  const { port } = await serve();
  const token = await newToken(port, 'Ann');
  const table = await newTable(port, token, DUEL);
  const get = async (path: string): Promise<unknown> =>
    (
      await fetch(`http://127.0.0.1:${port}${path}`, { headers: { authorization: `Bearer ${token}` } })
    ).json();
  expect(read(strictly(COMPONENTS.Table), await get(`/api/tables/${table}`))).toHaveProperty('ok');
  const { tables } = (await get('/api/me/tables')) as { tables: readonly unknown[] };
  expect(tables.map((own) => read(strictly(COMPONENTS.OwnTable), own))).toEqual([
    expect.objectContaining({ ok: expect.anything() }),
  ]);
});

test('everything that is wrong with a table is told at once', async () => {
  const { port } = await serve();
  const spec = { game: 'toy', settings: { players: 99, undo: 'always', clock: { bank: 1 } }, seats: [{}] };
  const reply = await fetch(`http://127.0.0.1:${port}/api/tables`, {
    ...{ method: 'POST', headers: { 'content-type': 'application/json' } },
    body: JSON.stringify(spec),
  });
  expect(reply.status).toBe(400);
  const { problems } = (await reply.json()) as { problems: readonly { field: string }[] };
  expect(problems.map(({ field }) => field)).toEqual([
    'settings.players',
    'settings.undo',
    'settings.clock.bank',
    'settings.clock.gain',
    'seats[0].holder',
  ]);
});
