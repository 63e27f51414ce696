import { toy } from '@questhall/testkit/toy';
import { expect, test } from 'vitest';
import { asGame, canonical, copy, imagine, openMatch, seeded } from '../src/index.ts';

const match = openMatch(toy, {
  options: { players: 3, health: 5, scouting: true },
  seed: 'think',
  seats: [],
});

test('what a seat imagines is a copy with other dice and nobody listening', () => {
  const before = copy(match.state);
  const imagined = imagine(toy, match.state, 0, 'a thought');
  expect(imagined.events).toBeNull();
  expect(imagined.fighters[0]).toEqual(match.state.fighters[0]);
  imagined.fighters[0]?.hand.pop();
  expect(match.state).toEqual(before);
});

test('it depends only on what the seat can see, and on the seed of the thinker', () => {
  const thoughts = ['a', 'b', 'c', 'd'].map((seed) => canonical(imagine(toy, match.state, 0, seed).fighters));
  expect(new Set(thoughts).size).toBeGreaterThan(1);
  const otherDice = { ...copy(match.state), rng: seeded('other') };
  expect(canonical(imagine(toy, otherDice, 0, 'a').fighters)).toBe(thoughts[0]);
});

test('dice of the thinker may be handed over; they are not changed', () => {
  const rng = seeded('mine');
  const before = { ...rng };
  const imagined = imagine(toy, match.state, 0, rng);
  expect(rng).toEqual(before);
  expect(imagined.rng.drawn).toBeGreaterThan(0);
});

test('a game without its types is the same game', () => {
  expect(asGame(toy)).toBe(toy);
});
