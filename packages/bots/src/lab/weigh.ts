/** One match played to weigh a game: what was used, what was offered, what was chosen, and who won. */
import type {
  Answer,
  Decision,
  Game,
  GameEvent,
  Json,
  MatchOptions,
  MatchRecord,
  Option,
  Seat,
} from '@questhall/kernel';
import { about, advance, answer, seeded, takeEvents } from '@questhall/kernel';
import { createBot } from '../levels.ts';
import type { Bot, Budget, Level } from '../types.ts';
import type { Fields } from './fields.ts';
import { has } from './fields.ts';
import { matchNumber } from './match-number.ts';

/** What is looked for in a match besides who wins: targets of a game are such. */
export interface Watch {
  readonly kind: string;
  readonly event?: Fields;
  readonly seat?: string;
  readonly decision?: string;
  readonly about?: string;
  readonly deed?: string;
}

export interface LabWork {
  readonly setups: readonly MatchOptions[];
  readonly levels: readonly Level[];
  readonly seed: string;
  readonly budget: Budget | null;
  /** What is looked for besides. */
  readonly targets: readonly Watch[];
  /** What players choose, by id: somebody takes it. Where sides play against each other, they take turns with it. */
  readonly prefer?: string;
  /** Every set-up is dealt the same in each round: what differs is what is weighed. */
  readonly paired?: true;
}

/** How often something stood among the options, was taken, and would have been taken by somebody who picks blindly. */
export interface Pick {
  offered: number;
  chosen: number;
  expected: number;
}

export interface Weighed {
  readonly setup: number;
  readonly how: string | null;
  readonly answers: number;
  readonly levels: readonly Level[];
  /** For each side of the table, with its seats: whether it won and which pieces its seats chose. */
  readonly sides: readonly {
    readonly side: number;
    readonly seats: readonly number[];
    readonly won: boolean;
    readonly chose: readonly string[];
  }[];
  /** Pieces of content that came into play at all. */
  readonly used: readonly string[];
  readonly pieces: readonly (readonly [string, Pick])[];
  /** For each target: how often its event happened, or whether the seat it named won. */
  readonly watched: readonly number[];
  /** For each thing that was offered and could be had: how often, and how often it was declined. */
  readonly declined: readonly (readonly [string, { readonly offered: number; readonly declined: number }])[];
  /** By kind of question and deed, as `act standardAttack`. */
  readonly deeds: readonly (readonly [string, Pick])[];
  /** How far apart the scores were at the end. */
  readonly gap: number;
  /** The side that took what was to be taken; nothing: nobody did. */
  readonly taker: number | null;
}

const LONGEST = 200_000;

export function weigher(game: Game, work: LabWork): (number: number) => Weighed {
  const piecesIn = finderOf(game);
  return (number) => weigh(game, piecesIn, work, number, () => {});
}

/** Otherwise every match is its own deal: what is dealt at random is weighed in many combinations. */
const seedOf = (work: LabWork, number: number): string =>
  work.paired ? matchNumber(work, number).seed : `${work.seed}/${number}`;

/** The same match again, as a record that can be watched. */
export function recordOf(game: Game, work: LabWork, number: number): MatchRecord {
  const answers: Answer[] = [];
  const { options } = matchNumber(work, number);
  weigh(game, finderOf(game), work, number, (each) => answers.push(each));
  return {
    game: game.id,
    rulesVersion: game.version,
    options,
    seed: seedOf(work, number),
    seats: Array.from({ length: options.players }, (_, seat) => `Bot ${seat + 1}`),
    answers,
  };
}

/** Scores of a match that keeps none are equal. */
const gapOf = (score: readonly number[] = [0]): number => Math.max(...score) - Math.min(...score);

type Finder = (option: Option) => readonly string[];

function weigh(
  game: Game,
  piecesIn: Finder,
  work: LabWork,
  number: number,
  note: (answer: Answer) => void,
): Weighed {
  const { setup, round, options } = matchNumber(work, number);
  const seed = seedOf(work, number);
  const levels = Array.from(
    { length: options.players },
    (_, seat) => work.levels[(seat + round) % work.levels.length] as Level,
  );
  const bots = levels.map((level, seat) => createBot(level, { seed: `${seed} bot ${seat}` }));
  const s = game.setup(options, seeded(seed));
  const used = new Set<string>();
  const chose = levels.map(() => new Set<string>());
  const pieces = new Map<string, Pick>();
  const deeds = new Map<string, Pick>();
  const watched = work.targets.map(() => 0);
  const named = new Map<number, Seat>();
  const declined = new Map<string, { offered: number; declined: number }>();
  let answers = 0;
  let taker: number | null = null;
  while (answers < LONGEST) {
    const [decision] = advance(game, s);
    for (const { event } of takeEvents(s)) {
      for (const piece of game.used(event)) used.add(piece);
      for (const [at, target] of work.targets.entries()) {
        if (target.event === undefined || !has(event, target.event)) continue;
        if (target.kind === 'namedWins') named.set(at, firstSeat(event, target.seat ?? ''));
        else watched[at] = (watched[at] ?? 0) + 1;
      }
    }
    if (!decision) break;
    const side = game.side(s, decision.seat);
    const isDue = taker === null && work.prefer !== undefined && side === game.side(s, round % levels.length);
    const wanted: Option | undefined = isDue
      ? decision.options.find((each) => isAbout(each, work.prefer))
      : undefined;
    if (wanted !== undefined) taker = side;
    const option =
      wanted ?? (bots[decision.seat] as Bot).choose(game, s, decision, work.budget ?? undefined).option;
    if (decision.options.length > 1) {
      countPicks(pieces, decision, option, piecesIn);
      countPicks(deeds, decision, option, (candidate) => [`${decision.kind} ${candidate.do}`]);
      for (const piece of piecesIn(option)) chose[decision.seat]?.add(piece);
      for (const target of work.targets) {
        if (target.kind !== 'declined' || target.decision !== decision.kind) continue;
        const id = String(about(game, s, decision.seat)[target.about ?? '']);
        const known = declined.get(id) ?? { offered: 0, declined: 0 };
        declined.set(id, known);
        known.offered += 1;
        if (option.do === target.deed) known.declined += 1;
      }
    }
    note({ seat: decision.seat, option });
    answer(game, s, decision.seat, option);
    answers += 1;
  }
  const winners = s.outcome?.winners ?? [];
  const sides = levels.map((_, seat) => game.side(s, seat));
  for (const [at, seat] of named) watched[at] = winners.includes(seat) ? 1 : 0;
  return {
    setup,
    how: s.outcome?.how ?? null,
    answers,
    levels,
    sides: [...new Set(sides)].map((side) => {
      const seats = sides.flatMap((each, seat) => (each === side ? [seat] : []));
      return {
        side,
        seats,
        won: seats.some((seat) => winners.includes(seat)),
        chose: [...new Set(seats.flatMap((seat) => [...(chose[seat] ?? [])]))],
      };
    }),
    used: [...used],
    pieces: [...pieces],
    watched,
    declined: [...declined],
    deeds: [...deeds],
    gap: gapOf(s.outcome?.score),
    taker,
  };
}

/** Whether an option is to take this. */
const isAbout = (option: Option, id: string | undefined): boolean =>
  id !== undefined && Object.values(option).includes(id);

/** A field may name one seat, or several in order. */
function firstSeat(event: GameEvent, field: string): Seat {
  const named = (event as unknown as { readonly [field: string]: Json })[field];
  return Number(Array.isArray(named) ? named[0] : named);
}

export function countPicks(
  picks: Map<string, Pick>,
  { options }: Decision,
  chosen: Option,
  keysOf: (option: Option) => readonly string[],
): void {
  const among = new Map<string, number>();
  for (const option of options) {
    for (const key of keysOf(option)) among.set(key, (among.get(key) ?? 0) + 1);
  }
  const taken = keysOf(chosen);
  for (const [key, count] of among) {
    // Nothing is learnt where every option is about it.
    if (count === options.length) continue;
    const pick = picks.get(key) ?? { offered: 0, chosen: 0, expected: 0 };
    picks.set(key, pick);
    pick.offered += 1;
    pick.expected += count / options.length;
    if (taken.includes(key)) pick.chosen += 1;
  }
}

/**
 * Finds the pieces of content that an option names, wherever in it they stand. Content may be listed by kind, as
 * `hero:bard`; an option then says `{ hero: 'bard' }`, or just `bard` where only one piece has that name.
 */
export function finderOf({ content }: Game): Finder {
  const exact = new Set(content);
  const byName = new Map<string, string | undefined>();
  for (const piece of content) {
    const name = piece.slice(piece.indexOf(':') + 1);
    byName.set(name, byName.has(name) ? undefined : piece);
  }
  const named = (key: string, name: string): string | undefined => {
    if (exact.has(`${key}:${name}`)) return `${key}:${name}`;
    return exact.has(name) ? name : byName.get(name);
  };
  const within = (key: string, value: Json): readonly (string | undefined)[] => {
    if (typeof value === 'string') return [named(key, value)];
    if (typeof value !== 'object' || value === null) return [];
    if (Array.isArray(value)) return value.flatMap((each) => within(key, each));
    return Object.entries(value).flatMap(([inner, each]) => within(inner, each));
  };
  return ({ do: _deed, ...rest }) => [
    ...new Set(within('', rest as Json).filter((piece) => piece !== undefined)),
  ];
}
