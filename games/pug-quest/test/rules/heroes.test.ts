import { expect, test } from 'vitest';
import { HEROES } from '../../src/content/index.ts';
import { rules } from '../../src/index.ts';
import { hero, monster } from '../../src/queries/area.ts';
import type { Setting } from '../table.ts';
import { intact, monsterActs, table, turnOf } from '../table.ts';

test('[PQ-HERO-01] a Hero card has Life, Initiative, Movement, Type, name and one Special Ability', () => {
  for (const { name, life, initiative, movement, type, ability } of HEROES) {
    expect([name, ability.name]).not.toContain('');
    expect([life > 0, initiative > 0, movement > 0]).toEqual([true, true, true]);
    expect(['strength', 'spirit', 'intellect', 'speed', 'magic']).toContain(type);
  }
  const t = turnOf(table({ heroes: { 4: ['thief'] }, monsters: { 1: ['slime'] } }), 'thief');
  expect(rules.view(t.state, 0).heroLanes[3]).toEqual(['thief']);
  expect(rules.view(t.state, 0).heroes).toMatchObject([{ life: 5, initiative: 9, movement: 2 }]);
});

test('[PQ-HERO-02] Movement is the furthest one Move may go', () => {
  const lanes = (id: string): readonly unknown[] =>
    turnOf(table({ heroes: { 1: [id] }, monsters: { 1: ['slime'] } }), id)
      .options('act')
      .flatMap((option) => (option.do === 'move' && 'at' in option ? [option.at] : []));
  expect(lanes('bard')).toEqual([{ lane: 2 }, { lane: 5 }]);
  expect(lanes('thief')).toEqual([{ lane: 2 }, { lane: 3 }, { lane: 4 }, { lane: 5 }]);
  const t = turnOf(table({ heroes: { 1: ['bard'] }, monsters: { 1: ['slime'] } }), 'bard');
  expect(t.refusal({ do: 'move', at: { lane: 3 } })).toEqual({ rule: 'PQ-HERO-02', need: 2, have: 1 });
});

test.each([
  ['warrior', 'strength'],
  ['thief', 'speed'],
  ['druid', 'spirit'],
  ['witch', 'magic'],
  ['bard', 'intellect'],
] as const)('[PQ-HERO-03] the %s defends with %s', (id, type) => {
  const t = monsterActs(
    table({
      heroes: { 1: [id] },
      monsters: { 1: ['slime'] },
      hands: { [id]: ['strength', 'speed', 'spirit', 'magic', 'intellect'] },
    }),
    'slime',
  );
  if (t.decisions[0]?.kind === 'riposte') t.choose('riposte', 'pass');
  expect(t.options('defend')).toEqual([
    { do: 'defend', cards: [], xp: 0 },
    { do: 'defend', cards: [type], xp: 0 },
  ]);
});

test('[PQ-HERO-04] a Hero whose damage reaches its Life is Defeated and leaves the area; not before', () => {
  const attacked = (damage: number) => {
    const t = monsterActs(
      table({
        heroes: { 1: ['bard', 'druid'] },
        monsters: { 1: ['war-bulldog'] },
        damage: { bard: damage },
      }),
      'war-bulldog',
    );
    return t.choose('defend', { cards: [] }, 0);
  };
  expect(attacked(3).state.heroLanes[0]).toEqual(['bard', 'druid']);
  const t = attacked(4);
  expect(t.state.heroLanes[0]).toEqual(['druid']);
  expect(hero(t.state, 'bard').fallen).toBe(true);
  expect(t.events('defeated')).toEqual([{ type: 'defeated', creature: 'bard', by: 'war-bulldog' }]);
  intact(t);
});

/** The Warrior with plenty of everything, facing a damaged Bulldog. */
const ready = (more: Partial<Setting> = {}) =>
  turnOf(
    table({
      heroes: { 1: ['warrior'] },
      monsters: { 1: ['war-bulldog', 'slime'] },
      hands: {
        warrior: ['strength', 'strength', 'strength', 'speed', 'speed', 'spirit', 'intellect'],
      },
      damage: { 'war-bulldog': 1 },
      ...more,
    }),
    'warrior',
  );

const known = (t: ReturnType<typeof ready>): readonly unknown[] =>
  t.options('act').flatMap((option) => ('combo' in option ? [option.combo] : []));

test('[PQ-HERO-05] three Combos at Level 1, one at Level 2, one at Level 3', () => {
  for (const { combos } of HEROES) expect(combos.map(({ level }) => level)).toEqual([1, 1, 1, 2, 3]);
});

test('[PQ-HERO-06] only Combos of Levels reached', () => {
  const early = ready({ xp: { warrior: 1 } });
  expect(known(early)).toEqual(['accurate-strike', 'lightning-strikes']);
  expect(early.refusal({ combo: 'chasing-attack' })).toEqual({ rule: 'PQ-HERO-06', need: 2, have: 1 });
  expect(known(ready({ xp: { warrior: 2 } }))).toEqual([
    'accurate-strike',
    'lightning-strikes',
    'chasing-attack',
  ]);
  expect(ready({ xp: { warrior: 4 } }).refusal({ combo: 'coup-de-grace' })).toEqual({
    rule: 'PQ-HERO-06',
    need: 3,
    have: 2,
  });
  expect(known(ready({ xp: { warrior: 5 } }))).toContain('coup-de-grace');
});

test('[PQ-HERO-07] a Combo has a name, a cost and an effect', () => {
  for (const combo of HEROES.flatMap(({ combos }) => combos)) {
    expect(combo.name).not.toBe('');
    expect(combo.cost.length).toBeGreaterThan(0);
    expect(combo.effects.length).toBeGreaterThan(0);
  }
});

test('[PQ-HERO-08] its cost is discarded, then its effect happens', () => {
  const t = ready();
  t.choose('act', { combo: 'lightning-strikes' });
  expect(t.state.energyDiscard).toEqual(['strength', 'speed', 'speed']);
  expect(monster(t.state, 'war-bulldog').damage).toBe(4);
  const order = t.events().map(({ type }) => type);
  expect(order.indexOf('paid')).toBeLessThan(order.indexOf('attacked'));
  expect(t.state.turn?.actionsLeft).toBe(2);
  t.expectAsked(0, 'drawFrom');
});

test('[PQ-HERO-09] Puga Yaga swaps hand cards with the display', () => {
  const t = turnOf(
    table({
      heroes: { 1: ['witch'] },
      monsters: { 1: ['slime'] },
      hands: { witch: ['speed', 'speed', 'strength'] },
      display: ['magic', 'magic', 'joker', 'spirit', 'spirit'],
    }),
    'witch',
  );
  t.choose('act', { source: 'ability:witch' });
  t.choose('swapDisplay', { give: 'speed', at: { display: 'joker' } });
  t.choose('swapDisplay', { give: 'speed', at: { display: 'magic' } });
  expect(hero(t.state, 'witch').hand).toEqual(['strength', 'joker', 'magic']);
  expect([...t.state.display].sort()).toEqual(['magic', 'speed', 'speed', 'spirit', 'spirit']);
  t.expectAsked(0, 'act');
  intact(t);
});

test('[PQ-HERO-10] everybody can see whose sheet lies where, and what it has come to', () => {
  const t = turnOf(
    table({ heroes: { 1: ['bard'] }, monsters: { 1: ['slime'] }, xp: { bard: 3 }, evilLord: true }),
    'bard',
  );
  for (const viewer of [0, 1, null])
    expect(rules.view(t.state, viewer).heroes).toMatchObject([{ id: 'bard', seat: 0, xp: 3, level: 2 }]);
  expect([...t.state.heroLanes.flat(), ...t.state.monsterLanes.flat()]).toEqual(['bard', 'slime']);
});
