import { expect, test } from 'vitest';
import { hero, isStanding, monster } from '../../src/queries/area.ts';
import { heroCard } from '../../src/queries/cards.ts';
import type { State } from '../../src/state.ts';
import type { Energy } from '../../src/vocabulary.ts';
import { wounds } from '../answers.ts';
import type { Setting } from '../table.ts';
import { intact, monsterActs, table, turnOf } from '../table.ts';

test('[PQ-VEC-29] Accurate Strike: 3 damage, draw 1, one card fewer in hand', () => {
  const t = turnOf(
    table({
      heroes: { 3: ['warrior'] },
      monsters: { 3: ['war-bulldog'] },
      hands: { warrior: ['strength', 'strength', 'magic'] },
    }).dice('joker'),
    'warrior',
  );
  t.choose('act', { do: 'combo', combo: 'accurate-strike' });
  expect(monster(t.state, 'war-bulldog').damage).toBe(3);
  t.choose('drawFrom', { do: 'takeDisplay', at: { display: 'speed' } });
  expect(hero(t.state, 'warrior').hand).toEqual(['magic', 'speed']);
  expect(t.state.display).toEqual(['strength', 'spirit', 'intellect', 'magic', 'joker']);
  t.choose('act', 'endTurn');
  t.expectEnd();
});

test('[PQ-VEC-29] [PQ-VEC-30] [PQ-VEC-33] [PQ-VEC-35] [PQ-VEC-37] costs of 2, 2, 3, 4 and 5 cards; Levels 1, 1, 1, 2, 3', () => {
  const { state } = turnOf(table({ heroes: { 3: ['warrior'] }, monsters: { 3: ['slime'] } }), 'warrior');
  const { combos } = heroCard(state, 'warrior');
  expect(combos.map(({ name, level, cost }) => [name, level, cost.length])).toEqual([
    ['Accurate Strike', 1, 2],
    ['Parry and Riposte', 1, 2],
    ['Lightning Strikes', 1, 3],
    ['Chasing Attack', 2, 4],
    ['Coup de Grace', 3, 5],
  ]);
});

/** An attack on Bravepug by a Monster that stands still, made so much stronger. */
const attackedFor = (amount: 2 | 4 | 5, more: Partial<Setting> = {}, ...drawn: readonly string[]) =>
  monsterActs(
    table({
      heroes: { 3: ['warrior', 'bard'] },
      monsters: { 3: ['trolldoodle'], 4: ['mimic-doghouse'] },
      hands: { warrior: ['strength', 'speed', 'strength', 'magic'] },
      ...more,
    })
      .dice(...drawn)
      .arrange((s: State) => {
        monster(s, 'mimic-doghouse').marks = [
          { key: 'ablaze', from: 'test', until: 'worldEnd', modifiers: [{ stat: 'damage', by: amount - 2 }] },
        ];
      }),
    'mimic-doghouse',
  );

test('[PQ-VEC-30] Parry and Riposte against 2: no damage, then 1 for the first Monster of the lane', () => {
  const t = attackedFor(2).choose('riposte', { combo: 'parry-and-riposte' });
  /** Not for the attacker, who came from lane 4 and stands behind. */
  expect(t.state.monsterLanes[2]).toEqual(['trolldoodle', 'mimic-doghouse']);
  expect(wounds(t)).toEqual({ trolldoodle: 1 });
  expect(hero(t.state, 'warrior').hand).toEqual(['strength', 'magic']);
  t.expectEnd();
  intact(t);
});

test('[PQ-VEC-31] against 4: 2 prevented, 1 Defended, 1 placed, then the counter-attack', () => {
  const t = attackedFor(4, {}, 'joker').choose('riposte', { combo: 'parry-and-riposte' });
  expect(t.about()).toMatchObject({ damage: 2 });
  t.choose('defend', { cards: ['strength'] });
  /** Stiff Upper Lip: a card for the damage suffered, before the counter-attack. */
  expect(wounds(t)).toEqual({ warrior: 1 });
  t.choose('drawFrom', 'takeDeck');
  expect(wounds(t)).toEqual({ warrior: 1, trolldoodle: 1 });
  expect(hero(t.state, 'warrior').hand).toEqual(['magic', 'joker']);
  t.expectEnd();
  intact(t);
});

test('[PQ-VEC-32] against 5 with 2 Life left: Defeated, no counter-attack', () => {
  const t = attackedFor(5, { left: { warrior: 2 } }).choose('riposte', { combo: 'parry-and-riposte' });
  t.choose('defend', { cards: [] });
  expect(isStanding(t.state, 'warrior')).toBe(false);
  expect(t.events('damaged')).toMatchObject([{ creature: 'warrior', amount: 3 }]);
  expect(monster(t.state, 'trolldoodle').damage).toBe(0);
  t.expectEnd();
  intact(t);
});

const LIGHTNING: readonly Energy[] = ['speed', 'speed', 'strength'];

test('[PQ-VEC-33] Lightning Strikes: 1 damage three times, then draw 1', () => {
  const t = turnOf(
    table({
      heroes: { 3: ['warrior'] },
      monsters: { 3: ['war-bulldog', 'slime'] },
      hands: { warrior: LIGHTNING },
    }).dice('magic'),
    'warrior',
  ).choose('act', { do: 'combo', combo: 'lightning-strikes' });
  expect(wounds(t)).toEqual({ 'war-bulldog': 3 });
  expect(t.events('attacked')).toHaveLength(3);
  t.choose('drawFrom', 'takeDeck');
  expect(hero(t.state, 'warrior').hand).toEqual(['magic']);
  t.choose('act', 'endTurn').expectEnd();
});

test('[PQ-VEC-34] the first strike Defeats, the next two hit whoever slid forward', () => {
  const t = turnOf(
    table({
      heroes: { 3: ['warrior'] },
      monsters: { 3: ['skeleton-pug', 'war-bulldog'] },
      hands: { warrior: [...LIGHTNING, 'spirit'] },
      left: { 'skeleton-pug': 1 },
    }).dice('pizza'),
    'warrior',
  ).choose('act', { do: 'combo', combo: 'lightning-strikes' });
  /** XP and Treasure come before the second strike. */
  expect(hero(t.state, 'warrior').xp).toEqual(['skeleton-pug']);
  expect(wounds(t)).toEqual({});
  t.choose('pickUp', 'pickUp');
  expect(wounds(t)).toEqual({ 'war-bulldog': 2 });
  expect(t.state.monsterLanes[2]).toEqual(['war-bulldog']);
  expect(t.decisions[0]?.kind).toBe('drawFrom');
});

const CHASING: readonly Energy[] = ['strength', 'strength', 'speed', 'spirit'];

test('[PQ-VEC-35] Chasing Attack goes on as long as it Defeats', () => {
  const t = turnOf(
    table({
      heroes: { 3: ['warrior'] },
      monsters: { 3: ['skeleton-pug', 'slime', 'schnauzer-bomber'] },
      hands: { warrior: CHASING },
      left: { 'skeleton-pug': 2, slime: 2 },
      xp: { warrior: 2 },
    }).dice('pizza', 'ham'),
    'warrior',
  ).choose('act', { do: 'combo', combo: 'chasing-attack' });
  t.choose('prize', 'takeXp');
  expect(hero(t.state, 'warrior').xp.slice(2)).toEqual(['skeleton-pug', 'slime']);
  expect(wounds(t)).toEqual({ 'schnauzer-bomber': 2 });
  expect(t.events('paid')).toHaveLength(1);
  expect(t.events('attacked')).toHaveLength(3);
  t.choose('act', 'endTurn').expectEnd();
  intact(t);
});

test('[PQ-VEC-36] Chasing Attack ends at once when the first target survives', () => {
  const t = turnOf(
    table({
      heroes: { 3: ['warrior'] },
      monsters: { 3: ['war-bulldog', 'skeleton-pug'] },
      hands: { warrior: CHASING },
      xp: { warrior: 2 },
    }),
    'warrior',
  ).choose('act', { do: 'combo', combo: 'chasing-attack' });
  expect(t.events('attacked')).toHaveLength(1);
  expect(wounds(t)).toEqual({ 'war-bulldog': 2 });
});

const COUP: readonly Energy[] = ['strength', 'strength', 'strength', 'speed', 'intellect'];
const coup = (more: Partial<Setting>, ...drawn: readonly string[]) =>
  turnOf(
    table({
      heroes: { 3: ['warrior'] },
      monsters: { 2: ['slime'], 3: ['war-bulldog'] },
      hands: { warrior: COUP },
      xp: { warrior: 5 },
      ...more,
    }).dice(...drawn),
    'warrior',
  );
const coupDeGrace = { do: 'combo', combo: 'coup-de-grace' } as const;

test('[PQ-VEC-37] Coup de Grace Defeats a damaged Monster whatever its Life', () => {
  const t = coup({ damage: { 'war-bulldog': 1 } }, 'pizza').choose('act', coupDeGrace);
  expect(isStanding(t.state, 'war-bulldog')).toBe(false);
  expect(hero(t.state, 'warrior').xp).toHaveLength(6);
  intact(t);
});

test('[PQ-VEC-37] not on one without damage, not after moving, never on a Boss', () => {
  expect(coup({}).refusal(coupDeGrace)).toMatchObject({ rule: 'PQ-RULING-11', condition: 'targetDamaged' });
  const moved = coup({ damage: { slime: 1 } }).choose('act', { do: 'move', at: { lane: 2 } });
  expect(moved.refusal(coupDeGrace)).toMatchObject({ rule: 'PQ-VEC-37', condition: 'notMovedThisTurn' });
  const boss = coup({
    monsters: { 3: ['rat-king', 'slime'] },
    damage: { 'rat-king': 5, slime: 1 },
    world: 3,
  });
  expect(boss.refusal(coupDeGrace)).toMatchObject({ rule: 'PQ-RULING-11', condition: 'targetNotBoss' });
});
