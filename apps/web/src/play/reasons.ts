/** Why a host refuses something, as a sentence in the language of whoever reads it. */
import type { Json, Reason, Words } from '@questhall/kernel';
import { detailsIn, reasonMessage } from '@questhall/protocol';
import { t } from '../language/texts.ts';

export const hostReasonText = (reason: Reason): string => {
  const message = reasonMessage(reason);
  return message === undefined ? reason.rule : t(message, detailsIn(message, reason));
};

/** The same, where it may also be a reason of the game. */
export const reasonTextIn = (reason: Reason, words: Words, view: Json): string =>
  reasonMessage(reason) === undefined ? words.reason(reason, view) : hostReasonText(reason);
