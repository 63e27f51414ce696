/** [4.5] What the box holds of each piece. */
import type { PropKind } from './types.ts';

export const MISSIONS_PLAYERS = ['1', '2', '3', '4', '5', '6', '7'] as const;
/** Numbers of players a Mission must have an end space for. */
export const NEEDED_PLAYERS = ['2', '3', '4', '5', '6'] as const;

export const MOST_PROPS: { readonly [kind in PropKind]: number } = {
  lever: 3,
  button: 2,
  statue: 1,
  brazier: 2,
  tome: 3,
  fate: 4,
};
export const MOST_LOCKS = 5;
export const MOST_TRAPS = 8;
/** From corner to corner: all tiles of the box lie in half of it, and what is farther apart costs every host its time. */
export const MOST_SQUARES = 1600;
