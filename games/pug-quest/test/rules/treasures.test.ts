import { expect, test } from 'vitest';
import { TREASURES } from '../../src/content/index.ts';
import * as flow from '../../src/flow.ts';
import { rules } from '../../src/index.ts';
import { hero, monster } from '../../src/queries/area.ts';
import { handLimitOf, initiativeOf } from '../../src/queries/values.ts';
import type { Setting } from '../table.ts';
import { intact, monsterActs, table, turnOf } from '../table.ts';

/** The Thief in lane 1 and the Druid in lane 3; nobody reaches anybody unless a test says so. */
const pair = (setting: Omit<Setting, 'heroes'>) =>
  table({
    heroes: { 1: ['thief'], 3: ['druid'] },
    ...setting,
    monsters: { 5: ['zombie-basset'], ...setting.monsters },
  });

const combosOffered = (options: readonly object[]): readonly string[] =>
  options.flatMap((option) => ('combo' in option ? [String(option.combo)] : []));

test('[PQ-TREAS-01] any number of Treasures, face up for everybody', () => {
  const many = TREASURES.slice(0, 15).map(({ id }) => id);
  const t = turnOf(pair({ treasures: { thief: many }, evilLord: true }), 'thief');
  for (const viewer of [0, 1, 2, null])
    expect(rules.view(t.state, viewer).heroes[0]?.treasures).toEqual(many);
  t.choose('act', 'endTurn');
  expect(hero(t.state, 'thief').treasures).toHaveLength(15);
  t.expectEnd();
});

test('[PQ-TREAS-02] a Treasure works for its carrier alone', () => {
  const setting = {
    monsters: { 1: ['chowtaur'] },
    treasures: { druid: ['dinner-bell', 'golden-tag', 'ball-sling', 'pizza', 'swift-booties'] },
    hands: { thief: ['speed', 'intellect'], druid: ['speed', 'intellect'] },
  } as const;
  const t = turnOf(pair(setting), 'thief');
  expect([initiativeOf(t.state, 'druid'), initiativeOf(t.state, 'thief')]).toEqual([6, 9]);
  expect([handLimitOf(t.state, 'druid'), handLimitOf(t.state, 'thief')]).toEqual([10, 9]);
  expect(combosOffered(t.options('act'))).not.toContain('far-throw');
  expect(t.options('act').map((option) => option.do)).not.toContain('consume');
  expect(t.options('act').map((option) => option.do)).not.toContain('ability');

  const carrier = turnOf(pair(setting), 'druid');
  expect(combosOffered(carrier.options('act'))).toContain('far-throw');
  expect(carrier.options('act').map((option) => option.do)).toContain('consume');
  expect(carrier.options('act')).toContainEqual({
    do: 'ability',
    source: 'trinket:swift-booties#0',
    at: { card: 'swift-booties' },
  });
});

test('[PQ-TREAS-03] what is lost stops working at once', () => {
  const t = monsterActs(
    pair({
      monsters: { 3: ['war-bulldog'] },
      treasures: { druid: ['dinner-bell', 'bone-sword'] },
      hands: { druid: ['spirit', 'strength'] },
    }),
    'war-bulldog',
  );
  expect(initiativeOf(t.state, 'druid')).toBe(6);
  t.choose('defend', { cards: [] }).choose('forcedDiscard', { treasure: 'dinner-bell' });
  expect(initiativeOf(t.state, 'druid')).toBe(3);
  expect(t.state.treasureDiscard).toEqual(['dinner-bell']);
  t.expectEnd();
  intact(t);

  const later = turnOf(
    pair({ monsters: { 3: ['war-bulldog'] }, hands: { druid: ['spirit', 'strength'] } }),
    'druid',
  );
  expect(combosOffered(later.options('act'))).not.toContain('chop-and-chew');
});

test('[PQ-TREAS-04] [PQ-TREAS-08] a Weapon lends a Combo, to be paid in number and type; Jokers count', () => {
  const armed = (hand: readonly ('strength' | 'spirit' | 'joker' | 'magic')[]) =>
    turnOf(
      pair({
        monsters: { 1: ['war-bulldog'] },
        treasures: { thief: ['bone-sword'] },
        hands: { thief: hand },
        damage: { thief: 2 },
      }),
      'thief',
    );
  expect(armed(['strength', 'magic']).refusal({ combo: 'chop-and-chew' })).toEqual({
    rule: 'PQ-ENER-11',
    short: 1,
  });
  const t = armed(['strength', 'joker', 'magic']);
  t.choose('act', { combo: 'chop-and-chew' });
  expect(monster(t.state, 'war-bulldog').damage).toBe(3);
  expect(hero(t.state, 'thief')).toMatchObject({ damage: 1, hand: ['magic'], treasures: ['bone-sword'] });
  expect(t.events('comboPlayed')).toEqual([{ type: 'comboPlayed', by: 'thief', combo: 'chop-and-chew' }]);
});

test('[PQ-TREAS-05] Consumables, Weapons and Trinkets are all there is', () => {
  expect(new Set(TREASURES.map(({ kind }) => kind))).toEqual(new Set(['consumable', 'weapon', 'trinket']));
});

test('[PQ-TREAS-06] [PQ-TREAS-07] a Consumable is discarded for its bonus, without an Action', () => {
  const t = turnOf(pair({ treasures: { thief: ['pizza', 'treats'] }, damage: { thief: 4 } }), 'thief');
  t.choose('act', { do: 'consume', treasure: 'pizza' });
  expect(hero(t.state, 'thief')).toMatchObject({ damage: 1, treasures: ['treats'] });
  expect(t.state.treasureDiscard).toEqual(['pizza']);
  expect(t.state.turn?.actionsLeft).toBe(2);
  intact(t);
});

test('[PQ-TREAS-07] a Consumable stays in the bag in other Turns than its owner’s', () => {
  const eater = { druid: ['pizza'] } as const;
  const t = monsterActs(
    pair({ monsters: { 3: ['war-bulldog'] }, treasures: eater, damage: { druid: 6 } }),
    'war-bulldog',
  );
  t.expectAsked(1, 'defend');
  expect(t.options('defend')).toEqual([{ do: 'defend', cards: [], xp: 0 }]);

  const other = turnOf(pair({ treasures: eater, damage: { druid: 6 } }), 'thief');
  expect(other.decisions.map(({ seat, kind }) => [seat, kind])).toEqual([[0, 'act']]);
  other.choose('act', 'endTurn');
  other.expectEnd();
  expect(hero(other.state, 'druid').treasures).toEqual(['pizza']);
});

test('[PQ-TREAS-09] a Trinket gives an ability, or a Combo that is paid', () => {
  const t = monsterActs(
    pair({
      monsters: { 1: ['kitten-cultist'], 3: ['chowtaur'] },
      treasures: { thief: ['chainmail', 'swift-booties'] },
      hands: { thief: ['strength'] },
    }),
    'chowtaur',
  );
  t.choose('riposte', { combo: 'iron-jumper' });
  expect(hero(t.state, 'thief')).toMatchObject({ damage: 0, hand: [] });
  t.expectEnd();

  const boots = turnOf(pair({ treasures: { thief: ['swift-booties'] } }).dice('magic'), 'thief');
  boots.choose('act', { source: 'trinket:swift-booties#0' }).choose('direction', { at: { lane: 2 } });
  boots.choose('drawFrom', 'takeDeck');
  expect(boots.state.heroLanes[1]).toEqual(['thief']);
  expect(boots.state.turn?.actionsLeft).toBe(2);
});

test('[PQ-TREAS-10] Combos of Treasures use no Action and have no limit', () => {
  const t = turnOf(
    pair({
      monsters: { 2: ['war-bulldog'] },
      treasures: { thief: ['ball-sling'] },
      hands: { thief: ['speed', 'speed', 'intellect', 'intellect'] },
    }),
    'thief',
  );
  for (const damage of [3, 6]) {
    t.choose('act', { combo: 'far-throw' });
    if (damage === 6) t.choose('target', { at: { creature: 'zombie-basset' } });
    else t.choose('target', { at: { creature: 'war-bulldog' } });
    expect(t.state.turn?.actionsLeft).toBe(2);
  }
  expect(monster(t.state, 'war-bulldog').damage).toBe(3);
  expect(monster(t.state, 'zombie-basset').damage).toBe(3);
  expect(hero(t.state, 'thief').hand).toEqual([]);
});

test('[PQ-TREAS-03] a Treasure given away in the exchange works for its new carrier', () => {
  const t = pair({ treasures: { druid: ['dinner-bell'] } }).begin(flow.makeDeal, {
    from: 'druid',
    to: 'thief',
    gives: ['dinner-bell'],
    takes: [],
    what: ['treasure'],
  });
  t.choose('deal', 'propose').choose('dealReply', 'agree', 0);
  expect([initiativeOf(t.state, 'druid'), initiativeOf(t.state, 'thief')]).toEqual([3, 12]);
  intact(t);
});
