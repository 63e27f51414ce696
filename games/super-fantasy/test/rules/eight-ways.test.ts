/** What goes straight away goes straight away in each of the eight directions. */
import { expect, test } from 'vitest';
import { BEASTS } from '../../src/content/index.ts';
import { chargePaths } from '../../src/queries/ai.ts';
import { acts, charged, foe, hero, onFigure, sq, table, turnOf } from '../table.ts';

const WAYS = [-1, 0, 1]
  .flatMap((dx) => [-1, 0, 1].map((dy) => [dx, dy] as const))
  .filter(([dx, dy]) => dx !== 0 || dy !== 0);
const squares = (options: readonly { readonly at?: unknown }[]): unknown[] =>
  options.map(({ at }) => (at as { readonly square?: number } | undefined)?.square);

test.each(WAYS)('[SF-PROP-05] the Statue is pushed straight away, by %i,%i', (dx, dy) => {
  const t = turnOf(
    table({ heroes: { zanvor: [8 - dx, 8 - dy], zoe: [11, 6] } })
      .arrange((s) => {
        s.statue = sq(s, 8, 8);
      })
      .dice('star', 'star', 'sword'),
    'zanvor',
  );
  t.choose('act', { do: 'pushStatue', dice: 3 });
  expect(squares(t.options('statueTo')).filter((square) => square !== undefined)).toEqual(
    [1, 2].map((far) => sq(t.state, 8 + dx * far, 8 + dy * far)),
  );
});

test.each(WAYS)('[SF-RULING-160] a S.N.O.U.T. pushes straight away, by %i,%i', (dx, dy) => {
  const t = acts(
    table({
      heroes: { barka: [8, 8], zoe: { at: [11, 11], lying: true, life: 0 } },
      monsters: { m: ['s-n-o-u-t', 8 - dx, 8 - dy] },
    }),
    'm',
  );
  expect(hero(t, 'barka')).toMatchObject({ life: 4, cell: sq(t.state, 8 + dx, 8 + dy) });
});

test.each(WAYS)('[SF-RULING-80] Catapult Move throws straight away, by %i,%i', (dx, dy) => {
  const t = turnOf(
    table({
      heroes: { barka: { at: [8, 8], ...charged(2) }, zoe: [6, 11] },
      monsters: { m: ['ugly-snout', 8 + dx, 8 + dy] },
    }),
    'barka',
  );
  t.choose('act', { do: 'ability', ability: 'catapult-move', ...onFigure('m') });
  const to = squares(t.options('throwMonster'));
  expect(to).toContain(sq(t.state, 8 + 2 * dx, 8 + 2 * dy));
  expect(to).not.toContain(sq(t.state, 8 - dx, 8 - dy));
});

test('[SF-RULING-161] Stud charges at least 2 squares, as far as his Step and 2 more bring him, and no farther', () => {
  const steps = [4, 5, 6, 7, 8, 9].map((y) => {
    const t = turnOf(
      table({
        mission: 'throne',
        heroes: { zoe: [8, y], barka: [8, 22] },
        monsters: { stud: ['stud', 8, 2, 'S'] },
      }),
      'zoe',
    );
    const paths = chargePaths(t.state, foe(t, 'stud'), hero(t, 'zoe'), { least: 2, extra: 2 });
    return [...new Set(paths.map((path) => path.length - 1))];
  });
  expect(steps).toEqual([[], [2], [3], [4], [BEASTS.stud.step + 2], []]);
});
