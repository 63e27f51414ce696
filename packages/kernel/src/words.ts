/** Sentences for what the kernel itself refuses, and one stop at their end; all other sentences are a game's own. */
import type { Reason } from './types.ts';

const SENTENCES: { readonly [rule: string]: (reason: Reason) => string } = {
  'QH-OVER': () => 'The match is over.',
  'QH-NOT-ASKED': () => 'It is not your turn to decide.',
  'QH-LATE': () => 'That answer came too late: the table has moved on.',
  'QH-NO-SUCH-OPTION': (reason) => `That is not possible now (${String(reason.option)}).`,
  'QH-OTHER-GAME': (reason) => `This is a record of another game (${String(reason.game)}).`,
  'QH-OTHER-VERSION': (reason) =>
    `This was played with rules version ${String(reason.found)}; these are version ${String(reason.have)}.`,
};

/** Nothing: the reason is not one of the kernel's. */
export const kernelReason = (reason: Reason): string | undefined => SENTENCES[reason.rule]?.(reason);

/** A name that ends in a stop of its own ends the sentence, too: "plays Heel!". */
export const oneStop = (sentence: string | undefined): string | undefined =>
  sentence?.replace(/([!?…])\.(?=\s|$)/g, '$1');
