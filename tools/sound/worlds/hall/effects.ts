/** What every table has: cards, dice, turns, talk. */
import {
  bell,
  coin,
  drum,
  gong,
  hollowWood,
  paper,
  puff,
  sparkle,
  swish,
  thump,
  wood,
} from '../../materials.ts';
import type { Recipes } from '../../synth/recipe.ts';

export const effects = {
  card: {
    layers: [paper({ decay: 0.11 }), wood(420, { at: 0.05, gain: -14, decay: 0.05 })],
    loudness: 'soft',
  },
  shuffle: {
    layers: [
      paper({ decay: 0.06, times: { count: 9, every: 0.045, fade: 0.4, apart: 3 } }),
      wood(300, { at: 0.46, gain: -12 }),
    ],
    loudness: 'soft',
  },
  dice: {
    layers: [
      wood(900, { decay: 0.05, times: { count: 7, every: 0.055, loose: 0.8, fade: 1.6, apart: 6 } }),
      hollowWood(210, { at: 0.02, gain: -8, times: { count: 3, every: 0.1, fade: 4, apart: 3 } }),
    ],
  },
  coins: {
    layers: [coin(2300, { times: { count: 4, every: 0.06, loose: 0.6, fade: 2, apart: 4 } })],
    loudness: 'soft',
  },
  turn: {
    layers: [bell(587, { decay: 0.7 }), bell(880, { at: 0.14, decay: 0.8, gain: -2 })],
    room: 0.2,
    differ: 0.008,
  },
  chat: {
    layers: [sparkle(880, { decay: 0.25 }), sparkle(1175, { at: 0.07, decay: 0.3 })],
    loudness: 'soft',
    differ: 0.02,
  },
  undo: {
    layers: [swish({ from: 2600, to: 500, attack: 0.16, decay: 0.12 }), paper({ at: 0.1, gain: -8 })],
    loudness: 'soft',
  },
  error: { layers: [hollowWood(190), hollowWood(150, { at: 0.11 })], loudness: 'soft', differ: 0.02 },
  grand: {
    layers: [
      thump(70, { decay: 0.6 }),
      sparkle(1047, { at: 0.05, times: { count: 6, every: 0.06, apart: 9 } }),
      swish({ gain: -10, attack: 0.25 }),
    ],
    room: 0.25,
  },
  victory: {
    layers: [
      ...[523, 659, 784, 1047].map((pitch, at) => bell(pitch, { at: at * 0.13, decay: 0.9 })),
      ...[523, 659, 784].map((pitch) => bell(pitch, { at: 0.62, decay: 0.9, gain: -2 })),
      drum(90, { times: { count: 2, every: 0.62, loose: 0 } }),
    ],
    loudness: 'big',
    room: 0.25,
    differ: 0.006,
  },
  defeat: {
    layers: [
      ...[392, 370, 349, 294].map((pitch, at) => bell(pitch, { at: at * 0.24, decay: 0.8 })),
      gong(73, { at: 0.72, gain: -6, decay: 1.0 }),
      puff({ at: 0.72, gain: -10, decay: 0.8 }),
    ],
    loudness: 'big',
    room: 0.25,
    differ: 0.006,
  },
} satisfies Recipes;
