/** Every Riposte: on sheets, Treasures and Prizes. */
import type { Scene } from '@questhall/testkit';
import { expect, test } from 'vitest';
import { hero, monster, placeOf } from '../../src/queries/area.ts';
import type { State } from '../../src/state.ts';
import { wounds } from '../answers.ts';
import { intact, monsterActs, table, turnOf } from '../table.ts';
import { costOf } from './arena.ts';
import { combos, lent } from './cards.ts';

const TO_ATTACKS = [
  'parry-and-riposte',
  'bite-back',
  'money-back',
  'not-me',
  'protection',
  'iron-jumper',
  'only-the-wind',
];
const TO_EFFECTS = ['mimic-magic', 'saw-that', 'brings-it-back'];

test('every Riposte is looked at here', () => {
  const all = [...combos, ...lent].flatMap(({ id, riposte }) => (riposte ? [id] : []));
  expect([...TO_ATTACKS, ...TO_EFFECTS].toSorted()).toEqual(all.toSorted());
});

/** The Chowtaur comes from lane 5 and hits the front of lane 3 for 3. */
const attacked = (by: string, combo: string, more: object = {}, ...dice: string[]): Scene<State> =>
  monsterActs(
    table({
      heroes: { 3: [by], 1: ['witch'] },
      monsters: { 3: ['war-bulldog'], 5: ['chowtaur'] },
      hands: { [by]: costOf(combo) },
      ...more,
    }).dice(...dice),
    'chowtaur',
  );

test('Parry and Riposte stops up to 2 and strikes for 1', () => {
  const t = attacked('warrior', 'parry-and-riposte', {}, 'joker');
  t.choose('riposte', { combo: 'parry-and-riposte' });
  expect(t.about()).toMatchObject({ damage: 1 });
  t.choose('defend', { cards: [] });
  /** Stiff Upper Lip comes with the damage, the counter-attack after it. */
  expect(wounds(t)).toEqual({ warrior: 1 });
  t.choose('drawFrom', 'takeDeck').expectEnd();
  expect(wounds(t)).toEqual({ warrior: 1, 'war-bulldog': 1 });
});

test('Bite Back stops nothing and strikes for 3', () => {
  const t = attacked('barbarian', 'bite-back');
  t.choose('riposte', { combo: 'bite-back' }).choose('defend', { cards: [] });
  /** Three damage make the Barbarian angry: one more. */
  expect(wounds(t)).toEqual({ barbarian: 3, 'war-bulldog': 4 });
  t.expectEnd();
});

test('Bite Back needs somebody to bite', () => {
  const t = monsterActs(
    table({
      heroes: { 3: ['barbarian'] },
      monsters: { 1: ['squirrel-sniper'] },
      hands: { barbarian: costOf('bite-back') },
    }),
    'squirrel-sniper',
  );
  t.expectAsked(0, 'defend');
});

test('Money Back stops up to 2 and draws 1', () => {
  const t = monsterActs(
    table({
      heroes: { 3: ['merchant'] },
      monsters: { 3: ['war-bulldog'] },
      hands: { merchant: costOf('money-back') },
    }).dice('joker'),
    'war-bulldog',
  );
  t.choose('riposte', { combo: 'money-back' }).choose('drawFrom', 'takeDeck');
  expect(hero(t.state, 'merchant')).toMatchObject({ damage: 0, hand: ['joker'] });
  t.expectEnd();
});

test('Not Me! stops everything and steps aside', () => {
  const t = monsterActs(
    table({
      heroes: { 3: ['thief'], 1: ['witch'] },
      monsters: { 5: ['chowtaur'] },
      hands: { thief: costOf('not-me') },
    }).dice('joker'),
    'chowtaur',
  );
  t.choose('riposte', { combo: 'not-me' });
  expect(t.options('direction').map(({ at }) => at?.lane)).toEqual([2, 4]);
  t.choose('direction', { at: { lane: 4 } }).choose('drawFrom', 'takeDeck');
  expect([wounds(t), placeOf(t.state, 'thief')?.lane]).toEqual([{}, 4]);
  t.expectEnd();
});

test('[PQ-RIP-04] Protection stops everything, for another Hero and for the Cleric itself [PQ-F1]', () => {
  const t = attacked('witch', 'protection', {
    heroes: { 3: ['witch'], 1: ['cleric'] },
    hands: { cleric: ['spirit', 'strength'] },
  });
  t.choose('riposte', { combo: 'protection', instead: false }).expectEnd();
  expect(wounds(t)).toEqual({});

  const own = attacked('cleric', 'protection');
  own.choose('riposte', { combo: 'protection', instead: false }, 1).expectEnd();
  expect(wounds(own)).toEqual({});
});

test('Iron Jumper, of the Canine Chainmail, stops up to 3', () => {
  const t = attacked('witch', 'iron-jumper', {
    heroes: { 3: ['witch'], 1: ['cleric'] },
    treasures: { witch: ['chainmail'] },
  });
  t.choose('riposte', { combo: 'iron-jumper' }).expectEnd();
  expect(wounds(t)).toEqual({});
  attacked('witch', 'iron-jumper', {
    heroes: { 3: ['witch'], 1: ['cleric'] },
    treasures: { cleric: ['chainmail'] },
  }).expectAsked(1, 'defend');
});

test('Only the Wind, of Jack Rustle, stops up to 2', () => {
  const t = attacked('cleric', 'only-the-wind', { prizes: { cleric: ['jack-rustle'] } });
  t.choose('riposte', { combo: 'only-the-wind' }).choose('defend', { cards: [] }).expectEnd();
  expect(wounds(t)).toEqual({ cleric: 1 });
});

test.each([
  ['parry-and-riposte', 'warrior'],
  ['bite-back', 'barbarian'],
  ['money-back', 'merchant'],
  ['not-me', 'thief'],
  ['protection', 'cleric'],
  ['iron-jumper', 'witch'],
  ['only-the-wind', 'witch'],
])('%s is not played in the own Turn', (combo, by) => {
  const t = turnOf(
    table({
      heroes: { 3: [by] },
      monsters: { 3: ['war-bulldog'] },
      hands: { [by]: costOf(combo) },
      ...(by === 'witch' && { treasures: { witch: ['chainmail'] }, prizes: { witch: ['jack-rustle'] } }),
    }),
    by,
  );
  expect(t.refusal({ combo, instead: false })).toEqual({ rule: 'PQ-RIP-03', combo });
});

test("Mimic Magic does what another Hero's Combo did, from the Wizard's lane", () => {
  const t = turnOf(
    table({
      heroes: { 3: ['cleric'], 4: ['wizard'] },
      monsters: { 3: ['war-bulldog'], 4: ['chowtaur'] },
      hands: { cleric: ['spirit', 'spirit', 'strength'], wizard: costOf('mimic-magic') },
      damage: { cleric: 2, wizard: 2 },
    }),
    'cleric',
  );
  t.choose('act', { do: 'combo', combo: 'golden-bonk', instead: false });
  t.choose('riposteToEffect', { combo: 'mimic-magic' }, 1);
  expect(wounds(t)).toEqual({ 'war-bulldog': 4, chowtaur: 4, cleric: 1, wizard: 1 });
  intact(t);
});

test('Mimic Magic answers neither its own player nor a Standard Attack', () => {
  const t = turnOf(
    table({
      heroes: { 3: ['wizard', 'cleric'] },
      monsters: { 3: ['war-bulldog'] },
      hands: { wizard: ['magic', 'strength', ...costOf('mimic-magic')], cleric: ['strength'] },
    }).dice('joker'),
    'wizard',
  );
  t.choose('act', { do: 'combo', combo: 'hot-breath' }).choose('drawFrom', 'takeDeck');
  t.expectAsked(0, 'act');
});

test('Saw That, of the Beagle Eye, strikes for 3 when a Monster turns up a card', () => {
  const t = turnOf(
    table({
      heroes: { 3: ['cleric'], 4: ['witch'] },
      monsters: { 3: ['dachshydra'], 4: ['chowtaur'] },
      hands: { cleric: ['speed', 'strength'], witch: costOf('saw-that') },
      prizes: { witch: ['beagle-eye'] },
    }).dice('speed'),
    'cleric',
  );
  t.choose('act', { do: 'standardAttack', at: { creature: 'dachshydra' } });
  t.choose('riposteToEffect', { combo: 'saw-that' }, 1).choose('target', { at: { creature: 'chowtaur' } });
  expect(wounds(t)).toEqual({ chowtaur: 3 });
  t.expectAsked(0, 'act');
});

test('Saw That has nothing to say where no card was turned up', () => {
  const t = turnOf(
    table({
      heroes: { 3: ['cleric'], 4: ['witch'] },
      monsters: { 3: ['war-bulldog'], 4: ['chowtaur'] },
      hands: { cleric: ['strength'], witch: costOf('saw-that') },
      prizes: { witch: ['beagle-eye'] },
    }),
    'cleric',
  );
  t.choose('act', { do: 'standardAttack', at: { creature: 'war-bulldog' } }).expectAsked(0, 'act');
  expect(monster(t.state, 'war-bulldog').damage).toBe(1);
});

test('Brings It Back, of the Golem Retriever, draws 2 when anybody is Defeated', () => {
  const t = monsterActs(
    table({
      heroes: { 3: ['cleric'], 1: ['witch'] },
      monsters: { 3: ['war-bulldog'] },
      left: { cleric: 1 },
      hands: { witch: costOf('brings-it-back') },
      prizes: { witch: ['golem-retriever'] },
    }).dice('joker', 'joker'),
    'war-bulldog',
  );
  t.choose('defend', { cards: [] });
  t.choose('riposteToEffect', { combo: 'brings-it-back' }, 0);
  t.choose('drawFrom', 'takeDeck').choose('drawFrom', 'takeDeck');
  expect(hero(t.state, 'witch').hand).toEqual(['joker', 'joker']);
  t.expectEnd();
  intact(t);
});

test('Brings It Back stays away where nobody fell', () => {
  const t = attacked('cleric', 'brings-it-back', { prizes: { cleric: ['golem-retriever'] } });
  t.choose('defend', { cards: [] }).expectEnd();
  expect(hero(t.state, 'cleric').hand).toEqual(['strength']);
});
