import { expect, test } from 'vitest';
import { BOSSES } from '../../src/content/index.ts';
import * as flow from '../../src/flow.ts';
import { rules } from '../../src/index.ts';
import { hero, monster, monstersIn, placeOf } from '../../src/queries/area.ts';
import { initiativeOf, lifeOf } from '../../src/queries/values.ts';
import { boss } from '../content/cards.ts';
import { intact, monsterActs, table, turnOf } from '../table.ts';

const noDefence = { cards: [], xp: 0 } as const;

test('[PQ-BOSS-01] [PQ-BOSS-02] a Boss shows its values and stands on the area; its sheet does not', () => {
  for (const { name, life, initiative, movement, type } of BOSSES) {
    expect(name).not.toBe('');
    expect([life > 0, initiative > 0, movement.steps >= 0]).toEqual([true, true, true]);
    expect(['strength', 'spirit', 'intellect', 'speed', 'magic']).toContain(type);
  }
  const t = turnOf(table({ heroes: { 1: ['bard'] }, monsters: { 3: ['rat-king'] }, world: 3 }), 'bard');
  const shown = rules.view(t.state, 0);
  expect(shown.boss).toBe('rat-king');
  expect(shown.monsterLanes).toEqual([[], [], ['rat-king'], [], []]);
  const { initiative, movement } = boss('rat-king');
  const life = lifeOf(t.state, 'rat-king');
  expect(shown.monsters).toMatchObject([
    { id: 'rat-king', boss: true, life, initiative, movement: movement.steps },
  ]);
});

test.each(BOSSES.map(({ id, turn, abilities }) => [id, turn, abilities] as const))(
  '[PQ-BOSS-02] the sheet of %s has attacks and special abilities',
  (_id, turn, abilities = []) => {
    expect(turn.some(({ do: what }) => what === 'attack')).toBe(true);
    expect(abilities.length).toBeGreaterThan(0);
  },
);

test('[PQ-BOSS-03] a random Boss is revealed in World 3, before any Monster is placed', () => {
  const bosses = ['a', 'b', 'c', 'd'].map((seed) => {
    const t = table({ heroes: { 1: ['bard'] }, world: 3, worldCard: 'castle' })
      .chance(seed)
      .begin(flow.playWorld, {}, 'boss');
    const order = t.events().map(({ type }) => type);
    expect(order.indexOf('bossRevealed')).toBeLessThan(order.indexOf('monsterPlaced'));
    expect(t.state.bossDeck).toHaveLength(9);
    return t.state.boss;
  });
  expect(new Set(bosses).size).toBeGreaterThan(1);
  for (const world of [1, 2] as const) {
    const t = table({ heroes: { 1: ['bard'] }, world })
      .chance('no')
      .begin(flow.playWorld, {}, 'boss');
    expect(t.events('bossRevealed')).toEqual([]);
    expect(t.state.boss).toBeNull();
  }
});

test('[PQ-BOSS-04] it is placed on B, behind the Monsters in front of it; or where its sheet says', () => {
  const place = (boss: string) =>
    table({ heroes: { 5: ['thief'] }, world: 3 })
      .dice(boss, 'trolldoodle', 'frenchgoyle')
      .begin(flow.playWorld, {}, 'boss');
  const king = place('rat-king');
  expect(king.state.monsterLanes).toEqual([['trolldoodle'], [], ['frenchgoyle', 'rat-king'], [], []]);
  king.expectAsked(0, 'tax').done();
  intact(king);
  const badger = place('badger');
  expect(badger.state.monsterLanes).toEqual([[], ['trolldoodle'], [], ['frenchgoyle'], ['badger']]);
});

test('[PQ-BOSS-05] it queues, closes up and waits for its Initiative like a Monster', () => {
  const t = monsterActs(
    table({
      heroes: { 5: ['bard'] },
      monsters: { 3: ['skeleton-pug'], 5: ['badger', 'slime'] },
      world: 3,
    }),
    'badger',
  );
  expect(placeOf(t.state, 'badger')).toEqual({ lane: 3, rank: 2 });
  expect(monstersIn(t.state, 5)).toEqual(['slime']);

  const turns = table({
    heroes: { 2: ['bard'] },
    monsters: { 1: ['badger'], 3: ['zombie-basset'] },
    world: 3,
  }).begin(flow.takeTurns, { first: '' });
  turns.choose('act', 'endTurn');
  expect(turns.events('turnBegan').map(({ creature }) => creature)).toEqual([
    'bard',
    'badger',
    'zombie-basset',
  ]);
});

test('[PQ-BOSS-06] a Standard Attack on it takes its Type', () => {
  const facing = (hand: 'speed' | 'spirit') =>
    turnOf(
      table({ heroes: { 1: ['bard'] }, monsters: { 1: ['badger'] }, world: 3, hands: { bard: [hand] } }),
      'bard',
    );
  expect(facing('spirit').refusal('standardAttack')).toMatchObject({ rule: 'PQ-ACT-10', type: 'speed' });
  const t = facing('speed').choose('act', 'standardAttack');
  expect(monster(t.state, 'badger').damage).toBe(1);
});

test('[PQ-BOSS-07] its defeat ends the game at once, whatever Monsters are left', () => {
  const t = turnOf(
    table({
      heroes: { 1: ['bard'], 2: ['thief'] },
      monsters: { 1: ['badger', 'slime'], 2: ['chowtaur'] },
      world: 3,
      hands: { bard: ['speed'] },
      left: { badger: 1 },
    }),
    'bard',
  );
  t.choose('act', 'standardAttack');
  t.expectOver({ winners: [0, 1], how: 'bossDefeated' });
  expect(t.state.monsterLanes.flat()).toEqual(['slime', 'chowtaur']);
  expect(t.events('treasureDropped')).toEqual([]);
});

test('[PQ-BOSS-08] it moves before it attacks', () => {
  const t = monsterActs(
    table({ heroes: { 3: ['bard'], 5: ['druid'] }, monsters: { 5: ['badger'] }, world: 3 }),
    'badger',
  );
  expect(t.events('attacked')).toMatchObject([{ by: 'badger', targets: ['bard'] }]);
  t.choose('defend', noDefence, 0);
  expect(hero(t.state, 'druid').damage).toBe(0);
});

test('[PQ-BOSS-09] whom its Activation attack hits bears the Boss’s token until the World ends', () => {
  const t = monsterActs(
    table({ heroes: { 3: ['bard', 'thief'] }, monsters: { 1: ['chihuahua-warlord'] }, world: 3 }),
    'chihuahua-warlord',
  );
  t.choose('defend', noDefence, 0).choose('defend', noDefence, 0);
  t.expectEnd();
  expect(hero(t.state, 'bard').marks).toMatchObject([
    { key: 'yapped-at', from: 'chihuahua-warlord', until: 'worldEnd', colour: 0 },
  ]);
  expect(initiativeOf(t.state, 'bard')).toBe(6);
  expect(hero(t.state, 'thief').marks).toEqual([]);
});
