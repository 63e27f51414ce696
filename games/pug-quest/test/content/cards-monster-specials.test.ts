/** What Monsters do outside their own Turn: Defend, and what a neighbour's end means to them. */
import { expect, test } from 'vitest';
import { MONSTERS } from '../../src/content/index.ts';
import * as flow from '../../src/flow.ts';
import { monster, placeOf } from '../../src/queries/area.ts';
import { endure, wounds } from '../answers.ts';
import { intact, monsterActs, table, turnOf } from '../table.ts';

const DEFENDERS = [
  ['dachshydra', 'speed', 'magic'],
  ['beagle-eye', 'intellect', 'magic'],
  ['shih-boo', 'spirit', 'joker'],
  ['golem-retriever', 'strength', 'magic'],
  ['kitten-cultist', 'magic', 'speed'],
  ['umbrella-bat', 'magic', 'spirit'],
] as const;

test('all that Defend are in the list', () => {
  const defending = MONSTERS.flatMap(({ id, defend }) => (defend ? [id] : []));
  expect(DEFENDERS.map(([id]) => id).toSorted()).toEqual(defending.toSorted());
});

test.each(DEFENDERS)('%s Defends with %s, not with %s', (id, own, other) => {
  const struck = (revealed: string): number => {
    const t = turnOf(
      table({
        heroes: { 3: ['cleric'] },
        monsters: { 3: [id], 1: ['slime'] },
        hands: { cleric: ['joker'] },
      }).dice(revealed),
      'cleric',
    );
    t.choose('act', { do: 'standardAttack', at: { creature: id } });
    t.expectAsked(0, 'act').done();
    return monster(t.state, id).damage;
  };
  expect([struck(own), struck(other)]).toEqual([0, 1]);
});

test('Frenchgoyle is of stone: 1 less from every hit', () => {
  const t = turnOf(
    table({
      heroes: { 3: ['warrior'] },
      monsters: { 3: ['frenchgoyle'] },
      hands: { warrior: ['strength', 'strength', 'intellect'] },
    }),
    'warrior',
  );
  t.choose('act', { do: 'standardAttack', at: { creature: 'frenchgoyle' } });
  expect(wounds(t)).toEqual({});
  t.choose('act', { do: 'combo', combo: 'accurate-strike' });
  expect(wounds(t)).toEqual({ frenchgoyle: 2 });
});

/** The Mimic of lane 3 falls; who stands beside it, behind it or far off? */
const neighbourFalls = (
  neighbour: object,
  damage: { readonly [id: string]: number } = {},
  ...dice: string[]
) => {
  const t = turnOf(
    table({
      heroes: { 3: ['cleric'] },
      monsters: { 3: ['mimic-doghouse'], ...neighbour },
      damage,
      left: { 'mimic-doghouse': 1 },
      hands: { cleric: ['magic'] },
    }).dice('pizza', ...dice),
    'cleric',
  );
  t.choose('act', { do: 'standardAttack', at: { creature: 'mimic-doghouse' } });
  t.expectAsked(0, 'act').done();
  return t;
};

test('Kitten Cultist calls one from the deck to its lane when a neighbour falls, once per World', () => {
  const t = neighbourFalls({ 2: ['kitten-cultist'], 4: ['skeleton-pug'] }, {}, 'slime');
  expect(placeOf(t.state, 'slime')).toEqual({ lane: 2, rank: 2 });
  expect(t.state.acted).toContain('slime');
  const [used] = monster(t.state, 'kitten-cultist').used;
  expect(used?.until).toBe('worldEnd');
  intact(t);
  const tired = table({
    heroes: { 3: ['cleric'] },
    monsters: { 2: ['kitten-cultist'], 3: ['mimic-doghouse'] },
  })
    .arrange((s) => {
      monster(s, 'kitten-cultist').used = [...monster(t.state, 'kitten-cultist').used];
    })
    .dice('pizza')
    .begin(flow.inflict, { by: '', targets: ['mimic-doghouse'], amount: 4, suffered: [] });
  expect(tired.events('summoned')).toEqual([]);
  tired.expectEnd();
});

test('Kitten Cultist does not mind those further off', () => {
  expect(neighbourFalls({ 1: ['kitten-cultist'] }).events('summoned')).toEqual([]);
});

test('Zombie Basset heals 2 when a neighbour falls', () => {
  expect(wounds(neighbourFalls({ 4: ['zombie-basset'] }, { 'zombie-basset': 3 }))).toEqual({
    'zombie-basset': 1,
  });
  expect(wounds(neighbourFalls({ 5: ['zombie-basset'] }, { 'zombie-basset': 3 }))).toEqual({
    'zombie-basset': 3,
  });
});

test('Saint Burnard catches fire when a neighbour falls: 1 more damage for the rest of the World', () => {
  const t = neighbourFalls({ 2: ['saint-burnard'] });
  expect(monster(t.state, 'saint-burnard').marks).toMatchObject([{ key: 'ablaze', until: 'worldEnd' }]);
  const blaze = endure(
    monsterActs(
      table({ heroes: { 1: ['cleric'] }, monsters: { 2: ['saint-burnard'] } }).arrange((s) => {
        monster(s, 'saint-burnard').marks.push(...(t.state.monsters[0]?.marks ?? []));
      }),
      'saint-burnard',
    ),
  );
  expect(wounds(blaze)).toEqual({ cleric: 3 });
});

test('Saint Burnard heals its neighbours by 1, not itself', () => {
  const t = endure(
    monsterActs(
      table({
        heroes: { 2: ['cleric'] },
        monsters: { 2: ['skeleton-pug'], 3: ['saint-burnard'], 5: ['slime'] },
        damage: { 'skeleton-pug': 2, 'saint-burnard': 2, slime: 2 },
      }),
      'saint-burnard',
    ),
  );
  expect(wounds(t)).toEqual({ cleric: 2, 'skeleton-pug': 1, 'saint-burnard': 2, slime: 2 });
});

test('Fireworks Imp does not survive its second rocket', () => {
  const t = monsterActs(
    table({
      heroes: { 5: ['cleric'] },
      monsters: { 3: ['fireworks-imp'], 1: ['slime'] },
      left: { 'fireworks-imp': 1 },
    }).dice('pizza'),
    'fireworks-imp',
  );
  endure(t).expectEnd();
  expect(placeOf(t.state, 'fireworks-imp')).toBeUndefined();
  intact(t);
});
