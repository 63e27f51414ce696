import { expect, test } from 'vitest';
import * as flow from '../../src/flow.ts';
import type { Setting } from '../table.ts';
import { intact, table } from '../table.ts';

const HEROES = ['bard', 'cleric', 'thief', 'ranger', 'druid'];
const MONSTERS = ['slime', 'chowtaur', 'trolldoodle', 'skeleton-pug', 'war-bulldog', 'yeti-sheepdog'];
const FOR_PLAYERS = [2, 3, 4, 5, 6];

/** Icy Lands is revealed for so many players; the rest of the World's start follows, up to the first question. */
function icyLands(world: NonNullable<Setting['world']>, players: number, boss?: string) {
  const seats = HEROES.slice(0, players);
  const monsters = MONSTERS.slice(0, FOR_PLAYERS[players - 1]);
  return table({ seats, heroes: { 5: seats }, world, round: 1 })
    .arrange((s) => {
      s.worldDeck.push(...s.worldCards.splice(0));
    })
    .dice('icy', ...(boss === undefined ? [] : [boss]), ...monsters)
    .begin(flow.playWorld, {}, 'worldCard');
}

test('[PQ-VEC-01] Icy Lands as World 3 with 3 Heroes', () => {
  const t = icyLands(3, 3, 'rat-king');
  expect(t.state.monsterLanes).toEqual([
    ['slime', 'chowtaur', 'trolldoodle'],
    [],
    ['rat-king'],
    [],
    ['skeleton-pug'],
  ]);
  expect(t.state.monsters.filter(({ boss }) => boss)).toHaveLength(1);
  expect(t.state.monsters).toHaveLength(5);
  t.expectAsked(0, 'tax').done();
  intact(t);
});

test.each([1, 2] as const)('[PQ-VEC-02] Icy Lands as World %d with 3 players: nobody on the B', (world) => {
  const t = icyLands(world, 3);
  expect(t.state.monsterLanes).toEqual([['slime', 'chowtaur', 'trolldoodle'], [], [], [], ['skeleton-pug']]);
  expect(t.state.boss).toBeNull();
  t.done();
});

test('[PQ-VEC-03] Icy Lands for 1 to 5 players', () => {
  const placed = [1, 2, 3, 4, 5].map((players) => {
    const { monsterLanes } = icyLands(1, players).state;
    return [monsterLanes.flat().length, monsterLanes[4]?.length];
  });
  expect(placed).toEqual([
    [2, 0],
    [3, 0],
    [4, 1],
    [5, 2],
    [6, 3],
  ]);
});
