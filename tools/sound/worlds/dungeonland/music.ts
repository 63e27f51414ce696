/** Dungeonland: a fairy tale gone wrong. A minor, a slow waltz of harp and celesta. */
import type { Score } from '../../music/score.ts';

export const music: Score = {
  tempo: 94,
  bar: 3,
  form: 'AABACA',
  chords: {
    A: 'Am F C E7 Am Dm E7 Am',
    B: 'F C G Am F C Dm E7',
    C: 'Dm Am Bdim E7 Dm Am F E7',
  },
  calm: [
    { is: 'figure', plays: 'harp', octave: 3, steps: '0 2 3 4 3 2', velocity: 60, pan: -0.3 },
    { is: 'figure', plays: 'cello', octave: 2, steps: '0 - -', velocity: 56, pan: 0.1 },
    {
      is: 'tune',
      plays: 'celesta',
      velocity: 66,
      pan: 0.25,
      notes: {
        A: 'E5 A5 B5 | C6/2 A5 | G5 E5 C5 | B4/2 D5 | C5 E5 A5 | F5/2 D5 | E5 D5 B4 | A4/3',
        C: 'F5/2 A5 | E5/3 | D5 F5 B5 | G#5/3 | A5/2 F5 | E5/2 C5 | A4 C5 F5 | E5/3',
      },
    },
    {
      is: 'tune',
      plays: 'flute',
      velocity: 60,
      pan: 0.2,
      notes: { B: 'A5/2 C6 | G5/3 | B5 A5 G5 | E5/3 | A5/2 F5 | E5/2 G5 | F5 E5 D5 | B4/3' },
    },
    { is: 'pad', plays: 'choir', octave: 3, velocity: 34, only: 'BC' },
    { is: 'pad', plays: 'slowStrings', octave: 3, velocity: 30, only: 'A' },
  ],
  danger: [
    { is: 'figure', plays: 'tremolo', octave: 3, steps: '0 - 1 - 2 -', velocity: 66 },
    { is: 'figure', plays: 'contrabass', octave: 1, steps: '0 0 . 0 . 2', velocity: 88 },
    { is: 'figure', plays: 'tubularBells', octave: 3, steps: '0 - -', velocity: 52, only: 'BC' },
    { is: 'figure', plays: 'timpani', octave: 2, steps: '0 . . . 0 0', velocity: 80 },
    { is: 'figure', plays: 'horns', octave: 2, steps: '0 - -', velocity: 66 },
    { is: 'beats', drums: { triangle: 'x.....', lowTom: 'X...xx' }, velocity: 56 },
  ],
};
