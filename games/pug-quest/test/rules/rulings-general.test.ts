import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parseHero } from '../../src/custom.ts';
import * as flow from '../../src/flow.ts';
import { rules } from '../../src/index.ts';
import { hero, monster, placeOf } from '../../src/queries/area.ts';
import type { Hero } from '../../src/vocabulary.ts';
import { intact, monsterActs, table, turnOf } from '../table.ts';

const example = (name: string) =>
  JSON.parse(readFileSync(new URL(`../../examples/${name}.json`, import.meta.url), 'utf8'));

/** The cook of the examples, with another Special Ability. */
function cook(ability: Hero['ability']): Hero {
  const parsed = parseHero({ ...example('madame-souffle'), ability });
  if ('problems' in parsed) throw new Error(JSON.stringify(parsed.problems));
  return parsed.hero;
}

test('[PQ-RULING-73] the number of players is that of the start, though Heroes are out', () => {
  const t = turnOf(
    table({
      heroes: { 3: ['cleric'] },
      fallen: ['bard', 'thief', 'druid'],
      monsters: { 1: ['slime'] },
      hands: { cleric: ['magic', 'magic', 'magic', 'magic', 'magic', 'speed', 'speed', 'speed', 'speed'] },
    }),
    'cleric',
  );
  /** Four players: 8 cards, not the 10 of one who plays alone. */
  t.choose('act', 'endTurn')
    .choose('handLimit', { at: { hand: 'magic' } })
    .expectEnd();

  const placed = table({ heroes: { 1: ['thief'] }, fallen: ['bard'], worldCard: 'icy' })
    .dice('slime', 'chowtaur', 'frenchgoyle')
    .begin(flow.playWorld, {}, 'monsters');
  expect(placed.state.monsterLanes[0]).toEqual(['slime', 'chowtaur', 'frenchgoyle']);
});

test('[PQ-RULING-74] at most two Heroes made by players, and only sound ones', () => {
  const madame = example('madame-souffle');
  const options = (customHeroes: unknown[]) => rules.configure({ players: 2, customHeroes });
  const others = [madame, { ...madame, name: 'Another' }, { ...madame, name: 'A Third' }];
  expect('options' in options(others.slice(0, 2))).toBe(true);
  expect(options(others)).toMatchObject({ problems: [{ field: 'customHeroes', found: '3 Heroes' }] });
  expect('problems' in options([{ ...madame, life: 9 }])).toBe(true);
});

describe('[PQ-RULING-75] Ripostes to an effect', () => {
  test('[PQ-RULING-75] offered once, right after the effect has been resolved, to others than its player', () => {
    const t = turnOf(
      table({
        heroes: { 3: ['warrior'], 2: ['wizard'] },
        monsters: { 2: ['chowtaur'], 3: ['war-bulldog'] },
        hands: {
          warrior: ['strength', 'strength'],
          wizard: ['magic', 'magic', 'magic', 'magic', 'intellect', 'intellect'],
        },
      }).dice('speed', 'speed'),
      'warrior',
    );
    t.choose('act', { do: 'combo', combo: 'accurate-strike' });
    /** The whole text first. */
    t.expectAsked(1, 'drawFrom').choose('drawFrom', 'takeDeck', 1);
    t.choose('riposteToEffect', { combo: 'mimic-magic' }, 0);
    expect(monster(t.state, 'chowtaur').damage).toBe(3);
    t.choose('drawFrom', 'takeDeck', 0);
    /** Enough Magic for another one, but it was offered once. */
    t.expectAsked(1, 'act');
    expect(hero(t.state, 'wizard').hand).toEqual(['magic', 'magic', 'intellect', 'speed']);
  });

  test('[PQ-RULING-75] a Level the copier lacks is no obstacle, a missing target is', () => {
    const played = (monsters: { [lane in 2 | 3]?: string[] }) => {
      const t = turnOf(
        table({
          heroes: { 3: ['warrior'], 2: ['wizard'] },
          monsters,
          xp: { warrior: 2 },
          hands: {
            warrior: ['strength', 'strength', 'speed', 'spirit'],
            wizard: ['magic', 'magic', 'intellect'],
          },
        }),
        'warrior',
      );
      return t.choose('act', { do: 'combo', combo: 'chasing-attack' });
    };
    played({ 3: ['war-bulldog'] }).expectAsked(1, 'act');
    const t = played({ 2: ['chowtaur'], 3: ['war-bulldog'] });
    t.choose('riposteToEffect', { combo: 'mimic-magic' }, 0);
    expect(monster(t.state, 'chowtaur').damage).toBe(2);
    t.expectAsked(1, 'act');
  });

  test('[PQ-RULING-75] a copied Combo that names a target names one of the copier', () => {
    const t = turnOf(
      table({
        heroes: { 3: ['thief'], 2: ['wizard'] },
        monsters: { 2: ['chowtaur'], 3: ['war-bulldog'] },
        hands: { thief: ['speed', 'intellect'], wizard: ['magic', 'magic', 'intellect'] },
      }).dice('pizza', 'speed', 'ham', 'spirit'),
      'thief',
    );
    t.choose('act', { do: 'combo', combo: 'pickpocket' }).choose('drawFrom', 'takeDeck', 1);
    t.choose('riposteToEffect', { combo: 'mimic-magic' }, 0).choose('drawFrom', 'takeDeck', 0);
    expect(monster(t.state, 'chowtaur').marks).toMatchObject([{ key: 'robbed' }]);
    expect(hero(t.state, 'wizard').treasures).toEqual(['ham']);
    intact(t);
  });

  test('[PQ-RULING-75] in descending Initiative', () => {
    const t = turnOf(
      table({
        heroes: { 1: ['cleric'], 2: ['bard'], 3: ['thief'] },
        monsters: { 3: ['mimic-doghouse'], 5: ['slime'] },
        left: { 'mimic-doghouse': 1 },
        hands: { thief: ['magic'], cleric: ['strength'], bard: ['strength'] },
      })
        .arrange((s) => {
          /** Two hold the same Prize, as no box could. */
          for (const id of ['cleric', 'bard']) hero(s, id).prizes.push('golem-retriever');
        })
        .dice('pizza'),
      'thief',
    );
    t.choose('act', { do: 'standardAttack', at: { creature: 'mimic-doghouse' } });
    t.expectAsked(1, 'riposteToEffect').choose('riposteToEffect', 'pass', 1);
    t.expectAsked(0, 'riposteToEffect').choose('riposteToEffect', 'pass', 0);
    t.expectAsked(2, 'act');
  });

  test('[PQ-RULING-75] a Riposte may set off another, but each Combo only once per original trigger', () => {
    const t = turnOf(
      table({
        heroes: { 3: ['cleric', 'bard'] },
        monsters: { 3: ['golem-retriever'] },
        prizes: { bard: ['beagle-eye'] },
        hands: { cleric: ['strength'], bard: ['intellect', 'intellect'] },
      }).dice('magic', 'speed'),
      'cleric',
    );
    t.choose('act', { do: 'standardAttack', at: { creature: 'golem-retriever' } });
    expect(monster(t.state, 'golem-retriever').damage).toBe(1);
    t.choose('riposteToEffect', { combo: 'saw-that' }, 1).choose('target', {
      at: { creature: 'golem-retriever' },
    });
    /** It Defends again, which Saw That may not answer again. */
    expect(t.events('energyRevealed')).toHaveLength(2);
    expect(monster(t.state, 'golem-retriever').damage).toBe(4);
    t.expectAsked(0, 'act').done();
  });
});

describe('[PQ-RULING-76] cards and rules', () => {
  test('[PQ-RULING-76] the card wins over the rule: it attacks before it moves, it is picked up for nothing', () => {
    const t = monsterActs(
      table({ heroes: { 3: ['cleric'] }, monsters: { 3: ['jack-rustle'] } }),
      'jack-rustle',
    );
    t.choose('defend', { cards: [] });
    expect(t.events().flatMap(({ type }) => (type === 'attacked' || type === 'moved' ? [type] : []))).toEqual(
      ['attacked', 'moved'],
    );

    const free = turnOf(
      table({
        heroes: { 3: ['merchant'] },
        monsters: { 3: ['mimic-doghouse'], 1: ['slime'] },
        left: { 'mimic-doghouse': 1 },
        hands: { merchant: ['magic'] },
      }).dice('pizza'),
      'merchant',
    );
    free.choose('act', { do: 'standardAttack', at: { creature: 'mimic-doghouse' } });
    free.choose('pickUp', { do: 'pickUp', cards: [], xp: 0 });
    expect(hero(free.state, 'merchant').treasures).toEqual(['pizza']);
  });

  test('[PQ-RULING-76] the World comes after the cards', () => {
    const t = turnOf(
      table({ heroes: { 3: ['thief'] }, monsters: { 1: ['slime'] }, worldCard: 'icy' }).dice('magic'),
      'thief',
    );
    t.choose('act', { do: 'move', at: { lane: 4 } });
    /** Light Paws first, then the ice. */
    t.expectAsked(0, 'drawFrom');
    expect(placeOf(t.state, 'thief')?.lane).toBe(4);
    t.choose('drawFrom', 'takeDeck');
    expect(placeOf(t.state, 'thief')?.lane).toBe(5);
  });

  test('[PQ-RULING-76] "cannot" beats "may"', () => {
    const t = turnOf(
      table({
        heroes: { 3: ['cleric'] },
        monsters: { 3: ['slime'] },
        treasures: { cleric: ['swift-booties'] },
      }).arrange((s) => {
        hero(s, 'cleric').marks.push({
          key: 'frozen',
          from: 'yeti-sheepdog',
          until: 'worldEnd',
          modifiers: ['cannotMove'],
        });
      }),
      'cleric',
    );
    expect(t.refusal({ do: 'ability', source: 'trinket:swift-booties#0' })).toEqual({
      rule: 'PQ-RULING-76',
      flag: 'cannotMove',
    });
  });
});

describe('[PQ-RULING-77] when abilities may be used', () => {
  test('[PQ-RULING-77] with a cost and no limit: as often as it can be paid, in the own Turn', () => {
    const baker = cook({
      name: 'Nibble',
      when: 'free',
      cost: ['spirit'],
      effects: [{ do: 'heal', amount: 1, who: 'self' }],
    });
    const t = turnOf(
      table({
        heroes: { 3: [baker.id] },
        customHeroes: [baker],
        monsters: { 3: ['slime'] },
        damage: { [baker.id]: 4 },
        hands: { [baker.id]: ['spirit', 'spirit'] },
      }),
      baker.id,
    );
    const use = { do: 'ability', source: `ability:${baker.id}` };
    t.choose('act', use).choose('act', use);
    expect(hero(t.state, baker.id).damage).toBe(2);
    expect(t.refusal(use)).toEqual({ rule: 'PQ-ENER-11', short: 1 });
    /** None of it was an Action. */
    expect(t.state.turn?.actionsLeft).toBe(2);
  });

  test('[PQ-RULING-77] without a cost: once per Turn, and again in the next', () => {
    const baker = cook({ name: 'Nibble', when: 'free', effects: [{ do: 'heal', amount: 1, who: 'self' }] });
    const t = turnOf(
      table({
        heroes: { 3: [baker.id] },
        customHeroes: [baker],
        monsters: { 3: ['slime'] },
        damage: { [baker.id]: 4 },
      }).within(flow.heroTurn, { hero: baker.id }),
      baker.id,
    );
    const use = { do: 'ability', source: `ability:${baker.id}` };
    t.choose('act', use);
    expect(t.refusal(use)).toEqual({ rule: 'PQ-RULING-77', uses: 'oncePerTurn' });
    t.choose('act', 'endTurn').choose('act', use);
    expect(hero(t.state, baker.id).damage).toBe(2);
  });

  test('[PQ-RULING-77] a Prize is used in the own Turn; a standing bonus always works', () => {
    const t = turnOf(
      table({
        heroes: { 3: ['cleric'] },
        monsters: { 3: ['war-bulldog'] },
        prizes: { cleric: ['slime'] },
        treasures: { cleric: ['bowl-shield'] },
        damage: { cleric: 4 },
      }).within(flow.monsterTurn, { monster: 'war-bulldog' }),
      'cleric',
    );
    t.choose('act', { do: 'ability', source: 'prize:slime#0' });
    expect(hero(t.state, 'cleric')).toMatchObject({ damage: 1, prizes: [] });
    t.choose('act', 'endTurn');
    /** Two damage: the Bowl Shield needs three first. */
    t.choose('defend', { cards: [] }).choose('forcedDiscard', { treasure: 'bowl-shield' });
    expect(hero(t.state, 'cleric').damage).toBe(3);
    t.expectEnd();
  });
});

const COUP = ['strength', 'strength', 'strength', 'speed', 'intellect'] as const;

test('[PQ-RULING-78] to Defeat is no damage: nothing is revealed, nothing prevented', () => {
  const t = turnOf(
    table({
      heroes: { 3: ['warrior'] },
      monsters: { 3: ['dachshydra'], 1: ['slime'] },
      damage: { dachshydra: 1 },
      xp: { warrior: 5 },
      hands: { warrior: COUP },
      evilLord: true,
      evilHand: ['speed'],
    }).dice('pizza'),
    'warrior',
  );
  t.choose('act', { do: 'combo', combo: 'coup-de-grace' }).choose('pay', { xp: 0 });
  t.choose('pickUp', 'decline');
  expect(t.events('energyRevealed')).toEqual([]);
  t.expectAsked(0, 'act').done();
});

test('[PQ-RULING-79] changing lane, stepping back or being moved is moving; closing up is not', () => {
  const setting = {
    heroes: { 3: ['bard', 'warrior', 'cleric'] },
    monsters: { 3: ['mimic-doghouse'], 4: ['war-bulldog'] },
    damage: { 'mimic-doghouse': 1, 'war-bulldog': 1 },
    xp: { warrior: 5 },
    hands: { warrior: COUP },
    treasures: { warrior: ['swift-booties'] },
  } as const;
  const coup = { do: 'combo', combo: 'coup-de-grace' };
  const refusal = { rule: 'PQ-VEC-37', condition: 'notMovedThisTurn' };

  const lane = turnOf(table(setting), 'warrior').choose('act', { do: 'move', at: { lane: 4 } });
  expect(lane.refusal(coup)).toEqual(refusal);
  const back = turnOf(table(setting), 'warrior').choose('act', { do: 'move', at: { lane: 3 } });
  expect(back.refusal(coup)).toEqual(refusal);
  const moved = turnOf(table(setting), 'warrior');
  moved.choose('act', { do: 'ability', source: 'trinket:swift-booties#0' });
  moved.choose('direction', { at: { lane: 4 } });
  expect(moved.refusal(coup)).toEqual(refusal);

  /** The Bard leaves in the Warrior's Turn. */
  const closed = table(setting)
    .arrange((s) => {
      s.turn = { of: 'warrior', actionsLeft: 2, standardAttackMade: false, moved: false };
    })
    .dice('pizza')
    .within(flow.heroTurn, { hero: 'warrior' }, 'act')
    .begin(flow.moveBy, { creature: 'bard', owner: 'bard', lanes: 1, dir: 'left', quiet: false });
  expect(placeOf(closed.state, 'warrior')).toEqual({ lane: 3, rank: 1 });
  closed.choose('act', coup);
  expect(placeOf(closed.state, 'mimic-doghouse')).toBeUndefined();
});
