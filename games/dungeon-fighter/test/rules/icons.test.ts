import { expect, test } from 'vitest';
import { HEROES, rules } from '../../src/index.ts';
import { COLOURS } from '../../src/vocabulary.ts';
import {
  armed,
  asked,
  CLANK,
  combat,
  foeLife,
  foresee,
  GRANNY,
  hurl,
  LOUSHOT,
  lifeOf,
  RANDOLPH,
  release,
  stateOf,
  TINA,
  TODD,
} from '../table.ts';

test('[DF-HERO-01] sheets say how much of each type a Hero carries', () => {
  const tina = HEROES.find(({ id }) => id === TINA);
  expect(tina?.carries).toEqual({ weapon: 2, armor: 1, spendable: 1 });
});

test('[DF-HERO-03] [DF-UNI-01] three abilities by colour; the blue one is unique', () => {
  const blue = HEROES.map(({ abilities }) => abilities.blue.kind);
  expect(new Set(blue).size).toBe(HEROES.length);
  for (const { abilities } of HEROES) {
    expect(Object.keys(abilities)).toEqual([...COLOURS]);
    for (const other of [abilities.red.kind, abilities.green.kind]) expect(blue).not.toContain(other);
  }
});

test('[DF-HERO-04] [DF-HERO-05] [DF-SCAR-02] maximum life is 9, 7, 5, 3 by Scars, and healing stops there', () => {
  const t = combat({
    scars: { [TINA]: ['red'], [TODD]: ['red', 'green'], [RANDOLPH]: ['green', 'blue', 'red'] },
  });
  expect(rules.view(t.state, null).heroes.map(({ maxLife }) => maxLife)).toEqual([7, 5, 3]);
  const heals = combat({ life: { [TINA]: 8 }, active: TINA });
  hurl(heals, 'green', 'hole icon');
  heals.choose('ability', { ability: 'selfHealing' });
  expect(lifeOf(heals, TINA)).toBe(9 - 2);
});

test('[DF-ICON-01] [DF-DEC-15] a coloured die with the icon offers the ability of its colour and no other', () => {
  const t = combat();
  hurl(t, 'red', 'section1 icon');
  expect(t.options('ability').map((option) => ('ability' in option ? option.ability : option.do))).toEqual([
    'focused',
    'decline',
  ]);
});

test('[DF-ICON-02] [DF-SDIE-04] [DF-RULING-38] white and special dice offer any ability without a Scar', () => {
  const white = combat({ pool: [], scars: { [TODD]: ['green'] } });
  hurl(white, 'white', 'section1 icon');
  expect(
    white.options('ability').map((option) => ('ability' in option ? option.ability : option.do)),
  ).toEqual(['focused', 'royalMoney', 'decline']);
  const big = combat({ special: ['big'] });
  hurl(big, 'big', 'section1 icon');
  expect(big.options('ability')).toHaveLength(4);
});

test('[DF-ICON-03] [DF-RULING-13] using it is a choice', () => {
  const t = combat();
  hurl(t, 'red', 'section1 icon');
  t.choose('ability', 'decline');
  expect(foeLife(t)).toBe(19);
});

test('[DF-RULING-13] one icon, one ability', () => {
  const t = combat({ pool: [] });
  hurl(t, 'white', 'section1 icon');
  t.choose('ability', { ability: 'focused' });
  expect(asked(t)).toEqual(['chooseDie']);
});

test('[DF-ICON-04] abilities for a Hit need one, abilities for a Miss need one', () => {
  const miss = combat({ pool: [] });
  hurl(miss, 'white', 'hole icon');
  expect(miss.refusal({ ability: 'focused' })).toEqual({ rule: 'DF-ICON-04', condition: 'hit' });
  const hit = combat({ pool: [], heroes: [TINA, LOUSHOT, RANDOLPH] });
  hurl(hit, 'white', 'section1 icon');
  expect(hit.refusal({ ability: 'agileInstincts' })).toEqual({ rule: 'DF-ICON-04', condition: 'miss' });
});

test('[DF-ICON-05] [DF-COM-09] abilities without a condition work wherever the die lies', () => {
  for (const landing of ['outside icon', 'section2 icon']) {
    const t = combat();
    hurl(t, 'green', landing);
    t.choose('ability', { ability: 'pickpocket' });
    expect(t.state.chest.gold).toBe(1);
  }
});

test('[DF-ICON-06] [DF-SCAR-04] a Scar blocks the ability, not the die', () => {
  const t = combat({ scars: { [TODD]: ['green'] } });
  hurl(t, 'green', 'section2 icon');
  expect(asked(t)).toEqual(['chooseDie']);
  expect(foeLife(t)).toBe(18);
});

test('[DF-KILL-01] [DF-KILL-02] [DF-REST-03] a bullseye with the icon fells the Monster at once, and is an Epic Shot', () => {
  const t = combat({ foeLife: 99 });
  hurl(t, 'green', 'bullseye icon');
  t.choose('ability', 'decline');
  expect(t.events('instaKilled')).toHaveLength(1);
  expect(t.events('monsterDefeated')[0]).toMatchObject({ life: -3, epic: true });
  expect(t.events('goldGained')).toContainEqual({ type: 'goldGained', amount: 1, why: 'epic' });
});

test('[DF-KILL-03] [DF-BOSS-07] it fells the Final Boss, too', () => {
  const t = combat({ boss: 'evil-queen', foeLife: 60, pool: ['green'] });
  hurl(t, 'green', 'bullseye icon');
  t.choose('ability', 'decline');
  t.expectOver({ how: 'bossDefeated' });
});

test('[DF-KILL-04] [DF-RULING-58] the icon may still be used, but not to throw again', () => {
  const t = combat({ foeLife: 99 });
  hurl(t, 'green', 'bullseye icon');
  t.choose('ability', { ability: 'pickpocket' });
  expect(t.events('goldGained')[0]).toEqual({ type: 'goldGained', amount: 1, why: 'ability' });
  const again = combat({ pool: [], active: RANDOLPH });
  hurl(again, 'white', 'bullseye icon');
  expect(again.refusal({ ability: 'rethrow' }).rule).toBe('DF-RULING-58');
});

test('[DF-KILL-05] [DF-RULING-39] it must be a Hit', () => {
  const t = combat({ monster: 'obnoxious-monkey' });
  hurl(t, 'green', 'bullseye icon fault:bounce');
  t.choose('ability', 'decline');
  expect(foeLife(t)).toBe(20);
  const style = combat({ monster: 'obnoxious-monkey' });
  hurl(style, 'green', 'bullseye icon fault:hip');
  style.choose('ability', 'decline');
  expect(foeLife(style)).toBe(20);
});

test('[DF-COM-01] [DF-VEC-30] Agile Instincts: no damage, the Monster takes 2, and no bonus is added', () => {
  const t = combat({
    heroes: [TINA, LOUSHOT, RANDOLPH],
    foeLife: 2,
    equipment: { [LOUSHOT]: ['fan-cannon'] },
    tokens: { tracking: true },
  });
  t.choose('chooseDie', { do: 'take', die: 'green' });
  release(t, 'hole icon', ['fan-cannon']);
  t.choose('ability', { ability: 'agileInstincts' });
  expect(lifeOf(t, LOUSHOT)).toBe(9);
  expect(t.events('monsterHurt')).toEqual([
    { type: 'monsterHurt', by: LOUSHOT, amount: 2, life: 0, why: 'agileInstincts' },
  ]);
  expect(t.events('monsterDefeated')).toHaveLength(1);
});

test('[DF-COM-01] [DF-RULING-26] whoever dodged is spared once: the Frog has nothing left to take off', () => {
  const t = combat({ heroes: [TINA, LOUSHOT, RANDOLPH], foeLife: 9, tokens: { frog: true } });
  t.choose('chooseDie', { do: 'take', die: 'green' });
  release(t, 'hole icon');
  t.choose('ability', { ability: 'agileInstincts' });
  expect(t.events('unhurt').map(({ why }) => why)).toEqual(['agileInstincts']);
});

test('[DF-COM-02] [DF-DEC-16] [DF-RULING-25] [DF-VEC-05] Re-throw: the first result does not count, and it may be repeated', () => {
  const t = combat({ monster: 'obnoxious-monkey', foeLife: 10, leader: TODD });
  hurl(t, 'green', 'outside icon');
  t.choose('ability', { ability: 'rethrow' });
  foresee(t, 'section4 icon');
  t.choose('throw', 'throw');
  expect(t.options('ability').some((option) => 'ability' in option && option.ability === 'rethrow')).toBe(
    true,
  );
  t.choose('ability', 'decline');
  expect(lifeOf(t, RANDOLPH)).toBe(9);
  expect(foeLife(t)).toBe(6);
  t.expectAsked(0, 'chooseDie');
  expect(t.state.combat?.pool).toEqual(['red', 'blue']);
});

test('[DF-RULING-25] thorns already suffered stay, Weapons are chosen anew, and a white die is spent once', () => {
  const t = combat({
    pool: [],
    white: 2,
    active: RANDOLPH,
    bushes: true,
    equipment: { [RANDOLPH]: ['wooden-spoon'] },
  });
  t.choose('chooseDie', { do: 'take', die: 'white' });
  release(t, 'section3 icon thorns', ['wooden-spoon']);
  t.choose('ability', { ability: 'rethrow' });
  expect(lifeOf(t, RANDOLPH)).toBe(6);
  expect(asked(t)).toEqual(['weapons']);
  release(t, 'section3');
  expect(foeLife(t)).toBe(17);
  expect(t.state.chest.white).toBe(1);
});

test('[DF-COM-03] Heal Party: every Hero heals 1', () => {
  const t = combat({ life: { [TINA]: 3, [TODD]: 9, [RANDOLPH]: 4 }, active: RANDOLPH });
  hurl(t, 'red', 'section1 icon');
  t.choose('ability', { ability: 'healParty' });
  expect([TINA, TODD, RANDOLPH].map((id) => lifeOf(t, id))).toEqual([4, 9, 5]);
});

test('[DF-COM-04] [DF-VEC-26] Piercing on section 3 with a Weapon of 2 and Tracking: 8', () => {
  const t = combat({
    active: TINA,
    equipment: { [TINA]: ['fan-cannon'] },
    tokens: { tracking: true },
  });
  t.choose('chooseDie', { do: 'take', die: 'red' });
  release(t, 'section3 icon', ['fan-cannon']);
  t.choose('ability', { ability: 'piercing' });
  expect(foeLife(t)).toBe(12);
});

test('[DF-COM-05] Pickpocket: 1 Gold', () => {
  const t = combat({ gold: 4 });
  hurl(t, 'green', 'section1 icon');
  t.choose('ability', { ability: 'pickpocket' });
  expect(t.state.chest.gold).toBe(5);
});

test.each([
  ['section1', 5],
  ['section4', 5],
  ['section5', 5],
  ['bullseye', 10],
])(
  '[DF-COM-06] [DF-RULING-38] [DF-VEC-25] Focused Damage on %s deals 5, and may be declined on the bullseye',
  (rest, damage) => {
    const t = combat({ foeLife: 30, pool: ['red'], special: [] });
    hurl(t, 'red', rest === 'bullseye' ? rest : `${rest} icon`);
    if (rest !== 'bullseye') t.choose('ability', { ability: 'focused' });
    expect(foeLife(t)).toBe(30 - damage);
  },
);

test('[DF-COM-07] Self Healing: 3', () => {
  const t = combat({ life: { [TINA]: 2 }, active: TINA });
  hurl(t, 'green', 'section1 icon');
  t.choose('ability', { ability: 'selfHealing' });
  expect(lifeOf(t, TINA)).toBe(5);
});

test.each([
  ['sticky-nib', 7],
  ['hedge-hog', 4],
])('[DF-COM-08] [DF-VEC-24] Sworn Enemy on section 3 against %s deals %i', (monster, damage) => {
  const t = combat({ heroes: [TINA, LOUSHOT], monster });
  hurl(t, 'red', 'section3 icon');
  t.choose('ability', { ability: 'swornEnemy' });
  expect(foeLife(t)).toBe(20 - damage);
});

test('[DF-UNI-02] [DF-RULING-26] [DF-REST-09] Metamorphosis: from this very Miss on, every Miss costs 2 less, until the combat ends', () => {
  const t = combat({ active: RANDOLPH, monster: 'magpie-mobster', foeLife: 3 });
  hurl(t, 'blue', 'hole icon');
  t.choose('ability', { ability: 'metamorphosis' });
  expect(lifeOf(t, RANDOLPH)).toBe(8);
  hurl(t, 'red', 'hole');
  expect(lifeOf(t, TINA)).toBe(8);
  expect(t.state.tokens.frog).toBe(true);
  hurl(t, 'green', 'section3');
  expect(t.state.tokens.frog).toBe(false);
});

test.each([
  ['magpie-mobster', 1],
  ['hedge-hog', 0],
  ['sticky-nib', 0],
])('[DF-VEC-29] with the Frog a Miss against %s costs %i', (monster, damage) => {
  const t = combat({ monster, tokens: { frog: true } });
  hurl(t, 'red', 'hole');
  expect(lifeOf(t, TODD)).toBe(9 - damage);
});

test.each([
  [0, 0],
  [1, 0],
  [2, 1],
  [9, 4],
  [10, 5],
  [11, 5],
  [30, 5],
])('[DF-UNI-03] [DF-VEC-21] Royal Money with %i Gold: +%i', (gold, bonus) => {
  const t = combat({ gold });
  hurl(t, 'blue', 'section1 icon');
  t.choose('ability', { ability: 'royalMoney' });
  expect(foeLife(t)).toBe(19 - bonus);
});

test('[DF-UNI-04] [DF-RULING-26] Tracking Strike: this Hit and every later one deals 1 more; a second time changes nothing', () => {
  const t = combat({ heroes: [TINA, LOUSHOT], foeLife: 40 });
  hurl(t, 'blue', 'section2 icon');
  t.choose('ability', { ability: 'trackingStrike' });
  expect(foeLife(t)).toBe(37);
  hurl(t, 'red', 'section2');
  expect(foeLife(t)).toBe(34);
  const twice = combat({ heroes: [TINA, LOUSHOT], tokens: { tracking: true } });
  hurl(twice, 'blue', 'section2 icon');
  twice.choose('ability', { ability: 'trackingStrike' });
  expect(foeLife(twice)).toBe(17);
  expect(twice.events('tokenTurned')).toEqual([]);
});

test('[DF-UNI-05] [DF-RULING-27] [DF-VEC-06] Hammer of the Gods: +1, and a Hammer that cannot be spent on this very Hit', () => {
  const t = combat({ active: TINA, foeLife: 6 });
  hurl(t, 'blue', 'section2 icon');
  t.choose('ability', { ability: 'hammer' });
  expect(foeLife(t)).toBe(3);
  expect(t.state.tokens.hammers).toBe(1);
  expect(t.events('hammersSpent')).toEqual([]);
});

test('[DF-UNI-06] [DF-RULING-64] at most three are active; the ability still deals its +1; they stay through Resting', () => {
  const t = combat({ active: TINA, tokens: { hammers: 3 }, foeLife: 3 });
  hurl(t, 'blue', 'section2 icon');
  t.choose('ability', { ability: 'hammer' });
  t.choose('hammers', { spend: 0 });
  expect(t.events('monsterDefeated')).toHaveLength(1);
  expect(t.state.tokens.hammers).toBe(3);
});

test.each([
  [0, 0],
  [1, 1],
  [2, 3],
  [3, 4],
])(
  '[DF-UNI-07] [DF-UNI-08] [DF-DEC-18] [DF-VEC-23] %i Hammers spent on anybody’s Hit: +%i',
  (spend, bonus) => {
    const t = combat({ tokens: { hammers: 3 } });
    hurl(t, 'red', 'section2');
    t.expectAsked(0, 'hammers');
    t.choose('hammers', { spend });
    expect(foeLife(t)).toBe(18 - bonus);
    expect(t.state.tokens.hammers).toBe(3 - spend);
  },
);

test('[DF-RULING-58] nobody is asked for Hammers when the Monster is killed at once', () => {
  const t = combat({ tokens: { hammers: 3 }, foeLife: 60 });
  hurl(t, 'green', 'bullseye icon');
  t.choose('ability', 'decline');
  expect(t.events('monsterDefeated')).toHaveLength(1);
  expect(t.state.tokens.hammers).toBe(3);
});

test('[DF-RULING-26] damage is never below 0: where the Frog is enough, the Shield stays up', () => {
  const t = combat({ monster: 'sticky-nib', tokens: { frog: true, shield: true } });
  hurl(t, 'red', 'hole');
  expect(t.state.tokens.shield).toBe(true);
  expect(lifeOf(t, TODD)).toBe(9);
});

test('[DF-RULING-27] [DF-RULING-64] Hammers need a conscious Tina, not an ability without a Scar', () => {
  const scarred = combat({ tokens: { hammers: 1 }, scars: { [TINA]: ['blue'] } });
  hurl(scarred, 'red', 'section2');
  scarred.expectAsked(0, 'hammers');
  const fainted = combat({ tokens: { hammers: 1 }, fainted: [TINA] });
  hurl(fainted, 'red', 'section2');
  expect(asked(fainted)).toEqual(['chooseDie']);
});

test('Grapeshot: 1 more for every other die on the board, at most 3', () => {
  const t = combat({ heroes: [TINA, GRANNY], lying: ['white', 'white'], pool: ['blue'] });
  hurl(t, 'blue', 'section2 icon');
  t.choose('ability', { ability: 'grapeshot' });
  expect(foeLife(t)).toBe(16);
  const many = combat({
    heroes: [TINA, GRANNY],
    lying: ['white', 'white', 'white', 'white'],
    pool: ['blue'],
  });
  hurl(many, 'blue', 'section2 icon');
  many.choose('ability', { ability: 'grapeshot' });
  expect(foeLife(many)).toBe(15);
});

test('Parade Shield: the next Miss does no damage, the one after it does', () => {
  const t = combat({ heroes: [TINA, CLANK, TODD] });
  hurl(t, 'blue', 'section2 icon');
  t.choose('ability', { ability: 'paradeShield' });
  hurl(t, 'red', 'hole');
  expect(lifeOf(t, TODD)).toBe(9);
  hurl(t, 'green', 'hole');
  expect(lifeOf(t, TINA)).toBe(7);
});

test('[DF-RULING-37] a Hero who faints by thorns uses no ability, but the throw counts', () => {
  const t = combat({ bushes: true, life: { [TODD]: 3 } });
  hurl(t, 'green', 'section4 icon thorns');
  expect(stateOf(t, TODD).fainted).toBe(true);
  expect(t.state.chest.gold).toBe(0);
  expect(foeLife(t)).toBe(16);
  t.expectAsked(2, 'chooseDie');
});

test('[DF-RULING-36] [DF-VEC-28] doubling touches the section only: 4 doubled and 2 pierced is 10', () => {
  const t = combat({ active: TINA, equipment: { [TODD]: ['explosive-potion'] } });
  hurl(t, 'red', 'section4 icon');
  t.choose('ability', { ability: 'piercing' });
  t.choose('spend', { card: 'explosive-potion' });
  expect(foeLife(t)).toBe(10);
});

test('[DF-RULING-36] focused first, then doubled: 10, and Weapons on top', () => {
  const t = combat({ equipment: { [TODD]: ['explosive-potion', 'wooden-spoon'] } });
  armed(t, 'red', 'section1 icon', ['wooden-spoon']);
  t.choose('ability', { ability: 'focused' });
  t.choose('spend', { card: 'explosive-potion' });
  expect(foeLife(t)).toBe(20 - 11);
});
