import type { Scene } from '@questhall/testkit';
import { describe, expect, test } from 'vitest';
import { BOSSES, WORLDS } from '../../src/content/index.ts';
import * as flow from '../../src/flow.ts';
import { creature, hero, placeOf } from '../../src/queries/area.ts';
import type { State } from '../../src/state.ts';
import type { PositionOrder } from '../../src/vocabulary.ts';
import { intact, table } from '../table.ts';

/** Makes somebody quicker or slower. */
const quicken = (s: State, id: string, by: number): void => {
  creature(s, id).marks.push({
    key: 'haste',
    from: 'alpha-pug',
    until: 'worldEnd',
    modifiers: [{ stat: 'initiative', by }],
  });
};
const turns = (t: Scene<State>): unknown[] => t.events('turnBegan').map(({ creature: id }) => id);
const acted = (s: State, ...except: readonly string[]): void => {
  s.acted = [...s.heroes, ...s.monsters].map(({ id }) => id).filter((id) => !except.includes(id));
};

describe('[PQ-RULING-40] ties', () => {
  test('[PQ-RULING-40] the majority is counted over all on the area, not among the tied', () => {
    /** Two tied Heroes, one tied Monster, but three Monsters in all: the Monster first. */
    const t = table({
      heroes: { 1: ['barbarian'], 2: ['wizard'] },
      monsters: { 5: ['mimic-doghouse'], 3: ['zombie-basset', 'frenchgoyle'] },
    })
      .arrange((s) => acted(s, 'barbarian', 'wizard', 'mimic-doghouse'))
      .begin(flow.takeTurns, { first: '' });
    expect(turns(t)).toEqual(['mimic-doghouse']);
    t.expectAsked(0, 'tieOrder');
  });

  test('[PQ-RULING-40] all tied of the preferred side before the others', () => {
    const t = table({
      heroes: { 1: ['barbarian'], 2: ['wizard'], 4: ['thief'] },
      monsters: { 5: ['mimic-doghouse'], 3: ['zombie-basset'] },
    })
      .arrange((s) => acted(s, 'barbarian', 'wizard', 'mimic-doghouse'))
      .begin(flow.takeTurns, { first: '' });
    t.choose('tieOrder', { at: { creature: 'barbarian' } }, 0).choose('act', 'endTurn', 0);
    t.choose('act', 'endTurn', 1);
    expect(turns(t)).toEqual(['barbarian', 'wizard', 'mimic-doghouse']);
  });

  test('[PQ-RULING-40] tied Heroes go in seat order, unless all of them agree on another', () => {
    const stage = () =>
      table({
        heroes: { 1: ['wizard'], 2: ['barbarian'], 4: ['warrior'] },
        seats: ['wizard', 'barbarian', 'warrior'],
        monsters: { 3: ['frenchgoyle'] },
      })
        .arrange((s) => {
          quicken(s, 'warrior', -1);
          acted(s, 'barbarian', 'wizard', 'warrior');
        })
        .begin(flow.takeTurns, { first: '' });
    const kept = stage();
    kept.choose('tieOrder', { at: { creature: 'wizard' } }, 0);
    expect(turns(kept)).toEqual(['wizard']);

    const changed = stage();
    changed.choose('tieOrder', { at: { creature: 'warrior' } }, 0);
    changed.choose('tieAgree', 'agree', 1).choose('tieAgree', 'agree', 2);
    expect(turns(changed)).toEqual(['warrior']);

    const refused = stage();
    refused.choose('tieOrder', { at: { creature: 'warrior' } }, 0);
    refused.choose('tieAgree', 'agree', 2).choose('tieAgree', 'refuse', 1);
    expect(turns(refused)).toEqual(['wizard']);
  });

  test('[PQ-RULING-40] tied Monsters go by lane, then rank, the Boss before them', () => {
    const t = table({
      heroes: { 5: ['cleric'] },
      monsters: { 1: ['frenchgoyle', 'trolldoodle'], 2: ['yeti-sheepdog'], 4: ['vacuum-golem'] },
      world: 3,
    })
      .arrange((s) => {
        quicken(s, 'frenchgoyle', 2);
        quicken(s, 'cleric', -5);
        s.display.length = 3;
        s.energyDiscard = ['speed', 'magic'];
      })
      .begin(flow.takeTurns, { first: '' });
    expect(turns(t)).toEqual(['vacuum-golem', 'frenchgoyle', 'trolldoodle', 'yeti-sheepdog', 'cleric']);
  });

  test('[PQ-RULING-40] the Evil Lord orders its tied Creatures', () => {
    const t = table({
      heroes: { 5: ['cleric'] },
      monsters: { 1: ['frenchgoyle'], 2: ['zombie-basset'] },
      evilLord: true,
    })
      .arrange((s) => quicken(s, 'cleric', -5))
      .begin(flow.takeTurns, { first: '' });
    t.expectAsked(1, 'evilOrder').choose('evilOrder', { at: { creature: 'zombie-basset' } });
    expect(turns(t)).toEqual(['zombie-basset', 'frenchgoyle', 'cleric']);
  });

  test('[PQ-RULING-40] the same for placement and at the Market', () => {
    const place = table({ heroes: {}, seats: ['druid', 'merchant'] }).begin(flow.placeHeroes, {
      left: ['druid', 'merchant'],
      first: '',
    });
    place.choose('tieOrder', { at: { creature: 'merchant' } }, 0).choose('tieAgree', 'agree', 1);
    place.choose('placeHero', { at: { lane: 2 } }, 1).choose('placeHero', { at: { lane: 2 } }, 0);
    expect(place.state.heroLanes[1]).toEqual(['merchant', 'druid']);
    place.expectEnd();

    const market = table({ heroes: { 1: ['druid'], 2: ['merchant'] } })
      .dice('pizza', 'ham')
      .begin(flow.visitMarket, { left: ['druid', 'merchant'], first: '' });
    market.choose('tieOrder', { at: { creature: 'druid' } }, 0).choose('market', 'pass', 0);
    market.choose('market', { do: 'buy', treasure: 'ham' }, 1).expectEnd();
    intact(market);
  });
});

describe('[PQ-RULING-41] the next Creature is found anew after each Turn', () => {
  test('[PQ-RULING-41] Initiative and majority as they are then', () => {
    /** Two against three; the Thief brings one down, and at the tie on 5 it is two against two. */
    const t = table({
      heroes: { 3: ['thief'], 1: ['barbarian'] },
      monsters: { 3: ['jack-rustle'], 4: ['mimic-doghouse'], 5: ['zombie-basset'] },
      left: { 'jack-rustle': 1 },
      hands: { thief: ['speed'] },
    })
      .arrange((s) => acted(s, 'thief', 'barbarian', 'mimic-doghouse'))
      .dice('pizza')
      .begin(flow.takeTurns, { first: '' });
    t.choose('act', { do: 'standardAttack', at: { creature: 'jack-rustle' } }).choose('prize', 'takeXp');
    t.choose('act', 'endTurn');
    expect(turns(t)).toEqual(['thief', 'barbarian']);
  });

  test('[PQ-RULING-41] one who gets quicker in mid-Round goes when its new number comes up', () => {
    const t = table({
      heroes: { 3: ['ranger'], 1: ['cleric'] },
      monsters: { 5: ['zombie-basset', 'slime'] },
      xp: { ranger: 5 },
      hands: { ranger: ['speed', 'speed', 'speed', 'spirit', 'strength'] },
    })
      .dice('magic')
      .begin(flow.takeTurns, { first: '' });
    /** Alpha Pug lifts the Cleric from 2 to 3, level with the Slime; two against two: the Hero first. */
    t.choose('act', { do: 'combo', combo: 'alpha-pug' }).choose('drawFrom', 'takeDeck');
    t.choose('act', 'endTurn');
    expect(turns(t)).toEqual(['ranger', 'cleric']);
  });

  test('[PQ-RULING-41] the Boss counts as one Creature', () => {
    const t = table({
      heroes: { 1: ['barbarian'], 2: ['thief'] },
      monsters: { 5: ['poodle-empress'], 4: ['zombie-basset'] },
      world: 3,
    })
      .arrange((s) => acted(s, 'barbarian', 'poodle-empress'))
      .begin(flow.takeTurns, { first: '' });
    /** Both have 5: two against two, the Hero first. */
    expect(turns(t)).toEqual(['barbarian']);
  });

  test('[PQ-RULING-41] who enters during a Round acts from the next one on', () => {
    const t = table({
      heroes: { 3: ['warrior'] },
      monsters: { 3: ['rat-king'] },
      world: 3,
      hands: { warrior: ['strength', 'strength'] },
    })
      .dice('frenchgoyle', 'magic')
      .begin(flow.takeTurns, { first: '' });
    t.choose('act', { do: 'combo', combo: 'accurate-strike' });
    expect(placeOf(t.state, 'frenchgoyle')).toEqual({ lane: 1, rank: 1 });
    t.choose('drawFrom', 'takeDeck').choose('act', 'endTurn');
    expect(turns(t)).toEqual(['warrior', 'rat-king']);
    t.expectEnd();
    expect(hero(t.state, 'warrior').damage).toBe(0);
    intact(t);
  });
});

test('[PQ-RULING-42] [PQ-RULING-43] Icy Lands for three: marks 1, 2 and 3; lane 5 reads 3, 4, 5 from the front', () => {
  const three = table({ heroes: { 1: ['thief'], 2: ['bard'], 3: ['cleric'] }, worldCard: 'icy' })
    .dice('slime', 'chowtaur', 'yeti-sheepdog', 'zombie-basset')
    .begin(flow.playWorld, {}, 'monsters');
  expect(three.state.monsterLanes).toEqual([
    ['slime', 'chowtaur', 'yeti-sheepdog'],
    [],
    [],
    [],
    ['zombie-basset'],
  ]);
  const five = table({
    heroes: { 1: ['thief'], 2: ['bard'], 3: ['cleric'], 4: ['witch'], 5: ['druid'] },
    worldCard: 'icy',
  })
    .dice('slime', 'chowtaur', 'yeti-sheepdog', 'zombie-basset', 'frenchgoyle', 'trolldoodle')
    .begin(flow.playWorld, {}, 'monsters');
  expect(five.state.monsterLanes[4]).toEqual(['zombie-basset', 'frenchgoyle', 'trolldoodle']);
});

/** As many Monsters as a Position Order asks for. */
const NAMES = [
  'slime',
  'chowtaur',
  'yeti-sheepdog',
  'zombie-basset',
  'frenchgoyle',
  'trolldoodle',
  'cone-of-shame',
];
const asked = (lanes: PositionOrder, players: number): string[] =>
  NAMES.slice(0, lanes.flat().filter((mark) => typeof mark === 'number' && mark <= players).length);
const orderOf = (id: string): PositionOrder => WORLDS.find((world) => world.id === id)?.lanes ?? [];

test('[PQ-RULING-44] the Boss is placed first, then lanes 1 to 5 from front to back', () => {
  const names = asked(BOSSES.find(({ id }) => id === 'badger')?.lanes ?? [], 2);
  const t = table({ heroes: { 1: ['thief'], 2: ['bard'] }, worldCard: 'castle', world: 3 })
    .dice('badger', ...names)
    .begin(flow.playWorld, {}, 'boss');
  const placed = t.events('monsterPlaced');
  expect(placed.map(({ monster }) => monster)).toEqual(['badger', ...names]);
  const lanes = placed.slice(1).map(({ lane }) => Number(lane));
  expect(lanes).toEqual(lanes.toSorted());
});

test('[PQ-RULING-44] a Boss behind a Monster stands behind it, though placed first', () => {
  const names = asked(orderOf('castle'), 1);
  const t = table({ heroes: { 1: ['thief'] }, worldCard: 'castle', world: 3 })
    .dice('rat-king', ...names)
    .begin(flow.playWorld, {}, 'boss');
  expect(orderOf('castle')[2]).toEqual([1, 'B']);
  expect(placeOf(t.state, 'rat-king')).toEqual({ lane: 3, rank: 2 });
});

test('[PQ-RULING-44] an ignored B leaves no gap', () => {
  const names = asked(orderOf('swamp'), 3);
  const t = table({ heroes: { 1: ['thief'], 2: ['bard'], 3: ['cleric'] }, worldCard: 'swamp' })
    .dice(...names)
    .begin(flow.playWorld, {}, 'boss');
  expect(orderOf('swamp')[2]).toEqual(['B', 3]);
  expect(t.state.monsterLanes[2]).toHaveLength(1);
});
