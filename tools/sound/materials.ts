/** What the worlds are made of: each makes layers for recipes. */
import type { Layer, Modes, Noise, Tone, Voice } from './synth/recipe.ts';

type Extra<L extends Layer> = Partial<Omit<L, 'is'>>;

const struck =
  (ratios: readonly number[], decay: number, damping: number, knock: number) =>
  (pitch: number, extra: Extra<Modes> = {}): Modes => ({
    is: 'modes',
    pitch,
    ratios,
    decay,
    damping,
    knock,
    ...extra,
  });

export const wood = struck([1, 2.57, 4.02, 5.87, 8.1], 0.16, 0.7, 0.55);
export const hollowWood = struck([1, 1.58, 2.24, 2.92, 4.6], 0.28, 0.5, 0.35);
export const stone = struck([1, 1.37, 1.83, 2.61, 3.4, 4.83], 0.14, 0.35, 0.9);
export const steel = struck([1, 2.76, 5.4, 6.24, 8.93, 11.6], 1.1, 0.3, 0.8);
const BELL = struck([0.5, 1, 1.183, 1.506, 2, 2.514, 3.011, 4.166], 3.6, 0.16, 0.15);
/** Its hum is soft and stays longest; what is struck is heard above it. */
export const bell: typeof BELL = (pitch, extra) => ({
  ...BELL(pitch, extra),
  gains: [0.3, 0.9, 0.7, 0.3, 1, 0.35, 0.5, 0.3],
});
export const glass = struck([1, 2.32, 4.25, 6.63, 9.38], 0.7, 0.2, 0.2);
export const coin = struck([1, 1.62, 2.78, 4.1, 5.3], 0.34, 0.15, 0.3);
export const drum = struck([1, 1.59, 2.14, 2.65, 3.16], 0.5, 0.9, 0.3);
export const gong = struck([1, 1.41, 1.93, 2.36, 2.91, 3.77, 4.6, 5.3], 3, 0.18, 0.1);
export const bone = struck([1, 2.1, 3.9, 6.4], 0.09, 0.5, 0.5);

const airy =
  (from: number, to: number, narrow: number, shape: Pick<Noise, 'attack' | 'hold' | 'decay' | 'grains'>) =>
  (extra: Extra<Noise> = {}): Noise => ({ is: 'noise', from, to, narrow, ...shape, ...extra });

export const paper = airy(5200, 2600, 0.8, { attack: 0.012, decay: 0.16, grains: 900 });
export const swish = airy(700, 3200, 1.3, { attack: 0.09, decay: 0.2 });
export const puff = airy(900, 250, 0.7, { attack: 0.006, decay: 0.25 });
export const gravel = airy(2400, 1500, 0.9, { attack: 0.01, decay: 0.22, grains: 260 });
export const breeze = airy(420, 900, 2.2, { attack: 0.4, hold: 0.3, decay: 0.9 });
export const splash = airy(1800, 700, 0.7, { attack: 0.005, decay: 0.35, grains: 1500 });
export const hiss = airy(6500, 3800, 0.8, { attack: 0.02, decay: 0.5 });
/** Fire, close by. */
export const crackle = (extra: Extra<Noise> = {}): Noise => ({
  is: 'noise',
  from: 2600,
  narrow: 0.9,
  attack: 0.0005,
  decay: 0.025,
  times: { count: 26, every: 0.034, loose: 5, apart: 9 },
  ...extra,
});
export const blast = airy(1400, 90, 0.45, { attack: 0.002, decay: 0.7 });
export const thump = (pitch: number, extra: Extra<Tone> = {}): Tone => ({
  is: 'tone',
  wave: 'sine',
  from: pitch * 2.2,
  to: pitch,
  decay: 0.22,
  ...extra,
});

const bent =
  (wave: Tone['wave'], from: number, to: number, decay: number) =>
  (extra: Extra<Tone> = {}): Tone => ({ is: 'tone', wave, from, to, decay, ...extra });

export const squeak = bent('triangle', 1150, 2100, 0.16);
export const boing = bent('saw', 170, 340, 0.55);
export const slideUp = bent('sine', 380, 1500, 0.45);
export const slideDown = bent('sine', 1400, 260, 0.6);
export const sparkle = (pitch: number, extra: Extra<Modes> = {}): Modes =>
  glass(pitch, { decay: 0.9, knock: 0, ...extra });

const sung =
  (from: number, to: number, shape: Pick<Voice, 'vowels' | 'breath' | 'attack' | 'hold' | 'decay'>) =>
  (extra: Extra<Voice> = {}): Voice => ({ is: 'voice', from, to, ...shape, ...extra });

export const bark = sung(330, 210, { vowels: ['a', 'o'], breath: 0.35, attack: 0.012, decay: 0.2 });
export const whine = sung(760, 430, {
  vowels: ['i', 'm'],
  breath: 0.15,
  attack: 0.05,
  hold: 0.15,
  decay: 0.3,
});
export const growl = sung(95, 80, { vowels: ['o', 'e'], breath: 0.3, attack: 0.05, hold: 0.2, decay: 0.4 });
export const snore = sung(70, 55, { vowels: ['m', 'o'], breath: 0.55, attack: 0.25, hold: 0.2, decay: 0.4 });
export const grunt = sung(130, 85, { vowels: ['o', 'm'], breath: 0.35, attack: 0.01, decay: 0.22 });
export const laugh = sung(260, 190, { vowels: ['a', 'a'], breath: 0.3, attack: 0.015, decay: 0.15 });

/** Old wood or a hinge that sticks and slips, many times a second. */
export const creak = sung(34, 62, { vowels: ['o', 'i'], breath: 0.08, attack: 0.12, hold: 0.2, decay: 0.2 });

/** Many throats at once, together as loud as one. */
const crowd =
  (count: number, over: number, one: Voice) =>
  ({ gain = 0, ...extra }: Extra<Voice> = {}): Voice => ({
    ...one,
    times: { count, every: over / count, loose: 3, apart: 7 },
    ...extra,
    gain: gain - 10 * Math.log10(count),
  });

export const cheer = crowd(
  34,
  0.35,
  sung(210, 300, { vowels: ['e', 'a'], breath: 0.45, attack: 0.12, hold: 0.45, decay: 0.8 })(),
);
export const ooh = crowd(
  26,
  0.16,
  sung(200, 165, { vowels: ['o', 'u'], breath: 0.35, attack: 0.12, hold: 0.3, decay: 0.7 })(),
);
export const gasp = crowd(
  22,
  0.12,
  sung(240, 270, { vowels: ['a', 'a'], breath: 0.88, attack: 0.1, hold: 0.08, decay: 0.35 })(),
);
export const boo = crowd(
  26,
  0.3,
  sung(150, 125, { vowels: ['u', 'u'], breath: 0.25, attack: 0.18, hold: 0.5, decay: 0.6 })(),
);
export const clapping = (extra: Extra<Noise> = {}): Noise => ({
  is: 'noise',
  from: 1300,
  narrow: 1.1,
  attack: 0.001,
  decay: 0.05,
  times: { count: 70, every: 0.022, loose: 6, apart: 5 },
  ...extra,
});
