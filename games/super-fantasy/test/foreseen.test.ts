/** What the page says before somebody acts is what happens when he does. */
import { advance, answer, asGame, seeded, takeEvents } from '@questhall/kernel';
import { expect, test } from 'vitest';
import { rules } from '../src/index.ts';
import { walkAhead } from '../src/procedures/actions.ts';
import { intentionsOf } from '../src/queries/ai.ts';
import { chanceOf } from '../src/queries/chance.ts';
import type { State } from '../src/state.ts';
import type { HeroId } from '../src/vocabulary.ts';

const game = asGame(rules);

/** Plays as a sensible player would, and shows every answer with the position before and what came of it. */
function* answers(seed: string) {
  const configured = rules.configure({ players: 3 });
  if (!('options' in configured)) return;
  const s: State = rules.setup(configured.options, seeded(seed));
  for (let asked = 0; asked < 400; asked++) {
    const [decision] = advance(game, s);
    if (decision === undefined) return;
    const weights = rules.inclinations?.(s, decision) ?? [];
    const option = decision.options[weights.indexOf(Math.max(...weights))] ?? decision.options[0];
    if (option === undefined) return;
    takeEvents(s);
    const before = rules.clone(s);
    answer(game, s, decision.seat, option);
    const [next] = advance(game, s);
    yield { before, option, next, events: takeEvents(s).map(({ event }) => event as Told) };
  }
}

interface Told {
  readonly type: string;
  readonly by?: string;
  readonly target?: string;
  readonly why?: string;
  readonly figure?: string;
}

const SEEDS = Array.from({ length: 8 }, (_, at) => `foreseen ${at}`);

test('[T5] [SF-RULING-117] the first monster of a phase attacks one of those it was said to go after', () => {
  let checked = 0;
  for (const seed of SEEDS)
    for (const { before, option, events } of answers(seed)) {
      if (option.do !== 'endTurn') continue;
      const begins = events.findIndex(({ type }) => type === 'monstersPhaseBegan');
      const first = events
        .slice(begins)
        .find(({ type, figure }) => type === 'attacked' || figure !== undefined);
      if (begins < 0 || first?.type !== 'attacked' || first.why === 'blocked') continue;
      const said = intentionsOf(before).find(({ monster }) => monster === first.by);
      // Who slept has woken since.
      if (said === undefined) continue;
      expect(said.heroes, `${seed} ${first.by}`).toContain(first.target);
      expect(said.reaches, `${seed} ${first.by}`).toContain(first.target);
      checked += 1;
    }
  expect(checked).toBeGreaterThan(5);
});

test('[T4] [SF-MOVE-01] a walk reaches the squares it was said to reach, with so many steps', () => {
  let checked = 0;
  for (const seed of SEEDS)
    for (const { before, option, next } of answers(seed)) {
      if (option.do !== 'move' || next?.kind !== 'goTo' || before.turn === null) continue;
      const ahead = walkAhead(before, before.turn.hero as HeroId);
      const said = new Map(ahead.squares.map(([square, steps]) => [square, steps]));
      for (const goal of next.options) {
        if (goal.do !== 'goTo') continue;
        const { at, steps } = goal as unknown as { at: { square: number }; steps: number };
        expect(said.get(at.square), `${seed} ${at.square}`).toBe(steps);
        const { dice } = option as unknown as { dice: number };
        expect(chanceOf(dice, ahead.star, steps - ahead.bonus)).toBeGreaterThan(0);
        checked += 1;
      }
    }
  expect(checked).toBeGreaterThan(100);
});
