import { scenario } from '@questhall/testkit';
import { expect, test } from 'vitest';
import { EQUIPMENT, HEROES, MONSTERS, ROOMS, rules } from '../../src/index.ts';
import type { State } from '../../src/state.ts';
import { foresee, LOUSHOT, RANDOLPH, TINA, TODD } from '../table.ts';

/** The cards of the Labyrinth alone. */
const boxed = (cards: readonly { readonly id: string; readonly pack: string }[]): string[] =>
  cards.filter(({ pack }) => pack === 'labyrinth').map(({ id }) => id);

/** Up to the first Dungeon phase, with chance playing freely. */
const begun = (input: { readonly [key: string]: unknown }): State =>
  scenario(rules, { heroes: 'random', ...input })
    .chance('set-up')
    .start().state;

const problems = (input: { readonly [key: string]: unknown }): readonly string[] => {
  const configured = rules.configure(input);
  return 'problems' in configured ? configured.problems.map(({ field }) => field) : [];
};

test('[DF-SETUP-02] [DF-SETUP-05] [DF-DEC-01] everybody chooses one sheet; it is gone for the others', () => {
  const t = scenario(rules, { players: 3 }).dice(TODD).start();
  t.choose('chooseHero', { hero: TINA }, 0);
  expect(t.options('chooseHero', 1).some((option) => 'hero' in option && option.hero === TINA)).toBe(false);
  t.choose('chooseHero', { hero: TODD }, 1);
  foresee(t, 'dampford', 'toll-bridge');
  t.choose('chooseHero', { hero: RANDOLPH }, 2);
  expect(t.state.heroes.map(({ id, seat }) => [id, seat])).toEqual([
    [TINA, 0],
    [TODD, 1],
    [RANDOLPH, 2],
  ]);
  expect(t.state.heroes).toHaveLength(3);
});

test('[DF-SETUP-02] sheets can be dealt at random', () => {
  const heroes = begun({ players: 4 }).heroes.map(({ id }) => id);
  expect(new Set(heroes).size).toBe(4);
});

test('[DF-SETUP-03] [DF-HERO-02] every Hero starts with 9 life', () => {
  expect(begun({ players: 4 }).heroes.map(({ life }) => life)).toEqual([9, 9, 9, 9]);
});

test('[DF-SETUP-04] all tokens of Heroes begin inactive', () => {
  expect(begun({ players: 4, boxes: 'labyrinth' }).tokens).toEqual({
    frog: false,
    tracking: false,
    shield: false,
    hammers: 0,
  });
});

test('[DF-SETUP-06] [DF-SETUP-07] all Dungeon cards make one deck, all Equipment with the Relics another', () => {
  const s = scenario(rules, { players: 2 }).start().state;
  expect(s.dungeonDeck).toHaveLength(1);
  expect([...(s.dungeonDeck[0]?.cards ?? [])].sort()).toEqual(boxed(ROOMS).sort());
  expect([...s.shopDeck].sort()).toEqual(boxed(EQUIPMENT).sort());
});

test('[DF-SETUP-08] Monsters lie in piles by level', () => {
  const s = scenario(rules, { players: 2 }).start().state;
  s.monsterBags.forEach((bag, index) => {
    const expected = MONSTERS.filter(({ level, pack }) => pack === 'labyrinth' && level === index + 1).map(
      ({ id }) => id,
    );
    expect([...bag].sort()).toEqual(expected.sort());
  });
});

test('[DF-SETUP-09] [DF-SETUP-10] [DF-VEC-51] the deck holds 3, 3, 3 and all 6 of level 4, lowest level on top', () => {
  expect(begun({ players: 2 }).monstersLeft).toEqual([3, 3, 3, 6]);
});

test('[DF-SETUP-11] nothing is on the life tracker before the first Monster', () => {
  const t = scenario(rules, { players: 2, heroes: 'random' }).chance('tracker').start();
  expect(rules.view(t.state, 0).combat).toBeNull();
});

test('[DF-SETUP-12] [DF-DIFF-01] [DF-DEC-02] the party chooses Normal, Hard or Inferno, and nothing else', () => {
  for (const difficulty of ['normal', 'hard', 'inferno'])
    expect(problems({ players: 3, difficulty })).toEqual([]);
  expect(problems({ players: 3, difficulty: 'interno' })).toEqual(['difficulty']);
  expect(problems({ players: 3, levelUp: 'yes', sway: 'wild' })).toEqual(['levelUp', 'sway']);
  expect(problems({ players: 3, dificulty: 'hard' })).toEqual(['dificulty']);
});

test('[DF-SETUP-13] [DF-DEC-03] the first Leader is chosen, or anybody', () => {
  const s = begun({ players: 3, leader: '2' });
  expect(s.leader).toBe(s.heroes[1]?.id);
  const leaders = new Set(
    Array.from({ length: 24 }, (_, seed) => {
      const t = scenario(rules, { players: 3, heroes: 'random' }).chance(`leader ${seed}`).start();
      return t.state.heroes.findIndex(({ id }) => id === t.state.leader);
    }),
  );
  expect([...leaders].sort()).toEqual([0, 1, 2]);
  expect(problems({ players: 3, leader: '4' })).toEqual(['leader']);
});

test.each([
  [1, 0],
  [2, 0],
  [3, 1],
  [4, 2],
  [5, 3],
  [6, 4],
])(
  '[DF-SETUP-14] [DF-SETUP-15] [DF-RULING-01] [DF-VEC-20] %i players begin with %i Gold and 2 white dice',
  (players, gold) => {
    expect(begun({ players }).chest).toEqual({ gold, white: 2 });
  },
);

test('[DF-VEC-01] three players: 1 Gold, 2 white dice, 9 life each', () => {
  const s = begun({ players: 3 });
  expect(s.chest).toEqual({ gold: 1, white: 2 });
  expect(s.heroes.map(({ life }) => life)).toEqual([9, 9, 9]);
});

test('[DF-SETUP-16] seven white dice are in the supply', () => {
  const s = begun({ players: 3 });
  expect(rules.view(s, null).whiteSupply).toBe(7);
});

test('[DF-SETUP-17] one box seats four, more boxes six', () => {
  expect(problems({ players: 4, boxes: 'labyrinth' })).toEqual([]);
  expect(problems({ players: 5, boxes: 'labyrinth' })).toEqual(['players']);
  expect(problems({ players: 6, boxes: 'mixed' })).toEqual([]);
  expect(problems({ players: 7 })).toEqual(['players']);
  expect(problems({ players: 0 })).toEqual(['players']);
  expect(problems({})).toEqual(['players']);
});

test('[DF-SOLO-01] [DF-SOLO-02] [DF-RULING-48] a lone player leads exactly two Heroes, with the Chest of two', () => {
  const t = scenario(rules, { players: 1 }).dice(TINA).start();
  t.choose('chooseHero', { hero: LOUSHOT }, 0);
  foresee(t, 'dampford', 'toll-bridge');
  t.choose('chooseHero', { hero: TINA }, 0);
  expect(t.state.heroes.map(({ seat }) => seat)).toEqual([0, 0]);
  expect(t.state.chest).toEqual({ gold: 0, white: 2 });
  t.expectAsked(0, 'path');
});

test('[DF-MIX-01] with one box only its four Heroes can be chosen, with more boxes all of them', () => {
  const offered = (boxes: string): number =>
    scenario(rules, { players: 2, boxes }).start().options('chooseHero').length;
  expect(offered('labyrinth')).toBe(4);
  expect(offered('mixed')).toBe(HEROES.length);
  expect(HEROES).toHaveLength(8);
});

test('[DF-MIX-02] [DF-MIX-03] [DF-MIX-05] [DF-MIX-06] mixing adds cards and Heroes: the board, dice and set-up are those of one box', () => {
  const mixed = begun({ players: 3, boxes: 'mixed' });
  const single = begun({ players: 3, boxes: 'labyrinth' });
  expect(mixed.chest).toEqual(single.chest);
  expect(mixed.monstersLeft.slice(0, 3)).toEqual(single.monstersLeft.slice(0, 3));
  expect(mixed.options.board).toBe(single.options.board);
  expect(rules.view(mixed, null).whiteSupply).toBe(rules.view(single, null).whiteSupply);
});

test('[DF-MIX-04] [DF-MIX-06] [DF-RULING-67] every card names its box, and decks and Bosses come from the boxes in play', () => {
  for (const boxes of ['labyrinth', 'mixed']) {
    const s = scenario(rules, { players: 2, boxes }).start().state;
    expect(rules.faults(s)).toEqual([]);
    expect(s.bossDeck).toHaveLength(boxes === 'mixed' ? 5 : 3);
  }
  expect(HEROES.filter(({ pack }) => pack === 'fair')).toHaveLength(4);
});

test('[DF-SETUP-17] [DF-MIX-01] the standard game is the boxed one; without a word about boxes, five Heroes mix them', () => {
  const boxes = (players: number): unknown => {
    const configured = rules.configure({ players });
    return 'options' in configured ? configured.options.boxes : configured.problems;
  };
  expect([1, 2, 3, 4, 5, 6].map(boxes)).toEqual([...Array(4).fill('labyrinth'), 'mixed', 'mixed']);
});
