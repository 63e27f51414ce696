/** What a listener hears of the beats that were told: each once, in order, and never more at once than anybody takes in. */
import type { Weight } from '@questhall/kernel';
import { t } from '../language/texts.ts';
import type { Urgency } from '../ui/LiveRegion.tsx';

export interface SpokenBeat {
  readonly text: string;
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

/** What is grand breaks in; everything else waits for its turn. */
const urgencyOf = (weight: Weight): Urgency => (weight === 'grand' ? 'assertive' : 'polite');

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
  return [
    ...(left > 0
      ? [
          {
            text: t('{left, plural, one {# thing more} other {# things more}} happened, as the log tells.', {
              left,
            }),
            urgency: 'polite' as const,
          },
        ]
      : []),
    ...kept.map(({ text, weight }) => ({ text, urgency: urgencyOf(weight) })),
  ];
}
