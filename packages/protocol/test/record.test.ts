import type { MatchRecord } from '@questhall/kernel';
import { expect, test } from 'vitest';
import { readRecord } from '../src/index.ts';

const record: MatchRecord = {
  game: 'toy',
  rulesVersion: 1,
  options: { players: 2 },
  seed: 'harbour',
  seats: ['Anna', 'Ben'],
  answers: [{ seat: 1, option: { do: 'roll' }, handed: { draws: [3] } }],
};

test('a record is read with all that belongs to it', () => {
  expect(readRecord(record)).toEqual({ ok: record });
});

test('everything that is wrong with a record is told at once', () => {
  const damaged = {
    ...record,
    rulesVersion: 'one',
    options: {},
    seats: [7],
    answers: [{ seat: -1, option: { do: 4 } }, 'roll'],
  };
  const found = readRecord(damaged);
  expect('problems' in found && found.problems.map(({ field }) => field)).toEqual([
    'rulesVersion',
    'options',
    'seats[0]',
    'answers[0].seat',
    'answers[0].option',
    'answers[1]',
  ]);
});

test.each([null, 7, 'a text', []])('%j is no record', (value) => {
  expect(readRecord(value)).toHaveProperty('problems');
});
