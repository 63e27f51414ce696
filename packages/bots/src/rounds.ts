/**
 * How far a thought goes: to the end of the round, in any game. Where the game does not say what that is: a seat's turn is what
 * it is asked time and again, at the bottom of all it is asked; the round is the outermost frame that is another one when its
 * turn comes again, unless it is a world or a chapter that has ended as well. One plays on for a while and looks.
 */
import type { Decision, Frame, Game, MachineState, Seat } from '@questhall/kernel';
import { advance, answer } from '@questhall/kernel';
import type { Chance } from './chance.ts';
import { readyOption } from './inclination.ts';

export interface Rounds {
  /** How many frames lie below the one of a round; nothing: no turn comes again in a frame of its own. */
  readonly depth: number | undefined;
  /** No frame holds the turns of a round together: it is over when the seat's own turn comes again. */
  readonly ofTurns: boolean;
  /** No thought goes on for more choices than this. */
  readonly choices: number;
}

const MOST_CHOICES = 120;
/** Where neither a round nor the match has an end in sight. */
const ENDLESS = 12;

/** One looks this many questions ahead, or until what is at the bottom has come again so often. */
const LOOK_AHEAD = 80;
const ENOUGH = 3;

/** A question that may be a seat's turn: how often it was asked, how often by other frames than before, and by which last. */
interface Turn {
  readonly height: number;
  times: number;
  again: number;
  frames: readonly Frame[];
  /** The most frames that stayed the same until another frame asked it. */
  depth: number;
}

/** Where the match ends before a turn comes again, thoughts go to its end. Plays on in this position. */
export function roundsOf<S extends MachineState>(game: Game<S>, s: S, seat: Seat, chance: Chance): Rounds {
  const named = s.stack.findIndex(({ proc }) => game.rounds?.includes(proc));
  if (named >= 0) return { depth: named, ofTurns: false, choices: MOST_CHOICES };
  const turns = new Map<string, Turn>();
  let bottom: Turn | undefined;
  let asked = advance(game, s)[0];
  for (let questions = 0; asked && questions < LOOK_AHEAD; questions++) {
    if (asked.seat === seat) {
      const turn = note(turns, asked.kind, s.stack);
      if (!bottom || turn.height < bottom.height) bottom = turn;
      if (bottom.again >= ENOUGH) break;
    }
    answer(game, s, asked.seat, readyOption(game, s, asked, chance));
    asked = advance(game, s)[0];
  }
  const most = Math.max(...[...turns.values()].map(({ times }) => times));
  const [turn] = [...turns.values()]
    .filter(({ depth, times }) => depth >= 0 && times > most / 2)
    .sort((l, r) => l.height - r.height);
  if (!turn) return { depth: undefined, ofTurns: false, choices: asked ? ENDLESS : MOST_CHOICES };
  return { depth: turn.depth, ofTurns: turn.depth === turn.height - 1, choices: MOST_CHOICES };
}

function note(turns: Map<string, Turn>, kind: string, stack: readonly Frame[]): Turn {
  const height = stack.length;
  const key = `${kind} ${height}`;
  const turn = turns.get(key) ?? { height, times: 0, again: 0, frames: stack, depth: -1 };
  turns.set(key, turn);
  turn.times += 1;
  const depth = stack.findIndex((frame, at) => frame !== turn.frames[at]);
  if (depth >= 0) turn.again += 1;
  turn.depth = Math.max(turn.depth, depth);
  turn.frames = [...stack];
  return turn;
}

/** Where a thought ends that begins in this position: whether this question is beyond it. */
export function horizonOf<S extends MachineState>(
  game: Game<S>,
  s: S,
  seat: Seat,
  { depth, ofTurns }: Rounds,
): (asked: Decision) => boolean {
  if (depth === undefined) return () => false;
  const round = s.stack[depth];
  const side = game.side(s, seat);
  return (asked) =>
    s.stack[depth] !== round && (ofTurns ? asked.seat === seat : game.side(s, asked.seat) === side);
}
