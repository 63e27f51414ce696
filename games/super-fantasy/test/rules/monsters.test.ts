import { expect, test } from 'vitest';
import { BEASTS } from '../../src/content/index.ts';
import { MISSIONS } from '../../src/content/missions/index.ts';
import * as flow from '../../src/flow.ts';
import type { Mission } from '../../src/mission/types.ts';
import { distancesTo, far, nextMonster } from '../../src/queries/ai.ts';
import { boardOf } from '../../src/queries/board.ts';
import { attackDiceOf, figuresLeft, isAwake, stepOf } from '../../src/queries/monsters.ts';
import { portalSquares } from '../../src/queries/places.ts';
import type { PortalState, State } from '../../src/state.ts';
import { acts, foe, hero, monstersPhase, sq, table, turnOf } from '../table.ts';

type Setting = Parameters<typeof table>[0];
const FULL = { energy: [4, 4, 4] };
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

test('[SF-AI-01] [SF-AI-04] [SF-AI-09] [SF-AI-10] [SF-AI-11] [SF-VEC-14] [SF-RULING-110] it goes to the nearest hero by the shortest way and attacks', () => {
  const t = acts(
    table({ heroes: { barka: [9, 9], luckylock: [11, 11] }, monsters: { b: ['ugly-snout', 7, 7] } }),
    'b',
  );
  expect(foe(t, 'b').at).toBe(sq(t.state, 8, 8));
  expect(hero(t, 'barka').life).toBe(4);
  expect(far(distancesTo(t.state, false, sq(t.state, 9, 9)), sq(t.state, 7, 7))).toBe(1);
});

test('[SF-AI-02] [SF-AI-03] [SF-AI-13] [SF-RULING-109] Initiative of kinds first, then the nearest, then reading order', () => {
  const t = turnOf(
    table({
      ...pair,
      monsters: {
        big: ['big-snout', 7, 7],
        far: ['ugly-snout', 9, 2],
        near: ['ugly-snout', 8, 8],
        also: ['ugly-snout', 9, 8],
      },
    }),
    'barka',
  );
  const order: (string | undefined)[] = [];
  for (let i = 0; i < 4; i++) {
    const next = nextMonster(t.state);
    order.push(next?.id);
    if (next) next.acted = true;
  }
  expect(order[3]).toBe('big');
  expect(order[0]).toBe('near');
  expect(BEASTS['ugly-snout'].initiative).toBeLessThan(BEASTS['big-snout'].initiative);
});

const tied = (face: string) =>
  acts(
    table({ heroes: { barka: [7, 9], zoe: [9, 9] }, monsters: { c: ['big-snout', 8, 6] } }).dice(face),
    'c',
  );

test('[SF-AI-05] [SF-RULING-111] equally near: the colour of the Fate Die decides, in one roll', () => {
  const t = tied('lightning-red');
  expect(hero(t, 'barka').life).toBe(4);
  expect(t.events('fateRolled')).toHaveLength(1);
  expect(t.events('attacked')[0]).toMatchObject({ why: 'fate' });
});

test('[SF-AI-06] [SF-VEC-16] no match: the Behaviour, green before red, picks Zoe', () => {
  const t = tied('skull-black');
  expect(hero(t, 'zoe').life).toBe(2);
  expect(t.events('attacked')[0]).toMatchObject({ why: 'behaviour' });
});

test('[SF-AI-07] [SF-RULING-113] [SF-RULING-112] figures are in the way; what it cannot engage it swaps for another', () => {
  const t = acts(
    table({
      heroes: { zoe: [8, 23], barka: [8, 19] },
      monsters: { m: ['ugly-snout', 8, 21], a: ['ugly-snout', 8, 22], b: ['ugly-snout', 9, 22] },
    }).dice('skull-black'),
    'm',
  );
  expect(hero(t, 'barka').life).toBe(4);
  expect(t.events('attacked')[0]).toMatchObject({ target: 'barka', why: 'blocked' });
});

test('[SF-AI-08] [SF-RULING-112] it takes a place next to as many heroes as possible', () => {
  const t = acts(
    table({ heroes: { zoe: [8, 8], barka: [10, 8] }, monsters: { m: ['ugly-snout', 8, 11] } }).dice(
      'lightning-green',
    ),
    'm',
  );
  expect(foe(t, 'm').at).toBe(sq(t.state, 9, 9));
});

test('[SF-AI-12] [SF-DOWN-03] a lying hero is no target', () => {
  const t = acts(
    table({
      heroes: { zoe: { at: [8, 8], lying: true, life: 0 }, barka: [11, 8] },
      monsters: { m: ['ugly-snout', 8, 9] },
    }),
    'm',
  );
  expect(hero(t, 'barka').life).toBe(4);
});

test('[SF-RULING-114] behind closed doors it walks towards the heroes and does not idle', () => {
  const t = acts(table({ ...pair, monsters: { m: ['ugly-snout', 1, 8] }, closed: [5] }), 'm');
  expect(foe(t, 'm').at).not.toBe(sq(t.state, 1, 8));
  expect(t.state.doors[5]?.open).toBe(false);
});

test('[SF-RULING-115] out of reach of its target it strikes another hero in its zone', () => {
  const t = table({ heroes: { zoe: [8, 8], barka: [11, 11] }, monsters: { m: ['ugly-snout', 8, 9] } }).begin(
    flow.activate,
    { monster: 'm', target: 'barka', why: 'nearest', charge: 0, victim: '' },
    'attack',
  );
  expect(hero(t, 'zoe').life).toBe(2);
});

test('[SF-FACE-04] [SF-RULING-116] it ends facing the hero it attacks, with the fewest heroes behind', () => {
  const t = acts(
    table({ heroes: { zoe: [8, 7], barka: [7, 9] }, monsters: { m: ['ugly-snout', 8, 8, 'S'] } }).dice(
      'lightning-green',
    ),
    'm',
  );
  expect(hero(t, 'zoe').life).toBe(2);
  expect(foe(t, 'm').facing).toBe('W');
});

test('[SF-STAT-02] [SF-STAT-03] [SF-STAT-05] [SF-DV-14] [SF-DV-15] Stunned: a die and a square less; Frozen: two squares less, never below 0', () => {
  const t = turnOf(table({ ...pair, monsters: { u: ['ugly-snout', 8, 8] } }), 'barka');
  const ugly = foe(t, 'u');
  ugly.stunned = true;
  expect([attackDiceOf(t.state, ugly), stepOf(t.state, ugly)]).toEqual([1, 2]);
  ugly.frozen = true;
  expect(stepOf(t.state, ugly)).toBe(0);
  const still = acts(
    table({ heroes: { zoe: [8, 7], barka: [11, 11] }, monsters: { m: ['ugly-snout', 8, 8] } }).arrange(
      (s) => {
        for (const each of s.monsters) Object.assign(each, { stunned: true, frozen: true });
      },
    ),
    'm',
  );
  expect(hero(still, 'zoe').life).toBe(2);
});

test('[SF-STAT-06] [SF-CLEAR-03] [SF-RULING-149] [SF-CLEAR-01] [SF-DEF-07] [SF-CLEAR-02] step 4 clears tokens and the monsters’ statuses', () => {
  const t = table({
    heroes: { zoe: { at: [8, 7], shield: 4, poisoned: true, counterattack: 1 }, barka: [11, 11] },
    monsters: { m: ['ugly-snout', 8, 1] },
  })
    .arrange((s) => {
      for (const each of s.monsters) Object.assign(each, { stunned: true, frozen: true, stuck: true });
      Object.assign(s, { wolf: 'm', aim: 'm', fortress: 'zoe' });
    })
    .begin(flow.clearTokens, {});
  expect(foe(t, 'm')).toMatchObject({ stunned: false, frozen: false, stuck: false });
  expect(t.state).toMatchObject({ wolf: '', aim: '', fortress: '' });
  expect(hero(t, 'zoe')).toMatchObject({ shield: 0, poisoned: true, counterattack: 1 });
});

test('[SF-CORE-07] [SF-DOWN-01] [SF-DOWN-02] [SF-DOWN-04] [SF-CLEAR-04] [SF-RULING-124] [SF-RULING-127] at 0 Life a hero lies down, the End token comes nearer, and he stands up with all Life', () => {
  const t = table({
    heroes: { zoe: { at: [8, 7], life: 1, frozen: true, energy: [1, 0, 0] }, barka: [11, 11] },
    monsters: { m: ['ugly-snout', 8, 8] },
  }).begin(flow.monsterAttack, { monster: 'm', hero: 'zoe', dice: 2, why: 'only' });
  expect(hero(t, 'zoe')).toMatchObject({ lying: true, cell: sq(t.state, 8, 7), life: 0 });
  expect(t.state.endToken).toBe(11);
  const up = table({
    heroes: { zoe: { at: [8, 7], life: 0, lying: true, frozen: true, energy: [1, 0, 0] }, barka: [11, 11] },
  }).begin(flow.clearTokens, {});
  expect(hero(up, 'zoe')).toMatchObject({ lying: false, life: 3, frozen: true, energy: [1, 0, 0] });
});

test('[SF-DV-22] [SF-RULING-123] the loss is checked when the marker advances: at or beyond the End token', () => {
  const ends = (end: number) =>
    table(pair)
      .arrange((s) => {
        s.turnMarker = 7;
        s.endToken = end;
      })
      .begin(flow.playTurn, {}, 'advance');
  ends(7).expectOver({ how: 'timeOut' });
  ends(8).expectOver({ how: 'timeOut' });
  const goesOn = ends(9);
  expect(goesOn.state.outcome).toBeNull();
  expect(goesOn.state.turnMarker).toBe(8);
});

test('[SF-RULING-125] victory is seen at once, in any phase', () => {
  const t = monstersPhase(
    table({
      mission: 'guardhouse',
      heroes: { barka: { at: [2, 8], ...FULL, shield: 2, counterattack: 1 }, zoe: [5, 11] },
      monsters: { m: ['big-snout', 2, 7] },
    })
      .arrange((s) => {
        for (const each of s.monsters) each.wounds = 1;
      })
      .dice('star', 'star', 'sword', 'sword', 'sword'),
  );
  t.choose('defend', { dice: 2 }).choose('counterattack', 'yes');
  t.expectOver({ how: 'objective' });
});

const strikes = (monster: Parameters<typeof table>[0]['monsters'], of: object, ...dice: string[]) =>
  table({
    mission: 'throne',
    heroes: { zoe: { at: [8, 20], ...FULL, ...of }, barka: [6, 23] },
    ...(monster ? { monsters: monster } : {}),
  })
    .dice(...dice)
    .begin(flow.monsterAttack, { monster: 'm', hero: 'zoe', dice: 2, why: 'only' });

test('[SF-MATK-04] [SF-RULING-26] a star of a monster is worth what its Beasts Page says', () => {
  const t = strikes(
    { m: ['s-n-o-u-t', 8, 19] },
    { shield: 3 },
    'swords',
    'swords',
    'swords',
    'star',
    'sword',
  );
  t.choose('defend', { dice: 3 });
  expect(t.events('rolled')[1]).toMatchObject({ star: 3, total: 4 });
});

test('[SF-RULING-27] [SF-RULING-119] at most 6 dice in a defence; none is allowed, too', () => {
  const t = strikes({ m: ['ugly-snout', 8, 19] }, { shield: 9 });
  expect(t.options('defend')).toHaveLength(7);
  t.choose('defend', { dice: 0 });
  expect(hero(t, 'zoe')).toMatchObject({ life: 2, shield: 9 });
});

test('[SF-RULING-73] without Attack dice it cannot beat a token, but hits who has none', () => {
  const zero = (shield: number, ...dice: string[]) =>
    table({
      heroes: { zoe: { at: [8, 8], ...FULL, shield }, barka: [11, 11] },
      monsters: { m: ['ugly-snout', 8, 9] },
    })
      .dice(...dice)
      .begin(flow.monsterAttack, { monster: 'm', hero: 'zoe', dice: 0, why: 'only' });
  expect(hero(zero(1, 'sword').choose('defend', { dice: 1 }), 'zoe').life).toBe(3);
  expect(hero(zero(0), 'zoe').life).toBe(2);
});

test('[SF-RULING-70] Fortress: +3 to a defence, and 3 instead of an automatic hit', () => {
  const t = table({
    heroes: { zoe: { at: [8, 8], ...FULL }, barka: [11, 11] },
    monsters: { m: ['ugly-snout', 8, 9] },
  })
    .arrange((s) => {
      s.fortress = 'zoe';
    })
    .dice('sword', 'sword')
    .begin(flow.monsterAttack, { monster: 'm', hero: 'zoe', dice: 2, why: 'only' });
  expect(t.events('blocked')).toHaveLength(1);
});

test('[SF-RULING-161] [SF-RULING-121] spiders Poison, Smelly Things Stun, Zur’ill Freezes, each only on a hit', () => {
  expect(hero(strikes({ m: ['racing-spider', 8, 18, 'S'] }, {}), 'zoe').poisoned).toBe(true);
  expect(hero(strikes({ m: ['smelly-things', 8, 18, 'S'] }, {}), 'zoe').stunned).toBe('next');
  expect(hero(strikes({ m: ['zur-ill', 8, 18, 'S'] }, {}), 'zoe').frozen).toBe(true);
  const blocked = strikes(
    { m: ['racing-spider', 8, 18, 'S'] },
    { shield: 2 },
    'star',
    'star',
    'sword',
    'sword',
  ).choose('defend', { dice: 2 });
  expect(hero(blocked, 'zoe').poisoned).toBe(false);
  const down = strikes({ m: ['racing-spider', 8, 18, 'S'] }, { life: 1 });
  expect(hero(down, 'zoe')).toMatchObject({ lying: true, poisoned: false });
});

test('[SF-RULING-161] [SF-RULING-150] Dorbak: 2 Damage with two stars, one knock-out at most', () => {
  expect(hero(strikes({ m: ['dorbak', 8, 18, 'S'] }, {}, 'star', 'star'), 'zoe').life).toBe(1);
  expect(hero(strikes({ m: ['dorbak', 8, 18, 'S'] }, {}, 'star', 'sword'), 'zoe').life).toBe(2);
  const down = strikes({ m: ['dorbak', 8, 18, 'S'] }, { life: 1 }, 'star', 'star');
  expect(down.state.endToken).toBe(11);
});

test('[SF-RULING-161] Tatanka springs a trap that was set aside; none left, nothing happens', () => {
  const t = strikes({ m: ['tatanka', 8, 18, 'S'] }, {}, 'iron-cage');
  expect(hero(t, 'zoe').caged).toBe(true);
  expect(t.state.trapsAside).toBe(7);
});

test('[SF-RULING-161] a Spiked Snout strips a token of whoever fails in melee', () => {
  const t = turnOf(
    table({
      mission: 'throne',
      heroes: { zanvor: { at: [8, 20], ...FULL, shield: 2 }, zoe: [6, 23] },
      monsters: { m: ['spiked-snout', 8, 18, 'S'] },
    })
      .arrange((s) => {
        for (const each of s.monsters) each.at = sq(s, 8, 19) * 2;
      })
      .dice('sword'),
    'zanvor',
  );
  t.choose('act', { do: 'attack', weapon: 'foil', dice: 1, at: { figure: 'm' } });
  expect(hero(t, 'zanvor').shield).toBe(1);
});

test('[SF-RULING-161] Stud charges in a straight line with a die more', () => {
  const t = acts(
    table({
      heroes: { zoe: { at: [8, 6], ...FULL, shield: 1 }, barka: [6, 23] },
      mission: 'throne',
      monsters: { m: ['stud', 8, 1, 'S'] },
    })
      .arrange((s) => {
        const [zoe, barka] = s.heroes;
        if (zoe) zoe.cell = sq(s, 8, 6);
        if (barka) Object.assign(barka, { lying: true, life: 0 });
      })
      .dice('sword', 'sword', 'sword', 'sword', 'sword', 'sword'),
    'm',
  );
  expect(t.events('moved')[0]).toMatchObject({ how: 'charge' });
  expect(foe(t, 'm').at >> 1).toBe(sq(t.state, 8, 5));
  t.choose('defend', { dice: 1 });
  expect(t.events('rolled')[1]?.dice).toHaveLength(5);
});

test('[SF-RULING-161] Zur’ill opens the Small Portal once, next to his target', () => {
  const t = acts(
    table({
      mission: 'throne',
      heroes: { zoe: { at: [8, 20], ...FULL }, barka: { at: [6, 23], lying: true, life: 0 } },
      monsters: { m: ['zur-ill', 8, 18, 'S'] },
    }),
    'm',
  );
  expect(t.state.portals).toHaveLength(1);
  expect(t.state.monsters).toHaveLength(2);
  expect(t.state.portalPiece).toBe(false);
});

test('[SF-RULING-71] [SF-RULING-140] a Ridden Spider is faster and stronger; its rider goes on on foot', () => {
  const t = turnOf(
    table({
      heroes: { zanvor: { at: [8, 2], ...FULL }, zoe: [11, 11] },
      monsters: { m: ['racing-spider', 8, 0, 'S'] },
    })
      .arrange((s) => {
        for (const each of s.monsters) Object.assign(each, { ridden: true, wounds: 2, at: sq(s, 8, 1) * 2 });
      })
      .dice('star', 'star'),
    'zanvor',
  );
  expect([
    attackDiceOf(t.state, foe(t, 'm')),
    stepOf(t.state, foe(t, 'm')),
    figuresLeft(t.state, 'ugly-snout'),
  ]).toEqual([3, 7, 12]);
  t.choose('act', { do: 'attack', weapon: 'foil', dice: 2, at: { figure: 'm' } });
  expect(t.state.monsters.map(({ kind }) => kind)).toEqual(['ugly-snout']);
});

test('[SF-RULING-117] orders: a guard stays on its tile, a hunter of carriers goes for who carries', () => {
  const guard = acts(
    table({ ...pair, monsters: { m: ['ugly-snout', 8, 2] } }).arrange((s) => {
      for (const each of s.monsters) each.orders = 'guard';
    }),
    'm',
  );
  expect(foe(guard, 'm').at).toBe(sq(guard.state, 8, 2));
  const carrier = acts(
    table({
      heroes: { barka: [8, 7], zoe: { at: [11, 8], tome: 'tome-one' } },
      monsters: { m: ['ugly-snout', 8, 8] },
    }).arrange((s) => {
      for (const each of s.monsters) each.orders = 'carrier';
    }),
    'm',
  );
  expect(hero(carrier, 'zoe').life).toBe(2);
});

test('[SF-RULING-139] the boss is called Zur’ill', () => {
  expect(boardOf(turnOf(table(pair), 'barka').state).layout.tiles.length).toBeGreaterThan(0);
  expect(Object.keys(BEASTS)).toContain('zur-ill');
});
