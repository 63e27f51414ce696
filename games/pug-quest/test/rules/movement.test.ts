import { expect, test } from 'vitest';
import { heroesIn, monstersIn, placeOf } from '../../src/queries/area.ts';
import type { Setting } from '../table.ts';
import { monsterActs, table, turnOf } from '../table.ts';

/** The move of a Hero, with a Monster somewhere so that the World goes on. */
const moved = (hero: string, lane: number, heroes: Setting['heroes']) =>
  turnOf(table({ heroes, monsters: { 5: ['zombie-basset'] } }), hero).choose('act', {
    do: 'move',
    at: { lane },
  });

test('[PQ-MOVE-01] a move goes from lane to lane on the mover’s own side', () => {
  const t = moved('bard', 3, { 2: ['bard'] });
  expect(t.state.heroLanes).toEqual([[], [], ['bard'], [], []]);
  expect(t.state.monsterLanes).toEqual([[], [], [], [], ['zombie-basset']]);
  expect(t.events('moved')).toEqual([{ type: 'moved', creature: 'bard', from: 2, to: 3, why: 'move' }]);
});

test('[PQ-MOVE-02] [PQ-MOVE-03] who comes to an occupied lane stands behind the last of it', () => {
  expect(heroesIn(moved('bard', 3, { 2: ['bard'], 3: ['druid'] }).state, 3)).toEqual(['druid', 'bard']);
  const t = moved('bard', 3, { 2: ['bard'], 3: ['druid', 'cleric'] });
  expect(heroesIn(t.state, 3)).toEqual(['druid', 'cleric', 'bard']);
  expect(placeOf(t.state, 'bard')).toEqual({ lane: 3, rank: 3 });
});

test('[PQ-MOVE-04] those on the way stop nobody', () => {
  const t = moved('ranger', 3, { 1: ['ranger'], 2: ['druid', 'cleric'] });
  expect(t.state.heroLanes).toEqual([[], ['druid', 'cleric'], ['ranger'], [], []]);
  const monsters = monsterActs(
    table({ heroes: { 5: ['bard'] }, monsters: { 4: ['chowtaur'], 3: ['slime', 'trolldoodle'] } }),
    'chowtaur',
  );
  expect(monstersIn(monsters.state, 2)).toEqual(['chowtaur']);
});

test('[PQ-MOVE-05] [PQ-MOVE-06] those behind close up, for nothing', () => {
  const t = moved('bard', 5, { 4: ['bard', 'druid', 'cleric'] });
  expect(heroesIn(t.state, 4)).toEqual(['druid', 'cleric']);
  expect(placeOf(t.state, 'cleric')).toEqual({ lane: 4, rank: 2 });
  expect(t.events('moved')).toHaveLength(1);
  expect(t.state.turn).toMatchObject({ of: 'bard', actionsLeft: 1 });

  const druid = turnOf(
    table({ heroes: { 4: ['druid', 'cleric'] }, monsters: { 5: ['zombie-basset'] } }),
    'druid',
  );
  expect(druid.state.turn).toMatchObject({ actionsLeft: 2, moved: false });
});

test('[PQ-MOVE-05] one in the middle of the queue leaves the first where it is', () => {
  const t = moved('druid', 5, { 4: ['bard', 'druid', 'cleric'] });
  expect(heroesIn(t.state, 4)).toEqual(['bard', 'cleric']);
});

test('[PQ-MOVE-07] left of lane 1 is lane 5, right of lane 5 is lane 1', () => {
  expect(moved('bard', 5, { 1: ['bard'] }).state.heroLanes[4]).toEqual(['bard']);
  expect(moved('bard', 1, { 5: ['bard'] }).state.heroLanes[0]).toEqual(['bard']);
  const left = monsterActs(table({ heroes: { 3: ['bard'] }, monsters: { 1: ['shih-boo'] } }), 'shih-boo');
  expect(monstersIn(left.state, 4)).toEqual(['shih-boo']);
  const right = monsterActs(
    table({ heroes: { 3: ['bard'] }, monsters: { 5: ['beagle-eye'] } }),
    'beagle-eye',
  );
  expect(monstersIn(right.state, 1)).toEqual(['beagle-eye']);
});

test('[PQ-MOVE-08] Monsters and the Boss queue, close up and go round the ring as Heroes do', () => {
  const t = monsterActs(
    table({
      heroes: { 3: ['bard'] },
      monsters: { 2: ['badger', 'slime', 'trolldoodle'], 5: ['zombie-basset', 'war-bulldog'] },
      world: 3,
    }),
    'badger',
  );
  expect(t.state.monsterLanes).toEqual([
    [],
    ['slime', 'trolldoodle'],
    [],
    [],
    ['zombie-basset', 'war-bulldog', 'badger'],
  ]);
  expect(t.events('moved')).toHaveLength(1);

  const monster = monsterActs(
    table({ heroes: { 3: ['bard'] }, monsters: { 1: ['golem-retriever', 'slime'], 5: ['frenchgoyle'] } }),
    'golem-retriever',
  );
  expect(monster.state.monsterLanes).toEqual([['slime'], [], [], [], ['frenchgoyle', 'golem-retriever']]);
});

test('[PQ-MOVE-09] Monsters and the Boss go all their arrows and choose nothing', () => {
  for (const [id, to, world] of [
    ['corgriffin', 5, 1],
    ['umbrella-bat', 1, 1],
    ['thunder-hound', 1, 3],
  ] as const) {
    const t = monsterActs(table({ heroes: { 3: ['bard'] }, monsters: { 3: [id] }, world }), id);
    if (id === 'umbrella-bat') expect(t.events('attackLost')).toHaveLength(1);
    expect(monstersIn(t.state, to)).toEqual([id]);
    expect(t.decisions.map(({ kind }) => kind)).not.toContain('evilMove');
  }
});

test('[PQ-MOVE-10] a Hero chooses the way and how far, up to its Movement; or stays', () => {
  const t = turnOf(
    table({ heroes: { 2: ['ranger', 'druid'] }, monsters: { 5: ['zombie-basset'] } }),
    'ranger',
  );
  const lanes = t
    .options('act')
    .flatMap((option) => (option.do === 'move' && 'at' in option ? [option.at] : []));
  expect(lanes).toEqual([{ lane: 1 }, { lane: 2 }, { lane: 3 }, { lane: 4 }, { lane: 5 }]);
  t.choose('act', 'endTurn');
  expect(heroesIn(t.state, 2)).toEqual(['ranger', 'druid']);
  t.expectEnd();
});
