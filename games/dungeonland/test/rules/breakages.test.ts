/** Rules that could be broken once without a test noticing. */
import { expect, test } from 'vitest';
import * as flow from '../../src/flow.ts';
import { spawnPoints } from '../../src/queries/spawn.ts';
import { holds } from '../../src/queries/villains.ts';
import type { HeroSetting } from '../table.ts';
import {
  A,
  calm,
  D,
  damages,
  friend,
  health,
  hero,
  isGone,
  monsterActs,
  OPEN,
  one,
  table,
  turnOf,
} from '../table.ts';

const prince: HeroSetting = { id: 'prince-charming', at: [2, 2], energy: 0 };
const ghost: HeroSetting = { id: 'puss-in-boots', at: [0, 0], wielded: ['ghost-slippers'], backpack: [] };

/** A corridor one space wide along the top. */
const corridor = (row: string): readonly string[] => [row, ...Array.from({ length: 7 }, () => '########')];
const ends = (t: ReturnType<typeof turnOf>): (number | undefined)[] =>
  t
    .options('act')
    .flatMap((option) =>
      option.do === 'move' && option.at && 'x' in option.at ? [Number(option.at.x)] : [],
    );

test('[DL-POW-14] Ghostly: nobody goes into a space that he cannot come out of', () => {
  const blocked = (length: number) =>
    turnOf(
      table({
        heroes: [ghost, { ...friend, at: [1, 0] }],
        monsters: Array.from({ length }, (_, i) => ['wolf-cub', 2 + i, 0] as const),
        rows: corridor('........'),
      }),
    );
  // Speed 6: past six figures in a row there is room on the seventh space only.
  expect(ends(blocked(4))).toEqual([6]);
  expect(ends(blocked(5))).toEqual([]);
  // Step by step he may go in as long as he can still come back, and never stop on the way.
  const walking = blocked(5)
    .choose('act', 'walk')
    .choose('step', { do: 'step', at: { x: 1, y: 0 } });
  expect(walking.options('step').some(({ do: deed }) => deed === 'stop')).toBe(false);
  walking
    .choose('step', { do: 'step', at: { x: 2, y: 0 } })
    .choose('step', { do: 'step', at: { x: 3, y: 0 } });
  expect(walking.options('step')).toMatchObject([{ at: { x: 2, y: 0 } }]);
});

test('[DL-POW-10] [DL-RULING-93] Fly passes obstacles and friends, not enemies, and ends on neither', () => {
  const reach = (row: string, monster?: number) =>
    ends(
      turnOf(
        table({
          heroes: [
            { id: 'sugar-plum-fairy', at: [0, 0] },
            { ...friend, at: [7, 0] },
          ],
          monsters: monster === undefined ? [] : [['wolf-cub', monster, 0]],
          rows: corridor(row),
        }),
      ),
    );
  expect(reach('.o......')).toEqual([2, 3, 4]);
  expect(reach('.ooo....')).toEqual([4]);
  expect(reach('.#......')).toEqual([]);
  expect(reach('........', 1)).toEqual([]);
});

test('[DL-RULING-32] [DL-ZEN-04] an attack that became an area has no Cleave', () => {
  const t = turnOf(
    table({
      heroes: [
        { ...prince, energy: 4, skills: ['cleaveAttack', 'blastingPower'] },
        { ...friend, at: [7, 7] },
      ],
      monsters: [
        ['wolf-cub', 3, 2, 9],
        ['wolf-cub', 6, 2, 9],
      ],
    }).dice(...A('me me me me'), ...D('mi'), ...D('mi mi')),
  );
  t.choose('act', { do: 'attack', at: { figure: 10 } }).choose('boost', 'blastingPower');
  calm(t);
  expect(t.decisions[0]?.kind).toBe('act');
  expect(damages(t)).toEqual([
    [10, 4],
    [0, 4],
  ]);
});

test('[DL-FREE-03] only those who are left strike, not everybody beside', () => {
  const t = turnOf(
    table({
      heroes: [prince, { ...friend, at: [7, 7] }],
      monsters: [
        ['wolf-cub', 3, 1],
        ['thorn-sprout', 1, 3],
      ],
    }).dice(...A('mi mi')),
  );
  t.choose('act', { do: 'move', at: { x: 1, y: 2 } });
  expect(t.events('attackDeclared')).toMatchObject([{ by: 10, occasion: 'free' }]);
});

test('[DL-RULING-117] spawn points: the farthest from heroes, or the nearest to them, by path', () => {
  const { state } = table({
    heroes: [
      { ...prince, at: [0, 0] },
      { ...friend, at: [1, 0] },
    ],
    rows: ['..1....2', ...OPEN.slice(1, 7), '3......4'],
  }).begin(flow.moveEnds, { hero: 0 });
  const xs = (order: 'nearest' | 'farthest') =>
    spawnPoints(state, order).map((cell) => [cell % 8, Math.floor(cell / 8)]);
  expect(xs('nearest')).toEqual([
    [2, 0],
    [7, 0],
    [0, 7],
    [7, 7],
  ]);
  expect(xs('farthest')).toEqual([
    [0, 7],
    [7, 7],
    [7, 0],
    [2, 0],
  ]);
});

test('[DL-ZEN-01] Fast Reflexes lands on a free space beside, never on a figure or an obstacle', () => {
  const rows = OPEN.map((row, y) => (y === 1 ? '.o......' : row));
  const t = monsterActs(
    table({
      heroes: [
        { ...prince, skills: ['fastReflexes'] },
        { ...friend, at: [2, 3] },
      ],
      monsters: [['wolf-cub', 3, 2]],
      rows,
    }).dice(...A('mi mi')),
  );
  const places = t
    .options('reflexes')
    .flatMap((option) => (option.at && 'x' in option.at ? [[option.at.x, option.at.y]] : []));
  expect(places).toEqual(
    expect.arrayContaining([
      [2, 1],
      [3, 1],
      [3, 3],
      [1, 2],
      [1, 3],
    ]),
  );
  expect(places).toHaveLength(5);
});

test('[DL-POW-06] [DL-RULING-83] whoever cast Mind Control decides, and nobody else', () => {
  const stage = table({
    heroes: [
      { ...friend, at: [7, 7] },
      { id: 'snow-white', at: [2, 2], energy: 5, skills: ['mindControl'] },
    ],
    monsters: [['wolf-cub', 4, 2]],
  });
  const cast = turnOf(stage.dice(...A('ab ab mi mi mi')), 1);
  cast.choose('act', { do: 'cast', spell: 'mindControl', at: { figure: 10 } });
  expect(one(cast, 10)).toMatchObject({ leader: 1, conditions: ['controlled'] });
  monsterActs(stage).expectAsked(1, 'controlled');
});

test('[DL-RULING-115] three levers, and not two, are the objective', () => {
  const pulled = (levers: number) =>
    turnOf(
      table({
        heroes: [prince, { ...friend, at: [7, 7] }],
        scenery: [{ type: 'lever', x: 1, y: 2 }],
        adventure: 'a6b',
      }).arrange((s) => {
        s.progress.levers = levers;
        s.progress.villainDown = true;
      }),
    ).choose('act', { do: 'interact' });
  expect([pulled(1).state.progress.met, pulled(2).state.progress.met]).toEqual([false, true]);
});

test('[DL-VAI-04] [DL-VAI-14] heroes within a distance: by their nearest spaces, the last one counted', () => {
  const { state } = table({
    heroes: [
      { ...prince, at: [1, 2] },
      { ...friend, at: [0, 2] },
    ],
    monsters: [['unwritten-king', 4, 2]],
  }).begin(flow.moveEnds, { hero: 0 });
  const king = state.others[0];
  if (!king) throw new Error('the king is there');
  const within = (distance: number, atLeast: number) =>
    holds(
      state,
      king,
      { window: 'noTarget', actor: -1, amount: 0, noSuccess: false, moment: 'any', row: '', next: 0 },
      {
        test: 'heroesWithin',
        distance,
        atLeast,
      },
    );
  expect([within(2, 1), within(3, 1), within(3, 2), within(4, 2), within(4, 3)]).toEqual([
    false,
    true,
    false,
    true,
    false,
  ]);
});

test('[DL-MART-10] [DL-MART-11] Flurry of Blows: four energy, any melee target, once in the adventure', () => {
  const t = turnOf(
    table({
      heroes: [
        { ...prince, energy: 5, skills: ['flurryOfBlows'] },
        { ...friend, at: [7, 7] },
      ],
      monsters: [
        ['wolf-cub', 3, 2, 9],
        ['wolf-cub', 3, 3, 9],
      ],
    })
      .arrange((s) => s.heroes[0]?.wielded.push('copper-ring', 'ring-of-the-genie'))
      .arrange((s) => {
        const [first] = s.heroes;
        if (first) first.energy = 9;
      })
      .dice(...A('mi mi mi'), ...A('me mi mi'), ...D('mi'), ...A('mi mi mi')),
  );
  t.choose('act', { do: 'attack', at: { figure: 10 } }).choose('surge', 'keep');
  t.choose('flurry', { do: 'strike', at: { figure: 11 } }).choose('surge', 'keep');
  expect([hero(t).energy, hero(t).spent]).toEqual([5, ['flurryOfBlows']]);
  expect(damages(t)).toEqual([[11, 1]]);
  // With five energy left it is not offered again.
  t.choose('act', { do: 'attack', at: { figure: 10 } }).choose('surge', 'keep');
  expect(t.decisions[0]?.kind).toBe('act');
});

test('[DL-VAI-05] [DL-VAI-09] what heals the villain is announced, and spent until the next phase', () => {
  const t = (fired: readonly string[]) =>
    table({
      heroes: [prince, { ...friend, at: [0, 0] }, { id: 'robin-hood', at: [7, 7] }],
      monsters: [['unwritten-king', 4, 4, 10]],
    })
      .arrange((s) => {
        if (!s.villain) return;
        s.villain.phase = 2;
        s.villain.fired.push(...fired);
        s.villain.firedIn.push(...fired.map(() => 1));
      })
      .begin(flow.heroFalls, { hero: 2, by: 10 });
  expect(t([]).events('rowFired')).toMatchObject([{ row: 'KING-3' }]);
  expect(health(t([]), 10)).toBe(13);
  expect(t([]).state.villain?.fired).toEqual(['KING-3']);
  expect(health(t(['KING-3']), 10)).toBe(10);
});

test('[DL-RULING-11] Point Blank with a Gable weapon rolls the chain and no die beside it', () => {
  const t = turnOf(
    table({
      heroes: [{ id: 'robin-hood', at: [2, 2], energy: 0, wielded: ['dice-of-fate'] }, friend],
      monsters: [['wolf-cub', 3, 2]],
    }).dice(...A('mi')),
  );
  t.choose('act', { do: 'attack', at: { figure: 10 } });
  calm(t);
  expect(t.events('attackRolled')).toMatchObject([{ faces: ['miss'], chain: 1 }]);
});

test('[DL-RULING-24] [DL-ACTV-01] when the last hero falls, nobody is active any more', () => {
  const stage = table({
    heroes: [{ ...prince, health: 1, energy: 0, wielded: [] }, { id: 'nutcracker' }],
    monsters: [['wolf-cub', 3, 2]],
    mode: 'campaign',
  })
    .within(flow.playAdventure, {}, 'rewards')
    .within(flow.playRounds, {}, 'check');
  const t = monsterActs(stage.dice(...A('me me')));
  expect(t.state.progress.lost).toBe('allUnconscious');
  expect(t.state.active).toBeNull();
});

test('[DL-RULING-39] no Multi-Shot after Blasting Power', () => {
  const t = turnOf(
    table({
      heroes: [{ id: 'robin-hood', at: [0, 2], energy: 8, skills: ['multiShot', 'blastingPower'] }, friend],
      monsters: [
        ['wolf-cub', 4, 2, 9],
        ['wolf-cub', 4, 5, 9],
      ],
    }).chance('a blast'),
  );
  t.choose('act', { do: 'attack', at: { figure: 10 } }).choose('boost', 'blastingPower');
  expect(t.decisions.map(({ kind }) => kind)).not.toContain('boost');
});

test('[DL-RULING-21] whoever falls is no longer hidden by Invisible Ink', () => {
  const t = turnOf(table({ heroes: [{ ...prince, consumables: ['invisible-ink'] }, friend] }));
  t.choose('act', { do: 'consume', consumable: 'invisible-ink' });
  expect(hero(t).inked).toBe(true);
  const fallen = table({ heroes: [prince, friend] })
    .arrange((s) => {
      for (const each of s.heroes) each.inked = true;
    })
    .begin(flow.heroFalls, { hero: 0, by: 10 });
  expect(fallen.state.heroes.map(({ inked }) => inked)).toEqual([false, true]);
});

test('[DL-RULING-117] the Poisoned Apple takes a Health from heroes with two of them, and none from those with one', () => {
  const eaten = (health: number) =>
    table({
      heroes: [
        { ...prince, health },
        { ...friend, health },
      ],
    })
      .begin(flow.resolveEvent, { card: 'poisoned-apple', hero: 0, chosen: [] })
      .decisions.filter(({ kind }) => kind === 'eventChoice').length;
  expect([eaten(2) > 0, eaten(1) > 0]).toEqual([true, false]);
});

test('[DL-VAI-12] after a minion’s attack no row of the villain fires', () => {
  const t = monsterActs(
    table({
      heroes: [prince, { ...friend, at: [2, 3] }],
      monsters: [
        ['wolf-cub', 3, 3],
        ['mouse-king', 1, 2],
      ],
    }).dice(...A('mi mi')),
  );
  expect(t.events('attackDeclared')).toHaveLength(1);
  expect(t.events('rowFired')).toEqual([]);
});

test('[DL-MOVE-02] nobody stops on somebody who stands in the first space of the map', () => {
  const t = turnOf(
    table({
      heroes: [
        { ...ghost, at: [1, 0] },
        { ...friend, at: [0, 0] },
      ],
      rows: OPEN,
    }),
  ).choose('act', 'walk');
  t.choose('step', { do: 'step', at: { x: 0, y: 0 } });
  expect(t.options('step').map(({ do: deed }) => deed)).not.toContain('stop');
});

test('[DL-POW-01] [DL-RULING-67] an agile monster ignores the free attack with most dice, whoever is first', () => {
  const strikers = (...weapons: readonly string[]) =>
    monsterActs(
      table({
        heroes: [
          { ...prince, at: [2, 2], wielded: [weapons[0] as string] },
          { ...prince, id: 'nutcracker', at: [2, 3], wielded: [weapons[1] as string] },
          { ...prince, id: 'robin-hood', at: [7, 2], health: 1, wielded: [] },
        ],
        monsters: [['big-bad-wolf', 3, 2]],
      }),
    ).events('freeAttackIgnored');
  expect(strikers('dagger', 'longsword')).toMatchObject([{ by: 1 }]);
  expect(strikers('longsword', 'dagger')).toMatchObject([{ by: 0 }]);
});

test('[DL-RULING-11] a Gable chain ends after a hundred dice', () => {
  const t = turnOf(
    table({
      heroes: [{ ...prince, wielded: ['gamblers-cutlass'] }, friend],
      monsters: [['wolf-cub', 3, 2, 9]],
    }).dice(...A(Array(100).fill('me').join(' ')), ...D('mi')),
  );
  t.choose('act', { do: 'attack', at: { figure: 10 } });
  calm(t);
  expect(t.events('attackRolled')[0]?.faces).toHaveLength(100);
  expect(isGone(t, 10)).toBe(true);
});

test('[DL-VAI-06] the witch changes places with the nearest gingerbread man, wherever the others are', () => {
  for (const [near, far] of [
    [
      [5, 5],
      [0, 0],
    ],
    [
      [1, 1],
      [7, 7],
    ],
  ] as const) {
    const t = monsterActs(
      table({
        heroes: [{ ...prince, at: [3, 4] }, friend],
        monsters: [
          ['gingerbread-witch', 3, 3],
          ['gingerbread-man', ...far],
          ['gingerbread-man', ...near],
        ],
      }).chance('crumbs'),
    );
    expect(t.events('rowFired')[0]).toMatchObject({ row: 'WITCH-6' });
    expect(t.events('moved')[0]).toMatchObject({ figure: 10, path: [{ x: near[0], y: near[1] }] });
  }
});

test('[DL-ATTACK-03] a single free space far away is a target, too', () => {
  const shots = (row: string) =>
    turnOf(
      table({
        heroes: [
          { id: 'robin-hood', at: [0, 0], wielded: ['yew-bow'] },
          { ...friend, at: [7, 0] },
        ],
        rows: corridor(row),
      }),
    )
      .options('act')
      .filter(({ do: deed }) => deed === 'attackSpace').length;
  expect([shots('.o.##...') > 0, shots('.o###...') > 0]).toEqual([true, false]);
});

test('[DL-VAI-07] an area that reaches nobody does not count as fired', () => {
  const t = (wall: string) =>
    monsterActs(
      table({
        heroes: [
          { ...prince, at: [3, 3] },
          { ...friend, at: [3, 5] },
        ],
        monsters: [['unwritten-king', 0, 3]],
        rows: OPEN.map((row) => `..${wall}${row.slice(3)}`),
      }).chance('ink'),
    );
  const fired = (wall: string) =>
    t(wall)
      .events('rowFired')
      .map(({ row }) => row);
  expect(fired('#')).not.toContain('KING-1');
  expect(t('#').state.villain?.fired).toEqual([]);
  expect(fired('.')).toContain('KING-1');
});
