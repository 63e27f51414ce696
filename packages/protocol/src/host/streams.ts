/** What each viewer is shown: once in full, then as patches. */
import type { Decision, Json, Option, Viewer } from '@questhall/kernel';
import { about, eventsFor } from '@questhall/kernel';
import type { SentSeen } from '../messages.ts';
import { mirrorOf, mirrorOfFields, together, update, updateFields } from '../mirror.ts';
import type { Course, Page } from './course.ts';
import { pagesFor, questionNumber } from './course.ts';
import type { Client, Live, SeenMirror, Stream } from './live.ts';
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
  // The clocks may have gone on: who comes must see what those see who are there, since they are told the same from now on.
  publish(live);
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
  if (live.streams.size === 0) live.open = mirrorsOf(openSeen(live, course));
  const options = openDecision(course, viewer)?.options ?? NO_OPTIONS;
  const stream: Stream = {
    viewer,
    clients: new Set(),
    version: course.version,
    own: mirrorsOf(ownSeen(live, course, viewer)),
    options,
    optionsMirror: mirrorOf(options),
  };
  live.streams.set(viewer, stream);
  return stream;
}

const mirrorsOf = ({ view, rest }: Seen): SeenMirror => ({
  view: mirrorOfFields(view),
  rest: mirrorOfFields(rest),
});

const NO_OPTIONS: readonly Option[] = [];

function showAll(live: Live, course: Course, { viewer, version, options }: Stream, client: Client): void {
  const [open, own] = [openSeen(live, course), ownSeen(live, course, viewer)];
  const view = { ...open.view, ...own.view } as Json;
  const seen: SentSeen = { view, ...open.rest, ...own.rest, options };
  tell(client, { type: 'view', viewer, epoch: live.epoch, version, seen, log: pagesFor(course, viewer) });
}

/** Everybody sees what this page of the log brought. Without a page: only clocks or undo have changed. */
export function publish(live: Live, page?: Page): void {
  if (page) live.askedAt = live.ports.now();
  const { course, open: shown } = live;
  if (!course || !shown || live.streams.size === 0) return;
  // What everybody sees is written once.
  const forAll = page?.recorded.every(({ only }) => !only) ? eventsText(page, null) : undefined;
  const open = changes(shown, openSeen(live, course));
  for (const stream of live.streams.values()) {
    const { viewer, version: from } = stream;
    const patch = refresh(live, course, stream, open);
    if (!page && patch === '') continue;
    const frame =
      `{"type":"update","viewer":${viewer},"from":${from},"to":${course.version}` +
      (patch === '' ? '' : `,"patch":{${patch}}`) +
      (page ? (forAll ?? eventsText(page, viewer)) : '') +
      (page?.undone === undefined ? '}' : `,"undone":${page.undone}}`);
    for (const client of stream.clients) client.send(frame);
  }
}

/** Parts of patches, empty where nothing changed. */
interface Changes {
  readonly view: string;
  readonly rest: string;
}

function changes(mirror: SeenMirror, now: Seen): Changes {
  return { view: updateFields(mirror.view, now.view), rest: updateFields(mirror.rest, now.rest) };
}

/** Brings the stream up to date, and says what changed, with what did for everybody: parts of a patch, empty when nothing did. */
function refresh(live: Live, course: Course, stream: Stream, open: Changes): string {
  stream.version = course.version;
  const own = changes(stream.own, ownSeen(live, course, stream.viewer));
  const options = openDecision(course, stream.viewer)?.options ?? stream.options;
  const change = sameItems(stream.options, options) ? '' : update(stream.optionsMirror, options);
  stream.options = options;
  const view = together(open.view, own.view);
  const rest = together(open.rest, own.rest);
  return together(together(view && `"view":{${view}}`, rest), change && `"options":${change}`);
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

/** A part of what is seen: of the match, and of the table around it. */
interface Seen<Rest extends object = object> {
  readonly view: object;
  readonly rest: Rest;
}

/** What all viewers see. */
function openSeen(live: Live, course: Course): Seen<Omit<SentSeen, keyof OwnRest | 'options' | 'view'>> {
  const { game, state, decisions } = course.match;
  return {
    view: game.viewParts?.open(state) ?? {},
    rest: {
      waiting: decisions.map(({ seat, kind }) => ({ seat, kind })),
      outcome: state.outcome,
      clock: live.clock ? live.clock.left.map((left) => Math.round(left)) : null,
      ...(live.ports.dice && { dice: live.ports.dice.seen(course.match, swaySeed(live, course)) }),
    },
  };
}

type OwnRest = Pick<SentSeen, 'decision' | 'undo'>;

/** What this one sees besides. */
function ownSeen(live: Live, course: Course, viewer: Viewer): Seen<OwnRest> {
  const { game, state } = course.match;
  const open = openDecision(course, viewer);
  return {
    view: (game.viewParts ? game.viewParts.own(state, viewer) : game.view(state, viewer)) as object,
    rest: {
      decision: open ? withoutOptions(course, open) : null,
      undo: undoOutlook(live, course, viewer),
    },
  };
}

function withoutOptions(course: Course, open: Decision): SentSeen['decision'] {
  const { seat, kind } = open;
  const { game, state } = course.match;
  return { id: questionNumber(course, open), seat, kind, about: about(game, state, seat) };
}
