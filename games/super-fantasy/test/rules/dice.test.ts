import { die, seeded } from '@questhall/kernel';
import { expect, test } from 'vitest';
import { rollFate, rollSides, symbolOf } from '../../src/procedures/dice.ts';
import { sumOf } from '../../src/queries/attack.ts';
import type { State } from '../../src/state.ts';
import type { Side } from '../../src/vocabulary.ts';
import { ACTION_DIE, ATTRIBUTES, FATE_DIE } from '../../src/vocabulary.ts';
import { hero, onFigure, table, turnOf } from '../table.ts';

const FULL = { energy: [4, 4, 4] };

/** Chance of a total, out of all rolls of so many dice. */
function ways(n: number, star: number, fits: (total: number) => boolean): number {
  const faces: readonly Side[] = ['sword', 'swords', 'star'];
  let rolls: Side[][] = [[]];
  for (let i = 0; i < n; i++) rolls = rolls.flatMap((roll) => faces.map((face) => [...roll, face]));
  return rolls.filter((roll) => fits(sumOf(roll, star))).length;
}

test('[SF-DICE-01] [SF-STAT-07] six dice a turn, three if Stunned', () => {
  expect(turnOf(table({ heroes: { zoe: [6, 6], barka: [8, 8] } }), 'zoe').state.turn?.pool).toBe(6);
  const stunned = turnOf(table({ heroes: { zoe: { at: [6, 6], stunned: 'now' }, barka: [8, 8] } }), 'zoe');
  expect(stunned.state.turn?.pool).toBe(3);
});

test('[SF-DICE-02] [SF-DICE-03] [SF-RULING-20] three glyphs, each on two of six fair sides', () => {
  expect(ACTION_DIE).toHaveLength(6);
  for (const side of ['sword', 'swords', 'star'])
    expect(ACTION_DIE.filter((each) => each === side)).toHaveLength(2);
  const s = { rng: seeded('fair') } as State;
  const rolled = rollSides(s, 3000);
  for (const side of ['sword', 'swords', 'star'] as const) {
    const share = rolled.filter((each) => each === side).length / rolled.length;
    expect(Math.abs(share - 1 / 3)).toBeLessThan(0.04);
  }
});

test('[SF-DICE-04] [SF-DICE-05] [SF-DICE-06] [SF-DICE-07] one sword is 1, two are 2, a star is the attribute; all dice are added', () => {
  expect(sumOf(['sword'], 4)).toBe(1);
  expect(sumOf(['swords'], 4)).toBe(2);
  expect(sumOf(['star'], 4)).toBe(4);
  expect(sumOf(['sword', 'swords', 'star'], 3)).toBe(6);
});

test('[SF-DICE-08] [SF-DICE-09] action and dice are declared first; what was rolled is spent until the next turn', () => {
  const t = turnOf(table({ heroes: { zoe: [6, 6], barka: [8, 8] } }).dice('sword', 'sword'), 'zoe');
  expect(t.options('act').filter((option) => option.do === 'move')).toHaveLength(6);
  t.choose('act', { do: 'move', dice: 2 }).choose('goTo', 'stay');
  expect(t.state.turn?.pool).toBe(4);
  expect(t.options('act').filter((option) => option.do === 'move')).toHaveLength(4);
});

test('[SF-DICE-10] six attributes', () => {
  expect([...ATTRIBUTES].sort()).toEqual(['aim', 'cunning', 'defense', 'magic', 'speed', 'strength']);
});

test.each([
  ['move', { do: 'move', dice: 1 }, 2],
  ['bashDoor', { do: 'bashDoor', dice: 1, at: { door: 5 } }, 1],
  ['pickDoor', { do: 'pickDoor', dice: 1, at: { door: 5 } }, 3],
  ['charge', { do: 'charge', ability: 'arcane-power', dice: 1 }, 4],
] as const)('[SF-DICE-11] a star in the test %s', (kind, pattern, star) => {
  const t = turnOf(table({ heroes: { zoe: [6, 8], barka: [8, 8] }, closed: [5] }).dice('star'), 'zoe');
  t.choose('act', pattern);
  expect(t.events('rolled')[0]).toMatchObject({ test: kind, star, total: star });
});

test('[SF-DICE-11] [SF-STAT-08] [SF-TRAP-04] [SF-TRAP-12] ice and cage are tested with Strength, the hole with Speed', () => {
  const held = { at: [6, 8] as const, frozen: true, caged: true, inHole: true, ...FULL };
  const from = (what: string) => {
    const t = turnOf(table({ heroes: { zanvor: held, zoe: [8, 8] } }).dice('star', 'star'), 'zanvor');
    t.choose('act', { do: 'breakFree', from: what, dice: 2 });
    return t.events('rolled')[0];
  };
  expect(from('ice')).toMatchObject({ star: 4, total: 8, need: 6 });
  expect(from('cage')).toMatchObject({ star: 4 });
  expect(from('hole')).toMatchObject({ star: 2, total: 4 });
});

test('[SF-DICE-12] [SF-DICE-13] [SF-DICE-14] [SF-DICE-15] [SF-RULING-21] one Fate Die with six faces, each a symbol and a colour', () => {
  expect(FATE_DIE).toEqual([
    'lightning-green',
    'lightning-red',
    'drop-brown',
    'drop-blue',
    'skull-black',
    'skull-yellow',
  ]);
  expect(FATE_DIE.map(symbolOf)).toEqual(['lightning', 'lightning', 'drop', 'drop', 'skull', 'skull']);
});

test('[SF-DICE-16] poison and rocks read the symbol of the Fate Die', () => {
  const t = turnOf(
    table({ heroes: { zoe: { at: [6, 6], poisoned: true }, barka: [8, 8] } }).dice('lightning-red'),
    'zoe',
  );
  expect(t.events('fateRolled')).toEqual([{ type: 'fateRolled', face: 'lightning-red', why: 'poison' }]);
});

test('[SF-DV-01] n dice with attribute 1 total between n and 2n', () => {
  for (let n = 1; n <= 6; n++) expect(ways(n, 1, (total) => total >= n && total <= 2 * n)).toBe(3 ** n);
});

test('[SF-DV-02] six dice always reach 6', () => {
  for (const star of [1, 2, 3, 4]) expect(ways(6, star, (total) => total >= 6)).toBe(3 ** 6);
});

test('[SF-DV-04] [SF-DV-05] [SF-DV-06] [SF-DV-07] chances of tests', () => {
  const atLeast = (n: number, need: number) =>
    [1, 2, 3, 4].map((star) => ways(n, star, (total) => total >= need));
  expect(atLeast(3, 6)).toEqual([1, 8, 17, 20]);
  expect(atLeast(4, 6)).toEqual([33, 72, 76, 76]);
  expect(atLeast(5, 6)).toEqual([211, 242, 242, 242]);
  expect(atLeast(2, 4)).toEqual([1, 4, 6, 6]);
});

test('[SF-DV-09] [SF-DV-10] chances of blocking: the monster hits with an equal total', () => {
  const blocks = (dice: number): number => {
    let sum = 0;
    for (let total = 0; total <= 6; total++) {
      sum += ways(dice, 3, (own) => own === total) * ways(2, 2, (other) => other < total);
    }
    return sum;
  };
  expect(blocks(2)).toBe(44);
  expect(blocks(1)).toBe(1);
});

test('[SF-RULING-22] an action needs 1 die and has at most the pool; dice got back never exceed 6, or 3 if Stunned', () => {
  const backpack = ['spare-die', 'spare-die'];
  const t = turnOf(table({ heroes: { zoe: { at: [6, 6], backpack }, barka: [8, 8] } }).dice('sword'), 'zoe');
  t.choose('act', { do: 'smallItem', item: 'spare-die' });
  expect(t.state.turn?.pool).toBe(6);
  t.choose('act', { do: 'move', dice: 1 })
    .choose('goTo', 'stay')
    .choose('act', { do: 'smallItem', item: 'spare-die' });
  expect(t.state.turn?.pool).toBe(6);
  const stunned = turnOf(
    table({ heroes: { zoe: { at: [6, 6], backpack, stunned: 'now' }, barka: [8, 8] } }),
    'zoe',
  );
  stunned.choose('act', { do: 'smallItem', item: 'spare-die' });
  expect(stunned.state.turn?.pool).toBe(3);
  stunned.choose('act', { do: 'defend', dice: 3 });
  expect(stunned.refusal({ do: 'move', dice: 0 })).toEqual({ rule: 'SF-RULING-22', have: 0 });
});

test('[SF-RULING-23] [SF-STAR-04] outcome first, then experience and level-up, then the stars', () => {
  const t = turnOf(
    table({
      heroes: { helena: { at: [7, 7], xp: 1 }, zoe: [9, 9] },
      monsters: { ugly: ['ugly-snout', 7, 6] },
    }).dice('swords', 'star'),
    'helena',
  );
  t.choose('act', { do: 'attack', weapon: 'hunting-knife', dice: 2, ...onFigure('ugly') });
  expect(t.state.monsters).toHaveLength(0);
  t.expectAsked(0, 'levelUp');
  t.choose('levelUp', { ability: 'elven-step' });
  t.expectAsked(0, 'placeStar');
  t.choose('placeStar', { ability: 'elven-step' }).expectAsked(0, 'act');
});

test('[SF-RULING-24] a star goes to an ability below its maximum; with all full it is lost', () => {
  const t = turnOf(
    table({ heroes: { zoe: { at: [6, 6], energy: [3, 0, 4] }, barka: [8, 8] } }).dice('star'),
    'zoe',
  );
  t.choose('act', { do: 'move', dice: 1 }).choose('goTo', 'stay');
  expect(t.refusal({ do: 'star', ability: 'arcane-power' })).toEqual({
    rule: 'SF-RULING-24',
    ability: 'arcane-power',
  });
  expect(t.options('placeStar')).toHaveLength(1);
  const full = turnOf(
    table({ heroes: { zoe: { at: [6, 6], energy: [3, 4, 4] }, barka: [8, 8] } }).dice('star'),
    'zoe',
  );
  full.choose('act', { do: 'move', dice: 1 }).choose('goTo', 'stay').expectAsked(0, 'act');
});

test('[SF-STAR-01] [SF-STAR-02] [SF-STAR-03] [SF-ABIL-06] each star raises an ability of the player’s choice, which may be used at once', () => {
  const t = turnOf(
    table({ heroes: { zoe: { at: [6, 6], energy: [2, 0, 0] }, barka: [8, 8] } }).dice('star', 'star'),
    'zoe',
  );
  t.choose('act', { do: 'move', dice: 2 }).choose('goTo', 'stay');
  t.choose('placeStar', { ability: 'arcane-power' }).choose('placeStar', { ability: 'dark-knowledge' });
  expect(hero(t, 'zoe').energy).toEqual([3, 0, 1]);
  t.choose('act', { do: 'ability', ability: 'arcane-power' });
  expect(t.events('abilityUsed')).toHaveLength(1);
});

test('[SF-RULING-25] stars charge in every roll of a hero: also when he breaks free or helps', () => {
  const t = turnOf(
    table({ heroes: { zoe: { at: [6, 6], frozen: true }, barka: [7, 7] } }).dice('star'),
    'zoe',
  );
  t.choose('act', { do: 'breakFree', dice: 1 }).expectAsked(0, 'placeStar');
  const help = turnOf(
    table({ heroes: { zoe: { at: [6, 6], frozen: true }, barka: [7, 7] } }).dice('star'),
    'barka',
  );
  help.choose('act', { do: 'help', dice: 1 }).expectAsked(1, 'placeStar');
});

test('[SF-RULING-36] what was rolled cannot be taken back: the generator has moved', () => {
  const t = turnOf(table({ heroes: { zoe: [6, 6], barka: [8, 8] } }).dice('sword'), 'zoe');
  const before = t.state.rng.drawn;
  t.choose('act', { do: 'face', facing: 'E' });
  expect(t.state.rng.drawn).toBe(before);
  t.choose('act', { do: 'move', dice: 1 });
  expect(t.state.rng.drawn).toBeGreaterThan(before);
});

test('[SF-RULING-35] tests may be tried again while dice last', () => {
  const t = turnOf(
    table({ heroes: { zoe: [6, 8], barka: [8, 8] }, closed: [5] }).dice('sword', 'sword', 'sword'),
    'zoe',
  );
  for (let i = 0; i < 3; i++) t.choose('act', { do: 'bashDoor', dice: 1, at: { door: 5 } });
  expect(t.state.doors[5]?.open).toBe(false);
  expect(t.state.turn?.pool).toBe(3);
});

test('one roll of the Fate Die is one draw', () => {
  const s = { rng: seeded('x'), events: null } as unknown as State;
  rollFate(s, 'alarm');
  expect(s.rng.drawn).toBe(1);
  expect(die(s, 6)).toBeLessThan(7);
});
