/** What each viewer is shown: once in full, then as patches. */
import type { Viewer } from '@questhall/kernel';
import { copy, eventsFor, present, undoVerdict } from '@questhall/kernel';
import type { Seen, UndoState, Update } from '../messages.ts';
import { apply, diff } from '../patch.ts';
import type { Course, Page } from './course.ts';
import { pagesFor, questionNumber } from './course.ts';
import type { Client, Live, Stream } from './live.ts';
import { seatsOf, tell } from './live.ts';

/** A client looks through its seats, or from outside. */
function viewersOf(live: Live, client: Client): readonly Viewer[] {
  const seats = seatsOf(live, client.guest);
  return seats.length > 0 ? seats : [null];
}

/** Shows the client what it may see now and did not see yet, and closes what it may not see any more. */
export function attach(live: Live, client: Client, known?: number): void {
  const { course } = live;
  if (!course) return;
  const viewers = viewersOf(live, client);
  for (const stream of [...live.streams.values()]) {
    if (!stream.clients.has(client) || viewers.includes(stream.viewer)) continue;
    drop(live, stream, client);
    tell(client, { type: 'closed', viewer: stream.viewer });
  }
  for (const viewer of viewers) {
    const stream = live.streams.get(viewer) ?? openStream(live, course, viewer);
    if (stream.clients.has(client)) continue;
    stream.clients.add(client);
    if (known !== course.version) showAll(live, course, stream, client);
  }
}

export function detach(live: Live, client: Client): void {
  for (const stream of [...live.streams.values()]) drop(live, stream, client);
}

function drop(live: Live, stream: Stream, client: Client): void {
  stream.clients.delete(client);
  if (stream.clients.size === 0) live.streams.delete(stream.viewer);
}

function openStream(live: Live, course: Course, viewer: Viewer): Stream {
  const seen = copy(seenBy(live, course, viewer));
  const stream: Stream = { viewer, clients: new Set(), version: course.version, seen };
  live.streams.set(viewer, stream);
  return stream;
}

function showAll(live: Live, course: Course, { viewer, version, seen }: Stream, client: Client): void {
  tell(client, { type: 'view', viewer, epoch: live.epoch, version, seen, log: pagesFor(course, viewer) });
}

/** Everybody sees what this page of the log brought. Without a page: only clocks or undo have changed. */
export function publish(live: Live, page?: Page): void {
  const { course } = live;
  if (!course) return;
  for (const stream of live.streams.values()) {
    const seen = seenBy(live, course, stream.viewer);
    const patch = diff(stream.seen, seen);
    const { viewer, version: from } = stream;
    const to = course.version;
    stream.version = to;
    if (!page && !patch) continue;
    const events = page ? eventsFor(viewer, page.recorded) : [];
    const update: Update = {
      type: 'update',
      viewer,
      from,
      to,
      ...(patch && { patch }),
      ...(events.length > 0 && { events }),
      ...(page?.undone !== undefined && { undone: page.undone }),
    };
    const frame = JSON.stringify(update);
    for (const client of stream.clients) client.send(frame);
    if (patch) stream.seen = apply(stream.seen, copy(patch)) as Seen;
  }
}

function seenBy(live: Live, course: Course, viewer: Viewer): Seen {
  const { view, decision, waiting, outcome } = present(course.match, viewer);
  return {
    view,
    decision: decision && { ...decision, id: questionNumber(course, decision) },
    waiting,
    undo: undoStateOf(live, course, viewer),
    outcome,
    clock: live.clock ? live.clock.left.map((left) => Math.round(left)) : null,
  };
}

export function undoStateOf({ record }: Live, { match }: Course, viewer: Viewer): UndoState {
  const policy = record.settings.undo;
  if (viewer === null || policy === 'never' || match.state.outcome) return 'none';
  if (policy === 'ask') {
    const { kind } = undoVerdict(match, viewer);
    return kind === 'blocked' ? 'none' : kind;
  }
  for (let at = match.answers.length - 1; at >= 0; at--) {
    if (match.answers[at]?.seat === viewer && !match.forced[at]) return 'free';
  }
  return 'none';
}
