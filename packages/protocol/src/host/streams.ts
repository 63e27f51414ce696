/** What each viewer is shown: once in full, then as patches. */
import type { Decision, Option, Viewer } from '@questhall/kernel';
import { about, eventsFor } from '@questhall/kernel';
import type { SentSeen } from '../messages.ts';
import { mirrorOf, update } from '../mirror.ts';

import type { Course, Page } from './course.ts';
import { pagesFor, questionNumber } from './course.ts';
import type { Client, Live, Stream } from './live.ts';
import { seatsOf, swaySeed, tell } from './live.ts';
import { undoOutlook } from './undo.ts';

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
    if (known !== course.version || !isKnown(live, course, viewer)) showAll(live, course, stream, client);
  }
}

/**
 * Whether who has seen this version has seen all there is: with a clock more may have changed, and between questions
 * the last one's options are only known to who was there.
 */
const isKnown = ({ clock }: Live, course: Course, viewer: Viewer): boolean =>
  clock === null && openDecision(course, viewer) !== undefined;

export function detach(live: Live, client: Client): void {
  for (const stream of [...live.streams.values()]) drop(live, stream, client);
}

function drop(live: Live, stream: Stream, client: Client): void {
  stream.clients.delete(client);
  if (stream.clients.size === 0) live.streams.delete(stream.viewer);
}

function openStream(live: Live, course: Course, viewer: Viewer): Stream {
  const options = openDecision(course, viewer)?.options ?? NO_OPTIONS;
  const stream: Stream = {
    viewer,
    clients: new Set(),
    version: course.version,
    mirror: mirrorOf(seenBy(live, course, viewer)),
    options,
    optionsMirror: mirrorOf(options),
  };
  live.streams.set(viewer, stream);
  return stream;
}

const NO_OPTIONS: readonly Option[] = [];

function showAll(live: Live, course: Course, { viewer, version, options }: Stream, client: Client): void {
  const seen: SentSeen = { ...seenBy(live, course, viewer), options };
  tell(client, { type: 'view', viewer, epoch: live.epoch, version, seen, log: pagesFor(course, viewer) });
}

/** Everybody sees what this page of the log brought. Without a page: only clocks or undo have changed. */
export function publish(live: Live, page?: Page): void {
  const { course } = live;
  if (!course) return;
  // What everybody sees is written once.
  const forAll = page?.recorded.every(({ only }) => !only) ? eventsText(page, null) : undefined;
  for (const stream of live.streams.values()) {
    const { viewer, version: from } = stream;
    const patch = refresh(live, course, stream);
    if (!page && patch === '') continue;
    const frame =
      `{"type":"update","viewer":${viewer},"from":${from},"to":${course.version}` +
      (patch === '' ? '' : `,"patch":${patch}`) +
      (page ? (forAll ?? eventsText(page, viewer)) : '') +
      (page?.undone === undefined ? '}' : `,"undone":${page.undone}}`);
    for (const client of stream.clients) client.send(frame);
  }
}

/** Brings the stream up to date, and says what changed: a patch as JSON, empty when nothing did. */
function refresh(live: Live, course: Course, stream: Stream): string {
  stream.version = course.version;
  const patch = update(stream.mirror, seenBy(live, course, stream.viewer));
  const options = openDecision(course, stream.viewer)?.options ?? stream.options;
  const change = sameItems(stream.options, options) ? '' : update(stream.optionsMirror, options);
  stream.options = options;
  if (change === '') return patch;
  return `${patch === '' ? '{' : `${patch.slice(0, -1)},`}"options":${change}}`;
}

/** Options are values, parts of the record: the same object is the same option. */
const sameItems = (before: readonly Option[], now: readonly Option[]): boolean =>
  before === now || (before.length === now.length && before.every((option, at) => option === now[at]));

function eventsText({ recorded }: Page, viewer: Viewer): string {
  const events = eventsFor(viewer, recorded);
  return events.length > 0 ? `,"events":${JSON.stringify(events)}` : '';
}

const openDecision = ({ match }: Course, viewer: Viewer): Decision | undefined =>
  match.decisions.find(({ seat }) => seat === viewer);

function seenBy(live: Live, course: Course, viewer: Viewer): Omit<SentSeen, 'options'> {
  const { game, state, decisions } = course.match;
  const open = openDecision(course, viewer);
  return {
    view: game.view(state, viewer),
    decision: open ? withoutOptions(course, open) : null,
    waiting: decisions.map(({ seat, kind }) => ({ seat, kind })),
    undo: undoOutlook(live, course, viewer),
    outcome: state.outcome,
    clock: live.clock ? live.clock.left.map((left) => Math.round(left)) : null,
    ...(live.ports.dice && { dice: live.ports.dice.seen(course.match, swaySeed(live, course)) }),
  };
}

function withoutOptions(course: Course, open: Decision): SentSeen['decision'] {
  const { seat, kind } = open;
  const { game, state } = course.match;
  return { id: questionNumber(course, open), seat, kind, about: about(game, state, seat) };
}
