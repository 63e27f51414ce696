/** The rulebook's two combats and its Epic Shot, as they were played there. */
import type { Scene } from '@questhall/testkit';
import { expect, test } from 'vitest';
import * as flow from '../../src/flow.ts';
import { rules } from '../../src/index.ts';
import type { State } from '../../src/state.ts';
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

/** Combat A from the moment the Monkey has appeared. */
const monkey = (): Scene<State> =>
  combat({ room: 'picnic-area', monster: 'obnoxious-monkey', foeLife: 10, white: 3, leader: TINA });

test('[DF-VEC-04] Todd’s red die stops in a hole: Miss, 2 damage, green and blue are left, Randolph is next', () => {
  const t = monkey();
  hurl(t, 'red', 'hole');
  expect(foeLife(t)).toBe(10);
  expect(lifeOf(t, TODD)).toBe(7);
  expect(pool(t)).toEqual(['green', 'blue']);
  expect(active(t)).toBe(RANDOLPH);
});

test('[DF-VEC-04] [DF-VEC-05] [DF-VEC-06] [DF-VEC-07] [DF-VEC-08] [DF-VEC-09] combat A from beginning to end', () => {
  const t = monkey();
  hurl(t, 'red', 'hole');
  hurl(t, 'green', 'outside icon');
  t.choose('ability', { ability: 'rethrow' });
  foresee(t, 'section4 icon');
  t.choose('throw', 'throw').choose('ability', 'decline');
  expect(foeLife(t)).toBe(6);
  expect(lifeOf(t, RANDOLPH)).toBe(9);
  hurl(t, 'blue', 'section2 icon');
  t.choose('ability', { ability: 'hammer' });
  expect(foeLife(t)).toBe(3);
  expect(t.state.tokens.hammers).toBe(1);
  t.expectAsked(1, 'chooseDie');
  expect(t.options('chooseDie').map((option) => option.do)).toEqual(['take', 'retrieve', 'backDown']);
  hurl(t, 'white', 'section2');
  t.expectAsked(0, 'hammers');
  t.choose('hammers', { spend: 1 });
  expect(t.events('monsterDefeated')[0]).toMatchObject({ life: 0, by: TODD, epic: false });
  expect(t.state.tokens.hammers).toBe(0);
  expect(t.state.chest).toEqual({ gold: 2, white: 2 });
  expect(t.state.leader).toBe(TODD);
  intact(t);
  t.expectEnd();
});

/** Combat B from the moment the Sleazebag has appeared; Tina is the first Active Hero. */
const sleazebag = (): Scene<State> =>
  table({
    leader: RANDOLPH,
    room: 'dampford',
    gold: 7,
    life: { [TINA]: 3 },
    equipment: { [TINA]: ['fan-cannon'], [TODD]: ['glasscrasher', 'explosive-potion'] },
  })
    .arrange((s) => {
      s.monstersLeft[0] = 0;
    })
    .dice('batrachian-sleazebag')
    .within(flow.playRound, {}, 'rest')
    .begin(flow.fight, { boss: false });

test('[DF-VEC-11] Dampford and the Sleazebag: 11 life, one die out', () => {
  const t = sleazebag();
  expect(foeLife(t)).toBe(11);
  expect(t.state.combat?.gold).toBe(3);
  t.choose('deceive', { die: 'green' });
  expect(pool(t)).toEqual(['red', 'blue']);
});

test('[DF-VEC-11] [DF-VEC-12] [DF-VEC-13] [DF-VEC-14] [DF-VEC-15] combat B from beginning to end', () => {
  const t = sleazebag();
  t.choose('deceive', { die: 'green' });
  t.expectAsked(0, 'flip');
  foresee(t, 'lies');
  t.choose('flip', 'flip');
  expect(rules.view(t.state, null).combat?.templates.map(({ template }) => template)).toEqual(['slime']);
  armed(t, 'red', 'slime>hole', ['fan-cannon']);
  expect(foeLife(t)).toBe(11);
  expect(stateOf(t, TINA)).toMatchObject({ life: 0, fainted: true });
  expect(active(t)).toBe(TODD);
  armed(t, 'blue', 'section4 icon', ['glasscrasher']);
  t.choose('ability', { ability: 'royalMoney' });
  expect(rules.view(t.state, null).throw?.landing?.damage).toBe(9);
  t.choose('spend', { card: 'explosive-potion' });
  expect(t.events('monsterHurt')).toEqual([
    { type: 'monsterHurt', by: TODD, amount: 13, life: -2, why: 'hit' },
  ]);
  t.choose('scar', { colour: 'red' });
  expect(t.events('goldGained').map(({ amount }) => amount)).toEqual([3]);
  expect(t.state.chest.gold).toBe(10);
  expect(stateOf(t, TINA)).toMatchObject({ scars: ['red'], life: 7, fainted: false });
  expect(t.state.leader).toBe(TODD);
  expect(t.state.combat).toBeNull();
  while (asked(t).includes('arrange')) t.choose('arrange', 'done', t.decisions[0]?.seat);
  t.expectEnd();
  const next = combat({ active: TINA, scars: { [TINA]: ['red'] } });
  hurl(next, 'red', 'section3 icon');
  expect(foeLife(next)).toBe(17);
});

test('[DF-VEC-12] a Template may point anywhere: it is valid all the same', () => {
  const t = sleazebag();
  t.choose('deceive', { die: 'green' });
  foresee(t, 'lies');
  t.choose('flip', 'flip');
  expect(lifeOf(t, TINA)).toBe(3);
  t.expectAsked(0, 'chooseDie');
});
