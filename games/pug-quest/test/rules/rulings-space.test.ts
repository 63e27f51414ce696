import { expect, test } from 'vitest';
import * as flow from '../../src/flow.ts';
import { hero, monster, placeOf } from '../../src/queries/area.ts';
import { intact, monsterActs, table, turnOf } from '../table.ts';

test('[PQ-RULING-01] a place is side, lane and rank; the facing column is the same lane, its first is rank 1', () => {
  const t = turnOf(
    table({
      heroes: { 3: ['warrior', 'barbarian'] },
      monsters: { 2: ['chowtaur', 'yeti-sheepdog'], 3: ['war-bulldog', 'zombie-basset'] },
      hands: { barbarian: ['strength', 'strength', 'strength', 'speed'] },
    }),
    'barbarian',
  );
  expect(placeOf(t.state, 'barbarian')).toEqual({ lane: 3, rank: 2 });
  expect(placeOf(t.state, 'zombie-basset')).toEqual({ lane: 3, rank: 2 });
  t.choose('act', { do: 'standardAttack', at: { creature: 'war-bulldog' } });
  t.choose('act', { do: 'combo', combo: 'whirling-braids' });
  const hurt = ['chowtaur', 'yeti-sheepdog', 'war-bulldog', 'zombie-basset'].map((id) => [
    id,
    monster(t.state, id).damage,
  ]);
  expect(hurt).toEqual([
    ['chowtaur', 2],
    ['yeti-sheepdog', 0],
    ['war-bulldog', 3],
    ['zombie-basset', 0],
  ]);
  t.choose('act', 'endTurn').expectEnd();
});

test('[PQ-RULING-02] left is the lower lane for both sides of the table', () => {
  const heroes = monsterActs(
    table({ heroes: { 3: ['warrior'], 1: ['cleric'] }, monsters: { 5: ['doorbell-fiend'] } }).dice(
      'speed',
      'magic',
      'joker',
      'joker',
    ),
    'doorbell-fiend',
  );
  expect(placeOf(heroes.state, 'warrior')?.lane).toBe(2);
  expect(placeOf(heroes.state, 'cleric')?.lane).toBe(5);
  heroes.expectEnd();
  const monsters = monsterActs(
    table({ heroes: { 5: ['warrior'] }, monsters: { 3: ['skeleton-pug'] } }),
    'skeleton-pug',
  );
  expect(placeOf(monsters.state, 'skeleton-pug')?.lane).toBe(2);
  monsters.expectEnd();
});

test('[PQ-RULING-03] lanes have no gaps: an empty lane is entered at rank 1, marks without a Creature close up', () => {
  const moved = turnOf(table({ heroes: { 1: ['warrior', 'cleric'] }, monsters: { 1: ['slime'] } }), 'cleric');
  moved.choose('act', { do: 'move', at: { lane: 2 } });
  expect(placeOf(moved.state, 'cleric')).toEqual({ lane: 2, rank: 1 });

  /** Muddle Mire: lane 3 reads B, 3; in World 1 the 3 stands in front. */
  const placed = table({
    heroes: { 1: ['thief'], 2: ['cleric'], 3: ['bard'] },
    worldCard: 'swamp',
  })
    .dice('slime', 'chowtaur', 'yeti-sheepdog', 'zombie-basset', 'mimic-doghouse')
    .begin(flow.playWorld, {}, 'monsters');
  expect(placed.state.monsterLanes).toEqual([
    [],
    ['slime', 'chowtaur'],
    ['yeti-sheepdog'],
    ['zombie-basset'],
    ['mimic-doghouse'],
  ]);
  placed.done();
});

test('[PQ-RULING-04] a Hero is placed at the tail of a lane, never in front of another', () => {
  const t = table({ heroes: { 3: ['cleric', 'bard'] }, seats: ['cleric', 'thief', 'bard'] }).begin(
    flow.placeHeroes,
    { left: ['thief'], first: '' },
  );
  expect(t.options('placeHero')).toEqual([1, 2, 3, 4, 5].map((lane) => ({ do: 'place', at: { lane } })));
  t.choose('placeHero', { do: 'place', at: { lane: 3 } });
  expect(t.state.heroLanes[2]).toEqual(['cleric', 'bard', 'thief']);
  t.expectEnd();
});

test('[PQ-RULING-05] a Move ends in any other lane within the ring distance, whatever stands between', () => {
  const lanesFor = (id: string): unknown[] =>
    turnOf(
      table({
        heroes: { 1: [id], 2: ['cleric'], 5: ['bard'] },
        monsters: { 3: ['slime'] },
      }),
      id,
    )
      .options('act')
      .filter((option) => option.do === 'move')
      .map((option) => option.at?.lane);
  expect(lanesFor('warrior')).toEqual([2, 5]);
  expect(lanesFor('thief')).toEqual([2, 3, 4, 5]);
});

test('[PQ-RULING-06] a step back goes to the tail of the own lane; nobody passes forward', () => {
  const t = turnOf(
    table({ heroes: { 3: ['warrior', 'cleric', 'bard'] }, monsters: { 1: ['slime'] } }),
    'warrior',
  );
  t.choose('act', { do: 'move', at: { lane: 3 } });
  expect(t.state.heroLanes[2]).toEqual(['cleric', 'bard', 'warrior']);
  expect(t.refusal({ do: 'move', at: { lane: 3 } })).toEqual({ rule: 'PQ-RULING-07', lane: 3 });
});

test('[PQ-RULING-06] without Movement there is no step back', () => {
  const t = turnOf(
    table({ heroes: { 3: ['warrior', 'cleric'] }, monsters: { 1: ['slime'] } }).arrange((s) => {
      hero(s, 'warrior').marks.push({
        key: 'queasy',
        from: 'zombie-basset',
        until: 'worldEnd',
        modifiers: [{ stat: 'movement', by: -1 }],
      });
    }),
    'warrior',
  );
  expect(t.refusal({ do: 'move', at: { lane: 3 } })).toEqual({ rule: 'PQ-HERO-02', need: 1, have: 0 });
});

test('[PQ-RULING-07] a Move that changes nothing is not offered', () => {
  const t = turnOf(table({ heroes: { 3: ['cleric', 'warrior'] }, monsters: { 1: ['slime'] } }), 'warrior');
  expect(t.refusal({ do: 'move', at: { lane: 3 } })).toEqual({ rule: 'PQ-RULING-07', lane: 3 });
  t.choose('act', 'endTurn').expectEnd();
});

test('[PQ-RULING-08] a full lane only grows; deep in it a Monster acts and is aimed at like any other', () => {
  const t = monsterActs(
    table({
      heroes: { 2: ['druid'] },
      monsters: { 2: ['slime', 'chowtaur', 'yeti-sheepdog'], 3: ['mimic-doghouse'] },
      hands: { druid: ['spirit'] },
    }).within(flow.heroTurn, { hero: 'druid' }),
    'mimic-doghouse',
  );
  expect(placeOf(t.state, 'mimic-doghouse')).toEqual({ lane: 2, rank: 4 });
  t.choose('defend', { cards: [] });
  expect(hero(t.state, 'druid').damage).toBe(2);
  t.choose('act', { do: 'combo', combo: 'entangle' });
  t.choose('target', { at: { creature: 'mimic-doghouse' } });
  expect(monster(t.state, 'mimic-doghouse').damage).toBe(1);
  t.choose('act', 'endTurn').expectEnd();
});

test('[PQ-RULING-08] only an effect keeps a Monster from moving, and it attacks all the same', () => {
  const t = monsterActs(
    table({
      heroes: { 3: ['cleric'], 2: ['thief'] },
      monsters: { 3: ['mimic-doghouse'] },
    }).arrange((s) => {
      monster(s, 'mimic-doghouse').marks.push({
        key: 'rooted',
        from: 'entangle',
        until: 'worldEnd',
        modifiers: ['cannotMove'],
      });
    }),
    'mimic-doghouse',
  );
  t.choose('defend', { cards: [] });
  expect(placeOf(t.state, 'mimic-doghouse')?.lane).toBe(3);
  expect([hero(t.state, 'cleric').damage, hero(t.state, 'thief').damage]).toEqual([2, 0]);
  t.expectEnd();
});

test('[PQ-RULING-09] all that one attack Defeats leave first, then every lane closes', () => {
  const t = turnOf(
    table({
      heroes: { 3: ['barbarian'] },
      monsters: {
        2: ['skeleton-pug', 'chowtaur'],
        3: ['schnauzer-bomber', 'doorbell-fiend', 'bunny-slippers'],
        4: ['yeti-sheepdog'],
      },
      left: { 'skeleton-pug': 2, 'schnauzer-bomber': 2 },
      hands: { barbarian: ['strength', 'strength', 'speed'] },
    }).dice('pizza', 'ham'),
    'barbarian',
  );
  t.choose('act', { do: 'combo', combo: 'whirling-braids' });
  expect(t.state.monsterLanes).toEqual([
    [],
    ['chowtaur'],
    ['doorbell-fiend', 'bunny-slippers'],
    ['yeti-sheepdog'],
    [],
  ]);
  /** Those that closed up were not hit. */
  expect(['chowtaur', 'doorbell-fiend'].map((id) => monster(t.state, id).damage)).toEqual([0, 0]);
  expect(t.events().filter(({ type }) => type === 'defeated' || type === 'xpGained')).toMatchObject([
    { type: 'defeated', creature: 'skeleton-pug' },
    { type: 'defeated', creature: 'schnauzer-bomber' },
    { type: 'xpGained', monster: 'skeleton-pug' },
    { type: 'xpGained', monster: 'schnauzer-bomber' },
  ]);
  intact(t);
});

test('[PQ-RULING-09] a penetrating attack takes two out of three: the one between keeps its wounds and comes to the front', () => {
  const t = turnOf(
    table({
      heroes: { 3: ['wizard'] },
      monsters: { 3: ['skeleton-pug', 'war-bulldog', 'schnauzer-bomber'] },
      left: { 'skeleton-pug': 2, 'schnauzer-bomber': 2 },
      hands: { wizard: ['magic', 'strength'] },
    }).dice('pizza', 'ham'),
    'wizard',
  );
  t.choose('act', { do: 'combo', combo: 'hot-breath' });
  expect(t.state.monsterLanes[2]).toEqual(['war-bulldog']);
  expect(monster(t.state, 'war-bulldog').damage).toBe(2);
  intact(t);
});
