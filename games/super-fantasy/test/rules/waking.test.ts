import { expect, test } from 'vitest';
import { MISSIONS } from '../../src/content/missions/index.ts';
import * as flow from '../../src/flow.ts';
import type { Mission } from '../../src/mission/types.ts';
import { figuresLeft, isAwake } from '../../src/queries/monsters.ts';
import { portalSquares } from '../../src/queries/places.ts';
import type { PortalState, State } from '../../src/state.ts';
import { foe, hero, monstersPhase, sq, table, turnOf } from '../table.ts';

type Setting = Parameters<typeof table>[0];
const portal = (s: State, kind: 'big' | 'small', x: number, y: number): PortalState => ({
  id: kind,
  kind,
  cell: sq(s, x, y),
  closed: false,
  closable: true,
  progress: 0,
  entry: kind === 'big' ? 0 : -1,
});
const pair: Setting = { heroes: { barka: [6, 6], zoe: [11, 11] } };

test('[SF-MON-01] [SF-CLEAR-05] four steps: wake, spawn, move and attack, clear', () => {
  const t = monstersPhase(
    table({ ...pair, monsters: { m: ['ugly-snout', 7, 7] }, sleepy: ['Gallery'] }).arrange((s) => {
      s.portals = [portal(s, 'small', 10, 0)];
    }),
  );
  const order = t.events().map(({ type }) => type);
  const at = (type: string) => order.indexOf(type);
  expect(at('tileWoke')).toBeLessThan(at('monsterArrived'));
  expect(at('monsterArrived')).toBeLessThan(at('attacked'));
  expect(at('attacked')).toBeLessThan(at('tokensCleared'));
});

test('[SF-MON-02] [SF-MON-03] [SF-MON-04] monsters of a sleepy room do nothing; those of active rooms act', () => {
  const t = monstersPhase(
    table({
      ...pair,
      monsters: { asleep: ['ugly-snout', 3, 8], awake: ['ugly-snout', 8, 2] },
      sleepy: ['Archive'],
    }),
  );
  expect(foe(t, 'asleep').at).toBe(sq(t.state, 3, 8));
  expect(foe(t, 'awake').at).not.toBe(sq(t.state, 8, 2));
  for (const { sleepy, tiles } of MISSIONS) expect(sleepy.length * 2).toBeGreaterThanOrEqual(tiles.length);
});

test('[SF-WAKE-01] [SF-RULING-158] a room that was entered wakes, though everybody has left again', () => {
  const t = monstersPhase(
    table({ ...pair, sleepy: ['Archive', 'Stable'] }).arrange((s) => {
      s.entered = [5];
    }),
  );
  expect(t.events('tileWoke')).toEqual([{ type: 'tileWoke', tile: 5, why: 'entered' }]);
  expect(t.state.sleepy).toEqual([7]);
});

test('[SF-WAKE-04] [SF-WAKE-05] [SF-WAKE-06] [SF-RULING-63] [SF-RULING-105] [SF-RULING-106] [SF-RULING-143] [SF-RULING-159] noise: one roll for each sleepy room next door with monsters; the Alarm symbol wakes it', () => {
  const noisy = (face: string, more: Partial<Setting> = {}) =>
    monstersPhase(
      table({ ...pair, monsters: { m: ['ugly-snout', 1, 10] }, sleepy: ['Archive', 'Scriptorium'], ...more })
        .arrange((s) => {
          s.noise = [4];
        })
        .dice(...(face === '' ? [] : [face])),
    );
  expect(noisy('lightning-red').state.sleepy).toEqual([6]);
  const slept = noisy('drop-blue');
  expect(slept.state.sleepy).toEqual([5, 6]);
  expect(slept.state.noise).toEqual([]);
  /** Behind a closed door nobody hears anything. */
  expect(noisy('', { closed: [5] }).state.sleepy).toEqual([5, 6]);
});

test('[SF-WAKE-07] [SF-RULING-15] [SF-RULING-118] an active monster wakes the room it enters; those in it act in the same step', () => {
  const t = table({
    heroes: { barka: [2, 8], zoe: { at: [11, 11], lying: true, life: 0 } },
    monsters: { runner: ['ugly-snout', 6, 8], sleeper: ['big-snout', 1, 10] },
    sleepy: ['Archive'],
  }).begin(flow.monstersAct, {});
  expect(t.events('tileWoke')).toEqual([{ type: 'tileWoke', tile: 5, why: 'monster' }]);
  expect(hero(t, 'barka').life).toBe(3);
  const both = turnOf(
    table({ ...pair, monsters: { m: ['racing-spider', 5, 8, 'N'] }, sleepy: ['Archive'] }),
    'barka',
  );
  expect(isAwake(both.state, foe(both, 'm'))).toBe(true);
});

/** The second Mission with a Portal that is never idle. */
const busy = (): Mission => {
  const gate = MISSIONS[1] as Mission;
  const table = { lightning: 1, drop: 1, skull: 2 };
  return { ...gate, portals: gate.portals.map((each) => ({ ...each, table })) };
};

const spawning = (free: number, face: string, change: (s: State) => void = () => undefined) =>
  table({ own: busy(), heroes: { barka: [0, 13], zoe: [0, 14] }, closed: [0, 1, 2, 3, 4, 5, 6] })
    .arrange((s) => {
      s.portals = [portal(s, 'big', 8, 8)];
      for (let i = 0; i < 13 - free; i++)
        s.monsters.push({
          ...structuredClone(model(s)),
          id: `u${i}`,
          at: sq(s, 12 + (i % 6), 13 + Math.trunc(i / 6)),
        });
      change(s);
    })
    .dice(face)
    .begin(flow.newMonsters, {});
const model = (_s: State) => ({
  id: '',
  kind: 'ugly-snout' as const,
  at: 0,
  facing: 'S' as const,
  wounds: 0,
  stunned: false,
  frozen: false,
  stuck: false,
  awake: true,
  ridden: false,
  acted: false,
  moved: false,
  warCry: '' as const,
  hurtBy: [],
  opened: false,
  orders: '' as const,
});
const arrivals = (t: ReturnType<typeof spawning>) =>
  t
    .events('monsterArrived')
    .map(({ square }) => portalSquares(t.state, portal(t.state, 'big', 8, 8)).indexOf(Number(square)));

test('[SF-PORTAL-01] [SF-PORTAL-02] [SF-VEC-25] [SF-RULING-147] [SF-PORTAL-07] the Fate Die says how many; they come from the top left clockwise', () => {
  expect(arrivals(spawning(13, 'skull-black'))).toEqual([0, 1]);
  expect(arrivals(spawning(13, 'lightning-red'))).toEqual([0]);
  const t = spawning(13, 'skull-black');
  expect(
    portalSquares(t.state, portal(t.state, 'big', 8, 8)).map((cell) => cell - sq(t.state, 8, 8)),
  ).toEqual([0, 1, 19, 18]);
  for (const { portals } of MISSIONS) expect(portals.length).toBeGreaterThan(0);
});

test('[SF-PORTAL-04] [SF-DV-20] [SF-RULING-107] occupied squares are skipped; what has no square does not come', () => {
  const t = spawning(11, 'skull-black', (s) => {
    const [a, b] = s.monsters;
    if (a && b) {
      a.at = sq(s, 8, 8);
      b.at = sq(s, 9, 9);
    }
  });
  expect(arrivals(t)).toEqual([1, 3]);
});

test('[SF-PORTAL-06] [SF-DV-21] [SF-RULING-140] thirteen Ugly Snouts are in the box', () => {
  const t = spawning(1, 'skull-black');
  expect(arrivals(t)).toHaveLength(1);
  expect(figuresLeft(t.state, 'ugly-snout')).toBe(0);
});

test('[SF-PORTAL-05] [SF-RULING-108] in a sleepy room they come, and sleep', () => {
  const t = monstersPhase(
    table({ ...pair, sleepy: ['Archive'], closed: [3, 5] }).arrange((s) => {
      s.portals = [portal(s, 'small', 2, 8)];
    }),
  );
  expect(t.state.monsters).toHaveLength(1);
  expect(t.state.monsters[0]?.at).toBe(sq(t.state, 2, 8));
});

test('[SF-RULING-153] a Small Portal covers one square; a closed one brings nothing', () => {
  const t = monstersPhase(
    table(pair).arrange((s) => {
      s.portals = [{ ...portal(s, 'small', 2, 8), closed: true }];
    }),
  );
  expect(t.state.monsters).toEqual([]);
  expect(portalSquares(t.state, portal(t.state, 'small', 2, 8))).toHaveLength(1);
});
