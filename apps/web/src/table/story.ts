/** The beats of a match as this viewer was told them: sentences made when they happened, and whose turn it was. */
import type { Beat, GameEvent, Json, Telling, Viewer, Words } from '@questhall/kernel';
import { nextBeat, partOf } from '@questhall/kernel';

export interface StoryLine {
  readonly text: string;
  /** What follows in its beat came of it. */
  readonly causes: boolean;
  readonly event: GameEvent;
}

export interface Chapter {
  readonly beat: Beat;
  readonly lines: readonly StoryLine[];
  readonly because: string | undefined;
  /** As it stood when the beat ended: names and cards are looked up in it. */
  readonly view: Json;
  /** It belongs to a turn of the seat that looks. */
  readonly own: boolean;
}

/** A game that declares nothing: every event is a beat of its own. */
export const UNTOLD: Telling = {
  parts: {},
  name: () => '',
  seat: () => undefined,
  standing: () => [],
};

const KEPT = 160;

export interface Teller {
  readonly telling: Telling;
  readonly words: Pick<Words, 'event'>;
  readonly viewer: Viewer;
}

/** The story with one event more. */
export function toldOn(
  story: readonly Chapter[],
  event: GameEvent,
  view: Json,
  { telling, words, viewer }: Teller,
): readonly Chapter[] {
  const last = story.at(-1);
  const beat = nextBeat(telling, last?.beat, event);
  const goesOn = beat.number === last?.beat.number;
  const text = words.event(event, view);
  const line = text === undefined ? [] : [{ text, causes: partOf(telling, event).causes === true, event }];
  const cause = beat.losses.findLast(({ because }) => because !== null)?.because;
  const chapter: Chapter = {
    beat,
    lines: [...(goesOn ? last.lines : []), ...line],
    because: cause ? words.event(cause, view) : undefined,
    view,
    own: goesOn || beat.opens === 'beat' ? (last?.own ?? false) : isOwn(beat, view, telling, viewer),
  };
  return goesOn ? [...story.slice(0, -1), chapter] : [...story, chapter].slice(-KEPT);
}

const isOwn = ({ source }: Beat, view: Json, telling: Telling, viewer: Viewer): boolean =>
  viewer !== null && source !== null && telling.seat(source, view) === viewer;

/** The sentence that says what is going on: of the first cause, or else the first one. */
export const headOf = ({ lines }: Pick<Chapter, 'lines'>): StoryLine | undefined =>
  lines.find(({ causes }) => causes) ?? lines[0];

/** Somebody should have seen this. */
const isWorthTelling = ({ beat: { weight }, lines }: Chapter): boolean =>
  lines.length > 0 && (weight === 'heavy' || weight === 'grand');

/** What others did between the last turn of the seat that looks and now, if somebody should have seen it. */
export function sinceLastTurn(story: readonly Chapter[]): readonly Chapter[] {
  const since = allSinceLastTurn(story);
  return since.some(isWorthTelling) ? since : [];
}

/** All of it: whoever does not see the table asks for what moved, too. */
export function allSinceLastTurn(story: readonly Chapter[]): readonly Chapter[] {
  const ended = story.findLastIndex(({ own, lines }) => !own && lines.length > 0);
  const begun = story.slice(0, ended + 1).findLastIndex(({ own }) => own);
  // Before anybody has had a turn the table is only being laid.
  const first = begun < 0 ? story.findIndex(({ beat }) => beat.opens === 'turn') : begun + 1;
  if (first < 0) return [];
  return story.slice(first, ended + 1).filter(({ lines }) => lines.length > 0);
}
