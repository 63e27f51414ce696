import { expect, test } from 'vitest';
import * as flow from '../../src/flow.ts';
import { hero, monster, placeOf } from '../../src/queries/area.ts';
import { inReach } from '../../src/queries/reach.ts';
import type { State } from '../../src/state.ts';
import type { Reach } from '../../src/vocabulary.ts';
import { intact, monsterActs, table, turnOf } from '../table.ts';

const damageOf = (s: State, ...ids: readonly string[]): number[] =>
  ids.map((id) => [...s.heroes, ...s.monsters].find((creature) => creature.id === id)?.damage ?? -1);

test('[PQ-RULING-10] melee into an empty lane finds nobody, also not next door', () => {
  const t = turnOf(
    table({
      heroes: { 3: ['warrior'] },
      monsters: { 2: ['slime'], 4: ['chowtaur'] },
      hands: { warrior: ['spirit', 'strength', 'strength'] },
    }),
    'warrior',
  );
  expect(t.refusal({ do: 'standardAttack', at: { creature: 'slime' } })).toMatchObject({
    rule: 'PQ-RULING-10',
  });
  expect(t.refusal({ do: 'combo', combo: 'accurate-strike' })).toMatchObject({ rule: 'PQ-RULING-10' });
  t.choose('act', 'endTurn').expectEnd();
});

test('[PQ-RULING-10] a Monster without a target loses its attack, not the rest of its Turn', () => {
  const t = monsterActs(
    table({
      heroes: { 4: ['warrior'] },
      monsters: { 1: ['saint-burnard'], 5: ['chowtaur'] },
      damage: { chowtaur: 2 },
    }),
    'saint-burnard',
  );
  expect(t.events('attackLost')).toEqual([{ type: 'attackLost', by: 'saint-burnard' }]);
  expect(damageOf(t.state, 'warrior', 'chowtaur')).toEqual([0, 1]);
  t.expectEnd();
});

test('[PQ-RULING-11] a Combo that attacks or names somebody needs a target, though it would draw as well', () => {
  const t = turnOf(
    table({
      heroes: { 3: ['thief'] },
      monsters: { 2: ['slime'] },
      hands: { thief: ['speed', 'speed', 'strength', 'intellect'] },
    }),
    'thief',
  );
  expect(t.refusal({ do: 'combo', combo: 'pickpocket' })).toMatchObject({ rule: 'PQ-RULING-10' });
  expect(t.refusal({ do: 'combo', combo: 'sausage-sting' })).toMatchObject({ rule: 'PQ-RULING-10' });
});

test('[PQ-RULING-11] a target that no condition allows is no target; a Combo without any needs none', () => {
  const t = turnOf(
    table({
      heroes: { 3: ['thief'], 1: ['druid'] },
      monsters: { 3: ['badger'] },
      world: 3,
      hands: { thief: ['speed', 'intellect'] },
    }),
    'thief',
  );
  expect(t.refusal({ do: 'combo', combo: 'pickpocket' })).toEqual({
    rule: 'PQ-RULING-11',
    condition: 'targetNotBoss',
  });
  const heal = turnOf(
    table({
      heroes: { 1: ['druid'] },
      monsters: { 3: ['slime'] },
      hands: { druid: ['spirit', 'intellect'] },
    }),
    'druid',
  );
  heal.choose('act', { do: 'combo', combo: 'regeneration' });
  heal.expectAsked(0, 'drawFrom');
});

test('[PQ-RULING-11] a Riposte that prevents answers an attack: that is target enough', () => {
  const t = monsterActs(
    table({
      heroes: { 1: ['warrior'] },
      monsters: { 4: ['squirrel-sniper'] },
      hands: { warrior: ['strength', 'speed'] },
    }),
    'squirrel-sniper',
  );
  t.choose('riposte', { combo: 'parry-and-riposte' });
  expect(hero(t.state, 'warrior').damage).toBe(0);
  expect(t.events('attackLost')).toEqual([{ type: 'attackLost', by: 'warrior' }]);
  t.expectEnd();
});

test.each<[Reach, 'left' | 'right' | 'either', readonly string[]]>([
  ['double-side', 'left', ['slime', 'chowtaur']],
  ['double-side', 'right', ['chowtaur', 'hose-serpent']],
  ['double-fork', 'either', ['slime', 'hose-serpent']],
  ['triple-fan', 'either', ['slime', 'chowtaur', 'hose-serpent']],
  ['triple-wide', 'either', ['mimic-doghouse', 'chowtaur', 'war-bulldog']],
])('[PQ-RULING-12] %s (%s) hits the first of its lanes', (reach, side, struck) => {
  const t = turnOf(
    table({
      heroes: { 3: ['warrior'] },
      monsters: {
        1: ['mimic-doghouse', 'corgriffin'],
        2: ['slime', 'yeti-sheepdog'],
        3: ['chowtaur', 'zombie-basset'],
        4: ['hose-serpent', 'cone-of-shame'],
        5: ['war-bulldog', 'trolldoodle'],
      },
    }),
    'warrior',
  );
  expect(inReach(t.state, 'warrior', reach, side)).toEqual(struck);
});

test('[PQ-RULING-12] "either": the attacker chooses the neighbour', () => {
  const t = turnOf(
    table({
      heroes: { 3: ['druid'] },
      monsters: { 2: ['war-bulldog'], 3: ['chowtaur'], 4: ['zombie-basset'] },
      hands: { druid: ['spirit', 'spirit', 'strength'] },
    }),
    'druid',
  );
  t.choose('act', { do: 'combo', combo: 'golden-sickle' }).choose('side', { side: 'right' });
  expect(damageOf(t.state, 'war-bulldog', 'chowtaur', 'zombie-basset')).toEqual([0, 2, 2]);
});

test('[PQ-RULING-13] patterns do not reach round the edge of the table', () => {
  const t = monsterActs(
    table({
      heroes: { 1: ['cleric'], 2: ['thief'], 5: ['bard'] },
      monsters: { 5: ['dachshydra'] },
    }),
    'dachshydra',
  );
  expect(placeOf(t.state, 'dachshydra')?.lane).toBe(1);
  t.choose('defend', { cards: [] }).choose('defend', { cards: [] });
  expect(damageOf(t.state, 'cleric', 'thief', 'bard')).toEqual([1, 1, 0]);
  t.expectEnd();
});

test('[PQ-RULING-14] "any" takes one target unless the card gives a number, and only enemies', () => {
  const setting = {
    heroes: { 3: ['witch'], 2: ['ranger'] },
    monsters: { 1: ['war-bulldog'], 4: ['zombie-basset'], 5: ['chowtaur', 'yeti-sheepdog'] },
    xp: { witch: 5 },
    hands: {
      witch: ['magic', 'magic', 'magic', 'spirit', 'speed'],
      ranger: ['speed', 'intellect'],
    },
  } as const;
  const one = turnOf(table(setting), 'ranger');
  one.choose('act', { do: 'combo', combo: 'stick-shot' });
  const shown = one.options('target').map((option) => option.at?.creature);
  expect(shown).toEqual(['war-bulldog', 'zombie-basset', 'chowtaur', 'yeti-sheepdog']);
  one.choose('target', { at: { creature: 'yeti-sheepdog' } });
  expect(damageOf(one.state, 'war-bulldog', 'chowtaur', 'yeti-sheepdog')).toEqual([0, 0, 2]);

  const three = turnOf(table(setting), 'witch');
  three.choose('act', { do: 'combo', combo: 'curse-of-the-empty-bowl' });
  for (const creature of ['yeti-sheepdog', 'war-bulldog', 'zombie-basset'])
    three.choose('target', { at: { creature } });
  expect(damageOf(three.state, 'war-bulldog', 'zombie-basset', 'chowtaur', 'yeti-sheepdog')).toEqual([
    2, 2, 0, 2,
  ]);
  three.choose('act', 'endTurn').expectEnd();
});

test.each([
  ['the least Life left', { cleric: 3, thief: 0, bard: 0, druid: 0 }, 'cleric'],
  ['then the lower rank', { cleric: 5, thief: 3, bard: 0, druid: 5 }, 'thief'],
  ['then the lower lane', { cleric: 5, thief: 3, bard: 4, druid: 5 }, 'bard'],
])('[PQ-RULING-15] an automated Creature takes %s', (_how, damage, struck) => {
  /** Life: Cleric 7, Thief 5, Bard 6, Druid 7. */
  const t = monsterActs(
    table({
      heroes: { 2: ['bard', 'cleric'], 4: ['thief', 'druid'] },
      monsters: { 1: ['squirrel-sniper'] },
      damage,
    }),
    'squirrel-sniper',
  );
  expect(t.about()).toMatchObject({ hero: struck, by: 'squirrel-sniper' });
});

test('[PQ-RULING-15] what an automated Creature does with cards is left to chance; the Evil Lord chooses', () => {
  const fiend = { heroes: { 3: ['warrior'] }, monsters: { 5: ['doorbell-fiend'] } } as const;
  const alone = monsterActs(table(fiend).dice('intellect', 'magic', 'joker', 'spirit'), 'doorbell-fiend');
  expect(alone.state.display).toEqual(['strength', 'spirit', 'speed', 'joker', 'spirit']);
  alone.expectEnd();

  const evil = monsterActs(table({ ...fiend, evilLord: true }).dice('joker', 'spirit'), 'doorbell-fiend');
  evil.expectAsked(1, 'discardDisplay');
  evil.choose('discardDisplay', { at: { display: 'strength' } });
  evil.choose('discardDisplay', { at: { display: 'speed' } });
  expect(evil.state.display).toEqual(['spirit', 'intellect', 'magic', 'joker', 'spirit']);
  evil.expectEnd();
});

test('[PQ-RULING-16] a Boss is a Monster for damage and marks, not for robbing', () => {
  const t = turnOf(
    table({
      heroes: { 3: ['druid', 'thief'] },
      monsters: { 3: ['demon-pug'] },
      world: 3,
      hands: { druid: ['spirit'], thief: ['speed', 'intellect'] },
    }).within(flow.heroTurn, { hero: 'thief' }),
    'druid',
  );
  t.choose('act', { do: 'combo', combo: 'entangle' }).choose('target', { at: { creature: 'demon-pug' } });
  expect(monster(t.state, 'demon-pug')).toMatchObject({ damage: 1, marks: [{ key: 'rooted' }] });
  t.choose('act', 'endTurn');
  expect(t.refusal({ do: 'combo', combo: 'pickpocket' })).toMatchObject({ condition: 'targetNotBoss' });
  t.choose('act', 'endTurn').expectEnd();
});

test('[PQ-RULING-16] a Combo moves a Boss', () => {
  const t = turnOf(
    table({
      heroes: { 3: ['ranger'] },
      monsters: { 3: ['demon-pug'] },
      world: 3,
      hands: { ranger: ['speed', 'speed', 'strength'] },
    }),
    'ranger',
  );
  t.choose('act', { do: 'combo', combo: 'go-fetch' }).choose('target', { at: { creature: 'demon-pug' } });
  t.choose('direction', { at: { lane: 5 } });
  expect(placeOf(t.state, 'demon-pug')?.lane).toBe(5);
});

test('[PQ-RULING-17] hit is hit: what follows a hit works even if no damage came through', () => {
  const t = monsterActs(
    table({
      heroes: { 3: ['cleric'] },
      monsters: { 3: ['slime'] },
      hands: { cleric: ['spirit', 'magic'] },
    }),
    'slime',
  );
  t.choose('riposte', 'pass').choose('defend', { cards: ['spirit'] });
  t.choose('forcedDiscard', { at: { hand: 'magic' } });
  expect(hero(t.state, 'cleric')).toMatchObject({ damage: 0, hand: [] });
  t.expectEnd();
});

test('[PQ-RULING-18] two attacks are two packets, each Defended on its own', () => {
  const t = monsterActs(
    table({
      heroes: { 4: ['cleric'] },
      monsters: { 3: ['bunny-slippers'] },
      hands: { cleric: ['spirit', 'spirit', 'spirit'] },
    }),
    'bunny-slippers',
  );
  t.choose('riposte', 'pass');
  expect(t.options('defend')).toEqual([
    { do: 'defend', cards: [], xp: 0 },
    { do: 'defend', cards: ['spirit'], xp: 0 },
  ]);
  t.choose('defend', { cards: ['spirit'] }).choose('riposte', 'pass');
  expect(t.options('defend')).toHaveLength(2);
  t.choose('defend', { cards: [] });
  expect(hero(t.state, 'cleric')).toMatchObject({ damage: 1, hand: ['spirit', 'spirit'] });
  t.expectEnd();
});

test('[PQ-RULING-18] an attack on several targets never takes the same one twice', () => {
  const t = turnOf(
    table({
      heroes: { 3: ['witch'] },
      monsters: { 1: ['war-bulldog'], 4: ['zombie-basset'] },
      xp: { witch: 5 },
      hands: { witch: ['magic', 'magic', 'magic', 'spirit', 'speed'] },
    }),
    'witch',
  );
  t.choose('act', { do: 'combo', combo: 'curse-of-the-empty-bowl' });
  t.choose('target', { at: { creature: 'war-bulldog' } });
  expect(t.options('target')).toEqual([{ do: 'target', at: { creature: 'zombie-basset' } }, { do: 'done' }]);
});

test('[PQ-RULING-19] not more cards than damage; what no Monster inflicts cannot be Defended', () => {
  const t = monsterActs(
    table({
      heroes: { 3: ['cleric'] },
      monsters: { 3: ['war-bulldog'] },
      hands: { cleric: ['spirit', 'spirit', 'spirit', 'joker'] },
    }),
    'war-bulldog',
  );
  t.choose('riposte', 'pass');
  const most = t.options('defend').map((option) => ('cards' in option ? (option.cards as []).length : -1));
  expect(Math.max(...most)).toBe(2);

  const feature = table({
    heroes: { 3: ['cleric'] },
    monsters: { 3: ['slime'] },
    hands: { cleric: ['spirit'] },
  }).begin(flow.inflict, { by: '', targets: ['cleric'], amount: 1, suffered: [] });
  feature.expectEnd();
  expect(hero(feature.state, 'cleric')).toMatchObject({ damage: 1, hand: ['spirit'] });
  intact(feature);
});
