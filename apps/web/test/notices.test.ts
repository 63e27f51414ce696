import type { ClientState, SeatInfo, TableInfo } from '@questhall/protocol';
import { expect, test } from 'vitest';
import { newTurns, openQuestion } from '../src/app/use-turn-notices.ts';

const seat = (name: string, bot: SeatInfo['bot'] = null): SeatInfo => ({
  holder: 'person',
  name,
  bot,
  online: true,
  autoForced: false,
});

/** Nora's page, with this question open for her. */
function state(question: number | undefined, table: Partial<TableInfo> = {}): ClientState {
  const decision =
    question === undefined ? null : { id: question, seat: 1, kind: 'act', about: {}, options: [] };
  const seen = { view: {}, decision, waiting: [], undo: 'none', outcome: null, clock: null } as const;
  return {
    table: {
      table: 'ABC234',
      game: 'pug-quest',
      rulesVersion: 1,
      status: 'playing',
      matchNumber: 2,
      settings: {
        players: 2,
        options: {},
        undo: 'ask',
        clock: null,
        hints: true,
        listed: false,
        spectators: true,
      },
      seats: [seat('Zoe'), seat('Nora')],
      spectators: 0,
      undo: null,
      ...table,
    },
    you: { name: 'Nora', seats: [1], host: false },
    chat: [],
    shown: new Map([[1, { version: 7, seen, log: [] }]]),
    bye: null,
  };
}

test('each question of a match is another one', () => {
  const questions = [
    openQuestion(state(4)),
    openQuestion(state(5)),
    openQuestion(state(4, { matchNumber: 3 })),
  ];
  expect(new Set(questions).size).toBe(3);
  expect(openQuestion(state(4))).toBe(questions[0]);
});

test('who is not asked, whose bot plays, and whose match is over, has none', () => {
  expect(openQuestion(state(undefined))).toBeUndefined();
  expect(openQuestion(state(4, { seats: [seat('Zoe'), seat('Nora', 'greedy')] }))).toBeUndefined();
  expect(openQuestion(state(4, { status: 'finished' }))).toBeUndefined();
});

test('a table that waited before is not new', () => {
  const due = ['A', 'B'].map((id) => ({ id, gameTitle: 'Brawl' }));
  expect(newTurns(new Set(['A']), due).map(({ id }) => id)).toEqual(['B']);
  expect(newTurns(new Set(['A', 'B']), due)).toEqual([]);
});
