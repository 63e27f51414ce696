import { expect, test } from 'vitest';
import * as flow from '../../src/flow.ts';
import { rules } from '../../src/index.ts';
import { sees } from '../../src/queries/sight.ts';
import type { HeroSetting, Setting, XY } from '../table.ts';
import {
  A,
  at,
  calm,
  D,
  damages,
  friend,
  health,
  hero,
  monsterActs,
  OPEN,
  one,
  place,
  table,
  turnOf,
} from '../table.ts';

const robin: HeroSetting = { id: 'robin-hood', at: [0, 0], energy: 0 };

/** Does the hero at (0,0) see the monster, with figures and rock in between? */
function seen(
  to: XY,
  figures: readonly XY[] = [],
  rock: readonly XY[] = [],
  aim = { deadeye: false, pastEnemies: false },
  friendly = false,
): boolean {
  const rows = OPEN.map((row, y) =>
    [...row].map((letter, x) => (rock.some(([cx, cy]) => cx === x && cy === y) ? '#' : letter)).join(''),
  );
  const t = table({ heroes: [robin, { ...friend, at: [0, 7] }], monsters: [['wolf-cub', ...to]], rows })
    .arrange((s) => {
      for (const xy of figures) place(s, friendly ? 'captive' : 'mouse-soldier', xy);
    })
    .begin(flow.moveEnds, { hero: 0 });
  return sees(t.state, one(t, 0), one(t, 10), aim);
}

test('[DL-VEC-084] [DL-LOS-01] [DL-LOS-03] [DL-POW-07] [DL-ZEN-03] figures block the line; Deadeye sees past friends, Ranged Mastery past enemies', () => {
  expect(seen([4, 0])).toBe(true);
  expect(seen([4, 0], [[2, 0]])).toBe(false);
  expect(seen([4, 0], [[2, 0]], [], { deadeye: true, pastEnemies: false })).toBe(false);
  expect(seen([4, 0], [[2, 0]], [], { deadeye: true, pastEnemies: false }, true)).toBe(true);
  expect(seen([4, 0], [[2, 0]], [], { deadeye: false, pastEnemies: true })).toBe(true);
  const ranged = turnOf(
    table({
      heroes: [{ ...robin, skills: ['rangedMastery'] }, friend],
      monsters: [
        ['wolf-cub', 4, 0],
        ['mouse-soldier', 2, 0],
      ],
    }),
  );
  expect(
    ranged
      .options('act')
      .some((option) => option.do === 'attack' && (option.at as { figure: number }).figure === 10),
  ).toBe(true);
  const plain = turnOf(
    table({
      heroes: [robin, friend],
      monsters: [
        ['wolf-cub', 4, 0],
        ['mouse-soldier', 2, 0],
      ],
    }),
  );
  expect(plain.refusal({ do: 'attack', at: { figure: 10 } })).toEqual({
    ...{ rule: 'DL-LOS-01', figure: 10 },
    ...{ by: 'figure', east: 2, south: 0 },
  });
});

test('[DL-LOS-01] [DL-LOS-04] who asks why is told what is in the way, and the table shows it', () => {
  const rows = OPEN.map((row, y) => (y === 1 ? '.#......' : y === 0 ? '.#......' : row));
  const behind = (x: number, y: number, drawn: readonly string[]) =>
    turnOf(table({ heroes: [robin, friend], monsters: [['wolf-cub', x, y]], rows: drawn }));
  const rock = behind(4, 0, rows);
  expect(rock.refusal({ do: 'attack', at: { figure: 10 } })).toMatchObject({ by: 'rock', east: 1, south: 0 });
  expect(rules.view(rock.state, 0).unseen).toEqual([{ figure: 10, by: 'rock', x: 1, y: 0 }]);
  const pinched = OPEN.map((row, y) => (y === 1 ? '#.......' : y === 0 ? '.#......' : row));
  const corner = behind(3, 3, pinched);
  const reason = corner.refusal({ do: 'attack', at: { figure: 10 } });
  expect(reason).toMatchObject({ by: 'corner', east: 0.5, south: 0.5 });
  expect(rules.words.reason(reason, rules.view(corner.state, 0))).toBe(
    'Wolf Cub is out of sight: a corner 0.5 east and 0.5 south is in the way. (DL-LOS-01)',
  );
  expect(rules.view(behind(4, 4, OPEN).state, 0).unseen).toEqual([]);
});

test('[DL-VEC-085] [DL-LOS-02] [DL-RULING-68] the line from centre to centre crosses these spaces and no others', () => {
  for (const cell of [
    [1, 0],
    [1, 1],
    [2, 1],
    [3, 1],
    [3, 2],
  ] as const)
    expect(seen([4, 2], [cell])).toBe(false);
  for (const cell of [
    [2, 0],
    [2, 2],
  ] as const)
    expect(seen([4, 2], [cell])).toBe(true);
});

test('[DL-VEC-086] [DL-LOS-04] at a corner only terrain on both sides blocks', () => {
  expect(
    seen(
      [3, 3],
      [
        [1, 0],
        [0, 1],
      ],
    ),
  ).toBe(true);
  expect(
    seen(
      [3, 3],
      [],
      [
        [1, 0],
        [0, 1],
      ],
    ),
  ).toBe(false);
  expect(seen([3, 3], [], [[1, 0]])).toBe(true);
  expect(seen([3, 3], [[2, 2]])).toBe(false);
});

test('[DL-VEC-087] [DL-LOS-05] a line that leaves the map is blocked', () => {
  const rows = ['._......', '._......', ...Array(6).fill('........')];
  const t = table({ heroes: [robin, friend], monsters: [['wolf-cub', 2, 1]], rows }).begin(flow.moveEnds, {
    hero: 0,
  });
  expect(sees(t.state, one(t, 0), one(t, 10))).toBe(false);
});

test('[DL-VEC-089] one clear line to any space of a Large Creature is enough', () => {
  const t = table({
    heroes: [robin, friend],
    monsters: [
      ['oni-brute', 4, 1],
      ['mouse-soldier', 2, 1],
    ],
  }).begin(flow.moveEnds, { hero: 0 });
  expect(sees(t.state, one(t, 0), one(t, 10))).toBe(true);
});

test('[DL-VEC-090] [DL-POW-19] [DL-RULING-88] the Invisible are reached by melee and by areas aimed elsewhere', () => {
  const far = turnOf(table({ heroes: [robin, friend], monsters: [['mirror-wraith', 3, 0]] }));
  expect(far.refusal({ do: 'attack' })).toEqual({ rule: 'DL-POW-19', figure: 10 });
  const near = turnOf(
    table({ heroes: [{ ...robin, wielded: ['dagger'] }, friend], monsters: [['mirror-wraith', 1, 0]] }),
  );
  expect(near.options('act').some((option) => option.do === 'attack')).toBe(true);
  const blast = turnOf(
    table({
      heroes: [{ id: 'snow-white', at: [0, 0], energy: 2, skills: ['fireball'] }, friend],
      monsters: [['mirror-wraith', 3, 0, 9]],
    }).dice(...A('ab mi mi'), ...D('mi mi')),
  );
  calm(blast.choose('act', { do: 'castSpace' }).choose('space', { do: 'aim', at: { x: 2, y: 0 } }));
  expect(damages(blast)).toEqual([[10, 2]]);
});

const rowOf = (t: { state: { row: { card: string; hero: number }[] } }) =>
  t.state.row.map(({ card, hero }) => (card === 'hero' ? hero : card));

test('[DL-VEC-091] [DL-INIT-03] [DL-INIT-04] [DL-INIT-05] [DL-DEC-06] tokens are laid when a hero card comes up, and stay', () => {
  const t = table({
    heroes: [
      { id: 'red-riding-hood', at: [0, 0] },
      { id: 'prince-charming', at: [0, 1] },
    ],
    monsters: [
      ['wolf-cub', 7, 7],
      ['candle-imp', 7, 0],
    ],
  })
    .arrange((s) => {
      s.row = ['hero', 'wolf-cub', 'hero', 'candle-imp'].map((card) => ({ card, hero: -1, done: false }));
      for (const each of s.others) each.conditions = ['asleep'];
    })
    .begin(flow.actionPhase, {});
  t.choose('assignCard', { do: 'takeCard', at: { figure: 0 } }, 1);
  t.expectAsked(0, 'act').choose('act', 'endActivation');
  t.expectAsked(1, 'act').choose('act', 'endActivation');
  expect(rowOf(t)).toEqual([0, 'wolf-cub', 1, 'candle-imp']);
  const order = t.events('activationBegan').map((event) => event.figure);
  expect(order).toEqual([0, 10, 1, 11]);
});

test('[DL-VEC-092] [DL-RULING-75] the card of an unconscious hero is skipped, and waits', () => {
  const t = table({
    heroes: [
      { id: 'red-riding-hood', outSince: 3 },
      { id: 'prince-charming', at: [0, 1] },
    ],
  }).begin(flow.actionPhase, {});
  t.expectAsked(1, 'act').choose('act', 'endActivation');
  expect(rowOf(t)).toEqual([0, 1]);
  t.expectEnd();
});

test('[DL-VEC-094] [DL-RULING-77] the card of a kind leaves with its last figure', () => {
  const t = table({
    heroes: [robin, friend],
    monsters: [
      ['wolf-cub', 3, 3],
      ['candle-imp', 4, 4],
    ],
  }).begin(flow.monsterFalls, { monster: 10, by: 0, card: 'wolf-cub' });
  expect(rowOf(t)).toEqual([0, 1, 'candle-imp']);
});

test('[DL-VEC-095] [DL-ROUND-04] [DL-ROUND-05] [DL-RULING-69] no event in the first round', () => {
  const stage = table({ heroes: [robin, friend] }).arrange((s) => {
    s.eventDeck = [];
    s.eventDiscard = ['dawn'];
    s.round = 1;
  });
  expect(stage.begin(flow.eventPhase, {}).events('eventDrawn')).toEqual([]);
  const second = stage
    .arrange((s) => (s.round = 2))
    .dice('dawn')
    .begin(flow.eventPhase, {});
  expect(second.events('eventDrawn')).toEqual([{ type: 'eventDrawn', card: 'dawn' }]);
  expect([second.state.rules, second.state.eventDiscard]).toEqual([['dawn'], ['dawn']]);
});

const doorway: Setting = {
  heroes: [
    { ...robin, at: [8, 3] },
    { ...friend, at: [9, 4] },
  ],
  east: OPEN,
  doors: [{ side: 'N', x: 11, y: 0, open: false }],
  adventure: 'a1',
};

test('[DL-VEC-096] [DL-EXPL-04] [DL-EXPL-06] [DL-RULING-78] [DL-DEC-33] a third tile replaces the one without heroes', () => {
  const at0 = (setting: Setting) =>
    turnOf(
      table({
        ...setting,
        heroes: setting.heroes.map((each, i) => (i === 0 ? { ...each, at: [11, 0] as const } : each)),
      }).arrange((s) => {
        s.progress.cardsLeft = 1;
        s.exploration = ['e105'];
      }),
    );
  const t = at0(doorway);
  t.state.rng.script = ['e105'];
  t.choose('act', 'openDoor');
  expect(t.state.map.tiles.map(({ x, y }) => [x, y])).toEqual([
    [8, 0],
    [8, -8],
  ]);
  expect(one(t, 0).cell).toBe(3 + 8 * 8);
  expect(t.events('tileRemoved')).toHaveLength(1);
  const apart = at0({
    ...doorway,
    heroes: [
      { ...robin, at: [11, 0] },
      { ...friend, at: [1, 1] },
    ],
  });
  expect(apart.refusal({ do: 'openDoor' })).toEqual({ rule: 'DL-RULING-78' });
  const fought = at0({ ...doorway, monsters: [['wolf-cub', 14, 6]] });
  expect(fought.refusal({ do: 'openDoor' })).toEqual({ rule: 'DL-EXPL-04' });
});

test('[DL-VEC-097] [DL-ACT-08] [DL-ACT-09] [DL-RULING-70] Rest is the second action', () => {
  const t = turnOf(table({ heroes: [{ ...robin, energy: 1 }, friend] }));
  expect(t.refusal('rest')).toEqual({ rule: 'DL-RULING-70' });
  t.choose('act', { do: 'move', at: { x: 1, y: 0 } }).choose('act', 'rest');
  expect(hero(t).energy).toBe(6);
  const stunned = turnOf(table({ heroes: [{ ...robin, conditions: ['stunned'] }, friend] }));
  expect(stunned.refusal('rest')).toEqual({ rule: 'DL-RULING-70' });
  stunned.choose('act', 'forgo');
  expect(stunned.refusal('rest')).toEqual({ rule: 'DL-ACT-01' });
});

test('[DL-VEC-099] [DL-AI-06] a shooter that can get no farther away stays and shoots', () => {
  const t = monsterActs(
    table({
      heroes: [
        { ...robin, at: [3, 3] },
        { ...friend, at: [0, 0], id: 'nutcracker' },
      ],
      monsters: [['bone-pirate', 0, 0]],
    })
      .arrange((s) => Object.assign(s.heroes[1] ?? {}, { cell: -1, out: { since: 3, healed: false } }))
      .dice(...A('mi mi mi')),
  );
  expect(t.events('moved')).toEqual([]);
  expect(t.events('attackDeclared')).toHaveLength(1);
});

test('[DL-VEC-100] [DL-AI-03] a shooter in melee walks away, and pays for it', () => {
  const t = monsterActs(
    table({
      heroes: [
        { ...robin, at: [1, 1], wielded: ['dagger'] },
        { id: 'nutcracker', outSince: 3 },
      ],
      monsters: [['bone-pirate', 0, 0]],
    }).dice(...A('mi mi'), ...A('mi mi mi')),
  );
  t.choose('freeAttack', { do: 'strike' });
  expect(t.events('moved').flatMap((event) => event.path)).toEqual([
    at([1, 0]),
    at([2, 0]),
    at([3, 0]),
    at([4, 0]),
  ]);
  const order = t
    .events()
    .map(({ type }) => type)
    .filter((type) => type === 'moved' || type === 'attackDeclared');
  expect(order).toEqual(['moved', 'moved', 'attackDeclared', 'moved', 'moved', 'attackDeclared']);
});

test('[DL-VEC-101] [DL-AI-09] [DL-RULING-85] a stunned monster attacks or moves, not both', () => {
  const near = calm(
    monsterActs(
      table({ heroes: [{ ...robin, at: [2, 2] }, friend], monsters: [['wolf-cub', 3, 2]] })
        .arrange((s) => Object.assign(s.others[0] ?? {}, { conditions: ['stunned'] }))
        .dice(...A('mi mi')),
    ),
  );
  expect([near.events('moved'), near.events('attackDeclared').length]).toEqual([[], 1]);
  const far = monsterActs(
    table({ heroes: [{ ...robin, at: [0, 0] }, friend], monsters: [['wolf-cub', 5, 0]] }).arrange((s) =>
      Object.assign(s.others[0] ?? {}, { conditions: ['stunned'] }),
    ),
  );
  expect([far.events('moved').length > 0, far.events('attackDeclared')]).toEqual([true, []]);
});

test('[DL-VEC-102] [DL-POW-16] [DL-RULING-97] [DL-AI-05] a Hunter goes for the weakest it can reach', () => {
  const setting = (x: number): Setting => ({
    heroes: [
      { id: 'prince-charming', at: [1, 1], health: 4, wielded: ['longsword'], energy: 0 },
      { id: 'snow-white', at: [x, 1], health: 1, energy: 0 },
    ],
    monsters: [['grey-wolf', 2, 1]],
  });
  const t = monsterActs(
    table(setting(5))
      .arrange((s) => ((s.others[0] as { card: string }).card = 'grey-wolf'))
      .dice(...A('mi mi mi')),
  );
  calm(t);
  expect(t.events('attackDeclared').at(-1)).toMatchObject({ targets: [1], because: 'hunter' });
  const tooFar = calm(
    monsterActs(
      table({
        ...setting(7),
        rows: Array.from({ length: 8 }, (_, y) => (y === 1 ? '........' : '.#####..')),
      }).dice(...A('mi mi mi')),
    ),
  );
  expect(tooFar.events('attackDeclared').at(-1)).toMatchObject({ targets: [1] });
  const out = calm(
    monsterActs(
      table({
        ...setting(5),
        heroes: [setting(5).heroes[0] as HeroSetting, { id: 'snow-white', at: [7, 7], health: 1, energy: 0 }],
        monsters: [['grey-wolf', 0, 1]],
      }).dice(...A('mi mi mi')),
    ),
  );
  expect(out.events('attackDeclared').at(-1)).toMatchObject({ targets: [0] });
});

test('[DL-VEC-104] [DL-DICE-16] [DL-DICE-18] [DL-LOOT-05] 10 gold for each hero', () => {
  const t = turnOf(
    table({ heroes: [robin, friend, { id: 'snow-white', at: [5, 5] }], card: 'e105' }).dice(5),
  );
  t.choose('act', 'loot');
  expect(t.state.heroes.map(({ gold }) => gold)).toEqual([20, 20, 20]);
});

test('[DL-VEC-105] [DL-LOOT-01] [DL-LOOT-03] [DL-LOOT-04] [DL-ACT-10] when nothing is to be found', () => {
  const start = turnOf(table({ heroes: [robin, friend] }));
  expect(start.refusal('loot')).toEqual({ rule: 'DL-LOOT-04' });
  const twice = turnOf(table({ heroes: [robin, friend], card: 'e105' }).dice(1));
  twice.choose('act', 'loot');
  expect(twice.refusal('loot')).toEqual({ rule: 'DL-LOOT-03' });
  const fight = turnOf(
    table({ heroes: [robin, friend], card: 'e105', east: OPEN, monsters: [['wolf-cub', 14, 5]] }),
  );
  expect(fight.refusal('loot')).toEqual({ rule: 'DL-LOOT-01' });
});

test('[DL-VEC-106] [DL-LOOT-02] [DL-RULING-71] Loot costs no action', () => {
  const t = turnOf(table({ heroes: [robin, friend], card: 'e105' }).dice(1));
  t.choose('act', 'forgo').choose('act', 'forgo').choose('act', 'loot');
  expect(t.events('lootRolled')).toEqual([{ type: 'lootRolled', figure: 0, face: 'miss' }]);
});

test('[DL-VEC-107] [DL-WIELD-01] [DL-WIELD-04] [DL-RULING-59] no slot, no wielding', () => {
  const t = turnOf(
    table({
      heroes: [
        {
          ...robin,
          wielded: ['soldiers-sword', 'round-shield', 'wolf-tooth-amulet', 'copper-ring', 'thimble-ring'],
          backpack: ['woodcutters-axe', 'ribbon-amulet', 'frog-ring'],
        },
        friend,
      ],
    }),
  );
  t.choose('act', 'swap');
  expect(t.refusal({ do: 'wield', at: { item: 'woodcutters-axe' } })).toMatchObject({ rule: 'DL-WIELD-01' });
  expect(t.refusal({ do: 'wield', at: { item: 'ribbon-amulet' } })).toMatchObject({ rule: 'DL-WIELD-04' });
  expect(t.refusal({ do: 'wield', at: { item: 'frog-ring' } })).toMatchObject({ rule: 'DL-WIELD-04' });
});

test('[DL-VEC-109] [DL-CONS-03] [DL-DEC-31] [DL-RULING-61] a third consumable needs room', () => {
  const t = table({
    heroes: [
      { ...robin, consumables: ['snare', 'fire-oil'] },
      { ...friend, consumables: ['porridge', 'pebbles'] },
    ],
    card: 'e105',
  })
    .arrange((s) => s.consumables.splice(s.consumables.indexOf('fairy-tea'), 1))
    .begin(flow.takeFound, { hero: 0, thing: 'fairy-tea' });
  expect(t.options('found')).toEqual([
    { do: 'replace', thing: 'snare', at: { figure: 0 } },
    { do: 'replace', thing: 'fire-oil', at: { figure: 0 } },
    { do: 'discard' },
  ]);
  t.choose('found', { do: 'replace', thing: 'snare' });
  expect(hero(t).consumables).toEqual(['fire-oil', 'fairy-tea']);
});

test('[DL-VEC-110] [DL-POW-32] [DL-RULING-94] Terror forbids spending in the next activation only', () => {
  const terrified: HeroSetting = {
    ...robin,
    at: [2, 2],
    energy: 6,
    conditions: ['terrified'],
    skills: ['vigor', 'fireball'],
    wielded: ['ash-staff'],
    health: 2,
  };
  const hit = monsterActs(
    table({ heroes: [terrified, friend], monsters: [['wolf-cub', 3, 2]] }).dice(...A('me mi')),
  );
  hit.choose('defendSurge', { do: 'surge' });
  expect(hero(hit).energy).toBe(4);
  const own = turnOf(table({ heroes: [terrified, friend], monsters: [['wolf-cub', 3, 2]] }));
  expect(own.refusal('vigor')).toEqual({ rule: 'DL-POW-32' });
  expect(own.refusal({ do: 'cast', at: { figure: 10 } })).toEqual({ rule: 'DL-POW-32' });
  expect(own.refusal({ do: 'run', at: { x: 1, y: 1 } })).toEqual({ rule: 'DL-POW-32' });
  own.choose('act', 'endActivation');
  expect(hero(own).conditions).toEqual([]);
});

test('[DL-VEC-111] [DL-POW-22] [DL-RULING-89] Payroll: 1 gold for every second kill', () => {
  const stage = table({
    heroes: [{ ...robin, wielded: ['purse'] }, friend],
    monsters: Array.from({ length: 5 }, (_, i) => ['wolf-cub', i, 5] as const),
  });
  for (const monster of [10, 11, 12, 13, 14])
    stage.begin(flow.monsterFalls, { monster, by: 0, card: 'wolf-cub' });
  const t = stage.begin(flow.moveEnds, { hero: 0 });
  expect([hero(t).gold, hero(t).kills]).toEqual([12, 5]);
});

test('[DL-VEC-112] [DL-POW-25] [DL-RULING-91] Regeneration at the start of the activation, asleep or not', () => {
  for (const [before, after, conditions] of [
    [4, 4, []],
    [2, 3, []],
    [2, 3, ['asleep']],
  ] as const) {
    const t = turnOf(
      table({ heroes: [{ ...robin, health: before, wielded: ['heart-of-the-forest'], conditions }, friend] }),
    );
    expect(health(t, 0)).toBe(after);
  }
});
