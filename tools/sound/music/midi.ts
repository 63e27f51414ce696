/** Writes parts as a standard MIDI file, several times over. */
import type { MusicPart, Note, Score } from './score.ts';
import { beatsOf, INSTRUMENTS, notesOf } from './score.ts';

const TICKS = 480;
const DRUM_CHANNEL = 9;

interface Message {
  readonly tick: number;
  readonly bytes: readonly number[];
}

/** A number in groups of seven bits. */
function variable(value: number): readonly number[] {
  const groups = [value & 0x7f];
  for (let rest = value >> 7; rest > 0; rest >>= 7) groups.unshift((rest & 0x7f) | 0x80);
  return groups;
}

const word = (value: number, bytes: number): readonly number[] =>
  Array.from({ length: bytes }, (_, index) => (value >> (8 * (bytes - 1 - index))) & 0xff);

const letters = (text: string): readonly number[] => [...text].map((letter) => letter.charCodeAt(0));

function track(messages: readonly Message[]): readonly number[] {
  let before = 0;
  const body = messages
    .toSorted((a, b) => a.tick - b.tick)
    .flatMap(({ tick, bytes }) => {
      const wait = tick - before;
      before = tick;
      return [...variable(wait), ...bytes];
    });
  const end = [...variable(0), 0xff, 0x2f, 0];
  return [...letters('MTrk'), ...word(body.length + end.length, 4), ...body, ...end];
}

const played = (channel: number, { at, lasts, key, velocity }: Note, from: number): readonly Message[] => [
  { tick: Math.round((from + at) * TICKS), bytes: [0x90 | channel, key, velocity] },
  { tick: Math.round((from + at + lasts) * TICKS) - 1, bytes: [0x80 | channel, key, 0] },
];

function partTrack(score: Score, part: MusicPart, channel: number, rounds: number): readonly number[] {
  const notes = notesOf(score, part);
  const pan = Math.round(64 + (part.pan ?? 0) * 63);
  const set: readonly Message[] = [
    ...(part.is === 'beats' ? [] : [{ tick: 0, bytes: [0xc0 | channel, INSTRUMENTS[part.plays]] }]),
    { tick: 0, bytes: [0xb0 | channel, 10, pan] },
    { tick: 0, bytes: [0xb0 | channel, 91, 70] },
  ];
  const rest = Array.from({ length: rounds }, (_, round) =>
    notes.flatMap((note) => played(channel, note, round * beatsOf(score))),
  );
  return track([...set, ...rest.flat()]);
}

export function midi(score: Score, parts: readonly MusicPart[], rounds: number): Uint8Array {
  const tempo = track([{ tick: 0, bytes: [0xff, 0x51, 3, ...word(Math.round(60e6 / score.tempo), 3)] }]);
  // Drums have a channel of their own.
  const channels = Array.from({ length: 16 }, (_, index) => index).filter((index) => index !== DRUM_CHANNEL);
  const tracks = parts.map((part, index) =>
    partTrack(score, part, part.is === 'beats' ? DRUM_CHANNEL : (channels[index] ?? 0), rounds),
  );
  const head = [
    ...letters('MThd'),
    ...word(6, 4),
    ...word(1, 2),
    ...word(tracks.length + 1, 2),
    ...word(TICKS, 2),
  ];
  return Uint8Array.from([...head, ...tempo, ...tracks.flat()]);
}
