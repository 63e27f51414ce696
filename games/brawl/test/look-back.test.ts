import { asGame, below, lookBack, openMatch, recordOf, seeded, submit } from '@questhall/kernel';
import { inclined } from '@questhall/testkit';
import { expect, test } from 'vitest';
import { rules } from '../src/index.ts';

const game = asGame(rules);

function played() {
  const configured = game.configure({ players: 2 });
  if (!('options' in configured)) throw new Error('no options');
  const match = openMatch(game, { options: configured.options, seed: 'back', seats: ['Ann', 'Ben'] });
  const chance = { rng: seeded('players') };
  const policy = inclined(game, 0);
  while (!match.state.outcome) {
    const decision = match.decisions[below(chance, match.decisions.length)];
    if (!decision) break;
    submit(match, {
      seat: decision.seat,
      decision: decision.id,
      option: policy(match.state, decision, chance),
    });
  }
  return match;
}

test('looking back: a chance after every answer, what turned it, and who did what', () => {
  const match = played();
  const work = lookBack(game, recordOf(match), 0);
  let step = work.next();
  while (!step.done) step = work.next();
  const { chances, turnings, doers } = step.value;
  expect(chances).toHaveLength(match.answers.length + 1);
  expect(chances.at(-1)).toBe(Number(match.state.outcome?.winners.includes(0)));
  expect(turnings.length).toBeGreaterThan(0);
  expect(turnings.map(({ at }) => at)).toEqual(turnings.map(({ at }) => at).toSorted((a, b) => a - b));
  for (const { text, by } of turnings) {
    expect(text).toMatch(/[.!]$/);
    expect(Math.abs(by)).toBeGreaterThan(0.04);
  }
  const sum = (of: string) => doers.reduce((all, { deeds }) => all + (deeds.get(of) ?? 0), 0);
  expect(sum('dealt')).toBe(sum('taken'));
  expect(sum('dealt')).toBeGreaterThan(0);
});
