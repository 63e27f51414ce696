import { expect, test } from 'vitest';
import { BEASTS } from '../../src/content/index.ts';
import * as flow from '../../src/flow.ts';
import { boardOf } from '../../src/queries/board.ts';
import { attackDiceOf, figuresLeft, stepOf } from '../../src/queries/monsters.ts';
import { acts, foe, hero, sq, table, turnOf } from '../table.ts';

type Setting = Parameters<typeof table>[0];
const FULL = { energy: [4, 4, 4] };
const pair: Setting = { heroes: { barka: [6, 6], zoe: [11, 11] } };

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
      heroes: { zoe: { at: [8, 8], ...FULL, shield: 1 }, barka: [6, 23] },
      mission: 'throne',
      monsters: { m: ['stud', 8, 3, 'S'] },
    })
      .arrange((s) => {
        const [zoe, barka] = s.heroes;
        if (zoe) zoe.cell = sq(s, 8, 8);
        if (barka) Object.assign(barka, { lying: true, life: 0 });
      })
      .dice('sword', 'sword', 'sword', 'sword', 'sword', 'sword'),
    'm',
  );
  expect(t.events('moved')[0]).toMatchObject({ how: 'charge' });
  expect(foe(t, 'm').at >> 1).toBe(sq(t.state, 8, 7));
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
