/** The skirmish as plain data and functions, and the usual ways of going from one state to the next. */
import { produce } from 'immer';
import { create } from 'mutative';
import { plainDice } from './random.ts';
import type { Core, Move, Side } from './skirmish.ts';
import { applyMove, cloneCore, coreSetup, LIMIT, legalMoves, reward } from './skirmish.ts';
import type { Searchable } from './uct.ts';

export interface Plain extends Core {
  current: Side;
  rng: number;
}

export function setup(seed: number): Plain {
  const source = { rng: seed };
  return { ...coreSetup(plainDice(source)), current: 0, rng: source.rng };
}

export const isOver = (s: Plain): boolean => s.moves >= LIMIT;
export const legal = (s: Plain): Move[] => legalMoves(s, s.current);
export const clone = (s: Plain): Plain => ({ ...cloneCore(s), current: s.current, rng: s.rng });

export function apply(s: Plain, move: Move): void {
  applyMove(s, s.current, move, plainDice(s));
  s.current = s.current === 0 ? 1 : 0;
}

function applied(s: Plain, move: Move): Plain {
  apply(s, move);
  return s;
}

export type Style = (s: Plain, move: Move) => Plain;

export const STYLES = {
  'mutate in place': applied,
  'hand-written clone per move': (s, move) => applied(clone(s), move),
  mutative: (s, move) =>
    create(s, (draft) => {
      apply(draft, move);
    }),
  immer: (s, move) =>
    produce(s, (draft) => {
      apply(draft, move);
    }),
  'structuredClone per move': (s, move) => applied(structuredClone(s), move),
} satisfies Record<string, Style>;

export const searchable: Searchable<Plain, Move> = {
  clone,
  options: (s) => (isOver(s) ? [] : legal(s)),
  mover: (s) => s.current,
  play: apply,
  reward: (s, side) => reward(s, side === 0 ? 0 : 1),
};
