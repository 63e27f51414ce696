import { expect, test } from 'vitest';
import { itemCard } from '../../src/content/index.ts';
import type { Attack } from '../../src/flow.ts';
import * as flow from '../../src/flow.ts';
import { looseAttack, monsterAttack, weaponAttack } from '../../src/queries/attacks.ts';
import { countAttack, hits } from '../../src/queries/dice.ts';
import { defenceOf } from '../../src/queries/values.ts';
import { NOBODY } from '../../src/state.ts';
import type { AttackType } from '../../src/vocabulary.ts';
import type { HeroSetting, Setting } from '../table.ts';
import { A, calm, D, damages, friend, health, hero, isGone, one, table, turnOf } from '../table.ts';

const prince: HeroSetting = { id: 'prince-charming', at: [2, 2], energy: 0 };
const WOLF = ['wolf-cub', 3, 2, 9] as const;

/** An attack of a hero with so many dice of this type, whatever he holds. */
const strike = (setting: Setting, attack: Partial<Attack>, dice: readonly number[]) =>
  calm(
    table(setting)
      .dice(...dice)
      .begin(flow.attack, { ...looseAttack('consumable', 0, 0, 'melee'), targets: [10], ...attack }),
  );

const duel = (hero: HeroSetting = prince): Setting => ({ heroes: [hero, friend], monsters: [WOLF] });

test('[DL-VEC-001] a success that is turned aside is still a success, but does no damage', () => {
  const t = calm(
    table({ heroes: [{ ...prince, wielded: ['cudgel'] }, friend], monsters: [['grey-wolf', 3, 2, 9]] })
      .dice(...A('me ra cr ab'), ...A('mi'), ...D('sh cr'), ...D('mi'))
      .begin(flow.attack, { ...looseAttack('consumable', 0, 4, 'melee'), inflicts: ['stun'], targets: [10] }),
  );
  expect(t.events('attackCounted')[0]).toMatchObject({ successes: 2 });
  expect(t.events('defenceCounted')[0]).toMatchObject({ successes: 2 });
  expect(health(t, 10)).toBe(9);
  expect(one(t, 10).conditions).toEqual([]);
  t.expectEnd();
});

test('[DL-VEC-002] [DL-DICE-06] a Ranged attack counts Ranged faces only', () => {
  const t = strike(duel(), { type: 'ranged', dice: 3 }, [...A('ra me ab'), ...D('mi')]);
  expect(health(t, 10)).toBe(8);
  t.done();
});

test('[DL-VEC-004] [DL-DICE-15] defence Criticals explode again and again', () => {
  const t = strike(duel(), { dice: 3 }, [...A('me me me'), ...D('cr'), ...D('cr'), ...D('mi')]);
  expect(t.events('defenceCounted')[0]).toMatchObject({ successes: 2 });
  expect(health(t, 10)).toBe(8);
  t.done();
});

test('[DL-VEC-005] [DL-RULING-08] without a success nobody rolls for defence, but the target was attacked', () => {
  const t = calm(
    table({ heroes: [prince, friend], monsters: [WOLF] })
      .dice(...A('mi ra ab'))
      .begin(flow.attack, {
        ...monsterAttack(one2(), { type: 'melee', range: 0, dice: 3 }, 'monster', []),
        targets: [0],
      }),
  );
  expect(t.events('attackCounted')[0]).toMatchObject({ successes: 0 });
  expect(t.events('defenceRolled')).toEqual([]);
  expect(one(t, 0).attackedBy).toEqual([10]);
  t.expectEnd();
});

const one2 = () => ({
  id: 10,
  kind: 'minion' as const,
  card: 'wolf-cub',
  cell: 0,
  health: 9,
  conditions: [],
  dodged: false,
  evaded: false,
  frenzied: false,
  attackedBy: [],
  attacked: false,
  waits: false,
  leader: -1,
});

test('[DL-VEC-006] [DL-DICE-02] six pips read for three types', () => {
  const count = (type: AttackType) =>
    countAttack({ pips: [1, 2, 3, 4, 5, 6, 1], chain: 0, critical: 'plain', signs: [] }, type, false);
  expect([count('melee'), count('ranged'), count('magical')]).toEqual([3, 2, 2]);
  expect([1, 2, 3, 4, 5, 6].filter((pip) => hits(pip, 'melee'))).toEqual([2, 5, 6]);
});

test('[DL-VEC-007] [DL-POW-04] Brutal Strike explodes into two dice', () => {
  const t = calm(
    table({ heroes: [{ ...prince, wielded: ['giants-cleaver'] }, friend], monsters: [WOLF] })
      .dice(...A('cr me'), ...A('cr ab'), ...A('me mi'), ...D('mi'))
      .begin(flow.attack, {
        ...weaponAttack(
          table(duel()).begin(flow.moveEnds, { hero: 0 }).state.heroes[0] as never,
          itemCard('giants-cleaver') as never,
          'melee',
          'action',
        ),
        dice: 2,
        targets: [10],
      }),
  );
  expect(t.events('attackCounted')[0]).toMatchObject({ successes: 4 });
  expect(t.events('attackRolled')[0]?.faces).toHaveLength(6);
  t.expectEnd();
});

test('[DL-VEC-009] [DL-MART-09] Critical Mastery with a superior weapon gives Penetrative 1', () => {
  const t = turnOf(
    table({
      heroes: [{ ...prince, wielded: ['glass-rapier'], skills: ['criticalMastery'] }, friend],
      monsters: [['grey-wolf', 3, 2, 9]],
    }).dice(...A('cr me mi mi'), ...D('sh sh')),
  );
  calm(t.choose('act', { do: 'attack' }));
  expect(t.events('attackCounted')[0]).toMatchObject({ successes: 3 });
  expect(damages(t)).toEqual([[10, 2]]);
  t.done();
});

test('[DL-VEC-010] [DL-POW-23] Penetrative takes away successes of the defence, never more', () => {
  const t = strike(duel(), { dice: 2, penetrative: 3 }, [...A('me me'), ...D('sh')]);
  expect(damages(t)).toEqual([[10, 2]]);
});

test('[DL-VEC-011] [DL-POW-29] Sure Strike turns a die, but never to a Critical', () => {
  const t = turnOf(
    table({
      heroes: [{ id: 'robin-hood', at: [0, 2], energy: 0, wielded: ['throwing-knives'] }, friend],
      monsters: [['wolf-cub', 3, 2, 9]],
    }).dice(...A('me ab mi'), ...D('mi')),
  );
  t.choose('act', { do: 'attack' });
  const faces = t.options('sureStrike').map((option) => ('to' in option ? option.to : 'keep'));
  expect(new Set(faces)).toEqual(new Set(['ranged', 'keep']));
  t.choose('sureStrike', { do: 'turn', die: 2 });
  expect(t.events('attackCounted')[0]).toMatchObject({ successes: 1 });
  t.done();
});

test('[DL-VEC-012] [DL-VEC-014] [DL-VEC-015] [DL-RULING-07] Sure Strike, then Surge, then the roll is locked', () => {
  const t = turnOf(
    table({
      heroes: [{ id: 'robin-hood', at: [0, 2], energy: 5, wielded: ['throwing-knives'] }, friend],
      monsters: [['wolf-cub', 3, 2, 9]],
    }).dice(...A('me mi mi'), ...D('sh')),
  );
  t.choose('act', { do: 'attack' }).choose('sureStrike', { do: 'turn', die: 0 });
  t.choose('surge', { do: 'surge' });
  expect(hero(t).energy).toBe(3);
  t.choose('surge', { do: 'surge' });
  // One energy is left: no third Surge is offered, and after the defence there is no window any more.
  expect(hero(t).energy).toBe(1);
  expect(t.events('attackCounted')[0]).toMatchObject({ successes: 3 });
  expect(damages(t)).toEqual([[10, 2]]);
  expect(t.decisions[0]?.kind).toBe('act');
  t.done();
});

test('[DL-VEC-016] [DL-POW-20] [DL-RULING-90] Lucky rerolls one die, once, and it explodes', () => {
  const t = turnOf(
    table({
      heroes: [{ id: 'snow-white', at: [0, 2], energy: 0, wielded: ['fox-wand'] }, friend],
      monsters: [['wolf-cub', 3, 2, 9]],
    }).dice(...A('me mi ab mi'), ...A('cr'), ...A('ab'), ...D('mi')),
  );
  t.choose('act', { do: 'attack' }).choose('reroll', { do: 'reroll', die: 0 });
  expect(t.events('attackCounted')[0]).toMatchObject({ successes: 3 });
  expect(t.events('rerolled')).toHaveLength(1);
  t.done();
});

test('[DL-VEC-017] [DL-POW-13] a Gable chain goes on until a die is no success', () => {
  const t = turnOf(
    table({ heroes: [{ ...prince, wielded: ['gamblers-cutlass'] }, friend], monsters: [WOLF] }).dice(
      ...A('me cr me ra'),
      ...D('mi'),
    ),
  );
  calm(t.choose('act', { do: 'attack' }));
  expect(t.events('attackRolled')[0]).toMatchObject({ chain: 4 });
  expect(t.events('attackCounted')[0]).toMatchObject({ successes: 3 });
  t.done();
});

test('[DL-VEC-019] [DL-RULING-11] bonus dice of a Gable weapon are ordinary dice', () => {
  const t = turnOf(
    table({
      heroes: [{ ...prince, energy: 2, wielded: ['gamblers-cutlass'], skills: ['powerStrike'] }, friend],
      monsters: [WOLF],
    }).dice(...A('mi'), ...A('cr'), ...A('me'), ...D('mi')),
  );
  t.choose('act', { do: 'attack' }).choose('boost', 'powerStrike');
  calm(t);
  expect(t.events('attackCounted')[0]).toMatchObject({ successes: 2 });
  t.done();
});

test('[DL-VEC-020] [DL-POW-02] [DL-RULING-17] Blind takes one attack die, but not the last', () => {
  for (const [dice, rolled] of [
    [3, 2],
    [1, 1],
  ] as const) {
    const t = strike(
      duel({ ...prince, conditions: ['blind'] }),
      { dice },
      A(Array(rolled).fill('mi').join(' ')),
    );
    expect(t.events('attackRolled')[0]?.faces).toHaveLength(rolled);
  }
});

test('[DL-VEC-021] [DL-CHAR-07] [DL-RULING-16] Speed 0 costs one defence die, down to none', () => {
  const t = table({
    heroes: [{ ...prince, wielded: ['painted-coat'] }, friend],
    monsters: [['big-bad-wolf', 5, 5]],
  }).begin(flow.moveEnds, { hero: 0 });
  const { state } = t;
  const prince0 = hero(t);
  expect(defenceOf(state, prince0).dice).toBe(2);
  prince0.stance = 4;
  expect(defenceOf(state, prince0, -2).dice).toBe(1);
  prince0.wielded = [];
  expect(defenceOf(state, prince0, -2).dice).toBe(0);
  // Monsters suffer the same.
  const wolf = one(t, 10);
  expect(defenceOf(state, wolf).dice).toBe(2);
  if (state.villain) state.villain.speed = -5;
  expect(defenceOf(state, wolf).dice).toBe(1);
});

test('[DL-VEC-022] [DL-POW-11] [DL-RULING-84] Frenzy adds one die however many fall, for one activation', () => {
  const stage = table({
    heroes: [{ ...prince, at: [4, 2] }, friend],
    monsters: [
      ['mouse-soldier', 3, 2],
      ['wolf-cub', 0, 0],
      ['wolf-cub', 1, 0],
    ],
  });
  const acts = { monster: 10, target: NOBODY, attack: -1, because: '', skipMove: false, skipAttack: false };
  const t = stage
    .dice(...A('mi mi mi'), ...A('mi mi'))
    .within(flow.activateMonster, { ...acts, queue: [] })
    .within(flow.activateMonster, { ...acts, queue: [] })
    .within(flow.monsterFalls, { monster: 12, by: 0, card: 'wolf-cub' })
    .begin(flow.monsterFalls, { monster: 11, by: 0, card: 'wolf-cub' });
  calm(t);
  expect([isGone(t, 11), isGone(t, 12)]).toEqual([true, true]);
  expect(t.events('attackRolled').map(({ faces }) => (faces as string[]).length)).toEqual([3, 2]);
  t.done();
});

test('[DL-VEC-024] [DL-RULING-09] with both powers one is chosen before the roll', () => {
  const both = { ...prince, wielded: ['giants-cleaver'], skills: ['criticalMastery'] as const };
  const superior = turnOf(table(duel(both)).dice(...A('cr mi mi mi mi'), ...D('mi')));
  calm(superior.choose('act', { do: 'attack' }).choose('critical', { do: 'critical', as: 'superior' }));
  expect(superior.events('attackCounted')[0]).toMatchObject({ successes: 2 });
  superior.done();
  const brutal = turnOf(table(duel(both)).dice(...A('cr mi mi mi mi'), ...A('me me'), ...D('mi')));
  calm(brutal.choose('act', { do: 'attack' }).choose('critical', { do: 'critical', as: 'brutal' }));
  expect(brutal.events('attackCounted')[0]).toMatchObject({ successes: 3 });
  brutal.done();
});
