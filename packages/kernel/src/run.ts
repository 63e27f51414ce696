/**
 * The machine. The paused rule is data: a stack of frames inside the state says which procedures are under way and at
 * which step each of them stands. `advance` runs steps until somebody must decide; `answer` carries out a decision.
 * Between the two the whole match is one JSON value: it can be cloned for search, saved in mid-attack, loaded after a
 * restart, or written by hand in a test that starts in the middle.
 */
import type { ByHand, Rolling } from './by-hand.ts';
import { enterFace, rollAbout, rollDecision, withDice } from './by-hand.ts';
import type { Ask, AskTogether, Flow, Place, Procedure } from './procedure.ts';
import { BEGIN } from './procedure.ts';
import type { Frame, MachineState } from './state.ts';
import type { Decision, Json, Option, Reason, Seat } from './types.ts';

/** All procedures of a game, by name. */
export type Procedures<S> = { readonly [name: string]: Procedure<S, object> };

interface Rules<S> extends Rolling<S> {
  readonly procedures: Procedures<S>;
}

/** A procedure whatever its locals are. */
type AnyProcedure<S> = Omit<Procedure<S, never>, 'locals'>;

export function proceduresByName<S>(list: readonly AnyProcedure<S>[]): Procedures<S> {
  const table: { [name: string]: Procedure<S, object> } = {};
  for (const procedure of list) {
    if (table[procedure.name]) throw new Error(`two procedures are called ${procedure.name}`);
    table[procedure.name] = procedure as unknown as Procedure<S, object>;
  }
  return table;
}

type Next<S> = Place<S, object> | undefined;
type AnyQuestion<S> = Ask<S, object, Option> | AskTogether<S, object, Option>;

const NONE: readonly never[] = [];

/** No rulebook has so many steps between two questions. */
const TOO_MANY = 100_000;

/** Runs to the next decision. The list has one entry per seat that is asked; it is empty when the match is over. */
export function advance<S extends MachineState>(rules: Rules<S>, s: S): readonly Decision[] {
  for (let steps = 0; s.outcome === null; steps++) {
    const frame = s.stack[s.stack.length - 1];
    if (steps > TOO_MANY) throw new Error(`no question after ${steps} steps, in ${frame?.proc}`);
    if (frame === undefined) throw new Error('the procedures ran out without an outcome');
    const { byHand } = s.rng;
    if (byHand?.asked) return [rollDecision(rules, s, byHand.asked)];
    if (byHand?.answer) {
      settle(rules, s, byHand.answer);
      continue;
    }
    if (frame.step === '') {
      s.stack.pop();
      continue;
    }
    const decisions = runProcedure(rules, s, frame, procedureOf(rules, frame));
    if (decisions.length > 0) return decisions;
  }
  return NONE;
}

/** The steps of one procedure, until one of them calls another, says where to go on, or asks somebody. */
function runProcedure<S extends MachineState>(
  rules: Rules<S>,
  s: S,
  frame: Frame,
  procedure: Procedure<S, object>,
): readonly Decision[] {
  for (let place: Next<S> = placeOf(procedure, frame); place !== undefined; place = place.next) {
    const { name, step } = place;
    if (typeof step !== 'function') {
      frame.step = name;
      const decisions = decisionsOf(s, frame, step);
      if (decisions.length > 0) return decisions;
    }
    if (s.rng.byHand !== undefined) {
      withDice(rules, s, null, () => void runStep(s, frame, procedure, place));
      return NONE;
    }
    if (runStep(s, frame, procedure, place)) return NONE;
    if (s.outcome !== null || s.stack[s.stack.length - 1] !== frame) return NONE;
  }
  return NONE;
}

/** One step; true: the procedure goes on elsewhere than with the next one. */
function runStep<S extends MachineState>(
  s: S,
  frame: Frame,
  procedure: Procedure<S, object>,
  { name, step, after }: Place<S, object>,
): boolean {
  frame.step = after;
  const flow = typeof step === 'function' ? step(s, frame.locals) : passOver(s, frame, step);
  if (flow === undefined) return false;
  goOn(s, frame, procedure, name, flow);
  return true;
}

/**
 * Carries out an option that `advance` listed for this seat. Nothing is checked here: bots and replays pick from the
 * list; what comes from outside goes through `submit` of match.ts.
 */
export function answer<S extends MachineState>(rules: Rules<S>, s: S, seat: Seat, option: Option): void {
  if (enterFace(s, option)) return;
  const { frame, question } = openQuestion(rules, s);
  if (question.answers !== undefined) {
    frame.given ??= {};
    frame.given[seat] = option;
    return;
  }
  s.asks += 1;
  settle(rules, s, { seat, option });
}

/** What comes of an answer. */
function settle<S extends MachineState>(rules: Rules<S>, s: S, given: NonNullable<ByHand['answer']>): void {
  const { frame, procedure, place, question } = openQuestion(rules, s);
  if (question.answers !== undefined) throw new Error('such an answer waits for others');
  const { answer: carryOut } = question;
  const act = (): void => {
    frame.step = place.after;
    goOn(s, frame, procedure, place.name, carryOut(s, frame.locals, given.option, given.seat));
  };
  if (s.rng.byHand === undefined) act();
  else withDice(rules, s, given, act);
}

/** All candidates of the open question that this seat may not choose, each with the reason. */
export function refused<S extends MachineState>(
  rules: Rules<S>,
  s: S,
  seat: Seat,
): readonly { readonly option: Option; readonly reason: Reason }[] {
  if (s.outcome !== null || s.rng.byHand?.asked) return NONE;
  const { frame, question } = openQuestion(rules, s);
  if (!seatsOf(question.who(s, frame.locals)).includes(seat) || !question.whyNot) return NONE;
  const list: { option: Option; reason: Reason }[] = [];
  for (const option of question.candidates(s, frame.locals, seat)) {
    const reason = question.whyNot(s, frame.locals, option, seat);
    if (reason) list.push({ option, reason });
  }
  return list;
}

/** What the sentence of the open question needs. */
export function about<S extends MachineState>(
  rules: Rules<S>,
  s: S,
  seat: Seat,
): { readonly [detail: string]: Json } {
  const rolling = rollAbout(s);
  if (rolling) return rolling;
  const { frame, question } = openQuestion(rules, s);
  return question.about?.(s, frame.locals, seat) ?? {};
}

function procedureOf<S>(rules: Rules<S>, frame: Frame): Procedure<S, object> {
  const procedure = rules.procedures[frame.proc];
  if (procedure === undefined) throw new Error(`there is no procedure ${frame.proc}`);
  return procedure;
}

function placeOf<S>(procedure: Procedure<S, object>, { step }: Frame): Place<S, object> {
  const place = step === BEGIN ? procedure.first : procedure.steps.get(step);
  if (place === undefined) throw new Error(`${procedure.name} has no step ${step}`);
  return place;
}

function openQuestion<S extends MachineState>(
  rules: Rules<S>,
  s: S,
): { frame: Frame; procedure: Procedure<S, object>; place: Place<S, object>; question: AnyQuestion<S> } {
  const frame = s.stack[s.stack.length - 1];
  const procedure = frame && procedureOf(rules, frame);
  const place = procedure?.steps.get(frame?.step ?? '');
  if (!frame || !procedure || !place || typeof place.step === 'function')
    throw new Error('no question is open');
  return { frame, procedure, place, question: place.step };
}

function decisionsOf<S extends MachineState>(
  s: S,
  frame: Frame,
  question: AnyQuestion<S>,
): readonly Decision[] {
  const who = question.who(s, frame.locals);
  if (who === undefined) return NONE;
  const given = question.answers === undefined ? null : frame.given;
  if (typeof who === 'number') {
    if (given && who in given) return NONE;
    const options = legal(s, frame, question, who);
    return options.length === 0 ? NONE : [{ id: s.asks, seat: who, kind: question.kind, options }];
  }
  const decisions: Decision[] = [];
  for (const seat of who) {
    if (given && seat in given) continue;
    const options = legal(s, frame, question, seat);
    if (options.length > 0) decisions.push({ id: s.asks, seat, kind: question.kind, options });
  }
  return decisions;
}

function legal<S extends MachineState>(
  s: S,
  frame: Frame,
  question: AnyQuestion<S>,
  seat: Seat,
): readonly Option[] {
  const candidates = question.candidates(s, frame.locals, seat);
  if (!question.whyNot) return candidates;
  // Often nothing is refused: then the list is left as it is.
  let options: Option[] | undefined;
  for (let at = 0; at < candidates.length; at++) {
    const candidate = candidates[at] as Option;
    const refused = question.whyNot(s, frame.locals, candidate, seat) !== undefined;
    if (refused) options ??= candidates.slice(0, at);
    else options?.push(candidate);
  }
  return options ?? candidates;
}

/** Nobody has anything to decide here, or all that were asked together have answered. */
function passOver<S extends MachineState>(s: S, frame: Frame, question: AnyQuestion<S>): Flow {
  return question.answers === undefined ? undefined : settleTogether(s, frame, question);
}

function settleTogether<S extends MachineState>(
  s: S,
  frame: Frame,
  question: AskTogether<S, object, Option>,
): Flow {
  const given = new Map<Seat, Option>();
  for (const seat in frame.given) given.set(Number(seat), frame.given[Number(seat)] as Option);
  frame.given = null;
  s.asks += 1;
  return question.answers(s, frame.locals, given);
}

function goOn<S extends MachineState>(
  s: S,
  frame: Frame,
  procedure: Procedure<S, object>,
  name: string,
  flow: Flow,
): void {
  if (flow === 'stay') frame.step = name;
  else if (flow === 'again') frame.step = procedure.first.name;
  else if (flow === 'end') {
    // It may have called others before it ended, or broken itself off.
    const at = s.stack.lastIndexOf(frame);
    if (at >= 0) s.stack.splice(at, 1);
  }
}

const seatsOf = (who: Seat | readonly Seat[] | undefined): readonly Seat[] =>
  who === undefined ? NONE : typeof who === 'number' ? [who] : who;
