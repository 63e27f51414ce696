/**
 * Where one action ends and the next begins, for any game. Rules ask in small steps: which combo, how to pay, whom to
 * hit. A position in the middle of that says little (the price is paid, the blow has not fallen), so positions are
 * judged only between actions. The stack of frames tells: an action lasts as long as the frame that asked for it is
 * under way and does not ask the same again.
 */
import type { Frame, MachineState } from '@questhall/kernel';

export interface Pace {
  depth: number;
  frame: Frame | undefined;
  kind: string;
  /** How many times an action ended because its frame did: turns, in most games. */
  turns: number;
  actions: number;
}

/** The action that begins with this question. */
export function paceFrom(s: MachineState, kind: string): Pace {
  const depth = s.stack.length;
  return { depth, frame: s.stack[depth - 1], kind, turns: 0, actions: 0 };
}

/** Takes note of the next question, and says whether a new action begins with it. */
export function isNewAction(pace: Pace, s: MachineState, kind: string): boolean {
  const depth = s.stack.length;
  const asked = pace.depth - 1;
  if (depth > asked && s.stack[asked] === pace.frame) {
    if (depth > pace.depth || kind !== pace.kind) return false;
  } else {
    pace.turns += 1;
    pace.depth = depth;
    pace.frame = s.stack[depth - 1];
    pace.kind = kind;
  }
  pace.actions += 1;
  return true;
}
