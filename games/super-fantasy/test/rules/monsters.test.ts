import { expect, test } from 'vitest';
import { BEASTS } from '../../src/content/index.ts';
import * as flow from '../../src/flow.ts';
import { distancesTo, far, nextMonster } from '../../src/queries/ai.ts';
import { attackDiceOf, stepOf } from '../../src/queries/monsters.ts';
import { acts, foe, hero, monstersPhase, sq, table, turnOf } from '../table.ts';

type Setting = Parameters<typeof table>[0];
const FULL = { energy: [4, 4, 4] };
const pair: Setting = { heroes: { barka: [6, 6], zoe: [11, 11] } };

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
      monsters: { captain: ['big-snout', 2, 7] },
    })
      .arrange((s) => {
        s.killed = ['sergeant', 'cook', 'armourer'];
        for (const each of s.monsters) each.wounds = 1;
      })
      .dice('star', 'star', 'sword', 'sword', 'sword'),
  );
  t.choose('defend', { dice: 2 }).choose('counterattack', 'yes');
  t.expectOver({ how: 'objective' });
});
