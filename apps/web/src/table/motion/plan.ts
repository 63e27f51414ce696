/** What an event sets in motion. A game says it for the kinds of event that do. */
import type { IconShape } from '../../ui/icon-shape.ts';
import type { Motion } from './words.ts';

/** Burst: out of the one it happens to. Rain: from above, all over the board. March: across it. Ring: waves from the middle. */
export const FLOURISHES = ['burst', 'rain', 'march', 'ring'] as const;

/** A moment that people would film. */
export interface Flourish {
  readonly how: (typeof FLOURISHES)[number];
  readonly glyph: IconShape;
  /** How a comic would spell it: "POW!" */
  readonly word?: string;
}

export interface MotionPlan {
  /** What the one does who acts, and what those do to whom it happens. */
  readonly source?: Motion;
  readonly targets?: Motion;
  /** The ground shakes. */
  readonly quake?: true;
  readonly flourish?: Flourish;
}
