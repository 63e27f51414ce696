/** How loud things are, by ffmpeg's measure (EBU R 128), and how loud they are meant to be. */
import type { Loudness } from './synth/recipe.ts';
import { run } from './tools.ts';

/** LUFS: the loudest 400 ms of a sound, the whole of a piece of music or a room. */
export const TARGETS: { readonly [kind in Loudness | 'music' | 'danger' | 'room']: number } = {
  soft: -26,
  usual: -21,
  big: -18,
  music: -24,
  danger: -23,
  room: -38,
};

/** How far it may lie from its target. */
export const TOLERANCE = 1.5;
/** Peaks stay below this before they are encoded: encoders overshoot. */
const CEILING = 10 ** (-4 / 20);

const NOTHING = -120;

/** The loudness of the last 400 ms, every 100 ms; of the whole; and the highest peak, from 0 to 1. */
interface Measured {
  readonly moments: readonly number[];
  readonly whole: number;
  readonly peak: number;
}

export function measure(input: readonly string[], filters: readonly string[] = []): Measured {
  const { errors } = run('ffmpeg', [
    '-nostats',
    ...input,
    '-af',
    [...filters, 'ebur128=peak=sample'].join(','),
    '-f',
    'null',
    '-',
  ]);
  // Where there is nothing at all, it prints nan.
  const moments = [...errors.matchAll(/ M:\s*(-?[\d.]+|nan)/g)].map(([, value]) =>
    value === 'nan' ? NOTHING : Number(value),
  );
  const summary = errors.slice(errors.lastIndexOf('Summary:'));
  const whole = Number(/I:\s*(-?[\d.]+) LUFS/.exec(summary)?.[1]);
  const peak = 10 ** (Number(/Peak:\s*(-?[\d.]+) dBFS/.exec(summary)?.[1]) / 20);
  return { moments, whole, peak };
}

/** So many decibels louder, with peaks rounded off instead of cut. */
export function louder(sound: Float64Array, by: number): Float64Array {
  const factor = 10 ** (by / 20);
  return sound.map((value) => {
    const raised = value * factor;
    const size = Math.abs(raised);
    return size < CEILING * 0.6 ? raised : Math.sign(raised) * rounded(size);
  });
}

function rounded(size: number): number {
  const knee = CEILING * 0.6;
  return knee + (CEILING - knee) * Math.tanh((size - knee) / (CEILING - knee));
}
