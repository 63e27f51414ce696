/** Renders music and rooms: files that begin again where they end. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { measure, TARGETS } from './loudness.ts';
import { midi } from './music/midi.ts';
import type { MusicPart, Score } from './music/score.ts';
import { loopOf } from './music/score.ts';
import type { RoomTone } from './synth/room.ts';
import { roomSound } from './synth/room.ts';
import { encode, run, SAMPLES, writeSamples } from './tools.ts';

const FONT = '/usr/share/sounds/sf2/FluidR3_GM.sf2';
/** What is heard after the point where it begins again: players jump back there, and encoders blur the very end. */
const TAIL = 0.25;
/** Peaks are held below this, so that nothing is cut. */
const LIMITER = 'alimiter=limit=0.8:level=disabled:attack=3:release=80';

type Class = 'music' | 'danger' | 'room';

/** Brings a file to the loudness of its class and encodes it. */
function finish(input: readonly string[], to: string, of: Class, kilobits: number, channels: number): void {
  let gain = 0;
  const filters = () => [
    ...(channels === 1 && of !== 'room' ? ['pan=mono|c0=.5*c0+.5*c1'] : []),
    `volume=${gain}dB`,
    LIMITER,
  ];
  for (let round = 0; round < 2; round++) gain += TARGETS[of] - measure(input, filters()).whole;
  // What the encoder leaves out is softer: the file itself is measured too.
  for (let round = 0; round < 2; round++) {
    encode(input, to, kilobits, ['-af', filters().join(','), '-ac', String(channels)]);
    gain += TARGETS[of] - measure(['-i', to]).whole;
  }
}

const MUSIC = { music: { kilobits: 26, channels: 2 }, danger: { kilobits: 18, channels: 1 } } as const;

/** From the second time it is played: by then the first has left its echo. */
export function renderMusic(
  score: Score,
  parts: readonly MusicPart[],
  of: 'music' | 'danger',
  to: string,
  folder: string,
): void {
  const [notes, wave] = [join(folder, 'piece.mid'), join(folder, 'piece.wav')];
  writeFileSync(notes, midi(score, parts, 3));
  run('fluidsynth', ['-ni', '-q', '-g', '0.6', '-r', '48000', '-T', 'wav', '-F', wave, FONT, notes]);
  const loop = loopOf(score);
  const { kilobits, channels } = MUSIC[of];
  const { kilobits: wanted = kilobits, mono } = score;
  finish(['-ss', String(loop), '-t', String(loop + TAIL), '-i', wave], to, of, wanted, mono ? 1 : channels);
}

export function renderRoom(tone: RoomTone, name: string, to: string, folder: string): void {
  const raw = join(folder, 'room.f32');
  const once = roomSound(tone, name);
  const twice = new Float64Array(once.length * 2);
  twice.set(once);
  twice.set(once, once.length);
  writeSamples(raw, twice);
  finish([...SAMPLES, '-t', String(tone.lasts + TAIL), '-i', raw], to, 'room', 16, 1);
}
