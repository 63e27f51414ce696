import { expect, test } from 'vitest';
import type { TableRecord } from '../src/host/index.ts';
import { forgotten, handedOver, NOBODY_NAME } from '../src/host/index.ts';

const seat = (guest: string | null, name: string) => ({
  holder: guest === null ? ('bot' as const) : ('person' as const),
  guest,
  name,
  bot: guest === null ? ('greedy' as const) : null,
  autoForced: false,
});

const RECORD: TableRecord = {
  table: 'ABCDEF',
  game: 'toy',
  rulesVersion: 1,
  status: 'playing',
  matchNumber: 1,
  settings: {
    players: 3,
    options: {},
    undo: 'ask',
    clock: null,
    hints: true,
    listed: false,
    spectators: true,
  },
  host: 'ann',
  seats: [seat('ann', 'Ann'), seat('bo', 'Bo'), seat(null, 'Bot')],
  chat: [
    { at: 1, name: 'Ann', text: 'from before lines had owners' },
    { at: 2, name: 'Ann', text: 'hello', guest: 'ann' },
    { at: 3, name: 'Bo', text: 'hi', guest: 'bo' },
    { at: 4, name: 'Cy', text: 'may I?', guest: 'cy' },
  ],
  match: { options: { players: 3 }, seed: 's', seats: ['Ann', 'Bo', 'Bot'] },
  clock: null,
  sentAway: ['cy'],
};

test('[O5] who is forgotten leaves neither id, name nor words, and the table goes on', () => {
  const left = forgotten(RECORD, 'ann') as TableRecord;
  expect(JSON.stringify(left)).not.toMatch(/ann/i);
  expect(left.host).toBe('bo');
  expect(left.seats[0]).toMatchObject({ holder: 'bot', guest: null, name: NOBODY_NAME, bot: 'greedy' });
  expect(left.seats.slice(1)).toEqual(RECORD.seats.slice(1));
  expect(left.chat).toEqual(RECORD.chat.slice(2));
  expect(forgotten(left, 'ann')).toBeUndefined();
  // Nobody else is.
  expect(forgotten(RECORD, 'bo')).toMatchObject({
    host: 'ann',
    match: { seats: ['Ann', NOBODY_NAME, 'Bot'] },
  });
  const watched = forgotten(RECORD, 'cy') as TableRecord;
  expect([watched.sentAway, watched.chat, watched.seats]).toEqual([
    [],
    RECORD.chat.slice(0, 3),
    RECORD.seats,
  ]);
});

test('[O5] who asks for a seat goes on asking when somebody else is forgotten', () => {
  const seatAsked = { seat: 2, name: 'Cy', guest: 'cy', waiting: [0, 1] };
  const asking: TableRecord = { ...RECORD, seatAsked };
  expect(forgotten(asking, 'bo')?.seatAsked).toEqual(seatAsked);
  expect(forgotten(asking, 'cy')?.seatAsked).toBeNull();
});

test('[O5] before the match the seat of who is forgotten is free', () => {
  const gathering: TableRecord = { ...RECORD, status: 'gathering', match: null };
  expect(forgotten(gathering, 'ann')?.seats[0]).toMatchObject({ holder: 'open', guest: null, name: '' });
});

test('[O5] who comes back as somebody else has the seats, the words and the table', () => {
  const taken = handedOver(RECORD, 'ann', { id: 'anna', name: 'Bo' }) as TableRecord;
  expect(taken.host).toBe('anna');
  expect(taken.seats[0]).toMatchObject({ holder: 'person', guest: 'anna' });
  // Two people at a table are never called the same.
  expect(taken.seats[0]?.name).not.toBe('Bo');
  expect(taken.chat[1]).toMatchObject({ guest: 'anna', text: 'hello' });
  expect(handedOver(RECORD, 'dot', { id: 'anna', name: 'Anna' })).toBeUndefined();
});
