/** What a table does with each request. A request that is refused changes nothing. */
import type { Problem, Reason, Seat } from '@questhall/kernel';
import { same, undoCost, whyNot } from '@questhall/kernel';
import { LIMITS } from '../limits.ts';
import type {
  AnswerRequest,
  HintRequest,
  MoreTime,
  NameRequest,
  SettingsRequest,
  StartRequest,
  TableRequest,
  UndoReply,
  UndoRequest,
  WhyNotRequest,
} from '../messages.ts';
import type { ChatLine, TableSettings } from '../table.ts';
import { hostReason, PHRASE_WORDS } from '../words.ts';
import { startClock, stretch } from './clock.ts';
import { askForSeat, dropSeatAsk, replyAboutSeat } from './consent.ts';
import { botAt } from './forced.ts';
import type { MatchLog } from './match-log.ts';
import { beginLog, openDecisions, questionNumber } from './match-log.ts';
import { nameAmong } from './names.ts';
import { goOn, runClocks, submitAnswer, submitUndo } from './play.ts';
import { beginRated } from './rated.ts';
import { passwordText, spoken } from './record.ts';
import { changeSeat } from './seats.ts';
import { configured, OPEN_SEAT, problemsOf } from './settings.ts';
import { admitAnew, sendSpectatorsAway } from './spectators.ts';
import { attach, detach, publish } from './streams.ts';
import type { Client, TableState } from './table-state.ts';
import { announce, broadcast, dropUndo, holds, isHost, keep, seatsOf, tell, youAre } from './table-state.ts';
import { mustAsk, undoOutlook } from './undo.ts';

const CHAT_KEPT = 50;

/** Nothing: carried out. The caller says so, unless the request has a reply of its own. */
type Handled = Reason | undefined;

export function handle(table: TableState, client: Client, request: TableRequest): void {
  const { id } = request;
  const reason = carryOut(table, client, request);
  if (reason) {
    tell(client, { type: 'refused', id, reason });
  } else if (!HAS_OWN_REPLY.has(request.type)) tell(client, { type: 'done', id });
  // Only now, so that the one who asked hears of it first.
  if (!reason && MAY_GO_ON.has(request.type)) goOn(table);
}

const HAS_OWN_REPLY: ReadonlySet<TableRequest['type']> = new Set([
  'answer',
  'undo',
  'seatAsk',
  'whyNot',
  'hint',
  'ping',
]);
const MAY_GO_ON: ReadonlySet<TableRequest['type']> = new Set([
  'answer',
  'undo',
  'undoReply',
  'seatAsk',
  'seatReply',
  'seat',
  'moreTime',
  'start',
]);

function carryOut(table: TableState, client: Client, request: TableRequest): Handled {
  switch (request.type) {
    case 'answer':
      return answer(table, client, request);
    case 'undo':
      return undo(table, client, request);
    case 'undoReply':
      return undoReply(table, client, request);
    case 'seatAsk':
    case 'seatReply': {
      const replied =
        request.type === 'seatAsk'
          ? askForSeat(table, client, request)
          : replyAboutSeat(table, client, request);
      if (replied === 'granted') reseated(table);
      return typeof replied === 'object' ? replied.refused : undefined;
    }
    case 'moreTime':
      return moreTime(table, client, request);
    case 'whyNot':
      return tellWhyNot(table, client, request);
    case 'hint':
      return hint(table, client, request);
    case 'chat':
      return chat(table, client, request);
    case 'phrase':
      return chat(table, client, { text: PHRASE_WORDS[request.phrase], phrase: request.phrase });
    case 'seat': {
      const reason = changeSeat(table, client, request);
      if (reason) return reason;
      reseated(table);
      return table.record.settings.quick && isReady(table) ? begin(table) : undefined;
    }
    case 'settings':
      return changeSettings(table, client, request);
    case 'start':
      return start(table, client, request);
    case 'name':
      return rename(table, client, request);
    case 'ping':
      tell(client, { type: 'pong', id: request.id, now: table.ports.now() });
      return undefined;
  }
}

/** The match, if this client may act in it for this seat. */
function inMatch(table: TableState, client: Client, seat: Seat): MatchLog | Reason {
  if (!table.record.seats[seat]) return hostReason('QH-NO-SEAT', { seat, seats: table.record.seats.length });
  if (!holds(table, client, seat)) return hostReason('QH-NOT-YOUR-SEAT');
  if (!table.log) return hostReason('QH-GATHERING');
  return table.log;
}

function answer(
  table: TableState,
  client: Client,
  { seat, decision, option, thrown }: AnswerRequest,
): Handled {
  const log = inMatch(table, client, seat);
  if ('rule' in log) return log;
  if (botAt(table, seat) !== null) return hostReason('QH-BOT-PLAYS');
  if (log.version >= LONGEST_LOG) return hostReason('QH-LOG-FULL', { most: LONGEST_LOG });
  return submitAnswer(table, log, seat, decision, option, thrown);
}

function undo(table: TableState, client: Client, { id, seat }: UndoRequest): Handled {
  const log = inMatch(table, client, seat);
  if ('rule' in log) return log;
  if (table.record.settings.undo === 'never') return hostReason('QH-UNDO-NEVER');
  if (log.match.state.outcome) return { rule: 'QH-OVER' };
  if (table.record.undo) return hostReason('QH-UNDO-ASKED');
  if (takenBack(log) + undoCost(log.match, seat).takenBack > MOST_TAKEN_BACK)
    return hostReason('QH-UNDO-ENOUGH');
  if (undoOutlook(table, log, seat) === 'none') return hostReason('QH-UNDO-NOTHING');
  const others = otherPeople(table, client);
  const waiting = others.length > 0 && mustAsk(table, log, seat) ? others : [];
  if (waiting.length === 0) {
    submitUndo(table, log, seat);
    tell(client, { type: 'done', id });
    return undefined;
  }
  table.undoAsker = { client, id };
  keep(table, { undo: { seat, waiting } });
  announce(table);
  return undefined;
}

/**
 * No log grows without end, however answers and undos take turns: whoever loads it plays all of it again. Far more than any
 * match among people has.
 */
const LONGEST_LOG = 20_000;
const MOST_TAKEN_BACK = 2_000;

/** Entries of the log that do not count any more, and those that took them back. */
const takenBack = ({ version, match }: MatchLog): number => version - match.answers.length;

const otherPeople = ({ record }: TableState, { guest }: Client): Seat[] =>
  record.seats.flatMap((seat, at) =>
    seat.holder === 'person' && seat.bot === null && seat.guest !== guest.id ? [at] : [],
  );

function undoReply(table: TableState, client: Client, { seat, agree }: UndoReply): Handled {
  const log = inMatch(table, client, seat);
  if ('rule' in log) return log;
  const asked = table.record.undo;
  if (!asked?.waiting.includes(seat)) return hostReason('QH-UNDO-NOT-ASKED');
  if (!agree) {
    dropUndo(table, hostReason('QH-UNDO-DECLINED', { name: table.record.seats[seat]?.name ?? '' }));
    return undefined;
  }
  const waiting = asked.waiting.filter((other) => other !== seat);
  keep(table, { undo: waiting.length > 0 ? { ...asked, waiting } : null });
  announce(table);
  if (waiting.length > 0) return undefined;
  const asker = table.undoAsker;
  table.undoAsker = null;
  submitUndo(table, log, asked.seat);
  if (asker) tell(asker.client, { type: 'done', id: asker.id });
  return undefined;
}

/** Nobody is played out of the match because they read with their fingers, or press one switch. Everybody sees it. */
function moreTime(table: TableState, client: Client, { seat }: MoreTime): Handled {
  const log = inMatch(table, client, seat);
  if ('rule' in log) return log;
  const { clock } = table;
  if (!clock) return hostReason('QH-NO-CLOCK');
  if (log.match.state.outcome) return { rule: 'QH-OVER' };
  if (botAt(table, seat) !== null) return hostReason('QH-BOT-PLAYS');
  const { seats } = table.record;
  const stretched = seats[seat]?.stretched ?? 0;
  if (stretched >= LIMITS.stretches) return hostReason('QH-CLOCK-ENOUGH', { most: LIMITS.stretches });
  runClocks(table);
  stretch(clock, seat);
  keep(table, {
    seats: seats.map((held, at) => (at === seat ? { ...held, stretched: stretched + 1 } : held)),
  });
  announce(table);
  publish(table);
  return undefined;
}

function tellWhyNot(table: TableState, client: Client, { id, seat, option }: WhyNotRequest): Handled {
  const log = inMatch(table, client, seat);
  if ('rule' in log) return log;
  const { match } = log;
  const open = openDecisions(log).find((decision) => decision.seat === seat);
  if (!open) return match.state.outcome ? { rule: 'QH-OVER' } : { rule: 'QH-NOT-ASKED', seat };
  const possible = open.options.some((listed) => same(listed, option));
  const reason = possible ? null : whyNot(match, seat, option);
  tell(client, { type: 'whyNot', id, reason });
  return undefined;
}

function hint(table: TableState, client: Client, { id, seat }: HintRequest): Handled {
  const log = inMatch(table, client, seat);
  if ('rule' in log) return log;
  if (!table.record.settings.hints) return hostReason('QH-NO-HINTS');
  const open = openDecisions(log).find((decision) => decision.seat === seat);
  if (!open) return { rule: 'QH-NOT-ASKED', seat };
  if (table.hinting.has(seat)) return hostReason('QH-HINT-PENDING');
  const decision = questionNumber(log, open);
  const { promise: dropped, resolve: drop } = Promise.withResolvers<void>();
  const refuse = (rule: 'QH-FAULT' | 'QH-NO-HINT'): void => {
    const reason = hostReason(rule);
    if (!table.closed) tell(client, { type: 'refused', id, reason });
  };
  const hinting = { client, question: decision, drop };
  table.hinting.set(seat, hinting);
  table.ports
    .hint({ match: log.match, seat, dropped })
    .finally(() => table.hinting.delete(seat))
    .then(
      (hints) => (hints ? tell(client, { type: 'hint', id, seat, decision, hints }) : refuse('QH-NO-HINT')),
      (error: unknown) => {
        if (!table.closed) table.ports.fault(error);
        refuse('QH-FAULT');
      },
    );
  return undefined;
}

type Saying = Pick<ChatLine, 'phrase' | 'text'>;

function chat(table: TableState, { guest }: Client, { text, phrase }: Saying): Handled {
  const { seats } = table.record;
  const own = seats.find(({ holder, guest: sits }) => holder === 'person' && sits === guest.id);
  const name = own?.name ?? nameAmong(guest.name, seats);
  const at = table.ports.now();
  const line = { at, name, text, guest: guest.id, ...(phrase && { phrase }) };
  keep(table, { chat: [...table.record.chat, line].slice(-CHAT_KEPT) });
  broadcast(table, { type: 'chat', line: spoken(line, table.ports.personOf) });
  return undefined;
}

/** Seats have changed: everybody hears it, and looks through the seats they hold now. */
function reseated(table: TableState): void {
  // Who was asked about an undo may be gone.
  dropUndo(table, hostReason('QH-UNDO-OVERTAKEN'));
  dropSeatAsk(table, hostReason('QH-SEAT-OVERTAKEN'));
  announce(table);
  for (const client of table.clients) {
    tell(client, { type: 'you', you: youAre(table, client) });
    attach(table, client);
  }
}

function changeSettings(
  table: TableState,
  client: Client,
  { settings: wished, password }: SettingsRequest,
): Handled {
  if (!isHost(table, client)) return hostReason('QH-NOT-HOST');
  if (table.record.status === 'playing') return hostReason('QH-PLAYING');
  const settings: TableSettings = { ...table.record.settings, ...wished };
  const [problem] = problemsOf(table.game, settings);
  if (problem) return settingsReason(problem);
  const old = table.record.seats;
  const lost = old.slice(settings.players).some(({ holder }) => holder === 'person');
  if (lost) return hostReason('QH-SEAT-TAKEN');
  const seats = Array.from({ length: settings.players }, (_, at) => old[at] ?? OPEN_SEAT);
  const lock =
    password === undefined ? undefined : table.ports.hash?.(passwordText(table.record.table, password));
  const before = table.record;
  keep(table, { settings, seats, ...(lock !== undefined && { password: lock }) });
  announce(table);
  admitAnew(table, before);
  return undefined;
}

const settingsReason = ({ field, found, allowed }: Problem): Reason =>
  hostReason('QH-SETTINGS', { field, found, allowed });

const openSeats = ({ record }: TableState): number =>
  record.seats.filter(({ holder }) => holder === 'open').length;

/** Everybody who is to play sits. */
const isReady = (table: TableState): boolean => table.record.status === 'gathering' && openSeats(table) === 0;

function start(table: TableState, client: Client, { swap }: StartRequest): Handled {
  if (!isHost(table, client)) return hostReason('QH-NOT-HOST');
  if (table.record.status === 'playing') return hostReason('QH-PLAYING');
  const open = openSeats(table);
  if (open > 0) return hostReason('QH-SEATS-OPEN', { open });
  if (swap) {
    const { seats } = table.record;
    keep(table, { seats: [...seats.slice(-1), ...seats.slice(0, -1)] });
    reseated(table);
  }
  return begin(table);
}

function begin(table: TableState): Handled {
  const { record, game, ports } = table;
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
  for (const each of table.clients) detach(table, each);
  table.log = beginLog(game, match);
  table.epoch = ports.secret();
  table.thinking.clear();
  const { clock } = record.settings;
  table.clock = clock ? startClock(clock, record.seats.length, ports.now()) : null;
  const seedHash = ports.hash?.(match.seed);
  keep(table, {
    status: 'playing',
    matchNumber: record.matchNumber + 1,
    rulesVersion: game.version,
    match,
    rated: beginRated(game, record, table.log, ports.now()) ?? null,
    seats: record.seats.map(({ stretched: _, ...seat }) => seat),
    ...(seedHash !== undefined && { seedHash }),
  });
  announce(table);
  sendSpectatorsAway(table);
  for (const each of table.clients) attach(table, each);
  return undefined;
}

function rename(table: TableState, client: Client, { name }: NameRequest): Handled {
  const { id } = client.guest;
  for (const each of table.clients) if (each.guest.id === id) each.guest = { id, name };
  const told = (): void => {
    for (const each of table.clients)
      if (each.guest.id === id) tell(each, { type: 'you', you: youAre(table, each) });
  };
  if (seatsOf(table, client.guest).length === 0) {
    told();
    return undefined;
  }
  const others = table.record.seats.filter(({ guest }) => guest !== id);
  const seats = table.record.seats.map((seat) =>
    seat.holder === 'person' && seat.guest === id ? { ...seat, name: nameAmong(name, others) } : seat,
  );
  keep(table, { seats });
  announce(table);
  told();
  return undefined;
}
