/**
 * What stands on the table now. Hosts say what happened in pages: some events, and the position after them. The stage
 * shows one event after the other, each for its time, and only then the position; so the log and the board agree.
 * What comes meanwhile waits; the more waits, the faster it goes.
 */
import type { GameEvent, Json, Seat, Viewer, Words } from '@questhall/kernel';
import type { LogPage, Seen } from '@questhall/protocol';
import type { Speed } from '../app/settings.ts';
import type { Sound } from '../app/sounds.ts';
import type { EventFace, GameTable, Happening } from './game-table.ts';

export interface StageLine {
  /** Grows by one from line to line. */
  readonly number: number;
  readonly text: string;
  /** Nothing: something the table itself has to say. */
  readonly face?: EventFace;
}

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
  /** Asked again for every event. */
  readonly speed: () => Speed;
  /** What a listener who does not see the board should hear. */
  readonly said: (text: string) => void;
  readonly sound: (sound: Sound) => void;
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
  readonly close: () => void;
}

const USUAL = 380;
const FACTORS: { readonly [speed in Speed]: number } = { calm: 1, brisk: 0.45, instant: 0 };
/** Pages that may wait, and events one page may have, before it goes faster. */
const PATIENCE = { pages: 3, events: 10 } as const;
const LINES_KEPT = 400;
const PAST_KEPT = 60;

const pastIn = (log: readonly LogPage[]): readonly GameEvent[] =>
  log
    .slice(1 + log.findLastIndex(({ undone }) => undone !== undefined))
    .flatMap(({ events }) => events)
    .slice(-PAST_KEPT);

export function createStage({ table, words, speed, said, sound, nameOf }: StageTools): Stage {
  let state: Staged | null = null;
  let number = 0;
  const pages: StagePage[] = [];
  /** How many events of the first page were shown. */
  let shown = 0;
  let hurried = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  const change = (part: Partial<Staged>): void => {
    if (state !== null) state = { ...state, ...part };
  };
  const notify = (): void => {
    for (const listener of listeners) listener();
  };

  const faceOf = (event: GameEvent, view: Json): EventFace => table().event(event, view);

  const lineOf = (event: GameEvent, view: Json): StageLine | undefined => {
    const text = words.event(event, view);
    return text === undefined ? undefined : { number: ++number, text, face: faceOf(event, view) };
  };

  const undoLine = (seat: Seat): StageLine => ({
    number: ++number,
    text: `${nameOf(seat)} undid the last choice.`,
  });

  const timeFor = (face: EventFace, hasLine: boolean): number => {
    const factor = hurried ? 0 : FACTORS[speed()];
    const events = pages[0]?.events.length ?? 0;
    const crowd = Math.max(1, pages.length - PATIENCE.pages) * Math.max(1, events / PATIENCE.events);
    return ((face.lasts ?? (hasLine ? USUAL : 0)) * factor) / crowd;
  };

  /** Shows an event and returns for how long. */
  const show = (event: GameEvent, { seen }: StagePage): number => {
    if (state === null) return 0;
    const face = faceOf(event, seen.view);
    const line = lineOf(event, seen.view);
    const lasts = timeFor(face, line !== undefined);
    if (line) {
      change({ lines: [...state.lines, line].slice(-LINES_KEPT) });
      said(line.text);
    }
    if (face.sound) sound(face.sound);
    if (face.moment) change({ moment: { ...face.moment, number: ++number } });
    const view = table().after?.(state.view, event) ?? state.view;
    change({
      dice: seen.dice ?? null,
      view,
      past: [...state.past, event].slice(-PAST_KEPT),
      happening: lasts > 0 ? { event, number: ++number, lasts } : state.happening,
    });
    return lasts;
  };

  const turnPage = ({ seen, undone }: StagePage): void => {
    change({ view: seen.view, dice: seen.dice ?? null, seen, seenAt: performance.now() });
    if (undone === undefined || state === null) return;
    const line = undoLine(undone);
    said(line.text);
    change({ lines: [...state.lines, line], past: [] });
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
      shown += 1;
      const lasts = show(event, page);
      if (lasts > 0) {
        change({ busy: true });
        timer = setTimeout(run, lasts);
        notify();
        return;
      }
    }
    hurried = false;
    change({ busy: false, happening: null });
    notify();
  };

  return {
    state: () => state,
    watch(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set(viewer, seen, log) {
      clearTimeout(timer);
      pages.length = 0;
      shown = 0;
      const lines = log.flatMap(({ events, undone }) => [
        ...events.flatMap((event) => lineOf(event, seen.view) ?? []),
        ...(undone === undefined ? [] : [undoLine(undone)]),
      ]);
      state = {
        viewer,
        view: seen.view,
        seen,
        seenAt: performance.now(),
        busy: false,
        happening: null,
        past: pastIn(log),
        lines,
        moment: null,
        dice: seen.dice ?? null,
      };
      notify();
    },
    play(page) {
      pages.push(page);
      // Whoever has already seen an event being shown waits for it to end.
      if (state?.busy !== true) run();
    },
    skip() {
      hurried = true;
      if (state?.busy) run();
    },
    close() {
      clearTimeout(timer);
      listeners.clear();
    },
  };
}
