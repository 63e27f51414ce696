import { expect, test } from 'vitest';
import * as flow from '../../src/flow.ts';
import { rules } from '../../src/index.ts';
import { hero, monster } from '../../src/queries/area.ts';
import { cards, endure } from '../answers.ts';
import { monsterActs, table, turnOf } from '../table.ts';

const tokens = (t: ReturnType<typeof turnOf>) =>
  [...t.state.heroes, ...t.state.monsters].flatMap(({ id, marks }) =>
    marks.map(({ from, colour }) => [id, from, colour]),
  );

test('[PQ-ACTV-01] one token for the Combo, one of the same colour on each of its targets', () => {
  const t = turnOf(
    table({
      heroes: { 3: ['druid', 'bard'] },
      monsters: { 2: ['slime'], 3: ['war-bulldog', 'trolldoodle'] },
      hands: { druid: ['spirit', 'spirit', 'magic', 'speed'] },
      xp: { druid: 2 },
    }).dice('magic'),
    'druid',
  );
  t.choose('act', { do: 'combo', combo: 'root-and-branch' }).choose('drawFrom', 'takeDeck');
  expect(tokens(t)).toEqual([
    ['war-bulldog', 'root-and-branch', 0],
    ['trolldoodle', 'root-and-branch', 0],
  ]);
  /** Both ends of the pair are there for all to see. */
  const [, bulldog] = rules.view(t.state, 1).monsters;
  expect(bulldog?.marks).toEqual([{ key: 'rooted', from: 'root-and-branch', until: 'worldEnd', colour: 0 }]);
});

test('[PQ-ACTV-01] a mark without the Activation symbol is no Activation token', () => {
  const t = turnOf(
    table({
      heroes: { 3: ['bard'] },
      monsters: { 3: ['war-bulldog'] },
      hands: { bard: ['intellect', 'magic', 'spirit'] },
    }).dice('magic'),
    'bard',
  );
  t.choose('act', { do: 'combo', combo: 'lullaby' }).choose('target', { at: { creature: 'war-bulldog' } });
  expect(monster(t.state, 'war-bulldog').marks).toMatchObject([{ key: 'asleep', until: 'roundEnd' }]);
  expect(monster(t.state, 'war-bulldog').marks[0]).not.toHaveProperty('colour');
});

test('[PQ-ACTV-04] again on another target with another colour', () => {
  const t = turnOf(
    table({
      heroes: { 3: ['druid'] },
      monsters: { 3: ['war-bulldog', 'trolldoodle', 'slime'] },
      hands: { druid: cards(3, 'spirit') },
    }),
    'druid',
  );
  for (const creature of ['trolldoodle', 'slime', 'war-bulldog']) {
    t.choose('act', { do: 'combo', combo: 'entangle' }).choose('target', { at: { creature } });
  }
  expect(tokens(t)).toEqual([
    ['war-bulldog', 'entangle', 2],
    ['trolldoodle', 'entangle', 0],
    ['slime', 'entangle', 1],
  ]);
});

test('[PQ-ACTV-02] [PQ-ACTV-05] a token stays through Turns and Rounds and goes with the World', () => {
  /** The Druid's Entangle on a Monster, a Shih Boo's spook on a Hero. */
  const t = monsterActs(
    table({
      heroes: { 1: ['bard'], 3: ['druid'] },
      monsters: { 3: ['shih-boo'], 4: ['slime'] },
    }).arrange((s) => {
      monster(s, 'slime').marks = [
        { key: 'rooted', from: 'entangle', until: 'worldEnd', modifiers: ['cannotMove'], colour: 3 },
      ];
    }),
    'shih-boo',
  );
  endure(t);
  expect(tokens(t)).toEqual([
    ['bard', 'shih-boo', 0],
    ['slime', 'entangle', 3],
  ]);
  const { initiative } = rules.view(t.state, 0).heroes.find(({ id }) => id === 'bard') ?? {};
  expect(initiative).toBe(4);

  const round = table({ heroes: { 1: ['bard'] }, monsters: { 5: ['slime'] } })
    .arrange((s) => {
      hero(s, 'bard').marks = [
        {
          key: 'spooked',
          from: 'shih-boo',
          until: 'worldEnd',
          modifiers: [{ stat: 'initiative', by: -3 }],
          colour: 0,
        },
      ];
    })
    .begin(flow.playRounds, {});
  round.choose('act', 'endTurn', 0);
  expect(round.state.round).toBe(2);
  expect(tokens(round)).toEqual([['bard', 'shih-boo', 0]]);

  const next = table({ heroes: { 1: ['bard'] }, monsters: { 5: ['slime'] } })
    .arrange((s) => {
      hero(s, 'bard').marks = [...hero(round.state, 'bard').marks];
      monster(s, 'slime').marks = [...hero(round.state, 'bard').marks];
    })
    .begin(flow.playWorld, {});
  next.expectAsked(0, 'placeHero');
  expect(next.state.world).toBe(2);
  expect(tokens(next)).toEqual([]);
  expect(rules.view(next.state, 0).heroes[0]?.initiative).toBe(7);
});

test('[PQ-ACTV-03] a once-per-World ability is marked, refused, and there again in the next World', () => {
  const stage = () =>
    table({
      heroes: { 3: ['cleric', 'bard'] },
      monsters: { 5: ['slime'] },
      hands: { cleric: ['spirit', 'spirit'] },
      damage: { bard: 3 },
    });
  const t = turnOf(stage(), 'cleric');
  t.choose('act', { do: 'combo', combo: 'cure', instead: true });
  expect(hero(t.state, 'bard').damage).toBe(1);
  expect(rules.view(t.state, 1).heroes[0]?.used).toEqual(['ability:cleric']);
  expect(t.refusal({ do: 'combo', combo: 'cure', instead: true })).toMatchObject({ rule: 'PQ-ACTV-03' });
  t.choose('act', 'endTurn').expectEnd();
  expect(hero(t.state, 'cleric').used).toHaveLength(1);

  const next = stage()
    .arrange((s) => {
      hero(s, 'cleric').used = [...hero(t.state, 'cleric').used];
    })
    .begin(flow.playWorld, {});
  expect(hero(next.state, 'cleric').used).toEqual([]);
});
