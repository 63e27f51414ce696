/** Brawl: a show fight at noon. D phrygian and minor, drums under the sun. */
import type { Score } from '../../music/score.ts';

export const music: Score = {
  tempo: 100,
  bar: 4,
  form: 'AABAC',
  chords: {
    A: 'Dm Dm Eb Dm Dm Gm Eb Dm',
    B: 'Bb C Dm Dm Bb C A7 A7',
    C: 'Gm Gm Dm Dm Eb Eb A7 Dm',
  },
  calm: [
    { is: 'figure', plays: 'nylonGuitar', octave: 3, steps: '0 . 2 3 . 2 4 3', velocity: 68, pan: -0.3 },
    { is: 'figure', plays: 'contrabass', octave: 2, steps: '0 . . 0 . . 2 .', velocity: 72 },
    {
      is: 'tune',
      plays: 'oboe',
      velocity: 70,
      pan: 0.25,
      notes: {
        A: 'D5/3 Eb5/.5 D5/.5 | A4/2 . C5 | Bb4/1.5 A4/.5 G4 Bb4 | A4/3 . | D5/3 F5 | G5/1.5 F5/.5 D5/2 | Eb5/.5 D5/.5 C5 Bb4 G4 | A4/2 D5/2',
        C: 'D5 G5/2 F5 | G5/.5 A5/.5 Bb5/2 A5 | F5 D5/2 E5 | F5/3 . | G5/1.5 F5/.5 Eb5 D5 | Bb4/2 G4/2 | A4 C#5 E5 G5 | F5/2 D5/2',
      },
    },
    {
      is: 'tune',
      plays: 'horns',
      velocity: 62,
      notes: { B: 'D4/2 F4/2 | E4/2 G4/2 | A4/4 | F4/2 D4/2 | D4/2 Bb4/2 | G4/2 C5/2 | A4/4 | C#5/2 A4/2' },
    },
    { is: 'beats', drums: { conga: '..x...xx', claves: 'x.....x.', tambourine: '....x...' }, velocity: 54 },
    { is: 'pad', plays: 'strings', octave: 3, velocity: 34, only: 'BC' },
  ],
  danger: [
    { is: 'figure', plays: 'taiko', octave: 3, steps: '0 . . 0 0 . 0 .', velocity: 104 },
    { is: 'figure', plays: 'strings', octave: 2, steps: '0 0 3 0 0 3 0 2', velocity: 84 },
    { is: 'figure', plays: 'brass', octave: 3, steps: '0 . . . 2 - 1 .', velocity: 78, only: 'BC' },
    { is: 'figure', plays: 'trombone', octave: 2, steps: '0 - - - . . . .', velocity: 78 },
    { is: 'beats', drums: { snare: '..x...xx', clap: '....X...' }, velocity: 66 },
    { is: 'beats', drums: { crash: 'x.......' }, first: 8, velocity: 66 },
  ],
};
