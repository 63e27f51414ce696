/** How a match goes on: each step is kept, shown, and followed by what bots and forced choices bring. */
import type { Decision, Json, Option, Reason, Seat } from '@questhall/kernel';
import { same } from '@questhall/kernel';
import type { BotLevel } from '../table.ts';
import { hostReason } from '../words.ts';
import { charge, deadline, gain } from './clock.ts';
import type { Course, Page } from './course.ts';
import { openDecisions, playAnswer, questionNumber, takeBack } from './course.ts';
import type { Hinting, Landed, Live } from './live.ts';
import { announce, dropUndo, isUnattended, keep, runsHere, swaySeed } from './live.ts';
import type { LogEntry } from './record.ts';
import { publish } from './streams.ts';

/** Plays an answer, or says why not and changes nothing. */
export function submitAnswer(
  live: Live,
  course: Course,
  seat: Seat,
  number: number,
  option: Option,
  thrown?: Json,
): Reason | undefined {
  runClocks(live);
  const landed = land(live, course, { seat, number, option, thrown });
  if ('refused' in landed) return landed.refused;
  const { handed } = landed;
  const played = playAnswer(course, seat, number, option, handed);
  if ('refused' in played) return played.refused;
  if (live.clock) gain(live.clock, seat);
  enter(live, course, { at: live.ports.now(), seat, option, ...(handed && { handed }) }, played.page);
  return undefined;
}

interface Given {
  readonly seat: Seat;
  readonly number: number;
  readonly option: Option;
  readonly thrown: Json | undefined;
}

/** What comes of a throw, if the answer is one; whether it is an answer at all, the kernel says. */
function land(live: Live, course: Course, { seat, number, option, thrown }: Given): Landed {
  const { ports } = live;
  if (!ports.dice && thrown === undefined) return {};
  const open = openDecisions(course).find((decision) => decision.seat === seat);
  const listed = open?.options.some((each) => same(each, option)) === true;
  if (!open || !listed || questionNumber(course, open) !== number) return {};
  if (ports.dice?.throws(option) !== true)
    return thrown === undefined ? {} : { refused: hostReason('QH-NO-THROW') };
  // Also where the secret of a table is always the same, no two throws are alike.
  const seeds = { public: swaySeed(live, course), secret: `${ports.secret()} ${course.version}` };
  return ports.dice.land(course.match, option, thrown, seeds, ports.now() - live.askedAt);
}

export function submitUndo(live: Live, course: Course, seat: Seat): void {
  runClocks(live);
  const page = takeBack(course, seat);
  enter(live, course, { at: live.ports.now(), seat, undo: true }, page);
}

/** One more entry of the log: first kept, then shown. */
function enter(live: Live, course: Course, entry: LogEntry, page: Page): void {
  const { clock } = live;
  live.ports.append(course.version, clock ? { ...entry, clock: [...clock.left] } : entry);
  publish(live, page);
  dropUndo(live, hostReason('QH-UNDO-OVERTAKEN'));
  dropHints(live, ({ question }, seat) => !isOpen(course, seat, question));
  if (course.match.state.outcome) finish(live);
}

const isOpen = (course: Course, seat: Seat, question: number): boolean =>
  openDecisions(course).some((open) => open.seat === seat && questionNumber(course, open) === question);

/** Nobody thinks about what nobody waits for. */
export function dropHints(live: Live, which: (hinting: Hinting, seat: Seat) => boolean): void {
  for (const [seat, hinting] of live.hinting) if (which(hinting, seat)) hinting.drop();
}

function finish(live: Live): void {
  keep(live, { status: 'finished' });
  announce(live);
}

/** The level of the bot that answers for this seat; nothing: a person does. */
export const botAt = ({ record }: Live, seat: Seat): BotLevel | null => record.seats[seat]?.bot ?? null;

/** The clocks that run: those of people who are being asked. */
function running(live: Live): readonly Seat[] {
  if (!live.course || live.record.status !== 'playing') return [];
  return openDecisions(live.course).flatMap(({ seat }) => (botAt(live, seat) === null ? [seat] : []));
}

/** Brings the clocks up to date. Call it before anything changes who is being waited for. */
export function runClocks(live: Live): void {
  if (live.clock) charge(live.clock, running(live), live.ports.now());
}

/** Everything that needs no person: forced choices, bots; and the alarm of the clocks. */
export function goOn(live: Live): void {
  const { course } = live;
  if (!course || live.closed) return;
  if (!runsHere(live)) {
    live.ports.wakeAt(undefined);
    return;
  }
  // The match may have ended with the last thing that was kept before a host went away.
  if (course.match.state.outcome && live.record.status === 'playing') finish(live);
  if (isUnattended(live)) {
    live.ports.wakeAt(undefined);
    return;
  }
  for (let open = forced(live, course); open; open = forced(live, course)) {
    const [option] = open.options;
    if (option) submitAnswer(live, course, open.seat, questionNumber(course, open), option);
  }
  for (const decision of openDecisions(course)) {
    const level = botAt(live, decision.seat);
    if (level) think(live, course, decision, level);
  }
  live.ports.wakeAt(live.clock ? deadline(live.clock, running(live)) : undefined);
}

/** A question with one option, to a person who does not want to be asked such. */
const forced = (live: Live, course: Course): Decision | undefined =>
  openDecisions(course).find(
    ({ seat, options }) =>
      options.length === 1 &&
      botAt(live, seat) === null &&
      live.record.seats[seat]?.autoForced === true &&
      !isThrown(live, options[0]),
  );

/** Nobody is spared a throw because there is nothing else to do. */
const isThrown = ({ ports }: Live, option: Option | undefined): boolean =>
  option !== undefined && ports.dice?.throws(option) === true;

/**
 * Milliseconds a bot takes at least, whatever it is asked: as long as its level thinks at most. How quickly it answers tells
 * nobody whether it had a choice, or how hard that was.
 */
const ANSWER_TIME: { readonly [level in BotLevel]: number } = {
  random: 150,
  greedy: 150,
  apprentice: 150,
  adept: 400,
  master: 1500,
};

function think(live: Live, course: Course, decision: Decision, level: BotLevel): void {
  const { seat, options } = decision;
  const number = questionNumber(course, decision);
  if (live.thinking.get(seat) === number) return;
  live.thinking.set(seat, number);
  const current = (): boolean => !live.closed && live.course === course && live.thinking.get(seat) === number;
  const choose = (option: Option | undefined): void => {
    if (!current()) return;
    live.thinking.delete(seat);
    if (!option || botAt(live, seat) === null || !runsHere(live)) return;
    // A choice that is refused belongs to a question that was taken back, or the bot is broken; goOn tells.
    const refused = submitAnswer(live, course, seat, number, option);
    if (refused && refused.rule !== 'QH-LATE' && refused.rule !== 'QH-NOT-ASKED')
      live.ports.fault(new Error(`a bot's answer was refused: ${JSON.stringify(refused)}`));
    goOn(live);
  };
  const chosen = options.length === 1 ? options[0] : live.ports.think({ match: course.match, seat }, level);
  Promise.all([chosen, live.ports.pause?.(ANSWER_TIME[level])])
    .then(
      ([option]) => choose(option),
      (error: unknown) => {
        if (live.closed) return;
        live.ports.fault(error);
        // The table does not stand still because a bot is broken.
        choose(options[Math.floor(Math.random() * options.length)]);
      },
    )
    .catch((error: unknown) => {
      if (!live.closed) (live.ports.broken ?? live.ports.fault)(error);
    });
}
