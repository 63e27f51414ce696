/** The programs that the workshop needs, and the page does not: ffmpeg, fluidsynth, and the sound font FluidR3. */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { RATE } from './synth/filters.ts';

const PACKAGES = 'ffmpeg fluidsynth fluid-soundfont-gm';

export function run(program: string, args: readonly string[]): { readonly errors: string } {
  const done = spawnSync(program, args, { encoding: 'utf8', maxBuffer: 1 << 28 });
  if (done.error)
    throw new Error(`${program} is missing; on Debian: apt-get install ${PACKAGES}`, { cause: done.error });
  if (done.status !== 0) throw new Error(`${program} ${args.join(' ')}\n${done.stderr}`);
  return { errors: done.stderr };
}

/** Raw samples for ffmpeg: 32-bit floats. */
export function writeSamples(file: string, sound: Float64Array): void {
  writeFileSync(file, new Uint8Array(Float32Array.from(sound).buffer));
}

export const SAMPLES = ['-f', 'f32le', '-ar', String(RATE), '-ac', '1'] as const;

/** Opus in WebM: see docs/decisions.md. */
export function encode(
  from: readonly string[],
  to: string,
  kilobits: number,
  more: readonly string[] = [],
): void {
  const opus = [
    '-c:a',
    'libopus',
    '-b:a',
    `${kilobits}k`,
    '-vbr',
    'constrained',
    '-application',
    'audio',
    '-map_metadata',
    '-1',
  ];
  run('ffmpeg', [
    '-y',
    '-loglevel',
    'error',
    ...from,
    ...more,
    ...opus,
    '-fflags',
    '+bitexact',
    '-flags:a',
    '+bitexact',
    to,
  ]);
}
