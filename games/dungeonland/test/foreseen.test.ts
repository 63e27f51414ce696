/** What the page says before somebody acts is what happens when he does. */
import type { Option } from '@questhall/kernel';
import { advance, answer, asGame, seeded, takeEvents } from '@questhall/kernel';
import { expect, test } from 'vitest';
import type { Act } from '../src/decisions.ts';
import type { Approach } from '../src/index.ts';
import { rules } from '../src/index.ts';
import { intentionsOf } from '../src/procedures/monster-activation.ts';
import { actsOf, approachesOf, whyNotAct } from '../src/queries/acts.ts';
import { cellAt } from '../src/queries/board.ts';
import { oddsFor } from '../src/queries/odds.ts';
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

/** Rolls an attack with other dice and takes what comes; what the target has lost then. */
function struck(
  s: State,
  act: Act,
  target: number,
  seed: string,
): { readonly lost: number; readonly fell: boolean } {
  const there = rules.clone(s);
  there.rng = seeded(seed);
  answer(game, there, 0, act);
  for (let asked = 0; asked < 12; asked++) {
    const [next] = advance(game, there);
    if (next === undefined || next.kind === 'act') break;
    const still = ['roll', 'keep', 'pass', 'stay', 'decline'];
    answer(
      game,
      there,
      next.seat,
      next.options.find((each) => still.includes(each.do)) ?? (next.options[0] as Option),
    );
  }
  const before = s.others.find(({ id }) => id === target)?.health ?? 0;
  const after = there.others.find(({ id }) => id === target);
  return { lost: before - (after?.health ?? 0), fell: after === undefined || after.health <= 0 };
}

test('[T3] attacks do as often, and as much, as was said before they were rolled', () => {
  const ROLLS = 300;
  const arms = new Set<string>();
  for (const seed of SEEDS)
    for (const { before, hero } of activations(seed)) {
      const acts = actsOf(before, hero).filter((act) => act.do === 'attack' || act.do === 'cast');
      for (const act of acts) {
        const arm = act.do === 'attack' ? act.weapon : act.spell;
        const said = oddsFor(before, hero).find((each) => each.arm === arm && each.figure === act.at.figure);
        const key = `${arm} ${before.others.find(({ id }) => id === act.at.figure)?.card}`;
        if (said === undefined || said.damage === 0 || arms.has(key) || whyNotAct(before, hero, act))
          continue;
        arms.add(key);
        const rolls = Array.from({ length: ROLLS }, (_, n) =>
          struck(before, act, act.at.figure, `${key} ${n}`),
        );
        const share = (of: (roll: ReturnType<typeof struck>) => boolean) =>
          (100 * rolls.filter(of).length) / ROLLS;
        expect(Math.abs(share(({ lost }) => lost > 0) - said.hits), `${key} hits`).toBeLessThan(8);
        expect(Math.abs(share(({ fell }) => fell) - said.fells), `${key} fells`).toBeLessThan(8);
      }
    }
  expect(arms.size).toBeGreaterThan(8);
});
