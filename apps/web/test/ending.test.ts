import type { Doer } from '@questhall/kernel';
import { expect, test } from 'vitest';
import { formatRoute, parseRoute } from '../src/app/routes.ts';
import { packRecord, unpackRecord } from '../src/play/packed.ts';
import { awardsFor, columnsFor } from '../src/table/ending/awards.ts';

const doer = (name: string, deeds: Readonly<Record<string, number>>): Doer => ({
  who: { figure: name },
  name,
  seat: 0,
  deeds: new Map(Object.entries(deeds)),
});

test('everybody gets one award at most, and only for being the best at it', () => {
  const awards = awardsFor([
    doer('Ann', { dealt: 9, saved: 5, fell: 1 }),
    doer('Ben', { dealt: 3, saved: 2, fell: 2 }),
    doer('Cid', {}),
  ]);
  expect(awards.map(({ of, name }) => [of, name])).toEqual([
    ['dealt', 'Ann'],
    ['fell', 'Ben'],
  ]);
  expect(awards[1]?.line).toContain('twice');
});

test('a column nobody has anything in is left out', () => {
  expect(columnsFor([doer('Ann', { gold: 3 })]).map(({ label }) => label)).toEqual(['Gold']);
});

const record = {
  game: 'brawl',
  rulesVersion: 3,
  options: { players: 2 },
  seed: 'ü',
  seats: ['Ann', 'Ben'],
  answers: Array.from({ length: 50 }, (_, at) => ({ seat: at % 2, option: { do: 'pass' } })),
};

test('a match travels in its address, and what is no match is refused', async () => {
  const packed = await packRecord(record);
  expect(packed.length).toBeLessThan(JSON.stringify(record).length / 4);
  const route = { page: 'replay', source: { packed }, at: 7 } as const;
  expect(parseRoute(formatRoute(route))).toEqual(route);
  expect(await unpackRecord(packed)).toEqual(record);
  expect(await unpackRecord(`${packed.slice(0, 20)}!`)).toBeUndefined();
  expect(await unpackRecord(await packRecord({ answers: 3 } as never))).toBeUndefined();
});
