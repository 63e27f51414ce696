import { scenario } from '@questhall/testkit';
import { expect, test } from 'vitest';
import * as flow from '../../src/flow.ts';
import { rules } from '../../src/index.ts';
import { hero, monster, placeOf } from '../../src/queries/area.ts';
import { handLimitOf } from '../../src/queries/values.ts';
import type { State } from '../../src/state.ts';
import type { Energy } from '../../src/vocabulary.ts';
import { intact, monsterActs, table, turnOf } from '../table.ts';

const of = (n: number, energy: Energy): Energy[] => Array.from({ length: n }, () => energy);
const rooted = (id: string) => (s: State) => {
  monster(s, id).marks.push({
    key: 'rooted',
    from: 'entangle',
    until: 'worldEnd',
    modifiers: ['cannotMove'],
  });
};

test('[PQ-RULING-63] the Evil Lord counts itself for its draw; hands, Monsters and Market count Heroes', () => {
  const deal = scenario(rules, { players: 4, mode: 'evil-lord', heroes: 'random' })
    .dice('cleric', 'bard', 'thief', ...of(9, 'magic'), ...of(9, 'speed'), ...of(9, 'spirit'))
    .dice(
      'joker',
      'joker',
      'joker',
      'joker',
      'joker',
      'strength',
      'strength',
      'strength',
      'strength',
      'strength',
    )
    .start();
  expect(deal.state.evilHand).toEqual(of(5, 'joker'));
  expect(deal.state.heroes.map(({ hand }) => hand.length)).toEqual([9, 9, 9]);
  expect(handLimitOf(deal.state, 'bard')).toBe(9);
  deal.done();

  const placed = table({ heroes: { 1: ['thief'] }, worldCard: 'icy', evilLord: true })
    .dice('slime', 'chowtaur')
    .begin(flow.playWorld, {}, 'monsters');
  /** One Hero: the two marks 1 only. */
  expect(placed.state.monsterLanes).toEqual([['slime', 'chowtaur'], [], [], [], []]);
});

test('[PQ-RULING-64] no hand limit, unused cards are kept; it draws at each further World; its discards go to the common pile', () => {
  const t = table({ heroes: { 1: ['thief'] }, evilLord: true, evilHand: of(10, 'strength'), display: [] })
    .dice('joker', 'joker', 'joker')
    .begin(flow.playWorld, {});
  expect(t.state.evilHand).toEqual([...of(10, 'strength'), ...of(3, 'joker')]);

  const first = table({ heroes: { 1: ['thief'] }, evilLord: true })
    .arrange((s) => {
      s.world = 0;
      s.worldCards = [];
      s.worldDeck.push('forest');
    })
    .begin(flow.playWorld, {});
  /** The draw of the set-up was that of World 1. */
  expect(first.state.evilHand).toEqual([]);
  first.expectAsked(0, 'placeHero');

  const spent = turnOf(
    table({
      heroes: { 3: ['cleric'] },
      monsters: { 3: ['war-bulldog'] },
      hands: { cleric: ['strength'] },
      evilLord: true,
      evilHand: ['joker'],
    }),
    'cleric',
  );
  spent.choose('act', { do: 'standardAttack', at: { creature: 'war-bulldog' } });
  spent.choose('pay', { cards: ['strength'] }).choose('evilPrevent', { cards: ['joker'] });
  expect(spent.state.energyDiscard).toEqual(['strength', 'joker']);
  intact(spent);
});

test('[PQ-RULING-65] one damage more, once per attack, for one target, before responses; Jokers count', () => {
  const t = monsterActs(
    table({
      heroes: { 2: ['druid'], 3: ['bard'] },
      monsters: { 3: ['dachshydra'] },
      evilLord: true,
      evilHand: ['intellect', 'intellect', 'joker', 'magic'],
    }).arrange(rooted('dachshydra')),
    'dachshydra',
  );
  expect(t.options('evilAdd')).toEqual([
    { do: 'add', card: 'joker', at: { creature: 'druid' } },
    { do: 'add', card: 'intellect', at: { creature: 'bard' } },
    { do: 'add', card: 'joker', at: { creature: 'bard' } },
    { do: 'pass' },
  ]);
  t.choose('evilAdd', { card: 'intellect' });
  /** No second one, though the hand would allow it. */
  t.choose('defend', { cards: [] }, 0);
  expect(t.about(1)).toMatchObject({ hero: 'bard', damage: 2 });
  t.choose('defend', { cards: [] }, 1);
  expect([hero(t.state, 'druid').damage, hero(t.state, 'bard').damage]).toEqual([1, 2]);
  t.expectEnd();
});

test('[PQ-RULING-66] prevention comes after a failed Defend only, never more than the damage', () => {
  const strike = (revealed: Energy) => {
    const t = turnOf(
      table({
        heroes: { 3: ['bard'] },
        monsters: { 3: ['dachshydra'] },
        hands: { bard: ['speed'] },
        evilLord: true,
        evilHand: ['speed', 'speed', 'joker', 'magic'],
      }).dice(revealed),
      'bard',
    );
    t.choose('act', { do: 'standardAttack', at: { creature: 'dachshydra' } });
    return t.choose('pay', { cards: ['speed'] });
  };
  strike('speed').expectAsked(0, 'act');
  const t = strike('magic');
  expect(t.options('evilPrevent')).toEqual([
    { do: 'prevent', cards: [], xp: 0 },
    { do: 'prevent', cards: ['speed'], xp: 0 },
    { do: 'prevent', cards: ['joker'], xp: 0 },
  ]);
  t.choose('evilPrevent', { cards: ['joker'] });
  expect(monster(t.state, 'dachshydra').damage).toBe(0);
});

test('[PQ-RULING-66] it does not stop a Defeat', () => {
  const t = turnOf(
    table({
      heroes: { 3: ['warrior'] },
      monsters: { 3: ['war-bulldog'], 1: ['slime'] },
      damage: { 'war-bulldog': 1 },
      xp: { warrior: 5 },
      hands: { warrior: ['strength', 'strength', 'strength', 'speed', 'intellect'] },
      evilLord: true,
      evilHand: of(5, 'joker'),
    }).dice('pizza'),
    'warrior',
  );
  t.choose('act', { do: 'combo', combo: 'coup-de-grace' }).choose('pay', { xp: 0 });
  expect(placeOf(t.state, 'war-bulldog')).toBeUndefined();
});

test('[PQ-RULING-67] the loot is chosen before the rest is discarded; Treasures only', () => {
  const t = monsterActs(
    table({
      heroes: { 3: ['cleric'], 1: ['bard'] },
      monsters: { 5: ['chowtaur'] },
      left: { cleric: 1 },
      treasures: { cleric: ['chainmail', 'pizza'] },
      prizes: { cleric: ['corgriffin'] },
      evilLord: true,
    }),
    'chowtaur',
  );
  t.choose('evilMove', { at: { lane: 3 } }).choose('evilAdd', 'pass');
  t.choose('riposte', 'pass', 1).choose('defend', { cards: [] });
  expect(t.options('evilReward')).toEqual([
    { do: 'drawTwo' },
    { do: 'loot', treasure: 'chainmail', at: { card: 'chainmail' } },
    { do: 'loot', treasure: 'pizza', at: { card: 'pizza' } },
    { do: 'waive' },
  ]);
  t.choose('evilReward', { do: 'loot', treasure: 'chainmail' });
  expect(monster(t.state, 'chowtaur').loot).toEqual(['chainmail']);
  expect(t.state.treasureDiscard).toEqual(['pizza']);
  t.expectEnd();
  intact(t);
});

test('[PQ-RULING-67] a lasting bonus works for the Creature', () => {
  const t = turnOf(
    table({
      heroes: { 3: ['warrior'] },
      monsters: { 3: ['chowtaur'] },
      loot: { chowtaur: ['chainmail'] },
      hands: { warrior: ['strength', 'strength'] },
      evilLord: true,
    }),
    'warrior',
  );
  t.choose('act', { do: 'combo', combo: 'accurate-strike' }).choose('pay', { xp: 0 });
  t.choose('evilPrevent', { cards: [] });
  expect(monster(t.state, 'chowtaur').damage).toBe(2);
});

test('[PQ-RULING-67] a Weapon is swung for its price, at any moment of the Turn; a Consumable once, and is gone', () => {
  const t = monsterActs(
    table({
      heroes: { 2: ['cleric'] },
      monsters: { 3: ['mimic-doghouse'] },
      loot: { 'mimic-doghouse': ['bone-sword', 'pizza'] },
      left: { 'mimic-doghouse': 1 },
      evilLord: true,
      evilHand: ['spirit', 'strength'],
    }),
    'mimic-doghouse',
  );
  /** Nobody stands before it yet: the Sword must wait. */
  expect(t.refusal({ source: 'loot:bone-sword#0' })).toMatchObject({ rule: 'PQ-RULING-10' });
  t.choose('evilLoot', { source: 'loot:pizza#0' });
  expect(monster(t.state, 'mimic-doghouse')).toMatchObject({ damage: 0, loot: ['bone-sword'] });
  expect(t.state.treasureDiscard).toEqual(['pizza']);
  t.choose('evilMove', { at: { lane: 2 } });
  t.choose('evilLoot', { source: 'loot:bone-sword#0' }).choose('pay', { xp: 0 });
  t.choose('evilAdd', 'pass').choose('riposte', 'pass').choose('defend', { cards: [] });
  expect(hero(t.state, 'cleric').damage).toBe(3);
  /** Its own attack follows as printed. */
  t.choose('evilAdd', 'pass').choose('riposte', 'pass').choose('defend', { cards: [] });
  expect(hero(t.state, 'cleric').damage).toBe(5);
  expect(t.state.evilHand).toEqual([]);
  t.expectEnd();
  intact(t);
});

test('[PQ-RULING-68] no Hero left standing, in any World: the Evil Lord has won', () => {
  const t = monsterActs(
    table({
      heroes: { 3: ['cleric'] },
      fallen: ['bard'],
      monsters: { 3: ['war-bulldog'] },
      left: { cleric: 1 },
      treasures: { cleric: ['pizza'] },
      evilLord: true,
    }),
    'war-bulldog',
  );
  t.choose('evilAdd', 'pass').choose('riposte', 'pass').choose('defend', { cards: [] });
  t.choose('forcedDiscard', { treasure: 'pizza' });
  /** At once: no reward is asked for. */
  t.expectOver({ how: 'heroesDefeated', winners: [2] });
});

test('[PQ-RULING-68] a time-out leads to the next World; in World 3 it is a win of the Evil Lord', () => {
  const rounds = (world: 1 | 3, ...draws: readonly Energy[]) =>
    table({
      heroes: { 3: ['cleric'] },
      monsters: { 5: world === 3 ? ['badger'] : ['frenchgoyle'] },
      evilLord: true,
      world,
      round: 10,
    })
      .dice(...draws)
      .within(flow.playGame, {}, 'worlds')
      .begin(flow.playWorld, {}, 'rounds');
  const first = rounds(1, 'magic', 'magic', 'magic');
  first.choose('act', 'endTurn').expectAsked(0, 'placeHero');
  expect(first.state).toMatchObject({ world: 2, outcome: null });
  expect(first.events('worldEnded')).toEqual([{ type: 'worldEnded', world: 1, how: 'timeOut' }]);

  const third = rounds(3);
  third.choose('evilMove', { at: { lane: 5 } }).choose('act', 'endTurn');
  third.expectOver({ how: 'timeOut', winners: [1] });
});

test('[PQ-RULING-69] a reward for what a Creature did, not for tax or Feature; one per Hero', () => {
  const tax = table({
    heroes: { 3: ['cleric'], 1: ['bard'] },
    monsters: { 5: ['slime'] },
    left: { cleric: 1 },
    evilLord: true,
    world: 2,
  }).begin(flow.payTax, {});
  tax.choose('tax', 'suffer', 1).choose('tax', 'suffer', 0);
  expect(hero(tax.state, 'cleric').fallen).toBe(true);
  tax.expectEnd();

  const two = monsterActs(
    table({
      heroes: { 2: ['cleric'], 3: ['bard'], 5: ['thief'] },
      monsters: { 3: ['dachshydra'] },
      left: { cleric: 1, bard: 1 },
      evilLord: true,
    })
      .arrange(rooted('dachshydra'))
      .dice('joker', 'joker', 'magic', 'magic'),
    'dachshydra',
  );
  two.choose('evilAdd', 'pass').choose('riposte', 'pass', 0).choose('defend', { cards: [] }, 0);
  two.choose('riposte', 'pass', 0).choose('defend', { cards: [] }, 1);
  expect(two.about(3)).toMatchObject({ hero: 'cleric', by: 'dachshydra' });
  two.choose('evilReward', 'drawTwo');
  expect(two.about(3)).toMatchObject({ hero: 'bard' });
  two.choose('evilReward', 'drawTwo');
  expect(two.state.evilHand).toEqual(['joker', 'joker', 'magic', 'magic']);
  two.expectEnd();
});

test('[PQ-RULING-69] an effect of a Creature counts as well', () => {
  const t = monsterActs(
    table({
      heroes: { 3: ['cleric'], 1: ['bard'] },
      monsters: { 3: ['demon-pug'] },
      left: { cleric: 1 },
      world: 3,
      evilLord: true,
    }),
    'demon-pug',
  );
  t.choose('defend', { cards: [] }, 1);
  t.expectAsked(2, 'evilReward');
});

test("[PQ-RULING-69] [PQ-RULING-87] whom the attack had beaten already is the attacker's, also when A Dog's Life adds to it", () => {
  const t = monsterActs(
    table({
      heroes: { 3: ['cleric'], 1: ['bard'] },
      monsters: { 3: ['slime'] },
      left: { cleric: 1 },
      evilLord: true,
      dogsLife: true,
    }),
    'slime',
  );
  t.choose('evilAdd', 'pass').choose('riposte', 'pass').choose('defend', { cards: [] });
  expect(t.about(2)).toMatchObject({ hero: 'cleric', by: 'slime' });
  expect(hero(t.state, 'cleric').damage).toBe(7);
});

test("[PQ-RULING-86] the order and the attack are not the Evil Lord's to change", () => {
  const t = monsterActs(
    table({
      heroes: { 3: ['cleric'], 4: ['bard'] },
      monsters: { 3: ['jack-rustle'] },
      evilLord: true,
    }),
    'jack-rustle',
  );
  /** It attacks first, as printed, and nobody asks whether. */
  t.expectAsked(2, 'evilAdd').choose('evilAdd', 'pass').choose('riposte', 'pass');
  t.choose('defend', { cards: [] });
  t.expectAsked(2, 'evilMove').choose('evilMove', { at: { lane: 2 } });
  expect(placeOf(t.state, 'jack-rustle')?.lane).toBe(2);
  t.expectEnd();
});

test('[PQ-RULING-86] movement, targets and sides are; the reward may be waived, and the loot needs a Treasure', () => {
  const t = monsterActs(
    table({
      heroes: { 2: ['cleric'], 3: ['bard'], 4: ['thief'] },
      monsters: { 2: ['bunny-slippers'] },
      left: { thief: 1 },
      evilLord: true,
    }),
    'bunny-slippers',
  );
  expect(t.options('evilMove').map(({ at }) => at?.lane)).toEqual([2, 1, 3]);
  t.choose('evilMove', { at: { lane: 3 } });
  t.choose('side', { side: 'right' }).choose('evilAdd', 'pass');
  t.choose('riposte', 'pass', 0).choose('defend', { cards: [] }, 1);
  t.choose('riposte', 'pass', 2).choose('riposte', 'pass', 0).choose('defend', { cards: [] }, 2);
  expect(t.options('evilReward')).toEqual([{ do: 'drawTwo' }, { do: 'waive' }]);
  t.choose('evilReward', 'waive');
  t.choose('side', { side: 'left' });
  expect(t.state.evilHand).toEqual([]);
});

test("[PQ-RULING-86] [PQ-RULING-72] with A Dog's Life the end of Round 10 is a win of the Evil Lord, in any World", () => {
  const t = table({
    heroes: { 3: ['cleric'] },
    monsters: { 5: ['frenchgoyle'] },
    evilLord: true,
    dogsLife: true,
    round: 10,
  }).begin(flow.playWorld, {}, 'rounds');
  t.choose('act', 'endTurn');
  t.expectOver({ how: 'timeOut', winners: [1] });
});
