import { expect, test } from 'vitest';
import { MISSIONS } from '../../src/content/missions/index.ts';
import * as flow from '../../src/flow.ts';
import { isPressed } from '../../src/queries/conditions.ts';
import type { State } from '../../src/state.ts';
import { atSquare, charged, foe, hero, onFigure, sq, table, turnOf } from '../table.ts';

const use = (ability: string) => ({ do: 'ability', ability });

test('[SF-ATK-06] [SF-LUCKY-09] Double Fire on two targets pays dice back once: there was one roll', () => {
  const t = turnOf(
    table({
      heroes: { luckylock: { at: [8, 8], slots: ['boomerang', '', ''], ...charged(2) }, zoe: [11, 11] },
      monsters: { a: ['big-snout', 8, 6], b: ['big-snout', 9, 6] },
    }).dice('star', 'star', 'sword'),
    'luckylock',
  );
  t.choose('act', use('double-fire'));
  t.choose('act', { do: 'attack', weapon: 'boomerang', also: 'b', dice: 3, ...onFigure('a') });
  expect(t.events('diceGained')).toEqual([{ type: 'diceGained', hero: 'luckylock', amount: 1 }]);
  expect(t.state.turn?.pool).toBe(4);
});

const inTheHole = (s: State) => {
  s.holes = [hero({ state: s }, 'barka').cell];
};

test('[SF-RULING-53] who climbed out of a Spiked Hole may stay on its square unharmed, and falls in again by coming back', () => {
  const t = turnOf(
    table({ heroes: { barka: [8, 8], zoe: [11, 11] } })
      .arrange(inTheHole)
      .dice('sword', 'sword', 'sword'),
    'barka',
  );
  t.choose('act', { do: 'move', dice: 1 }).choose('goTo', 'stay');
  expect(hero(t, 'barka')).toMatchObject({ inHole: false, life: 5 });
  t.choose('act', { do: 'move', dice: 1 }).choose('goTo', atSquare(t, 9, 8));
  t.choose('act', { do: 'move', dice: 1 }).choose('goTo', atSquare(t, 8, 8));
  expect(hero(t, 'barka')).toMatchObject({ inHole: true, life: 4 });
});

test('[SF-RULING-53] [SF-RULING-78] nor does a Brutal Assault of no squares push him in', () => {
  const t = turnOf(
    table({
      heroes: { barka: { at: [8, 8], ...charged(0) }, zoe: [11, 11] },
      monsters: { a: ['big-snout', 9, 8] },
    })
      .arrange(inTheHole)
      .dice('sword'),
    'barka',
  );
  t.choose('act', { ...use('brutal-assault'), ...onFigure('a') }).choose('landing', 'stay');
  expect(hero(t, 'barka')).toMatchObject({ inHole: false, life: 5 });
  t.choose('mustAttack', { dice: 1 });
});

test('[SF-FACE-02] [SF-RULING-19] every action with a target turns the hero to it, not attacks alone', () => {
  const barka = { at: [8, 8, 'N'] as const, energy: [4, 4, 4], levels: [1, 1, 1] as (1 | 2 | 3)[] };
  const facing = (act: object, more: Parameters<typeof table>[0] = {}, ...dice: string[]) => {
    const t = turnOf(table({ heroes: { barka, zoe: [8, 10] }, ...more }).dice(...dice), 'barka');
    t.choose('act', act as never);
    return hero(t, 'barka').facing;
  };
  const at = (x: number, y: number) =>
    atSquare(turnOf(table({ heroes: { barka, zoe: [8, 10] } }), 'barka'), x, y);
  expect(facing({ do: 'bashBarrel', dice: 1, ...at(8, 9) }, { barrels: [[8, 9]] }, 'sword')).toBe('S');
  expect(facing({ do: 'pickChest', dice: 1, ...at(7, 8) }, { chests: [[7, 8]] }, 'sword')).toBe('W');
  const door = {
    heroes: { barka: { ...barka, at: [8, 11, 'N'] as const }, zoe: [11, 6] as const },
    closed: [2],
  };
  expect(facing({ do: 'bashDoor', dice: 1, at: { door: 2 } }, door, 'sword')).toBe('S');
  expect(facing({ do: 'pickDoor', dice: 1, at: { door: 2 } }, door, 'sword')).toBe('S');
  const caged = { heroes: { barka, zoe: { at: [9, 8] as const, caged: true } } };
  expect(facing({ do: 'help', dice: 1, ...onFigure('zoe') }, caged, 'sword')).toBe('E');
  const foeBehind = { monsters: { a: ['ugly-snout', 8, 9] as const } };
  expect(facing({ ...use('war-cry'), ...onFigure('a') }, foeBehind)).toBe('S');
  expect(facing({ ...use('catapult-move'), ...onFigure('a') }, foeBehind)).toBe('S');
});

test('[SF-UM-09] [SF-RULING-134] a trap that opens a Portal makes its room a Portal room: it wakes, with all who sleep there', () => {
  const spring = (mode: 'ugly-master' | 'standard') =>
    table({
      mode,
      heroes: { barka: [2, 8], zoe: [11, 11] },
      monsters: { sleeper: ['ugly-snout', 5, 11] },
      sleepy: ['Archive'],
    })
      .arrange((s) => {
        foe({ state: s }, 'sleeper').awake = false;
      })
      .begin(flow.springTrap, { hero: 'barka', trap: 'portal-trap' });
  const t = spring('ugly-master');
  expect(t.state.sleepy).toEqual([]);
  expect(t.state.monsters.map(({ awake }) => awake)).toEqual([true, true]);
  expect(t.events('tileWoke')).toMatchObject([{ why: 'portal' }]);
  expect(spring('standard').state.sleepy).toHaveLength(1);
});

test('[SF-UM-08] what happens in a Mission opens doors against the Ugly Master, but wakes no room', () => {
  const [, gate] = MISSIONS;
  const turned = (mode: 'ugly-master' | 'standard') => {
    const t = table({
      mode,
      mission: 'gate',
      furnished: true,
      heroes: { barka: { at: [1, 8] }, zoe: [8, 20] },
      sleepy: ['Key Room'],
      closed: [],
    }).arrange((s) => {
      for (const lever of s.levers) lever.on = lever.id !== 'lever-west';
    });
    const scene = turnOf(t, 'barka');
    return scene.choose('act', { do: 'lever', ...atSquare(scene, 1, 9) }).state;
  };
  expect(gate?.events.some(({ do: deeds }) => deeds.some((deed) => 'wake' in deed))).toBe(true);
  expect(turned('standard').sleepy).toEqual([]);
  expect(turned('ugly-master')).toMatchObject({ gateOpen: true, sleepy: [expect.any(Number)] });
});

test('[SF-RULING-54] [SF-TRAP-09] a trap’s Portal never opens on a square of another', () => {
  const t = table({ heroes: { barka: [6, 6], zoe: [11, 11] } })
    .arrange((s) => {
      s.portals = [
        { id: 'big', kind: 'big', cell: sq(s, 6, 7), closed: false, closable: false, progress: 0, entry: -1 },
      ];
      s.barrels = [sq(s, 7, 6)];
    })
    .begin(flow.springTrap, { hero: 'barka', trap: 'portal-trap' });
  expect(t.events('portalOpened')).toEqual([]);
  expect(t.state.portals).toHaveLength(1);
});

test('[SF-HUNT-08] who gets up in the arena is seen going back to the start', () => {
  const t = table({
    mode: 'big-hunting',
    heroes: { barka: { at: [5, 3], lying: true, life: 0 }, zoe: [11, 0] },
  }).begin(flow.clearTokens, {});
  expect(t.events('stoodUp')).toHaveLength(1);
  expect(t.events('moved')).toMatchObject([
    { figure: 'barka', how: 'start', path: [sq(t.state, 5, 3), sq(t.state, 0, 0)] },
  ]);
});

test('[SF-PORTAL-02] [SF-VEC-25] the Portals of the Missions fill, clockwise from the top left', () => {
  const t = table({ mission: 'gate', furnished: true, heroes: { barka: [8, 20], zoe: [9, 20] } })
    .dice('skull-black', 'skull-black', 'skull-black')
    .begin(flow.newMonsters, {});
  const squares = () => t.state.monsters.map(({ at }) => at);
  expect(squares()).toEqual([sq(t.state, 14, 14), sq(t.state, 15, 14)]);
  for (const { portals } of MISSIONS) {
    for (const { kind, table: output } of portals) {
      if (kind === 'big') expect(Number(output?.drop) + Number(output?.skull)).toBeGreaterThanOrEqual(3);
    }
  }
});

test('[SF-PROP-02] [SF-PROP-05] [SF-PROP-07] the throne’s Statue, button and Tome piece matter', () => {
  const throne = (heroes: NonNullable<Parameters<typeof table>[0]['heroes']>) =>
    table({ mission: 'throne', furnished: true, heroes }).arrange((s) => {
      for (const portal of s.portals) portal.closed = true;
      s.gateOpen = false;
    });
  const t = turnOf(throne({ barka: [10, 21], zoe: [8, 24] }).dice('star', 'star', 'star'), 'barka');
  const button = sq(t.state, 7, 21);
  t.choose('act', { do: 'pushStatue', dice: 3 }).choose('statueTo', { at: { square: button } });
  expect(isPressed(t.state, button)).toBe(true);
  expect(t.state).toMatchObject({ gateOpen: true, stage: 1 });
  const home = turnOf(
    throne({ barka: [10, 21], zoe: { at: [8, 23], tome: 'recipe' } })
      .arrange((s) => {
        s.stage = 1;
        s.statue = sq(s, 7, 21);
        for (const piece of s.tomes) piece.cell = -1;
      })
      .dice('sword'),
    'zoe',
  );
  home.choose('act', { do: 'move', dice: 1 }).choose('goTo', atSquare(home, 8, 24));
  home.expectOver({ how: 'objective' });
});

test('[SF-SETUP-01] with two heroes a dungeon is as full as with six: somebody in every room, or a Portal', () => {
  for (const { id, tiles, monsters, portals, sleepy } of MISSIONS) {
    const there = monsters.filter(({ minPlayers = 0 }) => minPlayers <= 2);
    expect([id, there.length >= 7]).toEqual([id, true]);
    expect(there.length * 2).toBeGreaterThanOrEqual(monsters.length);
    for (const { name, at, face } of tiles.filter((tile) => sleepy.includes(tile.name))) {
      const size = face.startsWith('big') ? 8 : 6;
      const inside = ({ at: [x, y] }: { readonly at: readonly [number, number] }): boolean =>
        x >= at[0] && x < at[0] + size && y >= at[1] && y < at[1] + size;
      if (/corridor|stairs/.test(face)) continue;
      expect([id, name, there.some(inside) || portals.some(inside)]).toEqual([id, name, true]);
    }
  }
});
