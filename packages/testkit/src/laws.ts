/**
 * The laws every game obeys, checked on matches played at random. Cheap ones hold at every decision; those that play on
 * with copies are checked at a part of them.
 */
import type {
  Decision,
  Game,
  MachineState,
  Match,
  MatchOptions,
  MatchRecord,
  Recorded,
} from '@questhall/kernel';
import {
  asGame,
  below,
  hash,
  openMatch,
  recordOf,
  replay,
  seeded,
  submit,
  takeEvents,
} from '@questhall/kernel';
import { asked, faults, intruders, reasons, takingBack, unique } from './laws/answers.ts';
import { clone, copies, plain } from './laws/copies.ts';
import type { Moment } from './laws/moment.ts';
import { events, guess, parts, view } from './laws/secrets.ts';
import { eventWords, outcomeWords, settingWords, words } from './laws/wording.ts';
import type { Policy } from './random-play.ts';
import { anyDeed, anyOption } from './random-play.ts';
import type { Referee } from './referee.ts';
import { objectionText, refereed } from './referee.ts';

type Law = (moment: Moment) => string | undefined;

const ALWAYS: { readonly [law: string]: Law } = { asked, unique, faults };
const SAMPLED: { readonly [law: string]: Law } = {
  plain,
  clone,
  copies,
  view,
  parts,
  guess,
  events,
  reasons,
  intruders,
  takingBack,
  words,
};

export interface Violation {
  /** Which law, by name. */
  readonly law: string;
  readonly message: string;
  /** The match up to the decision at which it was broken; it can be saved and played again. */
  readonly record: MatchRecord;
}

export interface LawReport {
  games: number;
  decisions: number;
  readonly violations: Violation[];
  /** How often each piece of content was used. */
  readonly used: Map<string, number>;
  /** Content that was never used. */
  readonly unused: readonly string[];
  /** Decisions of each match that ended. */
  readonly lengths: number[];
  /** How often a match ended in each way. */
  readonly outcomes: Map<string, number>;
}

export interface LawSettings {
  readonly games: number;
  readonly seed: string;
  /** The matches take turns with these. */
  readonly options: readonly MatchOptions[];
  /** At which part of the decisions the expensive laws are checked, 0 to 1. */
  readonly thorough?: number;
  /** A match with more decisions does not end. */
  readonly limit?: number;
  /** How players choose; without it, every other match chooses deeds first. */
  readonly policy?: Policy;
  /** Watches every match; its first objection ends the match. */
  readonly referee?: Referee;
  /** Called after each match; true ends it all. */
  readonly each?: (report: LawReport) => boolean | undefined;
}

/** So many broken laws are enough to see what is wrong. */
const ENOUGH = 10;

export function checkLaws<S extends MachineState, O extends MatchOptions, V>(
  typed: Game<S, O, V>,
  settings: LawSettings,
): LawReport {
  const game = asGame(typed);
  const used = new Map<string, number>(game.content.map((piece) => [piece, 0]));
  const report: LawReport = {
    games: 0,
    decisions: 0,
    violations: [],
    used,
    get unused() {
      return game.content.filter((piece) => used.get(piece) === 0);
    },
    lengths: [],
    outcomes: new Map(),
  };
  for (let number = 0; number < settings.games && report.violations.length < ENOUGH; number++) {
    playOne(game, settings, number, report);
    report.games += 1;
    if (settings.each?.(report)) break;
  }
  return report;
}

function playOne(game: Game, settings: LawSettings, number: number, report: LawReport): void {
  const options = settings.options[number % settings.options.length];
  if (!options) throw new Error('the laws need options to play with');
  const seed = `${settings.seed}-${number}`;
  const seats = Array.from({ length: options.players }, (_, seat) => `Seat ${seat + 1}`);
  const setup = { options, seed, seats };
  let match: Match | undefined;
  let found: Broken | undefined;
  try {
    match = openMatch(game, setup);
    found = broken('words', settingWords(game)) ?? course(match, settings, number, report);
  } catch (error) {
    found = broken('crash', crashOf(error));
  }
  const record = match
    ? recordOf(match)
    : { game: game.id, rulesVersion: game.version, ...setup, answers: [] };
  if (found) report.violations.push({ ...found, record });
}

interface Broken {
  readonly law: string;
  readonly message: string;
}

const broken = (law: string, message: string | undefined): Broken | undefined =>
  message === undefined ? undefined : { law, message };

/** Plays a match to its end, or to the first law that is broken. */
function course(match: Match, settings: LawSettings, number: number, report: LawReport): Broken | undefined {
  const { game, setup } = match;
  const { limit = 20_000, thorough = 0.1 } = settings;
  const policy = settings.policy ?? (number % 2 === 0 ? anyOption : anyDeed);
  const chance = { rng: seeded(`${setup.seed} player`) };
  const referee = settings.referee && refereed(settings.referee, game, setup.options);
  const opened = takeEvents(match.state);
  const opening =
    broken('content', tally(game, report, opened)) ??
    broken('referee', referee?.opening(match.state, match.decisions, opened).map(objectionText)[0]);
  if (opening) return opening;
  while (!match.state.outcome) {
    if (match.decisions.length === 0) return broken('asked', 'nobody is asked, but there is no outcome');
    if (match.answers.length >= limit) return broken('ends', `no end after ${limit} decisions`);
    const decision = match.decisions[below(chance, match.decisions.length)] as Decision;
    const next = { seat: decision.seat, option: policy(match.state, decision, chance) };
    const moment: Moment = { game, match, decision, next, seed: setup.seed };
    const sampled = below(chance, 1000) < thorough * 1000;
    const before = firstBroken(ALWAYS, moment) ?? (sampled ? firstBroken(SAMPLED, moment) : undefined);
    if (before) return before;
    const submitted = submitOrSay(match, { ...next, decision: decision.id });
    if ('refused' in submitted) {
      return broken('options', `a listed option is refused: ${JSON.stringify(submitted.refused)}`);
    }
    report.decisions += 1;
    const after =
      broken('content', tally(game, report, submitted.events)) ??
      broken('words', eventWords(moment, submitted.events)) ??
      broken(
        'referee',
        referee
          ?.beat(match.state, match.decisions, submitted.events, decision, next.option)
          .map(objectionText)[0],
      );
    if (after) return after;
  }
  report.lengths.push(match.answers.length);
  const { how } = match.state.outcome;
  report.outcomes.set(how, (report.outcomes.get(how) ?? 0) + 1);
  return atTheEnd(match);
}

class Crash extends Error {}

const crashOf = (error: unknown): string => {
  if (error instanceof Crash) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
};

/** A crash says which answer it was: the record ends before it. */
function submitOrSay(match: Match, given: Parameters<typeof submit>[1]): ReturnType<typeof submit> {
  try {
    return submit(match, given);
  } catch (error) {
    throw new Crash(`answering ${JSON.stringify(given)}: ${crashOf(error)}`);
  }
}

function firstBroken(laws: { readonly [law: string]: Law }, moment: Moment): Broken | undefined {
  for (const law in laws) {
    const found = broken(law, laws[law]?.(moment));
    if (found) return found;
  }
  return undefined;
}

/** An ended match has words, takes no more answers, and plays again from its record to the same state. */
function atTheEnd(match: Match): Broken | undefined {
  const { game, state } = match;
  if (!state.outcome) return undefined;
  if (match.decisions.length > 0) return broken('asked', 'somebody is asked although the match is over');
  const late = submit(match, { seat: 0, decision: state.asks, option: { do: 'pass' } });
  if (!('refused' in late)) return broken('intruders', 'an answer was accepted after the end');
  const end = hash(state);
  const again = hash(replay(game, recordOf(match)).state);
  if (again !== end) return broken('replay', `the record leads to ${again} instead of ${end}`);
  return (
    broken('words', outcomeWords(game, game.view(state, null), state.outcome)) ??
    broken('faults', game.faults(state)[0])
  );
}

/** Counts what was used. */
function tally(game: Game, { used }: LawReport, recorded: readonly Recorded[]): string | undefined {
  for (const { event } of recorded) {
    for (const piece of game.used(event)) {
      /** Made by players: it is not in the box. */
      if (piece.includes(':own-')) continue;
      const count = used.get(piece);
      if (count === undefined) return `${event.type} makes use of ${piece}, which is not in the content`;
      used.set(piece, count + 1);
    }
  }
  return undefined;
}
