/** A game for one that never ends: for tests of what becomes of long matches. */
import type { Game, MachineState, MatchOptions, Option } from '@questhall/kernel';
import { call, cloneStack, copy, freshMachine, proceduresByName, rulesFor } from '@questhall/kernel';

interface Count extends MachineState {
  sum: number;
}

interface Add extends Option {
  readonly do: 'add';
  readonly what: number;
}

const ADDS: readonly Add[] = [1, 2].map((what) => ({ do: 'add', what }));

const { procedure, ask } = rulesFor<Count>();

/** How many answers were ever carried out, in all matches, played again or not. */
export const carriedOut = { answers: 0 };

const counting = procedure<object>('counting', {
  add: ask<object, Add>({
    kind: 'add',
    who: () => 0,
    candidates: () => ADDS,
    answer: (s, _f, { what }) => {
      carriedOut.answers += 1;
      s.sum += what;
      return 'stay';
    },
  }),
});

export const endless: Game<Count, MatchOptions, { readonly sum: number }> = {
  id: 'endless',
  name: 'Endless',
  version: 1,
  players: { min: 1, max: 1 },
  settings: [],
  configure: () => ({ options: { players: 1 } }),
  procedures: proceduresByName<Count>([counting]),
  setup(_options, rng) {
    const s: Count = { ...freshMachine(rng), sum: 0 };
    call(s, counting, {});
    return s;
  },
  clone: (s) => ({
    ...s,
    stack: cloneStack(s.stack),
    rng: copy(s.rng),
    events: s.events?.slice() ?? null,
  }),
  view: ({ sum }) => ({ sum }),
  guess: () => {},
  side: (_s, seat) => seat,
  evaluate: () => 0.5,
  faults: () => [],
  content: [],
  used: () => [],
  words: {
    decision: () => 'Add a number.',
    option: ({ do: verb }) => verb,
    event: ({ type }) => type,
    reason: ({ rule }) => rule,
    outcome: ({ how }) => how,
    board: ({ sum }) => `${sum}`,
    setting: (key) => key,
  },
};
