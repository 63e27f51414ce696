/** How likely a position is to be won, by how it is judged: `questhall watch dungeonland --fit`, from 50 matches with 948 rounds. */
import type { Fit } from '@questhall/kernel';

export const FIT: Fit = {
  slope: 1.01,
  base: 0.73,
  settings: {
    'players 4': 0.86,
    'adventure a6a': -0.98,
    'party 4': 0.86,
    'players 2': 0.37,
    'party 2': 0.19,
    'players 3': -0.32,
    'adventure a3a': -0.7,
    'party 3': -0.32,
    'adventure a8': -0.48,
    'adventure a0': 0.82,
    'adventure a4': 0.15,
    'players 1': -0.19,
    'adventure a3b': 0.84,
    'adventure a7': 0.21,
    'adventure a2': 0.98,
    'adventure a5': -0.5,
    'adventure a6b': 0.4,
  },
};
