import type { SeenDecision } from '@questhall/protocol';
import { expect, test } from 'vitest';
import { sendStars } from '../../src/tables/super-fantasy/intent.ts';
import { withDice } from '../../src/tables/super-fantasy/logic/dice.ts';
import { table } from '../../src/tables/super-fantasy/table.tsx';

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

test('[T4] [SF-STAR-01] stars go where they went before; where there is no room, where they went before that', () => {
  const star = (ability: string) => ({ do: 'star', ability, at: { card: ability } });
  const asked = (...abilities: readonly string[]): SeenDecision => ({
    id: 1,
    seat: 0,
    kind: 'placeStar',
    options: abilities.map(star),
    about: { hero: 'zanvor' },
  });
  expect(table.said?.(asked('leap', 'roar'))).toBeUndefined();
  sendStars('zanvor', 'roar');
  sendStars('zanvor', 'leap');
  expect(table.said?.(asked('leap', 'roar', 'rage'))).toEqual(star('leap'));
  expect(table.said?.(asked('roar', 'rage'))).toEqual(star('roar'));
  expect(table.said?.(asked('rage', 'howl'))).toBeUndefined();
  sendStars('zanvor', undefined);
  expect(table.said?.(asked('leap', 'roar'))).toBeUndefined();
});
