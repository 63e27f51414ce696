/** The shelf: an evening by the lamp. D dorian, in three. */
import type { Score } from '../../music/score.ts';

export const music: Score = {
  tempo: 104,
  bar: 3,
  kilobits: 17,
  mono: true,
  form: 'AB',
  chords: { A: 'Dm G Dm C Dm G Am Dm', B: 'F C G Dm F C Am Dm' },
  calm: [
    { is: 'figure', plays: 'nylonGuitar', octave: 3, steps: '0 2 3 4 3 2', velocity: 62, pan: -0.3 },
    { is: 'figure', plays: 'contrabass', octave: 2, steps: '0 - .', velocity: 52 },
    {
      is: 'tune',
      plays: 'flute',
      velocity: 66,
      pan: 0.25,
      notes: {
        A: 'D5/2 E5 | F5 E5 D5 | A4/3 | G4/2 . | D5/2 F5 | E5 D5 B4 | C5 B4 A4 | D5/3',
        B: 'A5/2 G5 | E5/3 | G5 F5 D5 | A4/3 | F5/2 A5 | G5 E5 C5 | E5 D5 C5 | D5/3',
      },
    },
    { is: 'pad', plays: 'slowStrings', octave: 3, velocity: 34, only: 'B' },
  ],
  danger: [],
};
