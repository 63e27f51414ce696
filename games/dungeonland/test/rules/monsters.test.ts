import { expect, test } from 'vitest';
import { MINIONS, VILLAINS } from '../../src/content/index.ts';
import * as flow from '../../src/flow.ts';
import { planAdvance, planAttack } from '../../src/queries/ai.ts';
import { attacksOf } from '../../src/queries/figures.ts';
import type { HeroSetting, Setting } from '../table.ts';
import { A, calm, D, damages, friend, hero, monsterActs, OPEN, one, table } from '../table.ts';

const prince: HeroSetting = { id: 'prince-charming', at: [2, 2], energy: 0 };
const snow: HeroSetting = { id: 'snow-white', at: [5, 5], energy: 0 };

/** What the monster with number 10 decides, if it can walk so far. */
function plan(setting: Setting, steps?: number) {
  const t = table(setting).begin(flow.moveEnds, { hero: 0 });
  const monster = one(t, 10);
  return planAttack(t.state, monster, { steps: steps ?? 5, attacks: attacksOf(monster) });
}

test('[DL-MON-01] [DL-MON-02] [DL-AI-01] [DL-AI-02] figures of a card act by number: first they move, then they attack', () => {
  const t = table({
    heroes: [prince, friend],
    monsters: [
      ['mouse-soldier', 6, 2],
      ['mouse-soldier', 6, 3],
    ],
  })
    .dice(...A('mi mi'), ...A('mi mi'))
    .begin(flow.activateCard, { card: 'mouse-soldier' });
  calm(t);
  const story = t
    .events()
    .flatMap((event) =>
      event.type === 'moved'
        ? [`${event.figure} moves`]
        : event.type === 'attackDeclared'
          ? [`${event.by} attacks`]
          : [],
    );
  expect(story[0]).toBe('10 moves');
  expect(story.indexOf('10 attacks')).toBeLessThan(story.indexOf('11 moves'));
  expect(story.at(-1)).toBe('11 attacks');
});

test('[DL-AI-01] [DL-RULING-76] a figure placed in this Action Phase waits for the next round', () => {
  const t = monsterActs(
    table({ heroes: [prince, friend], monsters: [['wolf-cub', 3, 2]] }).arrange((s) =>
      Object.assign(s.others[0] ?? {}, { waits: true }),
    ),
  );
  expect(t.events()).toEqual([]);
});

test('[DL-MON-04] [DL-MON-05] minions have a level; monsters never surge or run', () => {
  expect(
    MINIONS.map(({ level }) => level)
      .sort()
      .join(''),
  ).toBe('111111222222333333');
  const t = calm(
    monsterActs(
      table({ heroes: [{ ...prince, wielded: [] }, friend], monsters: [['wolf-cub', 3, 2]] }).dice(
        ...A('mi mi'),
      ),
    ),
  );
  expect(t.events('surged')).toEqual([]);
  t.expectEnd();
});

test('[DL-AI-04] [DL-AI-05] only those it can attack this activation; the nearest, then the weakest, then the worst defended', () => {
  expect(
    plan({ heroes: [prince, { ...snow, at: [7, 7] }], monsters: [['mouse-soldier', 4, 2]] }, 4),
  ).toMatchObject({ target: 0, because: 'nearest' });
  expect(
    plan(
      {
        heroes: [
          { ...prince, at: [3, 3], health: 2 },
          { ...snow, at: [5, 3], health: 1 },
        ],
        monsters: [['mouse-soldier', 4, 2]],
      },
      4,
    ),
  ).toMatchObject({ target: 1, because: 'leastHealth' });
  expect(
    plan(
      {
        heroes: [
          { ...prince, at: [3, 3], health: 4 },
          { ...snow, at: [5, 3], health: 4 },
        ],
        monsters: [['mouse-soldier', 4, 2]],
      },
      4,
    ),
  ).toMatchObject({ target: 1, because: 'fewestDice' });
  expect(
    plan(
      {
        heroes: [
          { ...prince, at: [0, 0] },
          { ...snow, at: [7, 0] },
        ],
        monsters: [['thorn-sprout', 4, 4]],
      },
      2,
    ),
  ).toBe(undefined);
});

test('[DL-AI-15] ties end with the row, then the seat; the same position gives the same choice', () => {
  const twins: Setting = {
    heroes: [
      { ...prince, at: [3, 3], wielded: [], health: 4 },
      { ...snow, at: [5, 3], wielded: [], health: 4 },
    ],
    monsters: [['mouse-soldier', 4, 2]],
  };
  expect(plan(twins, 4)).toMatchObject({ target: 0, because: 'rowOrder' });
  expect(plan(twins, 4)).toEqual(plan(twins, 4));
});

test('[DL-AI-06] [DL-AI-03] the attack space: fewest free attacks, then steps, then reading order', () => {
  const path = plan(
    {
      heroes: [
        { ...prince, at: [4, 4] },
        { ...friend, at: [0, 7] },
      ],
      monsters: [['mouse-soldier', 4, 1]],
    },
    4,
  )?.path;
  // Two steps; of several spaces beside the hero the first in reading order.
  expect(path?.map((cell) => [cell % 8, Math.floor(cell / 8)])).toEqual([
    [4, 2],
    [3, 3],
  ]);
});

test('[DL-AI-07] if its target falls on the way, it takes another from where it stands', () => {
  const t = monsterActs(
    table({
      heroes: [
        { ...prince, at: [3, 3], wielded: [] },
        { ...snow, at: [3, 1], wielded: [] },
      ],
      monsters: [['mouse-soldier', 6, 2]],
    })
      .arrange((s) => Object.assign(s.heroes[0] ?? {}, { health: 1 }))
      .dice(...A('mi mi')),
  );
  calm(t);
  expect(t.events('attackDeclared')[0]).toMatchObject({ targets: [0] });
  const later = table({
    heroes: [{ ...prince, outSince: 3, at: undefined } as never, { ...snow, at: [3, 1], wielded: [] }],
    monsters: [['mouse-soldier', 4, 2]],
  })
    .dice(...A('mi mi'))
    .begin(
      flow.activateMonster,
      { monster: 10, target: 0, attack: 0, because: 'only', skipMove: false, skipAttack: false, queue: [] },
      'attack',
    );
  expect(calm(later).events('attackDeclared')[0]).toMatchObject({ targets: [1] });
});

test('[DL-AI-08] nobody in reach: it advances towards the hero with the shortest way, and does not attack', () => {
  const t = monsterActs(
    table({
      heroes: [
        { ...prince, at: [0, 0] },
        { ...snow, at: [0, 7] },
      ],
      monsters: [['thorn-sprout', 7, 1]],
    }),
  );
  expect(t.events('moved')).toHaveLength(2);
  expect(one(t, 10).cell % 8).toBe(5);
  expect(t.events('attackDeclared')).toEqual([]);
  const walled = table({
    heroes: [{ ...prince, at: [0, 0] }, friend],
    monsters: [['thorn-sprout', 7, 1]],
    rows: OPEN.map(() => '...#....'),
  }).begin(flow.moveEnds, { hero: 0 });
  expect(planAdvance(walled.state, one(walled, 10), 2)).toEqual([]);
});

test('[DL-AI-09] held in place it attacks from where it stands', () => {
  const t = calm(
    monsterActs(
      table({ heroes: [prince, friend], monsters: [['wolf-cub', 5, 2]] }).arrange((s) =>
        Object.assign(s.others[0] ?? {}, { conditions: ['immobilized'] }),
      ),
    ),
  );
  expect([t.events('moved'), t.events('attackDeclared')]).toEqual([[], []]);
  t.expectEnd();
});

test('[DL-AI-10] Sure Strike and Lucky are always used', () => {
  const t = calm(
    monsterActs(
      table({
        heroes: [{ ...prince, at: [0, 0], wielded: [] }, friend],
        monsters: [['cutthroat-marksman', 5, 0]],
      }).dice(...A('mi mi mi mi mi mi')),
    ),
  );
  expect(t.events('dieTurned')).toEqual([{ type: 'dieTurned', figure: 10, die: 0, to: 'ranged' }]);
  expect(damages(t)).toEqual([[0, 1]]);
});

test('[DL-AI-11] with both powers a melee monster is brutal, others are superior', () => {
  const t = monsterActs(
    table({
      heroes: [
        { ...prince, wielded: [] },
        { ...snow, at: [7, 0] },
      ],
      monsters: [['mouse-king', 3, 2]],
    })
      .arrange((s) => s.villain?.gained.push({ power: 'superiorCritical' }))
      .dice(...A('cr mi mi mi mi'), ...A('mi mi')),
  );
  expect(calm(t).events('attackRolled')[0]?.faces).toHaveLength(7);
});

test('[DL-AI-12] a hero under a monster’s control moves and attacks his friends, without energy or skills', () => {
  const t = table({
    heroes: [
      {
        ...prince,
        at: [0, 0],
        energy: 5,
        conditions: ['controlled'],
        wielded: ['longsword'],
        skills: ['powerStrike'],
      },
      { ...snow, at: [4, 0], wielded: [] },
    ],
  })
    .dice(...A('me me mi'))
    .begin(flow.activateHero, { hero: 0 });
  calm(t);
  expect(damages(t)).toEqual([[1, 2]]);
  expect([hero(t).energy, one(t, 0).conditions]).toEqual([5, []]);
  t.expectEnd();
});

test('[DL-AI-13] [DL-AI-14] an area is aimed where it reaches most heroes and fewest minions, never at nothing', () => {
  const t = monsterActs(
    table({
      heroes: [
        { ...prince, at: [4, 4], wielded: [] },
        { ...snow, at: [4, 5], wielded: [] },
      ],
      monsters: [
        ['big-bad-wolf', 7, 4],
        ['wolf-cub', 3, 3],
      ],
    })
      .arrange((s) => Object.assign(s.others[0] ?? {}, { conditions: ['immobilized'] }))
      .dice(...A('mi mi mi')),
  );
  const [attack] = t.events('attackDeclared');
  expect(attack).toMatchObject({ by: 10, occasion: 'row', targets: [] });
  const aimed = attack?.at as { x: number; y: number } | undefined;
  const { x, y } = aimed ?? { x: -9, y: -9 };
  const reaches = (hx: number, hy: number) => Math.max(Math.abs(hx - x), Math.abs(hy - y)) <= 1;
  expect([reaches(4, 4), reaches(4, 5), reaches(3, 3)]).toEqual([true, true, false]);
});

test('[DL-AI-16] of two attacks the first printed is used if it has a target', () => {
  const blue = (x: number): Setting => ({
    heroes: [{ ...prince, at: [x, 2], wielded: [] }, { ...snow, id: 'snow-white', at: undefined } as never],
    monsters: [['captain-bluebeard', 0, 2]],
  });
  expect(plan(blue(3), 4)).toMatchObject({ attack: 0 });
  expect(plan(blue(7), 4)).toMatchObject({ attack: 1 });
});

test('[DL-AI-17] [DL-RULING-99] an ally is a target too; a Hunter prefers heroes', () => {
  const t = table({
    heroes: [{ ...prince, at: [3, 3], health: 4, wielded: [] }, friend],
    monsters: [
      ['grey-wolf', 4, 2],
      ['captive', 5, 3],
    ],
  }).begin(flow.moveEnds, { hero: 0 });
  const wolf = one(t, 10);
  expect(planAttack(t.state, wolf, { steps: 4, attacks: attacksOf(wolf) })).toMatchObject({
    target: 0,
    because: 'hunter',
  });
  const cub = table({
    heroes: [{ ...prince, at: [3, 3], health: 4, wielded: [] }, friend],
    monsters: [
      ['mouse-soldier', 4, 2],
      ['captive', 5, 3, 1],
    ],
  }).begin(flow.moveEnds, { hero: 0 });
  expect(planAttack(cub.state, one(cub, 10), { steps: 4, attacks: attacksOf(one(cub, 10)) })).toMatchObject({
    target: 11,
  });
});

test('[DL-AI-18] a Gable shield counts as one die; brambles end the path', () => {
  expect(
    plan(
      {
        heroes: [
          { ...prince, at: [3, 3], health: 4, wielded: ['chancers-buckler'] },
          { ...snow, at: [5, 3], health: 4, wielded: [] },
        ],
        monsters: [['mouse-soldier', 4, 2]],
      },
      4,
    ),
  ).toMatchObject({ target: 1, because: 'fewestDice' });
  const rows = OPEN.map((_, y) => (y === 0 ? '..~.....' : '########'));
  expect(
    plan(
      {
        heroes: [
          { ...prince, at: [0, 0] },
          { id: 'nutcracker', outSince: 3 },
        ],
        monsters: [['mouse-soldier', 4, 0]],
        rows,
      },
      4,
    ),
  ).toBe(undefined);
});

test('[DL-RULING-99] [DL-DEC-39] an ally acts after the hero who leads it: one Move, and an attack if printed', () => {
  const t = table({
    heroes: [prince, friend],
    monsters: [
      ['caged-woodcutter', 4, 4],
      ['wolf-cub', 7, 4, 9],
    ],
  })
    .arrange((s) => {
      s.row = [{ card: 'hero', hero: 0, done: false }];
    })
    .dice(...A('me mi'), ...D('mi'))
    .begin(flow.actionPhase, {});
  t.choose('act', 'endActivation');
  t.choose('allyAct', { do: 'move', at: { x: 6, y: 4 } }).choose('allyAct', {
    do: 'hit',
    at: { figure: 11 },
  });
  expect(damages(t)).toEqual([[11, 1]]);
  expect(t.options('allyAct')).toEqual([{ do: 'done' }]);
});

test('[DL-VILL-01] every villain has at least five rows in four windows, and a phase change', () => {
  for (const { rows, thresholds } of VILLAINS) {
    expect(rows.length).toBeGreaterThanOrEqual(5);
    expect(new Set(rows.map(({ window }) => window)).size).toBeGreaterThanOrEqual(4);
    expect(thresholds.length).toBeGreaterThanOrEqual(1);
  }
});

test('[DL-RULING-101] a reaction is resolved before the interrupted step goes on; a dead attacker’s steps lapse', () => {
  const t = monsterActs(
    table({
      heroes: [{ ...prince, wielded: ['longsword', 'jerkin'], skills: ['lightArmorMastery'] }, friend],
      monsters: [['wolf-cub', 3, 2, 1]],
    }).dice(...A('me me'), ...D('mi'), ...A('me me mi'), ...D('mi')),
  );
  t.choose('counter', { do: 'strike' });
  expect(t.state.others).toEqual([]);
  t.expectEnd();
});

test('[DL-DEC-21] a Surprise Attack may be declined, and is offered in row order', () => {
  const t = monsterActs(
    table({
      heroes: [
        { id: 'robin-hood', at: [0, 0], energy: 2, skills: ['surpriseAttack'] },
        { id: 'red-riding-hood', at: [0, 5], energy: 2, skills: ['surpriseAttack'] },
      ],
      monsters: [['thorn-sprout', 4, 3]],
    }),
  );
  t.expectAsked(0, 'surprise').choose('surprise', 'decline', 0);
  t.expectAsked(1, 'surprise').choose('surprise', 'decline', 1);
  expect([hero(t).energy, hero(t, 1).energy]).toEqual([2, 2]);
});
