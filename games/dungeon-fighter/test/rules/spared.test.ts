/** What stands between a Miss and a faint: the Frog, Armor, the Shield, and healing at the last moment. */
import { expect, test } from 'vitest';
import { rules } from '../../src/index.ts';
import { asked, CLANK, combat, foeLife, hurl, lifeOf, RANDOLPH, stateOf, TINA, TODD } from '../table.ts';

/** Randolph heals Todd, who Misses this Monster with so much life. */
function healedLate(
  life: number,
  card: string,
  monster: string,
  scars: readonly ('red' | 'green' | 'blue')[],
) {
  const t = combat({
    monster,
    life: { [TODD]: life },
    scars: { [TODD]: scars },
    equipment: { [RANDOLPH]: [card] },
  });
  if (asked(t)[0] === 'spend') t.choose('spend', 'pass', 2);
  hurl(t, 'red', 'hole');
  t.expectAsked(2, 'spend');
  return t;
}

test.each([
  ['2 life, 4 damage, 4 healed: up with 2', 2, 'honey-jar', 'mask-o-mancer', [], 2],
  ['4 of 5 life, 4 damage, 4 healed: 4, not 1', 4, 'honey-jar', 'mask-o-mancer', ['red', 'blue'], 4],
  [
    '3 of 3 life, 4 damage, 4 healed: up with 3',
    3,
    'honey-jar',
    'mask-o-mancer',
    ['red', 'green', 'blue'],
    3,
  ],
  ['9 of 9 life, 4 damage, 2 healed: 7', 9, 'picnic-basket', 'mask-o-mancer', [], 7],
  [
    '1 life, 4 damage, 2 healed: not enough, and the card is spent',
    1,
    'picnic-basket',
    'mask-o-mancer',
    [],
    0,
  ],
] as const)(
  '[DF-RULING-60] [DF-DEC-21] [DF-EQUIP-11] [DF-DEC-19] %s',
  (_name, life, card, monster, scars, left) => {
    const t = healedLate(life, card, monster, scars);
    expect(rules.view(t.state, 0).threat).toMatchObject({ heroes: [TODD], why: 'miss', left: [life - 4] });
    t.choose('spend', card === 'honey-jar' ? { card, hero: TODD } : { card });
    expect(lifeOf(t, TODD)).toBe(left);
    expect(stateOf(t, TODD).fainted).toBe(left === 0);
    expect(t.state.equipmentGone).toEqual([card]);
    const told = t.events('heroHurt').map(({ life: after }) => after);
    expect(told).toEqual([life - 4]);
  },
);

test('[DF-RULING-60] healing that would not keep a Hero up says so, and is not spent unasked', () => {
  const t = healedLate(1, 'picnic-basket', 'mask-o-mancer', []);
  const view = rules.view(t.state, 2);
  const words = t.options('spend').map((option) => rules.words.option(option, view));
  expect(words[0]).toBe('Use Picnic Basket (not enough to keep Prince Todd up)');
  t.choose('spend', 'pass');
  expect(stateOf(t, TODD).fainted).toBe(true);
  expect(stateOf(t, RANDOLPH).equipment).toEqual(['picnic-basket']);
});

test('[DF-RULING-60] two cards together keep up whom neither would', () => {
  const t = combat({
    monster: 'mask-o-mancer',
    life: { [TODD]: 1 },
    equipment: { [RANDOLPH]: ['picnic-basket'], [TINA]: ['honey-jar'] },
  });
  while (asked(t)[0] === 'spend') t.choose('spend', 'pass');
  hurl(t, 'red', 'hole');
  t.choose('spend', { card: 'picnic-basket' });
  expect(rules.view(t.state, 0).threat?.left).toEqual([-1]);
  t.choose('spend', { card: 'honey-jar', hero: TODD });
  expect(lifeOf(t, TODD)).toBe(3);
});

test('[DF-RULING-60] of several who are threatened only the one that is healed will have more', () => {
  const t = combat({
    pool: [],
    monster: 'mask-o-mancer',
    life: { [TINA]: 5, [TODD]: 9, [RANDOLPH]: 9 },
    equipment: { [TODD]: ['honey-jar'], [RANDOLPH]: ['picnic-basket'] },
  });
  while (asked(t)[0] === 'spend') t.choose('spend', 'pass');
  t.choose('chooseDie', 'retrieve');
  t.choose('spend', { card: 'honey-jar', hero: TINA });
  expect(rules.view(t.state, 0).threat).toMatchObject({ heroes: [TINA, TODD, RANDOLPH], left: [5, 5, 5] });
});

test('[DF-RULING-60] whoever is not threatened is healed at once', () => {
  const t = combat({ life: { [TINA]: 3 }, equipment: { [RANDOLPH]: ['honey-jar'] } });
  t.choose('spend', 'pass', 2);
  hurl(t, 'red', 'hole');
  t.choose('spend', { card: 'honey-jar', hero: TINA });
  expect(t.events('healed').map(({ hero }) => hero)).toEqual([TINA]);
  expect(lifeOf(t, TODD)).toBe(7);
});

test('[DF-RULING-07] what is paid for the dice can be healed, not prevented', () => {
  const t = combat({
    pool: [],
    monster: 'mask-o-mancer',
    life: { [TINA]: 4, [TODD]: 9, [RANDOLPH]: 9 },
    equipment: { [TODD]: ['honey-jar'] },
  });
  t.choose('spend', 'pass');
  t.choose('chooseDie', 'retrieve');
  t.choose('spend', { card: 'honey-jar', hero: TINA });
  expect([TINA, TODD, RANDOLPH].map((id) => lifeOf(t, id))).toEqual([4, 5, 5]);
});

test('[DF-UNI-02] [DF-VEC-29] the Frog takes 2 off before Armor is asked for, and the question names what is left', () => {
  const t = combat({
    monster: 'mask-o-mancer',
    tokens: { frog: true },
    equipment: { [TODD]: ['bark-vest'] },
  });
  hurl(t, 'red', 'hole');
  t.expectAsked(1, 'armor');
  expect(t.about()).toMatchObject({ damage: 2 });
  t.choose('armor', { card: 'bark-vest' });
  expect(lifeOf(t, TODD)).toBe(9);
});

test('[DF-EQUIP-08] Armor that would prevent nothing is not asked for; Armor that does something else is', () => {
  const vain = combat({ tokens: { frog: true }, equipment: { [TODD]: ['pillow-plate'] } });
  hurl(vain, 'red', 'hole');
  expect(stateOf(vain, TODD).equipment).toEqual(['pillow-plate']);
  vain.expectAsked(2, 'chooseDie');
  const coins = combat({ tokens: { frog: true }, equipment: { [TODD]: ['coin-mail'] } });
  hurl(coins, 'red', 'hole');
  coins.choose('armor', { card: 'coin-mail' });
  expect(coins.state.chest.gold).toBe(1);
});

test('[DF-EQUIP-08] once nothing is left to prevent, the second Armor stays whole', () => {
  const t = combat({
    heroes: [TINA, CLANK],
    equipment: { [CLANK]: ['cauldron-cuirass', 'pillow-plate'] },
  });
  hurl(t, 'red', 'hole');
  t.choose('armor', { card: 'cauldron-cuirass' });
  expect(stateOf(t, CLANK)).toMatchObject({ turned: ['cauldron-cuirass'], life: 9 });
  expect(stateOf(t, CLANK).equipment).toContain('pillow-plate');
  t.expectAsked(0, 'chooseDie');
});

test('[DF-COM-01] whoever dodges is not asked for Armor that prevents', () => {
  const t = combat({
    heroes: [TINA, 'lanky-loushot'],
    equipment: { 'lanky-loushot': ['bark-vest'] },
  });
  hurl(t, 'green', 'hole icon');
  t.choose('ability', { ability: 'agileInstincts' });
  expect(foeLife(t)).toBe(18);
  t.expectAsked(0, 'chooseDie');
});

test('[DF-EQUIP-11] a cancelled blow ends the window: nobody wastes a card on it', () => {
  const t = combat({
    life: { [TODD]: 1 },
    equipment: { [TODD]: ['scapegoat-whistle'], [RANDOLPH]: ['honey-jar'] },
  });
  while (asked(t)[0] === 'spend') t.choose('spend', 'pass');
  hurl(t, 'red', 'hole');
  t.choose('spend', { card: 'scapegoat-whistle' });
  expect(lifeOf(t, TODD)).toBe(1);
  expect(t.events('heroHurt')).toEqual([]);
  expect(stateOf(t, RANDOLPH).equipment).toEqual(['honey-jar']);
});

test('[DF-RULING-37] [DF-FAINT-02] whoever fainted by thorns is neither asked for Armor nor hurt again', () => {
  const t = combat({
    bushes: true,
    life: { [TODD]: 3 },
    equipment: { [TODD]: ['bark-vest', 'coin-mail'].slice(0, 1) },
  });
  hurl(t, 'red', 'outside icon thorns');
  expect(t.events('heroHurt').map(({ why }) => why)).toEqual(['thorns']);
  expect(stateOf(t, TODD)).toMatchObject({ life: 0, fainted: true, turned: [] });
  t.expectAsked(2, 'chooseDie');
});
