/** Pug Quest: paper, paws and squeaks. */
import {
  bark,
  bone,
  drum,
  gravel,
  growl,
  hollowWood,
  paper,
  puff,
  slideDown,
  snore,
  sparkle,
  squeak,
  swish,
  thump,
  whine,
} from '../../materials.ts';
import type { Recipes } from '../../synth/recipe.ts';

const PUG = 1.45;

export const effects = {
  paws: {
    layers: [
      thump(110, { decay: 0.07, times: { count: 4, every: 0.1, apart: 2 } }),
      gravel({ gain: -9, decay: 0.05, times: { count: 4, every: 0.1, apart: 2 } }),
    ],
    loudness: 'soft',
  },
  page: {
    layers: [paper({ from: 1800, to: 5200, attack: 0.28, decay: 0.22 }), puff({ at: 0.3, gain: -6 })],
    room: 0.15,
  },
  card: {
    layers: [paper({ decay: 0.12 }), thump(180, { at: 0.05, gain: -10, decay: 0.06 })],
    loudness: 'soft',
  },
  shuffle: {
    layers: [paper({ decay: 0.06, times: { count: 10, every: 0.04, apart: 4 } })],
    loudness: 'soft',
  },
  bark: { layers: [bark({ head: PUG, times: { count: 2, every: 0.17, fade: 2, apart: 1 } })] },
  pounce: {
    layers: [swish({ attack: 0.16 }), bark({ at: 0.2, head: PUG }), thump(90, { at: 0.24, gain: -2 })],
  },
  bite: {
    layers: [
      growl({ head: 1.25, decay: 0.12, hold: 0.06 }),
      bone(900, { at: 0.16 }),
      bone(640, { at: 0.19, gain: -3 }),
    ],
  },
  smack: {
    layers: [thump(120), paper({ decay: 0.09 }), drum(170, { decay: 0.1, gain: -4 })],
  },
  yelp: {
    layers: [whine({ from: 900, to: 620, head: PUG, hold: 0.03, decay: 0.2 }), thump(130, { gain: -5 })],
  },
  shield: { layers: [hollowWood(260), paper({ gain: -6 }), thump(150, { gain: -4 })] },
  squeak: {
    layers: [squeak(), squeak({ at: 0.17, from: 2000, to: 1250 }), puff({ gain: -14, at: 0.05 })],
    differ: 0.1,
  },
  wag: {
    layers: [swish({ gain: -2, attack: 0.05, decay: 0.09, times: { count: 4, every: 0.11 } })],
    loudness: 'soft',
  },
  growl: {
    layers: [growl({ head: 1.1, hold: 0.35 }), growl({ head: 1.3, from: 140, to: 110, gain: -6, hold: 0.3 })],
    room: 0.2,
  },
  howl: {
    layers: [
      growl({ from: 180, to: 420, vowels: ['o', 'u'], breath: 0.2, attack: 0.3, hold: 0.5, decay: 0.6 }),
      drum(58, { decay: 0.9 }),
      drum(58, { at: 0.5, decay: 0.9 }),
    ],
    loudness: 'big',
    room: 0.45,
  },
  poof: {
    layers: [
      puff({ decay: 0.4 }),
      slideDown({ gain: -8, decay: 0.35 }),
      paper({ at: 0.08, gain: -5, decay: 0.3 }),
    ],
  },
  treat: {
    layers: [
      bone(1300, { times: { count: 3, every: 0.07, apart: 4 } }),
      sparkle(1568, { at: 0.2, gain: -6 }),
    ],
  },
  munch: {
    layers: [
      gravel({ from: 1500, decay: 0.07, times: { count: 4, every: 0.13, loose: 0.3 } }),
      snore({ gain: -14, attack: 0.05, decay: 0.2 }),
    ],
    loudness: 'soft',
  },
  sparkle: {
    layers: [sparkle(1319, { times: { count: 5, every: 0.05, apart: 7 } })],
    loudness: 'soft',
    room: 0.2,
  },
  fanfare: {
    layers: [
      ...[523, 659, 784, 1047].map((pitch, at) =>
        squeak({ at: at * 0.11, from: pitch, to: pitch, decay: 0.22, hold: 0.05 }),
      ),
      bark({ at: 0.5, head: PUG }),
      sparkle(2093, { at: 0.44, gain: -12, times: { count: 5, every: 0.05, apart: 7 } }),
    ],
    loudness: 'big',
    room: 0.25,
    differ: 0.008,
  },
} satisfies Recipes;
