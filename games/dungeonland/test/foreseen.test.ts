/** What the page says before somebody acts is what happens when he does. */
import { advance, answer, asGame, seeded, takeEvents } from '@questhall/kernel';
import { expect, test } from 'vitest';
import type { Act } from '../src/decisions.ts';
import type { Approach } from '../src/index.ts';
import { rules } from '../src/index.ts';
import { intentionsOf } from '../src/procedures/monster-activation.ts';
import { actsOf, approachesOf, whyNotAct } from '../src/queries/acts.ts';
import { cellAt } from '../src/queries/board.ts';
import type { State } from '../src/state.ts';

const game = asGame(rules);

/** Plays as a sensible player would, and shows every position in which a hero acts with what he does. */
function* activations(seed: string) {
  const configured = rules.configure({ players: 2 });
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
    advance(game, s);
    if (decision.kind === 'act')
      yield { before, hero: before.active?.figure ?? -1, option, events: takeEvents(s) };
  }
}

const SEEDS = ['foreseen 1', 'foreseen 2', 'foreseen 3', 'foreseen 4'];

test('[T5] [DL-AI-05] the monster that acts next attacks whom it was said to go for, and for the reason that was said', () => {
  let checked = 0;
  for (const seed of SEEDS)
    for (const { before, option, events } of activations(seed)) {
      if (option.do !== 'endActivation') continue;
      const story = events.map(({ event }) => event as { type: string; figure?: number; by?: number });
      const [first, ...others] = story.filter(({ type }) => type === 'activationBegan');
      const blow = story.find(({ type, by }) => type === 'attackDeclared' && by === first?.figure) as
        | { targets: number[]; because: string; occasion: string }
        | undefined;
      const said = intentionsOf(before).find(({ figure }) => figure === first?.figure);
      if (said === undefined || blow?.occasion !== 'monster') continue;
      if (before.villain?.figure === said.figure || others.length > 6) continue;
      expect([said.target, said.because], seed).toEqual([blow.targets[0], blow.because]);
      checked += 1;
    }
  expect(checked).toBeGreaterThan(10);
});

/** As if he stood there already, with one action less. */
function moved(s: State, id: number, { by }: Approach): State {
  const there = rules.clone(s);
  const hero = there.heroes[id];
  if (hero) hero.cell = cellAt(there, by);
  if (there.active) there.active.actions -= 1;
  return there;
}

test('[T4] whatever is said to be within reach of a move can be done after it, and not before', () => {
  let checked = 0;
  for (const seed of SEEDS)
    for (const { before, hero } of activations(seed))
      for (const approach of approachesOf(before, hero)) {
        const deeds = deedsAt(before, hero, approach);
        const after = moved(before, hero, approach);
        const done = (s: State) =>
          deeds.some(({ act, listed }) => listed(s) && whyNotAct(s, hero, act) === undefined);
        expect(done(after), `${seed} ${JSON.stringify(approach)}`).toBe(true);
        expect(done(before), `${seed} ${JSON.stringify(approach)}`).toBe(false);
        checked += 1;
      }
  expect(checked).toBeGreaterThan(50);
});

function deedsAt(s: State, id: number, { to }: Approach) {
  const listed = (act: Act) => (at: State) =>
    actsOf(at, id).some((each) => JSON.stringify(each) === JSON.stringify(act));
  const acts: Act[] =
    'figure' in to
      ? actsOf(s, id).filter(
          (act) => (act.do === 'attack' || act.do === 'cast') && act.at.figure === to.figure,
        )
      : 'door' in to
        ? [{ do: 'openDoor', at: to }]
        : [
            { do: 'lootScenery', at: to },
            { do: 'interact', at: to },
          ];
  return acts.map((act) => ({ act, listed: listed(act) }));
}
