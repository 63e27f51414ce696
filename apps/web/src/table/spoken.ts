/** What a listener hears of the beats that were told: each once, in order, and never more at once than anybody takes in. */
import type { Weight } from '@questhall/kernel';
import { t } from '../language/texts.ts';
import type { Urgency } from '../ui/LiveRegion.tsx';

export interface SpokenBeat {
  readonly lines: readonly string[];
  readonly weight: Weight;
}

export interface Said {
  readonly text: string;
  readonly urgency: Urgency;
}

/** So many beats at once; of more, the heaviest. */
const MOST = 6;
const WEIGHTS: { readonly [weight in Weight]: number } = {
  silent: 0,
  light: 1,
  plain: 2,
  heavy: 3,
  grand: 4,
};

/** A beat of more sentences than this is a list nobody listens to. */
const LINES = 6;

function textOf({ lines }: SpokenBeat): string {
  const rest = lines.length - LINES;
  if (rest <= 1) return lines.join(' ');
  return `${lines.slice(0, LINES).join(' ')} ${t('And {rest} more, as the log tells.', { rest })}`;
}

/** What is grand breaks in, with all that came with it: nothing is overtaken. */
export function spokenOf(beats: readonly SpokenBeat[]): readonly Said[] {
  const all = beats.map((beat, at) => ({ ...beat, at }));
  const kept =
    all.length <= MOST
      ? all
      : all
          .toSorted((a, b) => WEIGHTS[b.weight] - WEIGHTS[a.weight] || b.at - a.at)
          .slice(0, MOST)
          .toSorted((a, b) => a.at - b.at);
  const left = all.length - kept.length;
  const texts = [
    ...(left > 0
      ? [
          t('{left, plural, one {# thing more} other {# things more}} happened, as the log tells.', {
            left,
          }),
        ]
      : []),
    ...kept.map(textOf),
  ];
  if (kept.some(({ weight }) => weight === 'grand')) return [{ text: texts.join(' '), urgency: 'assertive' }];
  return texts.map((text) => ({ text, urgency: 'polite' }));
}
