/** Super Fantasy: rubber, cartoon stings and snoring snouts. */
import {
  blast,
  boing,
  bone,
  cheer,
  coin,
  creak,
  drum,
  growl,
  grunt,
  hollowWood,
  laugh,
  paper,
  puff,
  slideDown,
  slideUp,
  snore,
  sparkle,
  splash,
  squeak,
  steel,
  stone,
  swish,
  thump,
  wood,
} from '../../materials.ts';
import type { Recipes, Tone } from '../../synth/recipe.ts';

const SNOUT = 1.2;
/** A brass section on Saturday morning. */
const brass = (pitch: number, at: number, hold = 0.08): Tone => ({
  is: 'tone',
  wave: 'saw',
  from: pitch * 0.97,
  to: pitch,
  at,
  attack: 0.02,
  hold,
  decay: 0.25,
});

export const effects = {
  boots: {
    layers: [
      thump(150, { decay: 0.06, times: { count: 3, every: 0.13, apart: 3 } }),
      squeak({ gain: -12, decay: 0.05, times: { count: 3, every: 0.13, apart: 4 } }),
    ],
    loudness: 'soft',
  },
  spin: { layers: [swish({ attack: 0.06, decay: 0.1 })], loudness: 'soft' },
  card: { layers: [paper({ decay: 0.1 }), squeak({ at: 0.03, gain: -14, decay: 0.06 })], loudness: 'soft' },
  dice: {
    layers: [
      wood(1050, { decay: 0.05, times: { count: 7, every: 0.05, loose: 0.8, fade: 1.5, apart: 7 } }),
      boing({ gain: -16, decay: 0.2 }),
    ],
  },
  swipe: { layers: [slideUp({ from: 300, to: 900, gain: -8, decay: 0.14 }), swish({ attack: 0.1 })] },
  whiff: {
    layers: [
      swish({ from: 2200, to: 600 }),
      slideDown({ at: 0.1, gain: -4, from: 900, to: 400, decay: 0.3 }),
    ],
    loudness: 'soft',
  },
  bonk: {
    layers: [
      hollowWood(330, { decay: 0.2 }),
      boing({ from: 420, to: 180, decay: 0.3, gain: -5 }),
      thump(110),
    ],
    loudness: 'big',
  },
  clang: { layers: [steel(760, { decay: 0.6 }), boing({ gain: -9, from: 500, to: 650, decay: 0.25 })] },
  oink: { layers: [grunt({ head: SNOUT, flutter: 38, times: { count: 2, every: 0.2, apart: 2 } })] },
  squeal: {
    layers: [
      grunt({ head: SNOUT, from: 420, to: 820, vowels: ['i', 'e'], flutter: 30, decay: 0.35 }),
      puff({ at: 0.3 }),
      boing({ at: 0.28, gain: -6 }),
    ],
  },
  snore: {
    layers: [
      snore({ flutter: 24, head: SNOUT }),
      snore({ at: 0.75, gain: -6, breath: 0.85, from: 120, to: 90, attack: 0.15, decay: 0.3 }),
    ],
    loudness: 'soft',
    room: 0.15,
  },
  wake: {
    layers: [
      snore({ attack: 0.05, hold: 0.05, decay: 0.15, flutter: 30 }),
      grunt({ at: 0.25, head: SNOUT, from: 200, to: 380, vowels: ['o', 'i'] }),
    ],
  },
  creak: {
    layers: [creak({ from: 40, to: 75, hold: 0.15 }), hollowWood(170, { at: 0.38 })],
    room: 0.2,
  },
  crash: {
    layers: [
      blast({ decay: 0.4 }),
      stone(210, { times: { count: 7, every: 0.06, loose: 0.8, fade: 2, apart: 6 } }),
      thump(60),
    ],
    loudness: 'big',
    room: 0.2,
  },
  chest: {
    layers: [
      wood(260),
      steel(1100, { at: 0.06, decay: 0.2, gain: -6 }),
      slideUp({ at: 0.12, decay: 0.3, gain: -8 }),
      sparkle(1760, { at: 0.3, gain: -6, times: { count: 4, every: 0.05, apart: 6 } }),
    ],
  },
  zap: {
    layers: [
      { is: 'tone', wave: 'square', from: 1500, to: 180, decay: 0.35, wobble: [32, 4] },
      puff({ at: 0.2 }),
      sparkle(1400, { at: 0.1, gain: -6 }),
    ],
  },
  pop: {
    layers: [
      slideUp({ from: 400, to: 1300, decay: 0.09 }),
      sparkle(1047, { at: 0.08 }),
      sparkle(1319, { at: 0.15, gain: -2 }),
    ],
    loudness: 'soft',
  },
  plunk: {
    layers: [boing({ from: 260, to: 520, decay: 0.16 }), coin(1900, { gain: -10 })],
    loudness: 'soft',
  },
  glug: {
    layers: [
      splash({ decay: 0.2 }),
      slideUp({ from: 160, to: 420, decay: 0.12, times: { count: 3, every: 0.12, apart: 3 } }),
    ],
    loudness: 'soft',
  },
  snap: {
    layers: [steel(900, { decay: 0.15 }), wood(500), boing({ at: 0.05, decay: 0.45 })],
  },
  lever: {
    layers: [
      bone(1100, { decay: 0.04, times: { count: 6, every: 0.036, loose: 0.1, apart: 1 } }),
      steel(420, { at: 0.22, decay: 0.25 }),
      thump(90, { at: 0.22 }),
    ],
  },
  wahwah: {
    layers: [brass(311, 0), brass(294, 0.26), brass(277, 0.52), brass(233, 0.78, 0.5)],
    loudness: 'big',
    room: 0.15,
    differ: 0.008,
  },
  sting: {
    layers: [
      brass(392, 0),
      brass(523, 0.1),
      brass(659, 0.2),
      brass(784, 0.3, 0.3),
      drum(98, { at: 0.3 }),
      sparkle(2093, { at: 0.32, gain: -8, times: { count: 5, every: 0.05, apart: 7 } }),
    ],
    loudness: 'big',
    room: 0.2,
    differ: 0.008,
  },
  doom: {
    layers: [
      ...[98, 196].map((pitch) => brass(pitch, 0, 0.3)),
      ...[104, 208].map((pitch) => brass(pitch, 0.36, 0.5)),
      drum(55, { at: 0.36, decay: 0.8 }),
      growl({ at: 0.36, gain: -6 }),
    ],
    room: 0.3,
    differ: 0.01,
  },
  laugh: { layers: [laugh({ head: 0.85, times: { count: 5, every: 0.16, loose: 0.1, fade: 1, apart: 2 } })] },
  goal: {
    layers: [
      slideUp({ decay: 0.3, gain: -6 }),
      cheer({ at: 0.15, gain: 3 }),
      brass(523, 0.2),
      brass(659, 0.3, 0.3),
    ],
    loudness: 'big',
    room: 0.3,
  },
} satisfies Recipes;
