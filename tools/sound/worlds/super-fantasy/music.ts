/** Super Fantasy: Saturday morning with tuba. G mixolydian, swung. */
import type { Score } from '../../music/score.ts';

export const music: Score = {
  tempo: 120,
  bar: 4,
  swing: 0.3,
  form: 'AABACA',
  chords: {
    A: 'G G F C G G F D7',
    B: 'C C G G F F D7 D7',
    C: 'Em Em C C Am Am D7 D7',
  },
  calm: [
    { is: 'figure', plays: 'tuba', octave: 1, steps: '0 . . . 2 . . .', velocity: 82 },
    { is: 'figure', plays: 'pizzicato', octave: 3, steps: '. . 1 . . . 2 1', velocity: 64, pan: -0.3 },
    {
      is: 'tune',
      plays: 'xylophone',
      velocity: 70,
      pan: 0.25,
      notes: {
        A: 'G4/.5 B4/.5 D5 G5 D5 | F5/.5 E5/.5 D5 B4 . | A4/.5 C5/.5 F5 C5 A4 | G4/2 E4 . | G4/.5 B4/.5 D5 G5 D5 | B5/.5 A5/.5 G5 D5 . | F5 C5 A4 F4 | F#4 A4 D5 .',
        C: 'E5/1.5 B4/.5 G4 B4 | E5 G5/2 . | G5/1.5 E5/.5 C5 E5 | G5/2 . . | A5 E5 C5 E5 | A4 C5 E5 . | D5/.5 F#5/.5 A5 C6 A5 | F#5 D5 A4 .',
      },
    },
    {
      is: 'tune',
      plays: 'mutedTrumpet',
      velocity: 66,
      pan: 0.15,
      notes: {
        B: 'E5/1.5 D5/.5 C5 G4 | E5/2 . G5 | D5/1.5 B4/.5 G4 B4 | D5/3 . | C5 A4 F4 A4 | C5/2 F5/2 | E5/.5 D5/.5 C5 A4 F#4 | D4/2 . .',
      },
    },
    { is: 'figure', plays: 'clarinet', octave: 4, steps: '. . . . 0 1 2 .', velocity: 50, only: 'BC' },
    {
      is: 'beats',
      drums: { hat: 'x.xxx.xx', kick: 'x...x...', snare: '..x...x.', lowBlock: '.......x' },
      velocity: 42,
    },
  ],
  danger: [
    { is: 'figure', plays: 'trombone', octave: 2, steps: '0 . 0 . 0 1 2 .', velocity: 84 },
    { is: 'figure', plays: 'bass', octave: 1, steps: '0 0 2 0 3 2 1 0', velocity: 86 },
    { is: 'figure', plays: 'brass', octave: 3, steps: '0 . . 2 . . 1 -', velocity: 72, only: 'BC' },
    { is: 'figure', plays: 'xylophone', octave: 4, steps: '0 1 2 3 2 1 2 1', velocity: 60, only: 'A' },
    {
      is: 'beats',
      drums: { kick: 'X.x.X.x.', snare: '..X...Xx', highTom: '......x.', tom: '.......x' },
      velocity: 64,
    },
    { is: 'beats', drums: { crash: 'x.......' }, first: 8, velocity: 64 },
  ],
};
