import { expect, test } from 'vitest';
import * as flow from '../../src/flow.ts';
import { hero, isStanding } from '../../src/queries/area.ts';
import { levelOf, spareXp } from '../../src/queries/values.ts';
import type { Energy } from '../../src/vocabulary.ts';
import { endure, wounds } from '../answers.ts';
import type { Setting } from '../table.ts';
import { intact, monsterActs, table, turnOf } from '../table.ts';

/** The Bard of lane 3 strikes once and Defeats the Skeleton Pug in front of it. */
function slay(more: Partial<Setting> = {}, ...drawn: readonly string[]) {
  return turnOf(
    table({
      heroes: { 2: ['thief'], 3: ['cleric', 'bard'] },
      monsters: { 3: ['skeleton-pug', 'slime', 'war-bulldog'] },
      hands: { bard: ['spirit'] },
      left: { 'skeleton-pug': 1 },
      ...more,
    }).dice(...drawn),
    'bard',
  ).choose('act', 'standardAttack');
}

test('[PQ-KILL-01] the Defeated Monster leaves, those behind it slide forward', () => {
  const t = slay({}, 'pizza');
  expect(isStanding(t.state, 'skeleton-pug')).toBe(false);
  expect(t.state.monsterLanes).toEqual([[], [], ['slime', 'war-bulldog'], [], []]);
  intact(t);
});

test('[PQ-KILL-02] the Hero with the last damage gets the card as 1 XP, face down', () => {
  const t = slay({}, 'pizza');
  expect(t.state.heroes.map(({ id, xp }) => [id, xp])).toEqual([
    ['thief', []],
    ['cleric', []],
    ['bard', ['skeleton-pug']],
  ]);
  expect(hero(t.state, 'bard').prizes).toEqual([]);
  expect(t.events('xpGained')).toEqual([{ type: 'xpGained', hero: 'bard', monster: 'skeleton-pug' }]);
});

test('[PQ-KILL-02] also by a counter-attack, out of turn', () => {
  const t = monsterActs(
    table({
      heroes: { 2: ['warrior'] },
      monsters: { 2: ['skeleton-pug', 'war-bulldog'] },
      hands: { warrior: ['strength', 'speed'] },
      left: { 'skeleton-pug': 1 },
    }).dice('pizza'),
    'war-bulldog',
  );
  t.choose('riposte', { combo: 'parry-and-riposte' });
  expect(hero(t.state, 'warrior').xp).toEqual(['skeleton-pug']);
  t.expectEnd();
});

test('[PQ-KILL-03] it drops a Treasure; with the symbol there is a choice', () => {
  const plain = slay({}, 'pizza');
  expect(plain.events('treasureDropped')).toEqual([{ type: 'treasureDropped', treasure: 'pizza', lane: 3 }]);
  expect(plain.decisions[0]?.kind).toBe('act');

  const withPrize = slay({ monsters: { 3: ['slime', 'war-bulldog'] }, left: { slime: 1 } }, 'pizza');
  expect(withPrize.options('prize')).toEqual([{ do: 'takePrize' }, { do: 'takeXp' }]);
  withPrize.choose('prize', 'takeXp');
  expect(withPrize.events('treasureDropped')).toHaveLength(1);
});

const withXp = (xp: number, hand: readonly Energy[] = []) =>
  turnOf(
    table({
      heroes: { 3: ['barbarian'] },
      monsters: { 3: ['war-bulldog'] },
      hands: { barbarian: hand },
      xp: { barbarian: xp },
    }),
    'barbarian',
  );
const LEVEL_2: readonly Energy[] = ['strength', 'strength', 'speed', 'spirit'];
const LEVEL_3: readonly Energy[] = ['strength', 'strength', 'strength', 'spirit', 'magic'];

test('[PQ-XP-01] at 2 XP Level 2 and its Combo', () => {
  const below = withXp(1, LEVEL_2);
  expect(levelOf(below.state, 'barbarian')).toBe(1);
  expect(below.refusal({ do: 'combo', combo: 'two-for-the-axe' })).toEqual({
    rule: 'PQ-HERO-06',
    need: 2,
    have: 1,
  });
  const reached = withXp(2, LEVEL_2);
  expect(levelOf(reached.state, 'barbarian')).toBe(2);
  reached.choose('act', { do: 'combo', combo: 'two-for-the-axe' }).choose('side', { side: 'left' });
  expect(wounds(reached)).toEqual({ 'war-bulldog': 3 });
});

test('[PQ-XP-02] at 5 XP Level 3 and its Combo', () => {
  const below = withXp(4, LEVEL_3);
  expect(levelOf(below.state, 'barbarian')).toBe(2);
  expect(below.refusal({ do: 'combo', combo: 'the-big-bark' })).toEqual({
    rule: 'PQ-HERO-06',
    need: 3,
    have: 2,
  });
  const reached = withXp(5, LEVEL_3);
  expect(levelOf(reached.state, 'barbarian')).toBe(3);
  reached.choose('act', { do: 'combo', combo: 'the-big-bark' });
  expect(reached.events('comboPlayed')).toHaveLength(1);
});

test('[PQ-XP-03] [PQ-XP-04] XP past the fifth pays like a Joker, the first five never do', () => {
  const five = withXp(5);
  expect(spareXp(five.state, 'barbarian')).toBe(0);
  expect(five.refusal({ do: 'standardAttack' })).toMatchObject({ rule: 'PQ-ACT-10' });

  const seven = withXp(7);
  seven.choose('act', 'standardAttack');
  expect(wounds(seven)).toEqual({ 'war-bulldog': 1 });
  expect(hero(seven.state, 'barbarian').xp).toHaveLength(6);
  expect(seven.state.monsterDiscard).toHaveLength(1);
  /** Two symbols would take the fifth as well. */
  expect(seven.refusal({ do: 'combo', combo: 'reckless-chop' })).toMatchObject({
    rule: 'PQ-ENER-11',
    short: 1,
  });
  seven.choose('act', 'draw');
  intact(seven);
});

test('[PQ-XP-03] where there is a choice the payer decides what to spend', () => {
  const t = withXp(6, ['strength', 'joker']).choose('act', 'standardAttack');
  expect(t.options('pay')).toEqual([
    { do: 'pay', cards: ['strength'], xp: 0 },
    { do: 'pay', cards: ['joker'], xp: 0 },
    { do: 'pay', cards: [], xp: 1 },
  ]);
  t.choose('pay', { cards: [], xp: 1 });
  expect(hero(t.state, 'barbarian')).toMatchObject({ hand: ['strength', 'joker'] });
  expect(levelOf(t.state, 'barbarian')).toBe(3);
});

test('[PQ-XP-05] XP is the own Hero’s, through all Worlds and when Defeated', () => {
  const fallen = monsterActs(
    table({
      heroes: { 2: ['bard', 'cleric'] },
      monsters: { 2: ['war-bulldog'] },
      xp: { bard: 3 },
      left: { bard: 1 },
    }),
    'war-bulldog',
  );
  endure(fallen);
  expect(hero(fallen.state, 'bard')).toMatchObject({ fallen: true });
  expect(fallen.state.heroes.map(({ xp }) => xp.length)).toEqual([3, 0]);

  const next = table({ heroes: { 2: ['cleric'] }, fallen: ['bard'], xp: { bard: 3, cleric: 1 } })
    .dice(...Array.from({ length: 9 }, () => 'magic'))
    .begin(flow.playWorld, {});
  expect(next.state.world).toBe(2);
  expect(next.state.heroes.map(({ id, xp }) => [id, xp.length])).toEqual([
    ['cleric', 1],
    ['bard', 3],
  ]);
  expect(levelOf(next.state, 'bard')).toBe(2);
  intact(next);
});
