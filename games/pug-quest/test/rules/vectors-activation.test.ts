import { expect, test } from 'vitest';
import * as flow from '../../src/flow.ts';
import { hero, monster } from '../../src/queries/area.ts';
import { cards, endure, wounds } from '../answers.ts';
import { intact, monsterActs, table, turnOf } from '../table.ts';

test('[PQ-VEC-39] Pickpocket: robbed once, a Treasure and a card for the Thief; XP later but no Treasure', () => {
  const t = turnOf(
    table({
      heroes: { 3: ['thief'] },
      monsters: { 3: ['skeleton-pug'], 5: ['slime'] },
      hands: { thief: ['speed', 'intellect', 'speed', 'intellect', 'spirit'] },
      left: { 'skeleton-pug': 1 },
    }).dice('pizza', 'joker'),
    'thief',
  );
  t.choose('act', { do: 'combo', combo: 'pickpocket' }).choose('drawFrom', 'takeDeck');
  expect(monster(t.state, 'skeleton-pug').marks).toMatchObject([
    { key: 'robbed', from: 'pickpocket', colour: 0 },
  ]);
  expect(hero(t.state, 'thief')).toMatchObject({
    treasures: ['pizza'],
    hand: ['speed', 'intellect', 'spirit', 'joker'],
  });
  expect(t.refusal({ do: 'combo', combo: 'pickpocket' })).toMatchObject({
    rule: 'PQ-RULING-11',
    condition: 'targetNotMarked',
  });
  t.choose('act', 'standardAttack').choose('pay', { cards: ['spirit'] });
  expect(hero(t.state, 'thief').xp).toEqual(['skeleton-pug']);
  expect(t.events('treasureDropped')).toEqual([]);
  expect(t.decisions[0]?.kind).toBe('act');
  t.done();
  intact(t);
});

test('[PQ-VEC-40] Prayer: any Combo he knows for 1 Spirit, once in each World', () => {
  const stage = () =>
    table({
      heroes: { 3: ['cleric'] },
      monsters: { 3: ['zombie-basset'] },
      hands: { cleric: cards(2, 'spirit') },
    });
  const t = turnOf(stage(), 'cleric');
  const prayed = t.options('act').filter((option) => 'instead' in option && option.instead === true);
  /** The Level 1 Combos but for the Riposte, which waits for its trigger. */
  expect(prayed.map((option) => ('combo' in option ? option.combo : ''))).toEqual(['cure', 'golden-bonk']);
  t.choose('act', { combo: 'golden-bonk', instead: true });
  expect(wounds(t)).toEqual({ 'zombie-basset': 4 });
  expect(hero(t.state, 'cleric').hand).toEqual(['spirit']);
  expect(t.refusal({ combo: 'golden-bonk', instead: true })).toMatchObject({ rule: 'PQ-ACTV-03' });

  const next = stage()
    .arrange((s) => {
      hero(s, 'cleric').used = [...hero(t.state, 'cleric').used];
    })
    .dice('icy', 'dachshydra', 'frenchgoyle')
    .begin(flow.playWorld, {})
    .choose('placeHero', { at: { lane: 1 } })
    .choose('tax', 'suffer');
  expect(next.options('act')).toContainEqual({
    do: 'combo',
    combo: 'golden-bonk',
    instead: true,
    at: { card: 'golden-bonk' },
  });
});

test('[PQ-VEC-40] Prayer pays for a Riposte too', () => {
  const t = monsterActs(
    table({
      heroes: { 2: ['cleric'], 3: ['druid'] },
      monsters: { 3: ['war-bulldog'] },
      hands: { cleric: ['spirit'] },
    }),
    'war-bulldog',
  );
  expect(t.options('riposte')).toEqual([
    { do: 'riposte', combo: 'protection', instead: true, at: { card: 'protection' } },
    { do: 'pass' },
  ]);
  t.choose('riposte', { combo: 'protection' });
  expect(wounds(t)).toEqual({});
  t.expectEnd();
});

test('[PQ-VEC-41] Entangle: 1 damage, no move for the rest of the World; it attacks from where it stands', () => {
  const t = turnOf(
    table({
      heroes: { 3: ['druid'], 2: ['bard'] },
      monsters: { 3: ['chowtaur', 'skeleton-pug'], 4: ['mimic-doghouse'] },
      hands: { druid: cards(2, 'spirit') },
    }),
    'druid',
  );
  t.choose('act', { do: 'combo', combo: 'entangle' }).choose('target', { at: { creature: 'chowtaur' } });
  t.choose('act', { do: 'combo', combo: 'entangle' }).choose('target', { at: { creature: 'skeleton-pug' } });
  expect(wounds(t)).toEqual({ chowtaur: 1, 'skeleton-pug': 1 });
  const colours = ['chowtaur', 'skeleton-pug'].map((id) => monster(t.state, id).marks[0]?.colour);
  expect(colours).toEqual([0, 1]);

  const act = (id: string, rooted: boolean) => {
    const turn = monsterActs(
      table({
        heroes: { 3: ['druid'], 2: ['bard'] },
        monsters: { 3: ['chowtaur', 'skeleton-pug'], 4: ['mimic-doghouse'] },
      }).arrange((s) => {
        if (rooted) monster(s, id).marks = [...monster(t.state, 'chowtaur').marks];
      }),
      id,
    );
    endure(turn);
    return [turn.events('moved').length, wounds(turn)];
  };
  expect(act('chowtaur', true)).toEqual([0, { druid: 3 }]);
  expect(act('skeleton-pug', true)).toEqual([0, { druid: 1 }]);
  expect(act('skeleton-pug', false)).toEqual([1, { bard: 1 }]);
});

test('[PQ-VEC-42] at the end of the World all of it is gone', () => {
  const MARKS = [
    ['rooted', 'entangle'],
    ['blessed', 'blessing'],
    ['in-the-pack', 'alpha-pug'],
    ['robbed', 'pickpocket'],
  ] as const;
  const marks = MARKS.map(([key, from], colour) => ({
    key,
    from,
    until: 'worldEnd' as const,
    modifiers: [],
    colour,
  }));
  const t = table({ heroes: { 3: ['druid'], 2: ['bard'] }, monsters: { 5: ['slime'] } }).arrange((s) => {
    for (const creature of [...s.heroes, ...s.monsters]) creature.marks = [...marks];
  });
  const next = t.begin(flow.playWorld, {});
  expect(next.state.heroes.flatMap((state) => state.marks)).toEqual([]);
  expect(next.state.monsters).toEqual([]);
  expect(next.state.monsterDiscard).toEqual(['slime']);
});
