import { expect, test } from 'vitest';
import { hero, monster } from '../../src/queries/area.ts';
import { table, turnOf } from '../table.ts';

test('[PQ-VEC-29] Accurate Strike: 3 damage, draw 1, one card fewer in hand', () => {
  const t = turnOf(
    table({
      heroes: { 3: ['warrior'] },
      monsters: { 3: ['war-bulldog'] },
      hands: { warrior: ['strength', 'strength', 'magic'] },
    }).dice('joker'),
    'warrior',
  );
  t.choose('act', { do: 'combo', combo: 'accurate-strike' });
  expect(monster(t.state, 'war-bulldog').damage).toBe(3);
  t.choose('drawFrom', { do: 'takeDisplay', at: { display: 'speed' } });
  expect(hero(t.state, 'warrior').hand).toEqual(['magic', 'speed']);
  expect(t.state.display).toEqual(['strength', 'spirit', 'intellect', 'magic', 'joker']);
  t.choose('act', 'endTurn');
  t.expectEnd();
});
