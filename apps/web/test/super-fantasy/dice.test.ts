import type { SeenDecision } from '@questhall/protocol';
import { expect, test } from 'vitest';
import { withDice } from '../../src/tables/super-fantasy/logic/dice.ts';

const attack = (dice: number) => ({ do: 'attack', weapon: 'axe', at: { figure: 'snout' }, dice });
const move = (dice: number) => ({ do: 'move', dice });
const endTurn = { do: 'endTurn', dice: 4 };

const asked: SeenDecision = {
  id: 3,
  seat: 0,
  kind: 'act',
  options: [
    move(1),
    move(2),
    move(3),
    move(4),
    attack(1),
    attack(2),
    attack(3),
    attack(4),
    endTurn,
    { do: 'endTurn', dice: 0 },
  ],
  about: {
    chances: [null, null, null, null, 0, 0.67, 0.96, 1, null, null],
  },
};

test('an attack is proposed with the fewest dice that are likely to do, a move with any number [T4]', () => {
  expect(withDice(asked.options, undefined, asked)).toEqual([
    ...[move(1), move(2), move(3), move(4)],
    attack(3),
    ...[endTurn, { do: 'endTurn', dice: 0 }],
  ]);
});

test('dice that were taken are rolled, as far as they go', () => {
  expect(withDice(asked.options, 1, asked)).toEqual([move(1), attack(1)]);
});
