import { toy } from '@questhall/testkit/toy';
import { expect, test } from 'vitest';
import type { MachineState } from '../src/index.ts';
import {
  advance,
  answer,
  answerAnew,
  asGame,
  call,
  canonical,
  copy,
  freshMachine,
  imagine,
  openMatch,
  proceduresByName,
  rulesFor,
  seeded,
} from '../src/index.ts';

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

const { procedure, askTogether } = rulesFor<MachineState>();
const bidding = procedure<object>('bidding', {
  bid: askTogether({
    kind: 'bid',
    who: () => [0, 1, 2],
    candidates: () => ['low', 'middle', 'high'].map((bid) => ({ do: bid })),
    answers: () => undefined,
  }),
});

test('what others said in secret may have been anything; what was not said stays unsaid', () => {
  const procedures = proceduresByName<MachineState>([bidding]);
  const said = new Set<string>();
  for (let number = 0; number < 20; number++) {
    const s: MachineState = freshMachine(seeded(`bids ${number}`));
    call(s, bidding, {});
    advance({ procedures }, s);
    answer({ procedures }, s, 0, { do: 'low' });
    answer({ procedures }, s, 1, { do: 'low' });
    answerAnew(procedures, s, 0);
    const given = s.stack.at(-1)?.given;
    expect(given?.[0]).toEqual({ do: 'low' });
    expect(given).not.toHaveProperty('2');
    said.add(String(given?.[1]?.do));
  }
  expect([...said].sort()).toEqual(['high', 'low', 'middle']);
});

test('where nobody has answered in secret, nothing is answered anew', () => {
  const procedures = proceduresByName<MachineState>([bidding]);
  const s: MachineState = freshMachine(seeded('no bids'));
  call(s, bidding, {});
  const before = copy(s);
  answerAnew(procedures, s, 0);
  expect(s).toEqual(before);
});
