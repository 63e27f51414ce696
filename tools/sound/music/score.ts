/** How music is written down: a form of sections, their chords, and parts that play them. */

/** Programs of General MIDI that we play. */
export const INSTRUMENTS = {
  celesta: 8,
  glockenspiel: 9,
  musicBox: 10,
  vibraphone: 11,
  marimba: 12,
  xylophone: 13,
  tubularBells: 14,
  nylonGuitar: 24,
  bass: 32,
  cello: 42,
  contrabass: 43,
  tremolo: 44,
  pizzicato: 45,
  harp: 46,
  timpani: 47,
  strings: 48,
  slowStrings: 49,
  choir: 52,
  trumpet: 56,
  trombone: 57,
  tuba: 58,
  mutedTrumpet: 59,
  horns: 60,
  brass: 61,
  oboe: 68,
  bassoon: 70,
  clarinet: 71,
  flute: 73,
  recorder: 74,
  ocarina: 79,
  woodblock: 115,
  taiko: 116,
} as const;
type Instrument = keyof typeof INSTRUMENTS;

/** Keys of the drum kit. */
const DRUMS = {
  kick: 36,
  snare: 38,
  clap: 39,
  lowTom: 41,
  hat: 42,
  tom: 45,
  highTom: 48,
  crash: 49,
  tambourine: 54,
  cowbell: 56,
  bongo: 61,
  conga: 63,
  shaker: 70,
  claves: 75,
  highBlock: 76,
  lowBlock: 77,
  triangle: 81,
} as const;
type Drum = keyof typeof DRUMS;

interface Played {
  /** 1 to 127. */
  readonly velocity: number;
  /** -1 left, 1 right. */
  readonly pan?: number;
  /** Only in these sections; without it in all. */
  readonly only?: string;
}

/** A tune: notes with their length in beats, "D5/2 F5 . A4/.5"; a section without one is silent. */
interface Tune extends Played {
  readonly is: 'tune';
  readonly plays: Instrument;
  readonly notes: { readonly [section: string]: string };
}

/** Tones of the chord, from its root as 0, at equal steps over each bar; "." is silence, "-" holds. */
interface Figure extends Played {
  readonly is: 'figure';
  readonly plays: Instrument;
  readonly octave: number;
  readonly steps: string;
}

/** The whole chord for the whole bar. */
interface Pad extends Played {
  readonly is: 'pad';
  readonly plays: Instrument;
  readonly octave: number;
}

/** A blow for each x, a stronger one for each X, at equal steps over each bar. */
interface Beats extends Played {
  readonly is: 'beats';
  /** Only in the first of so many bars. */
  readonly first?: number;
  readonly drums: { readonly [drum in Drum]?: string };
}

export type MusicPart = Tune | Figure | Pad | Beats;

export interface Score {
  /** Beats a minute. */
  readonly tempo: number;
  /** Beats in a bar. */
  readonly bar: number;
  /** How late the second of two steps comes, from 0 (straight) to 0.33. */
  readonly swing?: number;
  /** Of a file that must be small. */
  readonly kilobits?: number;
  readonly mono?: true;
  /** "AABA": the sections in their order. */
  readonly form: string;
  /** A chord for each bar: "Dm Bb F C". */
  readonly chords: { readonly [section: string]: string };
  readonly calm: readonly MusicPart[];
  /** Joins when it gets dangerous, on the same harmony. */
  readonly danger: readonly MusicPart[];
}

export interface Note {
  /** In beats from the start. */
  readonly at: number;
  readonly lasts: number;
  readonly key: number;
  readonly velocity: number;
}

const words = (text: string): readonly string[] => text.trim().split(/[\s|]+/);

const LETTERS: { readonly [letter: string]: number } = { C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11 };
const CHORDS: { readonly [kind: string]: readonly number[] } = {
  '': [0, 4, 7],
  m: [0, 3, 7],
  '7': [0, 4, 7, 10],
  m7: [0, 3, 7, 10],
  maj7: [0, 4, 7, 11],
  dim: [0, 3, 6],
  sus: [0, 5, 7],
  add9: [0, 4, 7, 14],
  madd9: [0, 3, 7, 14],
};

function pitchClass(letter: string, sign: string): number {
  const base = LETTERS[letter];
  if (base === undefined) throw new Error(`no note ${letter}`);
  return base + (sign === '#' ? 1 : sign === 'b' ? -1 : 0);
}

/** Tones above the root of octave 0. */
function chordTones(name: string): { readonly root: number; readonly tones: readonly number[] } {
  const [, letter = '', sign = '', kind = ''] = /^([A-G])([#b]?)(\w*)$/.exec(name) ?? [];
  const tones = CHORDS[kind];
  if (tones === undefined) throw new Error(`no chord ${name}`);
  return { root: pitchClass(letter, sign), tones };
}

/** The tone of a chord that lies so many steps above its root, in MIDI keys. */
function toneOf(name: string, step: number, octave: number): number {
  const { root, tones } = chordTones(name);
  const round = Math.floor(step / tones.length);
  return root + 12 * (octave + 1 + round) + (tones[step - round * tones.length] ?? 0);
}

function keyOf(note: string): number {
  const [, letter = '', sign = '', octave = ''] = /^([A-G])([#b]?)(\d)$/.exec(note) ?? [];
  return pitchClass(letter, sign) + 12 * (Number(octave) + 1);
}

interface Bar {
  readonly section: string;
  readonly chord: string;
  readonly at: number;
}

function barsOf({ form, chords, bar }: Score): readonly Bar[] {
  const bars = [...form].flatMap((section) =>
    words(chords[section] ?? '').map((chord) => ({ section, chord })),
  );
  return bars.map((each, index) => ({ ...each, at: index * bar }));
}

/** Of the whole piece, in beats. */
export const beatsOf = (score: Score): number => barsOf(score).length * score.bar;

/** How long it is until it begins again, in seconds. */
export const loopOf = (score: Score): number => (beatsOf(score) * 60) / score.tempo;

/** Where each section begins, in beats. */
function startsOf({
  form,
  chords,
  bar,
}: Score): readonly { readonly section: string; readonly at: number }[] {
  let at = 0;
  return [...form].map((section) => {
    const start = { section, at };
    at += words(chords[section] ?? '').length * bar;
    return start;
  });
}

function tuneNotes(score: Score, { notes, velocity }: Tune): readonly Note[] {
  return startsOf(score).flatMap(({ section, at: start }) => {
    let at = start;
    const tune = notes[section];
    return (tune === undefined ? [] : words(tune)).flatMap((word) => {
      const [name = '', length = '1'] = word.split('/');
      const note = { at, lasts: Number(length), velocity };
      at += note.lasts;
      return name === '.' ? [] : [{ ...note, key: keyOf(name) }];
    });
  });
}

function figureNotes(score: Score, { steps, octave, velocity, only }: Figure): readonly Note[] {
  const wanted = words(steps);
  const step = score.bar / wanted.length;
  return barsOf(score)
    .filter(({ section }) => only?.includes(section) ?? true)
    .flatMap(({ chord, at }) =>
      wanted.flatMap((word, index) => {
        if (word === '.' || word === '-') return [];
        const held = wanted.slice(index + 1).findIndex((next) => next !== '-');
        const lasts = step * (1 + (held === -1 ? wanted.length - index - 1 : held));
        const late = index % 2 === 1 ? (score.swing ?? 0) * step : 0;
        return [
          {
            at: at + index * step + late,
            lasts: lasts * 0.95 - late,
            key: toneOf(chord, Number(word), octave),
            velocity,
          },
        ];
      }),
    );
}

function padNotes(score: Score, { octave, velocity, only }: Pad): readonly Note[] {
  return barsOf(score)
    .filter(({ section }) => only?.includes(section) ?? true)
    .flatMap(({ chord, at }) =>
      chordTones(chord).tones.map((_, index) => ({
        at,
        lasts: score.bar,
        key: toneOf(chord, index, octave),
        velocity,
      })),
    );
}

function beatNotes(score: Score, { drums, velocity, only, first = 1 }: Beats): readonly Note[] {
  return barsOf(score)
    .filter(({ section }, index) => (only?.includes(section) ?? true) && index % first === 0)
    .flatMap(({ at }) =>
      Object.entries(drums).flatMap(([drum, blows]) =>
        [...blows].flatMap((blow, index) => {
          const step = score.bar / blows.length;
          const late = index % 2 === 1 ? (score.swing ?? 0) * step : 0;
          const strong = blow === 'X' ? 22 : 0;
          const key = DRUMS[drum as Drum];
          return blow === '.'
            ? []
            : [
                {
                  at: at + index * step + late,
                  lasts: step * 0.5,
                  key,
                  velocity: Math.min(127, velocity + strong),
                },
              ];
        }),
      ),
    );
}

export function notesOf(score: Score, part: MusicPart): readonly Note[] {
  switch (part.is) {
    case 'tune':
      return tuneNotes(score, part);
    case 'figure':
      return figureNotes(score, part);
    case 'pad':
      return padNotes(score, part);
    case 'beats':
      return beatNotes(score, part);
  }
}
