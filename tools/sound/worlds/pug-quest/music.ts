/** Pug Quest: a picture book trots by. F major, on four legs. */
import type { Score } from '../../music/score.ts';

export const music: Score = {
  tempo: 104,
  bar: 4,
  swing: 0.12,
  form: 'AABAC',
  chords: {
    A: 'F C7 F Bb F Dm Gm7 C7',
    B: 'Dm A7 Dm F Bb F Gm C7',
    C: 'Bb C F Dm Gm7 C7 F F',
  },
  calm: [
    { is: 'figure', plays: 'pizzicato', octave: 3, steps: '0 . 2 1 . 2 1 2', velocity: 70, pan: -0.25 },
    { is: 'figure', plays: 'bassoon', octave: 2, steps: '0 . . . 2 . . .', velocity: 66 },
    {
      is: 'tune',
      plays: 'clarinet',
      velocity: 74,
      pan: 0.2,
      notes: {
        A: 'A4/1.5 C5/.5 F5 . | E5/.5 D5/.5 C5 . Bb4 | A4/1.5 C5/.5 F5 A5 | G5/2 D5 . | C5/1.5 A4/.5 F4 A4 | D5/1.5 F5/.5 E5 D5 | Bb4 D5 F5 D5 | E5/2 C5 .',
        C: 'D5 F5 Bb5 F5 | E5 G5 C5 . | A5/1.5 G5/.5 F5 C5 | D5/2 F5 . | Bb4 D5 G5 F5 | E5 D5 C5 E5 | F5/1.5 C5/.5 A4 C5 | F4/2 . .',
      },
    },
    {
      is: 'tune',
      plays: 'oboe',
      velocity: 66,
      pan: 0.2,
      notes: {
        B: 'F5/2 E5 D5 | C#5/2 A4/2 | D5 E5 F5 A5 | C6/2 A5/2 | Bb5/1.5 A5/.5 G5 F5 | A5/2 F5/2 | G5 F5 D5 Bb4 | C5/4',
      },
    },
    {
      is: 'figure',
      plays: 'glockenspiel',
      octave: 5,
      steps: '. . 2 . . . 3 .',
      velocity: 44,
      pan: 0.4,
      only: 'AC',
    },
    { is: 'beats', drums: { lowBlock: '..x...x.', shaker: 'x.x.x.x.' }, velocity: 38, only: 'AC' },
    { is: 'pad', plays: 'strings', octave: 3, velocity: 32, only: 'BC' },
  ],
  danger: [
    { is: 'figure', plays: 'cello', octave: 2, steps: '0 0 . 0 0 . 0 2', velocity: 84 },
    { is: 'figure', plays: 'tremolo', octave: 3, steps: '0 - - - 2 - 1 -', velocity: 62 },
    { is: 'figure', plays: 'horns', octave: 3, steps: '0 - - . 1 - - .', velocity: 72, only: 'BC' },
    { is: 'beats', drums: { lowTom: 'X..x..X.', tom: '...x...x', tambourine: '..x...x.' }, velocity: 72 },
  ],
};
