/**
 * What stands on the table now. Hosts say what happened in pages: some events, and the position after them. The stage
 * shows one event after the other, each for its time, and only then the position; so the log and the board agree.
 * What comes meanwhile waits; the more waits, the faster it goes.
 */

import type { GameEvent, Json, Seat, Telling, Viewer, Weight, Words } from '@questhall/kernel';
import { opensBeat, partOf } from '@questhall/kernel';
import type { LogPage, Seen } from '@questhall/protocol';
import type { Speed } from '../app/settings.ts';
import { t } from '../language/texts.ts';
import type { Urgency } from '../ui/LiveRegion.tsx';
import type { EventFace, GameTable, Happening } from './game-table.ts';
import { filled } from './since.ts';
import type { SpokenBeat } from './spoken.ts';
import { spokenOf } from './spoken.ts';
import type { Chapter } from './story.ts';
import { toldOn, UNTOLD } from './story.ts';

export interface StageLine {
  /** Grows by one from line to line. */
  readonly number: number;
  readonly text: string;
  /** Nothing: something the table itself has to say. */
  readonly face?: EventFace;
  /** The number of its beat, and what it is in it; nothing: it is no part of the story. */
  readonly beat?: number;
  readonly rank?: Rank;
}

/** It opens a chapter or a turn, leads a beat, or goes on with one. */
export type Rank = 'chapter' | 'turn' | 'head' | 'step';

export interface Moment extends NonNullable<EventFace['moment']> {
  readonly number: number;
}

export interface Staged {
  readonly viewer: Viewer;
  readonly view: Json;
  /** What the viewer knows once everything has been shown; undo, clocks and questions are taken from here. */
  readonly seen: Seen;
  /** When it came, for running clocks: milliseconds of `performance.now`. */
  readonly seenAt: number;
  /** Events are still being shown. */
  readonly busy: boolean;
  readonly happening: Happening | null;
  readonly past: readonly GameEvent[];
  readonly lines: readonly StageLine[];
  /** The same in beats. */
  readonly story: readonly Chapter[];
  /** The next beat is shown when somebody asks for it. */
  readonly waits: boolean;
  readonly moment: Moment | null;
  /** Thrown dice as they lie once the event that is being shown is over. */
  readonly dice: Json | null;
}

export interface StagePage {
  readonly seen: Seen;
  readonly events: readonly GameEvent[];
  readonly undone?: Seat | undefined;
}

export interface StageTools {
  readonly table: () => GameTable;
  readonly words: Words;
  readonly telling?: Telling | undefined;
  /** Asked again for every event. */
  readonly speed: () => Speed;
  /** What a listener who does not see the board should hear. */
  readonly said: (text: string, urgency: Urgency) => void;
  /** What is heard and felt of an event; nothing: a choice was taken back. */
  readonly heard: (event: GameEvent | undefined) => void;
  readonly nameOf: (seat: Seat) => string;
}

export interface Stage {
  /** Null until there is something to see. */
  readonly state: () => Staged | null;
  readonly watch: (listener: () => void) => () => void;
  /** Everything at once: the first sight of a match, other eyes, a line that was broken. */
  readonly set: (viewer: Viewer, seen: Seen, log: readonly LogPage[]) => void;
  readonly play: (page: StagePage) => void;
  /** Shows all that waits at once. */
  readonly skip: () => void;
  /** Shows the next beat. */
  readonly next: () => void;
  readonly close: () => void;
}

/** An event that only moves things, and what the one who plays does: they know already. */
const USUAL = 380;
/** A moment that people would film, even of one's own doing. */
const FILMED = 900;
/** How long an event stays in sight at a calm pace, by its weight, in milliseconds. */
const TIMES: { readonly [weight in Weight]: number } = {
  silent: 0,
  light: 500,
  plain: 1000,
  heavy: 1700,
  grand: 2300,
};
const FACTORS: { readonly [speed in Speed]: number } = { calm: 1, brisk: 0.4, instant: 0, step: 0.5 };
/** Pages that may wait, and events one page may have, before a brisk pace goes faster. */
const PATIENCE = { pages: 3, events: 10 } as const;
const LINES_KEPT = 400;
const PAST_KEPT = 60;

const pastIn = (log: readonly LogPage[]): readonly GameEvent[] =>
  log
    .slice(1 + log.findLastIndex(({ undone }) => undone !== undefined))
    .flatMap(({ events }) => events)
    .slice(-PAST_KEPT);

export function createStage(tools: StageTools): Stage {
  const { table, words, telling = UNTOLD, speed, said, heard, nameOf } = tools;
  let state: Staged | null = null;
  let number = 0;
  const pages: StagePage[] = [];
  /** How many events of the first page were shown. */
  let shown = 0;
  let hurried = false;
  /** Somebody asked for the next beat. */
  let called = false;
  /** Of the beat that is being told: what was not read out yet. */
  let unsaid: string[] = [];
  let heaviest: Weight = 'silent';
  /** Beats that are over and wait to be read out. */
  let beats: SpokenBeat[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  const change = (part: Partial<Staged>): void => {
    if (state !== null) state = { ...state, ...part };
  };
  const notify = (): void => {
    for (const listener of listeners) listener();
  };

  /** Of a match of older rules: as today's table reads it. */
  const readable = (seen: Seen): Seen => {
    const { since } = table();
    return since === undefined ? seen : { ...seen, view: filled(seen.view, since) };
  };

  const faceOf = (event: GameEvent, view: Json): EventFace => table().event(event, view);

  const lineOf = (event: GameEvent, view: Json, chapter: Chapter | undefined): StageLine | undefined => {
    const line = chapter?.lines.at(-1);
    if (chapter === undefined || line === undefined || line.event !== event) return undefined;
    const { beat, lines } = chapter;
    const rank = lines.length > 1 ? 'step' : beat.opens === 'beat' ? 'head' : beat.opens;
    return { number: ++number, text: line.text, face: faceOf(event, view), beat: beat.number, rank };
  };

  const undoLine = (seat: Seat): StageLine => ({
    number: ++number,
    text: t('{seat} undid the last choice.', { seat: nameOf(seat) }),
  });

  const endBeat = (): void => {
    if (unsaid.length > 0) beats.push({ lines: unsaid, weight: heaviest });
    unsaid = [];
    heaviest = 'silent';
  };
  const speak = (): void => {
    endBeat();
    speakOver();
  };

  /** While events take their time: what is over is read out, what goes on is not yet. */
  const speakOver = (): void => {
    for (const { text, urgency } of spokenOf(beats)) said(text, urgency);
    beats = [];
  };

  const timeFor = (event: GameEvent, face: EventFace, own: boolean, hasLine: boolean): number => {
    const pace = speed();
    const factor = hurried ? 0 : FACTORS[pace];
    const { weight } = partOf(telling, event);
    const moving = face.lasts ?? (hasLine ? USUAL : 0);
    const filmed = table().motion?.(event)?.flourish === undefined ? 0 : FILMED;
    const reading = hasLine && !own ? TIMES[weight] : 0;
    const events = pages[0]?.events.length ?? 0;
    const crowd = Math.max(1, pages.length - PATIENCE.pages) * Math.max(1, events / PATIENCE.events);
    const hurries = pace === 'brisk' && weight !== 'grand';
    return (Math.max(moving, filmed, reading) * factor) / (hurries ? crowd : 1);
  };

  /** Shows an event and returns for how long. */
  const show = (event: GameEvent, { seen }: StagePage): number => {
    if (state === null) return 0;
    const face = faceOf(event, seen.view);
    const story = toldOn(state.story, event, seen.view, { telling, words, viewer: state.viewer });
    const chapter = story.at(-1);
    if (chapter?.beat.events.length === 1) endBeat();
    const line = lineOf(event, seen.view, chapter);
    const lasts = timeFor(event, face, chapter?.own === true, line !== undefined);
    if (line) {
      change({ lines: [...state.lines, line].slice(-LINES_KEPT) });
      unsaid.push(line.text);
      heaviest = chapter?.beat.weight ?? heaviest;
    }
    heard(event);
    if (face.moment) change({ moment: { ...face.moment, number: ++number } });
    const view = table().after?.(state.view, event) ?? state.view;
    change({
      dice: seen.dice ?? null,
      view,
      story,
      past: [...state.past, event].slice(-PAST_KEPT),
      happening: lasts > 0 ? { event, number: ++number, lasts } : state.happening,
    });
    return lasts;
  };

  /** Step by step: a beat that was told stays until somebody has seen it. */
  const mustWait = (event: GameEvent): boolean => {
    const last = state?.story.at(-1);
    if (hurried || called || speed() !== 'step' || last === undefined) return false;
    return !last.own && last.lines.length > 0 && opensBeat(telling, last.beat, event);
  };

  const turnPage = ({ seen, undone }: StagePage): void => {
    change({ view: seen.view, dice: seen.dice ?? null, seen, seenAt: performance.now() });
    if (undone === undefined || state === null) return;
    const line = undoLine(undone);
    unsaid.push(line.text);
    heard(undefined);
    change({ lines: [...state.lines, line], past: [], story: [] });
  };

  const run = (): void => {
    clearTimeout(timer);
    for (let page = pages[0]; page !== undefined; page = pages[0]) {
      const event = page.events[shown];
      if (event === undefined) {
        turnPage(page);
        pages.shift();
        shown = 0;
        continue;
      }
      if (mustWait(event)) {
        speak();
        change({ busy: true, waits: true });
        notify();
        return;
      }
      called = false;
      shown += 1;
      const lasts = show(event, page);
      if (lasts > 0) {
        change({ busy: true, waits: false });
        if (!hurried) speakOver();
        timer = setTimeout(run, lasts);
        notify();
        return;
      }
    }
    hurried = false;
    called = false;
    speak();
    change({ busy: false, waits: false, happening: null });
    notify();
  };

  return {
    state: () => state,
    watch(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set(viewer, shownNow, log) {
      const seen = readable(shownNow);
      clearTimeout(timer);
      pages.length = 0;
      shown = 0;
      unsaid = [];
      beats = [];
      let story: readonly Chapter[] = [];
      const lines = log.flatMap(({ events, undone }) => {
        const told = events.flatMap((event) => {
          story = toldOn(story, event, seen.view, { telling, words, viewer });
          return lineOf(event, seen.view, story.at(-1)) ?? [];
        });
        if (undone === undefined) return told;
        story = [];
        return [...told, undoLine(undone)];
      });
      state = {
        viewer,
        view: seen.view,
        seen,
        seenAt: performance.now(),
        busy: false,
        happening: null,
        past: pastIn(log),
        lines,
        story,
        waits: false,
        moment: null,
        dice: seen.dice ?? null,
      };
      notify();
    },
    play(page) {
      pages.push({ ...page, seen: readable(page.seen) });
      // Whoever has already seen an event being shown waits for it to end.
      if (state?.busy !== true) run();
    },
    skip() {
      hurried = true;
      if (state?.busy) run();
    },
    next() {
      if (!state?.busy) return;
      called = state.waits;
      run();
    },
    close() {
      clearTimeout(timer);
      listeners.clear();
    },
  };
}
