/** Short sounds made on the spot: no file, no network. A sound is a few tones, each with its pitch, start and length. */
export const SOUNDS = ['card', 'dice', 'hit', 'heal', 'turn'] as const;
export type Sound = (typeof SOUNDS)[number];

interface Tone {
  readonly wave: OscillatorType;
  /** Hertz at the start and at the end. */
  readonly from: number;
  readonly to: number;
  /** Seconds. */
  readonly at: number;
  readonly lasts: number;
  readonly loud: number;
}

const tone = (wave: OscillatorType, from: number, to: number, at: number, lasts: number, loud = 1): Tone => ({
  wave,
  from,
  to,
  at,
  lasts,
  loud,
});

const SCORES: Readonly<Record<Sound, readonly Tone[]>> = {
  card: [tone('triangle', 520, 240, 0, 0.07, 0.7)],
  dice: [0, 0.07, 0.13, 0.22].map((at) => tone('square', 190 - at * 300, 90, at, 0.045, 0.35)),
  hit: [tone('sawtooth', 160, 45, 0, 0.16, 0.7), tone('square', 90, 40, 0, 0.09, 0.5)],
  heal: [523, 659, 784].map((pitch, at) => tone('sine', pitch, pitch, at * 0.08, 0.22, 0.7)),
  turn: [tone('sine', 587, 587, 0, 0.16, 0.8), tone('sine', 880, 880, 0.13, 0.3, 0.8)],
};

let context: AudioContext | undefined;

export function playSound(sound: Sound, volume: number): void {
  if (volume <= 0) return;
  context ??= new AudioContext();
  const { currentTime, destination } = context;
  for (const { wave, from, to, at, lasts, loud } of SCORES[sound]) {
    const start = currentTime + at;
    const oscillator = new OscillatorNode(context, { type: wave, frequency: from });
    const gain = new GainNode(context, { gain: 0 });
    oscillator.frequency.exponentialRampToValueAtTime(to, start + lasts);
    gain.gain.setValueAtTime((volume / 100) * loud * 0.3, start);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + lasts);
    oscillator.connect(gain).connect(destination);
    oscillator.start(start);
    oscillator.stop(start + lasts);
  }
}
