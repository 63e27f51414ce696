import type { Decision, Option } from '@questhall/kernel';
import { openMatch, seeded, submit, undoVerdict } from '@questhall/kernel';
import { randomPlay } from '@questhall/testkit';
import { expect, test } from 'vitest';
import * as flow from '../../src/flow.ts';
import { dungeonland, rules } from '../../src/index.ts';
import { victimsOf } from '../../src/queries/areas.ts';
import { looseAttack } from '../../src/queries/attacks.ts';
import { distanceFrom } from '../../src/queries/figures.ts';
import type { State } from '../../src/state.ts';
import type { HeroSetting } from '../table.ts';
import { A, calm, friend, monsterActs, one, table, turnOf } from '../table.ts';

const prince: HeroSetting = { id: 'prince-charming', at: [2, 2], energy: 0 };
const options = (input: { [key: string]: unknown }) => {
  const configured = rules.configure(input);
  if ('problems' in configured) throw new Error('not possible');
  return configured.options;
};

test('[DL-RULING-03] [DL-RULING-107] the same seed and answers give the same match', () => {
  const play = () =>
    randomPlay(rules, options({ players: 2, heroes: 'random', adventure: 'a3a' }), 'twice', { limit: 300 })
      .state;
  expect(play()).toEqual(play());
  expect(seeded('a')).toEqual(seeded('a'));
});

test('[DL-RULING-107] in an area the target defends first, then other enemies, then the own side, in reading order', () => {
  const t = table({
    heroes: [prince, { ...friend, at: [4, 3] }],
    monsters: [
      ['wolf-cub', 5, 5],
      ['wolf-cub', 3, 3],
      ['wolf-cub', 4, 4],
    ],
  }).begin(flow.moveEnds, { hero: 0 });
  expect(
    victimsOf(t.state, {
      ...looseAttack('consumable', 0, 3, 'magical'),
      shape: 'blast',
      targets: [12],
      centre: one(t, 12).cell,
    }),
  ).toEqual([12, 11, 10, 1]);
});

test('[DL-RULING-25] a monster at 0 Health is gone', () => {
  const t = table({ heroes: [prince, friend], monsters: [['wolf-cub', 5, 5]] }).begin(flow.wound, {
    to: 10,
    amount: 5,
    by: 0,
    kind: 'melee',
    isAttack: true,
    harmless: false,
    final: 0,
  });
  expect(t.state.others).toEqual([]);
});

test('[DL-RULING-57] range is the larger of column and row difference between the nearest spaces', () => {
  const t = table({ heroes: [prince, friend], monsters: [['oni-brute', 5, 6]] }).begin(flow.moveEnds, {
    hero: 0,
  });
  expect(distanceFrom(t.state, false, one(t, 0).cell, one(t, 10))).toBe(4);
  expect(distanceFrom(t.state, true, one(t, 10).cell, one(t, 0))).toBe(4);
  expect(distanceFrom(t.state, false, 0, one(t, 1))).toBe(7);
});

test('[DL-RULING-64] out of the activation any wielded weapon that can may be used, with energy', () => {
  const t = table({
    heroes: [{ ...prince, energy: 2, wielded: ['soldiers-sword', 'silver-wand'] }, friend],
    monsters: [['bone-pirate', 3, 2, 9]],
  })
    .dice(...A('mi mi mi'))
    .begin(flow.freeAttack, { by: 0, at: 10 });
  expect(t.options('freeAttack').map((option) => ('weapon' in option ? option.weapon : 'decline'))).toEqual([
    'soldiers-sword',
    'silver-wand',
    'decline',
  ]);
  t.choose('freeAttack', { do: 'strike', weapon: 'silver-wand' }).expectAsked(0, 'surge');
});

test('[DL-RULING-103] effects of one trigger on a monster follow the order of its card', () => {
  const hit = (...gained: ('stun' | 'blind')[]): readonly string[] => {
    const t = monsterActs(
      table({ heroes: [{ ...prince, wielded: [] }, friend], monsters: [['evil-queen', 3, 2]] })
        .arrange((s) => {
          for (const power of gained) s.villain?.gained.push({ power });
          s.villain?.fired.push('QUEEN-1', 'QUEEN-2');
          s.villain?.firedIn.push(s.round, s.round);
        })
        .dice(...A('ab mi mi mi mi mi')),
    );
    return calm(t)
      .events('conditionGained')
      .map(({ condition }) => String(condition));
  };
  expect(hit('stun', 'blind')).toEqual(['stunned', 'blind']);
  expect(hit('blind', 'stun')).toEqual(['blind', 'stunned']);
});

test('[DL-RULING-104] a card beats a rule: Point Blank shoots at adjacent enemies; cannot beats may', () => {
  const shooting = (id: string, wielded: string[]) =>
    turnOf(
      table({ heroes: [{ id, at: [2, 2], wielded, energy: 0 }, friend], monsters: [['wolf-cub', 3, 2]] }),
    );
  expect(
    shooting('robin-hood', ['yew-bow'])
      .options('act')
      .some((option) => option.do === 'attack'),
  ).toBe(true);
  expect(
    shooting('red-riding-hood', ['yew-bow'])
      .options('act')
      .some((option) => option.do === 'attack'),
  ).toBe(false);
});

test('[DL-RULING-105] after dice nobody takes anything back alone', () => {
  const match = openMatch(dungeonland, {
    options: options({ players: 1, heroes: 'random', adventure: 'a1' }),
    seed: 'undo',
    seats: ['A'],
  });
  const take = (wanted: string): void => {
    const decision = match.decisions[0] as Decision;
    const option = decision.options.find((each) => each.do === wanted) ?? decision.options[0];
    submit(match, { seat: 0, decision: decision.id, option: option as Option });
  };
  while (match.decisions[0]?.kind !== 'act') take('done');
  // On the starting tile nobody is about: a move shows nothing new.
  take('move');
  expect(undoVerdict(match, 0)).toEqual({ kind: 'free' });
  take('endActivation');
  expect(undoVerdict(match, 0)).toEqual({ kind: 'free' });
  // With the second hero the round is over, and the event card is drawn.
  while (rules.view(match.state as State, 0).round < 2) take('endActivation');
  expect(undoVerdict(match, 0)).toMatchObject({ kind: 'ask' });
});

test('[DL-RULING-73] explorer, token and row are told to everybody', () => {
  const view = rules.view(
    table({ heroes: [prince, friend], monsters: [['wolf-cub', 5, 5]] }).begin(flow.moveEnds, { hero: 0 })
      .state,
    null,
  );
  expect(view.row).toEqual([
    { card: 'hero', hero: 0, done: false },
    { card: 'hero', hero: 1, done: false },
    { card: 'wolf-cub', hero: -1, done: false },
  ]);
  expect(view.heroes[0]).toMatchObject({ card: 'prince-charming', at: { x: 2, y: 2 }, health: 5 });
});
