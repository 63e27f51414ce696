/** The steps of an attack, one by one. */
import type { Scene } from '@questhall/testkit';
import { expect, test } from 'vitest';
import { hero, monster, placeOf } from '../../src/queries/area.ts';
import type { State } from '../../src/state.ts';
import { intact, monsterActs, table, turnOf } from '../table.ts';

/** What happened, by name, as far as these names go. */
const story = (t: Scene<State>, ...types: readonly string[]): string[] =>
  t.events().flatMap(({ type, ...more }) => {
    if (!types.includes(type)) return [];
    const who = more.creature ?? more.hero ?? more.by ?? more.target ?? '';
    return [`${type} ${String(who)}`];
  });

test('[PQ-RULING-20] targets, the Evil Lord, Ripostes and Defend target by target, damage, counter-attacks, hits, removals', () => {
  const t = monsterActs(
    table({
      heroes: { 2: ['cleric'], 3: ['warrior'], 4: ['thief'] },
      monsters: { 3: ['war-bulldog', 'dachshydra'] },
      left: { thief: 1 },
      hands: { warrior: ['strength', 'speed', 'strength'], cleric: ['spirit'] },
      evilLord: true,
      evilHand: ['joker'],
    }).arrange((s) => {
      monster(s, 'dachshydra').marks.push({
        key: 'rooted',
        from: 'entangle',
        until: 'worldEnd',
        modifiers: ['cannotMove'],
      });
    }),
    'dachshydra',
  );
  /** (2) before any response */
  t.expectAsked(3, 'evilAdd').choose('evilAdd', { do: 'add', at: { creature: 'warrior' } });
  /** (3) by lane: the Cleric; then the Warrior, Riposte first; then the Thief. */
  t.choose('riposte', 'pass', 0).choose('defend', { cards: ['spirit'] }, 0);
  t.choose('riposte', { combo: 'parry-and-riposte' }, 1).choose('pay', { xp: 0 }, 1);
  expect(hero(t.state, 'warrior').damage).toBe(0);
  t.choose('riposte', 'pass', 0);
  t.expectAsked(2, 'riposte').choose('riposte', 'pass', 2).choose('riposte', 'pass', 0);
  expect(t.about(2)).toMatchObject({ hero: 'thief', damage: 1 });
  t.choose('defend', { cards: [] }, 2);
  /** (5) the counter-attack; (7) only then has the Thief fallen, and the Evil Lord has its reward */
  t.expectAsked(3, 'evilPrevent').choose('evilPrevent', { cards: [] });
  t.expectAsked(3, 'evilReward').choose('evilReward', 'waive');
  expect(story(t, 'evilLordAdded', 'defended', 'prevented', 'damaged', 'defeated')).toEqual([
    'evilLordAdded warrior',
    'defended cleric',
    'prevented warrior',
    'damaged thief',
    'damaged war-bulldog',
    'defeated thief',
  ]);
  t.expectEnd();
  intact(t);
});

test('[PQ-RULING-20] damage is placed on all before anything follows from a hit', () => {
  const t = monsterActs(
    table({
      heroes: { 1: ['cleric'], 3: ['bard'], 5: ['thief'] },
      monsters: { 3: ['afghan-banshee'] },
      left: { cleric: 1 },
    }),
    'afghan-banshee',
  );
  for (const seat of [0, 1, 2]) t.choose('defend', { cards: [] }, seat);
  expect(story(t, 'damaged', 'marked', 'defeated')).toEqual([
    'damaged cleric',
    'damaged bard',
    'damaged thief',
    'marked cleric',
    'marked bard',
    'marked thief',
    'defeated cleric',
  ]);
  t.expectEnd();
});

test('[PQ-RULING-20] [PQ-VEC-32] who falls makes no counter-attack', () => {
  const t = monsterActs(
    table({
      heroes: { 3: ['warrior'], 1: ['cleric'] },
      monsters: { 5: ['chowtaur'], 3: ['war-bulldog'] },
      left: { warrior: 1 },
      hands: { warrior: ['strength', 'speed'] },
    }),
    'chowtaur',
  );
  t.choose('riposte', { combo: 'parry-and-riposte' });
  t.choose('defend', { cards: [] });
  expect(story(t, 'defeated', 'attacked')).toEqual(['attacked chowtaur', 'defeated warrior']);
  expect(monster(t.state, 'war-bulldog').damage).toBe(0);
  t.expectEnd();
  intact(t);
});

test('[PQ-RULING-20] each Riposte once per Hero and attack, and again against the next attack', () => {
  const t = monsterActs(
    table({
      heroes: { 4: ['merchant'] },
      monsters: { 3: ['bunny-slippers'] },
      hands: { merchant: ['intellect', 'intellect', 'spirit', 'spirit'] },
    }).dice('magic', 'magic'),
    'bunny-slippers',
  );
  t.choose('riposte', { combo: 'money-back' });
  /** Enough for another one, but the first attack has had its Riposte: its follow-up comes next. */
  t.choose('drawFrom', 'takeDeck');
  t.choose('riposte', { combo: 'money-back' });
  t.choose('drawFrom', 'takeDeck');
  expect(hero(t.state, 'merchant')).toMatchObject({ damage: 0, hand: ['magic', 'magic'] });
  t.expectEnd();
});

test('[PQ-RULING-21] a counter-attack strikes from the own lane, whoever attacked, and earns what any attack earns', () => {
  const t = monsterActs(
    table({
      heroes: { 3: ['warrior'] },
      monsters: { 3: ['mimic-doghouse'], 5: ['squirrel-sniper'] },
      left: { 'mimic-doghouse': 1 },
      hands: { warrior: ['strength', 'speed', 'magic'] },
    }).dice('pizza'),
    'squirrel-sniper',
  );
  t.choose('riposte', { combo: 'parry-and-riposte' });
  t.choose('pickUp', { do: 'pickUp' });
  expect(hero(t.state, 'warrior')).toMatchObject({ xp: ['mimic-doghouse'], treasures: ['pizza'], hand: [] });
  expect(placeOf(t.state, 'squirrel-sniper')?.lane).toBe(5);
  expect(monster(t.state, 'squirrel-sniper').damage).toBe(0);
  t.expectEnd();
  intact(t);
});

test('[PQ-RULING-22] pay, aim, Defend reveals by lane, the Evil Lord, damage on all, removals, gains, the rest of the text', () => {
  const t = turnOf(
    table({
      heroes: { 3: ['bard'] },
      monsters: { 2: ['shih-boo', 'chowtaur'], 4: ['umbrella-bat'] },
      hands: { bard: ['intellect', 'spirit', 'spirit'] },
      evilLord: true,
      evilHand: ['spirit'],
    }).dice('magic', 'speed', 'pizza'),
    'bard',
  );
  t.choose('act', { do: 'combo', combo: 'shrill-note' }).choose('pay', { xp: 0 });
  /** The Ghost fails to Defend, the Bat fails too; then the Evil Lord, for each. */
  expect(t.about()).toMatchObject({ target: 'shih-boo', damage: 2 });
  t.choose('evilPrevent', { cards: [] });
  expect(t.about()).toMatchObject({ target: 'umbrella-bat', damage: 2 });
  t.choose('evilPrevent', { cards: ['spirit'] });
  t.expectAsked(0, 'drawFrom');
  expect(
    story(t, 'paid', 'attacked', 'energyRevealed', 'damaged', 'defeated', 'xpGained', 'treasureDropped'),
  ).toEqual([
    'paid bard',
    'attacked bard',
    'energyRevealed shih-boo',
    'energyRevealed umbrella-bat',
    'paid umbrella-bat',
    'damaged shih-boo',
    'damaged umbrella-bat',
    'defeated shih-boo',
    'xpGained bard',
    'treasureDropped ',
  ]);
  expect(monster(t.state, 'umbrella-bat').damage).toBe(1);
  expect(t.state.monsterLanes[1]).toEqual(['chowtaur']);
  intact(t);
});

test.each([
  ['its type', 'speed', 0],
  ['another type', 'magic', 3],
  ['a Joker', 'joker', 3],
])('[PQ-RULING-23] a Monster that turns up %s', (_what, revealed, damage) => {
  const t = turnOf(
    table({
      heroes: { 3: ['warrior'] },
      monsters: { 3: ['dachshydra'] },
      hands: { warrior: ['strength', 'strength'] },
    }).dice(revealed),
    'warrior',
  );
  t.choose('act', { do: 'combo', combo: 'accurate-strike' });
  expect(monster(t.state, 'dachshydra').damage).toBe(damage);
  expect(t.state.energyDiscard.at(-1)).toBe(revealed);
  t.expectAsked(0, 'drawFrom');
});

test('[PQ-RULING-24] three times are three attacks: own target, own Defend, own gains; then the draw', () => {
  const t = turnOf(
    table({
      heroes: { 3: ['warrior'] },
      monsters: { 3: ['mimic-doghouse', 'dachshydra'] },
      left: { 'mimic-doghouse': 1 },
      hands: { warrior: ['speed', 'speed', 'strength', 'magic'] },
    }).dice('pizza', 'speed', 'magic'),
    'warrior',
  );
  t.choose('act', { do: 'combo', combo: 'lightning-strikes' });
  /** Between the first and the second attack everything is settled. */
  t.expectAsked(0, 'pickUp');
  expect(t.state.monsterLanes[2]).toEqual(['dachshydra']);
  t.choose('pickUp', 'decline');
  expect(story(t, 'attacked', 'energyRevealed', 'xpGained')).toEqual([
    'attacked warrior',
    'xpGained warrior',
    'attacked warrior',
    'energyRevealed dachshydra',
    'attacked warrior',
    'energyRevealed dachshydra',
  ]);
  expect(monster(t.state, 'dachshydra').damage).toBe(1);
  t.expectAsked(0, 'drawFrom');
});

test('[PQ-RULING-24] with nobody left the other attacks are lost, the draw is not', () => {
  const t = turnOf(
    table({
      heroes: { 3: ['warrior'] },
      monsters: { 3: ['mimic-doghouse'], 5: ['slime'] },
      left: { 'mimic-doghouse': 1 },
      hands: { warrior: ['speed', 'speed', 'strength'] },
    }).dice('pizza'),
    'warrior',
  );
  t.choose('act', { do: 'combo', combo: 'lightning-strikes' });
  expect(story(t, 'attacked', 'attackLost')).toEqual([
    'attacked warrior',
    'attackLost warrior',
    'attackLost warrior',
  ]);
  t.expectAsked(0, 'drawFrom');
});

test('[PQ-RULING-25] several Defeated by one attack are settled by lane, then rank', () => {
  const t = turnOf(
    table({
      heroes: { 3: ['wizard'], 2: ['cleric'], 4: ['thief'] },
      monsters: { 2: ['corgriffin'], 3: ['mimic-doghouse'], 4: ['jack-rustle'] },
      damage: { corgriffin: 1, 'mimic-doghouse': 1 },
      xp: { wizard: 2 },
      hands: { wizard: ['magic', 'magic', 'speed', 'strength'], cleric: ['intellect'], thief: ['speed'] },
    }).dice('pizza', 'ham', 'treats'),
    'wizard',
  );
  t.choose('act', { do: 'combo', combo: 'ball-of-fire' });
  t.expectAsked(1, 'prize');
  expect(t.about()).toMatchObject({ monster: 'corgriffin' });
  t.choose('prize', 'takeXp').choose('pickUp', 'decline', 0);
  /** The Wizard cannot pay for the Ham of lane 3, so lane 4 follows. */
  expect(t.about()).toMatchObject({ monster: 'jack-rustle' });
  t.choose('prize', 'takeXp').choose('pickUp', 'decline', 2);
  expect(t.events('treasureDropped').map(({ treasure, lane }) => [treasure, lane])).toEqual([
    ['pizza', 2],
    ['ham', 3],
    ['treats', 4],
  ]);
  intact(t);
});

test('[PQ-RULING-25] ranks of one lane from the front', () => {
  const t = turnOf(
    table({
      heroes: { 3: ['wizard'] },
      monsters: { 3: ['skeleton-pug', 'schnauzer-bomber'], 1: ['slime'] },
      left: { 'skeleton-pug': 2, 'schnauzer-bomber': 2 },
      hands: { wizard: ['magic', 'strength'] },
    }).dice('pizza', 'ham'),
    'wizard',
  );
  t.choose('act', { do: 'combo', combo: 'hot-breath' });
  expect(hero(t.state, 'wizard').xp).toEqual(['skeleton-pug', 'schnauzer-bomber']);
});
