/** How likely a position is to be won, by how it is judged: `questhall watch super-fantasy --fit`, from 24 matches with 233 rounds. */
import type { Fit } from '@questhall/kernel';

export const FIT: Fit = {
  slope: 0.51,
  base: 1.28,
  settings: {
    'mission tomes': -0.31,
    'difficulty normal': 0.28,
    'mission throne': 0.21,
    'mission pit': -1.28,
    'difficulty heroic': -0.28,
    'mission gate': 0.46,
    'mission guardhouse': 0.25,
    'mission sorcerer': 0.68,
    'players 2': 1.16,
  },
};
