/** Dungeon Fighter: moss, storm and slapstick. E minor, wood on wood. */
import type { Score } from '../../music/score.ts';

export const music: Score = {
  tempo: 104,
  bar: 4,
  swing: 0.1,
  form: 'AABAC',
  chords: {
    A: 'Em Em C D Em Em Am B7',
    B: 'G D Em Em C G Am B7',
    C: 'Am Am Em Em C C B7 B7',
  },
  calm: [
    { is: 'figure', plays: 'marimba', octave: 3, steps: '0 2 . 3 . 2 1 2', velocity: 72, pan: -0.25 },
    { is: 'figure', plays: 'bassoon', octave: 2, steps: '0 . . 0 . . 2 .', velocity: 68, pan: 0.1 },
    {
      is: 'tune',
      plays: 'ocarina',
      velocity: 60,
      pan: 0.25,
      notes: {
        A: 'B4/1.5 E5/.5 G5 F#5 | E5/2 B4/2 | G4/1.5 C5/.5 E5 D5 | A4/3 . | B4/1.5 E5/.5 G5 A5 | B5/2 G5 E5 | C5 E5 A5 G5 | F#5/2 D#5/2',
        C: 'E5/2 C5 A4 | E5/.5 F#5/.5 G5/2 . | B5/1.5 A5/.5 G5 E5 | B4/3 . | G5 E5 C5 E5 | G5/2 A5 G5 | F#5 D#5 B4 D#5 | B4/2 . .',
      },
    },
    {
      is: 'tune',
      plays: 'recorder',
      velocity: 56,
      pan: 0.2,
      notes: {
        B: 'D5 G5/2 B5 | A5/1.5 F#5/.5 D5/2 | E5 G5 B5 G5 | E5/3 . | C5 E5 G5 C6 | B5/2 G5 D5 | C5 E5 A5 E5 | F#5/2 B4/2',
      },
    },
    { is: 'beats', drums: { highBlock: 'x..x..x.', lowBlock: '..x...xx', shaker: 'x.x.x.x.' }, velocity: 52 },
    { is: 'pad', plays: 'slowStrings', octave: 3, velocity: 30, only: 'BC' },
  ],
  danger: [
    { is: 'figure', plays: 'woodblock', octave: 4, steps: '0 . 0 0 . 0 0 .', velocity: 70 },
    { is: 'figure', plays: 'taiko', octave: 3, steps: '0 . . 0 . . 0 .', velocity: 100 },
    { is: 'figure', plays: 'cello', octave: 2, steps: '0 0 0 2 0 0 1 2', velocity: 84 },
    { is: 'figure', plays: 'tremolo', octave: 3, steps: '0 - - - 1 - - -', velocity: 58 },
    { is: 'figure', plays: 'trombone', octave: 2, steps: '0 - . . 1 - . .', velocity: 70, only: 'BC' },
    {
      is: 'beats',
      drums: { lowTom: 'X..x..X.', tom: '...x....', highTom: '......xx' },
      velocity: 66,
    },
    { is: 'beats', drums: { crash: 'x.......' }, first: 8, velocity: 66 },
  ],
};
