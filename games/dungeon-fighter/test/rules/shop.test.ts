import type { Scene } from '@questhall/testkit';
import { expect, test } from 'vitest';
import * as flow from '../../src/flow.ts';
import { EQUIPMENT, rules } from '../../src/index.ts';
import type { State } from '../../src/state.ts';
import type { Setting } from '../table.ts';
import {
  asked,
  combat,
  foeLife,
  foresee,
  hurl,
  intact,
  LOUSHOT,
  lifeOf,
  RANDOLPH,
  stateOf,
  TINA,
  TODD,
  table,
} from '../table.ts';

const CARDS = [
  'bark-vest',
  'honey-jar',
  'fan-cannon',
  'golden-egg',
  'wooden-spoon',
  'war-top',
  'picnic-basket',
  'coin-mail',
];
const ASIDE = ['crawling-tunnel', 'giddy-vortex', 'dampford'];

/** A Shop that shows the first of these cards. */
function shop(setting: Setting = {}, cards: readonly string[] = CARDS): Scene<State> {
  const heroes = setting.heroes ?? [TINA, TODD, RANDOLPH];
  const size = 2 + heroes.length - (setting.eliminated?.length ?? 0);
  return table({ gold: 12, setAside: ASIDE, ...setting, heroes })
    .dice(...cards.slice(0, size))
    .begin(flow.visitShop, { content: [] });
}

test.each([
  [2, 4],
  [3, 5],
  [4, 6],
])('[DF-SHOP-01] [DF-SOLO-03] %i Heroes see %i cards', (count, cards) => {
  const t = shop({ heroes: [TINA, TODD, RANDOLPH, LOUSHOT].slice(0, count) });
  expect(t.state.display).toHaveLength(cards);
});

test('[DF-RULING-17] [DF-VEC-38] an eliminated Hero counts no more, and a short deck shows what is left', () => {
  const t = shop({
    heroes: [TINA, TODD, RANDOLPH, LOUSHOT],
    eliminated: [LOUSHOT],
    scars: { [LOUSHOT]: ['red', 'green', 'blue'] },
  });
  expect(t.state.display).toHaveLength(5);
  const short = table({ setAside: ASIDE })
    .arrange((s) => {
      s.equipmentGone = s.shopDeck.splice(2);
    })
    .dice(...['wooden-spoon', 'other-wooden-spoon'])
    .begin(flow.visitShop, { content: [] });
  expect(short.state.display).toHaveLength(2);
});

test('[DF-SHOP-02] [DF-SHOP-03] [DF-SHOP-07] [DF-DEC-27] the Leader buys for anybody, as long as Gold lasts', () => {
  const t = shop({ gold: 6 });
  t.choose('shop', { do: 'buy', card: 'fan-cannon', hero: RANDOLPH }, 0);
  expect(stateOf(t, RANDOLPH).equipment).toEqual(['fan-cannon']);
  expect(t.state.chest.gold).toBe(2);
  expect(t.refusal({ do: 'buy', card: 'wooden-spoon', hero: TINA }, 0)).toEqual({
    rule: 'DF-SHOP-02',
    price: 3,
    gold: 2,
  });
  t.choose('shop', { do: 'buy', card: 'bark-vest', hero: TODD }, 0);
  expect(t.state.chest.gold).toBe(0);
});

test('[DF-SHOP-04] what is not bought leaves the game', () => {
  const t = shop();
  t.choose('shop', 'leaveShop', 0);
  expect(t.state.equipmentGone.sort()).toEqual(CARDS.slice(0, 5).sort());
  expect(t.state.display).toEqual([]);
  intact(t);
});

test('[DF-SHOP-05] each Gold heals every Hero by 1', () => {
  const t = shop({ gold: 2, life: { [TINA]: 4, [TODD]: 8 } });
  t.choose('shop', 'buyHealing', 0).choose('shop', 'buyHealing', 0);
  expect([TINA, TODD, RANDOLPH].map((id) => lifeOf(t, id))).toEqual([6, 9, 9]);
  expect(t.refusal('buyHealing', 0).rule).toBe('DF-SHOP-05');
});

test('[DF-SHOP-06] [DF-WHITE-02] white dice cost 2 Gold, up to 9', () => {
  const t = shop({ gold: 5, white: 8 });
  t.choose('shop', 'buyDie', 0);
  expect(t.state.chest).toEqual({ gold: 3, white: 9 });
  expect(t.refusal('buyDie', 0).rule).toBe('DF-WHITE-02');
  expect(shop({ gold: 1 }).refusal('buyDie', 0).rule).toBe('DF-SHOP-06');
});

test('[DF-CYCLE-01] [DF-RULING-18] after the first and second Shop the cards set aside go under the deck in no known order, and icons start again', () => {
  const t = shop();
  t.choose('shop', 'leaveShop', 0);
  expect(t.state.setAside).toEqual([]);
  expect(t.state.dungeonDeck.at(-1)?.cards).toEqual(ASIDE);
  expect(t.state.dungeonDeck.at(-1)?.knownBy).toEqual([]);
  expect(rules.view(t.state, null).icons).toBe(0);
});

test('[DF-CYCLE-03] then a new round follows, with the Monsters that are left', () => {
  const t = table({ setAside: ASIDE })
    .arrange((s) => {
      s.monstersLeft = [0, 2, 3, 6];
    })
    .dice(...CARDS.slice(0, 5))
    .within(flow.playGame, {}, 'rounds')
    .begin(flow.visitShop, { content: [] });
  foresee(t, 'toll-bridge', 'picnic-area');
  t.choose('shop', 'leaveShop', 0);
  t.expectAsked(0, 'path');
  expect(t.state.monstersLeft).toEqual([0, 2, 3, 6]);
});

test('[DF-RULING-04] [DF-DEC-27] others propose and the Leader confirms', () => {
  const t = shop({ gold: 8 });
  t.choose('shop', { do: 'buy', card: 'fan-cannon', hero: TODD }, 2);
  expect(rules.view(t.state, null).proposal).toEqual({
    seat: 2,
    what: 'buy',
    card: 'fan-cannon',
    hero: TODD,
  });
  t.expectAsked(0, 'confirm');
  t.choose('confirm', 'agree');
  expect(stateOf(t, TODD).equipment).toEqual(['fan-cannon']);
  t.choose('shop', 'buyDie', 2).choose('confirm', 'refuse');
  expect(t.state.chest.white).toBe(2);
  expect(t.decisions.map(({ seat }) => seat)).not.toContain(2);
});

test('[DF-EQUIP-01] the four types', () => {
  expect([...new Set(EQUIPMENT.map(({ type }) => type))]).toEqual(['weapon', 'armor', 'spendable', 'relic']);
});

test('[DF-EQUIP-02] limits hold by type', () => {
  const t = shop({ equipment: { [TODD]: ['cauldron-cuirass'] } });
  expect(t.refusal({ do: 'buy', card: 'bark-vest', hero: TODD }, 0)).toEqual({
    rule: 'DF-EQUIP-02',
    hero: TODD,
    type: 'armor',
    limit: 1,
  });
});

test('[DF-EQUIP-06] no two Weapons of one name', () => {
  const t = shop({ equipment: { [TINA]: ['other-wooden-spoon'] } });
  expect(t.refusal({ do: 'buy', card: 'wooden-spoon', hero: TINA }, 0).rule).toBe('DF-EQUIP-06');
});

test('[DF-RULING-19] in the Shop, too, Equipment is passed on or discarded to make room', () => {
  const t = shop({ equipment: { [TODD]: ['cauldron-cuirass'] } });
  t.choose('shop', { do: 'drop', card: 'cauldron-cuirass' }, 1);
  t.choose('shop', { do: 'buy', card: 'bark-vest', hero: TODD }, 0);
  expect(stateOf(t, TODD).equipment).toEqual(['bark-vest']);
  expect(t.state.equipmentGone).toEqual(['cauldron-cuirass']);
});

test('[DF-EQUIP-08] [DF-DEC-20] [DF-RULING-43] Armor: its owner’s own Miss, once per combat, after the Miss is known', () => {
  const t = combat({ heroes: [TINA, TODD], monster: 'magpie-mobster', equipment: { [TODD]: ['bark-vest'] } });
  hurl(t, 'red', 'hole');
  t.choose('armor', { card: 'bark-vest' });
  t.choose('lose', { card: 'bark-vest' });
  expect(lifeOf(t, TODD)).toBe(8);
  const twice = combat({ heroes: [TINA, TODD], fainted: [TINA], equipment: { [TODD]: ['bark-vest'] } });
  hurl(twice, 'red', 'hole');
  twice.choose('armor', { card: 'bark-vest' });
  expect(stateOf(twice, TODD).turned).toEqual(['bark-vest']);
  hurl(twice, 'green', 'hole');
  expect(lifeOf(twice, TODD)).toBe(7);
  expect(twice.events('armorUsed')).toHaveLength(1);
  const other = combat({ equipment: { [TINA]: ['bark-vest'] } });
  hurl(other, 'red', 'hole');
  expect(lifeOf(other, TODD)).toBe(7);
});

test.each([
  ['cauldron-cuirass', 0, 20, 0],
  ['pillow-plate', 0, 20, 0],
  ['prickly-pauldrons', 2, 19, 0],
  ['coin-mail', 2, 20, 1],
])('[DF-EQUIP-08] %s: %i damage, Monster at %i, %i Gold', (card, damage, life, gold) => {
  const t = combat({ equipment: { [TODD]: [card] } });
  hurl(t, 'red', 'hole');
  t.choose('armor', { card });
  expect(lifeOf(t, TODD)).toBe(9 - damage);
  expect(foeLife(t)).toBe(life);
  expect(t.state.chest.gold).toBe(gold);
  expect(stateOf(t, TODD).equipment.length).toBe(card === 'pillow-plate' ? 0 : 1);
});

test('[DF-EQUIP-10] a Spendable is discarded after use', () => {
  const t = combat({ equipment: { [TODD]: ['picnic-basket'] }, life: { [TINA]: 4 } });
  t.choose('spend', { card: 'picnic-basket' });
  expect(stateOf(t, TODD).equipment).toEqual([]);
  expect(t.state.equipmentGone).toEqual(['picnic-basket']);
  expect(lifeOf(t, TINA)).toBe(6);
});

test('[DF-RULING-20] the Active Hero is asked first, then clockwise', () => {
  const t = combat({
    life: { [TINA]: 3 },
    equipment: { [TINA]: ['honey-jar'], [TODD]: ['picnic-basket'], [RANDOLPH]: ['bean-of-bigness'] },
  });
  const order: number[] = [];
  while (asked(t)[0] === 'spend') {
    order.push(t.decisions[0]?.seat ?? -1);
    t.choose('spend', 'pass');
  }
  expect(order).toEqual([1, 2, 0]);
});

test('[DF-RULING-62] [DF-DEC-30] [DF-SDIE-02] a special die joins before a throw, also when the pool is empty, and only once', () => {
  const t = combat({ pool: [], equipment: { [TINA]: ['bean-of-bigness'] } });
  t.expectAsked(0, 'spend');
  t.choose('spend', { card: 'bean-of-bigness' });
  expect(t.state.combat?.pool).toEqual(['big']);
  expect(t.refusal('retrieve').rule).toBe('DF-NODICE-01');
  const there = combat({ special: ['big'], equipment: { [TINA]: ['bean-of-bigness'] } });
  expect(asked(there)).toEqual(['chooseDie']);
});

test('[DF-RULING-62] a special die puts off the loss against the Boss', () => {
  const t = combat({ boss: 'gaea', pool: [], white: 0, equipment: { [TODD]: ['rubber-sap'] } });
  t.choose('spend', { card: 'rubber-sap' });
  expect(t.options('chooseDie')).toEqual([{ do: 'take', die: 'rubber', at: { die: 'rubber' } }]);
});

test('[DF-RULING-62] [DF-TPL-02] the owner decides when a Template is flipped, the Active Hero flips it', () => {
  const t = combat({ equipment: { [TINA]: ['bottled-storm'] } });
  t.choose('spend', { template: 'lightning' }, 0);
  t.expectAsked(1, 'flip');
  foresee(t, 'table');
  t.choose('flip', 'flip');
  expect(lifeOf(t, TODD)).toBe(8);
});

test('Scapegoat Whistle: one Miss of any Hero does no damage', () => {
  const t = combat({ equipment: { [TINA]: ['scapegoat-whistle'] } });
  hurl(t, 'red', 'hole');
  t.choose('spend', { card: 'scapegoat-whistle' });
  expect(lifeOf(t, TODD)).toBe(9);
});

test('[DF-RELIC-01] Relics are among the cards of the Shop deck', () => {
  const s = table().begin(flow.arrange, { done: [] }).state;
  expect(s.shopDeck).toContain('golden-egg');
});

test('[DF-RELIC-02] [DF-RELIC-04] a bought Relic lies by the Chest, against nobody’s limit', () => {
  const t = shop();
  t.choose('shop', { do: 'buy', card: 'golden-egg' }, 0);
  expect(t.state.relics).toEqual(['golden-egg']);
  expect(t.state.heroes.every(({ equipment }) => equipment.length === 0)).toBe(true);
});

test('[DF-RELIC-04] Crook cannot take it', () => {
  const t = combat({ monster: 'magpie-mobster', relics: ['golden-egg'] });
  hurl(t, 'red', 'hole');
  expect(asked(t)).toEqual(['chooseDie']);
  expect(t.state.relics).toEqual(['golden-egg']);
});
