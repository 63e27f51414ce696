/** All thirty Monsters in their Turn: where they go, whom they hit, what follows from a hit. */
import type { Pattern, Scene } from '@questhall/testkit';
import { expect, test } from 'vitest';
import { MONSTERS } from '../../src/content/index.ts';
import { hero, monster, placeOf } from '../../src/queries/area.ts';
import type { State } from '../../src/state.ts';
import { endure, wounds } from '../answers.ts';
import { intact, monsterActs, table } from '../table.ts';
import { marksOf } from './arena.ts';

interface Acts {
  readonly id: string;
  /** From lane 3 into this one. */
  readonly to: 1 | 2 | 3 | 4 | 5;
  /** The damage on all Heroes (and on itself), after nobody Defended. */
  readonly wounds: { readonly [creature: string]: number };
  readonly damage?: { readonly [creature: string]: number };
  readonly dice?: readonly string[];
  readonly answers?: readonly (readonly [kind: string, pattern: Pattern])[];
  readonly after?: (t: Scene<State>) => void;
}

/**
 * Ranger 6 Life, Bard 6, Witch 5 with 1 damage, Merchant 7, Druid 7 behind the Merchant. The Witch is the easiest prey of all
 * [PQ-RULING-15]; lane 4 is empty.
 */
const HEROES = { 1: ['ranger'], 2: ['bard'], 3: ['merchant', 'druid'], 5: ['witch'] } as const;

const ACTS: readonly Acts[] = [
  { id: 'dachshydra', to: 4, wounds: { merchant: 1, witch: 2 } },
  {
    id: 'slime',
    to: 3,
    wounds: { merchant: 1, witch: 1 },
    answers: [['forcedDiscard', { at: { hand: 'magic' } }]],
    after: (t) => expect(hero(t.state, 'merchant').hand).toEqual(['speed']),
  },
  { id: 'skeleton-pug', to: 2, wounds: { bard: 1, witch: 1 } },
  { id: 'mimic-doghouse', to: 2, wounds: { bard: 2, witch: 1 } },
  { id: 'corgriffin', to: 5, wounds: { witch: 2 } },
  {
    id: 'war-bulldog',
    to: 3,
    wounds: { merchant: 2, witch: 1 },
    answers: [['forcedDiscard', { treasure: 'ham' }]],
    after: (t) => expect(hero(t.state, 'merchant').treasures).toEqual(['pizza']),
  },
  { id: 'schnauzer-bomber', to: 5, wounds: { merchant: 2, druid: 2, witch: 1 } },
  {
    id: 'psi-pincher',
    to: 3,
    wounds: { merchant: 1, witch: 1 },
    damage: { druid: 0 },
    dice: ['left'],
    after: (t) => expect(placeOf(t.state, 'merchant')).toEqual({ lane: 2, rank: 2 }),
  },
  { id: 'beagle-eye', to: 4, wounds: { witch: 1 } },
  {
    id: 'shih-boo',
    to: 1,
    wounds: { ranger: 1, witch: 1 },
    after: (t) => expect(marksOf(t.state, 'ranger', 'bard')).toEqual([['spooked'], []]),
  },
  {
    id: 'dalmagician',
    to: 2,
    wounds: { bard: 1, witch: 1 },
    dice: ['speed'],
    after: (t) => expect(hero(t.state, 'bard').hand).toEqual(['magic']),
  },
  { id: 'chowtaur', to: 1, wounds: { ranger: 3, witch: 1 } },
  {
    /** It moves to the empty lane 4 and bites nobody: see below. */
    id: 'vampomeranian',
    to: 4,
    wounds: { witch: 1, vampomeranian: 2 },
    damage: { vampomeranian: 2 },
  },
  {
    id: 'afghan-banshee',
    to: 3,
    wounds: { ranger: 1, merchant: 1, witch: 2 },
    after: (t) =>
      expect(marksOf(t.state, 'ranger', 'merchant', 'witch', 'bard')).toEqual([
        ['deafened'],
        ['deafened'],
        ['deafened'],
        [],
      ]),
  },
  {
    id: 'zombie-basset',
    to: 3,
    wounds: { merchant: 2, witch: 1 },
    after: (t) => expect(marksOf(t.state, 'merchant', 'druid')).toEqual([['queasy'], []]),
  },
  {
    id: 'pharaoh-hound',
    to: 3,
    wounds: { merchant: 1, witch: 1 },
    after: (t) => expect(marksOf(t.state, 'merchant', 'druid')).toEqual([['cursed'], []]),
  },
  { id: 'golem-retriever', to: 2, wounds: { bard: 2, witch: 1 } },
  {
    id: 'yeti-sheepdog',
    to: 4,
    wounds: { witch: 2 },
    after: (t) => expect(marksOf(t.state, 'witch', 'merchant')).toEqual([['frozen'], []]),
  },
  {
    /** From lane 3 to 2; the Frenchgoyle of lane 1 is beside it. */
    id: 'saint-burnard',
    to: 2,
    wounds: { bard: 2, witch: 1, frenchgoyle: 1 },
    damage: { frenchgoyle: 2 },
  },
  {
    id: 'trolldoodle',
    to: 3,
    wounds: { witch: 1, trolldoodle: 1 },
    damage: { trolldoodle: 2 },
    answers: [
      ['forcedDiscard', { at: { hand: 'speed' } }],
      ['forcedDiscard', { at: { hand: 'magic' } }],
    ],
    after: (t) =>
      expect(t.state.heroes.map(({ id, hand }) => [id, hand.length])).toEqual([
        ['ranger', 2],
        ['bard', 2],
        ['merchant', 1],
        ['druid', 1],
        ['witch', 2],
      ]),
  },
  { id: 'frenchgoyle', to: 3, wounds: { bard: 1, witch: 1 } },
  { id: 'jack-rustle', to: 5, wounds: { merchant: 2, witch: 1 } },
  {
    id: 'cone-of-shame',
    to: 2,
    wounds: { bard: 1, witch: 1 },
    after: (t) => expect(marksOf(t.state, 'bard', 'ranger')).toEqual([['coned'], []]),
  },
  { id: 'fireworks-imp', to: 5, wounds: { witch: 3, 'fireworks-imp': 1 } },
  {
    id: 'hose-serpent',
    to: 4,
    wounds: { witch: 1 },
  },
  {
    id: 'doorbell-fiend',
    to: 3,
    wounds: { witch: 1 },
    dice: ['speed', 'spirit', 'joker', 'joker'],
    after: (t) => {
      expect(t.state.heroLanes).toEqual([['bard'], ['merchant', 'druid'], [], ['witch'], ['ranger']]);
      expect(t.state.display).toEqual(['strength', 'intellect', 'magic', 'joker', 'joker']);
    },
  },
  /** Into lane 4: nobody there, the Witch is the easier neighbour, twice. */
  { id: 'bunny-slippers', to: 4, wounds: { witch: 3 } },
  { id: 'squirrel-sniper', to: 3, wounds: { witch: 3 } },
  { id: 'kitten-cultist', to: 2, wounds: { bard: 1, witch: 1 } },
  { id: 'umbrella-bat', to: 1, wounds: { bard: 2, witch: 1 } },
];

test('all thirty are in the list', () => {
  expect(ACTS.map(({ id }) => id).toSorted()).toEqual(MONSTERS.map(({ id }) => id).toSorted());
});

test.each(ACTS)('$id acts as printed', (row) => {
  const bystander = row.id === 'frenchgoyle' ? 'golem-retriever' : 'frenchgoyle';
  const t = monsterActs(
    table({
      heroes: HEROES,
      monsters: { 1: [bystander], 3: [row.id] },
      damage: { witch: 1, ...row.damage },
      hands: Object.fromEntries(
        ['ranger', 'bard', 'merchant', 'druid', 'witch'].map((id) => [id, ['magic', 'speed']]),
      ),
      treasures: { merchant: ['ham', 'pizza'] },
    }).dice(...(row.dice ?? [])),
    row.id,
  );
  endure(t);
  for (const [kind, pattern] of row.answers ?? []) endure(t.choose(kind, pattern));
  expect(wounds(t)).toEqual(row.wounds);
  expect(placeOf(t.state, row.id)?.lane).toBe(row.to);
  row.after?.(t);
  t.expectEnd();
  intact(t);
});

test('Vampomeranian heals 1 when it hits', () => {
  const t = endure(
    monsterActs(
      table({ heroes: { 4: ['druid'] }, monsters: { 3: ['vampomeranian'] }, damage: { vampomeranian: 2 } }),
      'vampomeranian',
    ),
  );
  expect(wounds(t)).toEqual({ druid: 1, vampomeranian: 1 });
});

test('Hose Serpent washes those it hit one lane to the right', () => {
  const t = endure(
    monsterActs(
      table({ heroes: { 4: ['druid', 'bard'], 5: ['ranger'] }, monsters: { 3: ['hose-serpent'] } }),
      'hose-serpent',
    ),
  );
  expect(wounds(t)).toEqual({ druid: 1, bard: 1 });
  expect(t.state.heroLanes[4]).toEqual(['ranger', 'druid', 'bard']);
});

test('Beagle Eye looks through the whole lane', () => {
  const t = endure(
    monsterActs(table({ heroes: { 4: ['druid', 'bard'] }, monsters: { 3: ['beagle-eye'] } }), 'beagle-eye'),
  );
  expect(wounds(t)).toEqual({ druid: 1, bard: 1 });
});

test('Psi Pincher chooses among the lane', () => {
  const t = monsterActs(
    table({ heroes: { 3: ['druid', 'bard'] }, monsters: { 3: ['psi-pincher'] } }).dice('right'),
    'psi-pincher',
  );
  t.choose('defend', { cards: [] }).expectEnd();
  expect([wounds(t), placeOf(t.state, 'bard')?.lane]).toEqual([{ bard: 1 }, 4]);
});

test('Slime has nothing to take from an empty hand', () => {
  const t = monsterActs(table({ heroes: { 3: ['druid'] }, monsters: { 3: ['slime'] } }), 'slime');
  endure(t).expectEnd();
  expect(monster(t.state, 'slime').damage).toBe(0);
});
