/**
 * Where one action ends and the next begins, for any game. Rules ask in small steps: which combo, how to pay, whom to
 * hit. A position in the middle of that says little (the price is paid, the blow has not fallen), so positions are
 * judged only between actions. The stack of frames tells: an action lasts as long as the frame that asked for it is
 * under way. So a turn in which one may do several things is one action, and a window for reactions lasts until what
 * was reacted to has happened: what is compared is compared at the same time.
 */
import type { Decision, Frame, MachineState, Seat } from '@questhall/kernel';

export interface Pace {
  depth: number;
  frame: Frame | undefined;
  kind: string;
  seat: Seat;
  /** Somebody else was asked the same by the same frame: turns go round without frames of their own. */
  around: boolean;
  /** How often the same was asked again. */
  repeats: number;
  /** How many actions are over. */
  actions: number;
}

/** A frame that asks the same seat this often without end is not one action. */
const MOST_REPEATS = 30;

/** The action that begins with this question. */
export function paceFrom(s: MachineState, asked: Decision): Pace {
  const pace: Pace = { depth: 0, frame: undefined, kind: '', seat: 0, around: false, repeats: 0, actions: 0 };
  begin(pace, s, asked);
  return pace;
}

function begin(pace: Pace, s: MachineState, { kind, seat }: Decision): void {
  pace.depth = s.stack.length;
  pace.frame = s.stack[pace.depth - 1];
  pace.kind = kind;
  pace.seat = seat;
  pace.around = false;
  pace.repeats = 0;
}

/** The frame that asked at the beginning of the action is still under way. */
export const isUnderWay = (pace: Pace, s: MachineState): boolean => s.stack[pace.depth - 1] === pace.frame;

/** Takes note of the next question, and says whether a new action begins with it. Nobody acts without a choice. */
export function isNewAction(pace: Pace, s: MachineState, asked: Decision): boolean {
  if (asked.options.length === 1) return false;
  if (isUnderWay(pace, s)) {
    if (s.stack.length > pace.depth || asked.kind !== pace.kind) return false;
    if (asked.seat !== pace.seat) {
      pace.around = true;
      return false;
    }
    pace.repeats += 1;
    if (!pace.around && pace.repeats < MOST_REPEATS) return false;
  }
  begin(pace, s, asked);
  pace.actions += 1;
  return true;
}
