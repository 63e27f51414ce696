import { expect, test } from 'vitest';
import * as flow from '../../src/flow.ts';
import {
  atSquare,
  charged,
  foe,
  hero,
  monstersPhase,
  onFigure,
  reachable,
  sq,
  table,
  turnOf,
} from '../table.ts';

const FULL = { energy: [4, 4, 4] };
type Setting = Parameters<typeof table>[0];
type Id = Parameters<typeof turnOf>[1];

/** A hero at the closed door between Archive and Gallery. */
const atDoor = (id: Id, more: Partial<Setting> = {}, of: object = FULL) =>
  table({
    heroes: { [id]: { at: [6, 8], ...of }, ...(id === 'zoe' ? { barka: [11, 11] } : { zoe: [11, 11] }) },
    closed: [5],
    ...more,
  });
const door = { at: { door: 5 } };

test('[SF-DOOR-01] [SF-RULING-49] doors start closed; nobody sees which trap lies under one', () => {
  const t = turnOf(atDoor('barka'), 'barka');
  expect(t.state.doors[5]).toMatchObject({ open: false, locked: false });
});

test('[SF-DOOR-02] [SF-DOOR-04] [SF-DOOR-05] [SF-DOOR-07] [SF-DOOR-09] [SF-VEC-08] Barka bashes the door with two stars: open for good, rooms wake, no experience', () => {
  const t = turnOf(atDoor('barka', { sleepy: ['Archive'] }, {}).dice('star', 'star'), 'barka');
  t.choose('act', { do: 'bashDoor', dice: 2, ...door });
  expect(t.events('rolled')[0]).toMatchObject({ total: 6, need: 6 });
  t.choose('placeStar', { ability: 'war-cry' }).choose('placeStar', { ability: 'war-cry' });
  expect(t.state.doors[5]?.open).toBe(true);
  expect(t.state.entered).toEqual([5]);
  expect(hero(t, 'barka').xp).toBe(0);
  expect(t.options('act').some((option) => option.do === 'bashDoor')).toBe(false);
});

test('[SF-VEC-01] Zoe fails with 2 1 S: 4', () => {
  const t = turnOf(atDoor('zoe', {}, {}).dice('swords', 'sword', 'star'), 'zoe');
  t.choose('act', { do: 'bashDoor', dice: 3, ...door });
  expect(t.events('rolled')[0]).toMatchObject({ total: 4 });
  t.choose('placeStar', { ability: 'arcane-power' });
  expect(t.state.doors[5]?.open).toBe(false);
  expect(t.state.turn?.pool).toBe(3);
});

test('[SF-VEC-02] Zanvor succeeds with 2 1 S: 7', () => {
  const t = turnOf(atDoor('zanvor', { sleepy: ['Archive'] }, {}).dice('swords', 'sword', 'star'), 'zanvor');
  t.choose('act', { do: 'bashDoor', dice: 3, ...door });
  expect(t.events('rolled')[0]).toMatchObject({ total: 7 });
  expect(t.state.doors[5]?.open).toBe(true);
  expect(t.state.entered).toHaveLength(1);
});

test('[SF-VEC-07] [SF-DOOR-08] Helena fails to pick the lock with 2 S; anybody may try again', () => {
  const t = turnOf(atDoor('helena', {}, {}).dice('swords', 'star'), 'helena');
  t.choose('act', { do: 'pickDoor', dice: 2, ...door });
  expect(t.events('rolled')[0]).toMatchObject({ total: 4 });
  expect(hero(t, 'helena').xp).toBe(0);
  t.choose('placeStar', { ability: 'elven-step' });
  expect(t.options('act').some((option) => option.do === 'pickDoor')).toBe(true);
});

test('[SF-DOOR-03] [SF-PROP-03] only from the four squares beside it, and not while a Lock holds it', () => {
  const t = turnOf(table({ heroes: { barka: [7, 7], zoe: [11, 11] }, closed: [5] }), 'barka');
  expect(t.refusal({ do: 'bashDoor', dice: 6, ...door })).toEqual({ rule: 'SF-DOOR-03' });
  const locked = turnOf(
    table({
      mission: 'pit',
      furnished: true,
      heroes: { barka: [6, 14], zoe: [11, 17] },
      closed: [0, 1, 2, 3, 4],
    }),
    'barka',
  );
  expect(locked.refusal({ do: 'bashDoor', dice: 6, at: { door: 0 } })).toEqual({ rule: 'SF-PROP-03' });
});

test('[SF-DOOR-06] [SF-DOOR-09] [SF-XP-03] picking the lock wakes nobody and gives 1 experience', () => {
  const t = turnOf(atDoor('zoe', { sleepy: ['Archive'] }).dice('star', 'star'), 'zoe');
  t.choose('act', { do: 'pickDoor', dice: 2, ...door });
  expect(t.state.doors[5]?.open).toBe(true);
  expect(t.state.entered).toEqual([]);
  expect(hero(t, 'zoe').xp).toBe(1);
});

test('[SF-DOOR-10] [SF-DV-29] [SF-RULING-51] [SF-TRAP-02] [SF-DISARM-03] the door opens, then its trap goes off on whoever opened it', () => {
  const t = turnOf(
    atDoor('zoe')
      .arrange((s) => {
        const trapped = s.doors[5];
        if (trapped) trapped.trap = true;
        s.trapsAside = 7;
      })
      .dice('star', 'star', 'iron-cage'),
    'zoe',
  );
  t.choose('act', { do: 'pickDoor', dice: 2, ...door });
  const order = t.events().map(({ type }) => type);
  expect(order.indexOf('doorOpened')).toBeLessThan(order.indexOf('trapSprung'));
  expect(hero(t, 'zoe')).toMatchObject({ caged: true, xp: 1 });
});

test('[SF-RULING-45] [SF-WAKE-02] a bashed door wakes every sleepy tile it borders', () => {
  const t = turnOf(atDoor('barka', { sleepy: ['Archive', 'Gallery'] }).dice('star', 'star'), 'barka');
  t.choose('act', { do: 'bashDoor', dice: 2, ...door });
  expect(t.state.entered).toHaveLength(2);
});

const barrel = { heroes: { luckylock: [7, 7], zoe: [11, 11] }, barrels: [[8, 8]] } as const;

test('[SF-BARREL-01] [SF-BARREL-02] [SF-BARREL-03] [SF-BARREL-05] [SF-BARREL-06] [SF-VEC-09] [SF-SMALL-05] Luckylock bashes a barrel and finds a potion', () => {
  const t = turnOf(table(barrel).dice('star', 'swords', 'swords', 'health-potion'), 'luckylock');
  t.choose('act', { do: 'bashBarrel', dice: 3, ...atSquare(t, 8, 8) });
  expect(t.events('rolled')[0]).toMatchObject({ total: 7 });
  expect(t.state.barrels).toEqual([]);
  expect(hero(t, 'luckylock')).toMatchObject({ backpack: ['health-potion'], xp: 0 });
  t.expectAsked(0, 'placeStar');
  const far = turnOf(table({ ...barrel, barrels: [[10, 8]] }), 'luckylock');
  expect(far.refusal({ do: 'bashBarrel', ...atSquare(far, 10, 8) })).toEqual({ rule: 'SF-BARREL-01' });
});

test('[SF-BARREL-04] [SF-SMALL-01] [SF-RULING-97] the Backpack holds two Small Items, or one Magic Item', () => {
  const heroes = {
    luckylock: { at: [7, 7] as const, ...FULL, backpack: ['bomb', 'smoke'] },
    zoe: [11, 11] as const,
  };
  const t = turnOf(table({ ...barrel, heroes }).dice('star', 'swords', 'swords', 'antidote'), 'luckylock');
  t.choose('act', { do: 'bashBarrel', dice: 3, ...atSquare(t, 8, 8) });
  expect(t.options('takeSmall')).toHaveLength(3);
  t.choose('takeSmall', { do: 'exchange', item: 'bomb' });
  expect(hero(t, 'luckylock').backpack).toEqual(['smoke', 'antidote']);
  const magic = turnOf(
    table({
      ...barrel,
      heroes: { ...heroes, luckylock: { at: [7, 7], ...FULL, backpack: ['magic-sai'] } },
    }).dice('star', 'swords', 'swords', 'antidote'),
    'luckylock',
  );
  magic.choose('act', { do: 'bashBarrel', dice: 3, ...atSquare(magic, 8, 8) }).choose('takeSmall', 'leave');
  expect(hero(magic, 'luckylock').backpack).toEqual(['magic-sai']);
  expect(magic.state.gone).toEqual(['antidote']);
});

const chest = {
  heroes: { 'yang-ping': { at: [7, 7] as const, ...FULL }, zoe: [11, 11] as const },
  chests: [[8, 8]] as const,
};

test('[SF-CHEST-01] [SF-CHEST-02] [SF-CHEST-03] [SF-CHEST-04] [SF-VEC-10] [SF-ITEM-10] [SF-RULING-46] Yang-Ping opens a chest and equips the Magic Sai', () => {
  const t = turnOf(table(chest).dice('star', 'swords', 'sword', 'sword', 'magic-sai'), 'yang-ping');
  expect(t.options('act').some((option) => option.do === 'bashBarrel')).toBe(false);
  t.choose('act', { do: 'pickChest', dice: 4, ...atSquare(t, 8, 8) });
  expect(t.events('rolled')[0]).toMatchObject({ total: 7 });
  t.choose('takeMagic', { do: 'equip', slot: 0 });
  expect(hero(t, 'yang-ping')).toMatchObject({ slots: ['magic-sai', '', ''], xp: 1 });
  expect(t.state.chests).toEqual([]);
  const far = turnOf(table({ ...chest, chests: [[10, 10]] }), 'yang-ping');
  expect(far.refusal({ do: 'pickChest', ...atSquare(far, 10, 10) })).toEqual({ rule: 'SF-CHEST-01' });
});

test('[SF-RULING-47] [SF-RULING-48] what is left is out of the game; an empty pile gives nothing', () => {
  const t = turnOf(table(chest).dice('star', 'star', 'moon-bow'), 'yang-ping');
  t.choose('act', { do: 'pickChest', dice: 2, ...atSquare(t, 8, 8) }).choose('takeMagic', 'leave');
  expect(t.state.gone).toEqual(['moon-bow']);
  const empty = turnOf(
    table(chest)
      .arrange((s) => {
        s.magicPile = [];
      })
      .dice('star', 'star'),
    'yang-ping',
  );
  empty.choose('act', { do: 'pickChest', dice: 2, ...atSquare(empty, 8, 8) });
  expect(empty.events('pileEmpty')).toHaveLength(1);
  expect(hero(empty, 'yang-ping').xp).toBe(1);
  expect(empty.state.chests).toEqual([]);
});

test('[SF-CHEST-05] [SF-RULING-51] a trapped chest: experience, trap, then the item', () => {
  const t = turnOf(
    table(chest)
      .arrange((s) => {
        const [first] = s.chests;
        if (first) first.trap = true;
      })
      .dice('star', 'star', 'iron-cage', 'chain-shirt'),
    'yang-ping',
  );
  t.choose('act', { do: 'pickChest', dice: 2, ...atSquare(t, 8, 8) }).choose('takeMagic', 'leave');
  const order = t.events().map(({ type }) => type);
  expect(order.indexOf('experienceGained')).toBeLessThan(order.indexOf('trapSprung'));
  expect(order.indexOf('trapSprung')).toBeLessThan(order.indexOf('itemDrawn'));
});

test('[SF-DV-19] [SF-ITEM-04] [SF-ITEM-05] with two potions the Magic Item is stowed by discarding both, equipped or left', () => {
  const heroes = {
    zoe: { at: [7, 7] as const, ...FULL, backpack: ['health-potion', 'health-potion'] },
    barka: [11, 11] as const,
  };
  const t = turnOf(table({ heroes, chests: [[8, 8]] }).dice('star', 'star', 'moon-bow'), 'zoe');
  t.choose('act', { do: 'pickChest', dice: 2, ...atSquare(t, 8, 8) });
  expect(t.options('takeMagic').map((option) => option.do)).toEqual(['equip', 'equip', 'stow', 'leave']);
  t.choose('takeMagic', 'stow');
  expect(hero(t, 'zoe').backpack).toEqual(['moon-bow']);
  expect(t.state.gone).toEqual(['health-potion', 'health-potion']);
});

test('[SF-DISARM-01] [SF-DISARM-02] [SF-DISARM-04] [SF-RULING-52] disarming from beside it takes the trap away, for no experience; failure does nothing', () => {
  const trapped = () =>
    table({ heroes: { zoe: { at: [7, 7], ...FULL }, barka: [11, 11] } }).arrange((s) => {
      s.floorTraps = [sq(s, 8, 8), sq(s, 10, 10)];
      s.trapsAside = 6;
    });
  const t = turnOf(trapped().dice('star', 'star'), 'zoe');
  expect(t.options('act').filter((option) => option.do === 'disarm')).toHaveLength(6);
  t.choose('act', { do: 'disarm', dice: 2, ...atSquare(t, 8, 8) });
  expect(t.state.floorTraps).toEqual([sq(t.state, 10, 10)]);
  expect(hero(t, 'zoe').xp).toBe(0);
  const fail = turnOf(trapped().dice('sword'), 'zoe');
  fail.choose('act', { do: 'disarm', dice: 1, ...atSquare(fail, 8, 8) });
  expect(fail.state.floorTraps).toHaveLength(2);
});

/** Zoe walks onto a trap of this kind. */
const springs = (trap: string, of: object = {}, more: Partial<Setting> = {}, ...dice: string[]) => {
  const t = turnOf(
    table({ heroes: { zoe: { at: [6, 6], ...FULL, ...of }, barka: [8, 8] }, ...more })
      .arrange((s) => {
        s.floorTraps.push(sq(s, 7, 7));
        s.trapsAside = 7;
      })
      .dice('sword', trap, ...dice),
    'zoe',
  );
  return t.choose('act', { do: 'move', dice: 1 }).choose('goTo', atSquare(t, 7, 7));
};

test('[SF-TRAP-03] two of each of four kinds', () => {
  const t = turnOf(atDoor('zoe'), 'zoe');
  const kinds = new Map<string, number>();
  for (const trap of t.state.trapBag) kinds.set(trap, (kinds.get(trap) ?? 0) + 1);
  expect([...kinds.values()]).toEqual([2, 2, 2, 2]);
});

test('[SF-TRAP-04] [SF-RULING-50] an Iron Cage holds whoever stepped on it', () => {
  const t = springs('iron-cage');
  expect(hero(t, 'zoe').caged).toBe(true);
  expect(t.refusal({ do: 'move', dice: 1 })).toEqual({ rule: 'SF-MOVE-12' });
});

test('[SF-TRAP-06] [SF-ZOE-05] [SF-VEC-29] [SF-RULING-57] Instant Teleport frees from cage and hole, not from ice', () => {
  const t = turnOf(
    table({
      heroes: { zoe: { at: [6, 6], ...charged(1) }, barka: { at: [8, 8], caged: true, frozen: true } },
    }),
    'zoe',
  );
  t.choose('act', { do: 'ability', ability: 'instant-teleport', ...onFigure('barka') });
  t.choose('consent', 'yes', 1).choose('teleportTo', atSquare(t, 10, 10), 0);
  expect(hero(t, 'barka')).toMatchObject({ caged: false, frozen: true, cell: sq(t.state, 10, 10) });
});

test('[SF-TRAP-07] [SF-TRAP-08] [SF-RULING-55] a rock may be dodged with one roll; else 1, 2 or 3 Damage', () => {
  const dodged = springs('falling-rock', {}, {}, 'star', 'star', 'star');
  dodged.choose('dodgeRock', { dice: 3 });
  expect(hero(dodged, 'zoe').life).toBe(3);
  for (const [face, life] of [
    ['lightning-red', 2],
    ['drop-blue', 1],
    ['skull-black', 0],
  ] as const) {
    const t = springs('falling-rock', {}, {}, face);
    t.choose('dodgeRock', { dice: 0 });
    expect(hero(t, 'zoe').life).toBe(life);
  }
});

test('[SF-TRAP-09] [SF-TRAP-10] [SF-TRAP-11] [SF-RULING-54] [SF-PORTAL-03] a Small Portal opens where most heroes are near, with an Ugly Snout, and brings one each turn', () => {
  const t = springs('portal-trap');
  expect(t.state.portals).toHaveLength(1);
  expect(t.state.portals[0]?.cell).toBe(sq(t.state, 8, 7));
  expect(t.state.monsters).toHaveLength(1);
  const again = monstersPhase(
    table({ heroes: { zoe: [6, 6], barka: [11, 11] } }).arrange((s) => {
      s.portals = [
        { id: 'p', kind: 'small', cell: sq(s, 8, 0), closed: false, closable: false, progress: 0, entry: -1 },
      ];
    }),
  );
  expect(again.state.monsters).toHaveLength(1);
});

test('[SF-TRAP-12] [SF-RULING-53] a Spiked Hole hurts, holds, and stays where it opened', () => {
  const t = springs('spiked-hole', {}, {}, 'star', 'star', 'star', 'sword');
  expect(hero(t, 'zoe')).toMatchObject({ life: 2, inHole: true });
  t.choose('act', { do: 'breakFree', from: 'hole', dice: 3 });
  expect(hero(t, 'zoe').inHole).toBe(false);
  t.choose('act', { do: 'move', dice: 1 }).choose('goTo', atSquare(t, 6, 6));
  expect(t.state.holes).toEqual([sq(t.state, 7, 7)]);
  expect(hero(t, 'zoe').life).toBe(2);
});

test('[SF-TRAP-14] for monsters a hole is an obstacle', () => {
  const t = table({ heroes: { zoe: [8, 23], barka: [9, 23] }, monsters: { ugly: ['ugly-snout', 8, 19] } })
    .arrange((s) => s.holes.push(sq(s, 8, 20), sq(s, 9, 20)))
    .dice('lightning-red')
    .begin(flow.activate, { monster: 'ugly', target: '', why: 'only', charge: 0, victim: '' });
  expect([sq(t.state, 8, 19), sq(t.state, 9, 19)]).toContain(foe(t, 'ugly').at);
});

test('[SF-TRAP-15] [SF-RULING-160] [SF-RULING-121] a S.N.O.U.T. pushes straight away, or 45 degrees off into a hole', () => {
  const pushed = (holes: readonly (readonly [number, number])[]) =>
    table({ heroes: { zoe: [8, 8], barka: [6, 6] }, monsters: { squad: ['s-n-o-u-t', 8, 7] } })
      .arrange((s) => {
        s.holes = holes.map((at) => sq(s, ...at));
      })
      .begin(flow.monsterAttack, { monster: 'squad', hero: 'zoe', dice: 2, why: 'only' });
  const plain = pushed([]);
  expect(hero(plain, 'zoe')).toMatchObject({ cell: sq(plain.state, 8, 9), life: 2 });
  const hole = pushed([[9, 9]]);
  expect(hero(hole, 'zoe')).toMatchObject({ cell: sq(hole.state, 9, 9), inHole: true, life: 1 });
});

test('[SF-RULING-58] [SF-BARKA-09] [SF-BARKA-10] [SF-BARKA-11] [SF-RULING-165] a thrown monster breaks a barrel or chest; each may be replaced by a draw, a trap is lost unseen', () => {
  const t = turnOf(
    table({
      heroes: { barka: { at: [6, 8], ...charged(2, 3) }, zoe: [11, 11] },
      monsters: { ugly: ['ugly-snout', 7, 8] },
      barrels: [[8, 8]],
      chests: [[9, 8]],
    })
      .arrange((s) => {
        const [first] = s.chests;
        if (first) first.trap = true;
      })
      .dice('bomb'),
    'barka',
  );
  t.choose('act', { do: 'ability', ability: 'catapult-move', ...onFigure('ugly') });
  t.choose('throwMonster', atSquare(t, 10, 8));
  t.choose('takeBroken', 'yes').choose('takeBroken', 'no');
  expect(t.state.barrels).toEqual([]);
  expect(t.state.chests).toEqual([]);
  expect(hero(t, 'barka').backpack).toEqual(['bomb']);
  expect(t.events('trapSprung')).toEqual([]);
});

test('[SF-RULING-59] a monster thrown into a hole takes 1 Damage for nobody’s experience, or is stuck', () => {
  const thrown = (kind: 'ugly-snout' | 'big-snout') => {
    const t = turnOf(
      table({
        heroes: { barka: { at: [6, 8], ...charged(2) }, zoe: [11, 11] },
        monsters: { m: [kind, 7, 8] },
      }).arrange((s) => s.holes.push(sq(s, 9, 8))),
      'barka',
    );
    t.choose('act', { do: 'ability', ability: 'catapult-move', ...onFigure('m') });
    return t.choose('throwMonster', atSquare(t, 9, 8));
  };
  expect(thrown('ugly-snout').state.monsters).toEqual([]);
  const big = thrown('big-snout');
  expect(foe(big, 'm')).toMatchObject({ wounds: 1, stuck: true });
  expect(hero(big, 'barka').xp).toBe(0);
  expect(big.state.noise).toEqual([]);
});

test('reachable lists squares in reading order', () => {
  const t = turnOf(
    table({ heroes: { zoe: [6, 6], barka: [11, 11] }, closed: [2, 5, 6, 7] }).dice('sword'),
    'zoe',
  );
  t.choose('act', { do: 'move', dice: 1 });
  expect(reachable(t)).toEqual(['7,6', '6,7', '7,7']);
});
