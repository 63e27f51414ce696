import { expect, test } from 'vitest';
import { EQUIPMENT, itemCard, SPELLS, STARTING_ITEMS } from '../../src/content/index.ts';
import * as flow from '../../src/flow.ts';
import { BACKPACK, mostConsumables, salePrice } from '../../src/queries/items.ts';
import { hasPower } from '../../src/queries/powers.ts';
import { itemText, spellText } from '../../src/words/cards.ts';
import type { HeroSetting } from '../table.ts';
import { A, calm, D, damages, friend, health, hero, one, table, turnOf } from '../table.ts';

const robin: HeroSetting = { id: 'robin-hood', at: [2, 2], energy: 3 };
const all = [...STARTING_ITEMS, ...EQUIPMENT];

test('[DL-EQUIP-01] weapons, armours, trinkets, and spells beside them', () => {
  expect(new Set(all.map(({ kind }) => kind))).toEqual(new Set(['weapon', 'armour', 'trinket']));
  expect(SPELLS.length).toBeGreaterThan(0);
});

test('[DL-EQUIP-02] [DL-EQUIP-03] [DL-EQUIP-04] a weapon: cost, dice, ability, type with its range, hands', () => {
  for (const item of all) {
    if (item.kind !== 'weapon') continue;
    expect(['melee', 'ranged', 'magical']).toContain(item.type);
    expect(item.range > 0).toBe(item.type !== 'melee');
  }
  expect(itemText(itemCard('huntsmans-bow'))).toBe('Ranged 7, Attack 5, 2 hands, 70 gold. Deadeye.');
});

test('[DL-EQUIP-06] [DL-EQUIP-07] an armour: cost, dice, ability, type, slot', () => {
  expect(new Set(all.flatMap((item) => (item.kind === 'armour' ? [item.type] : [])))).toEqual(
    new Set(['light', 'heavy', 'shield']),
  );
  expect(itemText(itemCard('tower-shield'))).toBe('Shield, hand, Defence 2, 70 gold. Block.');
});

test('[DL-EQUIP-08] [DL-EQUIP-09] a trinket: cost, type, ability, slot', () => {
  expect(new Set(all.flatMap((item) => (item.kind === 'trinket' ? [item.type] : [])))).toEqual(
    new Set(['ring', 'amulet', 'other']),
  );
  expect(itemText(itemCard('glass-slipper'))).toBe('Other, feet, 75 gold. Swift 1, Dodge.');
});

test('[DL-EQUIP-12] [DL-EQUIP-13] [DL-EQUIP-14] [DL-EQUIP-15] [DL-SPELL-12] eleven spells: energy, dice, damage, type, ability and Cast', () => {
  expect(SPELLS).toHaveLength(11);
  for (const { cast } of SPELLS) expect(cast.ability + cast.melee + cast.ranged).toBeGreaterThan(0);
  const text = spellText(SPELLS.find(({ id }) => id === 'frostLance') as (typeof SPELLS)[number]);
  expect(text).toBe('Energy 3, 4 dice, Damage 3, Target, Cast (1 Ranged, 1 Ability). Frozen.');
});

test('[DL-EQUIP-10] [DL-WIELD-05] spells take no slot and no place in the pack', () => {
  const t = turnOf(
    table({
      heroes: [
        {
          id: 'snow-white',
          at: [0, 0],
          wielded: ['ash-staff'],
          backpack: ['cudgel', 'hood', 'purse', 'greaves'],
          skills: ['fireball', 'inferno', 'heal'],
        },
        friend,
      ],
      monsters: [['wolf-cub', 3, 0]],
    }),
  );
  expect(t.options('act').filter((option) => option.do === 'cast').length).toBeGreaterThan(2);
});

test('[DL-WIELD-02] [DL-WIELD-03] only wielded items work; four more fit the pack', () => {
  const t = turnOf(
    table({
      heroes: [
        { ...robin, wielded: ['yew-bow'], backpack: ['elven-jerkin', 'cudgel', 'hood', 'purse'] },
        friend,
      ],
    }),
  );
  expect(hasPower(t.state, hero(t), 'dodge')).toBe(false);
  expect(BACKPACK).toBe(4);
  t.choose('act', 'swap');
  expect(t.refusal({ do: 'unwield' })).toEqual({ rule: 'DL-WIELD-03' });
  t.choose('swap', { do: 'wield', at: { item: 'elven-jerkin' } });
  expect(hasPower(t.state, hero(t), 'dodge')).toBe(true);
});

test('[DL-CONS-01] [DL-CONS-02] [DL-RULING-62] a consumable is used once, free, and takes no place in the pack', () => {
  const t = turnOf(
    table({
      heroes: [
        {
          ...robin,
          health: 1,
          backpack: ['cudgel', 'hood', 'purse', 'greaves'],
          consumables: ['healing-draught', 'lucky-clover'],
        },
        friend,
      ],
    }),
  );
  expect(t.refusal({ do: 'consume', consumable: 'lucky-clover' })).toEqual({
    rule: 'DL-RULING-62',
    consumable: 'lucky-clover',
  });
  t.choose('act', { do: 'consume', consumable: 'healing-draught' });
  expect([health(t, 0), hero(t).consumables, t.state.consumableDiscard, t.state.active?.actions]).toEqual([
    3,
    ['lucky-clover'],
    ['healing-draught'],
    2,
  ]);
  expect(mostConsumables({ ...hero(t), card: 'red-riding-hood' })).toBe(3);
});

test('[DL-DEC-09] what each consumable does', () => {
  const using = (consumable: string, more: Partial<HeroSetting> = {}, dice: (string | number)[] = []) => {
    const t = turnOf(
      table({
        heroes: [
          { ...robin, ...more, consumables: [consumable] },
          { ...friend, at: [3, 3] },
        ],
        monsters: [['wolf-cub', 2, 1, 9]],
      }).dice(...dice),
    );
    const option = t.options('act').find((each) => each.do === 'consume' || each.do === 'consumeAt');
    if (!option) throw new Error(`${consumable} cannot be used`);
    return t.choose('act', option as never);
  };
  expect(hero(using('fairy-tea')).energy).toBe(6);
  expect(hero(using('porridge', { energy: 0 })).energy).toBe(6);
  expect(health(using('great-draught', { health: 1 }), 0)).toBe(4);
  expect(one(using('snare'), 10).conditions).toEqual(['immobilized']);
  expect(hero(using('invisible-ink')).inked).toBe(true);
  const bell = using('silver-bell');
  expect(bell.state.row[0]?.hero).toBe(0);
  const pebbles = using('pebbles').choose('space', { do: 'aim', at: { x: 1, y: 1 } });
  expect(pebbles.state.map.scenery.at(-1)).toMatchObject({ type: 'pebbles', x: 1, y: 1 });
  const oil = using('fire-oil', { energy: 2 }, [...A('ab mi mi'), ...D('mi'), ...D('sh')]);
  oil.choose('surge', { do: 'surge', as: 'ability' });
  expect(oil.events('attackCounted')[0]).toMatchObject({ successes: 2 });
  expect(damages(oil)).toEqual([
    [10, 2],
    [0, 1],
  ]);
  const crumbs = using('breadcrumbs').choose('step', { do: 'step', provokes: 0, at: { x: 1, y: 3 } });
  expect(crumbs.events('attackDeclared')).toEqual([]);
});

test('[DL-ACT-07] [DL-RULING-60] [DL-DEC-30] one action: rearranging, and trade with one adjacent hero who agrees', () => {
  const t = turnOf(
    table({
      heroes: [
        { ...robin, backpack: ['cudgel'] },
        { ...friend, at: [3, 2] },
        { id: 'snow-white', at: [1, 2] },
      ],
    }),
  );
  t.choose('act', 'swap').choose('swap', { do: 'give', thing: 'cudgel', to: 1 });
  t.expectAsked(1, 'agree').choose('agree', 'agree');
  expect([hero(t, 1).backpack, hero(t).backpack]).toEqual([['cudgel'], []]);
  // One partner for the whole action.
  expect(t.options('swap').some((option) => 'to' in option && option.to === 2)).toBe(false);
  t.choose('swap', { do: 'take', thing: 'cudgel', from: 1 }).choose('agree', 'refuse');
  expect(hero(t, 1).backpack).toEqual(['cudgel']);
  t.choose('swap', { do: 'giveGold', to: 1 }).choose('swap', 'done');
  expect([hero(t).gold, hero(t, 1).gold, t.state.active?.actions]).toEqual([0, 20, 1]);
  calm(t);
});

test('[DL-TRADE-03] [DL-TRADE-04] [DL-RULING-58] half the cost, rounded down; starting items 5', () => {
  expect([salePrice('longsword'), salePrice('purse'), salePrice('fang-blade')]).toEqual([5, 7, 30]);
});

test('[DL-DICE-17] [DL-DICE-19] [DL-DICE-20] [DL-LOOT-06] [DL-RULING-72] the loot die brings nothing, a consumable, or equipment of the quest’s level', () => {
  const loot = (adventure: string, ...dice: (string | number)[]) =>
    turnOf(table({ heroes: [robin, friend], card: 'e105', adventure }).dice(...dice)).choose('act', 'loot');
  expect(loot('a1', 1).decisions[0]?.kind).toBe('act');
  const drink = loot('a1', 3, 'fairy-tea').choose('found', { do: 'take', at: { figure: 1 } });
  expect([hero(drink, 1).consumables, drink.state.consumables.includes('fairy-tea')]).toEqual([
    ['fairy-tea'],
    true,
  ]);
  const gear = loot('a4', 6, 'fang-blade').choose('found', { do: 'take', at: { figure: 0 } });
  expect(hero(gear).backpack).toContain('fang-blade');
  expect(gear.state.equipment[1]).not.toContain('fang-blade');
  const left = loot('a1', 6, 'cudgel').choose('found', 'discard');
  expect(left.state.equipmentDiscard[0]).toEqual(['cudgel']);
});

test('[DL-RULING-72] an empty deck takes back its discards, or gives gold', () => {
  const t = table({ heroes: [robin, friend], card: 'e105' })
    .arrange((s) => {
      s.consumables = [];
      s.consumableDiscard = ['porridge'];
    })
    .dice('porridge')
    .begin(flow.rollLoot, { hero: 0, pip: 3, rerolled: true, coin: false });
  expect(t.events('itemFound')).toMatchObject([{ thing: 'porridge' }]);
  const none = table({ heroes: [robin, friend], card: 'e105' })
    .arrange((s) => {
      s.consumables = [];
      s.consumableDiscard = [];
    })
    .begin(flow.rollLoot, { hero: 0, pip: 3, rerolled: true, coin: false });
  expect(hero(none).gold).toBe(20);
});

test('[DL-RULING-112] [DL-DEC-40] the Phoenix Amulet: once, whatever the cause; Berserk is offered first', () => {
  const wound = {
    to: 0,
    amount: 9,
    by: 10,
    kind: 'melee',
    isAttack: true,
    harmless: false,
    final: 0,
  } as const;
  const stage = table({
    heroes: [{ ...robin, wielded: ['phoenix-amulet'] }, friend],
    monsters: [['wolf-cub', 7, 7]],
  });
  const t = stage.begin(flow.wound, { ...wound, isAttack: false, kind: 'plain' });
  expect([health(t, 0), hero(t).cell >= 0]).toEqual([1, true]);
  expect(hero(stage.begin(flow.wound, wound)).out).not.toBe(null);
  const both = table({
    heroes: [{ ...robin, wielded: ['phoenix-amulet'], skills: ['berserk'] }, friend],
    monsters: [['wolf-cub', 7, 7]],
  }).begin(flow.wound, wound);
  both.choose('berserk', 'pass');
  expect(both.events('heroSaved')).toMatchObject([{ how: 'phoenix' }]);
});
