/** Messages for what the kernel itself refuses, and one stop at their end; all other sentences are a game's own. */
import type { Reason } from './types.ts';

/** `{option}` stands for a detail of the reason. */
export const KERNEL_REASONS: { readonly [rule: string]: string } = {
  'QH-OVER': 'The match is over.',
  'QH-NOT-ASKED': 'It is not your turn to decide.',
  'QH-LATE': 'That answer came too late: the table has moved on.',
  'QH-NO-SUCH-OPTION': 'That is not possible now ({option}).',
  'QH-OTHER-GAME': 'This is a record of another game ({game}).',
  'QH-OTHER-VERSION': 'This was played with rules version {found}; these are version {have}.',
};

/** Nothing: the reason is not one of the kernel's. */
export const kernelReason = (reason: Reason): string | undefined =>
  KERNEL_REASONS[reason.rule]?.replaceAll(/\{(\w+)\}/g, (_, detail: string) => String(reason[detail]));

/** A name that ends in a stop of its own ends the sentence, too: "plays Heel!". */
export const oneStop = (sentence: string | undefined): string | undefined =>
  sentence?.replace(/([!?…])\.(?=\s|$)/g, '$1');
