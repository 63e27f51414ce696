import type { Scene } from '@questhall/testkit';
import { describe, expect, test } from 'vitest';
import * as flow from '../../src/flow.ts';
import { rules } from '../../src/index.ts';
import { hero } from '../../src/queries/area.ts';
import type { State } from '../../src/state.ts';
import type { Setting } from '../table.ts';
import { table } from '../table.ts';

/** A Bard and a Zombie Basset too far apart to do each other harm, in a World that taxes nobody. */
const apart = (more: Partial<Setting> = {}) =>
  table({ heroes: { 1: ['bard'] }, monsters: { 3: ['zombie-basset'] }, ...more });

const turns = (t: Scene<State>): readonly unknown[] => t.events('turnBegan').map(({ creature }) => creature);

describe('Rounds', () => {
  test('[PQ-ROUND-01] [PQ-ROUND-07] ten Rounds, then the next World at Round 1; no Market, no exchange', () => {
    const t = apart({ hands: { bard: ['spirit'] } })
      .within(flow.playGame, {}, 'worlds')
      .begin(flow.playWorld, {}, 'rounds');
    for (let round = 1; round <= 10; round++) {
      expect(t.state).toMatchObject({ world: 1, round });
      t.choose('act', 'endTurn');
    }
    expect(t.events('roundBegan').map(({ round }) => round)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(t.events('worldEnded')).toEqual([{ type: 'worldEnded', world: 1, how: 'timeOut' }]);
    expect(t.events('marketOpened')).toEqual([]);
    t.expectAsked(0, 'placeHero');
    expect(t.state).toMatchObject({ world: 2, round: 1, outcome: null });
    expect(t.state.monsterDiscard).toEqual(['zombie-basset']);
  });

  test('[PQ-ROUND-07] the same at the end of World 2', () => {
    const t = apart({ world: 2, round: 10 })
      .within(flow.playGame, {}, 'worlds')
      .begin(flow.playWorld, {}, 'rounds');
    t.choose('act', 'endTurn');
    expect(t.events('worldEnded')).toEqual([{ type: 'worldEnded', world: 2, how: 'timeOut' }]);
    t.expectAsked(0, 'placeHero');
    expect(t.state).toMatchObject({ world: 3, round: 1 });
  });

  test('[PQ-ROUND-02] [PQ-ROUND-03] [PQ-INIT-01] one Turn each, from the highest Initiative to the lowest', () => {
    const t = table({
      heroes: { 2: ['cleric'], 5: ['ranger'] },
      monsters: { 2: ['dachshydra'], 3: ['badger'], 4: ['psi-pincher'] },
      world: 3,
    }).begin(flow.takeTurns, { first: '' });
    t.choose('act', 'endTurn', 1).choose('act', 'endTurn', 0);
    t.choose('defend', { cards: [] }, 0);
    expect(turns(t)).toEqual(['psi-pincher', 'ranger', 'badger', 'cleric', 'dachshydra']);
    t.expectEnd();
  });

  test('[PQ-ROUND-04] after the last Turn the Time token goes on by one', () => {
    const t = apart({ round: 4 }).begin(flow.playRounds, {});
    expect(t.state.round).toBe(4);
    t.choose('act', 'endTurn');
    expect(turns(t)).toEqual(['bard', 'zombie-basset', 'bard']);
    expect(t.state.round).toBe(5);
  });

  test('[PQ-ROUND-05] Rounds end with the last Monster', () => {
    const t = apart({
      monsters: { 1: ['slime'] },
      damage: { slime: 3 },
      hands: { bard: ['spirit'] },
    })
      .dice('pizza')
      .begin(flow.playRounds, {});
    t.choose('act', 'standardAttack').choose('prize', 'takeXp');
    t.expectEnd();
    expect(t.events('roundBegan')).toHaveLength(1);
  });

  test('[PQ-ROUND-05] or with the last Hero', () => {
    const t = apart({ monsters: { 1: ['psi-pincher'] }, damage: { bard: 5 } })
      .dice('left')
      .begin(flow.playRounds, {});
    t.choose('defend', { cards: [] });
    expect(hero(t.state, 'bard').fallen).toBe(true);
    t.expectEnd();
    expect(t.events('roundBegan')).toHaveLength(1);
  });

  test('[PQ-ROUND-05] in World 3 not with the last Monster, but with the Boss', () => {
    const t = apart({
      monsters: { 1: ['slime'], 5: ['badger'] },
      damage: { slime: 3 },
      hands: { bard: ['spirit'] },
      world: 3,
      round: 2,
    })
      .dice('pizza')
      .begin(flow.playRounds, {});
    t.choose('act', 'standardAttack').choose('prize', 'takeXp').choose('act', 'endTurn');
    expect(t.state.monsterLanes.flat()).toEqual(['badger']);
    expect(t.state).toMatchObject({ round: 3, outcome: null });
  });

  test('[PQ-ROUND-06] the Turn token lies with the Creature whose Turn it is', () => {
    const t = table({ heroes: { 1: ['bard'] }, monsters: { 1: ['afghan-banshee'] } }).begin(
      flow.playRounds,
      {},
    );
    t.expectAsked(0, 'defend');
    for (const viewer of [0, null]) expect(rules.view(t.state, viewer).turn?.of).toBe('afghan-banshee');
    t.choose('defend', { cards: [] }).expectAsked(0, 'act');
    expect(rules.view(t.state, 0).turn?.of).toBe('bard');
  });

  test('[PQ-ROUND-08] who is Defeated before its Turn does not act', () => {
    const t = apart({
      heroes: { 1: ['bard'], 5: ['ranger'] },
      monsters: { 1: ['slime'], 3: ['zombie-basset'] },
      damage: { slime: 3, bard: 5 },
      hands: { ranger: ['speed'] },
    })
      .dice('pizza')
      .begin(flow.takeTurns, { first: '' });
    t.choose('act', 'ability', 1).choose('target', { at: { creature: 'slime' } });
    t.choose('prize', 'takeXp').choose('act', 'endTurn', 1).choose('act', 'endTurn', 0);
    expect(turns(t)).toEqual(['ranger', 'bard', 'zombie-basset']);
    t.expectEnd();

    const fallen = table({
      heroes: { 1: ['bard'], 5: ['druid'] },
      monsters: { 1: ['psi-pincher'] },
      damage: { bard: 5 },
    })
      .dice('left')
      .begin(flow.takeTurns, { first: '' })
      .choose('defend', { cards: [] }, 0);
    fallen.choose('act', 'endTurn', 1);
    expect(turns(fallen)).toEqual(['psi-pincher', 'druid']);
  });
});

describe('Initiative', () => {
  /** Bard 7 against Corgriffin 7 and War Bulldog 7, with others around. */
  const tied = (heroes: Setting['heroes'], monsters: Setting['monsters']) =>
    table({ heroes, ...(monsters ? { monsters } : {}), world: 1 }).begin(flow.takeTurns, { first: '' });

  test('[PQ-INIT-01] Heroes, Monsters and the Boss in one common order', () => {
    const t = table({
      heroes: { 1: ['warrior'], 3: ['thief'] },
      monsters: { 5: ['rat-king'], 4: ['trolldoodle'] },
      world: 3,
    }).begin(flow.takeTurns, { first: '' });
    t.choose('act', 'endTurn', 1).choose('act', 'endTurn', 0);
    expect(turns(t).slice(0, 3)).toEqual(['thief', 'warrior', 'rat-king']);
  });

  test('[PQ-INIT-02] on a tie the faction with more Creatures goes first', () => {
    const t = tied({ 1: ['bard'] }, { 4: ['war-bulldog'], 3: ['zombie-basset'] });
    expect(turns(t)).toEqual(['war-bulldog', 'bard']);
    const more = tied({ 1: ['bard', 'witch'] }, { 4: ['war-bulldog'] });
    expect(turns(more)).toEqual(['bard']);
  });

  test('[PQ-INIT-03] with as many on both sides the Hero goes first', () => {
    const t = tied({ 1: ['bard', 'witch'] }, { 4: ['war-bulldog'], 3: ['zombie-basset'] });
    expect(turns(t)).toEqual(['bard']);
  });

  test('[PQ-INIT-04] tied Monsters go by lane, then rank, the Boss before them', () => {
    const t = table({
      heroes: { 4: ['cleric'] },
      monsters: { 1: ['bunny-slippers'], 2: ['war-bulldog'], 3: ['postman-lich'] },
      world: 3,
    })
      .chance('ties')
      .begin(flow.takeTurns, { first: '' });
    while (t.decisions[0]?.kind !== 'act') t.choose(t.decisions[0]?.kind ?? '', { ...t.options()[0] });
    expect(turns(t).slice(0, 3)).toEqual(['postman-lich', 'bunny-slippers', 'war-bulldog']);
  });

  test('[PQ-INIT-04] tied Heroes go in seat order, or as they agree', () => {
    const t = table({
      heroes: { 1: ['druid'], 2: ['merchant'] },
      seats: ['merchant', 'druid'],
      monsters: { 4: ['zombie-basset'] },
    }).begin(flow.takeTurns, { first: '' });
    t.choose('tieOrder', { at: { creature: 'merchant' } }, 0);
    expect(turns(t)).toEqual(['merchant']);
  });
});
