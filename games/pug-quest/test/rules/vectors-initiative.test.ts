import { expect, test } from 'vitest';
import * as flow from '../../src/flow.ts';
import { levelAt } from '../../src/queries/values.ts';
import type { Setting } from '../table.ts';
import { table } from '../table.ts';

/** Witch and Chowtaur both have Initiative 4; the Warrior has 6, the others less. */
const round = (
  monsters: NonNullable<Setting['monsters']>,
  more: Partial<Setting> = {},
  acted: string[] = [],
  ...drawn: string[]
) =>
  table({ heroes: { 1: ['warrior'], 2: ['witch'], 4: ['cleric'] }, monsters, ...more })
    .arrange((s) => {
      s.acted = acted;
    })
    .dice(...drawn)
    .begin(flow.takeTurns, { first: '' });

const turns = (t: ReturnType<typeof round>) => t.events('turnBegan').map(({ creature }) => creature);

test('[PQ-VEC-56] 3 Heroes, 4 Monsters, a tie on 4: the Monster first', () => {
  const t = round({ 5: ['chowtaur', 'slime', 'trolldoodle', 'dachshydra'] }, {}, ['warrior']);
  expect(turns(t)).toEqual(['chowtaur', 'witch']);
});

test('[PQ-VEC-57] 3 Heroes, 3 Monsters, the same tie: the Hero first', () => {
  const t = round({ 5: ['chowtaur', 'slime', 'dachshydra'] }, {}, ['warrior']);
  expect(turns(t)).toEqual(['witch']);
  t.choose('act', 'endTurn');
  expect(turns(t).slice(0, 2)).toEqual(['witch', 'chowtaur']);
});

test('[PQ-VEC-58] a Monster falls at 6, so on 4 it is 3 against 3: the Hero first', () => {
  const t = round(
    { 1: ['trolldoodle'], 5: ['chowtaur', 'slime', 'dachshydra'] },
    { hands: { warrior: ['magic'] }, left: { trolldoodle: 1 } },
    [],
    'pizza',
  );
  expect(turns(t)).toEqual(['warrior']);
  t.choose('act', 'standardAttack').choose('act', 'endTurn');
  expect(turns(t)).toEqual(['warrior', 'witch']);
});

test('[PQ-VEC-59] XP and Levels', () => {
  expect([0, 1, 2, 3, 4, 5, 6, 12].map(levelAt)).toEqual([1, 1, 2, 2, 2, 3, 3, 3]);
});
