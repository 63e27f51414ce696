/** The odds told with a question, by what is tested; and squares that the arenas name. */
import { expect, test } from 'vitest';
import { heroCard } from '../../src/content/index.ts';
import { asSuperOption } from '../../src/index.ts';
import { chanceOf } from '../../src/queries/chance.ts';
import { baseSquares } from '../../src/queries/places.ts';
import { sq, table, turnOf } from '../table.ts';

const { attributes } = heroCard('zanvor');
const HELD = [
  ['frozen', attributes.strength],
  ['caged', attributes.strength],
  ['inHole', attributes.speed],
] as const;

test.each(HELD)('[SF-DICE-11] [SF-STAT-08] [SF-TRAP-12] the odds of a hero who is %s', (how, star) => {
  const t = turnOf(table({ heroes: { zanvor: { at: [8, 8], [how]: true }, zoe: [11, 11] } }), 'zanvor');
  const { chances } = t.about();
  const acts = t.options('act').map(asSuperOption);
  for (const dice of [1, 2, 3]) {
    const at = acts.findIndex((act) => act.do === 'breakFree' && act.dice === dice);
    expect((chances as readonly number[])[at]).toBeCloseTo(chanceOf(dice, star, 6));
  }
});

test.each([
  [15, 6],
  [14, 8],
])('[SF-DICE-11] [SF-PROP-06] the odds of a Brazier from column %i are those of %i', (x, need) => {
  const t = turnOf(
    table({ mission: 'sorcerer', furnished: true, heroes: { zoe: [x, 14], barka: [6, 17] } }),
    'zoe',
  );
  const at = t
    .options('act')
    .map(asSuperOption)
    .findIndex((act) => act.do === 'brazier' && act.dice === 3);
  expect((t.about().chances as readonly number[])[at]).toBeCloseTo(
    chanceOf(3, heroCard('zoe').attributes.magic, need),
  );
});

test('[SF-DISARM-01] [SF-DISARM-02] a chest is rid of its trap, and a trap on the floor stays', () => {
  const t = turnOf(
    table({ heroes: { zanvor: [8, 8], zoe: [11, 11] }, chests: [[8, 7]] })
      .arrange((s) => {
        s.chests = [{ cell: sq(s, 8, 7), trap: true }];
        s.floorTraps = [sq(s, 10, 10)];
        s.trapsAside -= 2;
      })
      .dice('swords', 'swords', 'swords'),
    'zanvor',
  );
  t.choose('act', { do: 'disarm', dice: 3 });
  expect(t.state.chests).toEqual([{ cell: sq(t.state, 8, 7), trap: false }]);
  expect(t.state.floorTraps).toEqual([sq(t.state, 10, 10)]);
});

test('[SF-DODGE-01] the bases are 2 × 4 squares in the middle of the short ends', () => {
  const t = table({
    mode: 'dodge-tome',
    heroes: { barka: [2, 3], zoe: [20, 3], helena: [2, 4], zanvor: [20, 4] },
  });
  let found: number[][] = [];
  t.arrange((s) => {
    found = [0, 1].map((team) => baseSquares(s, team));
  });
  const rows = [2, 3, 4, 5];
  expect(found).toEqual([
    rows.flatMap((row) => [row * 24, row * 24 + 1]),
    rows.flatMap((row) => [row * 24 + 22, row * 24 + 23]),
  ]);
});
