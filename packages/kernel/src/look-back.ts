/**
 * A match that is over, looked back at: how likely one side was to win after each answer, by the judgement of the bots;
 * what turned it; and who did what.
 */
import { canonical } from './data.ts';
import { takeEvents } from './events.ts';
import type { Game } from './game.ts';
import type { MatchRecord } from './match.ts';
import { openMatch, submit } from './match.ts';
import type { Beat, Telling } from './telling.ts';
import { nextBeat, partOf, pointed, tell } from './telling.ts';
import type { GameEvent, Json, Recorded, Ref, Seat } from './types.ts';

/** What somebody did over a whole match, by the names of the deeds. */
export interface Doer {
  readonly who: Ref;
  readonly name: string;
  readonly seat: Seat;
  readonly deeds: ReadonlyMap<string, number>;
}

/** What somebody had a hand in: how often which kind of event, and by which cards, abilities or dice. */
export interface Made {
  readonly events: ReadonlyMap<string, number>;
  readonly by: ReadonlyMap<string, number>;
}

/** A turn after which the match stood differently, by the most telling thing that happened in it. */
export interface Turning {
  /** How many answers were given. */
  readonly at: number;
  readonly text: string;
  /** What it did to the chance to win. */
  readonly by: number;
}

export interface LookBack {
  /** After 0, 1, 2 … answers, 0 to 1. */
  readonly chances: readonly number[];
  readonly turnings: readonly Turning[];
  readonly doers: readonly Doer[];
  /** By seat. */
  readonly made: ReadonlyMap<Seat, Made>;
}

/** A smaller change decides nothing. */
const LEAST = 0.04;
const MOST_TURNINGS = 4;

interface Course {
  readonly chances: number[];
  readonly turnings: Turning[];
  readonly doers: Map<string, { who: Ref; name: string; seat: Seat; deeds: Map<string, number> }>;
  readonly made: Map<Seat, { events: Map<string, number>; by: Map<string, number> }>;
}

/** The turn that is being looked at: the chance at its beginning, and what to tell of it. */
interface Turn {
  readonly chance: number;
  best: { readonly at: number; readonly text: string; readonly worth: number } | undefined;
}

/** Looks back step by step: whoever calls decides how much is done at a time. */
export function* lookBack(game: Game, record: MatchRecord, seat: Seat): Generator<void, LookBack> {
  const { telling } = game;
  const { options, seed, seats, answers } = record;
  const match = openMatch(game, { options, seed, seats });
  const course: Course = {
    chances: [game.evaluate(match.state, seat)],
    turnings: [],
    doers: new Map(),
    made: new Map(),
  };
  let beat: Beat | undefined;
  let turn: Turn = { chance: course.chances[0] ?? 0, best: undefined };
  takeEvents(match.state);
  for (const [index, answer] of answers.entries()) {
    const decision = match.decisions.find((open) => open.seat === answer.seat)?.id ?? -1;
    const submitted = submit(match, { seat: answer.seat, option: answer.option, decision }, answer.handed);
    if ('refused' in submitted) break;
    const { outcome } = match.state;
    const chance = outcome ? Number(outcome.winners.includes(seat)) : game.evaluate(match.state, seat);
    course.chances.push(chance);
    if (telling) {
      const view = game.view(match.state, null);
      const heard = beatsAfter(telling, beat, submitted.events);
      for (const { event } of submitted.events) {
        tally(course, telling, event, view);
        note(course, telling, event, view);
      }
      for (const each of heard) {
        const worth = worthOf(telling, each);
        if (worth === 0 || (turn.best !== undefined && turn.best.worth > worth)) continue;
        const text = headlineOf(game, telling, each, view);
        if (text !== undefined) turn.best = { at: index + 1, text, worth };
      }
      const over =
        outcome !== null || (beat !== undefined && heard.at(-1)?.turn !== beat.turn && heard.length > 0);
      beat = heard.at(-1) ?? beat;
      if (over) {
        const by = chance - turn.chance;
        if (turn.best !== undefined && Math.abs(by) >= LEAST)
          course.turnings.push({ at: turn.best.at, text: turn.best.text, by });
        turn = { chance, best: undefined };
      }
    }
    yield;
  }
  return {
    chances: course.chances,
    turnings: decisive(course.turnings),
    doers: [...course.doers.values()],
    made: course.made,
  };
}

const decisive = (turnings: readonly Turning[]): readonly Turning[] =>
  turnings
    .toSorted((a, b) => Math.abs(b.by) - Math.abs(a.by))
    .slice(0, MOST_TURNINGS)
    .toSorted((a, b) => a.at - b.at);

function beatsAfter(
  telling: Telling,
  last: Beat | undefined,
  recorded: readonly Recorded[],
): readonly Beat[] {
  const heard: Beat[] = [];
  let beat = last;
  for (const { event } of recorded) {
    beat = nextBeat(telling, beat, event);
    if (heard.at(-1)?.number === beat.number) heard[heard.length - 1] = beat;
    else heard.push(beat);
  }
  return heard;
}

/** How much a beat has to tell: a great event, somebody hurt, something done; 0: nothing. */
function worthOf(telling: Telling, { losses, events, weight }: Beat): number {
  if (!events.some((event) => partOf(telling, event).causes)) return 0;
  if (weight === 'grand') return 3;
  return losses.some(({ what }) => what === 'life') ? 2 : 1;
}

/** A great event, somebody hurt, or what a sum comes to. */
function isResult(telling: Telling, event: GameEvent): boolean {
  const { weight, loses, sum = [] } = partOf(telling, event);
  return weight === 'grand' || loses === 'life' || sum.some(({ sign }) => sign === '=');
}

/** The cause of a beat, and what came of it. */
function headlineOf(game: Game, telling: Telling, beat: Beat, view: Json): string | undefined {
  const said = tell(telling, beat, game.words, view);
  const text = beat.events
    .filter((event) => isResult(telling, event))
    .flatMap((event) => game.words.event(event, view) ?? [])
    .at(-1);
  return text === undefined || text === said?.headline ? said?.headline : `${said?.headline} ${text}`;
}

function tally({ doers }: Course, telling: Telling, event: GameEvent, view: Json): void {
  for (const { of, by, n, best } of partOf(telling, event).deeds ?? []) {
    const amount =
      n === undefined ? 1 : Number((event as GameEvent & { readonly [field: string]: unknown })[n]);
    for (const who of pointed(by, event)) {
      const seat = telling.seat(who, view);
      if (seat === undefined || !(amount > 0)) continue;
      const key = canonical(who);
      const doer = doers.get(key) ?? { who, name: telling.name(who, view), seat, deeds: new Map() };
      const before = doer.deeds.get(of) ?? 0;
      doer.deeds.set(of, best ? Math.max(before, amount) : before + amount);
      doers.set(key, doer);
    }
  }
}

/** Who has done it, or has earned something by it, had a hand in it: once, with however many figures. */
function note({ made }: Course, telling: Telling, event: GameEvent, view: Json): void {
  const { source, by, deeds = [] } = partOf(telling, event);
  const doers = [source, ...deeds.map((deed) => deed.by)].flatMap((pointer) => pointed(pointer, event));
  for (const seat of new Set(doers.map((who) => telling.seat(who, view)))) {
    if (seat === undefined) continue;
    const mine = made.get(seat) ?? { events: new Map(), by: new Map() };
    made.set(seat, mine);
    mine.events.set(event.type, (mine.events.get(event.type) ?? 0) + 1);
    for (const thing of pointed(by, event)) {
      const name = telling.name(thing, view);
      mine.by.set(name, (mine.by.get(name) ?? 0) + 1);
    }
  }
}
