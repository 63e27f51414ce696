/** Before anything is measured: all ways of keeping state lead to the same end. */
import { deepStrictEqual } from 'node:assert/strict';
import { seeded } from '../../../packages/kernel/src/index.ts';
import * as kernel from './kernel.ts';
import * as plain from './plain.ts';
import { picker } from './random.ts';
import type { Core, Move, Side } from './skirmish.ts';
import { applyMove, coreSetup } from './skirmish.ts';

function coreOf({ figures, decks, hands, score, moves, dice }: Core): Core {
  return structuredClone({ figures, decks, hands, score, moves, dice });
}

export function checkAgreement(): void {
  for (let seed = 1; seed <= 5; seed++) {
    const pick = picker(seed);
    const reference = plain.setup(seed);
    const moves: Move[] = [];
    while (!plain.isOver(reference)) {
      const move = pick(plain.legal(reference));
      plain.apply(reference, move);
      moves.push(move);
    }
    for (const style of Object.values(plain.STYLES)) {
      let s = plain.setup(seed);
      for (const move of moves) s = style(s, move);
      deepStrictEqual(s, reference);
    }
    kernelAgrees(String(seed));
  }
}

/** The kernel has a generator of its own; with the same one, the bare rule body reaches the same end. */
function kernelAgrees(seed: string): void {
  const pick = picker(1);
  const s = kernel.setup(seed);
  const source = { rng: seeded(seed) };
  const bare = coreSetup(kernel.kernelDice(source));
  for (let decision = kernel.open(s); decision; decision = kernel.open(s)) {
    const option = pick(decision.options);
    kernel.play(s, decision, option);
    applyMove(bare, decision.seat as Side, option as Move, kernel.kernelDice(source));
    deepStrictEqual(coreOf(kernel.clone(s)), coreOf(s));
  }
  deepStrictEqual(coreOf(s), bare);
}
