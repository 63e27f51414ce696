/** What each viewer is shown: once in full, then as patches. */
import type { Decision, Json, Option, Viewer } from '@questhall/kernel';
import { about, eventsFor } from '@questhall/kernel';
import type { SentSeen } from '../messages.ts';
import { mirrorOf, mirrorOfFields, together, update, updateFields } from '../mirror.ts';
import { answersItself } from './forced.ts';
import type { MatchLog, Page } from './match-log.ts';
import { pagesFor, questionNumber } from './match-log.ts';
import type { Client, SeenMirror, Stream, TableState } from './table-state.ts';
import { seatsOf, swaySeed, tell } from './table-state.ts';
import { undoOutlook } from './undo.ts';

/** A client looks through its seats, or from outside. */
function viewersOf(table: TableState, client: Client): readonly Viewer[] {
  const seats = seatsOf(table, client.guest);
  return seats.length > 0 ? seats : [null];
}

/** Shows the client what it may see now and did not see yet, and closes what it may not see any more. */
export function attach(table: TableState, client: Client, known?: number): void {
  const { log } = table;
  if (!log) return;
  const viewers = viewersOf(table, client);
  for (const stream of [...table.streams.values()]) {
    if (!stream.clients.has(client) || viewers.includes(stream.viewer)) continue;
    drop(table, stream, client);
    tell(client, { type: 'closed', viewer: stream.viewer });
  }
  // The clocks may have gone on: who comes must see what those see who are there, since they are told the same from now on.
  publish(table);
  for (const viewer of viewers) {
    const stream = table.streams.get(viewer) ?? openStream(table, log, viewer);
    if (stream.clients.has(client)) continue;
    stream.clients.add(client);
    if (known !== log.version || !isKnown(table, log, viewer)) showAll(table, log, stream, client);
  }
}

/**
 * Whether who has seen this version has seen all there is: with a clock more may have changed, and between questions
 * the last one's options are only known to who was there.
 */
const isKnown = (table: TableState, log: MatchLog, viewer: Viewer): boolean =>
  table.clock === null && openDecision(table, log, viewer) !== undefined;

export function detach(table: TableState, client: Client): void {
  for (const stream of [...table.streams.values()]) drop(table, stream, client);
}

function drop(table: TableState, stream: Stream, client: Client): void {
  stream.clients.delete(client);
  if (stream.clients.size === 0) table.streams.delete(stream.viewer);
}

function openStream(table: TableState, log: MatchLog, viewer: Viewer): Stream {
  if (table.streams.size === 0) table.open = mirrorsOf(publicSeen(table, log));
  const options = openDecision(table, log, viewer)?.options ?? NO_OPTIONS;
  const stream: Stream = {
    viewer,
    clients: new Set(),
    version: log.version,
    own: mirrorsOf(ownSeen(table, log, viewer)),
    options,
    optionsMirror: mirrorOf(options),
  };
  table.streams.set(viewer, stream);
  return stream;
}

const mirrorsOf = ({ view, rest }: SeenPart): SeenMirror => ({
  view: mirrorOfFields(view),
  rest: mirrorOfFields(rest),
});

const NO_OPTIONS: readonly Option[] = [];

function showAll(
  table: TableState,
  log: MatchLog,
  { viewer, version, options }: Stream,
  client: Client,
): void {
  const [open, own] = [publicSeen(table, log), ownSeen(table, log, viewer)];
  const view = { ...open.view, ...own.view } as Json;
  const seen: SentSeen = { view, ...open.rest, ...own.rest, options };
  tell(client, { type: 'view', viewer, epoch: table.epoch, version, seen, log: pagesFor(log, viewer) });
}

/** Everybody sees what this page of the log brought. Without a page: only clocks or undo have changed. */
export function publish(table: TableState, page?: Page): void {
  if (page) table.askedAt = table.ports.now();
  const { log, open: shown } = table;
  if (!log || !shown || table.streams.size === 0) return;
  // What everybody sees is written once.
  const forAll = page?.recorded.every(({ only }) => !only) ? eventsText(page, null) : undefined;
  const open = changes(shown, publicSeen(table, log));
  for (const stream of table.streams.values()) {
    const { viewer, version: from } = stream;
    const patch = refresh(table, log, stream, open);
    if (!page && patch === '') continue;
    const frame =
      `{"type":"update","viewer":${viewer},"from":${from},"to":${log.version}` +
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

function changes(mirror: SeenMirror, now: SeenPart): Changes {
  return { view: updateFields(mirror.view, now.view), rest: updateFields(mirror.rest, now.rest) };
}

/** Brings the stream up to date, and says what changed, with what did for everybody: parts of a patch, empty when nothing did. */
function refresh(table: TableState, log: MatchLog, stream: Stream, open: Changes): string {
  stream.version = log.version;
  const own = changes(stream.own, ownSeen(table, log, stream.viewer));
  const options = openDecision(table, log, stream.viewer)?.options ?? stream.options;
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

const openDecision = (table: TableState, { match }: MatchLog, viewer: Viewer): Decision | undefined =>
  match.decisions.find((decision) => decision.seat === viewer && !answersItself(table, decision));

/** A part of what is seen: of the match, and of the table around it. */
interface SeenPart<Rest extends object = object> {
  readonly view: object;
  readonly rest: Rest;
}

/** What all viewers see. */
function publicSeen(
  table: TableState,
  log: MatchLog,
): SeenPart<Omit<SentSeen, keyof OwnRest | 'options' | 'view'>> {
  const { game, state, decisions } = log.match;
  return {
    view: game.viewParts?.open(state) ?? {},
    rest: {
      waiting: decisions.map(({ seat, kind }) => ({ seat, kind })),
      outcome: state.outcome,
      clock: table.clock ? table.clock.left.map((left) => Math.round(left)) : null,
      ...(table.ports.dice && { dice: table.ports.dice.seen(log.match, swaySeed(table, log)) }),
    },
  };
}

type OwnRest = Pick<SentSeen, 'decision' | 'undo'>;

/** What this one sees besides. */
function ownSeen(table: TableState, log: MatchLog, viewer: Viewer): SeenPart<OwnRest> {
  const { game, state } = log.match;
  const open = openDecision(table, log, viewer);
  return {
    view: (game.viewParts ? game.viewParts.own(state, viewer) : game.view(state, viewer)) as object,
    rest: {
      decision: open ? withoutOptions(log, open) : null,
      undo: undoOutlook(table, log, viewer),
    },
  };
}

function withoutOptions(log: MatchLog, open: Decision): SentSeen['decision'] {
  const { seat, kind } = open;
  const { game, state } = log.match;
  return { id: questionNumber(log, open), seat, kind, about: about(game, state, seat) };
}
