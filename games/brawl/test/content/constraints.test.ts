/** What keeps a roster good: the constraints under which the cards were written. */
import { expect, test } from 'vitest';
import { CARDS, CHALLENGES, CHAMPIONS } from '../../src/content/index.ts';
import type { CardType, Champion } from '../../src/vocabulary.ts';
import { CORES } from '../../src/vocabulary.ts';

const ofType = ({ cards }: Champion, type: CardType) => cards.filter((card) => card.type === type);
const moving = ({ cards }: Champion) => cards.filter((card) => card.move !== undefined);

test.each(CHAMPIONS.map((champion) => [champion.name, champion] as const))(
  '%s: two cards of each Core, one or two Reactions, 2 to 4 attacks, 1 to 3 skills',
  (_name, champion) => {
    for (const core of CORES) expect(champion.cards.filter((card) => card.core === core)).toHaveLength(2);
    const counts = (['attack', 'skill', 'reaction'] as const).map((type) => ofType(champion, type).length);
    const [attacks = 0, skills = 0, reactions = 0] = counts;
    expect(attacks >= 2 && attacks <= 4).toBe(true);
    expect(skills >= 1 && skills <= 3).toBe(true);
    expect(reactions >= 1 && reactions <= 2).toBe(true);
  },
);

test.each(CHAMPIONS.map((champion) => [champion.name, champion] as const))(
  '%s: numbers within bounds, and enough move values to come back from the Gate',
  (_name, champion) => {
    const { basic, levelled, role } = champion;
    expect(basic.hitpoints >= 4 && basic.hitpoints <= 9).toBe(true);
    const bulk = basic.hitpoints + 2 * basic.defence;
    expect(bulk >= 6 && bulk <= 10).toBe(true);
    expect(levelled.hitpoints).toBeGreaterThanOrEqual(basic.hitpoints);
    const better =
      levelled.hitpoints > basic.hitpoints || levelled.defence > basic.defence || levelled.effects.length > 0;
    expect(better).toBe(true);
    expect(moving(champion).length).toBeGreaterThanOrEqual(3);
    if (role === 'tank' || role === 'bruiser') expect(moving(champion).length).toBeGreaterThanOrEqual(4);
    for (const { move, strength, effects } of champion.cards) {
      expect(move === undefined || (move >= 1 && move <= 3)).toBe(true);
      if (typeof strength === 'number') expect(strength >= 1 && strength <= 3).toBe(true);
      for (const effect of effects)
        if (effect.op === 'damage' && typeof effect.amount === 'number')
          expect(effect.amount).toBeLessThanOrEqual(3);
    }
  },
);

test('Reactions are spread over the Cores: 5 Destruction, 4 Creation, 3 Manipulation', () => {
  const reactions = CARDS.filter(({ type }) => type === 'reaction');
  expect(
    ['destruction', 'creation', 'manipulation'].map(
      (core) => reactions.filter((card) => card.core === core).length,
    ),
  ).toEqual([5, 4, 3]);
});

test('every keyword is on some card, Push and Pull on at least four', () => {
  const count = (op: string) =>
    CARDS.filter(({ effects }) => effects.some((effect) => effect.op === op)).length;
  for (const op of ['push', 'pull']) expect(count(op)).toBeGreaterThanOrEqual(4);
  const keywords = ['dash', 'double', 'draw', 'fear', 'force', 'heal', 'jump', 'lifesteal', 'poison'];
  for (const op of [...keywords, 'place', 'plan', 'root', 'stun', 'swoop'])
    expect([op, count(op) > 0]).toEqual([op, true]);
});

test('twelve Champions: 3 tanks, 2 bruisers, 2 skirmishers, 2 ranged, 2 controllers, 1 support', () => {
  const count = (role: string) => CHAMPIONS.filter((champion) => champion.role.includes(role)).length;
  expect(['tank', 'bruiser', 'skirmisher', 'ranged', 'controller', 'support'].map(count)).toEqual([
    3, 2, 2, 2, 2, 1,
  ]);
});

test('72 Action cards, each with an id, a number and a name of its own', () => {
  expect(CARDS).toHaveLength(72);
  for (const key of ['id', 'number', 'name'] as const)
    expect(new Set(CARDS.map((card) => card[key])).size).toBe(72);
  expect(CHALLENGES.map(({ number }) => number)).toEqual(Array.from({ length: 22 }, (_, i) => i + 1));
});
