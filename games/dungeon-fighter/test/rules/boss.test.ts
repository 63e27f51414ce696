import { expect, test } from 'vitest';
import * as flow from '../../src/flow.ts';
import { BOSSES, rules, titleOf } from '../../src/index.ts';
import { score } from '../../src/queries/progress.ts';
import type { State } from '../../src/state.ts';
import type { Setting } from '../table.ts';
import {
  active,
  armed,
  asked,
  combat,
  foeLife,
  foresee,
  hurl,
  intact,
  lifeOf,
  pool,
  RANDOLPH,
  stateOf,
  TINA,
  TODD,
  table,
} from '../table.ts';

const meet = (boss: string, setting: Setting = {}) =>
  table(setting).dice(boss).begin(flow.fight, { boss: true });

test('[DF-BOSS-02] Bosses have damage, type and life, and give no Gold', () => {
  for (const boss of BOSSES) expect(boss).not.toHaveProperty('gold');
  const t = meet('showie-i');
  expect(t.state.combat?.gold).toBe(0);
});

test('[DF-BOSS-03] [DF-RULING-03] the life of the card, plus the difficulty', () => {
  const life = BOSSES.find(({ id }) => id === 'showie-i')?.life ?? 0;
  expect(foeLife(meet('showie-i'))).toBe(life);
  expect(foeLife(meet('showie-i', { options: { difficulty: 'inferno' } }))).toBe(life + 4);
});

test('[DF-BOSS-04] [DF-BOSS-07] normal combat otherwise: coloured dice, abilities, Misses', () => {
  const t = combat({ boss: 'showie-i', foeLife: 30 });
  hurl(t, 'red', 'section2 icon');
  t.choose('ability', { ability: 'focused' });
  expect(foeLife(t)).toBe(25);
  hurl(t, 'green', 'hole');
  expect(lifeOf(t, RANDOLPH)).toBe(6);
});

test('[DF-BOSS-08] there is no room: its requirement and Advantage do not count', () => {
  const t = meet('showie-i', { room: 'cupbearers-cellar' });
  expect(rules.view(t.state, null).combat?.requirements).toEqual([]);
  expect(foeLife(t)).toBe(BOSSES.find(({ id }) => id === 'showie-i')?.life);
});

test('[DF-RULING-51] a Boss may bring bushes and a Template', () => {
  const t = meet('gaea');
  t.expectAsked(1, 'flip');
  expect(t.state.combat?.bushes).toBe(true);
  expect(t.about()).toMatchObject({ template: 'slime' });
});

test('[DF-WIN-01] [DF-RULING-56] the game is won the moment the Boss falls; no Resting, no Scar, no Epic Gold', () => {
  const t = combat({ boss: 'gaea', foeLife: 1, fainted: [TINA], gold: 4, white: 2 });
  hurl(t, 'red', 'section5');
  t.expectOver({ winners: [0, 1, 2], how: 'bossDefeated', score: [20, 20, 20] });
  expect(t.events('restBegan')).toEqual([]);
  expect(stateOf(t, TINA).scars).toEqual([]);
});

const counted = (change: Partial<State>, setting: Setting = {}): number => {
  const s = table({ white: 0, ...setting }).begin(flow.arrange, { done: [] }).state;
  return score({ ...s, ...change });
};

test('[DF-SCORE-01] [DF-SCORE-02] 1 for each Gold, 3 for each white die', () => {
  const base = counted({});
  expect(counted({ chest: { gold: 7, white: 0 } })).toBe(base + 7);
  expect(counted({ chest: { gold: 0, white: 4 } })).toBe(base + 12);
});

test('[DF-SCORE-03] [DF-SCORE-04] 5 without any Scar, otherwise 1 less for each', () => {
  expect(counted({}) - counted({ scarsReceived: 1 })).toBe(6);
  expect(counted({ scarsReceived: 1 }) - counted({ scarsReceived: 4 })).toBe(3);
});

test('[DF-SCORE-05] 5 less for each eliminated Hero', () => {
  const three = ['red', 'green', 'blue'] as const;
  const base = counted({ scarsReceived: 3 });
  expect(counted({ scarsReceived: 3 }, { eliminated: [TODD], scars: { [TODD]: three } })).toBe(base - 5);
});

test('[DF-SCORE-06] [DF-DIFF-05] Normal 5, Hard 15, Inferno 25', () => {
  const points = ['normal', 'hard', 'inferno'].map((difficulty) =>
    counted({ scarsReceived: 1 }, { options: { difficulty } }),
  );
  expect(points).toEqual([4, 14, 24]);
});

test('[DF-VEC-46] 4 Gold, 2 white dice, no Scar, Normal: 20, Wannabe Heroes', () => {
  const total = counted({ chest: { gold: 4, white: 2 } });
  expect([total, titleOf(total)]).toEqual([20, 'Wannabe Heroes']);
});

test('[DF-VEC-48] 10 Gold, 3 white dice, no Scar, Inferno: 49', () => {
  const total = counted({ chest: { gold: 10, white: 3 } }, { options: { difficulty: 'inferno' } });
  expect([total, titleOf(total)]).toEqual([49, 'Heroic Awesomeness Beyond Human Comprehension']);
});

test.each([
  [-3, 'Lame Ducks'],
  [0, 'Lame Ducks'],
  [1, 'Inept Optimists'],
  [5, 'Inept Optimists'],
  [6, 'Insubordinate Rascals'],
  [11, 'Rookie Adventurers'],
  [16, 'Wannabe Heroes'],
  [21, 'Average Warriors'],
  [26, 'Skilled Champions'],
  [31, 'Epic Sourcebook Readers'],
  [36, 'Epic Sourcebook Writers'],
  [40, 'Epic Sourcebook Writers'],
  [41, 'Heroic Awesomeness Beyond Human Comprehension'],
])('[DF-SCORE-07] [DF-VEC-49] %i points: %s', (total, title) => {
  expect(titleOf(total)).toBe(title);
});

test('[DF-SCORE-07] one point is told as one', () => {
  const view = rules.view(combat({ boss: 'gaea' }).state, 0);
  const ended = { type: 'gameEnded', how: 'bossDefeated', round: 14, score: 1 } as const;
  expect(rules.words.event(ended, view)).toMatch(/^1 point:/);
  expect(rules.words.outcome({ how: 'bossDefeated', winners: [0], score: [1] }, view)).toMatch(/ 1 point:/);
});

test('[DF-SCORE-08] [DF-RULING-21] a lost game is not scored; it says which round was reached', () => {
  const t = combat({ fainted: [TINA, RANDOLPH], life: { [TODD]: 1 } });
  hurl(t, 'red', 'hole');
  expect(t.state.outcome).not.toHaveProperty('score');
  expect(t.events('gameEnded')).toEqual([{ type: 'gameEnded', how: 'allFainted', score: null, round: 1 }]);
});

test('[DF-BACK-01] [DF-RULING-23] backing down: a Monster, a requirement of Monster or room, before a die is chosen', () => {
  const t = combat({ monster: 'obnoxious-monkey' });
  expect(t.options('chooseDie').map((option) => option.do)).toContain('backDown');
  expect(combat().refusal('backDown')).toEqual({ rule: 'DF-RULING-23', boss: false });
  expect(combat({ boss: 'gaea' }).refusal('backDown')).toEqual({ rule: 'DF-RULING-23', boss: true });
  const weapon = combat({ equipment: { [TODD]: ['knee-cannon'] } });
  expect(weapon.refusal('backDown').rule).toBe('DF-RULING-23');
  t.choose('chooseDie', { do: 'take', die: 'red' });
  expect(t.options('throw').map((option) => option.do)).toEqual(['throw']);
});

test('[DF-BACK-02] [DF-BACK-03] [DF-BACK-04] [DF-DEC-09] [DF-RULING-04] [DF-VEC-45] every conscious player must agree; each loses the level; the Monster leaves the game without its Gold', () => {
  const t = combat({
    heroes: [TINA, TODD],
    monster: 'gatecrasher-grub',
    life: { [TINA]: 2, [TODD]: 9 },
    equipment: { [TODD]: ['bark-vest'] },
    turned: { [TODD]: ['bark-vest'] },
    tokens: { frog: true },
    gold: 3,
  });
  t.choose('chooseDie', 'backDown');
  t.expectAsked(0, 'backDown');
  foresee(t, 'hedge-hog');
  t.choose('backDown', 'agree');
  expect([lifeOf(t, TINA), lifeOf(t, TODD)]).toEqual([0, 7]);
  expect(stateOf(t, TINA).fainted).toBe(true);
  expect(t.state.monstersGone).toContain('gatecrasher-grub');
  expect(t.state.monsterDiscard).toEqual([]);
  expect(t.state.chest.gold).toBe(3);
  expect(t.state.combat?.monster).toBe('hedge-hog');
  intact(t);
});

test('[DF-RULING-04] one refusal is enough, and it is not proposed again in this turn', () => {
  const t = combat({ monster: 'obnoxious-monkey' });
  t.choose('chooseDie', 'backDown');
  t.choose('backDown', 'agree', 0).choose('backDown', 'refuse', 2);
  expect(t.state.combat?.monster).toBe('obnoxious-monkey');
  expect(t.refusal('backDown').rule).toBe('DF-RULING-04');
  expect(lifeOf(t, TINA)).toBe(9);
});

test('[DF-RULING-45] nothing reduces the life lost by backing down', () => {
  const t = combat({
    heroes: [TINA, TODD],
    monster: 'gatecrasher-grub',
    tokens: { frog: true, shield: true },
    equipment: { [TINA]: ['scapegoat-whistle'] },
  });
  t.choose('chooseDie', 'backDown');
  foresee(t, 'hedge-hog');
  t.choose('backDown', 'agree');
  expect([lifeOf(t, TINA), lifeOf(t, TODD)]).toEqual([7, 7]);
});

test('[DF-RULING-24] [DF-BACK-04] a new combat in the same room: dice back, used white ones not, Armor not ready, tokens off, first Hero left of the Leader', () => {
  const t = combat({
    room: 'keyhole-hall',
    monster: 'peeping-spud',
    pool: [],
    white: 3,
    equipment: { [RANDOLPH]: ['bark-vest'] },
    turned: { [RANDOLPH]: ['bark-vest'] },
    tokens: { frog: true, tracking: true, hammers: 1 },
    active: RANDOLPH,
  });
  t.choose('chooseDie', 'backDown');
  foresee(t, 'obnoxious-monkey');
  t.choose('backDown', 'agree', 0).choose('backDown', 'agree', 1);
  expect(pool(t)).toEqual(['red', 'green', 'blue']);
  expect(t.state.chest.white).toBe(3);
  expect(stateOf(t, RANDOLPH).turned).toEqual(['bark-vest']);
  expect(t.state.tokens).toEqual({ frog: false, tracking: false, shield: false, hammers: 1 });
  expect(active(t)).toBe(TODD);
  expect(rules.view(t.state, null).combat?.requirements).toEqual(['hip', 'oneEye']);
  expect(t.events('restBegan')).toEqual([]);
});

test('[DF-RULING-24] the room’s Advantage counts again, its gifts do not', () => {
  const t = combat({ room: 'picnic-area', monster: 'obnoxious-monkey', heroes: [TINA, TODD] });
  t.choose('chooseDie', 'backDown');
  foresee(t, 'hedge-hog');
  t.choose('backDown', 'agree');
  expect(foeLife(t)).toBe(12);
  expect(t.state.chest.white).toBe(2);
});

test('[DF-RULING-66] special dice: the old Monster’s leave, the room’s stay if not thrown, the new Monster’s joins anyway', () => {
  const back = (thrown: boolean, from: 'room' | 'monster', next: string): readonly string[] => {
    const t = combat({ heroes: [TINA, TODD], monster: 'obnoxious-monkey', special: ['rubber'], foeLife: 40 });
    const [special] = t.state.combat?.special ?? [];
    if (!special || !t.state.combat) throw new Error('the die is missing');
    t.state.combat.special = [{ ...special, from, thrown }];
    if (thrown) t.state.combat.pool.pop();
    t.state.monstersLeft = [2, 0, 3, 6];
    if (next === 'boing-the-bouncer') t.state.monstersLeft[0] = 0;
    t.choose('chooseDie', 'backDown');
    foresee(t, next);
    t.choose('backDown', 'agree');
    return pool(t);
  };
  expect(back(false, 'room', 'hedge-hog')).toContain('rubber');
  expect(back(true, 'room', 'hedge-hog')).not.toContain('rubber');
  expect(back(false, 'monster', 'hedge-hog')).not.toContain('rubber');
  expect(back(true, 'room', 'boing-the-bouncer')).toContain('rubber');
});

test('[DF-BACK-05] nothing else bends a requirement', () => {
  const t = combat({ monster: 'obnoxious-monkey' });
  t.choose('chooseDie', { do: 'take', die: 'red' });
  expect(t.options('throw')).toEqual([{ do: 'throw', at: { die: 'red' } }]);
});

test('[DF-MAB-02] [DF-DEC-24] [DF-RULING-28] Crook: whoever Misses loses a card of choice, up to the limit of the party', () => {
  const t = combat({
    monster: 'sticky-nib',
    equipment: { [TODD]: ['explosive-potion', 'fan-cannon'], [RANDOLPH]: ['glasscrasher'] },
  });
  armed(t, 'red', 'hole', []);
  t.expectAsked(1, 'lose');
  t.choose('lose', { card: 'fan-cannon' });
  expect(stateOf(t, TODD).equipment).toEqual(['explosive-potion']);
  armed(t, 'green', 'hole', []);
  expect(stateOf(t, RANDOLPH).equipment).toEqual(['glasscrasher']);
  t.expectAsked(0, 'chooseDie');
});

test('[DF-RULING-28] without Equipment nothing is lost and the limit is kept; a prevented Miss is still a Miss; a Re-throw is none', () => {
  const none = combat({ monster: 'sticky-nib', equipment: { [RANDOLPH]: ['glasscrasher'] } });
  hurl(none, 'red', 'hole');
  expect(none.state.combat?.stolen).toBe(0);
  armed(none, 'green', 'hole', []);
  none.expectAsked(2, 'lose');
  const armor = combat({ monster: 'sticky-nib', equipment: { [TODD]: ['bark-vest'] } });
  hurl(armor, 'red', 'hole');
  armor.choose('armor', { card: 'bark-vest' });
  armor.expectAsked(1, 'lose');
  const again = combat({ monster: 'sticky-nib', active: RANDOLPH, equipment: { [RANDOLPH]: ['bark-vest'] } });
  hurl(again, 'green', 'hole icon');
  again.choose('ability', { ability: 'rethrow' });
  foresee(again, 'section1');
  again.choose('throw', 'throw');
  expect(asked(again)).toEqual(['chooseDie']);
});

test('[DF-RULING-28] if the Monster died in that turn nothing is stolen', () => {
  const t = combat({ monster: 'sticky-nib', foeLife: 1, equipment: { [TODD]: ['prickly-pauldrons'] } });
  hurl(t, 'red', 'hole');
  t.choose('armor', { card: 'prickly-pauldrons' });
  expect(t.events('stolen')).toEqual([]);
  expect(t.events('monsterDefeated')).toHaveLength(1);
});

test('[DF-RULING-61] a Hero who faints by the Miss still loses the card', () => {
  const t = combat({ monster: 'sticky-nib', life: { [TODD]: 1 }, equipment: { [TODD]: ['fan-cannon'] } });
  armed(t, 'red', 'hole', []);
  expect(stateOf(t, TODD).fainted).toBe(true);
  t.choose('lose', { card: 'fan-cannon' });
  expect(stateOf(t, TODD).equipment).toEqual([]);
});

test('[DF-MAB-01] a Monster has a requirement or an ability, not both', () => {
  for (const { requirement, ability } of [...BOSSES]) expect(requirement && ability).toBeUndefined();
});

test('[DF-MAB-04] [DF-VEC-43] Super Crook: the card goes under the Boss and makes its blows harder, without limit', () => {
  const t = combat({
    boss: 'showie-i',
    tucked: ['war-top', 'coin-mail'],
    equipment: { [TODD]: ['fan-cannon'] },
  });
  armed(t, 'red', 'hole', []);
  expect(lifeOf(t, TODD)).toBe(4);
  t.choose('lose', { card: 'fan-cannon' });
  expect(t.state.combat?.tucked).toHaveLength(3);
  expect(rules.view(t.state, null).combat?.damage).toBe(6);
});

test('[DF-MAB-05] Super Deceitful: all three coloured dice are out', () => {
  const t = meet('evil-queen');
  expect(pool(t)).toEqual([]);
  expect(t.options('chooseDie')).toEqual([{ do: 'take', die: 'white', at: { die: 'white' } }]);
});
