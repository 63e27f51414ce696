import { expect, test } from 'vitest';
import * as flow from '../../src/flow.ts';
import { rules } from '../../src/index.ts';
import type { Combat } from '../table.ts';
import {
  armed,
  asked,
  combat,
  foeLife,
  foresee,
  hurl,
  lifeOf,
  pool,
  RANDOLPH,
  release,
  stateOf,
  TINA,
  TODD,
  table,
} from '../table.ts';

const LEVELS = { options: { levelUp: true } };

test('[DF-LVL-01] without the variant there is no experience', () => {
  const t = combat();
  hurl(t, 'red', 'section1 icon');
  t.choose('ability', 'decline');
  expect(stateOf(t, TODD).xp).toBe(0);
});

test('[DF-LVL-02] [DF-LVL-03] [DF-RULING-52] [DF-VEC-50] the last Hit is worth 1 XP; a kill by Agile Instincts is none', () => {
  const t = combat({ ...LEVELS, foeLife: 2 });
  expect(stateOf(t, TODD).xp).toBe(0);
  hurl(t, 'red', 'section2');
  expect(stateOf(t, TODD).xp).toBe(1);
  const agile = combat({ ...LEVELS, heroes: [TINA, 'lanky-loushot'], foeLife: 2 });
  hurl(agile, 'green', 'hole icon');
  agile.choose('ability', { ability: 'agileInstincts' });
  expect(stateOf(agile, 'lanky-loushot').xp).toBe(0);
});

test('[DF-LVL-04] [DF-RULING-29] [DF-VEC-50] an icon not used is worth 1 XP, on a white die too', () => {
  const t = combat(LEVELS);
  hurl(t, 'red', 'section1 icon');
  t.choose('ability', 'decline');
  expect(stateOf(t, TODD).xp).toBe(1);
  const white = combat({ ...LEVELS, pool: [] });
  hurl(white, 'white', 'section1 icon');
  white.choose('ability', 'decline');
  expect(stateOf(white, TODD).xp).toBe(1);
});

test('[DF-LVL-05] [DF-VEC-50] so is one whose ability’s condition was not met; [DF-RULING-29] a Scar is no such reason', () => {
  const t = combat({ ...LEVELS, active: TINA });
  hurl(t, 'red', 'hole icon');
  expect(stateOf(t, TINA).xp).toBe(1);
  const scar = combat({ ...LEVELS, active: TINA, scars: { [TINA]: ['red'] } });
  hurl(scar, 'red', 'hole icon');
  expect(stateOf(scar, TINA).xp).toBe(0);
});

test('[DF-RULING-29] no XP for an icon covered by a Scar', () => {
  const t = combat({ ...LEVELS, scars: { [TODD]: ['red'] } });
  hurl(t, 'red', 'section1 icon');
  expect(stateOf(t, TODD).xp).toBe(0);
});

test('[DF-LVL-06] it stops at 3', () => {
  const t = combat({ ...LEVELS, xp: { [TODD]: 3 }, foeLife: 1 });
  hurl(t, 'red', 'section1');
  expect(stateOf(t, TODD).xp).toBe(3);
});

const atShop = (setting: Combat) =>
  table({ ...LEVELS, setAside: ['crawling-tunnel', 'giddy-vortex', 'overfed-kennel'], ...setting })
    .dice('bark-vest', 'honey-jar', 'fan-cannon', 'golden-egg', 'war-top')
    .begin(flow.visitShop, { content: [] });

test('[DF-LVL-07] [DF-LVL-08] [DF-DEC-28] [DF-RULING-30] [DF-RULING-41] with 3 XP at a Shop a Hero may take a token for a colour of choice, one a colour', () => {
  const t = atShop({ xp: { [TODD]: 3, [TINA]: 2 }, levels: { [TODD]: ['red'] } });
  t.expectAsked(1, 'levelUp');
  expect(t.options('levelUp').flatMap((option) => ('colour' in option ? [option.colour] : []))).toEqual([
    'green',
    'blue',
  ]);
  t.choose('levelUp', { colour: 'blue' });
  expect(stateOf(t, TODD)).toMatchObject({ xp: 0, tokens: ['red', 'blue'] });
  const keeps = atShop({ xp: { [TODD]: 3 } });
  keeps.choose('levelUp', 'keepXp');
  expect(stateOf(keeps, TODD)).toMatchObject({ xp: 3, tokens: [] });
});

test('[DF-LVL-09] [DF-LVL-10] [DF-DEC-17] [DF-RULING-30] without the icon a token may trigger its colour’s ability, whatever die was thrown', () => {
  const t = combat({ ...LEVELS, levels: { [TODD]: ['red'] } });
  hurl(t, 'green', 'section1');
  t.choose('ability', { ability: 'focused', token: true });
  expect(foeLife(t)).toBe(15);
  expect(stateOf(t, TODD).spent).toEqual(['red']);
  const icon = combat({ ...LEVELS, levels: { [TODD]: ['red'] } });
  hurl(icon, 'green', 'section1 icon');
  expect(icon.options('ability').flatMap((option) => ('ability' in option ? [option.ability] : []))).toEqual([
    'pickpocket',
  ]);
});

test('[DF-LVL-10] a spent token is spent', () => {
  const t = combat({ ...LEVELS, heroes: [TINA, TODD], fainted: [TINA], levels: { [TODD]: ['red'] } });
  hurl(t, 'green', 'section1');
  t.choose('ability', { ability: 'focused' });
  hurl(t, 'red', 'section1');
  expect(asked(t)).toEqual(['chooseDie']);
});

test('[DF-RULING-30] a token never makes an insta-kill', () => {
  const t = combat({ ...LEVELS, levels: { [TODD]: ['green'] }, foeLife: 40 });
  hurl(t, 'red', 'bullseye');
  t.choose('ability', { ability: 'pickpocket' });
  expect(foeLife(t)).toBe(30);
});

test('[DF-LVL-11] all tokens are ready again at the next Shop', () => {
  const t = atShop({ levels: { [TODD]: ['red'] } });
  expect(stateOf(t, TODD).spent).toEqual([]);
  const before = table({ ...LEVELS, setAside: ['crawling-tunnel'], levels: { [TODD]: ['red'] } })
    .arrange((s) => {
      for (const hero of s.heroes) hero.spent = [...hero.tokens];
    })
    .dice('bark-vest', 'honey-jar', 'fan-cannon', 'golden-egg', 'war-top')
    .begin(flow.visitShop, { content: [] });
  expect(stateOf(before, TODD).spent).toEqual([]);
});

test('[DF-LVL-12] a Scar blocks the colour even with a token', () => {
  const t = combat({ ...LEVELS, levels: { [TODD]: ['red'] }, scars: { [TODD]: ['red'] } });
  hurl(t, 'green', 'section1');
  expect(asked(t)).toEqual(['chooseDie']);
});

test('[DF-LVL-13] the ability’s condition holds for tokens, too', () => {
  const t = combat({ ...LEVELS, levels: { [TODD]: ['red', 'green'] } });
  hurl(t, 'blue', 'hole');
  expect(t.refusal({ ability: 'focused' }).rule).toBe('DF-ICON-04');
  t.choose('ability', { ability: 'pickpocket' });
  expect(t.state.chest.gold).toBe(1);
});

test('[DF-MOD-01] [DF-MOD-02] the bushes stand for everybody to see when a card asks for them', () => {
  const t = table({ room: 'thorn-passage' }).dice('hedge-hog').begin(flow.fight, { boss: false });
  expect(rules.view(t.state, null).combat?.bushes).toBe(true);
  t.choose('chooseDie', { do: 'take', die: 'red' });
  expect(t.about().bushes).toBe(true);
});

test('[DF-MOD-03] [DF-RULING-31] touching a bush costs 3, and neither Frog nor Armor helps', () => {
  const t = combat({ bushes: true, tokens: { frog: true }, equipment: { [TODD]: ['cauldron-cuirass'] } });
  hurl(t, 'red', 'section2 thorns');
  expect(lifeOf(t, TODD)).toBe(6);
  expect(t.events('armorUsed')).toEqual([]);
});

test('[DF-RULING-31] [DF-NODICE-04] the Whistle answers neither thorns nor dice taken back', () => {
  const gear = { equipment: { [TODD]: ['scapegoat-whistle', 'honey-jar'] }, life: { [TINA]: 5 } };
  const thorns = combat({ ...gear, bushes: true });
  thorns.choose('spend', 'pass');
  hurl(thorns, 'red', 'section2 thorns');
  expect(thorns.refusal({ card: 'scapegoat-whistle' }).rule).toBe('DF-RULING-31');
  const back = combat({ ...gear, pool: [] });
  back.choose('spend', 'pass').choose('chooseDie', 'retrieve');
  expect(back.refusal({ card: 'scapegoat-whistle' }).rule).toBe('DF-NODICE-04');
});

test('[DF-MOD-04] it is no Miss by itself', () => {
  const t = combat({ bushes: true });
  hurl(t, 'red', 'section4 thorns');
  expect(foeLife(t)).toBe(16);
});

test('[DF-VEC-40] [DF-RULING-57] thorns and the last blow in one throw: the Monster falls, the party does not lose', () => {
  const t = combat({
    bushes: true,
    foeLife: 4,
    fainted: [TINA, RANDOLPH],
    life: { [TODD]: 3 },
  });
  hurl(t, 'red', 'section4 thorns');
  expect(t.state.outcome).toBeNull();
  expect(t.events('monsterDefeated')).toHaveLength(1);
  for (const colour of ['red', 'red', 'red']) t.choose('scar', { colour });
  expect(t.state.heroes.map(({ scars }) => scars.length)).toEqual([1, 1, 1]);
});

test('[DF-SDIE-01] [DF-SDIE-03] a special die is thrown once, as the Hero’s turn', () => {
  const t = combat({ special: ['big'] });
  hurl(t, 'big', 'section2');
  t.expectAsked(2, 'chooseDie');
  expect(t.refusal({ do: 'take', die: 'big' })).toEqual({ rule: 'DF-SDIE-01', die: 'big' });
  expect(combat().refusal({ do: 'take', die: 'big' })).toEqual({ rule: 'DF-SDIE-02', die: 'big' });
});

test('[DF-SDIE-06] [DF-SDIE-07] [DF-DEC-16] the Rubber die’s symbol: throw again or keep', () => {
  const t = combat({ special: ['rubber'] });
  hurl(t, 'rubber', 'hole rethrow');
  t.choose('rethrow', 'again');
  foresee(t, 'section3');
  t.choose('throw', 'throw');
  expect(foeLife(t)).toBe(17);
  expect(lifeOf(t, TODD)).toBe(9);
  const keep = combat({ special: ['rubber'] });
  hurl(keep, 'rubber', 'section2 rethrow');
  keep.choose('rethrow', 'keepThrow');
  expect(foeLife(keep)).toBe(18);
});

test('[DF-SDIE-08] the Big die’s symbol heals 3, wherever it lies', () => {
  const t = combat({ special: ['big'], life: { [TODD]: 4 } });
  hurl(t, 'big', 'section2 selfHeal');
  expect(lifeOf(t, TODD)).toBe(7);
});

test('[DF-TPL-01] a Template is a place a die can rest on, once it lies there', () => {
  const t = combat({ templates: ['lightning'] });
  hurl(t, 'red', 'lightning');
  t.choose('takeBack', 'letLie');
  expect(foeLife(t)).toBe(17);
});

const flipping = (setting: Combat = {}) =>
  table({ room: 'storm-stair', ...setting })
    .dice('hedge-hog')
    .begin(flow.fight, { boss: false });

test('[DF-TPL-04] [DF-RULING-32] too little turning: again, unhurt', () => {
  const t = flipping();
  foresee(t, 'short');
  t.choose('flip', 'flip');
  t.expectAsked(1, 'flip');
  expect(lifeOf(t, TODD)).toBe(9);
});

test('[DF-TPL-05] touching the table: 1 damage, and again', () => {
  const t = flipping();
  foresee(t, 'table');
  t.choose('flip', 'flip');
  expect(lifeOf(t, TODD)).toBe(8);
  t.expectAsked(1, 'flip');
  foresee(t, 'lies');
  t.choose('flip', 'flip');
  expect(t.state.combat?.templates.map(({ template }) => template)).toEqual(['lightning']);
});

test('[DF-RULING-22] a flipper who faints hands on to the next Hero', () => {
  const t = flipping({ life: { [TODD]: 1 } });
  foresee(t, 'table');
  t.choose('flip', 'flip');
  t.expectAsked(2, 'flip');
});

test('[DF-RULING-22] [DF-COMBAT-09] who faints by a flip in a turn ends it: the next Hero flips, and chooses the die', () => {
  const t = combat({ life: { [TODD]: 1 }, equipment: { [TODD]: ['bottled-storm'] } });
  t.choose('spend', { template: 'lightning' });
  foresee(t, 'table');
  t.choose('flip', 'flip');
  expect(t.events('turnBegan').map(({ hero }) => hero)).toEqual([TODD, RANDOLPH]);
  foresee(t, 'lies');
  t.choose('flip', 'flip');
  t.expectAsked(2, 'chooseDie');
  expect(t.events('turnBegan')).toHaveLength(2);
});

test('[DF-RULING-45] only Spendables help against a bad flip', () => {
  const t = flipping({ life: { [TODD]: 1 }, equipment: { [TINA]: ['honey-jar'], [TODD]: ['bark-vest'] } });
  foresee(t, 'table');
  t.choose('flip', 'flip');
  t.choose('spend', { card: 'honey-jar', hero: TODD }, 0);
  expect(lifeOf(t, TODD)).toBe(4);
  const whistle = flipping({ equipment: { [TINA]: ['scapegoat-whistle'] } });
  foresee(whistle, 'table');
  whistle.choose('flip', 'flip');
  expect(lifeOf(whistle, TODD)).toBe(8);
});

test('[DF-TPL-06] [DF-DEC-07] [DF-RULING-68] a Template that lies there already is left, or flipped again', () => {
  const ask = () => {
    const t = combat({ templates: ['lightning'], equipment: { [TODD]: ['bottled-storm'] } });
    t.choose('spend', { template: 'lightning' });
    t.expectAsked(1, 'keepTemplate');
    return t;
  };
  const leave = ask();
  leave.choose('keepTemplate', 'keep');
  expect(leave.state.combat?.templates).toHaveLength(1);
  const again = ask();
  again.choose('keepTemplate', 'pickUp');
  expect(again.state.combat?.templates).toEqual([]);
  foresee(again, 'lies');
  again.choose('flip', 'flip');
  expect(again.state.combat?.templates).toHaveLength(1);
});

test('[DF-TPL-07] [DF-RULING-65] a die under a Template is removed, counts as thrown, and comes back like the others', () => {
  const t = combat({
    pool: [],
    lying: ['red', 'green', 'blue'],
    equipment: { [TODD]: ['bottled-storm'] },
  });
  t.choose('spend', { template: 'majorHeal' });
  foresee(t, 'lies over:2');
  t.choose('flip', 'flip');
  expect(t.state.combat?.lying.map(({ die }) => die)).toEqual(['red', 'blue']);
  t.choose('chooseDie', 'retrieve');
  expect(pool(t)).toEqual(['red', 'green', 'blue']);
});

test('[DF-TPL-08] [DF-TPL-14] icons and bonuses work on a Template', () => {
  const t = combat({ templates: ['lightning'], equipment: { [TODD]: ['wooden-spoon'] } });
  armed(t, 'red', 'lightning icon', ['wooden-spoon']);
  t.choose('ability', { ability: 'focused' });
  t.choose('takeBack', 'letLie');
  expect(foeLife(t)).toBe(14);
});

test('[DF-TPL-09] [DF-SIM-14] a die that also touches something below is not on the Template: physics says where it is', () => {
  const t = combat({ templates: ['lightning'] });
  hurl(t, 'red', 'section2');
  expect(foeLife(t)).toBe(18);
});

test('[DF-TPL-10] Templates leave at Resting', () => {
  const t = combat({ templates: ['lightning', 'slime'], foeLife: 1 });
  hurl(t, 'red', 'section1');
  const next = table().dice('hedge-hog').begin(flow.fight, { boss: false });
  expect(next.state.combat?.templates).toEqual([]);
  expect(t.state.combat).toBeNull();
});

test.each([
  ['slime>section3', true, 3],
  ['slime>bone', false, 0],
  ['slime>outside', false, 0],
  ['slime>hole', false, 0],
])('[DF-TPL-11] [DF-RULING-33] [DF-VEC-33] %s: Hit %s', (landing, hit, damage) => {
  const t = combat({ templates: ['slime'] });
  hurl(t, 'red', landing);
  expect(t.events('judged')[0]).toMatchObject({ hit });
  expect(foeLife(t)).toBe(20 - damage);
});

test('[DF-RULING-33] [DF-RULING-39] [DF-VEC-33] Slime into the bullseye with the icon kills; another Template there acts as itself', () => {
  const t = combat({ templates: ['slime'], foeLife: 60 });
  hurl(t, 'green', 'slime>bullseye icon');
  t.choose('ability', 'decline');
  expect(t.events('instaKilled')).toHaveLength(1);
  const other = combat({ templates: ['slime', 'majorHeal'], life: { [TINA]: 2 } });
  hurl(other, 'red', 'slime>majorHeal');
  expect(lifeOf(other, TINA)).toBe(7);
});

test('[DF-TPL-12] [DF-VEC-31] Major Heal with a Weapon of 2: 2 damage, every conscious Hero heals 5, the Template is gone', () => {
  const t = combat({
    templates: ['majorHeal'],
    equipment: { [TODD]: ['fan-cannon'] },
    life: { [TODD]: 3, [RANDOLPH]: 7 },
    fainted: [TINA],
  });
  armed(t, 'red', 'majorHeal', ['fan-cannon']);
  expect(foeLife(t)).toBe(18);
  expect([TINA, TODD, RANDOLPH].map((id) => lifeOf(t, id))).toEqual([0, 8, 9]);
  expect(t.state.combat?.templates).toEqual([]);
});

test('[DF-TPL-13] [DF-DEC-23] [DF-RULING-34] Lightning: the die back into the pool, a white one into the Chest', () => {
  const t = combat({ templates: ['lightning'] });
  hurl(t, 'red', 'lightning');
  t.choose('takeBack', 'takeBack');
  expect(pool(t)).toContain('red');
  expect(t.state.combat?.templates).toEqual([]);
  expect(foeLife(t)).toBe(17);
  const white = combat({ templates: ['lightning'], pool: [], white: 2 });
  hurl(white, 'white', 'lightning');
  white.choose('takeBack', 'takeBack');
  expect(white.state.chest.white).toBe(2);
  const special = combat({ templates: ['lightning'], special: ['big'] });
  hurl(special, 'big', 'lightning');
  special.choose('takeBack', 'takeBack');
  expect(pool(special)).toContain('big');
  release(special.choose('chooseDie', { do: 'take', die: 'big' }), 'section1');
  expect(special.refusal({ do: 'take', die: 'big' }).rule).toBe('DF-SDIE-01');
});

test('[DF-RULING-34] [DF-COMBAT-03] a special die taken back by the Lightning may be thrown once more in this combat', () => {
  const t = combat({ templates: ['lightning'], special: ['big'], foeLife: 40 });
  hurl(t, 'big', 'lightning');
  t.choose('takeBack', 'takeBack');
  expect(rules.view(t.state, 0).combat?.special).toEqual([{ die: 'big', thrown: false }]);
  hurl(t, 'big', 'section2');
  expect(rules.view(t.state, 0).combat?.special).toEqual([{ die: 'big', thrown: true }]);
});

test('[DF-RULING-34] a white die taken back by the Lightning is in the Chest again', () => {
  const t = combat({ templates: ['lightning'], pool: [], white: 1, foeLife: 40 });
  hurl(t, 'white', 'lightning');
  expect(t.state.chest.white).toBe(0);
  t.choose('takeBack', 'takeBack');
  expect(t.state.chest.white).toBe(1);
});

test('[DF-LVL-04] [DF-LVL-09] whoever keeps a Level Up token declined no icon, and gains no XP', () => {
  const t = combat({ options: { levelUp: true }, levels: { [TODD]: ['red'] } });
  hurl(t, 'green', 'section3');
  t.choose('ability', 'decline');
  expect(stateOf(t, TODD)).toMatchObject({ xp: 0, spent: [] });
  const icon = combat({ options: { levelUp: true } });
  hurl(icon, 'green', 'section3 icon');
  icon.choose('ability', 'decline');
  expect(stateOf(icon, TODD).xp).toBe(1);
});
