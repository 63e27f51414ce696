import { NONE } from '@questhall/geometry';
import { expect, test } from 'vitest';
import { monsterReach } from '../../src/queries/ai.ts';
import { boardOf, communicate, linked, occupied, ringTo } from '../../src/queries/board.ts';
import { holders, isBehindFigure, zoneOf } from '../../src/queries/zones.ts';
import type { State } from '../../src/state.ts';
import { atSquare, charged, foe, hero, reachable, sq, table, turnOf } from '../table.ts';

const FULL = { energy: [4, 4, 4] };
const still = (setting: Parameters<typeof table>[0]): { state: State } => {
  let state: State | undefined;
  table(setting).arrange((s) => {
    state = s;
  });
  return { state: state as State };
};
const squares = (s: State, cells: readonly number[]) =>
  cells.map((cell) => {
    const { grid } = boardOf(s).layout;
    return `${grid.left + (cell % grid.width)},${grid.top + Math.trunc(cell / grid.width)}`;
  });

/** A Moving action with sword dice only: so many squares. */
function moving(
  setting: Parameters<typeof table>[0],
  id: 'zoe' | 'helena' | 'yang-ping',
  dice: readonly string[],
) {
  const t = turnOf(table(setting).dice(...dice), id);
  return t.choose('act', { do: 'move', dice: dice.length });
}

test('[SF-MOVE-01] [SF-MOVE-02] [SF-MOVE-03] [SF-RULING-01] [SF-VEC-03] up to the total, a diagonal step costs one, unused squares are lost', () => {
  const t = moving({ heroes: { helena: [6, 6], zoe: [11, 6] }, closed: [5, 6, 7, 2] }, 'helena', [
    'swords',
    'swords',
    'sword',
  ]);
  expect(reachable(t)).toHaveLength(34);
  t.choose('goTo', { steps: 4, ...atSquare(t, 10, 7) });
  expect(hero(t, 'helena').cell).toBe(sq(t.state, 10, 7));
  t.expectAsked(0, 'act');
  expect(t.options('act').some((option) => option.do === 'goTo')).toBe(false);
});

test('[SF-MOVE-04] [SF-BLOCK-03] [SF-RULING-04] [SF-RULING-02] closed doors and walls stop steps, also round their corners', () => {
  const { state } = still({ heroes: { helena: [6, 8], zoe: [11, 6] }, closed: [5] });
  const board = boardOf(state);
  expect(linked(board, sq(state, 6, 8), sq(state, 5, 8))).toBe(false);
  expect(linked(board, sq(state, 6, 8), sq(state, 5, 9))).toBe(false);
  expect(linked(board, sq(state, 6, 8), sq(state, 5, 7))).toBe(false);
  const open = still({ heroes: { helena: [6, 8], zoe: [11, 6] } }).state;
  expect(linked(boardOf(open), sq(open, 6, 8), sq(open, 5, 9))).toBe(true);
  /** The corner at the end of the opening touches a wall. */
  expect(linked(boardOf(open), sq(open, 6, 8), sq(open, 5, 7))).toBe(false);
});

test('[SF-MOVE-05] [SF-MOVE-06] [SF-MOVE-07] [SF-MOVE-08] [SF-RULING-09] monsters, heroes, furniture, columns, chests and barrels are not crossed', () => {
  const t = moving(
    {
      mission: 'throne',
      heroes: { helena: [6, 3], zoe: [6, 4] },
      monsters: { ugly: ['ugly-snout', 5, 5] },
      chests: [[7, 3]],
      barrels: [[5, 3]],
    },
    'helena',
    ['sword'],
  );
  expect(t.refusal({ do: 'goTo', ...atSquare(t, 6, 4) })).toEqual({ rule: 'SF-MOVE-06' });
  expect(t.refusal({ do: 'goTo', ...atSquare(t, 7, 3) })).toEqual({ rule: 'SF-MOVE-08' });
  expect(t.refusal({ do: 'goTo', ...atSquare(t, 5, 3) })).toEqual({ rule: 'SF-MOVE-08' });
  expect(t.refusal({ do: 'goTo', ...atSquare(t, 6, 2) })).toEqual({ rule: 'SF-MOVE-08' });
  /** A column. */
  expect(t.refusal({ do: 'goTo', ...atSquare(t, 7, 4) })).toEqual({ rule: 'SF-MOVE-08' });
  const two = moving(
    { heroes: { helena: [6, 6], zoe: [11, 11] }, monsters: { ugly: ['ugly-snout', 8, 6] } },
    'helena',
    ['swords'],
  );
  expect(two.refusal({ do: 'goTo', ...atSquare(two, 8, 6) })).toEqual({ rule: 'SF-MOVE-05' });
});

test('[SF-MOVE-09] [SF-RULING-09] levers, buttons, Portals and tokens do not obstruct', () => {
  const t = moving({ mission: 'gate', furnished: true, heroes: { helena: [1, 8], zoe: [4, 11] } }, 'helena', [
    'sword',
  ]);
  expect(reachable(t)).toContain('1,9');
});

test('[SF-MOVE-10] [SF-VEC-05] entering a Block Zone ends the move, whatever the total', () => {
  const t = moving(
    { heroes: { helena: [8, 23], zoe: [6, 13] }, monsters: { ugly: ['ugly-snout', 8, 20] } },
    'helena',
    ['swords', 'swords', 'swords'],
  );
  expect(reachable(t)).toEqual(['8,21', '9,21', '8,22', '9,22', '9,23']);
  expect(t.refusal({ do: 'goTo', ...atSquare(t, 9, 20) })).toEqual({ rule: 'SF-MOVE-10' });
});

test('[SF-MOVE-11] [SF-VEC-04] [SF-RULING-39] [SF-RULING-38] in a Block Zone no Moving action begins, though the monster sleeps', () => {
  const t = turnOf(
    table({
      heroes: { zoe: [7, 7], helena: [11, 11] },
      monsters: { ugly: ['ugly-snout', 8, 8] },
      sleepy: ['Gallery'],
    }),
    'zoe',
  );
  expect(t.refusal({ do: 'move', dice: 3 })).toEqual({ rule: 'SF-MOVE-11', figure: 'ugly' });
});

test('[SF-MOVE-12] [SF-RULING-56] ice, cage and hole forbid moving; everything else is allowed', () => {
  for (const held of [{ frozen: true }, { caged: true }, { inHole: true }]) {
    const t = turnOf(
      table({
        heroes: { zoe: { at: [7, 7], ...held }, helena: [11, 11] },
        monsters: { ugly: ['ugly-snout', 9, 9] },
      }),
      'zoe',
    );
    expect(t.refusal({ do: 'move', dice: 1 })).toEqual({ rule: 'SF-MOVE-12' });
    const deeds = new Set(t.options('act').map((option) => option.do));
    for (const deed of ['attack', 'defend', 'charge', 'breakFree']) expect(deeds).toContain(deed);
  }
});

test('[SF-VEC-06] [SF-YANG-04] [SF-RULING-91] without Shadow Step the zone stops him, with it he gets through, once', () => {
  const setting = (energy: object) => ({
    heroes: { 'yang-ping': { at: [6, 8] as const, ...energy }, zoe: [11, 11] as const },
    monsters: { ugly: ['ugly-snout', 8, 8] as const },
    closed: [2, 5, 6, 7],
  });
  const plain = moving(setting({}), 'yang-ping', ['swords', 'swords', 'sword']);
  expect(reachable(plain)).not.toContain('10,8');
  const t = turnOf(table(setting(charged(1))).dice('swords', 'swords', 'sword', 'sword'), 'yang-ping');
  t.choose('act', { do: 'ability', ability: 'shadow-step' }).choose('act', { do: 'move', dice: 3 });
  expect(reachable(t)).toContain('10,8');
  t.choose('goTo', atSquare(t, 9, 7));
  expect(t.refusal({ do: 'move', dice: 1 })).toMatchObject({ rule: 'SF-MOVE-11' });
});

test('[SF-YANG-05] [SF-RULING-60] [SF-RULING-163] Shadow Step II passes figures and doors, which stay shut; a sealed tile is closed to it', () => {
  const t = turnOf(
    table({
      heroes: { 'yang-ping': { at: [6, 8], ...charged(1, 2) }, zoe: [6, 7] },
      monsters: { ugly: ['ugly-snout', 7, 8] },
      closed: [5],
      sleepy: ['Archive'],
    }).dice('swords', 'swords'),
    'yang-ping',
  );
  t.choose('act', { do: 'ability', ability: 'shadow-step' }).choose('act', { do: 'move', dice: 2 });
  expect(reachable(t)).toEqual(expect.arrayContaining(['8,8', '4,8', '6,5'].slice(0, 2)));
  expect(reachable(t)).not.toContain('6,7');
  t.choose('goTo', atSquare(t, 4, 8));
  expect(t.state.doors[5]?.open).toBe(false);
  expect(t.state.entered).toEqual([5]);
  const sealed = turnOf(
    table({
      mission: 'pit',
      furnished: true,
      heroes: { 'yang-ping': { at: [8, 6], ...charged(1, 2) }, zoe: [11, 11] },
      closed: [3],
    }).dice('swords', 'swords'),
    'yang-ping',
  );
  sealed.choose('act', { do: 'ability', ability: 'shadow-step' }).choose('act', { do: 'move', dice: 2 });
  expect(reachable(sealed).some((square) => square.endsWith(',5'))).toBe(false);
});

test('[SF-BLOCK-01] [SF-BLOCK-06] [SF-RULING-16] [SF-BIG-04] a one-square monster, a Big Snout too, holds the 8 squares around it', () => {
  for (const kind of ['ugly-snout', 'big-snout', 's-n-o-u-t'] as const) {
    const { state } = still({ heroes: { zoe: [6, 6], helena: [11, 11] }, monsters: { m: [kind, 8, 2] } });
    expect(zoneOf(state, foe({ state }, 'm'))).toHaveLength(8);
  }
});

test('[SF-BLOCK-02] [SF-BIG-01] [SF-BIG-03] [SF-VEC-26] [SF-RULING-13] a Big monster covers two squares and holds ten, six in front and four behind', () => {
  const { state } = still({
    heroes: { zoe: [6, 6], helena: [11, 11] },
    monsters: { m: ['racing-spider', 8, 1, 'N'] },
  });
  const zone = zoneOf(state, foe({ state }, 'm'));
  expect(zone).toHaveLength(10);
  expect(zone.filter((cell) => isBehindFigure(state, 'm', cell))).toHaveLength(4);
});

test('[SF-BLOCK-04] [SF-HELENA-05] Elven Step ignores zones to the end of the turn', () => {
  const t = turnOf(
    table({
      heroes: { helena: { at: [7, 7], ...charged(2) }, zoe: [11, 11] },
      monsters: { ugly: ['ugly-snout', 8, 8] },
    }).dice('swords', 'sword'),
    'helena',
  );
  expect(t.refusal({ do: 'move', dice: 1 })).toMatchObject({ rule: 'SF-MOVE-11' });
  t.choose('act', { do: 'ability', ability: 'elven-step' });
  t.choose('act', { do: 'move', dice: 1 }).choose('goTo', atSquare(t, 9, 7));
  t.choose('act', { do: 'move', dice: 1 }).choose('goTo', atSquare(t, 10, 6));
  expect(hero(t, 'helena').cell).toBe(sq(t.state, 10, 6));
});

test('[SF-BLOCK-05] [SF-UM-14] heroes have no Block Zones outside Dodge Tome', () => {
  const { state } = still({ heroes: { zoe: [7, 7], helena: [8, 8] } });
  expect(holders(state, 'zoe', sq(state, 7, 7))).toEqual([]);
});

test('[SF-RULING-40] a zone is gone with its monster', () => {
  const { state } = still({
    heroes: { zoe: [7, 7], helena: [11, 11] },
    monsters: { ugly: ['ugly-snout', 8, 8] },
  });
  expect(holders(state, 'zoe', sq(state, 7, 7))).toEqual(['ugly']);
  state.monsters = [];
  expect(holders(state, 'zoe', sq(state, 7, 7))).toEqual([]);
});

test('[SF-RULING-03] obstacles do not forbid a diagonal step past them', () => {
  const t = moving(
    {
      heroes: { helena: [6, 6], zoe: [11, 11] },
      barrels: [
        [7, 6],
        [6, 7],
      ],
    },
    'helena',
    ['sword'],
  );
  expect(reachable(t)).toEqual(['7,7']);
});

test('[SF-RULING-07] [SF-RULING-08] each square belongs to one tile; tiles communicate by open edges only', () => {
  const { state } = still({ heroes: { helena: [6, 6], zoe: [11, 11] }, closed: [5] });
  const { layout } = boardOf(state);
  const floor = [...layout.tileOf].filter((tile) => tile !== NONE).length;
  expect(layout.tiles.reduce((sum, { cells }) => sum + cells.length, 0)).toBe(floor);
  const [gallery, archive] = ['Gallery', 'Archive'].map((name) =>
    layout.tiles.findIndex((tile) => tile.name === name),
  );
  expect(layout.adjacent[gallery ?? 0]).toContain(archive);
  expect(communicate(state, gallery ?? 0, archive ?? 0)).toBe(false);
  expect(
    communicate(still({ heroes: { helena: [6, 6], zoe: [11, 11] } }).state, gallery ?? 0, archive ?? 0),
  ).toBe(true);
});

test('[SF-RULING-05] a door lies on a border, spans two edges and has four squares beside it', () => {
  const { state } = still({ heroes: { helena: [6, 6], zoe: [11, 11] } });
  expect(squares(state, boardOf(state).layout.doors[5]?.cells ?? []).sort()).toEqual([
    '5,8',
    '5,9',
    '6,8',
    '6,9',
  ]);
});

test('[SF-RULING-10] [SF-PROP-11] [SF-RANGE-06] columns, figures and furniture stop no trajectory', () => {
  const { state } = still({ mission: 'throne', heroes: { helena: [7, 3], zoe: [7, 5] } });
  expect(ringTo(boardOf(state), sq(state, 7, 3), sq(state, 7, 5))).toBe(2);
  expect(occupied(state)[sq(state, 7, 4)]).toBeGreaterThan(0);
});

test('[SF-RULING-11] [SF-RULING-12] [SF-RANGE-01] [SF-RANGE-03] [SF-RANGE-04] [SF-RANGE-05] [SF-RANGE-07] [SF-VEC-24] a trajectory goes out ring by ring and stops at walls and closed doors', () => {
  const { state } = still({ heroes: { helena: [7, 8], zoe: [11, 11] }, closed: [5] });
  const board = boardOf(state);
  const from = sq(state, 7, 8);
  expect([8, 9, 10, 11].map((x) => ringTo(board, from, sq(state, x, 8)))).toEqual([1, 2, 3, 0]);
  expect(ringTo(board, from, sq(state, 5, 8))).toBe(0);
  const open = still({ heroes: { helena: [7, 8], zoe: [11, 11] } }).state;
  expect(ringTo(boardOf(open), from, sq(open, 5, 8))).toBe(2);
  /** Behind the end of the wall: ring 2 by distance, but no chain of rings leads there. */
  expect(ringTo(boardOf(open), from, sq(open, 5, 6))).toBe(0);
});

test('[SF-BIG-02] [SF-RULING-14] [SF-RULING-113] a Big monster steps and turns where it is two wide, never through figures', () => {
  const free = still({
    heroes: { helena: [5, -2], zoe: [11, 11] },
    monsters: { m: ['racing-spider', 8, 1, 'N'] },
  }).state;
  const reach = monsterReach(free, foe({ state: free }, 'm'), 1);
  expect(reach.places).toHaveLength(1 + 8 + 4);
  const blocked = still({
    heroes: { helena: [8, 0], zoe: [9, 0] },
    monsters: { m: ['racing-spider', 8, 1, 'N'] },
  }).state;
  const fewer = monsterReach(blocked, foe({ state: blocked }, 'm'), 1);
  expect(fewer.places.length).toBeLessThan(reach.places.length);
  expect(fewer.places).not.toContain(sq(blocked, 8, 0) * 2);
});

test('[SF-FACE-01] [SF-VEC-30] [SF-RULING-17] [SF-RULING-18] five squares are front, three rear; farther off the half plane counts', () => {
  const { state } = still({ heroes: { helena: [8, 8, 'N'], zoe: [11, 11] } });
  const behind = (x: number, y: number) => isBehindFigure(state, 'helena', sq(state, x, y));
  const rear = boardOf(state).around[sq(state, 8, 8)]?.filter((cell) =>
    isBehindFigure(state, 'helena', cell),
  );
  expect(squares(state, rear ?? []).sort()).toEqual(['7,9', '8,9', '9,9']);
  expect([behind(11, 8), behind(6, 8), behind(11, 9), behind(6, 11), behind(8, 6)]).toEqual([
    false,
    false,
    true,
    true,
    false,
  ]);
});

test('[SF-RULING-42] a lying hero still blocks his square', () => {
  const t = moving({ heroes: { helena: [6, 6], zoe: { at: [7, 6], lying: true, life: 0 } } }, 'helena', [
    'sword',
  ]);
  expect(t.refusal({ do: 'goTo', ...atSquare(t, 7, 6) })).toEqual({ rule: 'SF-MOVE-06' });
});

test('[SF-RULING-43] [SF-RULING-44] [SF-TRAP-13] a way ends at the first zone, trap or hole', () => {
  const t = turnOf(
    table({ heroes: { helena: { at: [8, 21], ...FULL }, zoe: [9, 23] } })
      .arrange((s) => {
        s.holes.push(sq(s, 8, 20), sq(s, 9, 20));
      })
      .dice('swords', 'sword'),
    'helena',
  );
  t.choose('act', { do: 'move', dice: 2 });
  expect(reachable(t)).not.toContain('8,19');
  t.choose('goTo', atSquare(t, 9, 20));
  expect(hero(t, 'helena')).toMatchObject({ inHole: true, life: 3 });
  expect(t.state.holes).toHaveLength(2);
});

test('[SF-RULING-145] put into a Block Zone by a push, a hero just cannot begin a move', () => {
  const t = turnOf(
    table({
      heroes: { zoe: { at: [6, 6], ...charged(1) }, helena: [11, 11] },
      monsters: { ugly: ['ugly-snout', 9, 9] },
    }),
    'zoe',
  );
  t.choose('act', { do: 'ability', ability: 'instant-teleport', at: { figure: 'zoe' } });
  t.choose('teleportTo', atSquare(t, 8, 8));
  expect(hero(t, 'zoe').life).toBe(3);
  expect(t.refusal({ do: 'move', dice: 1 })).toMatchObject({ rule: 'SF-MOVE-11' });
});
