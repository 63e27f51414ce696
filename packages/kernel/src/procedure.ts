/**
 * How rules are written down. A rule is a procedure: named steps in the rulebook's order. A step does something and
 * may `call` another procedure as its last act; or it is a question, and then the machine stops until it is answered.
 * Nothing here runs anything: see run.ts.
 */
import type { MachineState } from './state.ts';
import type { Json, Option, Reason, Seat } from './types.ts';

/**
 * What a step says about the way on. Nothing: the next step, in order. `stay`: this step once more (after whatever it
 * called). `again`: from the first step. `end`: the procedure is through.
 */
export type Flow = void | 'stay' | 'again' | 'end';

export type Action<S, F> = (s: S, f: F) => Flow;

/** A question to one seat, or to several; the legal options are the candidates that no reason speaks against. */
export interface Question<S, F, O extends Option> {
  readonly kind: string;
  /** Who is asked. Nobody: the step is passed over. */
  who(s: S, f: F): Seat | readonly Seat[] | undefined;
  /** Everything one might think of doing; a seat with no legal candidate is not asked. */
  candidates(s: S, f: F, seat: Seat): readonly O[];
  /** The one place where the legality of a candidate is decided. */
  whyNot?(s: S, f: F, candidate: O, seat: Seat): Reason | undefined;
  /** What the sentence of the question needs, beyond its kind. */
  about?(s: S, f: F, seat: Seat): { readonly [detail: string]: Json };
}

/** Of several seats asked, the first answer counts at once; after `stay` the others are asked anew. */
export interface Ask<S, F, O extends Option> extends Question<S, F, O> {
  answer(s: S, f: F, option: O, seat: Seat): Flow;
  readonly answers?: undefined;
}

/** Several seats answer in secret; what they said counts when all have spoken. */
export interface AskTogether<S, F, O extends Option> extends Question<S, F, O> {
  answers(s: S, f: F, given: ReadonlyMap<Seat, O>): Flow;
  readonly answer?: undefined;
}

export type Step<S, F> = Action<S, F> | Ask<S, F, Option> | AskTogether<S, F, Option>;

/**
 * The name of a procedure with the type of its locals: all that a caller needs. Rules call each other in circles; where
 * modules must not, a game declares its names in one file and writes the steps in others.
 */
export interface Named<L> {
  readonly name: string;
  /** Never there: it ties the locals to the name. */
  readonly locals?: L;
}

export const named = <L extends object>(name: string): Named<L> => ({ name });

export interface Procedure<S, L> extends Named<L> {
  readonly first: Place<S, L>;
  /** By their names, in order. */
  readonly steps: ReadonlyMap<string, Place<S, L>>;
}

/** A step among its procedure's others. */
export interface Place<S, F> {
  readonly name: string;
  readonly step: Step<S, F>;
  /** The step that follows; none, and no name, after the last. */
  readonly next: Place<S, F> | undefined;
  readonly after: string;
}

/** The step of a procedure that was called and has not begun: a name no step of a game has. */
export const BEGIN = '^';

/** The tools a game writes its procedures with, for its own type of state. */
export function rulesFor<S extends MachineState>() {
  /** A procedure with locals `L`. Its name and the names of its steps are a saved format. */
  function procedure<L extends object>(
    handle: string | Named<L>,
    steps: { readonly [step: string]: Step<S, NoInfer<L>> },
  ): Procedure<S, L> {
    const name = typeof handle === 'string' ? handle : handle.name;
    const places: [string, Place<S, L>][] = [];
    let next: Place<S, L> | undefined;
    for (const [step, what] of Object.entries(steps).reverse()) {
      next = { name: step, step: what, next, after: next?.name ?? '' };
      places.unshift([step, next]);
    }
    if (!next) throw new Error(`${name} has no steps`);
    return { name, first: next, steps: new Map(places) };
  }

  /** All questions have the same fields in the same order: engines find their way in them at once. */
  function ask<F, O extends Option>(question: Ask<S, F, O>): Ask<S, F, Option> {
    const { kind, who, candidates, whyNot, about, answer } = question;
    return { kind, who, candidates, whyNot, about, answer, answers: undefined } as unknown as Ask<
      S,
      F,
      Option
    >;
  }

  function askTogether<F, O extends Option>(question: AskTogether<S, F, O>): AskTogether<S, F, Option> {
    const { kind, who, candidates, whyNot, about, answers } = question;
    return { kind, who, candidates, whyNot, about, answer: undefined, answers } as unknown as AskTogether<
      S,
      F,
      Option
    >;
  }

  return { procedure, ask, askTogether };
}

/** Runs a procedure next, before the caller goes on: the last thing a step does. The locals are its own from now on. */
export function call<L extends object>(s: MachineState, procedure: Named<L>, locals: L): void {
  s.stack.push({ proc: procedure.name, step: BEGIN, locals, given: null });
}

/** Runs a procedure once for each of these locals, in order. */
export function callEach<L extends object>(s: MachineState, procedure: Named<L>, all: readonly L[]): void {
  for (let i = all.length - 1; i >= 0; i--) call(s, procedure, all[i] as L);
}

/** Breaks off everything down to and including the nearest run of this procedure. */
export function breakOff(s: MachineState, procedure: { readonly name: string }): void {
  while (s.stack.length > 0) {
    if (s.stack.pop()?.proc === procedure.name) return;
  }
  throw new Error(`${procedure.name} is not under way`);
}

export const isUnderWay = (s: MachineState, procedure: { readonly name: string }): boolean =>
  s.stack.some((frame) => frame.proc === procedure.name);

/** The locals of the nearest run of this procedure, if it is under way. */
export function nearest<L extends object>(s: MachineState, procedure: Named<L>): L | undefined {
  return s.stack.findLast(({ proc }) => proc === procedure.name)?.locals as L | undefined;
}

/** The locals of the nearest run of this procedure, which must be under way. */
export function underWay<L extends object>(s: MachineState, procedure: Named<L>): L {
  const locals = nearest(s, procedure);
  if (!locals) throw new Error(`${procedure.name} is not under way`);
  return locals;
}

/** The locals of all runs of this procedure that are not through; with `step`, of those for which it is next. */
export function runsOf<L extends object>(s: MachineState, procedure: Named<L>, step?: string): readonly L[] {
  return s.stack
    .filter(
      (frame) => frame.proc === procedure.name && frame.step !== '' && (step ?? frame.step) === frame.step,
    )
    .map((frame) => frame.locals as L);
}

/** The locals of this procedure, if it is the one that asks now, and at this step. */
export function asking<L extends object>(s: MachineState, procedure: Named<L>, step?: string): L | undefined {
  const frame = s.stack[s.stack.length - 1];
  const asks = frame?.proc === procedure.name && (step ?? frame.step) === frame.step;
  return asks ? (frame.locals as L) : undefined;
}

/** The locals of whatever asks now. */
export function askerOf<L extends object>(s: MachineState): L {
  const frame = s.stack[s.stack.length - 1];
  if (!frame) throw new Error('nothing is under way');
  return frame.locals as L;
}

/** The locals of whoever called the procedure that runs now: where a result goes. */
export function callerOf<L extends object>(s: MachineState): L {
  const frame = s.stack[s.stack.length - 2];
  if (!frame) throw new Error('nothing called this procedure');
  return frame.locals as L;
}
