import { expect, test } from 'vitest';
import { MONSTERS } from '../../src/content/index.ts';
import * as flow from '../../src/flow.ts';
import { rules } from '../../src/index.ts';
import { hero, laneAfter, monster, monstersIn } from '../../src/queries/area.ts';
import { initiativeOf, remainingLife } from '../../src/queries/values.ts';
import type { Lane } from '../../src/state.ts';
import { intact, monsterActs, table, turnOf } from '../table.ts';

const noDefence = { cards: [], xp: 0 } as const;

test('[PQ-MON-01] every Monster has Initiative, Life, Movement, a Type and something it does', () => {
  for (const { initiative, life, movement, type, turn } of MONSTERS) {
    expect(initiative).toBeGreaterThan(0);
    expect(life).toBeGreaterThan(0);
    expect(movement.dir !== undefined).toBe(movement.steps > 0);
    expect(['strength', 'spirit', 'intellect', 'speed', 'magic']).toContain(type);
    expect(turn.length).toBeGreaterThan(0);
  }
});

test('[PQ-MON-02] Initiative decides when a Monster acts', () => {
  const t = table({
    heroes: { 3: ['bard'] },
    monsters: { 1: ['zombie-basset'], 5: ['afghan-banshee', 'trolldoodle'] },
  }).begin(flow.takeTurns, { first: '' });
  expect(t.events('turnBegan').map(({ creature }) => creature)).toEqual(['afghan-banshee']);
  t.choose('defend', noDefence).choose('act', 'endTurn');
  expect(t.events('turnBegan').map(({ creature }) => creature)).toEqual([
    'afghan-banshee',
    'bard',
    'trolldoodle',
    'zombie-basset',
  ]);
  t.expectEnd();
});

test('[PQ-MON-03] with damage up to its Life it is Defeated and removed, not before', () => {
  const strike = (left: number) => {
    const t = turnOf(
      table({
        heroes: { 1: ['bard'] },
        monsters: { 1: ['chowtaur', 'slime'] },
        hands: { bard: ['strength'] },
        left: { chowtaur: left },
      }).dice(...(left === 1 ? ['pizza'] : [])),
      'bard',
    );
    return t.choose('act', 'standardAttack');
  };
  const alive = strike(2);
  expect(remainingLife(alive.state, 'chowtaur')).toBe(1);
  const dead = strike(1);
  expect(dead.state.monsterLanes[0]).toEqual(['slime']);
  expect(hero(dead.state, 'bard').xp).toEqual(['chowtaur']);
  intact(dead);
});

test.each(
  MONSTERS.filter(({ movement }) => movement.steps > 0).map(({ id, movement }) => [id, movement] as const),
)('[PQ-MON-04] %s goes as many lanes as it has arrows, the way they point', (id, { steps, dir = 'left' }) => {
  const t = monsterActs(
    table({ heroes: { 5: ['bard'] }, monsters: { 3: [id, 'zombie-basset'] } }).chance('arrows'),
    id,
  );
  const to = { left: 3 - steps, right: 3 + steps }[dir] as Lane;
  expect(t.events('moved').filter(({ creature }) => creature === id)).toEqual([
    { type: 'moved', creature: id, from: 3, to, why: 'arrows' },
  ]);
  expect(laneAfter(3, steps, dir)).toBe(to);
});

test('[PQ-MON-05] a Standard Attack against it takes its Type', () => {
  const t = turnOf(
    table({
      heroes: { 1: ['bard'] },
      monsters: { 1: ['mimic-doghouse'], 2: ['slime'] },
      hands: { bard: ['spirit', 'intellect', 'strength', 'speed'] },
    }),
    'bard',
  );
  expect(t.refusal({ do: 'standardAttack', at: { creature: 'mimic-doghouse' } })).toEqual({
    rule: 'PQ-ACT-10',
    type: 'magic',
    creature: 'mimic-doghouse',
  });
  const paid = turnOf(
    table({
      heroes: { 1: ['bard'] },
      monsters: { 1: ['mimic-doghouse'] },
      hands: { bard: ['spirit', 'magic'] },
    }),
    'bard',
  );
  paid.choose('act', 'standardAttack');
  expect(hero(paid.state, 'bard').hand).toEqual(['spirit']);
});

test('[PQ-MON-06] the Treasure it drops is Picked Up for its Type', () => {
  const t = turnOf(
    table({
      heroes: { 1: ['warrior'] },
      monsters: { 1: ['mimic-doghouse'], 2: ['slime'] },
      hands: { warrior: ['strength', 'strength', 'magic', 'spirit', 'spirit'] },
      damage: { 'mimic-doghouse': 1 },
    }).dice('pizza'),
    'warrior',
  );
  t.choose('act', { combo: 'accurate-strike' });
  expect(t.options('pickUp')).toEqual([{ do: 'pickUp', cards: ['magic'], xp: 0 }, { do: 'decline' }]);
});

test('[PQ-MON-07] it moves, then attacks; a card may say otherwise', () => {
  const heroes = { 2: ['bard'], 3: ['druid'], 5: ['witch'] } as const;
  const t = monsterActs(table({ heroes, monsters: { 3: ['mimic-doghouse'] } }), 'mimic-doghouse');
  t.choose('defend', noDefence, 0);
  expect(hero(t.state, 'bard').damage).toBe(2);
  expect(hero(t.state, 'druid').damage).toBe(0);
  t.expectEnd();

  const first = monsterActs(table({ heroes, monsters: { 3: ['jack-rustle'] } }), 'jack-rustle');
  first.choose('defend', noDefence, 1);
  expect(hero(first.state, 'druid').damage).toBe(2);
  expect(monstersIn(first.state, 5)).toEqual(['jack-rustle']);
  expect(hero(first.state, 'witch').damage).toBe(0);
  first.expectEnd();
});

test('[PQ-MON-08] its card says whom the attack reaches and how hard it hits', () => {
  const heroes = { 2: ['bard', 'witch'], 3: ['cleric'] } as const;
  const melee = monsterActs(table({ heroes, monsters: { 4: ['chowtaur'] } }), 'chowtaur');
  expect(melee.events('attacked')).toMatchObject([{ targets: ['bard'], reach: 'melee', damage: 3 }]);
  const through = monsterActs(table({ heroes, monsters: { 1: ['beagle-eye'] } }), 'beagle-eye');
  expect(through.events('attacked')).toMatchObject([
    { targets: ['bard', 'witch'], reach: 'penetrating', damage: 1 },
  ]);
});

test('[PQ-MON-09] a Prize is offered to the Hero of the last damage, for Monsters with the symbol only', () => {
  const strike = (target: string, ...draws: readonly string[]) =>
    turnOf(
      table({
        heroes: { 1: ['bard'], 2: ['ranger'] },
        monsters: { 1: [target], 3: ['chowtaur'] },
        damage: { [target]: 3 },
        hands: { ranger: ['speed'], bard: ['intellect', 'magic'] },
      }).dice(...draws),
      'ranger',
    )
      .choose('act', 'ability')
      .choose('target', { at: { creature: target } });
  const prized = strike('corgriffin');
  prized.expectAsked(1, 'prize').choose('prize', 'takePrize');
  expect(hero(prized.state, 'ranger')).toMatchObject({ prizes: ['corgriffin'], xp: [] });
  expect(hero(prized.state, 'bard').prizes).toEqual([]);
  prized.expectAsked(1, 'act');
  intact(prized);

  const plain = strike('mimic-doghouse', 'pizza');
  plain.expectAsked(0, 'pickUp');
  expect(hero(plain.state, 'ranger').xp).toEqual(['mimic-doghouse']);
});

test('[PQ-MON-10] it ignores all damage when it reveals its type; without the symbol nothing is revealed', () => {
  const strike = (...draws: readonly string[]) =>
    turnOf(
      table({
        heroes: { 1: ['warrior'] },
        monsters: { 1: ['golem-retriever'], 2: ['war-bulldog'] },
        hands: { warrior: ['strength', 'strength'] },
      }).dice(...draws),
      'warrior',
    ).choose('act', { combo: 'accurate-strike' });
  const stopped = strike('strength');
  expect(monster(stopped.state, 'golem-retriever').damage).toBe(0);
  expect(stopped.events('energyRevealed')).toEqual([
    { type: 'energyRevealed', by: 'golem-retriever', energy: 'strength', ignored: true },
  ]);
  intact(stopped);
  for (const other of ['magic', 'joker']) {
    const hit = strike(other);
    expect(monster(hit.state, 'golem-retriever').damage).toBe(3);
    expect(hit.state.energyDiscard).toContain(other);
  }
  const plain = turnOf(
    table({ heroes: { 1: ['bard'] }, monsters: { 1: ['war-bulldog'] }, hands: { bard: ['strength'] } }),
    'bard',
  ).choose('act', 'standardAttack');
  expect(plain.events('energyRevealed')).toEqual([]);
  expect(monster(plain.state, 'war-bulldog').damage).toBe(1);
});

test('[PQ-MON-11] who is hit by an Activation attack bears its token until the World ends', () => {
  const t = monsterActs(
    table({ heroes: { 2: ['bard', 'thief'], 3: ['druid'] }, monsters: { 4: ['shih-boo'] } }),
    'shih-boo',
  );
  t.choose('defend', noDefence, 0);
  t.expectEnd();
  const { heroes } = rules.view(t.state, null);
  expect(heroes.map(({ marks }) => marks.length)).toEqual([1, 0, 0]);
  expect(heroes[0]?.marks).toMatchObject([{ key: 'spooked', from: 'shih-boo', until: 'worldEnd' }]);
  expect(initiativeOf(t.state, 'bard')).toBe(4);

  const next = table({ heroes: { 2: ['bard'] } })
    .arrange((s) => {
      for (const state of s.heroes) state.marks = t.state.heroes[0]?.marks ?? [];
    })
    .begin(flow.playWorld, {});
  expect(hero(next.state, 'bard').marks).toEqual([]);
});

test('[PQ-MON-12] nobody is asked what an automated Monster does', () => {
  const t = monsterActs(
    table({
      heroes: { 1: ['bard'], 3: ['witch'], 4: ['thief', 'druid'] },
      monsters: { 2: ['corgriffin'] },
      damage: { druid: 5 },
    }),
    'corgriffin',
  );
  expect(t.events('moved')).toMatchObject([{ creature: 'corgriffin', from: 2, to: 4 }]);
  expect(t.events('attacked')).toMatchObject([
    { by: 'corgriffin', targets: ['druid'], why: { kind: 'leastLife', life: 2 } },
  ]);
  t.expectAsked(3, 'defend');
});
