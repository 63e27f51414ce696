/** What the rulebook says where two of its rules meet, played from a real turn. */
import { expect, test } from 'vitest';
import { ownCardId } from '../../src/content/own.ts';
import {
  active,
  armed,
  asked,
  CLANK,
  combat,
  foeLife,
  foresee,
  GRANNY,
  hurl,
  intact,
  LOUSHOT,
  lifeOf,
  RANDOLPH,
  release,
  stateOf,
  TINA,
  TODD,
} from '../table.ts';

test('[DF-ICON-02] [DF-ICON-06] a white icon offers what no Scar covers, and nothing else', () => {
  const t = combat({ active: TINA, pool: [], white: 1, scars: { [TINA]: ['red'] } });
  hurl(t, 'white', 'section1 icon');
  expect(t.options('ability').map((option) => ('ability' in option ? option.ability : option.do))).toEqual([
    'selfHealing',
    'hammer',
    'decline',
  ]);
});

test('[DF-COM-02] [DF-WHITE-01] a Re-throw takes the same white die, and none from the Chest', () => {
  const t = combat({ active: RANDOLPH, pool: [], white: 2, foeLife: 20 });
  hurl(t, 'white', 'outside icon');
  t.choose('ability', { ability: 'rethrow' });
  release(t, 'section5');
  expect([t.state.chest.white, foeLife(t), lifeOf(t, RANDOLPH)]).toEqual([1, 15, 9]);
});

test('[DF-COM-01] [DF-REST-02] [DF-LVL-03] Agile Instincts may fell a Monster: no blow, no Epic Shot, no last Hit', () => {
  const t = combat({ heroes: [TINA, LOUSHOT], active: LOUSHOT, foeLife: 1, options: { levelUp: true } });
  hurl(t, 'green', 'hole icon');
  t.choose('ability', { ability: 'agileInstincts' });
  expect(t.events('monsterDefeated')[0]).toMatchObject({ epic: false, life: -1 });
  expect([lifeOf(t, LOUSHOT), stateOf(t, LOUSHOT).xp, t.state.chest.gold]).toEqual([9, 0, 1]);
});

test('[DF-MAB-02] [DF-FAINT-02] a Crook robs whoever faints by the Miss, too, up to its limit', () => {
  const t = combat({
    monster: 'sticky-nib',
    active: TODD,
    life: { [TODD]: 1 },
    equipment: { [TODD]: ['fan-cannon'], [RANDOLPH]: ['hip-whip'] },
  });
  hurl(t, 'red', 'outside');
  expect(stateOf(t, TODD).fainted).toBe(true);
  t.choose('lose', { card: 'fan-cannon' });
  hurl(t, 'green', 'outside');
  expect([active(t), stateOf(t, RANDOLPH).equipment]).toEqual([TINA, ['hip-whip']]);
  intact(t);
});

test('[DF-TPL-12] [DF-EQUIP-04] the Major Heal is a Hit for 0: Weapons add to it, and who has fainted is not healed', () => {
  const t = combat({
    active: TODD,
    life: { [TINA]: 2, [TODD]: 6 },
    fainted: [RANDOLPH],
    templates: ['majorHeal'],
    equipment: { [TODD]: ['glasscrasher'] },
    foeLife: 20,
  });
  armed(t, 'red', 'majorHeal', ['glasscrasher']);
  expect(foeLife(t)).toBe(18);
  expect([TINA, TODD, RANDOLPH].map((id) => lifeOf(t, id))).toEqual([7, 9, 0]);
  expect(t.state.combat?.templates).toEqual([]);
});

test('[DF-TPL-13] [DF-WHITE-01] [DF-NODICE-02] a white die taken back off the Lightning lies in the Chest for the next Hero', () => {
  const t = combat({ active: TODD, pool: [], white: 1, templates: ['lightning'], foeLife: 20 });
  hurl(t, 'white', 'lightning');
  t.choose('takeBack', 'takeBack');
  expect([t.state.chest.white, foeLife(t), active(t)]).toEqual([1, 17, RANDOLPH]);
  expect(t.options('chooseDie')).toContainEqual(expect.objectContaining({ do: 'take', die: 'white' }));
});

test('[DF-NODICE-03] [DF-MAB-03] [DF-LOSE-01] taking the dice back may be the end, and brings no die that is out', () => {
  const setting = { monster: 'batrachian-sleazebag', active: TODD, pool: [], out: ['green'] } as const;
  const t = combat({ ...setting, life: { [TINA]: 2 } });
  t.choose('chooseDie', 'retrieve');
  expect(t.state.combat?.pool).toEqual(['red', 'blue']);
  expect([TINA, TODD, RANDOLPH].map((id) => lifeOf(t, id))).toEqual([0, 7, 7]);
  const last = combat({ ...setting, fainted: [TINA, RANDOLPH], life: { [TODD]: 2 } });
  last.choose('chooseDie', 'retrieve');
  expect(last.state.outcome).toMatchObject({ how: 'allFainted' });
});

test('[DF-MOD-03] [DF-HIT-04] [DF-SCAR-01] who faints in the thorns still strikes, and wins with a Scar', () => {
  const t = combat({ active: TODD, bushes: true, life: { [TODD]: 3 }, foeLife: 4 });
  hurl(t, 'red', 'section4 icon thorns');
  expect(t.events('abilityUsed')).toEqual([]);
  expect(t.events('monsterDefeated')).toHaveLength(1);
  t.choose('scar', { colour: 'red' });
  expect([lifeOf(t, TODD), t.state.leader]).toEqual([7, TODD]);
});

test('[DF-UNI-02] [DF-EQUIP-08] [DF-MISS-06] the Frog first, then Armor against what is left; against nothing none is turned', () => {
  const t = combat({
    monster: 'magpie-mobster',
    active: TODD,
    tokens: { frog: true },
    equipment: { [TODD]: ['bark-vest'] },
  });
  hurl(t, 'red', 'hole');
  expect(t.about()).toMatchObject({ damage: 1 });
  t.choose('armor', { card: 'bark-vest' });
  expect(lifeOf(t, TODD)).toBe(9);
  const spared = combat({
    active: TODD,
    tokens: { frog: true },
    equipment: { [TODD]: ['bark-vest'] },
  });
  hurl(spared, 'red', 'hole');
  expect([asked(spared)[0], stateOf(spared, TODD).turned]).toEqual(['chooseDie', []]);
});

test('[DF-EQUIP-11] [DF-MAB-02] a Whistle blown by somebody else spares the blow, not the Equipment', () => {
  const t = combat({
    monster: 'sticky-nib',
    active: TODD,
    equipment: { [TINA]: ['scapegoat-whistle'], [TODD]: ['hip-whip'] },
  });
  t.choose('chooseDie', { do: 'take', die: 'red' });
  release(t, 'outside');
  t.choose('spend', { card: 'scapegoat-whistle' }, 0);
  expect(lifeOf(t, TODD)).toBe(9);
  t.choose('lose', { card: 'hip-whip' });
  expect(stateOf(t, TODD).equipment).toEqual([]);
});

test('[DF-MAB-04] [DF-MISS-06] what lies under the Boss counts from the next Miss on', () => {
  const t = combat({ boss: 'showie-i', active: TODD, equipment: { [TODD]: ['hip-whip'] } });
  hurl(t, 'red', 'outside');
  expect(lifeOf(t, TODD)).toBe(6);
  t.choose('lose', { card: 'hip-whip' });
  hurl(t, 'green', 'outside');
  expect(lifeOf(t, RANDOLPH)).toBe(5);
  expect(t.state.combat).toMatchObject({ stolen: 0, tucked: ['hip-whip'] });
});

test('[DF-KILL-02] [DF-REST-02] an Insta-Kill is an Epic Shot however much life there was, with the egg’s Gold', () => {
  const t = combat({ active: TODD, foeLife: 40, relics: ['golden-egg'], gold: 0 });
  hurl(t, 'green', 'bullseye icon');
  t.choose('ability', { ability: 'pickpocket' });
  expect(t.state.chest.gold).toBe(1 + 1 + 1 + 1);
});

test('[DF-LVL-03] [DF-LVL-04] [DF-LVL-05] an icon that is declined or lost is worth a point, and so is the last Hit', () => {
  const options = { levelUp: true };
  const both = combat({ active: TINA, foeLife: 4, options });
  hurl(both, 'red', 'section4 icon');
  both.choose('ability', 'decline');
  expect(stateOf(both, TINA).xp).toBe(2);
  const lost = combat({ active: TINA, options });
  hurl(lost, 'red', 'hole icon');
  expect(stateOf(lost, TINA).xp).toBe(1);
  const scarred = combat({ active: TINA, options, scars: { [TINA]: ['red'] } });
  hurl(scarred, 'red', 'hole icon');
  expect(stateOf(scarred, TINA).xp).toBe(0);
});

test('[DF-EQUIP-11] [DF-FAINT-01] honey in the last moment: the blow first, then the healing, and no faint', () => {
  const t = combat({
    monster: 'magpie-mobster',
    active: TODD,
    life: { [TODD]: 2 },
    equipment: { [TINA]: ['honey-jar'] },
  });
  t.choose('spend', 'pass', 0);
  t.choose('chooseDie', { do: 'take', die: 'red' });
  release(t, 'outside');
  t.choose('spend', { card: 'honey-jar', hero: TODD }, 0);
  expect([lifeOf(t, TODD), stateOf(t, TODD).fainted]).toEqual([3, false]);
});

test('[DF-SDIE-04] [DF-KILL-01] a special die in the bullseye with its icon fells at once, and any ability may follow', () => {
  const t = combat({
    active: CLANK,
    heroes: [TINA, CLANK],
    special: ['rubber'],
    foeLife: 30,
    life: { [CLANK]: 4 },
  });
  hurl(t, 'rubber', 'bullseye icon');
  t.choose('ability', { ability: 'selfHealing' });
  expect([lifeOf(t, CLANK), t.events('instaKilled').length]).toEqual([7, 1]);
});

test('[DF-REST-02] [DF-RULING-53] what falls on a Miss falls without an Epic Shot, however deep', () => {
  const t = combat({
    heroes: [TINA, LOUSHOT],
    active: LOUSHOT,
    options: { boxes: 'mixed' },
    foeLife: 1,
    gold: 0,
    equipment: { [LOUSHOT]: ['mirror-vest'] },
  });
  hurl(t, 'green', 'hole icon');
  t.choose('ability', { ability: 'agileInstincts' }).choose('armor', { card: 'mirror-vest' });
  expect(t.events('monsterDefeated')[0]).toMatchObject({ life: -3, epic: false });
  expect(t.state.chest.gold).toBe(1);
});

test('[DF-RULING-36] [DF-EQUIP-10] a Hit is doubled once, and the 0 of the Major Heal is not: the card stays', () => {
  const potions = { active: TODD, equipment: { [TODD]: ['explosive-potion', 'encore-bell'] } };
  const t = combat({ ...potions, options: { boxes: 'mixed' } });
  hurl(t, 'red', 'section4');
  t.choose('spend', { card: 'explosive-potion' });
  expect([foeLife(t), stateOf(t, TODD).equipment]).toEqual([12, ['encore-bell']]);
  const healed = combat({ ...potions, options: { boxes: 'mixed' }, templates: ['majorHeal'] });
  hurl(healed, 'red', 'majorHeal');
  expect([foeLife(healed), stateOf(healed, TODD).equipment.length]).toEqual([20, 2]);
});

test.each([
  ['big', 'selfHeal', 4],
  ['tiny', 'coin', 4],
] as const)(
  '[DF-RULING-25] [DF-LVL-09] [DF-SDIE-06] a Re-throw by a token: the %s die’s %s has no effect',
  (die, symbol, life) => {
    const t = combat({
      active: RANDOLPH,
      special: [die],
      gold: 0,
      life: { [RANDOLPH]: life },
      levels: { [RANDOLPH]: ['green'] },
      options: { boxes: 'mixed', board: 'fair', levelUp: true },
    });
    hurl(t, die, `outside ${symbol}`);
    t.choose('ability', { ability: 'rethrow' });
    expect([lifeOf(t, RANDOLPH), t.state.chest.gold, t.events('symbolUsed')]).toEqual([life, 0, []]);
  },
);

test('[DF-SDIE-08] [DF-LVL-09] any other token leaves the symbol its effect, once', () => {
  const t = combat({
    active: TINA,
    special: ['big'],
    life: { [TINA]: 2 },
    levels: { [TINA]: ['green'] },
    options: { levelUp: true },
  });
  hurl(t, 'big', 'section2 selfHeal');
  t.choose('ability', { ability: 'selfHealing' });
  expect([lifeOf(t, TINA), foeLife(t)]).toEqual([8, 18]);
});

/** As the workbench offers it first. */
const MINE = ownCardId({
  name: 'My Hero',
  picture: 'randolph',
  abilities: { red: { kind: 'hammer' }, green: { kind: 'selfHealing' }, blue: { kind: 'piercing' } },
  carries: { weapon: 2, armor: 1, spendable: 1 },
  quote: 'Stand back.',
  flavour: 'Nobody remembers hiring this one.',
});

test('[DF-UNI-07] [DF-RULING-64] a Hero of one’s own spends the Hammers it has activated', () => {
  const t = combat({ heroes: [MINE, TODD], active: TODD, tokens: { hammers: 2 } });
  hurl(t, 'red', 'section2');
  t.choose('hammers', { spend: 2 }, 0);
  expect([foeLife(t), t.state.tokens.hammers]).toEqual([15, 0]);
});

test.each([
  [[MINE, TODD, TINA], 2],
  [[LOUSHOT, TODD, TINA], 0],
])('[DF-RULING-64] [DF-SCAR-06] Hammers leave with the last who has them: %#', (heroes, hammers) => {
  const t = combat({
    heroes,
    active: TODD,
    foeLife: 1,
    tokens: { hammers: 2 },
    fainted: [TINA],
    scars: { [TINA]: ['red', 'green', 'blue'] },
  });
  hurl(t, 'red', 'section1');
  if (asked(t)[0] === 'hammers') t.choose('hammers', { spend: 0 });
  expect([stateOf(t, TINA).eliminated, t.state.tokens.hammers]).toEqual([true, hammers]);
});

test('[DF-LEAD-02] [DF-COMBAT-12] a die that the Leader calls onto the board lies there for Granny’s grapeshot', () => {
  const t = combat({ options: { boxes: 'mixed' }, heroes: [TINA, TODD, GRANNY], active: TODD });
  hurl(t, 'red', 'outside real');
  t.choose('rule', 'ruleHigher').choose('rule', 'stands');
  hurl(t, 'blue', 'section2 icon');
  t.choose('ability', { ability: 'grapeshot' });
  expect(foeLife(t)).toBe(20 - 1 - 2 - 1);
});

test('[DF-BACK-04] [DF-RULING-24] the Frog on a Monster that is left turns back, and it is told', () => {
  const t = combat({
    options: { players: 1 },
    heroes: [TINA, TODD],
    monster: 'giggling-gnoll',
    active: TODD,
    tokens: { frog: true, hammers: 2 },
  });
  foresee(t, 'hedge-hog').choose('chooseDie', 'backDown');
  expect(t.events('tokenTurned')).toEqual([expect.objectContaining({ token: 'frog', active: false })]);
  expect(t.state.tokens).toMatchObject({ frog: false, hammers: 2 });
});
