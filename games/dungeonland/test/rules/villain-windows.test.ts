/** When the rows of a villain's table may fire: windows, tests and limits, each in the flow of the game. */
import type { Scene } from '@questhall/testkit';
import { expect, test } from 'vitest';
import { VILLAINS } from '../../src/content/index.ts';
import * as flow from '../../src/flow.ts';
import { fittingRow, holds } from '../../src/queries/villains.ts';
import type { State } from '../../src/state.ts';
import { NOBODY } from '../../src/state.ts';
import type { RowTest, Window } from '../../src/vocabulary-monsters.ts';
import { WINDOWS } from '../../src/vocabulary-monsters.ts';
import type { HeroSetting, Setting } from '../table.ts';
import { A, calm, D, monsterActs, OPEN, table, turnOf } from '../table.ts';

const prince: HeroSetting = { id: 'prince-charming', at: [2, 2], energy: 0, wielded: [] };
const snow: HeroSetting = { id: 'snow-white', at: [2, 4], energy: 0, wielded: [] };
const armed: HeroSetting = { ...prince, wielded: ['longsword'] };
const robin: HeroSetting = { id: 'robin-hood', at: [0, 2], energy: 0, wielded: ['yew-bow'] };
const fired = (t: Scene<State>): unknown[] => t.events('rowFired').map(({ row }) => row);
const against = (villain: string, x: number, y: number, more: Partial<Setting> = {}): Setting => ({
  heroes: [prince, snow],
  monsters: [[villain, x, y]],
  ...more,
});
const SPAWNS = OPEN.map((row, y) => (y === 7 ? '1......2' : row));
const inPhase =
  (phase: number, round = 12) =>
  (s: State): void => {
    if (s.villain) s.villain.phase = phase;
    s.round = round;
  };

/** One way for each window to open, by playing; and the row that answers. */
const OPENINGS: Readonly<Record<Exclude<Window, 'insteadOfMove'>, readonly [string, () => Scene<State>]>> = {
  roundStart: [
    'WITCH-3',
    () =>
      table(against('gingerbread-witch', 7, 0, { scenery: [{ type: 'oven', x: 4, y: 4 }] })).begin(
        flow.refreshPhase,
        {},
      ),
  ],
  activationStart: [
    'QUEEN-1',
    () =>
      monsterActs(
        table({ ...against('evil-queen', 7, 7), heroes: [prince, { ...snow, health: 2 }] }).dice(
          ...A('mi mi mi mi mi mi'),
        ),
      ),
  ],
  insteadOfAttack: [
    'WOLF-1',
    () =>
      monsterActs(
        table({
          heroes: [
            { ...prince, at: [4, 4] },
            { ...snow, at: [4, 5] },
          ],
          monsters: [['big-bad-wolf', 7, 7]],
        }).dice(...A('mi mi mi')),
      ),
  ],
  afterAttack: [
    'KING-5',
    () =>
      monsterActs(
        table(against('unwritten-king', 3, 2))
          .arrange(inPhase(3, 5))
          .dice(...A('mi mi mi mi mi mi'), ...A('mi mi mi mi mi mi')),
      ),
  ],
  onAttackedMelee: [
    'WOLF-2',
    () =>
      turnOf(
        table({ ...against('big-bad-wolf', 3, 2), heroes: [armed, snow] }).dice(
          ...A('mi mi mi'),
          ...A('mi mi'),
        ),
      ).choose('act', { do: 'attack' }),
  ],
  onAttackedRanged: [
    'MOUSE-2',
    () =>
      turnOf(
        table({
          heroes: [robin, { ...prince, at: [0, 6] }],
          monsters: [
            ['mouse-king', 5, 2],
            ['mouse-soldier', 6, 3],
          ],
        }).dice(...A('mi mi mi mi')),
      ).choose('act', { do: 'attack', at: { figure: 10 } }),
  ],
  onSpell: [
    'WITCH-4',
    () =>
      calm(
        turnOf(
          table({
            heroes: [
              { ...snow, at: [0, 2], energy: 2, wielded: ['mirror-wand'], skills: ['fireball'] },
              prince,
            ],
            monsters: [['gingerbread-witch', 4, 4]],
          }).dice(...A('ab mi mi'), ...D('mi mi mi mi')),
        ).choose('act', { do: 'cast', spell: 'fireball', at: { figure: 10 } }),
      ),
  ],
  onDamaged: [
    'MOUSE-5',
    () =>
      calm(
        turnOf(
          table({ heroes: [armed, snow], monsters: [['mouse-king', 3, 2, 4]] })
            .arrange(inPhase(3))
            .dice(...A('me mi mi'), ...D('mi mi mi')),
        ).choose('act', { do: 'attack' }),
      ),
  ],
  onThreshold: [
    'WOLF-4',
    () =>
      table(against('big-bad-wolf', 4, 4)).begin(flow.wound, {
        ...{ to: 10, amount: 5, by: 0, kind: 'plain', isAttack: true, harmless: false, final: 0 },
      }),
  ],
  onMinionDefeated: [
    'WOLF-3',
    () =>
      table({
        heroes: [prince, snow],
        monsters: [
          ['big-bad-wolf', 4, 4],
          ['wolf-cub', 6, 6],
        ],
        rows: SPAWNS,
      }).begin(flow.monsterFalls, { monster: 11, by: 0, card: 'wolf-cub' }),
  ],
  onHeroDown: [
    'BLUE-4',
    () =>
      table({
        heroes: [prince, snow],
        monsters: [
          ['captain-bluebeard', 5, 5],
          ['bone-pirate', 7, 7],
        ],
      }).begin(flow.heroFalls, { hero: 0, by: 10 }),
  ],
  heroEndsAdjacent: [
    'WITCH-5',
    () =>
      turnOf(
        table({
          heroes: [prince, snow],
          monsters: [
            ['gingerbread-witch', 5, 2, 4],
            ['gingerbread-man', 7, 7],
          ],
        }),
      ).choose('act', { do: 'move', at: { x: 4, y: 2 } }),
  ],
  heroInteracts: [
    'MOUSE-4',
    () =>
      turnOf(table(against('mouse-king', 7, 2, { scenery: [{ type: 'fountain', x: 3, y: 2 }] }))).choose(
        'act',
        { do: 'interact' },
      ),
  ],
  noTarget: [
    'WOLF-5',
    () =>
      monsterActs(
        table({
          heroes: [
            { ...prince, at: [0, 0] },
            { ...snow, at: [0, 1] },
          ],
          monsters: [['big-bad-wolf', 15, 7]],
          east: OPEN,
        }),
      ),
  ],
  endPhase: [
    'KING-6',
    () =>
      table({ ...against('unwritten-king', 5, 5), heroes: [{ ...prince, energy: 2 }, snow] })
        .arrange(inPhase(3))
        .begin(flow.endPhase, {}),
  ],
};

test('[DL-VAI-03] every window opens in the flow of the game, and the row made for it answers', () => {
  const answers = Object.entries(OPENINGS).map(([window, [, play]]) => [window, fired(play())]);
  expect(answers).toEqual(Object.entries(OPENINGS).map(([window, [row]]) => [window, [row]]));
  const rows = VILLAINS.flatMap((villain) => [...villain.rows]);
  for (const [window, [row]] of Object.entries(OPENINGS))
    expect(rows.find(({ id }) => id === row)?.window).toBe(window);
  // No printed row takes the place of a move; its window is known all the same.
  expect(WINDOWS.filter((window) => !(window in OPENINGS))).toEqual(['insteadOfMove']);
});

const reaction = { actor: 0, amount: 0, noSuccess: false, moment: 'any', row: '', next: 0 } as const;

interface Case {
  readonly test: RowTest;
  readonly yes: Setting;
  readonly no: Setting;
  /** What the window tells, where the test asks for it. */
  readonly told?: readonly [Partial<flow.Reaction>, Partial<flow.Reaction>];
  readonly arranged?: readonly [(s: State) => void, (s: State) => void];
}

const near = against('big-bad-wolf', 4, 2);
const far = against('big-bad-wolf', 7, 7);
const WALL = OPEN.map((row, y) => (y === 5 ? '########' : row));
const behindRock = { ...far, rows: WALL };
const hurt: Setting = {
  ...near,
  heroes: [
    { ...prince, health: 1 },
    { ...snow, health: 1 },
  ],
};
const oven = { scenery: [{ type: 'oven' as const, x: 3, y: 3 }] };
const withCubs = (count: number): Setting => ({
  heroes: [prince, snow],
  monsters: [['big-bad-wolf', 4, 2], ...[5, 6, 7].slice(0, count).map((x) => ['wolf-cub', x, 3] as const)],
});

const CASES: readonly Case[] = [
  { test: { test: 'heroesWithin', distance: 3, atLeast: 2 }, yes: near, no: far },
  { test: { test: 'heroesInSight', distance: 9, atLeast: 2 }, yes: far, no: behindRock },
  {
    test: { test: 'pairWithin', distance: 4, apart: 2 },
    yes: near,
    no: { ...near, heroes: [prince, { ...snow, at: [2, 7] }] },
  },
  { test: { test: 'noHeroAdjacent' }, yes: near, no: against('big-bad-wolf', 3, 2) },
  { test: { test: 'minionWithin', distance: 2 }, yes: withCubs(1), no: withCubs(0) },
  { test: { test: 'fewer', kind: 'wolf-cub', than: 2 }, yes: withCubs(1), no: withCubs(2) },
  { test: { test: 'fewer', kind: 'wolf-cub', than: 'heroes' }, yes: withCubs(1), no: withCubs(2) },
  { test: { test: 'heroNear', scenery: 'oven', distance: 2 }, yes: { ...near, ...oven }, no: near },
  { test: { test: 'fullHealthInSight' }, yes: near, no: hurt },
  { test: { test: 'healthiest' }, yes: near, no: hurt },
  { test: { test: 'targetWithin', distance: 3, health: 3 }, yes: near, no: hurt },
  { test: { test: 'targetWithin', distance: 3, health: 3 }, yes: near, no: far },
  { test: { test: 'attackerAdjacent' }, yes: against('big-bad-wolf', 3, 2), no: near },
  { test: { test: 'attackerBeyond', distance: 4 }, yes: far, no: near },
  { test: { test: 'actorInSight' }, yes: far, no: behindRock },
  {
    ...{ test: { test: 'noSuccess' }, yes: near, no: near },
    told: [{ noSuccess: true }, { noSuccess: false }],
  },
  {
    ...{ test: { test: 'damage', atLeast: 3 }, yes: near, no: near },
    told: [{ amount: 3 }, { amount: 2 }],
  },
  {
    ...{ test: { test: 'threshold', percent: 50 }, yes: near, no: near },
    told: [{ amount: 50 }, { amount: 66 }],
  },
  {
    ...{ test: { test: 'phase', from: 2, to: 2 }, yes: near, no: near },
    arranged: [inPhase(2), inPhase(3)],
  },
  { ...{ test: { test: 'lastPhase' }, yes: near, no: near }, arranged: [inPhase(2), inPhase(1)] },
  {
    ...{ test: { test: 'round', from: 12 }, yes: near, no: near },
    arranged: [inPhase(1, 12), inPhase(1, 11)],
  },
  {
    test: { test: 'healthAtMost', percent: 50 },
    yes: { ...near, monsters: [['big-bad-wolf', 4, 2, 4]] },
    no: { ...near, monsters: [['big-bad-wolf', 4, 2, 5]] },
  },
];

test('[DL-VAI-04] [DL-VAI-14] every test of a row holds in one position and not in another', () => {
  const asked = ({ test: wanted, told, arranged }: Case, setting: Setting, at: 0 | 1): boolean => {
    const { state } = table(setting)
      .arrange(arranged?.[at] ?? (() => undefined))
      .begin(flow.kindness, { hero: 0 });
    const villain = state.others[0];
    if (!villain) throw new Error('there is no villain');
    return holds(state, villain, { ...reaction, window: 'roundStart', ...told?.[at] }, wanted);
  };
  expect(CASES.map((each) => [each.test, asked(each, each.yes, 0), asked(each, each.no, 1)])).toEqual(
    CASES.map((each) => [each.test, true, false]),
  );
  const printed = new Set(
    VILLAINS.flatMap(({ rows }) => rows.flatMap((row) => row.tests.map(({ test: t }) => t))),
  );
  expect([...printed].filter((kind) => !CASES.some((each) => each.test.test === kind))).toEqual([]);
});

test('[DL-VAI-04] all tests of a row must hold together', () => {
  const wanted = (setting: Setting, phase: number): string | undefined => {
    const { state } = table(setting).arrange(inPhase(phase, 3)).begin(flow.kindness, { hero: 0 });
    return fittingRow(state, { ...reaction, window: 'insteadOfAttack' }, 0)?.row.id;
  };
  const close = against('unwritten-king', 4, 2);
  expect(wanted(close, 1)).toBe('KING-1');
  expect(wanted(close, 2)).toBe('KING-7');
  expect(wanted(close, 3)).toBe(undefined);
  expect(wanted(against('unwritten-king', 6, 6), 1)).toBe(undefined);
});

test('[DL-VAI-05] limits: always, once a round, a phase, an adventure, and a cooldown in rounds', () => {
  const again = (
    villain: string,
    row: string,
    window: Window,
    told: Partial<flow.Reaction>,
    phase = 1,
  ): unknown[] => {
    const scene = table({ ...against(villain, 3, 2), heroes: [prince, { ...snow, health: 1 }] })
      .arrange((s) => {
        inPhase(phase, 12)(s);
        s.villain?.fired.push(row);
        s.villain?.firedIn.push(12);
      })
      .begin(flow.kindness, { hero: 0 });
    const { state } = scene;
    const fits = (round: number): boolean => {
      state.round = round;
      return fittingRow(state, { ...reaction, window, ...told }, 0)?.row.id === row;
    };
    return [fits(12), fits(13), fits(14), fits(40)];
  };
  expect(again('unwritten-king', 'KING-6', 'endPhase', {}, 3)).toEqual([true, true, true, true]);
  expect(again('big-bad-wolf', 'WOLF-2', 'onAttackedMelee', {})).toEqual([false, true, true, true]);
  expect(again('evil-queen', 'QUEEN-2', 'insteadOfAttack', {})).toEqual([false, false, true, true]);
  expect(again('unwritten-king', 'KING-3', 'onHeroDown', {}, 2)).toEqual([false, false, false, false]);
  expect(again('big-bad-wolf', 'WOLF-4', 'onThreshold', { amount: 50 })).toEqual([
    false,
    false,
    false,
    false,
  ]);
});

test('[DL-VAI-05] [DL-VAI-11] a new phase gives back what was once a phase, not what was once an adventure', () => {
  const t = table(against('mouse-king', 4, 4))
    .arrange((s) => {
      s.villain?.fired.push('MOUSE-5', 'MOUSE-3a');
      s.villain?.firedIn.push(2, 2);
    })
    .begin(flow.wound, {
      ...{ to: 10, amount: 5, by: NOBODY, kind: 'plain', isAttack: true, harmless: false, final: 0 },
    });
  expect(t.state.villain?.fired).toContain('MOUSE-3a');
  expect(t.state.villain?.fired).not.toContain('MOUSE-5');
});
