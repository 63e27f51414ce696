import { expect, test } from 'vitest';
import { rules } from '../../src/index.ts';
import { adjacentTo, hero, isStanding, monster } from '../../src/queries/area.ts';
import { lifeOf, remainingLife } from '../../src/queries/values.ts';
import { cards, endure, wounds } from '../answers.ts';
import { boss, damages } from '../content/cards.ts';
import { intact, monsterActs, table, turnOf } from '../table.ts';

test('[PQ-DMG-01] damage adds up and stays', () => {
  const t = monsterActs(
    table({ heroes: { 2: ['bard', 'cleric'] }, monsters: { 2: ['slime'] }, damage: { bard: 3 } }),
    'slime',
  );
  endure(t);
  expect(wounds(t)).toEqual({ bard: 4 });
  expect(t.events('damaged')).toEqual([
    { type: 'damaged', creature: 'bard', amount: 1, by: 'slime', why: 'attack' },
  ]);
  t.expectEnd();
  expect(rules.view(t.state, 1).heroes.map(({ id, damage }) => [id, damage])).toEqual([
    ['bard', 4],
    ['cleric', 0],
  ]);
});

test('[PQ-DMG-02] remaining Life is Life minus damage', () => {
  const t = turnOf(
    table({ heroes: { 2: ['bard'] }, monsters: { 2: ['slime'] }, damage: { bard: 4, slime: 1 } }),
    'bard',
  );
  expect(['bard', 'slime'].map((id) => [lifeOf(t.state, id), remainingLife(t.state, id)])).toEqual([
    [6, 2],
    [4, 3],
  ]);
});

test('[PQ-DMG-03] damage equal to Life Defeats, more does too, one less does not', () => {
  const hit = (left: number) => {
    const t = turnOf(
      table({
        heroes: { 2: ['cleric'] },
        monsters: { 2: ['war-bulldog'], 5: ['slime'] },
        hands: { cleric: ['spirit', 'spirit', 'strength'] },
        left: { 'war-bulldog': left },
      }).dice(...(left > 4 ? [] : ['pizza'])),
      'cleric',
    );
    t.choose('act', { do: 'combo', combo: 'golden-bonk', instead: false });
    return isStanding(t.state, 'war-bulldog');
  };
  expect([5, 4, 3].map(hit)).toEqual([true, false, false]);

  const fallen = monsterActs(
    table({
      heroes: { 2: ['bard', 'cleric'] },
      monsters: { 2: ['war-bulldog'] },
      left: { bard: 1, cleric: 1 },
    }),
    'war-bulldog',
  );
  endure(fallen);
  expect(fallen.state.heroLanes[1]).toEqual(['cleric']);
  intact(fallen);
});

test('[PQ-DMG-04] healing takes damage off, never below none', () => {
  const t = turnOf(
    table({
      heroes: { 2: ['bard', 'cleric'], 3: ['thief'] },
      monsters: { 5: ['slime'] },
      hands: { cleric: ['spirit', 'intellect', 'spirit', 'intellect'] },
      damage: { bard: 3, cleric: 1, thief: 2 },
    }),
    'cleric',
  );
  t.choose('act', { do: 'combo', combo: 'cure', instead: false });
  expect(wounds(t)).toEqual({ bard: 1, thief: 2 });
  t.choose('act', { do: 'combo', combo: 'cure', instead: false });
  expect(wounds(t)).toEqual({ thief: 2 });
  expect(t.events('healed').map(({ creature, amount }) => [creature, amount])).toEqual([
    ['bard', 2],
    ['cleric', 1],
    ['bard', 1],
  ]);
});

test('[PQ-DEF-01] [PQ-DEF-02] any number of cards of the own Type, Jokers too, each takes off 1', () => {
  const chowtaur = (hand: Parameters<typeof cards>[1][]) =>
    monsterActs(
      table({ heroes: { 1: ['bard'] }, monsters: { 3: ['chowtaur'] }, hands: { bard: hand } }),
      'chowtaur',
    );
  const t = chowtaur(['intellect', 'joker', 'strength', 'intellect', 'joker']);
  expect(t.options('defend').map((option) => ('cards' in option ? option.cards : []))).toEqual([
    [],
    ['intellect'],
    ['joker'],
    ['intellect', 'intellect'],
    ['intellect', 'joker'],
    ['joker', 'joker'],
    ['intellect', 'intellect', 'joker'],
    ['intellect', 'joker', 'joker'],
  ]);
  t.choose('defend', { cards: ['intellect', 'joker'] });
  expect(wounds(t)).toEqual({ bard: 1 });
  expect(hero(t.state, 'bard').hand).toEqual(['strength', 'intellect', 'joker']);
  expect(t.state.energyDiscard).toEqual(['intellect', 'joker']);
  t.expectEnd();
  intact(t);
  expect(chowtaur(['strength', 'magic']).options('defend')).toEqual([{ do: 'defend', cards: [], xp: 0 }]);
});

test('[PQ-DEF-01] a Boss is Defended against as well', () => {
  const [hit = 0] = damages(boss('supreme-feline-mind').turn);
  const hand = cards(hit, 'intellect');
  const t = monsterActs(
    table({
      heroes: { 3: ['bard'] },
      monsters: { 3: ['supreme-feline-mind'] },
      hands: { bard: hand },
      world: 3,
    }).dice('left'),
    'supreme-feline-mind',
  );
  expect(t.options('defend')).toContainEqual({ do: 'defend', cards: [], xp: 0 });
  t.choose('defend', { cards: hand });
  expect(wounds(t)).toEqual({});
});

test('[PQ-DEF-03] free, out of turn, against every attack anew', () => {
  const t = monsterActs(
    table({
      heroes: { 2: ['merchant'], 5: ['bard'] },
      monsters: { 1: ['bunny-slippers'] },
      hands: { merchant: cards(2, 'intellect') },
    }),
    'bunny-slippers',
  );
  expect(t.state.turn?.of).toBe('bunny-slippers');
  t.choose('defend', { cards: ['intellect'] }).choose('defend', { cards: ['intellect'] });
  expect(wounds(t)).toEqual({});
  t.expectEnd();
  expect(hero(t.state, 'merchant')).toMatchObject({ hand: [], extraActions: 0 });
});

test("[PQ-DEF-04] by the Hero's Type, not by the attacker's", () => {
  /** The War Bulldog is of Strength, the Bard of Intellect. */
  const t = monsterActs(
    table({
      heroes: { 2: ['bard'] },
      monsters: { 2: ['war-bulldog'] },
      hands: { bard: ['strength', 'strength'] },
    }),
    'war-bulldog',
  );
  expect(t.options('defend')).toHaveLength(1);
});

test('[PQ-DEF-05] a Monster without the symbol reveals nothing; one with it trusts to its own card only', () => {
  const strike = (target: string, ...revealed: readonly string[]) => {
    const t = turnOf(
      table({
        heroes: { 2: ['cleric'] },
        monsters: { 2: [target], 5: ['slime'] },
        hands: { cleric: ['spirit', 'spirit', 'strength'] },
      }).dice(...revealed),
      'cleric',
    );
    t.choose('act', { do: 'combo', combo: 'golden-bonk', instead: false });
    t.done();
    return monster(t.state, target).damage;
  };
  expect(strike('war-bulldog')).toBe(4);
  expect(strike('dachshydra', 'magic')).toBe(4);
  expect(strike('dachshydra', 'speed')).toBe(0);
});

test('[PQ-ADJ-01] adjacent is what shares an edge', () => {
  const { state } = turnOf(
    table({
      heroes: { 1: ['bard'], 2: ['cleric', 'druid'], 3: ['thief', 'witch'] },
      monsters: {
        1: ['slime'],
        2: ['trolldoodle', 'chowtaur', 'skeleton-pug'],
        3: ['war-bulldog'],
        5: ['yeti-sheepdog'],
      },
    }),
    'bard',
  );
  const near = (id: string) => [...adjacentTo(state, id)].sort();
  expect(near('cleric')).toEqual(['bard', 'druid', 'thief', 'trolldoodle']);
  /** Not the Bard nor the Thief, who stand cornerwise; not a Monster, from behind. */
  expect(near('druid')).toEqual(['cleric', 'witch']);
  expect(near('chowtaur')).toEqual(['skeleton-pug', 'trolldoodle']);
  /** Lane 5 and lane 1 are far apart. */
  expect(near('yeti-sheepdog')).toEqual([]);
  expect(near('slime')).toEqual(['bard', 'trolldoodle']);
});
