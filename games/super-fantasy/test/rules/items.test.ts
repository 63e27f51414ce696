import { expect, test } from 'vitest';
import { ITEMS } from '../../src/content/index.ts';
import { atSquare, charged, hero, onFigure, sq, table, turnOf } from '../table.ts';

const FULL = { energy: [4, 4, 4] };
type Setting = Parameters<typeof table>[0];

/** Helena with full energy, so that stars ask nothing. */
const helena = (monsters: Setting['monsters'] = {}, of: object = FULL) =>
  table({ heroes: { helena: { at: [7, 7], ...of }, zoe: [11, 11] }, ...(monsters ? { monsters } : {}) });
const attack = (weapon: string, figure: string, dice: number) => ({
  do: 'attack',
  weapon,
  dice,
  ...onFigure(figure),
});

test('[SF-RESTR-01] [SF-RULING-100] X or more: the total with all bonuses that do not ask for it', () => {
  const damage = (...dice: string[]) => {
    const t = turnOf(
      helena({ big: ['big-snout', 7, 6] }, { ...FULL, slots: ['tusk-cleaver', '', ''] }).dice(...dice),
      'helena',
    );
    t.choose('act', attack('tusk-cleaver', 'big', dice.length));
    return t.events('damaged')[0]?.amount;
  };
  expect(damage('swords', 'swords', 'swords', 'swords', 'sword')).toBe(2);
  expect(damage('swords', 'swords', 'swords', 'swords')).toBe(1);
});

test('[SF-RESTR-02] [SF-RULING-99] a class limits the bonus, not the use', () => {
  const bonus = (id: 'helena' | 'zoe') => {
    const t = turnOf(
      table({
        heroes: { [id]: { at: [7, 7], ...FULL, slots: ['moon-bow', '', ''] }, barka: [11, 11] },
        monsters: { big: ['big-snout', 10, 7] },
      }).dice('sword'),
      id,
    );
    t.choose('act', attack('moon-bow', 'big', 1));
    return t.events('rolled')[0]?.bonus;
  };
  expect(bonus('helena')).toBe(3);
  expect(bonus('zoe')).toBe(1);
});

test('[SF-RESTR-03] stars are counted as faces', () => {
  const pool = (...dice: string[]) => {
    const t = turnOf(
      helena({ big: ['big-snout', 9, 7] }, { ...FULL, slots: ['boomerang', '', ''] }).dice(...dice),
      'helena',
    );
    t.choose('act', attack('boomerang', 'big', dice.length));
    return t.state.turn?.pool;
  };
  expect(pool('star', 'star')).toBe(5);
  expect(pool('star', 'swords')).toBe(4);
});

test('[SF-TOME-01] [SF-TOME-02] [SF-TOME-03] [SF-TOME-04] [SF-RESTR-04] [SF-RULING-101] a Tome works after a Magic Test, on oneself or within 3, again and again, from the hand only', () => {
  const tomes = ITEMS.filter(({ kind }) => kind === 'tome');
  expect(
    tomes.every((tome) => tome.kind === 'tome' && tome.use.useIf?.some((each) => 'magicTest' in each)),
  ).toBe(true);
  const t = turnOf(
    table({
      heroes: {
        zoe: { at: [7, 7], ...FULL, life: 1, slots: ['tome-mending', '', ''], backpack: ['tome-winter'] },
        barka: { at: [10, 10], life: 1 },
        helena: { at: [11, 11], life: 1 },
      },
    }).dice('star', 'star', 'sword', 'star', 'star'),
    'zoe',
  );
  expect(t.options('act').some((option) => 'tome' in option && option.tome === 'tome-winter')).toBe(false);
  expect(t.refusal({ do: 'castTome', tome: 'tome-mending', dice: 1, ...onFigure('helena') })).toMatchObject({
    rule: 'SF-TOME-03',
  });
  t.choose('act', { do: 'castTome', dice: 2, ...onFigure('zoe') });
  expect(hero(t, 'zoe').life).toBe(3);
  t.choose('act', { do: 'castTome', dice: 1, ...onFigure('barka') });
  expect(hero(t, 'barka').life).toBe(1);
  t.choose('act', { do: 'castTome', dice: 2, ...onFigure('barka') });
  expect(hero(t, 'barka').life).toBe(3);
});

test('[SF-ITEM-01] [SF-ITEM-02] [SF-ITEM-03] [SF-ITEM-06] [SF-ITEM-11] [SF-ARM-01] [SF-ARM-03] [SF-RULING-96] [SF-RULING-104] two hands and one armour; basic gear is covered, and back at once', () => {
  const t = turnOf(
    helena({ m: ['ugly-snout', 7, 6] }, { ...FULL, slots: ['boulder-splitter', '', ''] }).arrange((s) => {
      const [zoe] = s.heroes;
      if (zoe) zoe.counterattack = 0;
    }),
    'helena',
  );
  const weapons = new Set(t.options('act').flatMap((option) => ('weapon' in option ? [option.weapon] : [])));
  expect(weapons).toEqual(new Set(['boulder-splitter']));
  t.choose('act', { do: 'endTurn', dice: 0 }).choose('arrange', { do: 'discard', item: 'boulder-splitter' });
  expect(hero(t, 'helena').slots).toEqual(['', '', '']);
  const next = turnOf(helena({ m: ['ugly-snout', 7, 6] }), 'helena');
  expect(next.options('act').some((option) => 'weapon' in option && option.weapon === 'hunting-knife')).toBe(
    true,
  );
});

test('[SF-ITEM-03] the item that lay there is discarded or goes to the Backpack', () => {
  const open = (old: string) => {
    const t = turnOf(
      table({
        heroes: { zoe: { at: [7, 7], ...FULL, slots: ['ember-wand', '', ''] }, barka: [11, 11] },
        chests: [[8, 8]],
      }).dice('star', 'star', 'storm-orb'),
      'zoe',
    );
    t.choose('act', { do: 'pickChest', dice: 2, ...atSquare(t, 8, 8) });
    return t.choose('takeMagic', { do: 'equip', slot: 0, old });
  };
  expect(hero(open('backpack'), 'zoe')).toMatchObject({
    slots: ['storm-orb', '', ''],
    backpack: ['ember-wand'],
  });
  expect(open('discard').state.gone).toEqual(['ember-wand']);
});

test('[SF-ITEM-08] thirty Magic Items: weapons, armour and shields, Tomes', () => {
  expect(ITEMS).toHaveLength(30);
  expect(new Set(ITEMS.map(({ kind }) => kind))).toEqual(new Set(['weapon', 'shield', 'armour', 'tome']));
});

test('[SF-SMALL-04] [SF-RULING-98] gifts go to heroes in the same room who agree and stand', () => {
  const t = turnOf(
    table({
      heroes: {
        zoe: { at: [7, 7], backpack: ['bomb', 'smoke'] },
        barka: [11, 11],
        helena: [3, 8],
        zanvor: { at: [6, 6], lying: true, life: 0 },
      },
    }),
    'zoe',
  );
  t.choose('act', { do: 'endTurn', dice: 0 });
  const receivers = t
    .options('arrange')
    .flatMap((option) => (option.do === 'give' ? [option.at?.figure] : []));
  expect(new Set(receivers)).toEqual(new Set(['barka']));
  t.choose('arrange', { do: 'give', item: 'bomb', ...onFigure('barka') }).choose('gift', 'leave', 1);
  expect(hero(t, 'zoe').backpack).toEqual(['bomb', 'smoke']);
  t.choose('arrange', { do: 'give', item: 'bomb', ...onFigure('barka') }, 0).choose('gift', 'stow', 1);
  t.choose('arrange', { do: 'give', item: 'smoke', ...onFigure('barka') }, 0).choose('gift', 'stow', 1);
  expect(hero(t, 'barka').backpack).toEqual(['bomb', 'smoke']);
});

test('[SF-RULING-142] Life never rises above the heart, and a lying hero is not helped', () => {
  const t = turnOf(
    table({
      heroes: {
        zoe: { at: [7, 7], ...FULL, life: 2, slots: ['tome-mending', '', ''] },
        barka: { at: [8, 8], lying: true, life: 0, frozen: true },
      },
    }).dice('star', 'star'),
    'zoe',
  );
  expect(t.refusal({ do: 'castTome', dice: 1, ...onFigure('barka') })).toMatchObject({
    rule: 'SF-RULING-142',
  });
  expect(t.refusal({ do: 'help', from: 'ice', dice: 1, ...onFigure('barka') })).toEqual({
    rule: 'SF-RULING-142',
  });
  t.choose('act', { do: 'castTome', dice: 2, ...onFigure('zoe') });
  expect(hero(t, 'zoe').life).toBe(3);
});

test('[SF-RULING-162] [SF-RULING-70] [SF-RULING-166] Tomes move a willing hero and set the one Fortress token', () => {
  const t = turnOf(
    table({
      heroes: { zoe: { at: [7, 7], ...FULL, slots: ['tome-wings', 'tome-fortress', ''] }, barka: [9, 9] },
      monsters: { m: ['ugly-snout', 10, 10] },
    })
      .arrange((s) => {
        s.fortress = 'zoe';
      })
      .dice('star', 'star', 'star', 'star', 'star', 'star'),
    'zoe',
  );
  t.choose('act', { do: 'castTome', tome: 'tome-wings', dice: 2, ...onFigure('barka') }).choose(
    'consent',
    'no',
    1,
  );
  expect(hero(t, 'barka').cell).toBe(sq(t.state, 9, 9));
  t.choose('act', { do: 'castTome', tome: 'tome-wings', dice: 2, ...onFigure('barka') }, 0).choose(
    'consent',
    'yes',
    1,
  );
  t.choose('landing', atSquare(t, 8, 8), 1);
  expect(hero(t, 'barka').cell).toBe(sq(t.state, 8, 8));
  t.choose('act', { do: 'castTome', tome: 'tome-fortress', dice: 2, ...onFigure('barka') }, 0);
  expect(t.state.fortress).toBe('barka');
  expect(t.events('moved')).toHaveLength(1);
});

test('[SF-XP-01] [SF-XP-04] [SF-XP-05] [SF-XP-06] [SF-XP-07] [SF-XP-08] [SF-RULING-77] [SF-RULING-151] levels at 2, 5, 8, 12, 16 and 20; each raises an ability by one; energy stays', () => {
  const t = turnOf(
    helena({ m: ['ugly-snout', 7, 6] }, { xp: 4, energy: [2, 1, 3] }).dice('swords', 'swords'),
    'helena',
  );
  t.choose('act', attack('hunting-knife', 'm', 2)).choose('levelUp', { ability: 'spectral-wolf' });
  expect(hero(t, 'helena')).toMatchObject({ xp: 5, levels: [2, 1, 1], energy: [2, 1, 3] });
  const top = turnOf(
    helena({ m: ['ugly-snout', 7, 6] }, { xp: 20, levels: [3, 3, 3], ...FULL }).dice('swords', 'swords'),
    'helena',
  );
  top.choose('act', attack('hunting-knife', 'm', 2)).expectAsked(0, 'act');
  expect(hero(top, 'helena').xp).toBe(20);
  expect(top.events('experienceGained')).toEqual([]);
  const third = turnOf(
    helena({ m: ['ugly-snout', 7, 6] }, { xp: 7, levels: [3, 1, 1], ...FULL }).dice('swords', 'swords'),
    'helena',
  );
  third.choose('act', attack('hunting-knife', 'm', 2));
  expect(third.refusal({ do: 'raise', ability: 'spectral-wolf' })).toEqual({
    rule: 'SF-XP-05',
    ability: 'spectral-wolf',
  });
});

test('[SF-SMALL-02] Bomb, Energy Drink, Smoke, Skeleton Key and Iron Rations do what they say', () => {
  const t = turnOf(
    table({
      heroes: { zoe: { at: [7, 7], backpack: ['bomb', 'energy-drink'] }, barka: [11, 11] },
      monsters: { m: ['ugly-snout', 10, 7] },
    }),
    'zoe',
  );
  t.choose('act', { do: 'smallItem', item: 'bomb', ...onFigure('m') });
  expect(t.state.monsters).toEqual([]);
  expect(hero(t, 'zoe').xp).toBe(1);
  t.choose('act', { do: 'smallItem', item: 'energy-drink', ability: 'arcane-power' });
  expect(hero(t, 'zoe').energy[0]).toBe(3);
  const key = turnOf(
    table({
      heroes: { barka: { at: [6, 8], ...FULL, backpack: ['skeleton-key', 'iron-rations'] }, zoe: [11, 11] },
      closed: [5],
    }).dice('swords', 'sword'),
    'barka',
  );
  key
    .choose('act', { do: 'smallItem', item: 'skeleton-key' })
    .choose('act', { do: 'smallItem', item: 'iron-rations' });
  key.choose('act', { do: 'pickDoor', dice: 2, at: { door: 5 } });
  expect(key.events('rolled')[0]).toMatchObject({ total: 6, bonus: 3 });
  expect(hero(key, 'barka').shield).toBe(2);
  expect(key.state.turn?.running).toEqual([]);
  const smoke = turnOf(
    table({
      heroes: { barka: { at: [7, 7], backpack: ['smoke', 'antidote'], poisoned: true }, zoe: [11, 11] },
      monsters: { m: ['ugly-snout', 8, 8] },
    }).dice('skull-black', 'sword'),
    'barka',
  );
  expect(smoke.refusal({ do: 'smallItem', item: 'antidote' })).toEqual({ rule: 'SF-SMALL-02' });
  smoke
    .choose('act', { do: 'smallItem', item: 'smoke' })
    .choose('act', { do: 'move', dice: 1 })
    .choose('goTo', 'stay');
});

test('[SF-RULING-146] an effect that runs keeps the level at which it was used', () => {
  const t = turnOf(
    helena(
      { m: ['ugly-snout', 7, 6], far: ['big-snout', 10, 10] },
      { ...charged(1), energy: [4, 4, 4], xp: 1 },
    ).dice('swords', 'swords'),
    'helena',
  );
  t.choose('act', { do: 'ability', ability: 'focused-aim', ...onFigure('far') });
  t.choose('act', attack('hunting-knife', 'm', 2)).choose('levelUp', { ability: 'focused-aim' });
  expect(t.state.turn?.running[0]?.level).toBe(1);
});
