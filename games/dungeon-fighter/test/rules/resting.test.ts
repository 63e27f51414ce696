import { expect, test } from 'vitest';
import * as flow from '../../src/flow.ts';
import { rules } from '../../src/index.ts';
import {
  asked,
  combat,
  foresee,
  hurl,
  intact,
  LOUSHOT,
  lifeOf,
  RANDOLPH,
  stateOf,
  TINA,
  TODD,
  table,
} from '../table.ts';

test('[DF-REST-01] [DF-REST-10] [DF-REST-15] Resting follows a defeated Monster; its card is discarded and the table cleared', () => {
  const t = combat({ foeLife: 1, bushes: true, templates: ['lightning'], special: ['big'] });
  hurl(t, 'red', 'section1');
  expect(t.state.monsterDiscard).toEqual(['hedge-hog']);
  expect(t.state.combat).toBeNull();
  intact(t);
  t.expectEnd();
});

test('[DF-REST-02] [DF-RULING-53] [DF-VEC-10] an Epic Shot at −3 or less: 1 Gold besides the Monster’s', () => {
  const t = combat({
    monster: 'swamp-slugger',
    foeLife: 2,
    active: TINA,
    equipment: { [TINA]: ['fan-cannon'] },
  });
  t.choose('chooseDie', { do: 'take', die: 'red' });
  t.choose('weapons', { weapons: ['fan-cannon'] });
  foresee(t, 'section5');
  t.choose('throw', 'throw');
  expect(t.events('monsterDefeated')[0]).toMatchObject({ life: -5, epic: true });
  expect(t.state.chest.gold).toBe(5);
});

test('[DF-REST-02] at −2 there is none', () => {
  const t = combat({ foeLife: 2 });
  hurl(t, 'red', 'section4');
  expect(t.events('goldGained').map(({ why }) => why)).toEqual(['monster']);
});

test('[DF-REST-03] an insta-kill that also overshoots gives 1 Gold, not 2; a Relic adds its own', () => {
  const t = combat({ foeLife: 3, relics: ['golden-egg'] });
  hurl(t, 'green', 'bullseye icon');
  t.choose('ability', 'decline');
  expect(t.events('goldGained').map(({ why, amount }) => [why, amount])).toEqual([
    ['epic', 1],
    ['relic', 1],
    ['monster', 1],
  ]);
});

test('[DF-REST-04] [DF-MON-05] the Gold on the card reaches the Chest only now', () => {
  const t = combat({ foeLife: 5, monster: 'obnoxious-monkey' });
  expect(t.state.chest.gold).toBe(0);
  hurl(t, 'red', 'section5');
  expect(t.state.chest.gold).toBe(2);
});

test('[DF-REST-05] [DF-FAINT-03] [DF-SCAR-01] [DF-SCAR-02] [DF-SCAR-03] [DF-DEC-25] a fainted Hero chooses a colour for the Scar and wakes with full life', () => {
  const t = combat({ foeLife: 1, fainted: [RANDOLPH] });
  hurl(t, 'red', 'section1');
  t.expectAsked(2, 'scar');
  t.choose('scar', { colour: 'green' });
  expect(stateOf(t, RANDOLPH)).toMatchObject({ scars: ['green'], life: 7, fainted: false });
  expect(t.state.scarsReceived).toBe(1);
});

test('[DF-SCAR-05] a colour takes one Scar', () => {
  const t = combat({ foeLife: 1, fainted: [RANDOLPH], scars: { [RANDOLPH]: ['green', 'red'] } });
  hurl(t, 'red', 'section1');
  expect(t.options('scar')).toEqual([{ do: 'scar', colour: 'blue', at: { colour: 'blue' } }]);
  t.choose('scar', 'scar');
  expect(lifeOf(t, RANDOLPH)).toBe(3);
});

test('[DF-SCAR-06] [DF-RULING-16] a Hero with three Scars who faints is out of the game, and counts no more', () => {
  const t = combat({
    foeLife: 1,
    fainted: [RANDOLPH],
    scars: { [RANDOLPH]: ['green', 'red', 'blue'] },
    equipment: { [RANDOLPH]: ['bark-vest', 'honey-jar', 'explosive-potion'], [TINA]: ['coin-mail'] },
  });
  hurl(t, 'red', 'section1');
  expect(stateOf(t, RANDOLPH).eliminated).toBe(true);
  t.choose('arrange', { do: 'hand', card: 'honey-jar', to: TINA }, 2);
  t.choose('accept', 'agree');
  expect(t.refusal({ do: 'hand', card: 'bark-vest', to: TINA, instead: 'coin-mail' }, 2).rule).toBe(
    'DF-SCAR-06',
  );
  t.choose('arrange', 'done', 2);
  while (asked(t).includes('arrange')) t.choose('arrange', 'done', t.decisions[0]?.seat);
  expect(t.state.equipmentGone.sort()).toEqual(['bark-vest', 'explosive-potion']);
  expect(rules.view(t.state, null).heroes[2]?.eliminated).toBe(true);
  intact(t);
});

test('[DF-RULING-64] if Tina is eliminated her Hammers leave the game', () => {
  const t = combat({
    foeLife: 1,
    fainted: [TINA],
    scars: { [TINA]: ['green', 'red', 'blue'] },
    tokens: { hammers: 2 },
  });
  hurl(t, 'red', 'section1');
  expect(t.state.tokens.hammers).toBe(0);
});

test('[DF-RULING-57] if the Scars of a won combat take the last Hero, the party has lost', () => {
  const three = ['green', 'red', 'blue'] as const;
  const t = combat({
    heroes: [TINA, TODD],
    eliminated: [TINA],
    scars: { [TINA]: three, [TODD]: three },
    life: { [TODD]: 3 },
    bushes: true,
    foeLife: 1,
  });
  hurl(t, 'red', 'section4 thorns');
  t.expectOver({ how: 'allEliminated', winners: [] });
});

test('[DF-SCAR-07] whoever did not faint gets neither Scar nor healing', () => {
  const t = combat({ foeLife: 1, life: { [TINA]: 2 } });
  hurl(t, 'red', 'section1');
  expect(stateOf(t, TINA)).toMatchObject({ life: 2, scars: [] });
});

test('[DF-REST-06] [DF-LEAD-01] [DF-LEAD-03] [DF-RULING-14] the thrower of the last die becomes Leader', () => {
  const t = combat({ foeLife: 1, tokens: { hammers: 1 } });
  hurl(t, 'red', 'section1');
  t.choose('hammers', { spend: 1 });
  expect(t.state.leader).toBe(TODD);
});

test('[DF-RULING-14] if that Hero is eliminated, the next one clockwise', () => {
  const t = combat({
    foeLife: 1,
    bushes: true,
    scars: { [TODD]: ['green', 'red', 'blue'] },
    life: { [TODD]: 3 },
  });
  hurl(t, 'red', 'section1 thorns');
  expect(stateOf(t, TODD).eliminated).toBe(true);
  expect(t.state.leader).toBe(RANDOLPH);
});

test('[DF-REST-07] [DF-VEC-09] the next combat begins left of the new Leader with all three coloured dice', () => {
  const t = combat({ foeLife: 1 });
  hurl(t, 'red', 'section1');
  t.expectEnd();
  const next = table({ leader: TODD }).dice('hedge-hog').begin(flow.fight, { boss: false });
  expect(next.state.combat?.active).toBe(RANDOLPH);
  expect(next.state.combat?.pool).toEqual(['red', 'green', 'blue']);
});

test('[DF-REST-08] [DF-WHITE-01] a used white die goes to the supply, not to the Chest', () => {
  const t = combat({ pool: [], white: 3, foeLife: 2 });
  hurl(t, 'white', 'section2');
  expect(t.state.chest.white).toBe(2);
  expect(rules.view(t.state, null).whiteSupply).toBe(7);
});

test('[DF-REST-09] Frog, Tracking and Shield become inactive, Hammers stay; the Moss Crown heals after the Scars', () => {
  const t = combat({
    foeLife: 1,
    fainted: [RANDOLPH],
    life: { [TINA]: 4 },
    relics: ['moss-crown'],
    tokens: { frog: true, tracking: true, shield: true, hammers: 1 },
  });
  hurl(t, 'red', 'section1');
  t.choose('hammers', { spend: 0 }).choose('scar', { colour: 'red' });
  expect(t.state.tokens).toEqual({ frog: false, tracking: false, shield: false, hammers: 1 });
  expect(lifeOf(t, TINA)).toBe(5);
  expect(lifeOf(t, RANDOLPH)).toBe(7);
});

test('[DF-REST-09] [DF-RELIC-03] two Relics that heal in Resting both do, up to the maximum', () => {
  const t = combat({
    heroes: [TINA, LOUSHOT],
    options: { boxes: 'mixed' },
    foeLife: 1,
    life: { [TINA]: 4, [LOUSHOT]: 8 },
    relics: ['moss-crown', 'lucky-horseshoe'],
  });
  hurl(t, 'red', 'section1');
  expect(lifeOf(t, TINA)).toBe(6);
  expect(lifeOf(t, LOUSHOT)).toBe(9);
});

test('[DF-REST-11] [DF-EQUIP-09] [DF-DEC-26] Equipment changes hands within the limits if both agree; Armor is ready again', () => {
  const t = combat({
    heroes: [TINA, LOUSHOT],
    foeLife: 1,
    equipment: { [TINA]: ['bark-vest', 'fan-cannon'] },
    turned: { [TINA]: ['bark-vest'] },
  });
  hurl(t, 'red', 'section1');
  expect(stateOf(t, TINA).turned).toEqual([]);
  t.choose('arrange', { do: 'hand', card: 'fan-cannon', to: LOUSHOT }, 0);
  t.expectAsked(1, 'accept');
  t.choose('accept', 'agree');
  expect(stateOf(t, LOUSHOT).equipment).toEqual(['fan-cannon']);
  expect(t.decisions.map(({ seat }) => seat)).toEqual([0]);
  t.choose('arrange', { do: 'hand', card: 'bark-vest', to: LOUSHOT }, 0);
  t.choose('accept', 'refuse');
  expect(stateOf(t, TINA).equipment).toEqual(['bark-vest']);
});

test('[DF-REST-11] [DF-SOLO-01] a lone player needs nobody to agree', () => {
  const t = combat({
    heroes: [TINA, LOUSHOT],
    options: { players: 1 },
    foeLife: 1,
    equipment: { [TINA]: ['fan-cannon'] },
  });
  hurl(t, 'red', 'section1');
  t.choose('arrange', { do: 'hand', card: 'fan-cannon', to: LOUSHOT }, 0);
  expect(stateOf(t, LOUSHOT).equipment).toEqual(['fan-cannon']);
});

test('[DF-REST-14] [DF-SDIE-05] special dice go back to the supply, used or not', () => {
  const t = combat({ foeLife: 1, special: ['rubber'] });
  hurl(t, 'red', 'section1');
  expect(t.state.combat).toBeNull();
  const next = table().dice('hedge-hog').begin(flow.fight, { boss: false });
  expect(next.state.combat?.special).toEqual([]);
});

test('[DF-WHITE-02] [DF-RULING-15] [DF-VEC-44] a tenth white die is not gained', () => {
  const t = table({ white: 9, room: 'picnic-area' }).begin(flow.dungeonPhase, { next: 0 }, 'effects');
  expect(t.state.chest.white).toBe(9);
  expect(t.events('dieGained')).toEqual([]);
  t.expectEnd();
});

test('[DF-WHITE-03] white dice are one sort, whatever box they come from', () => {
  const t = combat({ pool: [], options: { boxes: 'mixed' } });
  expect(t.options('chooseDie')[0]).toEqual({ do: 'take', die: 'white', at: { die: 'white' } });
});
