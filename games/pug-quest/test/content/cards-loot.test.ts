/** [PQ-RULING-67] Every Treasure under a Creature of the Evil Lord. */
import type { Pattern } from '@questhall/testkit';
import { expect, test } from 'vitest';
import { TREASURES } from '../../src/content/index.ts';
import { creature, monster, placeOf } from '../../src/queries/area.ts';
import { initiativeOf, lifeOf, movementOf } from '../../src/queries/values.ts';
import type { State } from '../../src/state.ts';
import type { Energy } from '../../src/vocabulary.ts';
import { wounds } from '../answers.ts';
import type { Setting } from '../table.ts';
import { intact, monsterActs, table, turnOf } from '../table.ts';
import { marksOf } from './arena.ts';

/** The Slime stays in lane 3, bites for 1 and has Life 4; the Evil Lord holds what a Weapon costs. */
const looted = (treasure: string, evilHand: readonly Energy[] = [], more: Partial<Setting> = {}) =>
  table({
    heroes: { 1: ['bard'], 2: ['druid'], 3: ['merchant', 'ranger'], 5: ['witch'] },
    monsters: { 3: ['slime'], 2: ['chowtaur'] },
    loot: { slime: [treasure] },
    evilLord: true,
    evilHand,
    ...more,
  });

const WEAPONS: readonly {
  readonly treasure: string;
  readonly pays: readonly Energy[];
  readonly answers: readonly (readonly [string, Pattern])[];
  readonly wounds: { readonly [id: string]: number };
  readonly after?: (s: State) => void;
}[] = [
  { treasure: 'bone-sword', pays: ['spirit', 'strength'], answers: [], wounds: { merchant: 3 } },
  {
    treasure: 'squeaky-hammer',
    pays: ['strength', 'spirit', 'magic'],
    answers: [],
    wounds: { druid: 2, merchant: 2 },
    after: (s) =>
      expect(marksOf(s, 'druid', 'merchant', 'witch')).toEqual([['flustered'], ['flustered'], []]),
  },
  {
    treasure: 'ball-sling',
    pays: ['intellect', 'speed'],
    answers: [['target', { at: { creature: 'witch' } }]],
    wounds: { witch: 3 },
  },
  {
    treasure: 'leash-whip',
    pays: ['strength', 'speed'],
    answers: [['target', { at: { creature: 'ranger' } }]],
    wounds: { ranger: 2 },
  },
  {
    treasure: 'wand-of-fetch',
    pays: ['intellect', 'magic'],
    answers: [],
    wounds: { merchant: 1, ranger: 1 },
  },
  { treasure: 'frisbee-chakram', pays: ['intellect', 'speed'], answers: [], wounds: { druid: 3 } },
  {
    treasure: 'claw-gauntlet',
    pays: ['strength', 'speed'],
    answers: [['side', { side: 'left' }]],
    wounds: { druid: 2, merchant: 2 },
  },
  {
    treasure: 'howling-horn',
    pays: ['spirit', 'magic'],
    answers: [],
    wounds: { bard: 2, merchant: 2, witch: 2 },
  },
];

const CONSUMABLES = ['pizza', 'cupcake', 'treats', 'broth', 'peanut-butter', 'ham'];
const TRINKETS = [
  'chainmail',
  'bowl-shield',
  'swift-booties',
  'golden-tag',
  'biscuit-purse',
  'crystal-ball',
  'dinner-bell',
];

test('every Treasure is looked at here', () => {
  const all = [...WEAPONS.map(({ treasure }) => treasure), ...CONSUMABLES, ...TRINKETS];
  expect(all.toSorted()).toEqual(TREASURES.map(({ id }) => id).toSorted());
});

test.each(WEAPONS)('$treasure is swung at its price', (row) => {
  const t = monsterActs(looted(row.treasure, row.pays), 'slime');
  t.choose('evilLoot', { source: `loot:${row.treasure}#0` }).choose('pay', { xp: 0 });
  for (const [kind, pattern] of row.answers) t.choose(kind, pattern);
  t.choose('evilAdd', 'pass');
  const struck = Object.keys(row.wounds);
  for (let [asked] = t.decisions; asked && wounds(t)[struck[0] ?? ''] === undefined; [asked] = t.decisions) {
    if (asked.kind === 'riposte') t.choose('riposte', 'pass', asked.seat);
    else t.choose('defend', { cards: [], xp: 0 }, asked.seat);
  }
  expect(wounds(t)).toEqual(row.wounds);
  expect(t.state.evilHand).toEqual([]);
  row.after?.(t.state);
});

test.each(WEAPONS)('$treasure is not swung without its price', ({ treasure, pays }) => {
  const t = monsterActs(looted(treasure, pays.slice(1)), 'slime');
  expect(t.refusal({ source: `loot:${treasure}#0` })).toEqual({ rule: 'PQ-ENER-11', short: 1 });
});

test.each<[string, { readonly [id: string]: number }, readonly string[]]>([
  ['pizza', { chowtaur: 2 }, []],
  ['cupcake', { slime: 1, chowtaur: 2 }, []],
  ['treats', { slime: 3, chowtaur: 2 }, ['begging']],
  ['broth', { slime: 2, chowtaur: 1 }, []],
  ['peanut-butter', { slime: 2, chowtaur: 2 }, ['sticky']],
  ['ham', { slime: 2, chowtaur: 2 }, ['festive']],
])('%s is eaten once', (treasure, after, marks) => {
  const t = monsterActs(looted(treasure, [], { damage: { slime: 3, chowtaur: 2 } }), 'slime');
  t.choose('evilLoot', { source: `loot:${treasure}#0` });
  expect(wounds(t)).toEqual(after);
  expect(marksOf(t.state, 'slime')).toEqual([marks]);
  expect(monster(t.state, 'slime').loot).toEqual([]);
  expect(t.state.treasureDiscard).toEqual([treasure]);
  intact(t);
});

test.each([
  ['treats', 2],
  ['ham', 3],
])('%s: the bite after it does %i', (treasure, bite) => {
  const t = monsterActs(looted(treasure), 'slime');
  t.choose('evilLoot', { source: `loot:${treasure}#0` })
    .choose('evilAdd', 'pass')
    .choose('riposte', 'pass');
  expect(t.about()).toMatchObject({ damage: bite });
});

test.each([
  ['chainmail', 0, 2],
  ['bowl-shield', 2, 2],
  ['bowl-shield', 1, 3],
])('%s under a Creature with %i damage: a hit of 3 comes to %i', (treasure, damage, suffered) => {
  const t = turnOf(
    looted(treasure, [], {
      heroes: { 3: ['warrior'] },
      monsters: { 3: ['war-bulldog'] },
      loot: { 'war-bulldog': [treasure] },
      hands: { warrior: ['strength', 'strength'] },
      damage: { 'war-bulldog': damage },
    }),
    'warrior',
  );
  t.choose('act', { do: 'combo', combo: 'accurate-strike' }).choose('pay', { xp: 0 });
  t.choose('evilPrevent', { cards: [] });
  expect(creature(t.state, 'war-bulldog').damage).toBe(damage + suffered);
});

test('Swift Booties: one lane more; Golden Tag: 2 Life more; Dinner Bell: 3 Initiative more', () => {
  const on = (treasure: string) => monsterActs(looted(treasure), 'slime').state;
  expect(movementOf(on('swift-booties'), 'slime')).toBe(1);
  expect(lifeOf(on('golden-tag'), 'slime')).toBe(6);
  expect(initiativeOf(on('dinner-bell'), 'slime')).toBe(6);
  const t = monsterActs(looted('swift-booties'), 'slime').choose('evilMove', { at: { lane: 4 } });
  expect(placeOf(t.state, 'slime')?.lane).toBe(4);
});

test('Biscuit Purse: whoever is hit discards 1 more', () => {
  const t = monsterActs(
    looted('biscuit-purse', [], { hands: { merchant: ['magic', 'magic', 'speed'] } }),
    'slime',
  );
  t.choose('evilAdd', 'pass').choose('riposte', 'pass').choose('defend', { cards: [] });
  t.choose('forcedDiscard', { at: { hand: 'magic' } }).choose('forcedDiscard', { at: { hand: 'magic' } });
  expect(t.state.heroes.find(({ id }) => id === 'merchant')?.hand).toEqual(['speed']);
});

test("Crystal Ball: 2 face-up cards of the Evil Lord's choice go as its Turn begins", () => {
  const t = monsterActs(looted('crystal-ball').dice('joker', 'joker'), 'slime');
  t.choose('discardDisplay', { at: { display: 'strength' } }).choose('discardDisplay', {
    at: { display: 'magic' },
  });
  expect(t.state.display).toEqual(['spirit', 'intellect', 'speed', 'joker', 'joker']);
});
