/**
 * How a match is told. Events come one by one; people follow beats: who does what to whom, by which card, with which
 * numbers, and because of what. A game declares for each kind of event what it is in the story. The sentences stay the
 * game's words. Page, terminal, screen readers, log and endings all read the same beats.
 */
import { same } from './data.ts';
import type { Words } from './game.ts';
import type { GameEvent, Json, Ref } from './types.ts';

/** How much an event matters to those who watch: how long it stays in sight. */
const WEIGHTS = ['silent', 'light', 'plain', 'heavy', 'grand'] as const;
export type Weight = (typeof WEIGHTS)[number];

/** What somebody may lose. */
const LOSSES = ['life', 'card', 'turn'] as const;
export type Loss = (typeof LOSSES)[number];

/** How a number enters the sum: it stands first, is added, is taken off, must be reached, or is what comes of it. */
const SIGNS = ['', '+', '−', 'of', '='] as const;
export type Sign = (typeof SIGNS)[number];

/** A thing on the table whose name a field of the event holds: `{ creature: 'by' }`. A list names several. */
export type Pointer = { readonly [kind: string]: string };

/** Fields, and the values of which one must be there. */
export type Where = { readonly [field: string]: readonly string[] };

export interface Addend {
  readonly sign: Sign;
  /** The field with the number. */
  readonly of: string;
  /** What it counts, in a word or two. */
  readonly called: string;
}

/** For the statistics of an ending: so much of something, by somebody. */
export interface Deed {
  readonly of: string;
  readonly by: Pointer;
  /** The field that says how much; without it, once. */
  readonly n?: string;
  /** Only the largest counts: a throw. */
  readonly best?: true;
}

/** What a kind of event is in the story. */
export interface Part {
  readonly weight: Weight;
  /**
   * It begins a chapter, a turn or a beat; `next`: a beat, if something was resolved in the one before; `again`: a beat, if
   * the one before has one of its kind. Without it, it goes on with the beat before it.
   */
  readonly opens?: 'chapter' | 'turn' | 'beat' | 'next' | 'again';
  /** It opens only where this holds: a step does, a push does not. */
  readonly opensFor?: Where;
  readonly source?: Pointer;
  readonly targets?: Pointer;
  /** The card, ability or row that is being resolved. */
  readonly by?: Pointer;
  /** What follows in the same beat happens because of it. */
  readonly causes?: true;
  readonly loses?: Loss;
  /** Its own sentence says because of what: always, or where this holds. */
  readonly itself?: true | Where;
  readonly sum?: readonly Addend[];
  readonly deeds?: readonly Deed[];
}

/** Who has how much that can be lost. */
export interface Standing {
  readonly who: Ref;
  readonly life?: number;
  readonly cards?: number;
  /** Still to be taken in this round. */
  readonly turns?: number;
}

export interface Telling<V = Json> {
  readonly parts: { readonly [type: string]: Part };
  /** The seat a figure belongs to, for statistics; nothing: it is nobody's. */
  seat(who: Ref, view: V): number | undefined;
  name(thing: Ref, view: V): string;
  standing(view: V): readonly Standing[];
}

/** A number as it arose. */
export interface Term {
  readonly sign: Sign;
  readonly value: number;
  readonly called: string;
  /** Whom it concerns. */
  readonly who: Ref | null;
}

export interface Beat {
  /** Of all beats told so far, from 0. */
  readonly number: number;
  /** Which chapter and which turn it belongs to: those who share a number share it. */
  readonly chapter: number;
  readonly turn: number;
  readonly opens: 'chapter' | 'turn' | 'beat';
  /** All that was a cause in this turn so far. */
  readonly causes: readonly GameEvent[];
  readonly events: readonly GameEvent[];
  readonly source: Ref | null;
  readonly by: Ref | null;
  readonly targets: readonly Ref[];
  readonly sum: readonly Term[];
  /** The heaviest of its events. */
  readonly weight: Weight;
  readonly losses: readonly Lost[];
}

export interface Lost {
  readonly what: Loss;
  readonly who: readonly Ref[];
  readonly event: GameEvent;
  /** The event it came of; the loss itself, where its own sentence says why; nothing: nobody is told. */
  readonly because: GameEvent | null;
}

type Fields = { readonly [field: string]: unknown };

const PLAIN: Part = { weight: 'plain', opens: 'beat' };

export const partOf = (telling: Pick<Telling, 'parts'>, { type }: GameEvent): Part =>
  telling.parts[type] ?? PLAIN;

const isName = (value: unknown): value is string | number =>
  (typeof value === 'string' && value !== '') || (typeof value === 'number' && value >= 0);

/** The things a pointer names in this event. Nobody is an empty name, or a number below 0. */
export function pointed(pointer: Pointer | undefined, event: GameEvent): readonly Ref[] {
  if (pointer === undefined) return [];
  return Object.entries(pointer).flatMap(([kind, field]) => {
    const value = (event as GameEvent & Fields)[field];
    const all: readonly unknown[] = Array.isArray(value) ? value : [value];
    return all.filter(isName).map((name) => ({ [kind]: name }));
  });
}

const numberIn = (event: GameEvent, field: string): number | undefined => {
  const value = (event as GameEvent & Fields)[field];
  return typeof value === 'number' ? value : undefined;
};

const heavier = (a: Weight, b: Weight): Weight => (WEIGHTS.indexOf(a) < WEIGHTS.indexOf(b) ? b : a);

const withoutDoubles = (refs: readonly Ref[]): readonly Ref[] =>
  refs.filter((ref, at) => refs.findIndex((other) => same(other, ref)) === at);

function termsOf(event: GameEvent, { sum = [], targets }: Part): readonly Term[] {
  const [who = null] = pointed(targets, event);
  return sum.flatMap(({ sign, of, called }) => {
    const value = numberIn(event, of);
    return value === undefined ? [] : [{ sign, value, called, who }];
  });
}

const holds = (where: Where, event: GameEvent): boolean =>
  Object.entries(where).every(([field, values]) => {
    const value = (event as GameEvent & Fields)[field];
    return typeof value === 'string' && values.includes(value);
  });

const explainsItself = (event: GameEvent, { itself }: Part): boolean =>
  itself === true || (itself !== undefined && holds(itself, event));

const causesIn = (telling: Telling, events: readonly GameEvent[]): readonly GameEvent[] =>
  events.filter((event) => partOf(telling, event).causes);

/**
 * What an event came of: the latest cause by the same source in this turn; else the latest one in its beat, or in the turn,
 * before which comes what others than the one concerned have done.
 */
function causeOf(telling: Telling, beat: Beat | undefined, event: GameEvent): GameEvent | null {
  const part = partOf(telling, event);
  if (explainsItself(event, part)) return event;
  if (beat === undefined) return null;
  const byOneOf =
    (refs: readonly Ref[]) =>
    (cause: GameEvent): boolean => {
      const [source] = pointed(partOf(telling, cause).source, cause);
      return source !== undefined && refs.some((ref) => same(ref, source));
    };
  const concerned = byOneOf(pointed(part.targets, event));
  const inBeat = causesIn(telling, beat.events);
  return (
    beat.causes.findLast(byOneOf(pointed(part.source, event))) ??
    inBeat.findLast((cause) => !concerned(cause)) ??
    beat.causes.findLast((cause) => !concerned(cause)) ??
    beat.causes.at(-1) ??
    null
  );
}

function lossOf(telling: Telling, beat: Beat | undefined, event: GameEvent): readonly Lost[] {
  const { loses, targets } = partOf(telling, event);
  if (loses === undefined) return [];
  return [{ what: loses, who: pointed(targets, event), event, because: causeOf(telling, beat, event) }];
}

function begun(telling: Telling, last: Beat | undefined, event: GameEvent): Beat {
  const part = partOf(telling, event);
  const opens = part.opens === 'chapter' || part.opens === 'turn' ? part.opens : 'beat';
  const chapter = (last?.chapter ?? 0) + (opens === 'chapter' ? 1 : 0);
  return {
    number: (last?.number ?? -1) + 1,
    chapter,
    turn: (last?.turn ?? 0) + (opens === 'beat' ? 0 : 1),
    opens,
    causes: [...(opens === 'beat' ? (last?.causes ?? []) : []), ...causesIn(telling, [event])],
    events: [event],
    source: pointed(part.source, event)[0] ?? null,
    by: pointed(part.by, event)[0] ?? null,
    targets: pointed(part.targets, event),
    sum: termsOf(event, part),
    weight: part.weight,
    losses: lossOf(telling, undefined, event),
  };
}

function continued(telling: Telling, beat: Beat, event: GameEvent): Beat {
  const part = partOf(telling, event);
  return {
    ...beat,
    causes: [...beat.causes, ...causesIn(telling, [event])],
    events: [...beat.events, event],
    source: beat.source ?? pointed(part.source, event)[0] ?? null,
    by: pointed(part.by, event)[0] ?? beat.by,
    targets: withoutDoubles([...beat.targets, ...pointed(part.targets, event)]),
    sum: [...beat.sum, ...termsOf(event, part)],
    weight: heavier(beat.weight, part.weight),
    losses: [...beat.losses, ...lossOf(telling, beat, event)],
  };
}

/** Does this event begin a beat of its own, after this one? */
export function opensBeat(telling: Telling, last: Beat | undefined, event: GameEvent): boolean {
  const { opens, opensFor } = partOf(telling, event);
  if (last === undefined) return true;
  if (opens === undefined || (opensFor !== undefined && !holds(opensFor, event))) return false;
  if (opens === 'next') return causesIn(telling, last.events).length > 0;
  return opens !== 'again' || last.events.some(({ type }) => type === event.type);
}

/** The beat after this event: a new one, or the last one grown by it. */
export const nextBeat = (telling: Telling, last: Beat | undefined, event: GameEvent): Beat =>
  last === undefined || opensBeat(telling, last, event)
    ? begun(telling, last, event)
    : continued(telling, last, event);

/** All events in beats. */
export function beatsOf(telling: Telling, events: readonly GameEvent[]): readonly Beat[] {
  const beats: Beat[] = [];
  for (const event of events) {
    const last = beats.at(-1);
    const next = nextBeat(telling, last, event);
    if (last !== undefined && next.number === last.number) beats[beats.length - 1] = next;
    else beats.push(next);
  }
  return beats;
}

/** A beat in sentences. */
export interface Told {
  readonly headline: string;
  readonly lines: readonly string[];
  readonly because: string | undefined;
}

/** What a listener hears of a beat; nothing: there is nothing to say. */
export function tell<V>(
  telling: Pick<Telling, 'parts'>,
  beat: Beat,
  words: Pick<Words<V>, 'event'>,
  view: V,
): Told | undefined {
  const said = beat.events.flatMap((event) => {
    const text = words.event(event, view);
    return text === undefined ? [] : [{ text, causes: partOf(telling, event).causes === true }];
  });
  const head = said.find(({ causes }) => causes) ?? said[0];
  if (head === undefined) return undefined;
  const { text: headline } = head;
  const lines = said.filter((each) => each !== head).map(({ text }) => text);
  const cause = beat.losses.find(({ because }) => because !== null)?.because;
  const because = cause ? words.event(cause, view) : undefined;
  return { headline, lines, because };
}
