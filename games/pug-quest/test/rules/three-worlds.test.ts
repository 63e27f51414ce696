import { expect, test } from 'vitest';
import * as flow from '../../src/flow.ts';
import { rules } from '../../src/index.ts';
import { hero, monster } from '../../src/queries/area.ts';
import type { State } from '../../src/state.ts';
import { midRound, wounds } from '../answers.ts';
import type { Setting } from '../table.ts';
import { intact, table, turnOf } from '../table.ts';

/** Before any World: the Heroes have hands and no place yet. */
const beforeWorldOne = (...seats: readonly string[]) =>
  table({ seats, heroes: {} }).arrange((s: State) => {
    s.world = 0;
    s.worldDeck.push(...s.worldCards.splice(0));
  });

test('[PQ-W1-01] [PQ-W1-02] the lowest Initiative is placed first, anywhere, also behind others', () => {
  /** Cleric 2, Bard 7, Thief 9. */
  const t = beforeWorldOne('thief', 'cleric', 'bard')
    .dice('icy', 'slime', 'trolldoodle', 'war-bulldog', 'skeleton-pug')
    .begin(flow.playWorld, {});
  expect(t.state.world).toBe(1);
  const lanes = [1, 2, 3, 4, 5].map((lane) => ({ do: 'place', at: { lane } }));
  expect(t.expectAsked(1, 'placeHero').options()).toEqual(lanes);
  t.choose('placeHero', { at: { lane: 4 } });
  expect(t.expectAsked(2, 'placeHero').options()).toEqual(lanes);
  t.choose('placeHero', { at: { lane: 4 } });
  t.expectAsked(0, 'placeHero').choose('placeHero', { at: { lane: 1 } });
  expect(t.state.heroLanes).toEqual([['thief'], [], [], ['cleric', 'bard'], []]);
});

test('[PQ-W1-03] [PQ-W1-04] then Round 1, the World card, the Monsters; the highest Initiative begins', () => {
  const t = beforeWorldOne('bard', 'cleric')
    .arrange((s) => {
      s.round = 7;
    })
    .dice('icy', 'slime', 'trolldoodle', 'yeti-sheepdog')
    .begin(flow.playWorld, {});
  expect(t.state.round).toBe(1);
  expect(t.state.worldCards).toEqual([]);
  t.choose('placeHero', { at: { lane: 4 } }).choose('placeHero', { at: { lane: 5 } });
  expect(t.events().map(({ type }) => type)).toEqual([
    'worldBegan',
    'heroPlaced',
    'heroPlaced',
    'worldRevealed',
    'monsterPlaced',
    'monsterPlaced',
    'monsterPlaced',
    'roundBegan',
    'turnBegan',
  ]);
  expect(t.events('roundBegan')).toEqual([{ type: 'roundBegan', world: 1, round: 1 }]);
  expect(t.state.turn?.of).toBe('bard');
  t.expectAsked(0, 'act');
  intact(t);
});

/** The Bard strikes the last Monster of the World down. */
const lastBlow = (more: Partial<Setting>, ...drawn: readonly string[]) =>
  midRound(
    table({
      seats: ['bard', 'cleric', 'thief'],
      heroes: { 2: ['bard', 'cleric'] },
      fallen: ['thief'],
      monsters: { 2: ['skeleton-pug'] },
      hands: { bard: ['spirit'] },
      left: { 'skeleton-pug': 1 },
      ...more,
    }).dice(...drawn),
  )
    .begin(flow.heroTurn, { hero: 'bard' })
    .choose('act', 'standardAttack');

test.each([1, 2] as const)(
  '[PQ-W1-05] World %d is clear with the last Monster; survivors go to the Market',
  (world) => {
    const t = lastBlow({ world }, 'ham', 'pizza', 'treats', 'broth');
    expect(t.events('worldEnded')).toEqual([{ type: 'worldEnded', world, how: 'cleared' }]);
    expect(t.events('turnBegan')).toHaveLength(1);
    t.choose('market', 'pass', 0).choose('market', 'pass', 1);
    expect(t.decisions.map(({ seat, kind }) => [seat, kind])).toEqual([
      [0, 'exchange'],
      [1, 'exchange'],
    ]);
  },
);

test('[PQ-W2-01] tokens, a new World card on top, Monsters by its Position Order', () => {
  const t = table({ heroes: { 2: ['bard', 'cleric'] }, round: 8 })
    .dice('icy', 'slime', 'trolldoodle', 'yeti-sheepdog')
    .begin(flow.playWorld, {});
  expect(t.state).toMatchObject({ world: 2, round: 1, heroLanes: [[], [], [], [], []] });
  t.choose('placeHero', { at: { lane: 4 } }).choose('placeHero', { at: { lane: 5 } });
  expect(t.state.worldCards).toEqual(['forest', 'icy']);
  expect(rules.view(t.state, 0).worldCard).toBe('icy');
  /** Icy Lands, 2 players: 1, 1 and 2, all in lane 1. */
  expect(t.state.monsterLanes).toEqual([['slime', 'trolldoodle', 'yeti-sheepdog'], [], [], [], []]);
  t.done();
});

const round = (world: 1 | 2 | 3, number: number, more: Partial<Setting> = {}) =>
  table({
    seats: ['bard', 'cleric', 'thief'],
    heroes: { 1: ['bard'], 2: ['cleric'] },
    fallen: ['thief'],
    monsters: { 4: ['slime'] },
    hands: { bard: ['spirit', 'joker', 'magic'], cleric: ['magic'] },
    world,
    round: number,
    ...more,
  }).begin(flow.playRound, {});

test('[PQ-W2-02] World 2 is World 1 plus the tax', () => {
  const first = round(1, 1);
  const second = round(2, 1);
  second.choose('tax', 'suffer', 0).choose('tax', 'suffer', 1);
  expect(second.decisions).toMatchObject([{ seat: 0, kind: 'act', options: first.options('act') }]);
});

test('[PQ-TAX-01] [PQ-TAX-02] [PQ-W3-02] at the beginning of odd Rounds of Worlds 2 and 3 only', () => {
  const taxed = [1, 2, 3].map((world) =>
    [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].filter(
      (number) => round(world as 1 | 2 | 3, number).decisions[0]?.kind === 'tax',
    ),
  );
  expect(taxed).toEqual([[], [1, 3, 5, 7, 9], [1, 3, 5, 7, 9]]);
});

test("[PQ-TAX-01] each player pays 1 of the World's Type or a Joker, or suffers 1", () => {
  /** Barkwood is of Spirit. The Defeated Thief is not asked. */
  const t = round(2, 3);
  expect(t.decisions.map(({ seat, kind }) => [seat, kind])).toEqual([
    [0, 'tax'],
    [1, 'tax'],
  ]);
  expect(t.options('tax', 0)).toEqual([
    { do: 'payTax', cards: ['spirit'], xp: 0 },
    { do: 'payTax', cards: ['joker'], xp: 0 },
    { do: 'suffer' },
  ]);
  expect(t.options('tax', 1)).toEqual([{ do: 'suffer' }]);
  t.choose('tax', 'suffer', 1);
  expect(wounds(t)).toEqual({});
  t.choose('tax', { cards: ['spirit'] }, 0);
  expect(wounds(t)).toEqual({ cleric: 1 });
  expect(hero(t.state, 'bard').hand).toEqual(['joker', 'magic']);
  expect(t.events('turnBegan')).toHaveLength(1);
  intact(t);
});

/** The start of World 3, up to the first question of its first Round. */
const thirdWorld = (boss: string, ...monsters: readonly string[]) => {
  const t = table({ heroes: { 1: ['bard'] }, world: 2, round: 6 })
    .dice('icy', boss, ...monsters)
    .begin(flow.playWorld, {});
  return t.choose('placeHero', { at: { lane: 4 } });
};

test('[PQ-W3-01] tokens, World card, the Boss, then the Monsters', () => {
  const t = thirdWorld('rat-king', 'slime', 'trolldoodle');
  expect(t.state).toMatchObject({ world: 3, round: 1, worldCards: ['forest', 'icy'], boss: 'rat-king' });
  /** [PQ-VEC-01] Icy Lands: lane 1 holds two 1s, the Boss stands in lane 3. */
  expect(t.state.monsterLanes).toEqual([['slime', 'trolldoodle'], [], ['rat-king'], [], []]);
  const order = t.events().map(({ type }) => type);
  expect(order.indexOf('worldRevealed')).toBeLessThan(order.indexOf('bossRevealed'));
  expect(order.indexOf('bossRevealed')).toBeLessThan(order.indexOf('monsterPlaced'));
  expect(t.expectAsked(0, 'tax').options()).toEqual([{ do: 'suffer' }]);
  t.done();
  intact(t);
});

/** World 3: the Bard's blow is enough for a Boss with 1 Life left. */
const bossFight = (number: number) =>
  midRound(
    table({
      heroes: { 4: ['bard'] },
      monsters: { 1: ['slime'], 4: ['rat-king'] },
      hands: { bard: ['spirit'] },
      left: { 'rat-king': 1 },
      world: 3,
      round: number,
    }),
  ).begin(flow.heroTurn, { hero: 'bard' });

test('[PQ-W3-03] [PQ-W3-05] the Boss Defeated before Round 10 ends: won, and no Market', () => {
  for (const number of [1, 10]) {
    const t = bossFight(number).choose('act', 'standardAttack');
    t.expectOver({ winners: [0], how: 'bossDefeated' });
    expect(t.state.monsterLanes[0]).toEqual(['slime']);
    expect(t.events('marketOpened')).toEqual([]);
    expect(t.state.market).toEqual([]);
  }
});

test('[PQ-W3-04] the Boss alive at the end of Round 10: lost at once', () => {
  const late = bossFight(10).choose('act', 'endTurn');
  late.expectOver({ winners: [], how: 'timeOut' });
  const early = bossFight(9).choose('act', 'endTurn');
  expect(early.state).toMatchObject({ round: 10, outcome: null });
});

test('[PQ-CARRY-01] [PQ-CARRY-03] damage, hand, Treasures, Prizes and XP go along', () => {
  const t = table({
    heroes: { 2: ['bard', 'cleric'] },
    hands: { bard: ['magic', 'joker'] },
    treasures: { bard: ['pizza'] },
    prizes: { bard: ['slime'] },
    xp: { bard: 2 },
    damage: { bard: 4, cleric: 1 },
  }).begin(flow.playWorld, {});
  expect(t.state.world).toBe(2);
  expect(wounds(t)).toEqual({ bard: 4, cleric: 1 });
  expect(hero(t.state, 'bard')).toMatchObject({
    hand: ['magic', 'joker'],
    treasures: ['pizza'],
    prizes: ['slime'],
  });
  expect(hero(t.state, 'bard').xp).toHaveLength(2);
  expect(hero(t.state, 'cleric').hand).toEqual([]);
  intact(t);
});

test('[PQ-CARRY-02] Blessing and Alpha Pug end with the World', () => {
  const blessed = turnOf(
    table({
      heroes: { 2: ['bard', 'cleric'], 3: ['ranger'] },
      monsters: { 5: ['slime'] },
      hands: {
        cleric: ['spirit', 'spirit', 'magic', 'intellect'],
      },
      xp: { cleric: 2 },
    }).dice('magic'),
    'cleric',
  );
  blessed.choose('act', { do: 'combo', combo: 'blessing', instead: false }).choose('drawFrom', 'takeDeck');
  expect(blessed.state.heroes.map(({ marks }) => marks.map(({ key }) => key))).toEqual([
    ['blessed'],
    ['blessed'],
    [],
  ]);

  const pack = turnOf(
    table({
      heroes: { 2: ['bard'], 3: ['ranger'] },
      monsters: { 5: ['slime'] },
      hands: { ranger: ['speed', 'speed', 'speed', 'spirit', 'strength'] },
      xp: { ranger: 5 },
    }).dice('magic'),
    'ranger',
  );
  pack.choose('act', { do: 'combo', combo: 'alpha-pug' }).choose('drawFrom', 'takeDeck');
  expect(rules.view(pack.state, 0).heroes.map(({ initiative }) => initiative)).toEqual([8, 9]);

  const next = table({ heroes: { 2: ['bard'], 3: ['ranger'] }, monsters: { 5: ['slime'] } })
    .arrange((s) => {
      hero(s, 'bard').marks = [...hero(pack.state, 'bard').marks, ...hero(blessed.state, 'bard').marks];
      monster(s, 'slime').marks = [...hero(pack.state, 'bard').marks];
    })
    .begin(flow.playWorld, {});
  expect(next.state.heroes.map(({ marks }) => marks)).toEqual([[], []]);
  expect(rules.view(next.state, 0).heroes.map(({ initiative }) => initiative)).toEqual([7, 8]);
});

test.each<
  readonly [string, string, Partial<Setting>, { readonly [field: string]: string | boolean }, number]
>([
  ['Cure', 'cleric', { hands: { cleric: ['spirit', 'intellect'] } }, { combo: 'cure', instead: false }, 2],
  ['Regeneration', 'druid', { hands: { druid: ['spirit', 'intellect'] } }, { combo: 'regeneration' }, 1],
  ['Pizza', 'bard', { treasures: { bard: ['pizza'] } }, { treasure: 'pizza' }, 3],
  ['Slime, a Prize', 'bard', { prizes: { bard: ['slime'] } }, { source: 'prize:slime#0' }, 3],
])('[PQ-CARRY-04] %s heals', (_name, id, more, act, healed) => {
  const t = turnOf(
    table({ heroes: { 1: [id] }, monsters: { 5: ['war-bulldog'] }, damage: { [id]: 4 }, world: 2, ...more }),
    id,
  ).choose('act', act);
  expect(wounds(t)).toEqual({ [id]: 4 - healed });
});
