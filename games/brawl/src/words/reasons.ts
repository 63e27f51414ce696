/** Why something is not possible, as a sentence. */
import type { Reason } from '@questhall/kernel';
import { kernelReason } from '@questhall/kernel';
import type { Core, StandardAction } from '../vocabulary.ts';
import { CORE_NAMES, hexNamed, plural, STANDARD_NAMES } from './names.ts';

type Sentence = (reason: Reason) => string;

const hexes = (n: unknown): string => plural(Number(n), 'hex', 'hexes');
const core = (reason: Reason): string => CORE_NAMES[String(reason.core) as Core];

const SENTENCES = {
  'SFB-ATTACK-10': () => 'This ability is not optional.',
  'SFB-BASIC-05': () => 'Only an Enemy can be the target.',
  'SFB-CARD-02': () => 'Only a Reaction can be played now.',
  'SFB-CDRAFT-01': () => 'You have brought this Champion already.',
  'SFB-CDRAFT-04': () => 'This Champion is banned.',
  'SFB-CORE-02': (reason) => `Your ${core(reason)} Core is exhausted.`,
  'SFB-CORE-03': (reason) => `This card needs your ${core(reason)} Core, and it is exhausted.`,
  'SFB-DRAFT-01': () => 'This Champion is in the pool already.',
  'SFB-DRAFT-04': () => 'This Champion is not in the pool any more.',
  'SFB-KW-DASH-01': (reason) => `Dash up to ${hexes(reason.left)} in a straight line.`,
  'SFB-KW-FORCE-01': (reason) => `Force up to ${hexes(reason.left)}; no path leads there.`,
  'SFB-KW-JUMP-01': (reason) => `Jump up to ${hexes(reason.left)}.`,
  'SFB-KW-PLACE-01': () => 'The effect names another hex.',
  'SFB-KW-STUN-01': () => 'The card must belong to the Stunned Champion.',
  'SFB-KW-SWOOP-01': (reason) => `Swoop up to ${hexes(reason.left)} in a straight line.`,
  'SFB-MOVE-01': (reason) => `Move up to ${hexes(reason.left)}; no path leads there.`,
  'SFB-MOVE-02': () => 'A Statue stands there.',
  'SFB-MOVE-03': () => 'An Enemy stands there.',
  'SFB-MOVE-04': () => 'An Ally stands there: it can be passed, but movement cannot end there.',
  'SFB-OOA-10': () => 'It comes in from the Gate: first onto a free deployment hex of your own.',
  'SFB-OOA-13': () => 'The Champion is on the Gate, and this card has no move value to bring it in.',
  'SFB-REACT-02': () => 'A Reaction can be played only in an opponent’s turn.',
  'SFB-REACT-05': (reason) => `Your ${core(reason)} Core is exhausted.`,
  'SFB-RULING-16': () => 'There is no target.',
  'SFB-RULING-24': () => 'No Enemy stands in that area.',
  'SFB-RULING-26': () => 'It must be another Champion of your side.',
  'SFB-RULING-46': () => 'The trap was sprung there: the fresh one goes elsewhere.',
  'SFB-RULING-58': () => 'The Champion is on the Gate, and no free hex can be reached.',
  'SFB-RULING-59': () => 'A Champion on the Gate must come in.',
  'SFB-RULING-75': () => 'This Champion is taken.',
  'SFB-RULING-89': () => 'It must be a trap hex without Champion and trap.',
  'SFB-RULING-91': () => 'Your side has this Champion already.',
  'SFB-SETUP-21': (reason) =>
    reason.taken ? 'Somebody stands there already.' : 'It must be a deployment hex of your own side.',
  'SFB-STD-05': (reason) =>
    `${STANDARD_NAMES[String(reason.action) as StandardAction]}: used already in this turn.`,
  'SFB-TARGET-01': (reason) =>
    `Melee reaches adjacent Enemies only; this one is ${hexes(reason.distance)} away.`,
  'SFB-TARGET-03': (reason) =>
    `It is ${hexes(reason.distance)} away: too near, the range begins at ${Number(reason.range)}.`,
  'SFB-TARGET-04': (reason) =>
    `It is ${hexes(reason.distance)} away: too far, the range ends at ${Number(reason.range)}.`,
  'SFB-TARGET-06': () => 'A direct shot goes along a hex row.',
  'SFB-TARGET-07': (reason) => `Something stands in the way on ${hexNamed(Number(reason.hex))}.`,
  'SFB-TARGET-10': () => 'A Champion on the Gate cannot be a target.',
  'SFB-TEAM-23': () => 'Your team has this Champion already.',
  'SFB-TEAM-26': () => 'Your teammate has brought this Champion.',
  'SFB-TRAP-11': () => 'It must be an empty trap hex.',
  'SFB-TRAP-13': () => 'All trap hexes are taken: it must be a free hex next to one.',
} as const satisfies { readonly [rule: string]: Sentence };

/** The rules that refuse something: every language has a sentence for each. */
export type Refusal = keyof typeof SENTENCES;

export const reasonWords = (reason: Reason): string => {
  const sentence =
    (SENTENCES as { readonly [rule: string]: Sentence })[reason.rule]?.(reason) ??
    kernelReason(reason) ??
    'That is not possible now.';
  return `${sentence} (${reason.rule})`;
};
