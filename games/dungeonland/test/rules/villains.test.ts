import type { Scene } from '@questhall/testkit';
import { expect, test } from 'vitest';
import { VILLAINS } from '../../src/content/index.ts';
import * as flow from '../../src/flow.ts';
import { hasPower } from '../../src/queries/powers.ts';
import { speedOf } from '../../src/queries/values.ts';
import { fittingRow } from '../../src/queries/villains.ts';
import type { State } from '../../src/state.ts';
import type { Row, RowEffect, RowTest } from '../../src/vocabulary-monsters.ts';
import { WINDOWS } from '../../src/vocabulary-monsters.ts';
import { rowText } from '../../src/words/cards.ts';
import type { HeroSetting, Setting } from '../table.ts';
import { A, calm, D, damages, health, hero, monsterActs, OPEN, one, table, turnOf } from '../table.ts';

const prince: HeroSetting = { id: 'prince-charming', at: [2, 2], energy: 0, wielded: [] };
const snow: HeroSetting = { id: 'snow-white', at: [2, 4], energy: 0, wielded: [] };
const reaction = { actor: 0, amount: 0, noSuccess: false, moment: 'any', row: '', next: 0 } as const;
const react = (
  setting: Setting,
  window: Row['window'],
  more: Partial<flow.Reaction> = {},
  dice: readonly (number | string)[] = [],
  arrange: (s: Parameters<Parameters<ReturnType<typeof table>['arrange']>[0]>[0]) => void = () => undefined,
) =>
  table(setting)
    .arrange(arrange)
    .dice(...dice)
    .begin(flow.villainReacts, { ...reaction, window, ...more });
const fired = (t: Scene<State>): unknown[] => t.events('rowFired').map(({ row }) => row);
const versus = (villain: string, more: Setting['monsters'] = [], x = 3, y = 2): Setting => ({
  heroes: [prince, snow],
  monsters: [[villain, x, y], ...more],
});

test('[DL-VAI-01] a villain’s card is data: windows, tests, limits and effects, all with words', () => {
  const rows = VILLAINS.flatMap((villain) => [...villain.rows]);
  expect(VILLAINS.map(({ health: life }) => life)).toEqual([
    [9, 12, 15],
    [8, 11, 14],
    [12, 16, 20],
    [12, 16, 20],
    [15, 20, 25],
    [20, 26, 32],
  ]);
  for (const row of rows) {
    expect(WINDOWS).toContain(row.window);
    expect(rowText(row)).not.toMatch(/undefined|object/);
  }
  const tests = new Set(rows.flatMap((row) => row.tests.map((each: RowTest) => each.test)));
  const effects = new Set(rows.flatMap((row) => row.effects.map((each: RowEffect) => each.do)));
  expect(tests.size).toBeGreaterThan(15);
  expect(effects.size).toBeGreaterThan(20);
  expect(new Set(rows.map(({ limit }) => limit.per))).toEqual(
    new Set(['always', 'round', 'phase', 'adventure', 'cooldown']),
  );
});

test('[DL-VAI-02] [DL-VAI-16] rows are tried from the top; a cooldown counts rounds', () => {
  const t = table(versus('big-bad-wolf')).begin(flow.moveEnds, { hero: 0 });
  const f = { ...reaction, window: 'insteadOfAttack' as const };
  expect(fittingRow(t.state, f, 0)?.row.id).toBe('WOLF-1');
  t.state.villain?.fired.push('WOLF-1');
  t.state.villain?.firedIn.push(3);
  expect(fittingRow(t.state, f, 0)).toBe(undefined);
  t.state.round = 5;
  expect(fittingRow(t.state, f, 0)?.row.id).toBe('WOLF-1');
});

test('[DL-VAI-07] a row that can do nothing is not spent, and a reaction sets off no other', () => {
  const t = react({ heroes: [prince, snow], monsters: [['mouse-king', 3, 2]] }, 'onAttackedRanged', {
    moment: 'declared',
  });
  expect([fired(t), t.state.villain?.fired]).toEqual([[], []]);
  // Shattered Glass hurts heroes; the fall of one does not call All Hands of a villain who is reacting.
  const nested = react(versus('unwritten-king'), 'afterAttack', {}, [], (s) => {
    if (s.villain) s.villain.phase = 3;
    s.rng.script = [...A('mi mi mi mi mi mi')];
  });
  expect(fired(nested)).toEqual(['KING-5']);
});

test('[DL-VAI-08] [DL-VAI-16] Frozen and Sleep only stun a villain', () => {
  const t = turnOf(
    table({
      heroes: [{ ...snow, at: [0, 2], energy: 3, wielded: ['mirror-wand'], skills: ['sleep'] }, prince],
      monsters: [['big-bad-wolf', 3, 3]],
    }).dice(...A('ab mi mi mi'), ...D('mi mi')),
  );
  calm(t.choose('act', { do: 'cast', spell: 'sleep' }));
  expect([one(t, 10).conditions, health(t, 10)]).toEqual([['stunned'], 9]);
});

test('[DL-VAI-09] the table is public, and each row that fires is announced before what it does', () => {
  const t = react(versus('big-bad-wolf', [['wolf-cub', 6, 6]]), 'onMinionDefeated', {}, [], (s) => {
    s.map = {
      ...s.map,
      tiles: s.map.tiles.map((tile) => ({
        ...tile,
        rows: OPEN.map((row, y) => (y === 7 ? '1......2' : row)),
      })),
    };
  });
  expect(t.events().map(({ type }) => type)).toEqual(['rowFired', 'figurePlaced']);
  expect(t.state.others.at(-1)).toMatchObject({ card: 'wolf-cub', waits: true });
});

test('[DL-VAI-10] [DL-VAI-11] thresholds: exact shares, each once, the higher first; conditions go with the old phase', () => {
  const stage = table(versus('mouse-king', [], 4, 4)).arrange((s) => {
    Object.assign(s.others[0] ?? {}, { conditions: ['stunned'] });
    s.villain?.fired.push('MOUSE-5');
    s.villain?.firedIn.push(1);
  });
  const hit = (amount: number) =>
    stage.begin(flow.wound, {
      to: 10,
      amount,
      by: 0,
      kind: 'plain',
      isAttack: true,
      harmless: false,
      final: 0,
    });
  expect(hit(4).state.villain).toMatchObject({ phase: 1 });
  const t = hit(5);
  expect(t.state.villain?.phase).toBe(3);
  expect(t.events('phaseChanged').map(({ phase }) => phase)).toEqual([2, 3]);
  expect(one(t, 10).conditions).toEqual([]);
  expect(t.state.villain?.fired).not.toContain('MOUSE-5');
  const healed = stage
    .arrange((s) => Object.assign(s.others[0] ?? {}, { health: 12 }))
    .begin(flow.moveEnds, { hero: 0 });
  expect(healed.state.villain?.phase).toBe(3);
});

test('[DL-VAI-12] [DL-VAI-13] the windows of one attack: after the declaration, before the defence, after the damage', () => {
  const guard = turnOf(
    table({
      heroes: [
        { id: 'robin-hood', at: [0, 2], energy: 0 },
        { ...prince, at: [0, 6] },
      ],
      monsters: [
        ['mouse-king', 5, 2],
        ['mouse-soldier', 6, 3],
      ],
    }).dice(...A('ra mi mi mi'), ...D('mi')),
  );
  guard.choose('act', { do: 'attack', at: { figure: 10 } });
  expect([fired(guard), damages(guard)]).toEqual([['MOUSE-2'], [[11, 1]]]);
  const crust = turnOf(
    table({
      heroes: [{ ...snow, at: [0, 2], energy: 2, wielded: ['mirror-wand'], skills: ['fireball'] }, prince],
      monsters: [['gingerbread-witch', 4, 4]],
    }).dice(...A('ab mi mi'), ...D('mi mi mi mi')),
  );
  calm(crust.choose('act', { do: 'cast', spell: 'fireball', at: { figure: 10 } }));
  expect([fired(crust), crust.events('defenceRolled')[0]?.faces]).toMatchObject([['WITCH-4'], { length: 4 }]);
  const snap = turnOf(
    table({ heroes: [{ ...prince, wielded: ['longsword'] }, snow], monsters: [['big-bad-wolf', 3, 2]] }).dice(
      ...A('mi mi mi'),
      ...A('mi mi'),
    ),
  );
  snap.choose('act', { do: 'attack' });
  expect(fired(snap)).toEqual(['WOLF-2']);
});

test('[DL-VAI-06] Big Bad Wolf: Huff and Puff pushes, Nightgown hides him, and with nobody in reach he runs on', () => {
  const huff = monsterActs(
    table({
      heroes: [
        { ...prince, at: [4, 4] },
        { ...snow, at: [4, 5] },
      ],
      monsters: [['big-bad-wolf', 7, 7]],
    }).dice(...A('ab mi mi')),
  );
  expect(fired(huff)).toEqual(['WOLF-1']);
  expect(huff.events('moved').filter((event) => event.why === 'pushed').length).toBeGreaterThan(0);
  const gown = table(versus('big-bad-wolf', [], 4, 4)).begin(flow.wound, {
    to: 10,
    amount: 5,
    by: 0,
    kind: 'plain',
    isAttack: true,
    harmless: false,
    final: 0,
  });
  expect(hasPower(gown.state, one(gown, 10), 'invisible')).toBe(true);
  expect(gown.events('moved').length).toBeGreaterThan(0);
  const far = monsterActs(
    table({
      heroes: [
        { ...prince, at: [0, 0] },
        { ...snow, at: [0, 1] },
      ],
      monsters: [['big-bad-wolf', 15, 7]],
      east: OPEN,
    }),
  );
  expect(fired(far)).toEqual(['WOLF-5']);
});

test('[DL-VAI-06] Gingerbread Witch: the oven, sweet sleep, a fresh batch, and crumbling away', () => {
  const oven = {
    heroes: [
      { ...prince, at: [2, 4] as const },
      { ...snow, at: [7, 7] as const, health: 1 },
    ],
    monsters: [['gingerbread-witch', 7, 0]] as const,
    scenery: [{ type: 'oven' as const, x: 4, y: 4 }],
  };
  const pulled = react(oven, 'activationStart', {}, A('ab mi mi mi'));
  expect(fired(pulled)).toEqual(['WITCH-1']);
  expect([one(pulled, 0).cell % 8, one(pulled, 0).conditions]).toEqual([3, ['immobilized']]);
  const batch = react(oven, 'roundStart');
  expect(batch.state.others.at(-1)?.card).toBe('gingerbread-man');
  const sleep = react(
    { ...oven, heroes: oven.heroes.map((each) => ({ ...each, health: 1 })) },
    'insteadOfAttack',
  );
  expect(fired(sleep)).toEqual([]);
  const near = react(
    { ...oven, monsters: [['gingerbread-witch', 5, 5]] },
    'insteadOfAttack',
    {},
    A('ab mi mi mi'),
  );
  expect([fired(near), one(near, 0).conditions]).toEqual([['WITCH-2'], ['asleep']]);
  const swap = react(
    {
      ...oven,
      monsters: [
        ['gingerbread-witch', 7, 0, 4],
        ['gingerbread-man', 0, 0],
      ],
    },
    'heroEndsAdjacent',
  );
  expect([one(swap, 10).cell, one(swap, 11).cell]).toEqual([0, 7]);
});

test('[DL-VAI-06] [DL-VAI-15] Mouse King: seven heads, to arms, cheese lust, shattered crown', () => {
  const heads = monsterActs(
    table({
      heroes: [
        { ...prince, at: [2, 1] },
        { ...snow, at: [2, 3] },
      ],
      monsters: [['mouse-king', 3, 2]],
    }).dice(...A('mi mi mi mi mi'), ...A('mi mi mi mi mi')),
  );
  expect(fired(heads)).toEqual(['MOUSE-1']);
  expect(new Set(heads.events('attackDeclared').flatMap((event) => event.targets as number[]))).toEqual(
    new Set([0, 1]),
  );
  const arms = react(versus('mouse-king'), 'onThreshold', { amount: 66 }, [], (s) => {
    s.map = {
      ...s.map,
      tiles: s.map.tiles.map((tile) => ({
        ...tile,
        rows: OPEN.map((row, y) => (y === 7 ? '1......2' : row)),
      })),
    };
  });
  expect([arms.state.others.at(-1)?.card, arms.state.row[0]?.card]).toEqual([
    'mouse-grenadier',
    'mouse-king',
  ]);
  const cheese = react(versus('mouse-king', [], 7, 2), 'heroInteracts');
  expect(cheese.events('moved')).toHaveLength(4);
  const crown = react(versus('mouse-king'), 'onDamaged', { amount: 1 }, [], (s) => {
    if (s.villain) s.villain.phase = 3;
  });
  const king = one(crown, 10);
  expect([
    hasPower(crown.state, king, 'brutalStrike'),
    hasPower(crown.state, king, 'superiorCritical'),
    speedOf(crown.state, king),
  ]).toEqual([false, true, 6]);
});

test('[DL-DEC-37] [DL-VAI-06] [DL-VAI-15] Bluebeard: broadside, the forbidden key, parry, all hands, rope swing', () => {
  const side = react(versus('captain-bluebeard', [], 6, 3), 'insteadOfAttack', {}, A('ra mi mi mi'));
  expect([fired(side), damages(side)]).toEqual([
    ['BLUE-1'],
    [
      [0, 1],
      [1, 1],
    ],
  ]);
  const key = react(
    { ...versus('captain-bluebeard'), heroes: [{ ...prince, gold: 30 }, snow] },
    'roundStart',
  );
  key.choose('villainChoice', 'loseGold', 1);
  expect(hero(key).gold).toBe(25);
  const poor = react(
    {
      ...versus('captain-bluebeard'),
      heroes: [
        { ...prince, gold: 3 },
        { ...snow, gold: 0 },
      ],
    },
    'roundStart',
  );
  poor.choose('villainChoice', 'beTerrified', 0);
  expect(one(poor, 0).conditions).toEqual(['terrified']);
  const parry = react(
    versus('captain-bluebeard'),
    'onAttackedMelee',
    { moment: 'after', noSuccess: true },
    A('mi mi mi'),
  );
  expect(fired(parry)).toEqual(['BLUE-3']);
  const hands = react(versus('captain-bluebeard', [['bone-pirate', 7, 7]]), 'onHeroDown');
  expect(hands.events('moved').map((event) => event.figure)).toEqual([11, 11]);
  const rope = react(versus('captain-bluebeard'), 'onThreshold', { amount: 50 });
  expect(one(rope, 10).cell % 8).toBe(7);
});

test('[DL-VAI-06] [DL-VAI-15] Evil Queen: mirror, apple, glass, guise, fairest of all', () => {
  const mirror = react(
    {
      ...versus('evil-queen'),
      heroes: [
        { ...prince, health: 5 },
        { ...snow, health: 2 },
      ],
    },
    'activationStart',
  );
  expect([mirror.state.villain?.target, one(mirror, 0).conditions]).toEqual([0, ['blind']]);
  const apple = react(versus('evil-queen'), 'insteadOfAttack', {}, A('ab mi mi mi mi'));
  expect([
    fired(apple),
    apple.state.heroes.filter(({ conditions }) => conditions.includes('asleep')).length,
  ]).toEqual([['QUEEN-2'], 1]);
  const glass = react(versus('evil-queen', [['wolf-cub', 4, 2]]), 'onDamaged', { amount: 3 }, A('ab mi mi'));
  expect(
    damages(glass)
      .map(([id]) => id)
      .sort(),
  ).toEqual([0, 1]);
  const guise = react(versus('evil-queen', [['mirror-wraith', 7, 7]]), 'onThreshold', { amount: 60 });
  expect(one(guise, 10).cell).toBe(7 + 7 * 8);
  const fairest = react(versus('evil-queen'), 'onThreshold', { amount: 30 });
  expect([
    hasPower(fairest.state, one(fairest, 10), 'superiorCritical'),
    hasPower(fairest.state, one(fairest, 10), 'regeneration'),
  ]).toEqual([true, true]);
});

test('[DL-VAI-06] [DL-VAI-15] Unwritten King: blot, twist, borrowed ending, margin note, strike out, last page', () => {
  const phase = (n: number) => (s: { villain: { phase: number } | null; round: number }) => {
    if (s.villain) s.villain.phase = n;
    s.round = 12;
  };
  const blot = react(versus('unwritten-king', [], 4, 2), 'insteadOfAttack', {}, A('ab mi mi mi'));
  expect([fired(blot), one(blot, 0).conditions, one(blot, 1).conditions]).toEqual([
    ['KING-1'],
    ['terrified'],
    ['terrified'],
  ]);
  const twist = react(versus('unwritten-king'), 'roundStart', {}, ['grey-wolf'], (s) => {
    phase(2)(s);
    s.map = {
      ...s.map,
      tiles: s.map.tiles.map((tile) => ({
        ...tile,
        rows: OPEN.map((row, y) => (y === 7 ? '1......2' : row)),
      })),
    };
  });
  expect([twist.state.others.at(-1)?.card, twist.state.row.filter((card) => card.hero >= 0)]).toEqual([
    'grey-wolf',
    [],
  ]);
  const ending = react(
    { ...versus('unwritten-king'), monsters: [['unwritten-king', 3, 2, 10]] },
    'onHeroDown',
    {},
    [],
    phase(2),
  );
  expect(health(ending, 10)).toBe(13);
  const note = react(
    { heroes: [{ ...prince, at: [0, 0] }, snow], monsters: [['unwritten-king', 6, 0]] },
    'onAttackedRanged',
    { moment: 'after' },
  );
  expect(one(note, 0).cell).toBe(2);
  const page = react(
    {
      heroes: [
        { ...prince, energy: 2 },
        { ...snow, health: 1 },
      ],
      monsters: [['unwritten-king', 5, 5]],
    },
    'endPhase',
    {},
    [],
    phase(3),
  );
  expect([hero(page).energy, hero(page, 1).out !== null]).toEqual([1, true]);
});
