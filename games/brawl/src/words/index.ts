/** From options, events, reasons and content to English. A second language is a second folder like this one. */
import type { Json, Words } from '@questhall/kernel';
import { oneStop } from '@questhall/kernel';
import { asBrawlOption } from '../decisions.ts';
import { asBrawlEvent } from '../events.ts';
import type { Side } from '../state.ts';
import type { BrawlView } from '../view.ts';
import { boardWords } from './board.ts';
import { contentWords } from './content.ts';
import { eventWords } from './events.ts';
import { sideNamed } from './names.ts';
import { decisionWords, optionWords } from './options.ts';
import { reasonWords } from './reasons.ts';

const SETTINGS: { readonly [key: string]: string } = {
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
  'rings.teal-orange': 'Teal and orange',
  'rings.orange-teal': 'Orange and teal',
  'rings.violet-white': 'Violet and white',
  'rings.white-violet': 'White and violet',
  'draft.free': 'Free choice',
  'draft.casual': 'Casual draft',
  'draft.competitive': 'Competitive draft: bring, ban, draft',
};

export const words: Words<BrawlView> = {
  decision: decisionWords,
  option: (option, view) => optionWords(asBrawlOption(option), view),
  event: (event, view) => oneStop(eventWords(asBrawlEvent(event), view)),
  reason: reasonWords,
  outcome: ({ winners, score = [] }, view) => {
    const side: Side = (winners[0] ?? 0) % 2 === 0 ? 0 : 1;
    return `${sideNamed(side, view)} wins by ${score[side] ?? 0} VP to ${score[1 - side] ?? 0}.`;
  },
  board: boardWords,
  content: contentWords,
  setting: (key: string, value?: Json) =>
    SETTINGS[value === undefined ? key : `${key}.${String(value)}`] ?? String(value ?? key),
};
