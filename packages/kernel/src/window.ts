/**
 * A window for reactions: those entitled are asked one after the other, each until they pass. What a reaction does is
 * a procedure of its own; when it is through, the window goes on where it stopped.
 */
import type { Procedure } from './procedure.ts';
import { rulesFor } from './procedure.ts';
import type { MachineState } from './state.ts';
import type { Json, Option, Reason, Seat } from './types.ts';

export interface Pass extends Option {
  readonly do: 'pass';
}
export const PASS: Pass = { do: 'pass' };

/** The entitled who have not passed yet, in order. */
interface Queue {
  queue?: string[];
}

export interface WindowRules<S, L, O extends Option> {
  readonly kind: string;
  /** Who may react, in the order in which they are asked. Looked up when the window opens. */
  entitled(s: S, f: L): readonly string[];
  seatOf(s: S, who: string): Seat;
  candidates(s: S, f: L, who: string): readonly O[];
  whyNot?(s: S, f: L, candidate: O, who: string): Reason | undefined;
  about?(s: S, f: L, who: string): { readonly [detail: string]: Json };
  /** Ask even somebody who can only pass, so that being asked betrays nothing. */
  secret?(s: S, f: L, who: string): boolean;
  react(s: S, f: L, option: O, who: string): void;
}

export function reactionWindow<S extends MachineState, L extends object, O extends Option>(
  name: string,
  rules: WindowRules<S, L, O>,
): Procedure<S, L & Queue> {
  type F = L & Queue;
  const isPass = (option: O | Pass): option is Pass => option.do === 'pass';
  const next = (f: F): string => f.queue?.[0] as string;
  const { procedure, ask } = rulesFor<S>();

  const mayReact = (s: S, f: F, who: string): boolean =>
    rules.candidates(s, f, who).some((candidate) => rules.whyNot?.(s, f, candidate, who) === undefined);

  return procedure<L & Queue>(name, {
    /** Looks up the queue once; then those with nothing to decide drop out of it. */
    line: (s, f) => {
      f.queue ??= [...rules.entitled(s, f)];
      while (f.queue.length > 0) {
        const who = f.queue[0] as string;
        if (rules.secret?.(s, f, who) || mayReact(s, f, who)) return;
        f.queue.shift();
      }
      return 'end';
    },
    offer: ask<F, O | Pass>({
      kind: rules.kind,
      who: (s, f) => rules.seatOf(s, next(f)),
      candidates: (s, f) => [...rules.candidates(s, f, next(f)), PASS],
      whyNot: (s, f, candidate) => (isPass(candidate) ? undefined : rules.whyNot?.(s, f, candidate, next(f))),
      about: (s, f) => rules.about?.(s, f, next(f)) ?? {},
      answer: (s, f, option) => {
        if (isPass(option)) f.queue?.shift();
        else rules.react(s, f, option, next(f));
        return 'again';
      },
    }),
  });
}
