import type { GameEvent, HintReason, Option } from '@questhall/kernel';
import { expect, test } from 'vitest';
import { hintSentences } from '../src/index.ts';

const words = {
  event: ({ type }: GameEvent) => (type === 'fell' ? 'The Slime is defeated.' : undefined),
  option: ({ do: deed }: Option) => `${deed} it`,
};
const than: Option = { do: 'wait' };
const said = (because: HintReason): string => hintSentences(because, words, null).join(' ');

test.each<[HintReason, string]>([
  [{ is: 'only' }, 'It is the only choice.'],
  [{ is: 'equal', than }, 'About as good: “wait it”.'],
  [{ is: 'equal', than, next: { do: 'strike' } }, 'About as good: “wait it”. Then best: “strike it”.'],
  [{ is: 'nothing' }, 'Nothing much comes of it at once.'],
  [{ is: 'nothing', next: { do: 'strike' } }, 'Then best: “strike it”.'],
  [{ is: 'leads', to: { type: 'fell' }, often: 1 }, 'Almost always: The Slime is defeated.'],
  [
    { is: 'leads', to: { type: 'fell' }, often: 0.6, before: true, gains: { than, spared: 2.3 } },
    'Most often: The Slime is defeated. Otherwise it would still act. Compared with “wait it”: about 2 less damage to your side.',
  ],
  [{ is: 'leads', to: { type: 'unseen' }, often: 1 }, 'Nothing much comes of it at once.'],
  [
    { is: 'better', gains: { than, cards: 1, defeated: 2, dealt: 4 } },
    'Compared with “wait it”: 2 more foes defeated this round; about 4 more damage to your foes.',
  ],
  [
    { is: 'better', gains: { than, chance: 0.043 }, next: { do: 'strike' } },
    'Compared with “wait it”: chance to win 4 points higher. Then best: “strike it”.',
  ],
  [{ is: 'better', gains: { than, cards: 1 } }, 'Compared with “wait it”: one more card in hand.'],
])('T6: a hint says what comes of it, beside the other way: %j', (because, sentence) => {
  expect(said(because)).toBe(sentence);
});
