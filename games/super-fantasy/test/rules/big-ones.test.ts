import { expect, test } from 'vitest';
import * as flow from '../../src/flow.ts';
import { monsterSquares } from '../../src/queries/board.ts';
import type { State } from '../../src/state.ts';
import { acts, foe, hero, onFigure, sq, table, turnOf } from '../table.ts';

const rowOf = (s: State, cell: number): number =>
  Array.from({ length: 30 }, (_, y) => y - 4).find((y) => sq(s, 6, y) <= cell && cell <= sq(s, 11, y)) ?? 99;

/** A wall of barrels across the Gallery, with a gap of so many squares from x = 8 on. */
const barrels = (gap: number): [number, number][] =>
  [6, 7, 8, 9, 10, 11].filter((x) => x < 8 || x >= 8 + gap).map((x) => [x, 9]);

test('[SF-RULING-14] [SF-BIG-02] a Big monster does not squeeze through a gap of one square, and passes one of two', () => {
  const goes = (gap: number) => {
    const t = acts(
      table({
        heroes: { barka: [8, 11] },
        monsters: { pet: ['racing-spider', 8, 6] },
        barrels: barrels(gap),
      }),
      'pet',
    );
    const squares = monsterSquares(t.state, foe(t, 'pet'));
    return Math.max(...squares.map((cell) => rowOf(t.state, cell)));
  };
  expect(goes(1)).toBeLessThan(9);
  expect(goes(2)).toBeGreaterThanOrEqual(9);
});

test('[SF-RULING-14] [SF-RULING-42] nor past heroes, lying or standing, who leave it one square', () => {
  const t = acts(
    table({
      heroes: { barka: { at: [9, 9], lying: true }, zanvor: { at: [7, 9], lying: true }, zoe: [8, 11] },
      monsters: { pet: ['racing-spider', 8, 6] },
      barrels: [
        [6, 9],
        [10, 9],
        [11, 9],
      ],
    }),
    'pet',
  );
  const squares = monsterSquares(t.state, foe(t, 'pet'));
  expect(squares.every((cell) => rowOf(t.state, cell) < 9)).toBe(true);
});

test('[SF-RULING-14] a quarter turn sweeps the square between: nobody may stand there', () => {
  const places = (monsters: { readonly [id: string]: readonly ['ugly-snout', number, number] }) =>
    table({
      mode: 'ugly-master',
      heroes: { barka: [11, 11] },
      monsters: { pet: ['racing-spider', 8, 8], ...monsters },
    })
      .dice(...Array.from({ length: 6 }, () => 'swords'))
      .begin(flow.umTurn, {})
      .choose('umSpend', { do: 'moveMonster', dice: [2, 2], ...onFigure('pet') })
      .options('umMoveTo')
      .map((option) => Number((option as unknown as { place: number }).place));
  const free = places({});
  const standing = (t: State): number => sq(t, 8, 8) * 2 + 1;
  const { state } = table({ heroes: { barka: [11, 11] } }).begin(flow.newMonsters, {});
  expect(free).toContain(standing(state));
  const blocked = places({
    a: ['ugly-snout', 9, 9],
    b: ['ugly-snout', 7, 9],
    c: ['ugly-snout', 9, 7],
    d: ['ugly-snout', 7, 7],
  });
  expect(blocked).not.toContain(standing(state));
});

const portal = (s: State) => {
  s.portals = [
    { id: 'big', kind: 'big', cell: sq(s, 8, 8), closed: false, closable: false, progress: 0, entry: -1 },
  ];
};

test('[SF-RULING-135] [SF-UM-11] a summoned Big monster lies on two squares of the Portal, whichever is named', () => {
  const summoned = (x: number, y: number) => {
    const t = table({ mode: 'ugly-master', heroes: { barka: [11, 11] } })
      .arrange(portal)
      .dice(...Array.from({ length: 6 }, () => 'swords'))
      .begin(flow.umTurn, {});
    const offered = t
      .options('umSpend')
      .filter((option) => option.do === 'summon' && 'kind' in option && option.kind === 'racing-spider')
      .map((option) => Number(option.at?.square));
    const square = sq(t.state, x, y);
    if (!offered.includes(square)) return [];
    t.choose('umSpend', { do: 'summon', kind: 'racing-spider', dice: [2, 2], at: { square } });
    const [spider] = t.state.monsters;
    return spider ? monsterSquares(t.state, spider).map((cell) => cell - sq(t.state, 8, 8)) : [];
  };
  const { state } = table({ heroes: { barka: [11, 11] } }).begin(flow.newMonsters, {});
  const width = sq(state, 8, 9) - sq(state, 8, 8);
  expect(summoned(8, 8)).toEqual([0, 1]);
  expect(summoned(9, 8)).toEqual([1, width + 1]);
  expect(summoned(8, 9)).toEqual([width, width + 1]);
  expect(summoned(9, 9)).toEqual([]);
});

test('[SF-RULING-107] who is summoned looks at the nearest hero, not at one farther off', () => {
  const facing = (near: readonly [number, number], far: readonly [number, number], kind: string) => {
    const t = table({ mode: 'ugly-master', heroes: { barka: near, zoe: far } })
      .arrange(portal)
      .dice(...Array.from({ length: 6 }, () => 'swords'))
      .begin(flow.umTurn, {});
    t.choose('umSpend', {
      do: 'summon',
      kind,
      dice: [2, 2].slice(kind === 'ugly-snout' ? 1 : 0),
      at: { square: sq(t.state, 8, 8) },
    });
    return t.state.monsters[0]?.facing;
  };
  expect(facing([8, 6], [8, 11], 'ugly-snout')).toBe('N');
  expect(facing([8, 10], [8, 6], 'ugly-snout')).toBe('S');
  expect(facing([8, 6], [8, 11], 'racing-spider')).toBe('N');
  expect(facing([8, 10], [8, 5], 'racing-spider')).toBe('S');
});

test('[SF-RULING-161] [SF-UM-10] the Ugly Master may let Stud charge farther than he steps, and then he rolls a die more', () => {
  const turn = (at: readonly [number, number]) =>
    table({
      mode: 'ugly-master',
      mission: 'pit',
      heroes: { barka: { at, shield: 1 }, zoe: [8, 20] },
      monsters: { stud: ['stud', 8, 12] },
    })
      .dice(
        ...Array.from({ length: 6 }, () => 'swords'),
        'sword',
        ...Array.from({ length: 5 }, () => 'swords'),
      )
      .begin(flow.umTurn, {})
      .choose('umSpend', { do: 'moveMonster', dice: [2, 2], ...onFigure('stud') });
  const t = turn([8, 17]);
  t.choose('umMoveTo', { place: sq(t.state, 8, 16) * 2 });
  expect(t.events('moved')).toMatchObject([{ figure: 'stud', how: 'charge' }]);
  t.choose('umFacing', { facing: 'S' }).choose('umSpend', 'done');
  t.choose('umAttack', { do: 'strike', by: 'stud' }).choose('defend', { dice: 1 }, 0);
  expect(t.events('rolled').at(-1)).toMatchObject({
    by: 'stud',
    dice: Array.from({ length: 5 }, () => 'swords'),
  });
  expect(hero(t, 'barka').life).toBe(4);
  expect(() => turn([11, 15]).choose('umMoveTo', { place: sq(t.state, 8, 16) * 2 })).toThrow();
});

test('[SF-RULING-161] in the Ugly Master’s game, too, Zur’ill opens a Portal, once, at the end of the turn he first moved in', () => {
  const t = table({
    mode: 'ugly-master',
    mission: 'sorcerer',
    heroes: { barka: [8, 11], zoe: [11, 17] },
    monsters: { 'zur-ill': ['zur-ill', 8, 7] },
    sleepy: ['Ice Hall'],
  })
    .dice(...Array.from({ length: 6 }, () => 'swords'))
    .begin(flow.umTurn, {})
    .choose('umSpend', { do: 'moveMonster', dice: [2, 2], ...onFigure('zur-ill') });
  t.choose('umMoveTo', { place: sq(t.state, 8, 8) * 2 })
    .choose('umFacing', { facing: 'S' })
    .choose('umSpend', 'done')
    .choose('umAttack', 'done');
  expect(t.events('portalOpened')).toHaveLength(1);
  expect(t.events('monsterArrived')).toMatchObject([{ kind: 'ugly-snout', how: 'portal' }]);
  expect(t.events('tileWoke')).toMatchObject([{ why: 'portal' }]);
  expect(t.state).toMatchObject({ sleepy: [], portalPiece: false });
});

test('[SF-RULING-80] a thrown monster is told square by square; a Big one stops where it would lie in one square’s width', () => {
  const t = turnOf(
    table({
      heroes: { barka: { at: [7, 8], energy: [0, 0, 4], levels: [1, 1, 3] }, zoe: [11, 11] },
      monsters: { snout: ['ugly-snout', 8, 8] },
    }),
    'barka',
  );
  t.choose('act', { do: 'ability', ability: 'catapult-move', ...onFigure('snout') });
  t.choose('throwMonster', { at: { square: sq(t.state, 11, 8) } });
  expect(t.events('moved')).toMatchObject([
    { figure: 'snout', how: 'thrown', path: [8, 9, 10, 11].map((x) => sq(t.state, x, 8)) },
  ]);
});
