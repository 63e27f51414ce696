/** What the content of a game is meant to come to, as data; `questhall balance` holds matches against it. */
import type { Json } from '@questhall/kernel';

/** Fields that must be just so, in the settings of a match or in an event. */
export type Fields = { readonly [field: string]: Json };

export type Target = { readonly label: string } & (
  | /** How often the first side wins, in each set-up like this. */
  { readonly kind: 'wins'; readonly where: Fields; readonly low: number; readonly high: number }
  /** How often the first side wins in all set-ups like one of these together; with doubt, only what chance cannot explain fails. */
  | {
      readonly kind: 'winsTogether';
      readonly among: readonly Fields[];
      readonly doubt: boolean;
      readonly low: number;
      readonly high: number;
    }
  /** In which part of the matches something happens. */
  | {
      readonly kind: 'happens';
      readonly event: Fields;
      readonly where: Fields;
      readonly low: number;
      readonly high: number;
    }
  /** How often something happens in a match: on average, or in the median. */
  | {
      readonly kind: 'average' | 'median';
      readonly event: Fields;
      readonly where: Fields;
      readonly low: number;
      readonly high: number;
    }
  /** How often the seat wins that the event names in this field, first of all. */
  | {
      readonly kind: 'namedWins';
      readonly event: Fields;
      readonly seat: string;
      readonly where: Fields;
      readonly low: number;
      readonly high: number;
    }
  /** No piece of this kind changes the win rate by more than this, beyond doubt: of all, or of those who chose it. */
  | {
      readonly kind: 'even';
      readonly pieces: string;
      readonly of: 'all' | 'choosers';
      readonly within: number;
    }
  /** What is asked about is turned down in no more than this part of the cases, beyond doubt. */
  | {
      readonly kind: 'declined';
      readonly decision: string;
      readonly about: string;
      readonly deed: string;
      readonly most: number;
    }
);
