/** The second box: its board and dice, its special dice, its Heroes. */
import { expect, test } from 'vitest';
import { rules } from '../../src/index.ts';
import { combat, foeLife, hurl, lifeOf, TINA, TODD } from '../table.ts';

const BRUNO = 'bruno-bellringer';
const PIPA = 'pipa-patchwork';
const BOTH = { options: { boxes: 'mixed', board: 'fair' } } as const;

test('[DF-RULING-69] the hammer on the Lead die adds 2 to a Hit, and nothing to a Miss', () => {
  const t = combat({ special: ['lead'] });
  hurl(t, 'lead', 'section3 smash');
  expect(foeLife(t)).toBe(15);
  const missed = combat({ special: ['lead'] });
  hurl(missed, 'lead', 'hole smash');
  expect(foeLife(missed)).toBe(20);
});

test('[DF-RULING-69] the coin on the Tiny die brings 1 Gold, Hit or Miss', () => {
  for (const place of ['section1', 'hole']) {
    const t = combat({ special: ['tiny'], gold: 4 });
    hurl(t, 'tiny', `${place} coin`);
    expect(t.state.chest.gold).toBe(5);
  }
});

test('[DF-MIX-02] [DF-MIX-03] [DF-RULING-70] one board with its dice, and that of the fair only where both boxes are', () => {
  const boardOf = (settings: object): unknown => {
    const configured = rules.configure({ players: 3, ...settings });
    return 'options' in configured ? configured.options.board : configured.problems;
  };
  expect(boardOf({})).toBe('labyrinth');
  expect(boardOf({ boxes: 'mixed' })).toBe('labyrinth');
  expect(boardOf({ boxes: 'mixed', board: 'fair' })).toBe('fair');
  expect(boardOf({ boxes: 'labyrinth', board: 'fair' })).toBe('labyrinth');
  const t = combat(BOTH);
  t.choose('chooseDie', { do: 'take', die: 'red' });
  expect(rules.view(t.state, 0).throwing).toMatchObject({ kind: 'throw', board: 'fair' });
});

test('[DF-MIX-05] cards of the fair call for its special dice, also at the other board', () => {
  const t = combat({ options: { boxes: 'mixed' }, monster: 'stilt-stomper', special: ['lead'] });
  expect(rules.view(t.state, 0).throwing).toBeNull();
  t.choose('chooseDie', { do: 'take', die: 'lead' });
  expect(rules.view(t.state, 0).throwing).toMatchObject({ die: 'lead', board: 'labyrinth' });
});

test('[DF-RULING-71] Bruno rings the bell: 3 more on 4, 5 or the bullseye, 1 more elsewhere', () => {
  for (const [place, left] of [
    ['section4', 13],
    ['section3', 16],
  ] as const) {
    const t = combat({ ...BOTH, heroes: [TINA, BRUNO] });
    hurl(t, 'blue', `${place} icon`);
    t.choose('ability', { ability: 'bellRinger' });
    expect(foeLife(t)).toBe(left);
  }
});

test('[DF-RULING-71] Pipa clowns: every other Hero heals 1, and 1 Gold comes in', () => {
  const t = combat({
    ...BOTH,
    heroes: [TINA, PIPA, TODD],
    life: { [TINA]: 5, [PIPA]: 5, [TODD]: 9 },
    gold: 1,
  });
  hurl(t, 'blue', 'hole icon');
  t.choose('ability', { ability: 'clowning' });
  expect([lifeOf(t, TINA), lifeOf(t, TODD), t.state.chest.gold]).toEqual([6, 9, 2]);
});
