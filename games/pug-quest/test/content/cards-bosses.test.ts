/** The ten Bosses: every line of every Sheet. */
import type { Scene } from '@questhall/testkit';
import { describe, expect, test } from 'vitest';
import { BOSSES, HEROES } from '../../src/content/index.ts';
import * as flow from '../../src/flow.ts';
import { hero, monster, placeOf } from '../../src/queries/area.ts';
import { displaySize, initiativeOf, lifeOf } from '../../src/queries/values.ts';
import type { State } from '../../src/state.ts';
import type { Amount } from '../../src/vocabulary.ts';
import { endure, wounds } from '../answers.ts';
import type { Setting } from '../table.ts';
import { intact, monsterActs, table, turnOf } from '../table.ts';
import { marksOf } from './arena.ts';
import { boss } from './cards.ts';

/** A Boss in lane 3 of World 3. */
const against = (id: string, more: Partial<Setting> = {}) =>
  table({ heroes: { 3: ['druid'] }, monsters: { 3: [id] }, world: 3, ...more });
const acts = (id: string, more: Partial<Setting> = {}, ...dice: string[]): Scene<State> =>
  endure(monsterActs(against(id, more).dice(...dice), id));
const roundEnds = (id: string, more: Partial<Setting>): Scene<State> =>
  endure(against(id, { worldCard: 'castle', ...more }).begin(flow.playRound, {}, 'creaturesEnd'));

const value = (amount: Amount, party: number, round: number): number => {
  if (typeof amount === 'number') return amount;
  const counted = amount.per === 'heroCount' ? party : amount.per === 'roundNumber' ? round : 0;
  return Math.min(amount.max ?? 99, amount.each * Math.max(0, counted - (amount.beyond ?? 0)));
};

/** What a party of that size adds to each of its attacks, by the card. */
const rage = (id: string, party: number): number =>
  (boss(id).abilities ?? [])
    .flatMap(({ when, if: limit, modifiers = [] }) =>
      when === 'standing' && limit === undefined ? modifiers : [],
    )
    .reduce(
      (sum, modifier) =>
        typeof modifier === 'object' && 'stat' in modifier && modifier.stat === 'damage'
          ? sum + value(modifier.by, party, 0)
          : sum,
      0,
    );

/** What the attack of its Turn does, by the card. */
function hit(id: string, party = 1, round = 1): number {
  const [attack] = boss(id).turn;
  if (attack?.do !== 'attack') throw new Error(`${id} does not attack`);
  return value(attack.damage, party, round) + rage(id, party);
}

test.each(BOSSES)('$name grows with the party: in Life and in its bite', ({ id, life }) => {
  const at = (...heroes: string[]) =>
    lifeOf(turnOf(against(id, { heroes: { 1: heroes } }), 'druid').state, id);
  const [one, two, three, five] = [
    at('druid'),
    at('druid', 'bard'),
    at('druid', 'bard', 'cleric'),
    at('druid', 'bard', 'cleric', 'witch', 'merchant'),
  ];
  expect(one).toBeGreaterThanOrEqual(life);
  expect(two).toBeGreaterThan(one);
  expect(three).toBeGreaterThan(two);
  expect(five).toBeGreaterThan(three);
  /** The Warlord bites twice instead. */
  expect(hit(id, 3) - hit(id, 1)).toBe(id === 'chihuahua-warlord' ? 0 : 2);
});

/** Everything a Boss attacks with, by the card, at its worst: every threshold passed, the largest party. */
function worst({ turn, abilities = [] }: (typeof BOSSES)[number]): number[] {
  const modifiers = abilities.flatMap(({ when, modifiers: more = [] }) => (when === 'standing' ? more : []));
  const more = modifiers.reduce(
    (sum, modifier) =>
      typeof modifier === 'object' && 'stat' in modifier && modifier.stat === 'damage'
        ? sum + most(modifier.by)
        : sum,
    0,
  );
  return [...turn, ...abilities.flatMap(({ effects = [] }) => effects)].flatMap((effect) =>
    effect.do === 'attack' ? [most(effect.damage) + more] : [],
  );
}
const most = (amount: Amount): number =>
  typeof amount === 'number' ? amount : (amount.max ?? amount.each * 5);

test.each(BOSSES)('[PQ-5.4] no attack of $name fells an untouched Hero at one blow [PQ-F6]', (one) => {
  const frailest = Math.min(...HEROES.map(({ life }) => life));
  for (const damage of worst(one)) expect(damage).toBeLessThan(frailest);
});

test('[PQ-5.4] the ten Bosses differ in Life, and in how it grows with the party [PQ-F6]', () => {
  expect(new Set(BOSSES.map(({ life }) => life)).size).toBe(BOSSES.length);
  const growth = ({ abilities = [] }: (typeof BOSSES)[number]): string =>
    JSON.stringify(abilities[0]?.modifiers?.[0]);
  expect(new Set(BOSSES.map(growth)).size).toBeGreaterThanOrEqual(4);
});

describe('Badger of the Seven Seas', () => {
  test('two lanes left, a bite, and a Treasure to discard', () => {
    const t = acts('badger', { heroes: { 1: ['druid', 'bard'] }, treasures: { druid: ['pizza', 'ham'] } });
    t.choose('forcedDiscard', { treasure: 'ham' }).expectEnd();
    expect(wounds(t)).toEqual({ druid: hit('badger', 2) });
    expect(hero(t.state, 'druid').treasures).toEqual(['pizza']);
  });

  test.each([
    [4, 2],
    [3, 0],
  ])('with %i damage: a broadside of %i through the whole lane', (damage, broadside) => {
    const t = acts('badger', { heroes: { 1: ['druid', 'bard'] }, damage: { badger: damage } });
    const more = broadside > 0 ? broadside + rage('badger', 2) : 0;
    expect(wounds(t)).toEqual({
      badger: damage,
      druid: hit('badger', 2) + more,
      ...(more > 0 && { bard: more }),
    });
    t.expectEnd();
  });
});

describe('Rat King', () => {
  test('one lane right, then fronts two lanes away and before it', () => {
    const t = acts('rat-king', { heroes: { 2: ['druid'], 3: ['bard'], 4: ['cleric'] } });
    expect([placeOf(t.state, 'rat-king')?.lane, wounds(t)]).toEqual([
      4,
      { druid: hit('rat-king', 3), cleric: hit('rat-king', 3) },
    ]);
  });

  test('from Round 3 on 1 more damage', () => {
    expect(wounds(acts('rat-king', { heroes: { 4: ['druid'] }, round: 3 }))).toEqual({
      druid: hit('rat-king') + 1,
    });
    expect(wounds(acts('rat-king', { heroes: { 4: ['druid'] }, round: 2 }))).toEqual({
      druid: hit('rat-king'),
    });
  });

  test('hurt, it calls a Monster to the emptiest lane, once per Round', () => {
    const t = turnOf(
      against('rat-king', {
        heroes: { 3: ['warrior'] },
        monsters: { 1: ['chowtaur'], 3: ['rat-king'] },
        hands: { warrior: ['strength', 'strength', 'strength', 'strength'] },
      }).dice('slime', 'magic', 'magic'),
      'warrior',
    );
    for (let i = 0; i < 2; i++)
      t.choose('act', { do: 'combo', combo: 'accurate-strike' }).choose('drawFrom', 'takeDeck');
    expect(t.events('summoned')).toEqual([{ type: 'summoned', monster: 'slime', lane: 2 }]);
    intact(t);
  });
});

describe('Demon Pug', () => {
  test.each([1, 2, 4, 9])('its bite grows with the Round: Round %i', (round) => {
    const t = acts('demon-pug', { heroes: { 4: ['druid'] }, round, worldCard: 'castle' });
    /** From Round 2 on it breathes fire at the end of the Turn: 1 more. */
    expect(wounds(t)).toEqual({ druid: hit('demon-pug', 1, round) + (round >= 2 ? 1 : 0) });
    expect(hit('demon-pug', 1, 2)).toBe(2);
  });

  test('the Heroes of its lane suffer 1 before it moves', () => {
    const t = acts('demon-pug', { heroes: { 3: ['druid'], 5: ['cleric'] } });
    expect(wounds(t)).toEqual({ druid: 1 });
  });

  test('from Round 2 on it breathes on three lanes', () => {
    const t = acts('demon-pug', { heroes: { 3: ['druid'], 5: ['cleric'] }, round: 2 });
    const breath = 1 + rage('demon-pug', 2);
    /** And 1 for standing in its lane. */
    expect(wounds(t)).toEqual({ druid: 1 + breath, cleric: breath });
  });
});

describe('Supreme Feline Mind', () => {
  test('stays, hits anybody and moves the victim two lanes', () => {
    const t = acts('supreme-feline-mind', { heroes: { 1: ['witch'], 3: ['druid'] } }, 'right');
    expect([placeOf(t.state, 'supreme-feline-mind')?.lane, wounds(t)]).toEqual([
      3,
      { witch: hit('supreme-feline-mind', 2) },
    ]);
    expect(placeOf(t.state, 'witch')).toEqual({ lane: 3, rank: 2 });
  });

  test('a Round begins with a new display', () => {
    const t = against('supreme-feline-mind')
      .dice('joker', 'joker', 'joker', 'joker', 'joker')
      .begin(flow.playRound, {}, 'creaturesStart');
    expect(t.state.display).toEqual(['joker', 'joker', 'joker', 'joker', 'joker']);
  });

  test.each([
    [6, 1],
    [5, 2],
  ])('with %i damage, each Hero keeps %i of 2 cards at the end of its Turn', (damage, kept) => {
    const dice = damage === 6 ? ['left', 'magic', 'magic'] : ['left'];
    const t = acts(
      'supreme-feline-mind',
      {
        heroes: { 1: ['druid'], 2: ['bard'] },
        damage: { 'supreme-feline-mind': damage },
        hands: { druid: ['magic', 'speed'], bard: ['magic', 'speed'] },
      },
      ...dice,
    );
    expect([hero(t.state, 'druid').hand.length, hero(t.state, 'bard').hand.length]).toEqual([kept, kept]);
    t.expectEnd();
  });

  test('Defends with Intellect', () => {
    const t = turnOf(
      against('supreme-feline-mind', { hands: { druid: ['intellect'] } }).dice('intellect'),
      'druid',
    );
    t.choose('act', { do: 'standardAttack', at: { creature: 'supreme-feline-mind' } });
    expect(wounds(t)).toEqual({});
  });
});

describe('Vacuum Golem', () => {
  test('one lane left, a hit beside it, and a card sucked in at random', () => {
    const t = acts(
      'vacuum-golem',
      {
        heroes: { 1: ['druid'], 3: ['cleric'] },
        hands: { druid: ['magic', 'speed'] },
        display: ['magic', 'magic', 'speed'],
      },
      'speed',
    );
    expect([placeOf(t.state, 'vacuum-golem')?.lane, wounds(t)]).toEqual([
      2,
      { druid: hit('vacuum-golem', 2), cleric: hit('vacuum-golem', 2) },
    ]);
    expect(hero(t.state, 'druid').hand).toEqual(['magic']);
    t.expectEnd();
  });

  test('the display holds only 3 cards', () => {
    const t = table({ heroes: { 3: ['druid'] }, world: 3, worldCard: 'castle' })
      .dice('vacuum-golem', 'slime', 'chowtaur', 'frenchgoyle')
      .begin(flow.playWorld, {}, 'boss');
    expect(displaySize(t.state)).toBe(3);
    expect(t.state.display).toEqual(['intellect', 'speed', 'magic']);
    intact(t);
  });

  test.each([
    [5, 1, 4],
    [4, 0, 0],
  ])('with %i damage it hits for %i more, at %i more Initiative', (damage, harder, quicker) => {
    const t = acts('vacuum-golem', {
      heroes: { 1: ['druid'] },
      damage: { 'vacuum-golem': damage },
      display: [],
    });
    expect(hero(t.state, 'druid').damage).toBe(hit('vacuum-golem') + harder);
    expect(initiativeOf(t.state, 'vacuum-golem')).toBe(boss('vacuum-golem').initiative + quicker);
  });
});

describe('Chihuahua Warlord', () => {
  test.each([
    [0, 0],
    [4, 0],
    [5, 1],
    [9, 1],
  ])('with %i damage it bites twice for %i more', (damage, more) => {
    const t = acts('chihuahua-warlord', {
      heroes: { 5: ['druid'] },
      damage: { 'chihuahua-warlord': damage },
    });
    expect(hero(t.state, 'druid').damage).toBe(2 * (hit('chihuahua-warlord') + more));
  });

  test('a Round begins with orders for its neighbours, from Round 4 on with two more, once', () => {
    const begin = (round: number, ...dice: string[]) =>
      against('chihuahua-warlord', {
        heroes: { 5: ['druid'] },
        monsters: { 2: ['chowtaur'], 3: ['chihuahua-warlord'], 5: ['slime'] },
        round,
      })
        .dice(...dice)
        .begin(flow.playRound, {}, 'creaturesStart');
    const early = begin(3);
    expect(marksOf(early.state, 'chowtaur', 'slime', 'chihuahua-warlord')).toEqual([
      ['under-orders'],
      [],
      [],
    ]);
    const late = begin(4, 'yeti-sheepdog', 'frenchgoyle');
    expect(late.events('summoned').map(({ monster: id, lane }) => [id, lane])).toEqual([
      ['yeti-sheepdog', 1],
      ['frenchgoyle', 4],
    ]);
    expect(monster(late.state, 'chihuahua-warlord').used).toMatchObject([{ until: 'worldEnd' }]);
    intact(late);
  });
});

describe('Postman Lich', () => {
  test('two lanes right, a hit at a distance, and a card to discard', () => {
    const t = acts('postman-lich', {
      heroes: { 5: ['druid', 'witch'] },
      hands: { witch: ['joker', 'speed'] },
    });
    t.choose('forcedDiscard', { at: { hand: 'speed' } }).expectEnd();
    expect([wounds(t), hero(t.state, 'witch').hand]).toEqual([{ witch: hit('postman-lich', 2) }, ['joker']]);
  });

  test('it does not come alone, and brings one back from the discard pile each Turn', () => {
    const placed = against('postman-lich').dice('slime').begin(flow.playWorld, {}, 'deploy');
    expect(placed.state.monsterLanes[2]).toEqual(['postman-lich', 'slime']);
    const t = monsterActs(
      against('postman-lich', { heroes: { 1: ['druid'] } })
        .arrange((s) => {
          s.monsterDiscard = s.monsterDeck.splice(s.monsterDeck.indexOf('chowtaur'), 1);
        })
        .dice('chowtaur'),
      'postman-lich',
    );
    expect(t.state.monsterLanes[4]).toEqual(['postman-lich', 'chowtaur']);
    intact(t);
    /** With nobody to bring back, nobody comes. */
    acts('postman-lich', { heroes: { 1: ['druid'] } }).expectEnd();
  });

  test.each([
    [6, 5],
    [5, 5],
  ])('with %i damage it has %i after the Round', (damage, after) => {
    expect(wounds(roundEnds('postman-lich', { damage: { 'postman-lich': damage } }))).toEqual({
      'postman-lich': after,
    });
  });
});

describe('Poodle Empress', () => {
  test('snubs the Heroes of its lane, moves left, hits two fronts', () => {
    const t = acts('poodle-empress', { heroes: { 2: ['druid'], 3: ['bard', 'cleric'], 1: ['witch'] } });
    /** Of the neighbours of lane 2 the Witch is the easier prey. */
    expect([placeOf(t.state, 'poodle-empress')?.lane, wounds(t)]).toEqual([
      2,
      { druid: hit('poodle-empress', 4), witch: hit('poodle-empress', 4) },
    ]);
    expect(marksOf(t.state, 'bard', 'cleric', 'druid')).toEqual([['snubbed'], ['snubbed'], []]);
  });

  test('the snubbed pay 1 of their own Type more, until the Round ends', () => {
    const t = acts('poodle-empress', { heroes: { 3: ['bard'] } });
    expect(hero(t.state, 'bard').marks).toMatchObject([
      { until: 'roundEnd', modifiers: [{ stat: 'cost', by: 1 }] },
    ]);
  });

  test.each([
    [3, { chowtaur: 1, 'poodle-empress': 2 }],
    [2, { chowtaur: 2, 'poodle-empress': 2 }],
  ])('at the end of Round %i', (round, after) => {
    const t = roundEnds('poodle-empress', {
      monsters: { 2: ['chowtaur'], 3: ['poodle-empress'] },
      damage: { chowtaur: 2, 'poodle-empress': 2 },
      round,
    });
    expect(wounds(t)).toEqual(after);
  });

  test('Defends with Spirit', () => {
    const t = turnOf(against('poodle-empress', { hands: { druid: ['intellect'] } }).dice('spirit'), 'druid');
    t.choose('act', { do: 'standardAttack', at: { creature: 'poodle-empress' } });
    expect(wounds(t)).toEqual({});
  });
});

describe('Bath Elemental', () => {
  test('one lane right, a splash through the lane, all washed one lane aside', () => {
    const t = acts('bath-elemental', { heroes: { 4: ['druid', 'bard'] } }, 'left', 'right');
    expect(wounds(t)).toEqual({ druid: hit('bath-elemental', 2), bard: hit('bath-elemental', 2) });
    expect([placeOf(t.state, 'druid')?.lane, placeOf(t.state, 'bard')?.lane]).toEqual([3, 5]);
    t.expectEnd();
  });

  test('hurt, it makes the attacker discard 1, once per Round', () => {
    const t = turnOf(
      against('bath-elemental', {
        heroes: { 3: ['warrior'] },
        hands: { warrior: ['strength', 'strength', 'strength', 'strength', 'magic'] },
      }).dice('joker', 'joker'),
      'warrior',
    );
    t.choose('act', { do: 'combo', combo: 'accurate-strike' });
    t.choose('forcedDiscard', { at: { hand: 'magic' } }).choose('drawFrom', 'takeDeck');
    t.choose('act', { do: 'combo', combo: 'accurate-strike' }).choose('pay', {
      cards: ['strength', 'strength'],
    });
    t.expectAsked(0, 'drawFrom');
  });

  test("[PQ-RULING-51] [PQ-RULING-87] beaten, it asks nothing of anybody: the last Hero wins, even in A Dog's Life", () => {
    const t = turnOf(
      against('bath-elemental', {
        left: { 'bath-elemental': 1, druid: 1 },
        hands: { druid: ['magic'] },
        dogsLife: true,
      }),
      'druid',
    );
    t.choose('act', { do: 'standardAttack', at: { creature: 'bath-elemental' } });
    t.expectOver({ how: 'bossDefeated', winners: [0] });
  });

  test.each([
    [3, { druid: 1 }],
    [2, {}],
  ])('at the end of Round %i', (round, after) => {
    expect(wounds(roundEnds('bath-elemental', { round }))).toEqual(after);
  });
});

describe('Thunder Hound', () => {
  test('two lanes left, a crash on three fronts', () => {
    const t = acts('thunder-hound', { heroes: { 1: ['druid'], 2: ['bard'] } });
    expect([placeOf(t.state, 'thunder-hound')?.lane, wounds(t)]).toEqual([
      1,
      { druid: hit('thunder-hound', 2), bard: hit('thunder-hound', 2) },
    ]);
  });

  test('against three Heroes or more it barks once more, at anybody', () => {
    const t = acts('thunder-hound', {
      heroes: { 1: ['druid'], 4: ['bard'], 5: ['witch'] },
      left: { witch: 1 },
    });
    expect(t.events('attacked').map(({ reach, targets }) => [reach, targets])).toEqual([
      ['triple-fan', ['druid']],
      ['any', ['witch']],
    ]);
    const few = acts('thunder-hound', { heroes: { 1: ['druid'], 5: ['witch'] } });
    expect(few.events('attacked')).toHaveLength(1);
  });

  test.each([
    [6, 4],
    [5, 7],
  ])('with %i damage all Heroes are startled: the Bard has Initiative %i', (damage, initiative) => {
    const t = against('thunder-hound', {
      heroes: { 1: ['bard'] },
      damage: { 'thunder-hound': damage },
    }).begin(flow.playRound, {}, 'creaturesStart');
    expect(initiativeOf(t.state, 'bard')).toBe(initiative);
  });
});
