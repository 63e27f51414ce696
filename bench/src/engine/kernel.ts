/** The skirmish on Questhall's kernel: one procedure, one question, the shared rule body as its answer. */
import type { Decision, MachineState, Option } from '../../../packages/kernel/src/index.ts';
import {
  advance,
  answer,
  askerOf,
  call,
  cloneStack,
  die,
  freshMachine,
  proceduresByName,
  rulesFor,
  seeded,
  shuffle,
} from '../../../packages/kernel/src/index.ts';
import type { Core, Dice, Move, Side } from './skirmish.ts';
import { applyMove, cloneCore, coreSetup, LIMIT, legalMoves, reward } from './skirmish.ts';
import type { Searchable } from './uct.ts';

export interface Skirmish extends MachineState, Core {}

const { procedure, ask } = rulesFor<Skirmish>();

export const kernelDice = (s: Pick<MachineState, 'rng'>): Dice => ({
  d6: () => die(s, 6),
  shuffle: (cards) => {
    const shuffled = cards.slice();
    shuffle(s, shuffled);
    return shuffled;
  },
});

interface Turn {
  side: Side;
}

const turns = procedure<Turn>('turns', {
  act: ask<Turn, Move>({
    kind: 'act',
    who: (_s, f) => f.side,
    candidates: (s, f) => legalMoves(s, f.side),
    answer: (s, f, move) => {
      applyMove(s, f.side, move, kernelDice(s));
      f.side = f.side === 0 ? 1 : 0;
      if (s.moves >= LIMIT) s.outcome = { winners: [], how: 'limit' };
      return 'stay';
    },
  }),
});

export const rules = { procedures: proceduresByName<Skirmish>([turns]) };

/** As simulations run it: nobody listens to events. */
export function setup(seed: string): Skirmish {
  const machine = freshMachine(seeded(seed));
  call(machine, turns, { side: 0 });
  return { ...machine, events: null, ...coreSetup(kernelDice(machine)) };
}

export function clone(s: Skirmish): Skirmish {
  return {
    ...cloneCore(s),
    stack: cloneStack(s.stack),
    rng: { ...s.rng },
    asks: s.asks,
    events: s.events,
    outcome: s.outcome,
  };
}

export const open = (s: Skirmish): Decision | undefined => advance(rules, s)[0];
export const play = (s: Skirmish, decision: Decision, option: Option): void =>
  answer(rules, s, decision.seat, option);

export const searchable: Searchable<Skirmish, Option> = {
  clone,
  options: (s) => open(s)?.options ?? [],
  mover: (s) => sideOf(s),
  play: (s, option) => answer(rules, s, sideOf(s), option),
  reward: (s, side) => reward(s, side === 0 ? 0 : 1),
};

function sideOf(s: Skirmish): Side {
  return askerOf<Turn>(s).side;
}
