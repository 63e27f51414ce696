import { scenario } from '@questhall/testkit';
import { expect, test } from 'vitest';
import * as flow from '../../src/flow.ts';
import { rules } from '../../src/index.ts';
import { hero, monster } from '../../src/queries/area.ts';
import { handLimitOf } from '../../src/queries/values.ts';
import { cards, endure, midRound, wounds } from '../answers.ts';
import type { Setting } from '../table.ts';
import { intact, monsterActs, table, turnOf } from '../table.ts';

test('[PQ-VEC-72] Evil Lord and 3 Heroes: 5 cards each World; limits and places for 3', () => {
  const setUp = scenario(rules, { players: 4, mode: 'evil-lord', heroes: 'random' }).chance('lord').start();
  expect(setUp.state.evilHand).toHaveLength(5);
  expect(setUp.state.heroes.map(({ id, hand }) => [hand.length, handLimitOf(setUp.state, id)])).toEqual([
    [9, 9],
    [9, 9],
    [9, 9],
  ]);
  for (const world of [1, 2] as const) {
    const next = table({ heroes: { 1: ['bard', 'cleric', 'thief'] }, world, evilLord: true })
      .dice(
        ...cards(5, 'magic'),
        'icy',
        ...(world === 2 ? ['rat-king'] : []),
        'slime',
        'chowtaur',
        'trolldoodle',
        'yeti-sheepdog',
      )
      .begin(flow.playWorld, {});
    expect(next.state.evilHand).toHaveLength(5);
    for (let i = 0; i < 3; i++) next.choose('placeHero', { at: { lane: 4 } });
    expect(next.state.monsterLanes.map((lane) => lane.length)).toEqual([3, 0, world === 2 ? 1 : 0, 0, 1]);
    next.done();
  }
});

test('[PQ-VEC-73] Evil Lord and 5 Heroes: 52 cards are out, 3 are left', () => {
  const { state } = scenario(rules, { players: 6, mode: 'evil-lord', heroes: 'random' })
    .chance('lord')
    .start();
  const inHands = state.heroes.reduce((sum, { hand }) => sum + hand.length, 0);
  expect([inHands, state.evilHand.length, state.display.length, state.energyDeck.length]).toEqual([
    40, 7, 5, 3,
  ]);
});

test('[PQ-VEC-74] two arrows to the left: 0, 1 or 2 lanes, left or right', () => {
  const move = (lane: number) =>
    monsterActs(
      table({ heroes: { 3: ['bard'] }, monsters: { 3: ['chowtaur'] }, evilLord: true }),
      'chowtaur',
    ).choose('evilMove', { at: { lane } }).state.monsterLanes;
  for (const lane of [1, 2, 3, 4, 5]) expect(move(lane)[lane - 1]).toEqual(['chowtaur']);
});

test('[PQ-VEC-76] 3 damage on a Magic Monster, 2 Magic discarded: 1 is placed', () => {
  const t = turnOf(
    table({
      heroes: { 3: ['thief'] },
      monsters: { 3: ['trolldoodle'] },
      hands: { thief: ['spirit', 'strength'] },
      treasures: { thief: ['bone-sword'] },
      evilHand: ['magic', 'magic', 'magic'],
      evilLord: true,
    }),
    'thief',
  );
  t.choose('act', { do: 'combo', combo: 'chop-and-chew' }).choose('pay', 'pay');
  t.choose('evilPrevent', { cards: ['magic', 'magic'] }, 1);
  expect(wounds(t)).toEqual({ trolldoodle: 1 });
  expect(t.state.evilHand).toEqual(['magic']);
});

const defeatedWithTwo = (...drawn: readonly string[]) => {
  const t = monsterActs(
    table({
      heroes: { 3: ['bard', 'druid'] },
      monsters: { 3: ['zombie-basset'] },
      treasures: { bard: ['pizza', 'ham'] },
      left: { bard: 1 },
      evilLord: true,
    }).dice(...drawn),
    'zombie-basset',
  );
  return endure(t.choose('evilAdd', 'pass'));
};

test('[PQ-VEC-77] a Hero with 2 Treasures falls: 2 cards, or one Treasure under the Monster', () => {
  const drawn = defeatedWithTwo('magic', 'speed').choose('evilReward', 'drawTwo');
  expect(drawn.state.evilHand).toEqual(['magic', 'speed']);
  const loot = defeatedWithTwo().choose('evilReward', { treasure: 'pizza' });
  expect(monster(loot.state, 'zombie-basset').loot).toEqual(['pizza']);
  expect(loot.state.treasureDiscard).toEqual(['ham']);
  intact(loot);
});

test('[PQ-VEC-77] when that Monster falls two Treasures drop; none if it was robbed or taken as a Prize', () => {
  const fall = (
    target: 'skeleton-pug' | 'slime',
    more: Partial<Setting>,
    robbed: boolean,
    ...drawn: readonly string[]
  ) =>
    turnOf(
      table({
        heroes: { 3: ['bard'] },
        monsters: { 3: [target], 5: ['chowtaur'] },
        hands: { bard: ['spirit'] },
        loot: { [target]: ['ham'] },
        left: { [target]: 1 },
        evilLord: true,
        ...more,
      })
        .arrange((s) => {
          const marks = [
            {
              key: 'robbed',
              from: 'pickpocket',
              until: 'worldEnd' as const,
              modifiers: ['noTreasureDrop' as const],
            },
          ];
          if (robbed) monster(s, target).marks = marks;
        })
        .dice(...drawn),
      'bard',
    )
      .choose('act', 'standardAttack')
      .choose('pay', 'pay')
      .choose('evilPrevent', 'prevent');
  const dropped = (t: ReturnType<typeof fall>) => t.events('treasureDropped').map(({ treasure }) => treasure);
  expect(dropped(fall('skeleton-pug', {}, false, 'pizza'))).toEqual(['pizza', 'ham']);
  const robbed = fall('skeleton-pug', {}, true);
  const prize = fall('slime', {}, false).choose('prize', 'takePrize');
  for (const t of [robbed, prize]) {
    expect(dropped(t)).toEqual([]);
    expect(t.state.treasureDiscard).toEqual(['ham']);
    intact(t);
  }
});

test('[PQ-VEC-78] all Heroes Defeated in World 1: the Evil Lord wins', () => {
  const t = midRound(
    table({
      heroes: { 3: ['bard'] },
      monsters: { 3: ['zombie-basset'] },
      left: { bard: 1 },
      evilLord: true,
    }),
  ).begin(flow.monsterTurn, { monster: 'zombie-basset' });
  endure(t.choose('evilAdd', 'pass')).expectOver({ winners: [1], how: 'heroesDefeated' });
});

test('[PQ-VEC-79] A Dog’s Life: hands and deck after set-up', () => {
  const setUps = [1, 2, 3, 4, 5].map((players) => {
    const { state } = scenario(rules, { players, dogsLife: true }).chance('dog').start();
    return [state.heroes[0]?.hand.length, state.energyDeck.length];
  });
  expect(setUps).toEqual([
    [8, 42],
    [7, 36],
    [7, 29],
    [5, 30],
    [5, 25],
  ]);
});

const dogsLife = (by: 'slime' | 'war-bulldog', hand: Setting['hands'] = {}) =>
  endure(
    monsterActs(table({ heroes: { 3: ['bard'] }, monsters: { 3: [by] }, hands: hand, dogsLife: true }), by),
  );

test('[PQ-VEC-80] the Slime demands a card, the hand is empty: 1 damage', () => {
  const t = dogsLife('slime');
  expect(t.events('damaged').map(({ amount, why }) => [amount, why])).toEqual([
    [1, 'attack'],
    [1, 'dogsLife'],
  ]);
  expect(hero(t.state, 'bard').damage).toBe(2);
});

test('[PQ-VEC-81] the War Bulldog demands a Treasure, there is none: 1 damage', () => {
  const t = dogsLife('war-bulldog', { bard: ['magic'] });
  expect(t.events('damaged').map(({ amount, why }) => [amount, why])).toEqual([
    [2, 'attack'],
    [1, 'dogsLife'],
  ]);
  expect(hero(t.state, 'bard')).toMatchObject({ damage: 3, hand: ['magic'] });
});

test('[PQ-VEC-83] the end of Round 10 in World 2: lost', () => {
  const t = midRound(
    table({
      heroes: { 3: ['bard'] },
      monsters: { 1: ['slime'] },
      world: 2,
      round: 10,
      dogsLife: true,
    }).arrange((s) => {
      s.acted = ['slime'];
    }),
  ).begin(flow.heroTurn, { hero: 'bard' });
  t.choose('act', 'endTurn').expectOver({ winners: [], how: 'timeOut' });
});
