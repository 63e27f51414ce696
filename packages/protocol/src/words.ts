/** What a host refuses, besides what the kernel and the games refuse: as messages, and as English sentences. */
import type { Json, Reason } from '@questhall/kernel';
import { KERNEL_REASONS } from '@questhall/kernel';
import { formatMessage, slotsOf } from '@questhall/language';
import type { PHRASES } from './limits.ts';

type Phrase = (typeof PHRASES)[number];

/** Messages of `@questhall/language`; what stands in braces is a detail of the reason. */
export const HOST_REASONS = {
  'QH-MALFORMED': 'This message cannot be read: {field} must be {allowed}.',
  'QH-TOO-LONG': 'This message is too long: {limit} characters are allowed.',
  'QH-TOO-FAST': 'Too many messages. Wait a moment.',
  'QH-PROTOCOL':
    '{older, select, page {This page is older than its server. Reload it to play on.} other {This page is newer than its server. The table is kept: come back when the server is updated.}}',
  'QH-DISCONNECTED': 'Connection to the table lost.',
  'QH-OPEN-FIRST': 'Open a table first.',
  'QH-NOBODY': 'You are not known here. Load the page again.',
  'QH-REVOKED': 'You have signed out on all devices. Reconnecting…',
  'QH-NO-CODE': 'This code is not valid. Codes work once, for 10 minutes.',
  'QH-NO-PASSKEY': 'This passkey is not known here. Try another one.',
  'QH-PASSKEYS': 'You have enough passkeys. Remove one first.',
  'QH-NO-QUEST': 'There is no quest of that day.',
  'QH-QUESTS-WAIT': 'Your other quests are being played again first. Tell of this one in a moment.',
  'QH-QUEST': 'This result does not hold: played again, the quest goes differently.',
  'QH-NO-CREATION': 'The library of this hall has no such creation.',
  'QH-CREATION': 'This cannot be played: {field} needs {allowed}.',
  'QH-CREATION-LONG': 'This creation is too long: it must fit a table.',
  'QH-LIBRARY-FULL': 'You have enough in the library. Take something out first.',
  'QH-NO-PERSON': 'There is no public profile at this address.',
  'QH-NOT-ADMITTED': 'The host of this table does not admit you.',
  'QH-FRIENDS-ONLY': 'Only friends of the host and people they invite may come to this table.',
  'QH-PASSWORD': 'This table has a password.',
  'QH-WRONG-PASSWORD': 'That is not the password of this table.',
  'QH-MUTED': 'The operator of this hall has muted you.',
  'QH-NO-FRIEND': 'This friend link is not valid any more. Ask for a new one.',
  'QH-OWN-LINK': 'This is your own friend link. Send it to a friend.',
  'QH-FRIENDS-FULL': 'There is no room for another friend.',
  'QH-NOT-AT-TABLE': 'Sit at the table before you invite somebody to it.',
  'QH-NO-TABLE': 'There is no table {table}.',
  'QH-NO-GAME': 'There is no game {game}.',
  'QH-NO-SEAT': 'There is no seat {seat}: this table has {seats}.',
  'QH-NOT-YOUR-SEAT': 'That is not your seat.',
  'QH-BOT-PLAYS': 'A bot plays for this seat. Take it back first.',
  'QH-SEAT-TAKEN': 'Somebody sits there already.',
  'QH-SEAT-KEPT': 'This seat is kept for its player until the match is over.',
  'QH-SEAT-ASKED': 'The players are being asked about a seat already.',
  'QH-SEAT-WAIT': 'The players declined a moment ago. Ask again in a minute.',
  'QH-SEAT-NOT-ASKED': 'Nobody asks you for a seat.',
  'QH-SEAT-DECLINED': '{name} declined.',
  'QH-SEAT-OVERTAKEN': 'The table changed before everybody agreed. Ask again.',
  'QH-SENT-AWAY': 'The host of this table gave your seat to somebody else.',
  'QH-ONE-SEAT': 'One person takes one seat.',
  'QH-NOT-HOST': 'Only the one who hosts this table can do that.',
  'QH-NOT-OFFLINE': 'Somebody plays there and is online.',
  'QH-GATHERING': 'The match has not begun.',
  'QH-PLAYING': 'The match has begun.',
  'QH-SEATS-OPEN': 'Still open: {open} of the seats. Wait for people, or seat bots.',
  'QH-SETTINGS': 'The setting {field} cannot be {found}: it must be {allowed}.',
  'QH-NO-CLOCK': 'There is no clock at this table.',
  'QH-CLOCK-ENOUGH': 'No more time in this match: it was stretched {most} times.',
  'QH-UNDO-NEVER': 'Undo is off at this table.',
  'QH-UNDO-ENOUGH': 'No more undo in this match: it was used too often.',
  'QH-LOG-FULL': 'This match is too long to go on: it has {most} moves.',
  'QH-UNDO-NOTHING': 'There is nothing to take back.',
  'QH-UNDO-ASKED': 'The others are being asked already.',
  'QH-UNDO-NOT-ASKED': 'Nobody asks you about an undo.',
  'QH-UNDO-DECLINED': '{name} would rather go on.',
  'QH-UNDO-OVERTAKEN': 'The table went on before everybody agreed.',
  'QH-ROLLING': 'The dice are still rolling. Throw again in a moment.',
  'QH-NO-THROW': 'Nothing is thrown for this.',
  'QH-NO-HINTS': 'Hints are switched off at this table.',
  'QH-HINT-PENDING': 'A hint is on its way.',
  'QH-NO-HINT': 'No hint this time. Ask again.',
  'QH-NO-SPECTATORS': 'This table admits no spectators.',
  'QH-RUNNING': 'A match can be looked at again when it is over.',
  'QH-RELOADED': 'The table was loaded anew. Open it again.',
  'QH-QUARANTINED':
    'The game hit an error, so this table is paused. Nothing is lost: the match continues once the error is fixed.',
  'QH-CLOSING': 'The server is closing. The match is kept; come back in a moment.',
  'QH-NOT-SAVED': 'This could not be saved, so it does not count. Try again in a moment.',
  'QH-ADDRESS':
    'Only addresses of the form https://… on the open internet can be called, of at most 500 characters.',
  'QH-WEBHOOK': '{host} did not take our message. Is the address complete?',
  'QH-FAULT': 'Something went wrong at the table. Nothing was changed.',
} as const;

/** What a phrase says, in English. */
export const PHRASE_WORDS: { readonly [phrase in Phrase]: string } = {
  hello: 'Hello! Have fun!',
  'well-played': 'Well played!',
  thanks: 'Thank you!',
  oops: 'Oops.',
  ouch: 'Ouch!',
  wow: 'Wow!',
  haha: 'Ha ha!',
  hm: 'Hm…',
  hurry: 'Your turn!',
  moment: 'One moment, please.',
  again: 'Another one?',
  bye: 'I have to go. Thanks for the game!',
};

export type HostRule = keyof typeof HOST_REASONS;

export const hostReason = (rule: HostRule, details: { readonly [detail: string]: Json } = {}): Reason => ({
  rule,
  ...details,
});

/** Nothing: the reason is one of a game's. */
export function reasonMessage({ rule }: Reason): string | undefined {
  return Object.hasOwn(HOST_REASONS, rule) ? HOST_REASONS[rule as HostRule] : KERNEL_REASONS[rule];
}

/** What a message of a reason is filled with. */
export const detailsIn = (message: string, reason: Reason): { readonly [detail: string]: string } =>
  Object.fromEntries(slotsOf(message).map((detail) => [detail, String(reason[detail])]));

const english = (n: number): string => (n === 1 ? 'one' : 'other');

/** In English. Nothing: the reason is one of a game's. */
export function reasonText(reason: Reason): string | undefined {
  const message = reasonMessage(reason);
  return message === undefined ? undefined : formatMessage(message, detailsIn(message, reason), english);
}
