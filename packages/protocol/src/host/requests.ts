/** What a table does with each request. A request that is refused changes nothing. */
import type { Problem, Reason, Seat } from '@questhall/kernel';
import { same, whyNot } from '@questhall/kernel';
import type {
  AnswerRequest,
  ChatRequest,
  HintRequest,
  NameRequest,
  SettingsRequest,
  TableRequest,
  UndoReply,
  UndoRequest,
  WhyNotRequest,
} from '../messages.ts';
import type { ChatLine, TableSettings } from '../table.ts';
import { hostReason } from '../words.ts';
import { startClock } from './clock.ts';
import type { Course } from './course.ts';
import { beginCourse, openDecisions, questionNumber } from './course.ts';
import type { Client, Live } from './live.ts';
import { announce, broadcast, dropUndo, holds, isHost, keep, sentence, tell, youAre } from './live.ts';
import { nameAmong } from './names.ts';
import { botAt, goOn, submitAnswer, submitUndo } from './play.ts';
import { changeSeat } from './seats.ts';
import { configured, OPEN_SEAT, problemsOf } from './settings.ts';
import { sendSpectatorsAway } from './spectators.ts';
import { attach, detach, publish } from './streams.ts';
import { mustAsk, undoOutlook } from './undo.ts';

const CHAT_KEPT = 50;

/** Nothing: carried out. The caller says so, unless the request has a reply of its own. */
type Handled = Reason | undefined;

export function handle(live: Live, client: Client, request: TableRequest): void {
  const { id } = request;
  const reason = carryOut(live, client, request);
  if (reason) {
    const viewer = 'seat' in request && holds(live, client, request.seat) ? request.seat : null;
    tell(client, { type: 'refused', id, reason, text: sentence(live, reason, viewer) });
  } else if (!HAS_OWN_REPLY.has(request.type)) tell(client, { type: 'done', id });
  // Only now, so that the one who asked hears of it first.
  if (!reason && MAY_GO_ON.has(request.type)) goOn(live);
}

const HAS_OWN_REPLY: ReadonlySet<TableRequest['type']> = new Set([
  'answer',
  'undo',
  'whyNot',
  'hint',
  'ping',
]);
const MAY_GO_ON: ReadonlySet<TableRequest['type']> = new Set([
  'answer',
  'undo',
  'undoReply',
  'seat',
  'start',
]);

function carryOut(live: Live, client: Client, request: TableRequest): Handled {
  switch (request.type) {
    case 'answer':
      return answer(live, client, request);
    case 'undo':
      return undo(live, client, request);
    case 'undoReply':
      return undoReply(live, client, request);
    case 'whyNot':
      return tellWhyNot(live, client, request);
    case 'hint':
      return hint(live, client, request);
    case 'chat':
      return chat(live, client, request);
    case 'seat': {
      const reason = changeSeat(live, client, request);
      if (!reason) reseated(live);
      return reason;
    }
    case 'settings':
      return changeSettings(live, client, request);
    case 'start':
      return start(live, client);
    case 'name':
      return rename(live, client, request);
    case 'ping':
      tell(client, { type: 'pong', id: request.id, now: live.ports.now() });
      return undefined;
  }
}

/** The match, if this client may act in it for this seat. */
function inMatch(live: Live, client: Client, seat: Seat): Course | Reason {
  if (!live.record.seats[seat]) return hostReason('QH-NO-SEAT', { seat, seats: live.record.seats.length });
  if (!holds(live, client, seat)) return hostReason('QH-NOT-YOUR-SEAT');
  if (!live.course) return hostReason('QH-GATHERING');
  return live.course;
}

function answer(live: Live, client: Client, { seat, decision, option, thrown }: AnswerRequest): Handled {
  const course = inMatch(live, client, seat);
  if ('rule' in course) return course;
  if (botAt(live, seat) !== null) return hostReason('QH-BOT-PLAYS');
  if (course.version >= LONGEST_LOG) return hostReason('QH-LOG-FULL', { most: LONGEST_LOG });
  return submitAnswer(live, course, seat, decision, option, thrown);
}

function undo(live: Live, client: Client, { id, seat }: UndoRequest): Handled {
  const course = inMatch(live, client, seat);
  if ('rule' in course) return course;
  if (live.record.settings.undo === 'never') return hostReason('QH-UNDO-NEVER');
  if (course.match.state.outcome) return { rule: 'QH-OVER' };
  if (live.record.undo) return hostReason('QH-UNDO-ASKED');
  if (takenBack(course) >= MOST_TAKEN_BACK) return hostReason('QH-UNDO-ENOUGH');
  if (undoOutlook(live, course, seat) === 'none') return hostReason('QH-UNDO-NOTHING');
  const others = otherPeople(live, client);
  const waiting = others.length > 0 && mustAsk(live, course, seat) ? others : [];
  if (waiting.length === 0) {
    submitUndo(live, course, seat);
    tell(client, { type: 'done', id });
    return undefined;
  }
  live.undoAsker = { client, id };
  keep(live, { undo: { seat, waiting } });
  announce(live);
  return undefined;
}

/**
 * No log grows without end, however answers and undos take turns: whoever loads it plays all of it again. Far more than any
 * match among people has.
 */
const LONGEST_LOG = 50_000;
const MOST_TAKEN_BACK = 2_000;

/** Entries of the log that do not count any more, and those that took them back. */
const takenBack = ({ version, match }: Course): number => version - match.answers.length;

const otherPeople = ({ record }: Live, { guest }: Client): Seat[] =>
  record.seats.flatMap((seat, at) =>
    seat.holder === 'person' && seat.bot === null && seat.guest !== guest.id ? [at] : [],
  );

function undoReply(live: Live, client: Client, { seat, agree }: UndoReply): Handled {
  const course = inMatch(live, client, seat);
  if ('rule' in course) return course;
  const asked = live.record.undo;
  if (!asked?.waiting.includes(seat)) return hostReason('QH-UNDO-NOT-ASKED');
  if (!agree) {
    dropUndo(live, hostReason('QH-UNDO-DECLINED', { name: live.record.seats[seat]?.name ?? '' }));
    return undefined;
  }
  const waiting = asked.waiting.filter((other) => other !== seat);
  keep(live, { undo: waiting.length > 0 ? { ...asked, waiting } : null });
  announce(live);
  if (waiting.length > 0) return undefined;
  const asker = live.undoAsker;
  live.undoAsker = null;
  submitUndo(live, course, asked.seat);
  if (asker) tell(asker.client, { type: 'done', id: asker.id });
  return undefined;
}

function tellWhyNot(live: Live, client: Client, { id, seat, option }: WhyNotRequest): Handled {
  const course = inMatch(live, client, seat);
  if ('rule' in course) return course;
  const { match } = course;
  const open = openDecisions(course).find((decision) => decision.seat === seat);
  if (!open) return match.state.outcome ? { rule: 'QH-OVER' } : { rule: 'QH-NOT-ASKED', seat };
  const possible = open.options.some((listed) => same(listed, option));
  const reason = possible ? null : whyNot(match, seat, option);
  tell(client, { type: 'whyNot', id, reason, text: reason ? sentence(live, reason, seat) : '' });
  return undefined;
}

function hint(live: Live, client: Client, { id, seat }: HintRequest): Handled {
  const course = inMatch(live, client, seat);
  if ('rule' in course) return course;
  if (!live.record.settings.hints) return hostReason('QH-NO-HINTS');
  const open = openDecisions(course).find((decision) => decision.seat === seat);
  if (!open) return { rule: 'QH-NOT-ASKED', seat };
  if (live.hinting.has(seat)) return hostReason('QH-HINT-PENDING');
  const decision = questionNumber(course, open);
  const { promise: dropped, resolve: drop } = Promise.withResolvers<void>();
  const refuse = (rule: 'QH-FAULT' | 'QH-NO-HINT'): void => {
    const reason = hostReason(rule);
    if (!live.closed) tell(client, { type: 'refused', id, reason, text: sentence(live, reason) });
  };
  const hinting = { client, question: decision, drop };
  live.hinting.set(seat, hinting);
  live.ports
    .hint({ match: course.match, seat, dropped })
    .finally(() => live.hinting.delete(seat))
    .then(
      (hints) => (hints ? tell(client, { type: 'hint', id, seat, decision, hints }) : refuse('QH-NO-HINT')),
      (error: unknown) => {
        if (!live.closed) live.ports.fault(error);
        refuse('QH-FAULT');
      },
    );
  return undefined;
}

function chat(live: Live, { guest }: Client, { text }: ChatRequest): Handled {
  const { seats } = live.record;
  const own = seats.find(({ holder, guest: sits }) => holder === 'person' && sits === guest.id);
  const name = own?.name ?? nameAmong(guest.name, seats);
  const line: ChatLine = { at: live.ports.now(), name, text };
  keep(live, { chat: [...live.record.chat, line].slice(-CHAT_KEPT) });
  broadcast(live, { type: 'chat', line });
  return undefined;
}

/** Seats have changed: everybody hears it, and looks through the seats they hold now. */
function reseated(live: Live): void {
  // Who was asked about an undo may be gone.
  dropUndo(live, hostReason('QH-UNDO-OVERTAKEN'));
  announce(live);
  sendSpectatorsAway(live);
  if (live.clock) publish(live);
  for (const client of live.clients) {
    tell(client, { type: 'you', you: youAre(live, client) });
    attach(live, client);
  }
}

function changeSettings(live: Live, client: Client, { settings: wished }: SettingsRequest): Handled {
  if (!isHost(live, client)) return hostReason('QH-NOT-HOST');
  if (live.record.status === 'playing') return hostReason('QH-PLAYING');
  const settings: TableSettings = { ...live.record.settings, ...wished };
  const [problem] = problemsOf(live.game, settings);
  if (problem) return settingsReason(problem);
  const old = live.record.seats;
  const lost = old.slice(settings.players).some(({ holder }) => holder === 'person');
  if (lost) return hostReason('QH-SEAT-TAKEN');
  const seats = Array.from({ length: settings.players }, (_, at) => old[at] ?? OPEN_SEAT);
  keep(live, { settings, seats });
  announce(live);
  return undefined;
}

const settingsReason = ({ field, found, allowed }: Problem): Reason =>
  hostReason('QH-SETTINGS', { field, found, allowed });

function start(live: Live, client: Client): Handled {
  const { record, game, ports } = live;
  if (!isHost(live, client)) return hostReason('QH-NOT-HOST');
  if (record.status === 'playing') return hostReason('QH-PLAYING');
  const open = record.seats.filter(({ holder }) => holder === 'open').length;
  if (open > 0) return hostReason('QH-SEATS-OPEN', { open });
  const result = configured(game, record.settings);
  if ('problems' in result) {
    const [problem] = result.problems;
    return problem ? settingsReason(problem) : hostReason('QH-FAULT');
  }
  const match = {
    options: result.options,
    seed: ports.secret(),
    seats: record.seats.map(({ name }) => name),
  };
  for (const each of live.clients) detach(live, each);
  live.course = beginCourse(game, match);
  live.epoch = ports.secret();
  live.thinking.clear();
  const { clock } = record.settings;
  live.clock = clock ? startClock(clock, record.seats.length, ports.now()) : null;
  const seedHash = ports.hash?.(match.seed);
  keep(live, {
    status: 'playing',
    round: record.round + 1,
    rulesVersion: game.version,
    match,
    ...(seedHash !== undefined && { seedHash }),
  });
  announce(live);
  sendSpectatorsAway(live);
  for (const each of live.clients) attach(live, each);
  return undefined;
}

function rename(live: Live, client: Client, { name }: NameRequest): Handled {
  const { id } = client.guest;
  for (const each of live.clients) if (each.guest.id === id) each.guest = { id, name };
  const others = live.record.seats.filter(({ guest }) => guest !== id);
  const seats = live.record.seats.map((seat) =>
    seat.holder === 'person' && seat.guest === id ? { ...seat, name: nameAmong(name, others) } : seat,
  );
  keep(live, { seats });
  announce(live);
  for (const each of live.clients)
    if (each.guest.id === id) tell(each, { type: 'you', you: youAre(live, each) });
  return undefined;
}
