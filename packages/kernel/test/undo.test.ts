import { carriedOut, endless } from '@questhall/testkit/endless';
import type { Bone, Toy } from '@questhall/testkit/toy';
import { toy } from '@questhall/testkit/toy';
import { expect, test } from 'vitest';
import type { Decision, Match, Option, Seat } from '../src/index.ts';
import {
  below,
  canonical,
  hash,
  openMatch,
  recordOf,
  replay,
  seeded,
  submit,
  takeEvents,
  undo,
  undoVerdict,
} from '../src/index.ts';

const bid = (marrow: number): Option => ({ do: 'bid', marrow }) as Option;
const AIM: Option = { do: 'aim' };
const SCOUT: Option = { do: 'scout', at: { fighter: 1 } };

function open(players = 2): Match<Toy> {
  const options = { players, health: 5, scouting: true };
  const match = openMatch(toy, { options, seed: 'undo', seats: [] });
  takeEvents(match.state);
  return match;
}

function say(match: Match<Toy>, seat: Seat, option: Option): void {
  const decision = match.decisions.find((each) => each.seat === seat)?.id ?? -1;
  const submitted = submit(match, { seat, decision, option });
  if ('refused' in submitted) throw new Error(JSON.stringify(submitted.refused));
}

/** Ada has the turn. */
function adasTurn(): Match<Toy> {
  const match = open();
  say(match, 0, bid(1));
  say(match, 1, bid(0));
  return match;
}

/** Ada attacks with something she holds. */
function attack(match: Match<Toy>): void {
  say(match, 0, match.decisions[0]?.options.find((option) => option.do === 'attack') as Option);
}

/** All there is to a match, but for what was noted on the way. */
const facts = ({ state, decisions, answers, forced }: Match<Toy>): string =>
  canonical({ state, decisions, answers, forced });

test('what concerned nobody else is free to take back', () => {
  const match = adasTurn();
  const before = facts(match);
  say(match, 0, AIM);
  expect(undoVerdict(match, 0)).toEqual({ kind: 'free' });
  undo(match, 0);
  expect(facts(match)).toBe(before);
});

test('a bid is free to take back while it waits for the others', () => {
  const match = open();
  const before = facts(match);
  say(match, 0, bid(2));
  expect(undoVerdict(match, 0)).toEqual({ kind: 'free' });
  undo(match, 0);
  expect(facts(match)).toBe(before);
});

test('once another has answered, the table is asked', () => {
  const match = adasTurn();
  expect(undoVerdict(match, 0)).toEqual({ kind: 'ask', because: 'answered' });
  undo(match, 0);
  expect(match.answers).toEqual([]);
  expect(hash(match.state)).toBe(hash(open().state));
});

test('after a draw the table is asked', () => {
  const match = adasTurn();
  const turn = facts(match);
  // The turn ends, and the next round begins with drawing up.
  match.state.fighters[1]?.hand.pop();
  say(match, 0, { do: 'rest' });
  expect(undoVerdict(match, 0)).toEqual({ kind: 'ask', because: 'drawn' });
  undo(match, 0);
  expect(facts(match)).toBe(turn);
});

test('having looked at hidden cards, one must ask', () => {
  const match = adasTurn();
  const before = facts(match);
  say(match, 0, SCOUT);
  expect(undoVerdict(match, 0)).toEqual({ kind: 'ask', because: 'shown' });
  undo(match, 0);
  expect(facts(match)).toBe(before);
});

test('having shown a card, one must ask', () => {
  const match = adasTurn();
  attack(match);
  expect(undoVerdict(match, 0)).toEqual({ kind: 'ask', because: 'shown' });
});

test('what comes after something shown is free again, one by one', () => {
  const match = adasTurn();
  const ada = match.state.fighters[0];
  if (ada) ada.marrow = 4;
  match.kept = [];
  say(match, 0, SCOUT);
  const scouted = facts(match);
  say(match, 0, AIM);
  expect(undoVerdict(match, 0)).toEqual({ kind: 'free' });
  undo(match, 0);
  expect(facts(match)).toBe(scouted);
  expect(undoVerdict(match, 0)).toEqual({ kind: 'ask', because: 'shown' });
});

test('forced answers go back together with the choice before them', () => {
  const match = adasTurn();
  const hands: Bone[][] = [['jab'], ['club']];
  match.state.fighters.forEach((fighter, seat) => {
    fighter.hand = hands[seat] ?? [];
  });
  attack(match);
  expect(match.decisions[0]?.options).toEqual([{ do: 'pass' }]);
  say(match, 1, { do: 'pass' });
  expect(match.forced).toEqual([false, false, false, true]);
  expect(undoVerdict(match, 1)).toEqual({ kind: 'ask', because: 'answered' });
});

test('who has chosen nothing has nothing to take back', () => {
  const match = open(3);
  expect(undoVerdict(match, 1)).toEqual({ kind: 'blocked', because: 'nothing' });
  expect(() => undo(match, 1)).toThrow('there is nothing to undo');
});

test('when the match is over, it is over', () => {
  const match = adasTurn();
  match.state.outcome = { winners: [0], how: 'lastStanding' };
  expect(undoVerdict(match, 0)).toEqual({ kind: 'blocked', because: 'over' });
});

test('[R12] back through a long match, little is played again, and every state is what it was', () => {
  const match = openMatch(endless, { options: { players: 1 }, seed: 'long', seats: [] });
  const sums: number[] = [];
  for (let at = 0; at < 2000; at++) {
    sums.push(match.state.sum);
    const [decision] = match.decisions;
    const option = decision?.options[at % 2] as Option;
    expect(submit(match, { seat: 0, decision: decision?.id ?? -1, option })).toHaveProperty('events');
  }
  const most = 900;
  const before = carriedOut.answers;
  for (let times = 1; times <= most; times++) {
    undo(match, 0);
    expect(match.state.sum).toBe(sums[2000 - times]);
  }
  // Some for each, not all that came before.
  expect((carriedOut.answers - before) / most).toBeLessThan(60);
  expect(match.kept.length).toBeLessThan(9);
});

test('however often a match is taken back and played otherwise, it is what its record plays', () => {
  const chance = { rng: seeded('to and fro') };
  const match = open(3);
  const goOn = (): void => {
    const { seat, options } = match.decisions[below(chance, match.decisions.length)] as Decision;
    say(match, seat, options[below(chance, options.length)] as Option);
  };
  const goBack = (): void => {
    const seats = match.answers.flatMap(({ seat }, at) => (match.forced[at] ? [] : [seat]));
    undo(match, seats.at(-1) as Seat);
  };
  // To and fro across the state that is kept, so that it is one of a course that was taken back.
  for (const [upTo, backTo] of [
    [56, 45],
    [58, 20],
    [62, 49],
    [60, 0],
  ] as const) {
    while (match.answers.length < upTo && !match.state.outcome) goOn();
    while (match.answers.length > backTo) goBack();
    takeEvents(match.state);
    const again = replay(toy, recordOf(match));
    takeEvents(again.state);
    expect(facts(match)).toBe(facts(again));
  }
});

test('who takes back the very first answer is not told of the opening again, also where no state is kept', () => {
  const match = open();
  const before = facts(match);
  say(match, 0, bid(1));
  takeEvents(match.state);
  match.kept = [];
  undo(match, 0);
  expect(facts(match)).toBe(before);
});
