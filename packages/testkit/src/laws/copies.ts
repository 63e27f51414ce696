/** Copies of a state play on as the state itself would. */
import type { MachineState } from '@questhall/kernel';
import { copy, load, save } from '@questhall/kernel';
import type { Moment } from './moment.ts';
import { because, firstFlaw, parting, playOn } from './moment.ts';
import { notPlain, sharedWith } from './plain.ts';

const STEPS = 8;

export const plain = ({ match }: Moment): string | undefined => notPlain(match.state);

export function clone({ game, match: { state } }: Moment): string | undefined {
  const cloned = game.clone(state);
  return because('the clone is another state', parting(state, cloned)) ?? sharedWith(state, cloned);
}

/** Simulations switch events off, so nothing may depend on them. */
export function copies({ game, match: { state }, seed }: Moment): string | undefined {
  const before = copy(state);
  const expected = playOn(game, copy(state), seed, STEPS);
  const kinds: readonly (readonly [string, MachineState])[] = [
    ['a clone', game.clone(state)],
    ['a saved state', load(game, save(game, state))],
    ['without events it', { ...copy(state), events: null }],
  ];
  return (
    firstFlaw(kinds, ([kind, each]) =>
      because(`${kind} plays on differently`, parting(expected, playOn(game, each, seed, STEPS))),
    ) ?? because('playing on with a clone changed the original', parting(before, state))
  );
}
