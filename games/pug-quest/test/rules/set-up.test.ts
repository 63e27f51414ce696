import { scenario } from '@questhall/testkit';
import { expect, test } from 'vitest';
import { HEROES } from '../../src/content/index.ts';
import { rules } from '../../src/index.ts';

const heroesOffered = (options: readonly object[]): readonly unknown[] =>
  options.flatMap((option) => ('hero' in option ? [option.hero] : []));

test('[PQ-SETUP-01] [PQ-SETUP-03] everybody chooses a Hero in seat order; none is taken twice', () => {
  const t = scenario(rules, { players: 3 }).chance('choose').start();
  t.expectAsked(0, 'chooseHero');
  expect(heroesOffered(t.options('chooseHero'))).toEqual(HEROES.map(({ id }) => id));
  t.choose('chooseHero', { hero: 'witch' }, 0).expectAsked(1, 'chooseHero');
  expect(heroesOffered(t.options('chooseHero'))).toEqual(
    HEROES.flatMap(({ id }) => (id === 'witch' ? [] : [id])),
  );
  t.choose('chooseHero', { hero: 'bard' }, 1).choose('chooseHero', { hero: 'thief' }, 2);
  expect(t.state.heroes.map(({ id, seat }) => [id, seat])).toEqual([
    ['witch', 0],
    ['bard', 1],
    ['thief', 2],
  ]);
});

test('[PQ-SETUP-02] [PQ-SETUP-03] or Heroes are dealt at random', () => {
  const parties = ['a', 'b', 'c'].map((seed) => {
    const t = scenario(rules, { players: 5, heroes: 'random' }).chance(seed).start();
    expect(t.decisions.map(({ kind }) => kind)).not.toContain('chooseHero');
    expect(t.state.heroes.map(({ seat }) => seat)).toEqual([0, 1, 2, 3, 4]);
    const ids = t.state.heroes.map(({ id }) => id);
    expect(new Set(ids).size).toBe(5);
    return String(ids);
  });
  expect(new Set(parties).size).toBe(3);
});

test('[PQ-SETUP-04] every deck is shuffled on its own and has its own discard pile', () => {
  const draws = (seed: string) => {
    const t = scenario(rules, { players: 1 }).chance(seed).start();
    t.choose('chooseHero', { hero: 'thief' });
    const { hand } = t.state.heroes[0] ?? { hand: [] };
    t.choose('placeHero', { at: { lane: 1 } });
    return { t, hand, placed: t.events('monsterPlaced'), world: t.events('worldRevealed') };
  };
  const [one, two] = [draws('one'), draws('two')];
  expect(one.hand).not.toEqual(two.hand);
  expect(one.placed).not.toEqual(two.placed);
  expect(draws('one').hand).toEqual(one.hand);
  expect(one.t.state).toMatchObject({ treasureDiscard: [], monsterDiscard: [] });
  expect(rules.view(one.t.state, 0).decks).toMatchObject({ treasure: 21, monster: 30 - one.placed.length });
  expect(rules.faults(one.t.state)).toEqual([]);
});

test.each([
  [1, 10],
  [2, 9],
  [3, 9],
  [4, 8],
  [5, 8],
])('[PQ-SETUP-05] %i players draw %i cards each', (players, cards) => {
  const t = scenario(rules, { players, heroes: 'random' }).chance('hands').start();
  expect(t.state.heroes.map(({ hand }) => hand.length)).toEqual(Array(players).fill(cards));
  expect(t.state.energyDeck).toHaveLength(55 - 5 - players * cards);
});

test('[PQ-SETUP-06] first the hands, then the display', () => {
  const hand = Array.from({ length: 10 }, () => 'magic');
  const t = scenario(rules, { players: 1 })
    .dice(...hand, 'joker', 'speed', 'speed', 'spirit', 'strength')
    .start();
  t.choose('chooseHero', { hero: 'bard' });
  expect(t.state.heroes[0]?.hand).toEqual(hand);
  expect(t.state.display).toEqual(['joker', 'speed', 'speed', 'spirit', 'strength']);
  t.expectAsked(0, 'placeHero').done();
});

test('[PQ-SETUP-07] the Time token on 1, the World token on 1', () => {
  const t = scenario(rules, { players: 2, heroes: 'random' }).chance('tokens').start();
  expect(rules.view(t.state, 0)).toMatchObject({ world: 1, round: 1 });
});

test('[PQ-SETUP-08] no damage, no XP, Level 1, no Treasures', () => {
  const t = scenario(rules, { players: 2, heroes: 'random' }).chance('fresh').start();
  for (const each of rules.view(t.state, 0).heroes)
    expect(each).toMatchObject({ damage: 0, xp: 0, level: 1, treasures: [], prizes: [], marks: [] });
});
