import { expect, test } from 'vitest';
import * as flow from '../../src/flow.ts';
import { rules } from '../../src/index.ts';
import { landFlip } from '../../src/procedures/landing.ts';
import {
  active,
  armed,
  asked,
  combat,
  foeLife,
  foresee,
  hurl,
  LOUSHOT,
  lifeOf,
  pool,
  RANDOLPH,
  stateOf,
  TINA,
  TODD,
  table,
} from '../table.ts';

test('[DF-COMBAT-01] [DF-COMBAT-08] turns go on until the Monster is defeated, then the party rests', () => {
  const t = combat({ foeLife: 7 });
  hurl(t, 'red', 'section3');
  expect(t.state.phase).toBe('combat');
  hurl(t, 'blue', 'section4');
  expect(t.state.combat).toBeNull();
  expect(t.events('restBegan')).toHaveLength(1);
});

test('[DF-COMBAT-02] [DF-COMBAT-10] the pool holds red, green and blue, and what is left of it is offered to the next Hero', () => {
  const t = combat();
  expect(pool(t)).toEqual(['red', 'green', 'blue']);
  hurl(t, 'green', 'section1');
  expect(t.options().flatMap((option) => ('die' in option ? [option.die] : []))).toEqual(['red', 'blue']);
});

test('[DF-COMBAT-03] a die is thrown once per combat', () => {
  const t = combat();
  hurl(t, 'green', 'section1');
  expect(t.refusal({ do: 'take', die: 'green' })).toEqual({ rule: 'DF-COMBAT-03', die: 'green' });
});

test('[DF-COMBAT-04] the first Active Hero sits left of the Leader, or the next conscious one', () => {
  const first = (fainted: readonly string[]): string => {
    const t = table({ leader: TINA, fainted }).dice('hedge-hog').begin(flow.fight, { boss: false });
    return active(t);
  };
  expect(first([])).toBe(TODD);
  expect(first([TODD])).toBe(RANDOLPH);
});

test('[DF-COMBAT-05] [DF-DEC-10] a die must be chosen: there is no passing', () => {
  const t = combat();
  t.expectAsked(1, 'chooseDie');
  expect(t.options().map((option) => option.do)).toEqual(['take', 'take', 'take']);
});

test('[DF-COMBAT-06] [DF-COMBAT-07] [DF-DEC-14] the Hero throws, and the throw is judged', () => {
  const t = combat();
  t.choose('chooseDie', { do: 'take', die: 'red' });
  expect(t.options('throw')).toEqual([{ do: 'throw', at: { die: 'red' } }]);
  foresee(t, 'section4');
  t.choose('throw', 'throw');
  expect(t.events('judged')).toEqual([{ type: 'judged', hero: TODD, hit: true, rest: 'section4', value: 4 }]);
});

test('[DF-DEC-14] where the die lands is no part of the answer', () => {
  const t = combat();
  t.choose('chooseDie', { do: 'take', die: 'red' });
  expect(() => t.choose('throw', { do: 'throw', rest: 'bullseye' })).toThrow(/no option fits/);
});

test('[DF-COMBAT-09] [DF-FAINT-02] the turn passes clockwise, over whoever has fainted', () => {
  const t = combat({ fainted: [RANDOLPH] });
  hurl(t, 'red', 'section1');
  expect(active(t)).toBe(TINA);
  t.expectAsked(0, 'chooseDie');
});

test('[DF-COMBAT-11] [DF-RULING-05] no white die while the pool holds one', () => {
  const t = combat({ pool: ['blue'] });
  expect(t.refusal({ do: 'take', die: 'white' })).toEqual({ rule: 'DF-COMBAT-11', left: 1 });
});

test('[DF-COMBAT-12] [DF-RULING-06] a thrown die stays on the board, in holes and on bones too; off the board it is picked up', () => {
  const t = combat({ life: { [TODD]: 9 } });
  hurl(t, 'red', 'hole');
  hurl(t, 'green', 'bone');
  expect(t.state.combat?.lying.map(({ die }) => die)).toEqual(['red', 'green']);
  hurl(t, 'blue', 'outside');
  expect(t.state.combat?.lying.map(({ die }) => die)).toEqual(['red', 'green']);
  expect(t.refusal({ do: 'take', die: 'blue' }).rule).toBe('DF-COMBAT-03');
});

test('[DF-RULING-06] [DF-SIM-17] a die that is pushed off the board is gone from it, and nothing is scored anew', () => {
  const t = combat();
  hurl(t, 'red', 'section3');
  const [first] = t.state.combat?.lying ?? [];
  const before = foeLife(t);
  hurl(t, 'green', `section2 off:${first?.by}`);
  expect(t.state.combat?.lying.map(({ die }) => die)).toEqual(['green']);
  expect(foeLife(t)).toBe(before - 2);
});

test('[DF-COMBAT-13] everybody sees which dice are there', () => {
  const t = combat({ pool: ['red'] });
  for (const viewer of [0, 1, 2, null]) expect(rules.view(t.state, viewer).combat?.pool).toEqual(['red']);
});

test('[DF-NODICE-01] [DF-NODICE-02] [DF-DEC-11] [DF-VEC-07] with an empty pool: a white die, or the coloured ones back', () => {
  const t = combat({ pool: [], white: 3, foeLife: 3 });
  expect(t.options('chooseDie')).toEqual([
    { do: 'take', die: 'white', at: { die: 'white' } },
    { do: 'retrieve' },
  ]);
  hurl(t, 'white', 'section1');
  expect(t.state.chest.white).toBe(2);
  expect([TINA, TODD, RANDOLPH].map((id) => lifeOf(t, id))).toEqual([9, 9, 9]);
});

test('[DF-NODICE-01] the dice are not taken back while the pool holds one', () => {
  expect(combat({ pool: ['red'] }).refusal('retrieve')).toEqual({ rule: 'DF-NODICE-01', left: 1 });
});

test('[DF-NODICE-03] [DF-NODICE-04] [DF-RULING-07] [DF-VEC-36] taking dice back costs every Hero the level, whatever protects them', () => {
  const t = combat({
    heroes: [TINA, TODD, RANDOLPH, LOUSHOT],
    monster: 'magpie-mobster',
    pool: [],
    lying: ['red', 'white', 'blue'],
    life: { [TINA]: 9, [TODD]: 3, [RANDOLPH]: 2, [LOUSHOT]: 5 },
    equipment: { [TODD]: ['bark-vest'], [TINA]: ['scapegoat-whistle'] },
    tokens: { frog: true, shield: true },
  });
  t.choose('chooseDie', 'retrieve');
  expect(t.state.combat?.lying.map(({ die }) => die)).toEqual(['white']);
  expect([TINA, TODD, RANDOLPH, LOUSHOT].map((id) => lifeOf(t, id))).toEqual([6, 0, 0, 2]);
  expect(t.events('fainted').map(({ hero }) => hero)).toEqual([TODD, RANDOLPH]);
  expect(pool(t)).toEqual(['red', 'green', 'blue']);
});

test('[DF-RULING-07] healing before the damage is allowed, because it prevents nothing', () => {
  const t = combat({
    monster: 'magpie-mobster',
    pool: [],
    life: { [TODD]: 2 },
    equipment: { [TINA]: ['honey-jar'] },
  });
  t.choose('spend', 'pass', 0);
  t.choose('chooseDie', 'retrieve');
  t.choose('spend', { card: 'honey-jar', hero: TODD });
  expect(lifeOf(t, TODD)).toBe(3);
});

test('[DF-NODICE-05] [DF-RULING-08] the same Hero goes on; a Hero who faints by it hands on to the next', () => {
  const goes = combat({ pool: [] });
  goes.choose('chooseDie', 'retrieve');
  goes.expectAsked(1, 'chooseDie');
  const faints = combat({ pool: [], life: { [TODD]: 1 } });
  faints.choose('chooseDie', 'retrieve');
  faints.expectAsked(2, 'chooseDie');
  expect(pool(faints)).toEqual(['red', 'green', 'blue']);
});

test('[DF-RULING-08] [DF-LOSE-01] [DF-RULING-57] if all faint by it, the party has lost at once', () => {
  const t = combat({ pool: [], life: { [TINA]: 1, [TODD]: 1, [RANDOLPH]: 1 } });
  t.choose('chooseDie', 'retrieve');
  t.expectOver({ winners: [], how: 'allFainted' });
});

test('[DF-NODICE-06] the dice are taken back as often as one likes', () => {
  const t = combat({ foeLife: 99 });
  for (let times = 0; times < 2; times++) {
    for (const die of ['red', 'green', 'blue'] as const) hurl(t, die, 'section1');
    t.choose('chooseDie', 'retrieve');
  }
  expect(t.events('retrieved')).toHaveLength(2);
});

test('[DF-NODICE-07] [DF-BOSS-05] [DF-DEC-12] against the Final Boss there is only the white die', () => {
  const t = combat({ boss: 'gaea', pool: [] });
  expect(t.options('chooseDie')).toEqual([{ do: 'take', die: 'white', at: { die: 'white' } }]);
  expect(t.refusal('retrieve').rule).toBe('DF-NODICE-07');
});

test('[DF-NODICE-08] without a white die only taking back remains', () => {
  const t = combat({ pool: [], white: 0 });
  expect(t.options('chooseDie')).toEqual([{ do: 'retrieve' }]);
  expect(t.refusal({ do: 'take', die: 'white' }).rule).toBe('DF-NODICE-08');
});

test('[DF-NODICE-09] [DF-MAB-03] a die out of the combat does not come back with the others', () => {
  const t = combat({ monster: 'batrachian-sleazebag', pool: [], out: ['green'] });
  t.choose('chooseDie', 'retrieve');
  expect(pool(t)).toEqual(['red', 'blue']);
});

test('[DF-NODICE-10] [DF-RULING-09] special dice belong to the pool, and do not come back', () => {
  const t = combat({ pool: [], special: ['big'], foeLife: 99 });
  expect(t.refusal('retrieve').rule).toBe('DF-NODICE-01');
  hurl(t, 'big', 'section1');
  t.choose('chooseDie', 'retrieve');
  expect(pool(t)).toEqual(['red', 'green', 'blue']);
  expect(t.refusal({ do: 'take', die: 'big' }).rule).toBe('DF-SDIE-01');
});

test('[DF-NODICE-11] a white die settles one turn only', () => {
  const t = combat({ pool: [], white: 2 });
  hurl(t, 'white', 'section1');
  expect(t.options('chooseDie').map((option) => option.do)).toEqual(['take', 'retrieve']);
});

test('[DF-THROW-01] the rules do not ask where the Hero stands', () => {
  const t = combat();
  t.choose('chooseDie', { do: 'take', die: 'red' });
  expect(Object.keys(t.about()).sort()).toEqual([
    'board',
    'bushes',
    'dice',
    'die',
    'kind',
    'requirements',
    'serial',
    'templates',
  ]);
});

test('[DF-THROW-02] [DF-MISS-01] without a bounce on the table it is a Miss', () => {
  const t = combat();
  hurl(t, 'red', 'section5 fault:bounce');
  expect(foeLife(t)).toBe(20);
  expect(lifeOf(t, TODD)).toBe(7);
});

test('[DF-THROW-03] [DF-HIT-01] bounced and at rest on a section: a Hit', () => {
  const t = combat();
  hurl(t, 'red', 'section5');
  expect(foeLife(t)).toBe(15);
  expect(lifeOf(t, TODD)).toBe(9);
});

test('[DF-THROW-04] one die per turn', () => {
  const t = combat();
  hurl(t, 'red', 'section1');
  expect(t.events('thrown')).toHaveLength(1);
  t.expectAsked(2, 'chooseDie');
});

test('[DF-THROW-05] [DF-MISS-05] [DF-REQ-05] a requirement not respected makes a Miss of a good throw', () => {
  const t = combat({ monster: 'obnoxious-monkey' });
  hurl(t, 'red', 'section4 fault:hip');
  expect(foeLife(t)).toBe(20);
  expect(lifeOf(t, TODD)).toBe(7);
});

test('[DF-THROW-06] [DF-LEAD-02] [DF-DEC-29] [DF-RULING-54] the Leader rules on what was read off a real table, even when fainted', () => {
  const t = combat({ fainted: [TINA], leader: TINA });
  hurl(t, 'red', 'section4 icon real');
  t.expectAsked(0, 'rule');
  t.choose('rule', 'ruleLower').choose('rule', 'stands');
  expect(t.events('judged')[0]).toMatchObject({ rest: 'section3', hit: true });
  const miss = combat();
  hurl(miss, 'red', 'section4 real');
  expect(miss.refusal('ruleBlank').rule).toBe('DF-LEAD-02');
  miss.choose('rule', 'ruleMiss').choose('rule', 'stands');
  expect(foeLife(miss)).toBe(20);
  const stands = combat();
  hurl(stands, 'green', 'section4 icon real');
  stands.choose('rule', 'stands').choose('ability', 'decline');
  expect(foeLife(stands)).toBe(16);
  const blank = combat();
  hurl(blank, 'green', 'section4 icon real');
  blank.choose('rule', 'ruleBlank').choose('rule', 'stands');
  expect(foeLife(blank)).toBe(16);
});

test('[DF-DEC-29] nobody rules on a simulated throw', () => {
  const t = combat();
  hurl(t, 'red', 'section4');
  expect(t.events('ruled')).toEqual([]);
  t.expectAsked(2, 'chooseDie');
});

test('[DF-HIT-02] [DF-HIT-08] a Hit deals its section and the bonuses, on the bullseye too', () => {
  const t = combat({ equipment: { [TODD]: ['wooden-spoon'] }, tokens: { tracking: true } });
  armed(t, 'red', 'section3', ['wooden-spoon']);
  expect(foeLife(t)).toBe(20 - 5);
  const bull = combat({ equipment: { [TODD]: ['wooden-spoon'] }, foeLife: 40 });
  armed(bull, 'red', 'bullseye', ['wooden-spoon']);
  expect(foeLife(bull)).toBe(40 - 11);
});

test('[DF-HIT-03] [DF-HIT-04] life may go below zero, and 0 is enough', () => {
  const zero = combat({ foeLife: 4 });
  hurl(zero, 'red', 'section4');
  expect(zero.events('monsterDefeated')[0]).toMatchObject({ life: 0, epic: false });
  const below = combat({ foeLife: 2 });
  hurl(below, 'red', 'section5');
  expect(below.events('monsterDefeated')[0]).toMatchObject({ life: -3, epic: true });
  const alive = combat({ foeLife: 5 });
  hurl(alive, 'red', 'section4');
  expect(alive.events('monsterDefeated')).toEqual([]);
});

test('[DF-HIT-07] the bullseye counts as 10', () => {
  const t = combat();
  hurl(t, 'red', 'bullseye');
  expect(foeLife(t)).toBe(10);
});

test.each(['hole', 'bone', 'outside'])('[DF-MISS-02] [DF-MISS-03] [DF-MISS-04] %s is a Miss', (rest) => {
  const t = combat();
  hurl(t, 'red', rest);
  expect(foeLife(t)).toBe(20);
  expect(lifeOf(t, TODD)).toBe(7);
});

test('[DF-MISS-06] a Miss costs the thrower the Monster’s damage, and nobody else', () => {
  const t = combat({ monster: 'magpie-mobster' });
  hurl(t, 'red', 'hole');
  expect([TINA, TODD, RANDOLPH].map((id) => lifeOf(t, id))).toEqual([9, 6, 9]);
});

test('[DF-MISS-07] a Miss does nothing to the Monster', () => {
  const t = combat({ equipment: { [TODD]: ['wooden-spoon'] }, tokens: { tracking: true } });
  armed(t, 'red', 'hole', ['wooden-spoon']);
  expect(foeLife(t)).toBe(20);
});

test('[DF-MISS-08] only where the die lies counts, not what it rolled over', () => {
  const t = combat({ lying: ['white'] });
  hurl(t, 'red', 'section2');
  expect(foeLife(t)).toBe(18);
});

test('[DF-FAINT-01] below 1 life a Hero faints; life is not counted below 0', () => {
  const t = combat({ monster: 'magpie-mobster', life: { [TODD]: 2 } });
  hurl(t, 'red', 'hole');
  expect(stateOf(t, TODD)).toMatchObject({ life: 0, fainted: true });
  const one = combat({ monster: 'magpie-mobster', life: { [TODD]: 4 } });
  hurl(one, 'red', 'hole');
  expect(stateOf(one, TODD)).toMatchObject({ life: 1, fainted: false });
});

test('[DF-FAINT-02] [DF-RULING-11] a fainted Hero is asked nothing and not healed', () => {
  const t = combat({
    fainted: [TINA],
    equipment: { [TINA]: ['picnic-basket'] },
    life: { [RANDOLPH]: 5 },
    tokens: { hammers: 2 },
    active: RANDOLPH,
  });
  hurl(t, 'red', 'section1 icon');
  t.choose('ability', { ability: 'healParty' });
  expect(lifeOf(t, TINA)).toBe(0);
  expect(lifeOf(t, RANDOLPH)).toBe(6);
  expect(t.events('hammersSpent')).toEqual([]);
  t.expectAsked(1, 'chooseDie');
});

test('[DF-LOSE-01] the party loses when nobody is conscious', () => {
  const t = combat({ fainted: [TINA, RANDOLPH], life: { [TODD]: 1 } });
  hurl(t, 'red', 'hole');
  t.expectOver({ winners: [], how: 'allFainted' });
});

test('[DF-LOSE-02] [DF-BOSS-06] [DF-RULING-12] no die left to throw at the Boss: lost, but the last throw is resolved', () => {
  const t = combat({ boss: 'gaea', pool: ['red'], white: 0 });
  hurl(t, 'red', 'section4');
  t.expectOver({ how: 'noDice' });
  const won = combat({ boss: 'gaea', pool: ['red'], white: 0, foeLife: 4 });
  hurl(won, 'red', 'section4');
  won.expectOver({ how: 'bossDefeated' });
});

test('[DF-RULING-55] the last conscious Hero takes turn after turn', () => {
  const t = combat({ fainted: [TINA, RANDOLPH] });
  hurl(t, 'red', 'section1');
  t.expectAsked(1, 'chooseDie');
});

test('[DF-RULING-47] [DF-SIM-15] a cocked die shows a blank face, and its place counts', () => {
  const t = combat();
  hurl(t, 'green', 'section4');
  expect(asked(t)).toEqual(['chooseDie']);
  expect(foeLife(t)).toBe(16);
});

test('a landing that cannot come of the throw is refused', () => {
  const t = combat();
  t.choose('chooseDie', { do: 'take', die: 'red' });
  for (const code of [
    'section6',
    'slime>hole',
    'section4 thorns',
    'section1 fault:hip',
    'section1 rethrow',
    'lightning',
  ]) {
    const copy = combat();
    copy.choose('chooseDie', { do: 'take', die: 'red' });
    foresee(copy, code);
    expect(() => copy.choose('throw', 'throw')).toThrow(/cannot land like this/);
  }
  foresee(t, 'lies over:7');
  expect(() => landFlip(t.state, 'slime')).toThrow(/cannot end like this/);
});
