import { expect, test } from 'vitest';
import * as flow from '../../src/flow.ts';
import { hero } from '../../src/queries/area.ts';
import { handLimitOf } from '../../src/queries/values.ts';
import type { Energy } from '../../src/vocabulary.ts';
import { intact, monsterActs, table } from '../table.ts';

const of = (n: number, energy: Energy): Energy[] => Array.from({ length: n }, () => energy);

test('[PQ-RULING-70] the next World begins on the Round where the token stopped, and the tax goes by that number', () => {
  const next = (round: number) => {
    const t = table({ heroes: { 3: ['cleric'] }, dogsLife: true, round })
      .dice('icy', 'slime', 'chowtaur')
      .begin(flow.playWorld, {});
    t.choose('placeHero', { at: { lane: 3 } });
    expect(t.state).toMatchObject({ world: 2, round });
    return t;
  };
  next(5).expectAsked(0, 'tax');
  next(4).expectAsked(0, 'act');
});

test('[PQ-RULING-70] cleared in Round 10, the next World is played on 10', () => {
  const t = table({
    heroes: { 3: ['thief'] },
    monsters: { 3: ['mimic-doghouse'] },
    left: { 'mimic-doghouse': 1 },
    hands: { thief: ['magic'] },
    dogsLife: true,
    round: 10,
  })
    .dice('pizza', 'ham')
    .within(flow.playGame, {}, 'worlds')
    .begin(flow.playWorld, {}, 'rounds');
  t.choose('act', { do: 'standardAttack', at: { creature: 'mimic-doghouse' } });
  t.choose('market', 'pass').expectAsked(0, 'placeHero');
  expect(t.state).toMatchObject({ world: 2, round: 10, outcome: null });
});

test('[PQ-RULING-71] one damage for a discard that cannot be made in full, however many cards are missing', () => {
  const demand = (hand: Energy[], left: number) =>
    table({
      heroes: { 3: ['cleric'] },
      monsters: { 3: ['slime'] },
      hands: { cleric: hand },
      dogsLife: true,
    }).begin(flow.forcedDiscard, { hero: 'cleric', what: 'energy', left, random: false, missed: false });
  const partly = demand(['spirit'], 3);
  partly.choose('forcedDiscard', { at: { hand: 'spirit' } });
  /** No chance to Defend. */
  partly.expectEnd();
  expect(hero(partly.state, 'cleric').damage).toBe(1);

  const fully = demand(['spirit', 'magic'], 1);
  fully.choose('forcedDiscard', { at: { hand: 'spirit' } }).expectEnd();
  expect(hero(fully.state, 'cleric').damage).toBe(0);
});

test('[PQ-RULING-71] the penalty cannot be Defended, and is not there in the Standard game', () => {
  const bulldog = (dogsLife: boolean) => {
    const t = monsterActs(
      table({
        heroes: { 3: ['cleric'] },
        monsters: { 3: ['war-bulldog'] },
        hands: { cleric: ['spirit', 'spirit', 'spirit'] },
        dogsLife,
      }),
      'war-bulldog',
    );
    t.choose('riposte', 'pass')
      .choose('defend', { cards: ['spirit', 'spirit'] })
      .expectEnd();
    return hero(t.state, 'cleric').damage;
  };
  expect([bulldog(true), bulldog(false)]).toEqual([1, 0]);
});

test("[PQ-RULING-71] tax and payments of one's own choice know no other penalty", () => {
  const t = table({
    heroes: { 3: ['cleric'] },
    monsters: { 3: ['war-bulldog'] },
    dogsLife: true,
    world: 2,
  }).begin(flow.payTax, {});
  t.choose('tax', 'suffer').expectEnd();
  expect(hero(t.state, 'cleric').damage).toBe(1);
});

test('[PQ-RULING-71] what others have done to the same Hero is settled by them, not by the penalty', () => {
  /** The Lich has beaten the Cleric, who then has nothing to discard. */
  const t = monsterActs(
    table({
      heroes: { 3: ['cleric'], 2: ['bard'] },
      monsters: { 3: ['postman-lich'] },
      left: { cleric: 1 },
      world: 3,
      dogsLife: true,
    }).arrange((s) => {
      const [lich] = s.monsters;
      lich?.marks.push({ key: 'rooted', from: 'entangle', until: 'worldEnd', modifiers: ['cannotMove'] });
    }),
    'postman-lich',
  );
  t.choose('defend', { cards: [] });
  expect(t.events('damaged').map(({ by }) => by)).toEqual(['postman-lich']);
  expect(t.events('defeated')).toEqual([{ type: 'defeated', creature: 'cleric', by: 'postman-lich' }]);
  intact(t);
});

test('[PQ-RULING-72] a wipe leads to the next World on the same Round number', () => {
  const t = table({
    heroes: { 3: ['cleric'] },
    monsters: { 3: ['war-bulldog'] },
    left: { cleric: 1 },
    dogsLife: true,
    round: 6,
  })
    .dice(...of(8, 'magic'))
    .within(flow.playGame, {}, 'worlds')
    .begin(flow.playWorld, {}, 'rounds');
  t.choose('defend', { cards: [] }).expectAsked(0, 'placeHero');
  expect(t.state).toMatchObject({ world: 2, round: 6, outcome: null });
  expect(hero(t.state, 'cleric')).toMatchObject({ hand: of(8, 'magic'), damage: 0 });
});

test("[PQ-RULING-72] with an Evil Lord: the hands of A Dog's Life, the victory of the Evil Lord", () => {
  const t = monsterActs(
    table({
      heroes: { 3: ['cleric'] },
      monsters: { 5: ['chowtaur'] },
      left: { cleric: 1 },
      dogsLife: true,
      evilLord: true,
    }),
    'chowtaur',
  );
  expect(handLimitOf(t.state, 'cleric')).toBe(8);
  t.choose('evilMove', { at: { lane: 3 } })
    .choose('evilAdd', 'pass')
    .choose('riposte', 'pass')
    .choose('defend', { cards: [] });
  t.expectOver({ how: 'heroesDefeated', winners: [1] });
});
