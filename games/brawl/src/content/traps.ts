/** [SFB-COMP-02] The twelve trap tokens. */
import type { TrapFace } from '../vocabulary.ts';

const COUNTS: { readonly [face in TrapFace]: number } = {
  stun: 2,
  root: 2,
  damage1: 2,
  damage2: 4,
  damage3: 2,
};

export const TRAPS: readonly TrapFace[] = Object.entries(COUNTS).flatMap(([face, count]) =>
  Array.from({ length: count }, () => face as TrapFace),
);

/** [SFB-TRAP-04] What a token deals, ignoring defence. */
export const TRAP_DAMAGE: { readonly [face in TrapFace]: number } = {
  stun: 0,
  root: 0,
  damage1: 1,
  damage2: 2,
  damage3: 3,
};
