/** How a match goes on: each step is kept, shown, and followed by what bots and forced choices bring. */
import type { Decision, Json, Option, Reason, Seat } from '@questhall/kernel';
import { same } from '@questhall/kernel';
import type { BotLevel } from '../table.ts';
import { hostReason } from '../words.ts';
import { onABeat } from './answer-time.ts';
import { charge, deadline, gain } from './clock.ts';
import { dropSeatAsk } from './consent.ts';
import { answersItself, botAt, isThrown } from './forced.ts';
import type { MatchLog, Page } from './match-log.ts';
import { openDecisions, playAnswer, questionNumber, takeBack } from './match-log.ts';
import type { LogEntry } from './record.ts';
import { publish } from './streams.ts';
import type { DiceTable, Hinting, Landed, TableState } from './table-state.ts';
import { announce, dropUndo, isUnattended, keep, runsHere, swaySeed } from './table-state.ts';

/** Plays an answer, or says why not and changes nothing. */
export function submitAnswer(
  table: TableState,
  log: MatchLog,
  seat: Seat,
  number: number,
  option: Option,
  thrown?: Json,
): Reason | undefined {
  runClocks(table);
  const landed = land(table, log, { seat, number, option, thrown });
  if ('refused' in landed) return landed.refused;
  const { handed } = landed;
  const played = playAnswer(log, seat, number, option, handed);
  if ('refused' in played) return played.refused;
  if (table.clock) gain(table.clock, seat);
  enter(table, log, { at: table.ports.now(), seat, option, ...(handed && { handed }) }, played.page);
  return undefined;
}

interface Given {
  readonly seat: Seat;
  readonly number: number;
  readonly option: Option;
  readonly thrown: Json | undefined;
}

/** What comes of a throw, if the answer is one; whether it is an answer at all, the kernel says. */
function land(table: TableState, log: MatchLog, given: Given): Landed {
  const made = throwOf(table, log, given);
  return Array.isArray(made) ? (table.ports.dice?.land(...made) ?? {}) : made;
}

/** The long part of a throw, to be carried out elsewhere before the answer is given. Nothing: there is none. */
export function planThrow(table: TableState, given: Given): Json | undefined {
  const { log, ports } = table;
  const made = log && ports.dice?.plan ? throwOf(table, log, given) : {};
  if (!Array.isArray(made)) return undefined;
  const planned = ports.dice?.plan?.(...made) ?? {};
  return 'plan' in planned ? planned.plan : undefined;
}

/** What the table is told that the dice are thrown on; or what comes of it without a throw. */
function throwOf(
  table: TableState,
  log: MatchLog,
  { seat, number, option, thrown }: Given,
): Landed | Parameters<DiceTable['land']> {
  const { ports } = table;
  if (!ports.dice && thrown === undefined) return {};
  const open = openDecisions(log).find((decision) => decision.seat === seat);
  const listed = open?.options.some((each) => same(each, option)) === true;
  if (!open || !listed || questionNumber(log, open) !== number) return {};
  if (ports.dice?.throws(option) !== true)
    return thrown === undefined ? {} : { refused: hostReason('QH-NO-THROW') };
  // Also where the secret of a table is always the same, no two throws are alike.
  const seeds = { public: swaySeed(table, log), secret: `${ports.secret()} ${log.version}` };
  return [log.match, option, thrown, seeds, ports.now() - table.askedAt];
}

export function submitUndo(table: TableState, log: MatchLog, seat: Seat): void {
  runClocks(table);
  const page = takeBack(log, seat);
  enter(table, log, { at: table.ports.now(), seat, undo: true }, page);
}

/** One more entry of the log: first kept, then shown. */
function enter(table: TableState, log: MatchLog, entry: LogEntry, page: Page): void {
  const { clock } = table;
  table.ports.append(log.version, clock ? { ...entry, clock: [...clock.left] } : entry);
  publish(table, page);
  dropUndo(table, hostReason('QH-UNDO-OVERTAKEN'));
  dropHints(table, ({ question }, seat) => !isOpen(log, seat, question));
  if (log.match.state.outcome) finish(table);
}

const isOpen = (log: MatchLog, seat: Seat, question: number): boolean =>
  openDecisions(log).some((open) => open.seat === seat && questionNumber(log, open) === question);

/** Nobody thinks about what nobody waits for. */
export function dropHints(table: TableState, which: (hinting: Hinting, seat: Seat) => boolean): void {
  for (const [seat, hinting] of table.hinting) if (which(hinting, seat)) hinting.drop();
}

function finish(table: TableState): void {
  dropSeatAsk(table, hostReason('QH-SEAT-OVERTAKEN'));
  keep(table, { status: 'finished' });
  announce(table);
}

/** The clocks that run: those of people who are being asked. */
const running = (table: TableState, log: MatchLog): readonly Seat[] =>
  openDecisions(log).flatMap(({ seat }) => (botAt(table, seat) === null ? [seat] : []));

/** Brings the clocks up to date. Call it before anything changes who is being waited for. */
export function runClocks(table: TableState): void {
  const { clock, log } = table;
  if (clock && log) charge(clock, running(table, log), table.ports.now());
}

/** Everything that needs no person: forced choices, bots; and the alarm of the clocks. */
export function goOn(table: TableState): void {
  const { log } = table;
  if (!log || table.closed) return;
  if (!runsHere(table)) {
    table.ports.wakeAt(undefined);
    return;
  }
  // The match may have ended with the last thing that was kept before a host went away.
  if (log.match.state.outcome && table.record.status === 'playing') finish(table);
  if (isUnattended(table)) {
    table.ports.wakeAt(undefined);
    return;
  }
  for (let open = forced(table, log); open; open = forced(table, log)) {
    submitAnswer(table, log, open.seat, questionNumber(log, open), open.options[0] as Option);
  }
  for (const decision of openDecisions(log)) {
    const level = botAt(table, decision.seat);
    if (level) think(table, log, decision, level);
  }
  table.ports.wakeAt(table.clock ? deadline(table.clock, running(table, log)) : undefined);
}

const forced = (table: TableState, log: MatchLog): Decision | undefined =>
  openDecisions(log).find((decision) => answersItself(table, decision));

function think(table: TableState, log: MatchLog, decision: Decision, level: BotLevel): void {
  const { seat, options } = decision;
  const number = questionNumber(log, decision);
  if (table.thinking.get(seat) === number) return;
  table.thinking.set(seat, number);
  const current = (): boolean => !table.closed && table.log === log && table.thinking.get(seat) === number;
  const choose = (option: Option | undefined): void => {
    if (!current()) return;
    table.thinking.delete(seat);
    if (!option || botAt(table, seat) === null || !runsHere(table)) return;
    // A choice that is refused belongs to a question that was taken back, or the bot is broken; goOn tells.
    const refused = submitAnswer(table, log, seat, number, option);
    if (refused && refused.rule !== 'QH-LATE' && refused.rule !== 'QH-NOT-ASKED')
      table.ports.fault(new Error(`a bot's answer was refused: ${JSON.stringify(refused)}`));
    goOn(table);
  };
  const forced = options.length === 1 && !isThrown(table, options[0]);
  const thought = forced ? undefined : table.ports.think({ match: log.match, seat }, level);
  onABeat(table.ports, level, table.lateness, thought)
    .then(
      (option) => choose(forced ? options[0] : option),
      (error: unknown) => {
        if (table.closed) return;
        table.ports.fault(error);
        // The table does not stand still because a bot is broken.
        choose(options[Math.floor(Math.random() * options.length)]);
      },
    )
    .catch((error: unknown) => {
      if (!table.closed) (table.ports.broken ?? table.ports.fault)(error);
    });
}
