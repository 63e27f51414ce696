import { scenario } from '@questhall/testkit';
import { expect, test } from 'vitest';
import * as flow from '../../src/flow.ts';
import { rules } from '../../src/index.ts';
import { atSquare, charged, foe, hero, onFigure, sq, table, turnOf } from '../table.ts';

const FULL = { energy: [4, 4, 4] };
const pair = { zoe: [6, 6], barka: [8, 8] } as const;
const phase = (more: object = {}) => table({ heroes: pair, ...more }).begin(flow.heroesPhase, { next: '' });

test('[SF-TURN-01] [SF-TURN-02] [SF-TURN-03] [SF-RULING-29] [SF-RULING-30] from turn 2 on the first claim counts; each hero acts once', () => {
  const t = phase();
  expect(t.decisions.map(({ seat }) => seat)).toEqual([0, 1]);
  t.choose('claim', onFigure('barka'), 1).choose('act', { do: 'endTurn', dice: 0 }, 1);
  expect(t.state.turn?.hero).toBe('zoe');
  t.choose('act', { do: 'endTurn', dice: 0 }, 0).expectEnd();
});

test('[SF-RULING-30] a claim can be withdrawn until something irreversible happens', () => {
  const t = phase({}).choose('claim', onFigure('barka'), 1);
  t.choose('act', { do: 'face', facing: 'E' }, 1).choose('act', 'withdraw', 1);
  expect(t.decisions.map(({ kind }) => kind)).toEqual(['claim', 'claim']);
  expect(hero(t, 'barka').acted).toBe(false);
  t.choose('claim', onFigure('barka'), 1).choose('act', { do: 'defend', dice: 1 }, 1);
  expect(t.options('act').some((option) => option.do === 'withdraw')).toBe(false);
});

test('[SF-TURN-04] [SF-TURN-05] [SF-MOVE-13] [SF-ATK-12] eight actions, in any order, repeated as long as dice remain', () => {
  const t = turnOf(
    table({
      heroes: { 'yang-ping': { at: [6, 8], energy: [0, 4, 4] }, zoe: [10, 10] },
      closed: [5],
      monsters: { ugly: ['ugly-snout', 11, 6] },
      barrels: [[7, 7]],
      chests: [[7, 9]],
    })
      .arrange((s) => {
        const [chest] = s.chests;
        if (chest) chest.trap = true;
      })
      .dice('sword', 'sword'),
    'yang-ping',
  );
  const deeds = new Set(t.options('act').map((option) => option.do));
  for (const deed of [
    'move',
    'pickDoor',
    'bashDoor',
    'bashBarrel',
    'pickChest',
    'defend',
    'charge',
    'disarm',
  ])
    expect(deeds).toContain(deed);
  t.choose('act', { do: 'move', dice: 1 }).choose('goTo', 'stay');
  t.choose('act', { do: 'move', dice: 1 }).choose('goTo', 'stay');
  expect(t.state.turn?.pool).toBe(4);
});

test('[SF-TURN-06] [SF-TURN-07] [SF-RULING-31] [SF-ABIL-05] [SF-VEC-27] with an empty pool abilities without dice remain; the player ends the turn', () => {
  const t = turnOf(table({ heroes: { zoe: { at: [6, 6], ...charged(1) }, barka: [8, 8] } }), 'zoe');
  t.choose('act', { do: 'defend', dice: 6 });
  t.choose('act', { do: 'ability', ability: 'instant-teleport', ...onFigure('zoe') });
  t.choose('teleportTo', atSquare(t, 11, 11));
  t.expectAsked(0, 'act');
  expect(hero(t, 'zoe').cell).toBe(sq(t.state, 11, 11));
  t.choose('act', { do: 'endTurn', dice: 0 }).expectEnd();
});

test('[SF-RULING-31] dice left at the end become tokens, or are lost', () => {
  const kept = turnOf(table({ heroes: { helena: [6, 6], barka: [8, 8] } }), 'helena');
  kept.choose('act', { do: 'endTurn', dice: 6 });
  expect(hero(kept, 'helena').shield).toBe(6);
  const lost = turnOf(table({ heroes: { helena: [6, 6], barka: [8, 8] } }), 'helena');
  lost.choose('act', { do: 'endTurn', dice: 0 });
  expect(hero(lost, 'helena').shield).toBe(0);
});

test('[SF-TURN-08] [SF-STAT-09] [SF-TRAP-05] [SF-TRAP-16] [SF-RULING-06] dice also break free, and help against ice and cage, not out of a hole', () => {
  const t = turnOf(
    table({
      heroes: {
        barka: { at: [6, 6], ...FULL },
        zoe: { at: [7, 7], caged: true, frozen: true },
        helena: { at: [6, 7], inHole: true },
        zanvor: { at: [9, 9], frozen: true },
      },
    }).dice('star', 'star'),
    'barka',
  );
  const helps = t
    .options('act')
    .filter((option) => option.do === 'help' && 'dice' in option && option.dice === 2);
  expect(helps).toHaveLength(2);
  t.choose('act', { do: 'help', from: 'cage', dice: 2, ...onFigure('zoe') });
  expect(hero(t, 'zoe').caged).toBe(false);
  expect(hero(t, 'zoe').frozen).toBe(true);
});

test('[SF-TURN-09] [SF-FACE-05] [SF-FACE-02] [SF-RULING-19] turning is free; the engine turns him to his target and along his way', () => {
  const t = turnOf(
    table({
      heroes: { helena: { at: [7, 7], ...FULL }, zoe: [11, 11] },
      monsters: { ugly: ['ugly-snout', 8, 7] },
    }).dice('sword', 'sword'),
    'helena',
  );
  t.choose('act', { do: 'face', facing: 'S' });
  expect(hero(t, 'helena').facing).toBe('S');
  expect(t.state.turn?.pool).toBe(6);
  t.choose('act', { do: 'attack', weapon: 'hunting-knife', dice: 2, ...onFigure('ugly') });
  expect(hero(t, 'helena').facing).toBe('E');
  const moved = turnOf(table({ heroes: { helena: [7, 7, 'E'], zoe: [11, 11] } }).dice('sword'), 'helena');
  moved.choose('act', { do: 'move', dice: 1 }).choose('goTo', atSquare(moved, 7, 8));
  expect(hero(moved, 'helena').facing).toBe('S');
});

test('[SF-TURN-10] [SF-SMALL-02] [SF-SMALL-03] [SF-RULING-102] Small Items need no dice and leave the game; only in the own turn', () => {
  const t = turnOf(
    table({
      heroes: {
        zoe: { at: [6, 6], life: 1, backpack: ['health-potion'] },
        barka: { at: [8, 8], backpack: ['bomb'] },
      },
    }),
    'zoe',
  );
  t.choose('act', { do: 'defend', dice: 6 }).choose('act', { do: 'smallItem', item: 'health-potion' });
  expect(hero(t, 'zoe').life).toBe(3);
  expect(hero(t, 'zoe').backpack).toEqual([]);
  expect(t.state.gone).toEqual(['health-potion']);
  expect(t.options('act').some((option) => 'item' in option && option.item === 'bomb')).toBe(false);
});

test('[SF-TURN-11] [SF-TURN-12] [SF-ITEM-07] [SF-ARM-02] [SF-DEF-08] [SF-RULING-32] first things are arranged and given, then what is worn pays', () => {
  const heroes = {
    zoe: { at: [6, 6] as const, slots: ['tower-shield', '', 'dragon-scale'] },
    barka: [8, 8] as const,
  };
  const kept = turnOf(table({ heroes }), 'zoe');
  kept.choose('act', { do: 'endTurn', dice: 0 }).choose('arrange', 'done');
  expect(hero(kept, 'zoe').shield).toBe(4);
  const given = turnOf(table({ heroes }), 'zoe').choose('act', { do: 'endTurn', dice: 0 });
  given.choose('arrange', { do: 'give', item: 'tower-shield', ...onFigure('barka') });
  given.choose('gift', { do: 'equip', slot: 1 }, 1).choose('arrange', 'done', 0);
  expect(hero(given, 'zoe').shield).toBe(2);
  expect(hero(given, 'barka').slots[1]).toBe('tower-shield');
});

test('[SF-TURN-13] [SF-STAT-10] [SF-DV-27] poison: Lightning nothing, Drop 1 Damage, Skull heals it', () => {
  const after = (face: string, life = 3) =>
    turnOf(table({ heroes: { zoe: { at: [6, 6], poisoned: true, life }, barka: [8, 8] } }).dice(face), 'zoe');
  expect(hero(after('lightning-green'), 'zoe')).toMatchObject({ life: 3, poisoned: true });
  expect(hero(after('drop-blue'), 'zoe')).toMatchObject({ life: 2, poisoned: true });
  expect(hero(after('skull-black'), 'zoe')).toMatchObject({ life: 3, poisoned: false });
  const down = after('drop-brown', 1);
  expect(hero(down, 'zoe').lying).toBe(true);
  expect(down.state.endToken).toBe(11);
  down.expectEnd();
});

test('[SF-RULING-33] abilities and Small Items are not offered in the middle of a move', () => {
  const t = turnOf(table({ heroes: { zoe: { at: [6, 6], ...FULL }, barka: [8, 8] } }).dice('sword'), 'zoe');
  t.choose('act', { do: 'move', dice: 1 });
  expect(new Set(t.options('goTo').map((option) => option.do))).toEqual(new Set(['goTo', 'stay']));
});

test('[SF-RULING-34] a hero knocked out in his turn lies down, and the turn ends without its last steps', () => {
  const t = turnOf(
    table({
      heroes: { zoe: { at: [6, 6], life: 1, ...FULL, slots: ['tower-shield', '', ''] }, barka: [8, 8] },
    })
      .arrange((s) => s.floorTraps.push(sq(s, 7, 6)))
      .dice('sword', 'spiked-hole'),
    'zoe',
  );
  t.choose('act', { do: 'move', dice: 1 }).choose('goTo', atSquare(t, 7, 6));
  expect(hero(t, 'zoe')).toMatchObject({ lying: true, shield: 0 });
  expect(t.state.endToken).toBe(11);
  t.expectEnd();
});

test('[SF-STAT-07] [SF-RULING-66] Stunned counts in the next Heroes’ Phase and goes at its end', () => {
  const t = scenario(rules, { players: 2, heroes: 'random' })
    .chance('stun')
    .arrange((s) => {
      s.turnMarker = 3;
    })
    .start();
  t.choose('order', 'goNext', 0).choose('order', 'goNext', 1);
  const [first] = t.state.heroes;
  if (!first) throw new Error('no hero');
  first.stunned = 'next';
  expect(t.state.phase).toBe('heroes');
  /** Received in a Heroes' Phase, it does not count in it. */
  const again = table({ heroes: { zoe: { at: [6, 6], stunned: 'next' }, barka: [8, 8] } }).begin(
    flow.playTurn,
    {},
  );
  again.choose('claim', onFigure('zoe'), 0);
  expect(again.state.turn?.pool).toBe(3);
  again.choose('act', { do: 'endTurn', dice: 0 }, 0).choose('act', { do: 'endTurn', dice: 0 }, 1);
  expect(hero(again, 'zoe').stunned).toBe('');
});

test('[SF-DEF-02] [SF-DEF-01] Defending turns dice into tokens without a roll', () => {
  const t = turnOf(table({ heroes: { helena: [6, 6], barka: [8, 8] } }), 'helena');
  t.choose('act', { do: 'defend', dice: 2 });
  expect(hero(t, 'helena').shield).toBe(2);
  expect(t.state.turn?.pool).toBe(4);
});

test('[SF-CHARGE-01] [SF-CHARGE-02] [SF-CHARGE-03] [SF-CHARGE-04] [SF-DV-12] charging up fills one ability; the rest is lost', () => {
  const t = turnOf(
    table({ heroes: { barka: { at: [6, 6], energy: [0, 1, 0] }, zoe: [8, 8] } }).dice('swords', 'swords'),
    'barka',
  );
  t.choose('act', { do: 'charge', ability: 'war-cry', dice: 2 });
  expect(hero(t, 'barka').energy).toEqual([0, 3, 0]);
  expect(t.refusal({ do: 'charge', ability: 'war-cry', dice: 1 })).toEqual({
    rule: 'SF-CHARGE-03',
    ability: 'war-cry',
  });
});

test('[SF-DV-11] [SF-CHARGE-04] a star charges by Magic and once more by itself, never above the maximum', () => {
  const t = turnOf(table({ heroes: { zoe: [6, 6], barka: [8, 8] } }).dice('star', 'sword'), 'zoe');
  t.choose('act', { do: 'charge', ability: 'instant-teleport', dice: 2 });
  expect(hero(t, 'zoe').energy).toEqual([0, 4, 0]);
  expect(t.refusal({ do: 'star', ability: 'instant-teleport' })).toMatchObject({ rule: 'SF-RULING-24' });
  t.choose('placeStar', { ability: 'arcane-power' });
  expect(hero(t, 'zoe').energy).toEqual([1, 4, 0]);
});

test('[SF-RULING-122] [SF-RULING-126] with every hero down the monsters do nothing, and it is no loss', () => {
  const t = table({
    heroes: { zoe: { at: [6, 6], lying: true, life: 0 }, barka: { at: [8, 8], lying: true, life: 0 } },
    monsters: { ugly: ['ugly-snout', 7, 7] },
  }).begin(flow.monstersPhase, {});
  t.expectEnd();
  expect(foe(t, 'ugly').at).toBe(sq(t.state, 7, 7));
  expect(t.state.heroes.every(({ lying }) => !lying)).toBe(true);
});
