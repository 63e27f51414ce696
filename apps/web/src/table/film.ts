/** A match on record, to be looked at from any point and through any eyes. */
import type { Answer, Game, GameEvent, Match, MatchRecord, Recorded, Viewer } from '@questhall/kernel';
import { eventsFor, matchFrom, present, replay, submit } from '@questhall/kernel';
import type { LogPage, Seen } from '@questhall/protocol';
import type { GameTable } from './game-table.ts';

export interface Film {
  /** How many answers were given. */
  readonly length: number;
  readonly seats: readonly string[];
  /** The table after so many answers. */
  readonly seenAt: (answers: number, viewer: Viewer) => Seen;
  /** What the last of so many answers brought about; with 0: the beginning. */
  readonly eventsAt: (answers: number, viewer: Viewer) => readonly GameEvent[];
  /** The latest of what happened before. */
  readonly logAt: (answers: number, viewer: Viewer) => readonly LogPage[];
  /** What is answered next. */
  readonly nextAt: (answers: number) => Answer | undefined;
}

/** A copy of the match is kept after so many answers, so that going back is quick. */
const KEPT_EVERY = 40;
const LOG_PAGES = 60;

/** Plays the record once, in full. Throws when it does not play by these rules. */
export function openFilm(game: Game, record: MatchRecord, dice?: GameTable['dice']): Film {
  const recorded: (readonly Recorded[])[] = [];
  const kept: Match['state'][] = [];
  replay(game, record, record.answers.length, (match, events) => {
    if (recorded.length % KEPT_EVERY === 0) kept.push(game.clone(match.state));
    recorded.push(events);
  });

  const { options, seed, seats, answers } = record;
  const matchAt = (count: number): Match => {
    const from = Math.floor(count / KEPT_EVERY);
    const state = game.clone(kept[from] as Match['state']);
    const match = matchFrom(game, { options, seed, seats }, state);
    for (const { seat, option, handed } of answers.slice(from * KEPT_EVERY, count)) {
      const decision = match.decisions.find((open) => open.seat === seat)?.id ?? -1;
      submit(match, { seat, option, decision }, handed);
    }
    return match;
  };
  let now: { readonly at: number; readonly match: Match } | undefined;

  const eventsAt = (count: number, viewer: Viewer): readonly GameEvent[] =>
    eventsFor(viewer, recorded[count] ?? []);
  return {
    length: answers.length,
    seats,
    seenAt(count, viewer) {
      if (now?.at !== count) now = { at: count, match: matchAt(count) };
      const { view, waiting, outcome } = present(now.match, viewer);
      const { state } = now.match;
      return {
        view,
        waiting,
        outcome,
        decision: null,
        undo: 'none',
        clock: null,
        ...(dice && { dice: dice({ state, answers: answers.slice(0, count) }) }),
      };
    },
    eventsAt,
    logAt(count, viewer) {
      const first = Math.max(0, count - LOG_PAGES);
      return Array.from({ length: count - first + 1 }, (_, index) => ({
        version: first + index,
        events: eventsAt(first + index, viewer),
      }));
    },
    nextAt: (count) => answers[count],
  };
}
