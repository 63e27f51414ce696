/** What lasting effects of cards do while they last, and that they end. */
import { expect, test } from 'vitest';
import * as flow from '../../src/flow.ts';
import { creature, hero, placeOf } from '../../src/queries/area.ts';
import { comboCard, monsterCard } from '../../src/queries/cards.ts';
import { handLimitOf, initiativeOf, movementOf } from '../../src/queries/values.ts';
import type { State } from '../../src/state.ts';
import type { Effect } from '../../src/vocabulary.ts';
import { endure, wounds } from '../answers.ts';
import { monsterActs, table, turnOf } from '../table.ts';
import { costOf } from './arena.ts';

type Mark = Extract<Effect, { do: 'mark' }>;

/** Lays the mark of a card on a Creature, as printed. */
const under = (id: string, from: string, effects: (s: State) => readonly Effect[]) => (s: State) => {
  const found = effects(s).find((effect): effect is Mark => effect.do === 'mark');
  if (!found) throw new Error(`${from} leaves no mark`);
  const { key, until, modifiers } = found;
  creature(s, id).marks.push({ key, from, until, modifiers });
};
const underCombo = (id: string, combo: string) => under(id, combo, (s) => comboCard(s, combo).effects);
const underHit = (id: string, monster: string) => under(id, monster, () => monsterCard(monster).onHit ?? []);

test.each(['sniffle-hex', 'squeak'])('%s: the marked Monster deals 1 less damage', (combo) => {
  const t = endure(
    monsterActs(
      table({ heroes: { 3: ['cleric'] }, monsters: { 3: ['war-bulldog'] } }).arrange(
        underCombo('war-bulldog', combo),
      ),
      'war-bulldog',
    ),
  );
  expect(wounds(t)).toEqual({ cleric: 1 });
});

test.each(['curse-of-the-empty-bowl', 'tag-you-are-it'])(
  '%s: the marked Monster suffers 1 more from every hit',
  (combo) => {
    const t = turnOf(
      table({
        heroes: { 3: ['warrior'] },
        monsters: { 3: ['war-bulldog'] },
        hands: { warrior: ['strength', 'strength'] },
      }).arrange(underCombo('war-bulldog', combo)),
      'warrior',
    );
    t.choose('act', { do: 'combo', combo: 'accurate-strike' });
    expect(wounds(t)).toEqual({ 'war-bulldog': 4 });
  },
);

test.each(['entangle', 'root-and-branch'])('%s: the marked Monster stays where it is', (combo) => {
  const t = endure(
    monsterActs(
      table({ heroes: { 3: ['cleric'] }, monsters: { 3: ['chowtaur'] } }).arrange(
        underCombo('chowtaur', combo),
      ),
      'chowtaur',
    ),
  );
  expect([placeOf(t.state, 'chowtaur')?.lane, wounds(t)]).toEqual([3, { cleric: 3 }]);
});

test('Lullaby: asleep it neither moves nor attacks, until the Round ends', () => {
  const t = monsterActs(
    table({ heroes: { 3: ['cleric'], 1: ['bard'] }, monsters: { 3: ['chowtaur'] } })
      .arrange(underCombo('chowtaur', 'lullaby'))
      .within(flow.playRound, {}, 'end'),
    'chowtaur',
  );
  expect([placeOf(t.state, 'chowtaur')?.lane, wounds(t)]).toEqual([3, {}]);
  t.expectEnd();
  expect(creature(t.state, 'chowtaur').marks).toEqual([]);
});

test.each(['blessing', 'alpha-pug', 'curtain-call'])('%s: the marked Hero deals 1 more damage', (combo) => {
  const t = turnOf(
    table({
      heroes: { 3: ['thief'] },
      monsters: { 3: ['war-bulldog'] },
      hands: { thief: ['strength'] },
    }).arrange(underCombo('thief', combo)),
    'thief',
  );
  t.choose('act', { do: 'standardAttack', at: { creature: 'war-bulldog' } });
  expect(wounds(t)).toEqual({ 'war-bulldog': 2 });
});

test.each([
  ['blessing', 'worldEnd'],
  ['curtain-call', 'roundEnd'],
] as const)('%s ends with %s', (combo, until) => {
  const round = table({ heroes: { 3: ['thief'] }, monsters: { 3: ['war-bulldog'] } })
    .arrange(underCombo('thief', combo))
    .begin(flow.playRound, {}, 'end');
  expect(hero(round.state, 'thief').marks).toHaveLength(until === 'roundEnd' ? 0 : 1);
  const world = table({ heroes: { 3: ['thief'] } })
    .arrange(underCombo('thief', combo))
    .begin(flow.playWorld, {});
  expect(hero(world.state, 'thief').marks).toEqual([]);
});

test('Encore: the next own Turn has one Action more, the one after it has not', () => {
  const t = turnOf(
    table({ heroes: { 3: ['cleric'] }, monsters: { 3: ['war-bulldog'] } })
      .arrange((s) => {
        hero(s, 'cleric').extraActions = 1;
      })
      .within(flow.heroTurn, { hero: 'cleric' }),
    'cleric',
  );
  expect(t.state.turn?.actionsLeft).toBe(3);
  t.choose('act', 'endTurn');
  expect(t.state.turn?.actionsLeft).toBe(2);
});

test('[PQ-CARRY-02] Encore: an Action that was granted ends with the World', () => {
  const t = table({ heroes: { 3: ['cleric'] } })
    .arrange((s) => {
      hero(s, 'cleric').extraActions = 1;
    })
    .begin(flow.playWorld, {});
  expect(hero(t.state, 'cleric').extraActions).toBe(0);
});

/** What a hit of these Monsters does to a Hero for the rest of the World. */
test.each<[string, (s: State) => number, number, number]>([
  ['shih-boo', (s) => initiativeOf(s, 'bard'), 7, 4],
  ['afghan-banshee', (s) => handLimitOf(s, 'bard'), 10, 9],
  ['zombie-basset', (s) => movementOf(s, 'bard'), 1, 0],
  ['yeti-sheepdog', (s) => movementOf(s, 'bard'), 1, 0],
])('%s leaves a lasting mark', (by, value, before, after) => {
  const t = table({ heroes: { 3: ['bard'] }, monsters: { 1: ['slime'] } });
  const plain = turnOf(t, 'bard');
  expect(value(plain.state)).toBe(before);
  underHit('bard', by)(plain.state);
  expect(value(plain.state)).toBe(after);
  expect(hero(plain.state, 'bard').marks[0]?.until).toBe('worldEnd');
});

test('Cone of Shame: every Combo costs one of the own Type more', () => {
  const coned = (...hand: readonly ('intellect' | 'spirit')[]) =>
    turnOf(
      table({
        heroes: { 3: ['bard'] },
        monsters: { 2: ['war-bulldog'] },
        hands: { bard: hand },
      }).arrange(underHit('bard', 'cone-of-shame')),
      'bard',
    );
  expect(coned('intellect', 'spirit').refusal({ combo: 'shrill-note' })).toMatchObject({ short: 1 });
  const t = coned('intellect', 'intellect', 'spirit').choose('act', { do: 'combo', combo: 'shrill-note' });
  expect(hero(t.state, 'bard').hand).toEqual([]);
});

test('Pharaoh Hound: the cursed Hero suffers 1 more from every hit', () => {
  const t = monsterActs(
    table({ heroes: { 3: ['cleric'] }, monsters: { 3: ['war-bulldog'] } }).arrange(
      underHit('cleric', 'pharaoh-hound'),
    ),
    'war-bulldog',
  );
  expect(t.about()).toMatchObject({ damage: 3 });
});

test.each([
  ['sniffle-hex', 'witch'],
  ['tag-you-are-it', 'ranger'],
])('%s goes on each Monster once only', (combo, by) => {
  const t = turnOf(
    table({
      heroes: { 3: [by] },
      monsters: { 3: ['war-bulldog', 'chowtaur'] },
      hands: { [by]: costOf(combo) },
    }).arrange(underCombo('war-bulldog', combo)),
    by,
  );
  t.choose('act', { do: 'combo', combo });
  expect(t.refusal({ do: 'target', at: { creature: 'war-bulldog' } })).toMatchObject({
    condition: 'targetNotMarked',
  });
  t.choose('target', { at: { creature: 'chowtaur' } }).expectAsked(0, 'act');
});

test('Pickpocket: not twice from the same Monster', () => {
  const t = turnOf(
    table({
      heroes: { 3: ['thief'] },
      monsters: { 3: ['war-bulldog', 'chowtaur'] },
      hands: { thief: costOf('pickpocket') },
    }).arrange(underCombo('war-bulldog', 'pickpocket')),
    'thief',
  );
  expect(t.refusal({ combo: 'pickpocket' })).toEqual({ rule: 'PQ-RULING-11', condition: 'targetNotMarked' });
});
