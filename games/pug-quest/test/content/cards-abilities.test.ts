/** The ten Special Abilities, the Trinkets and the Prizes that are no Combos, and the six Consumables. */
import { expect, test } from 'vitest';
import * as flow from '../../src/flow.ts';
import { hero, placeOf } from '../../src/queries/area.ts';
import { handLimitOf, initiativeOf } from '../../src/queries/values.ts';
import { endure, wounds } from '../answers.ts';
import type { Setting } from '../table.ts';
import { intact, monsterActs, table, turnOf } from '../table.ts';

/** A Hero alone in lane 3, with the War Bulldog before it. */
const alone = (id: string, more: Partial<Setting> = {}) =>
  table({ heroes: { 3: [id] }, monsters: { 3: ['war-bulldog'] }, ...more });

test('Stiff Upper Lip: the Warrior draws 1 when it suffers damage, once per Round', () => {
  const t = monsterActs(
    alone('warrior', { monsters: { 3: ['war-bulldog'], 5: ['squirrel-sniper'] } })
      .dice('joker')
      .within(flow.monsterTurn, { monster: 'squirrel-sniper' }),
    'war-bulldog',
  );
  t.choose('defend', { cards: [] }).choose('drawFrom', 'takeDeck');
  t.choose('defend', { cards: [] });
  expect(hero(t.state, 'warrior')).toMatchObject({ damage: 4, hand: ['joker'] });
  t.expectEnd();
});

test('Stiff Upper Lip: any damage, the tax as well, but not the last', () => {
  const tax = alone('warrior', { world: 2 }).begin(flow.payTax, {});
  tax.choose('tax', 'suffer').expectAsked(0, 'drawFrom');
  const last = alone('warrior', { world: 2, left: { warrior: 1 } }).begin(flow.payTax, {});
  last.choose('tax', 'suffer').expectEnd();
});

test.each([
  [3, 2],
  [2, 1],
])('Barkserker: with %i damage the Barbarian strikes for %i', (damage, struck) => {
  const t = turnOf(
    alone('barbarian', { damage: { barbarian: damage }, hands: { barbarian: ['strength'] } }),
    'barbarian',
  );
  t.choose('act', { do: 'standardAttack', at: { creature: 'war-bulldog' } });
  expect(wounds(t)).toEqual({ barbarian: damage, 'war-bulldog': struck });
});

test('Thumb on the Price: the Merchant buys and picks up for nothing, others do not', () => {
  const t = table({ heroes: { 3: ['merchant'], 2: ['cleric'] } })
    .dice('pizza', 'ham')
    .begin(flow.visitMarket, { left: ['merchant', 'cleric'], first: '' });
  t.choose('market', { do: 'buy', treasure: 'ham' }, 1);
  expect(hero(t.state, 'merchant').treasures).toEqual(['ham']);
  expect(t.refusal({ do: 'buy', treasure: 'pizza' }, 0)).toMatchObject({ rule: 'PQ-MKT-04' });
});

test('Under the Kitchen Table: the Witch swaps up to 2 cards with the display, once per Turn', () => {
  const t = turnOf(alone('witch', { hands: { witch: ['joker', 'joker'] } }), 'witch');
  t.choose('act', { do: 'ability' });
  t.choose('swapDisplay', { give: 'joker', at: { display: 'magic' } });
  t.choose('swapDisplay', { give: 'joker', at: { display: 'speed' } });
  expect(hero(t.state, 'witch').hand).toEqual(['magic', 'speed']);
  expect(t.state.display).toEqual(['strength', 'spirit', 'intellect', 'joker', 'joker']);
  expect(t.refusal({ do: 'ability' })).toMatchObject({ uses: 'oncePerTurn' });
});

test('Prayer: any one Combo for 1 Spirit, once per World', () => {
  const t = turnOf(alone('cleric', { hands: { cleric: ['spirit', 'spirit'] } }), 'cleric');
  t.choose('act', { do: 'combo', combo: 'golden-bonk', instead: true });
  expect(wounds(t)).toEqual({ 'war-bulldog': 4 });
  expect(t.refusal({ combo: 'golden-bonk', instead: true })).toMatchObject({ rule: 'PQ-ACTV-03' });
});

test('Light Paws: the Thief draws 1 when it moves, once per Turn', () => {
  const t = turnOf(alone('thief').dice('joker'), 'thief');
  t.choose('act', { do: 'move', at: { lane: 4 } }).choose('drawFrom', 'takeDeck');
  t.choose('act', { do: 'move', at: { lane: 5 } });
  expect(hero(t.state, 'thief').hand).toEqual(['joker']);
  t.expectAsked(0, 'act');
});

test('Nap Under the Oak: 1 Spirit heals the Heroes of the lane by 1, once per Turn', () => {
  const t = turnOf(
    alone('druid', {
      heroes: { 3: ['druid', 'bard'], 2: ['cleric'] },
      damage: { druid: 2, bard: 1, cleric: 1 },
      hands: { druid: ['spirit', 'spirit'] },
    }),
    'druid',
  );
  t.choose('act', { do: 'ability' });
  expect(wounds(t)).toEqual({ druid: 1, cleric: 1 });
  expect(hero(t.state, 'druid').hand).toEqual(['spirit']);
  expect(t.refusal({ do: 'ability' })).toMatchObject({ uses: 'oncePerTurn' });
  const poor = turnOf(alone('druid', { damage: { druid: 2 } }), 'druid');
  expect(poor.refusal({ do: 'ability' })).toMatchObject({ rule: 'PQ-ENER-11' });
});

test('Reads Everything: after a Draw the Wizard draws 1 more and discards 1, once per Turn', () => {
  const t = turnOf(alone('wizard').dice('joker', 'magic', 'speed', 'spirit', 'spirit'), 'wizard');
  t.choose('act', 'draw').choose('drawFrom', 'takeDeck').choose('drawFrom', 'takeDeck');
  t.choose('drawFrom', 'takeDeck').choose('forcedDiscard', { at: { hand: 'speed' } });
  expect(hero(t.state, 'wizard').hand).toEqual(['joker', 'magic']);
  t.choose('act', 'draw').choose('drawFrom', 'takeDeck').choose('drawFrom', 'takeDeck');
  t.expectAsked(0, 'act').done();
});

test('One Eye Shut: 1 Speed hits anybody for 1, once per Turn', () => {
  const t = turnOf(
    alone('ranger', { monsters: { 1: ['slime'], 5: ['chowtaur'] }, hands: { ranger: ['speed', 'speed'] } }),
    'ranger',
  );
  t.choose('act', { do: 'ability' }).choose('target', { at: { creature: 'chowtaur' } });
  expect(wounds(t)).toEqual({ chowtaur: 1 });
  expect(t.refusal({ do: 'ability' })).toMatchObject({ uses: 'oncePerTurn' });
});

test('Sing-Along: another Hero draws 1, and the Bard swaps 1', () => {
  const t = turnOf(
    alone('bard', { heroes: { 3: ['bard'], 5: ['cleric'] }, hands: { bard: ['joker'] } }).dice('joker'),
    'bard',
  );
  t.choose('act', { do: 'ability' }).choose('ally', { at: { creature: 'cleric' } });
  t.choose('drawFrom', 'takeDeck', 1).choose('swapDisplay', { at: { display: 'magic' } });
  expect([hero(t.state, 'bard').hand, hero(t.state, 'cleric').hand]).toEqual([['magic'], ['joker']]);
  const solo = turnOf(alone('bard', { hands: { bard: ['joker'] } }), 'bard').choose('act', { do: 'ability' });
  solo.expectAsked(0, 'swapDisplay');
});

/** Carries a Treasure. */
const carrying = (treasure: string, more: Partial<Setting> = {}) =>
  alone('cleric', { treasures: { cleric: [treasure] }, ...more });

test.each([
  [3, 1],
  [2, 2],
])('Bowl Shield: with %i damage a hit of 2 comes to %i', (damage, suffered) => {
  const t = endure(monsterActs(carrying('bowl-shield', { damage: { cleric: damage } }), 'war-bulldog'));
  expect(hero(t.state, 'cleric').damage).toBe(damage + suffered);
});

test('Swift Booties: one lane either way, once per Turn, no Action', () => {
  const t = turnOf(carrying('swift-booties'), 'cleric');
  t.choose('act', { do: 'ability', source: 'trinket:swift-booties#0' }).choose('direction', {
    at: { lane: 2 },
  });
  expect(placeOf(t.state, 'cleric')?.lane).toBe(2);
  expect(t.state.turn?.actionsLeft).toBe(2);
  expect(t.refusal({ source: 'trinket:swift-booties#0' })).toMatchObject({ uses: 'oncePerTurn' });
});

test('Golden Tag: one card more in hand, and Treasures for nothing', () => {
  const t = turnOf(
    carrying('golden-tag', { damage: { 'war-bulldog': 5 }, hands: { cleric: ['strength'] } }).dice(
      'pizza',
      'ham',
    ),
    'cleric',
  );
  expect(handLimitOf(t.state, 'cleric')).toBe(11);
  t.choose('act', { do: 'standardAttack', at: { creature: 'war-bulldog' } });
  t.choose('pickUp', { do: 'pickUp', cards: [], xp: 0 });
  const market = carrying('golden-tag')
    .dice('ham')
    .begin(flow.visitMarket, { left: ['cleric'], first: '' });
  market.choose('market', { do: 'buy', treasure: 'ham' }).expectEnd();
  expect(hero(market.state, 'cleric').treasures).toEqual(['golden-tag', 'ham']);
});

test('Biscuit Purse: 3 cards, once per World', () => {
  const t = turnOf(carrying('biscuit-purse').dice('joker', 'joker', 'joker'), 'cleric');
  t.choose('act', { do: 'ability', source: 'trinket:biscuit-purse#0' });
  for (let i = 0; i < 3; i++) t.choose('drawFrom', 'takeDeck');
  expect(hero(t.state, 'cleric').hand).toHaveLength(3);
  expect(t.refusal({ source: 'trinket:biscuit-purse#0' })).toMatchObject({ rule: 'PQ-ACTV-03' });
});

test('Crystal Ball: swaps 1, once per Turn', () => {
  const t = turnOf(carrying('crystal-ball', { hands: { cleric: ['joker'] } }), 'cleric');
  t.choose('act', { do: 'ability', source: 'trinket:crystal-ball#0' });
  t.choose('swapDisplay', { at: { display: 'spirit' } });
  expect(hero(t.state, 'cleric').hand).toEqual(['spirit']);
  expect(t.refusal({ source: 'trinket:crystal-ball#0' })).toMatchObject({ uses: 'oncePerTurn' });
});

test('Dinner Bell: 3 more Initiative, and once per World all Heroes draw 1', () => {
  const t = turnOf(
    carrying('dinner-bell', { heroes: { 3: ['cleric'], 1: ['bard'] } }).dice('joker', 'joker'),
    'cleric',
  );
  expect([initiativeOf(t.state, 'cleric'), initiativeOf(t.state, 'bard')]).toEqual([5, 7]);
  t.choose('act', { do: 'ability', source: 'trinket:dinner-bell#1' });
  t.choose('drawFrom', 'takeDeck', 0).choose('drawFrom', 'takeDeck', 1);
  expect(t.refusal({ source: 'trinket:dinner-bell#1' })).toMatchObject({ rule: 'PQ-ACTV-03' });
});

test.each([
  ['pizza', 4, {}, 1, 0],
  ['cupcake', 4, {}, 3, 2],
  ['treats', 4, {}, 4, 3],
  ['peanut-butter', 4, {}, 3, 0],
  ['ham', 4, {}, 3, 0],
  ['broth', 4, { bard: 3 }, 2, 0],
])('%s is discarded for its bonus', (treasure, damage, others, left, drawn) => {
  const t = turnOf(
    carrying(treasure, {
      heroes: { 3: ['cleric', 'bard'], 1: ['thief'] },
      damage: { cleric: damage, thief: 1, ...others },
    }).dice(...Array.from({ length: drawn }, () => 'joker')),
    'cleric',
  );
  t.choose('act', { do: 'consume', treasure });
  for (let i = 0; i < drawn; i++) t.choose('drawFrom', 'takeDeck');
  /** The Broth is for the whole lane, and for nobody else. */
  expect(wounds(t)).toEqual({ cleric: left, thief: 1, ...(treasure === 'broth' && { bard: 1 }) });
  expect(hero(t.state, 'cleric')).toMatchObject({ treasures: [] });
  expect(hero(t.state, 'cleric').hand).toHaveLength(drawn);
  expect(t.state.treasureDiscard).toEqual([treasure]);
  t.expectAsked(1, 'act').done();
  intact(t);
});

test('Peanut Butter: 2 less from every hit, until the Round ends', () => {
  const t = turnOf(
    carrying('peanut-butter')
      .within(flow.playRound, {}, 'end')
      .within(flow.monsterTurn, { monster: 'war-bulldog' }),
    'cleric',
  );
  t.choose('act', { do: 'consume', treasure: 'peanut-butter' }).choose('act', 'endTurn');
  expect(hero(t.state, 'cleric')).toMatchObject({ damage: 0, marks: [] });
  t.expectEnd();
});

test('Festive Ham: 2 more damage, until the Turn ends', () => {
  const t = turnOf(
    carrying('ham', { hands: { cleric: ['strength', 'strength'] } }).within(flow.heroTurn, {
      hero: 'cleric',
    }),
    'cleric',
  );
  t.choose('act', { do: 'consume', treasure: 'ham' });
  t.choose('act', { do: 'standardAttack', at: { creature: 'war-bulldog' } });
  expect(wounds(t)).toEqual({ 'war-bulldog': 3 });
  t.choose('act', 'endTurn').choose('act', { do: 'standardAttack', at: { creature: 'war-bulldog' } });
  expect(wounds(t)).toEqual({ 'war-bulldog': 4 });
});

test('the Prize of the Slime: heals 3, and is gone', () => {
  const t = turnOf(alone('cleric', { prizes: { cleric: ['slime'] }, left: { cleric: 2 } }), 'cleric');
  t.choose('act', { do: 'ability', source: 'prize:slime#0' });
  expect(wounds(t)).toEqual({ cleric: 2 });
  expect(t.state.monsterDiscard).toEqual(['slime']);
  intact(t);
});

test('the Prize of the Pharaoh Hound: 2 Treasures, and is gone', () => {
  const t = turnOf(alone('cleric', { prizes: { cleric: ['pharaoh-hound'] } }).dice('pizza', 'ham'), 'cleric');
  t.choose('act', { do: 'ability', source: 'prize:pharaoh-hound#0' });
  expect(hero(t.state, 'cleric')).toMatchObject({ treasures: ['pizza', 'ham'], prizes: [] });
  intact(t);
});

test('the Prize of the Dalmagician: swaps 1, each Turn again', () => {
  const t = turnOf(
    alone('cleric', { prizes: { cleric: ['dalmagician'] }, hands: { cleric: ['joker'] } }),
    'cleric',
  );
  t.choose('act', { do: 'ability', source: 'prize:dalmagician#0' });
  t.choose('swapDisplay', { at: { display: 'magic' } });
  expect(hero(t.state, 'cleric')).toMatchObject({ hand: ['magic'], prizes: ['dalmagician'] });
  expect(t.refusal({ source: 'prize:dalmagician#0' })).toMatchObject({ uses: 'oncePerTurn' });
});
