/** From options, events, reasons and content to English. A second language is a second folder like this one. */
import type { Json, Outcome, Words } from '@questhall/kernel';
import { oneStop } from '@questhall/kernel';
import { asBrawlOption } from '../decisions.ts';
import { asBrawlEvent } from '../events.ts';
import type { Side } from '../state.ts';
import type { BrawlView } from '../view.ts';
import { boardWords, positionWords } from './board.ts';
import { english } from './english.ts';
import { eventWords } from './events.ts';
import { sideNamed } from './names.ts';
import { decisionWords, optionWords } from './options.ts';
import { contentIn } from './printed.ts';
import { reasonWords } from './reasons.ts';

const SETTINGS = {
  players: 'Players',
  draft: 'Champions',
  pool: 'Champions in the pool of a casual draft',
  forming: 'The pool of a casual draft is',
  'forming.dealt': 'dealt at random',
  'forming.chosen': 'chosen by the players, one Champion at a time',
  mirrors: 'Free choice: both sides may take the same Champion',
  duplicates: 'Casual draft of four: every Champion is in the pool twice',
  rings: 'Colours of the two sides',
  ownChallenges: 'Challenges of your own',
  ownChampions: 'Champions of your own',
  'rings.teal-orange': 'Teal and orange',
  'rings.orange-teal': 'Orange and teal',
  'rings.violet-white': 'Violet and white',
  'rings.white-violet': 'White and violet',
  'draft.free': 'Free choice',
  'draft.casual': 'Casual draft',
  'draft.competitive': 'Competitive draft: bring, ban, draft',
} as const satisfies { readonly [key: string]: string };

/** The settings and their values that have a text, in every language. */
export type SettingText = keyof typeof SETTINGS;

/** Which side has won, and by how much. */
export function winnerOf({ winners, score = [] }: Outcome): {
  readonly side: Side;
  readonly own: number;
  readonly other: number;
} {
  const side: Side = (winners[0] ?? 0) % 2 === 0 ? 0 : 1;
  return { side, own: score[side] ?? 0, other: score[1 - side] ?? 0 };
}

export const words: Words<BrawlView> = {
  decision: decisionWords,
  option: (option, view) => optionWords(asBrawlOption(option), view),
  event: (event, view) => oneStop(eventWords(asBrawlEvent(event), view)),
  reason: reasonWords,
  outcome: (outcome, view) => {
    const { side, own, other } = winnerOf(outcome);
    return `${sideNamed(side, view)} wins by ${own} VP to ${other}.`;
  },
  board: boardWords,
  position: positionWords,
  content: contentIn(english),
  setting: (key: string, value?: Json) =>
    SETTINGS[(value === undefined ? key : `${key}.${String(value)}`) as SettingText] ?? String(value ?? key),
};
