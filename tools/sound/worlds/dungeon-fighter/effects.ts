/** Dungeon Fighter: wood on wood, board and table. */
import {
  bell,
  bone,
  coin,
  drum,
  gravel,
  growl,
  grunt,
  hollowWood,
  laugh,
  paper,
  puff,
  slideDown,
  slideUp,
  sparkle,
  steel,
  stone,
  swish,
  thump,
  wood,
} from '../../materials.ts';
import type { Recipes } from '../../synth/recipe.ts';

export const effects = {
  tableSoft: {
    layers: [wood(520, { decay: 0.06 }), hollowWood(160, { gain: -12, decay: 0.12 })],
    loudness: 'soft',
  },
  tableHard: {
    layers: [wood(430, { decay: 0.09 }), hollowWood(120, { gain: -3, decay: 0.25 }), thump(70, { gain: -6 })],
  },
  boardSoft: { layers: [wood(1150, { decay: 0.04 }), bone(2100, { gain: -9 })], loudness: 'soft' },
  boardHard: {
    layers: [
      wood(880, { decay: 0.06 }),
      bone(1700, { gain: -5 }),
      hollowWood(230, { gain: -6, decay: 0.16 }),
    ],
  },
  clack: { layers: [bone(1900), bone(2350, { at: 0.004, gain: -3 })] },
  hole: {
    layers: [
      hollowWood(190, { decay: 0.3 }),
      hollowWood(150, { at: 0.1, gain: -5 }),
      wood(600, { at: 0.02, gain: -8 }),
    ],
  },
  floor: {
    layers: [stone(310, { decay: 0.07, times: { count: 4, every: 0.12, loose: 0.3, fade: 4, apart: 4 } })],
    loudness: 'soft',
    room: 0.25,
  },
  rattle: {
    layers: [bone(1700, { decay: 0.04, times: { count: 6, every: 0.05, loose: 0.6, apart: 5 } })],
    loudness: 'soft',
  },
  pick: { layers: [bone(1500), wood(700, { at: 0.03, gain: -6, decay: 0.05 })], loudness: 'soft' },
  slime: {
    layers: [
      slideDown({ from: 500, to: 130, decay: 0.25, wobble: [9, 2] }),
      gravel({ from: 800, gain: -6, decay: 0.2 }),
      wood(420, { at: 0.2, gain: -4 }),
    ],
  },
  card: { layers: [paper({ decay: 0.1 }), wood(360, { at: 0.05, gain: -9, decay: 0.06 })], loudness: 'soft' },
  path: {
    layers: [
      gravel({ from: 600, to: 350, hold: 0.3, decay: 0.3 }),
      stone(100, { at: 0.42, decay: 0.25 }),
      thump(52, { at: 0.42 }),
    ],
    room: 0.4,
  },
  coins: {
    layers: [coin(2200, { times: { count: 5, every: 0.055, loose: 0.6, fade: 1.6, apart: 4 } })],
    loudness: 'soft',
  },
  roar: {
    layers: [
      growl({ head: 0.75, from: 130, to: 70, vowels: ['a', 'o'], hold: 0.5 }),
      growl({ head: 0.9, from: 190, to: 95, gain: -5, hold: 0.4 }),
      drum(50, { decay: 0.8 }),
    ],
    loudness: 'big',
    room: 0.45,
  },
  thwack: {
    layers: [
      wood(300, { decay: 0.14 }),
      thump(85),
      drum(140, { gain: -3, decay: 0.12 }),
      bone(900, { gain: -8 }),
    ],
    loudness: 'big',
    room: 0.15,
  },
  ouch: { layers: [thump(100), grunt({ at: 0.02, from: 240, to: 150, vowels: ['a', 'u'] })] },
  bullseye: {
    layers: [
      wood(300),
      wood(600, { at: 0.02 }),
      bell(1047, { at: 0.06, decay: 1.9 }),
      bell(1568, { at: 0.16, decay: 1.9 }),
      drum(80),
    ],
    loudness: 'big',
    room: 0.35,
    differ: 0.01,
  },
  armor: { layers: [steel(1300, { decay: 0.4 }), wood(350, { gain: -3 })], room: 0.15 },
  tumble: {
    layers: [
      slideDown({ gain: -5, decay: 0.5 }),
      wood(200, { at: 0.4, times: { count: 3, every: 0.1, fade: 3, apart: 4 } }),
      thump(60, { at: 0.42 }),
    ],
  },
  mend: { layers: [sparkle(880), sparkle(1175, { at: 0.07 }), puff({ gain: -12 })], loudness: 'soft' },
  power: {
    layers: [
      slideUp({ gain: -8 }),
      wood(520, { at: 0.3 }),
      sparkle(1319, { at: 0.3, times: { count: 4, every: 0.05, apart: 7 } }),
    ],
    room: 0.2,
  },
  gavel: { layers: [wood(240, { decay: 0.12 }), wood(240, { at: 0.2, decay: 0.14 })] },
  snicker: {
    layers: [
      laugh({ head: 1.35, from: 420, to: 330, times: { count: 4, every: 0.11, loose: 0.1, apart: 2 } }),
    ],
    loudness: 'soft',
  },
  bush: {
    layers: [
      gravel({ from: 3800, to: 2200, hold: 0.2, decay: 0.3, grains: 600 }),
      hollowWood(210, { at: 0.3, gain: -8 }),
    ],
    loudness: 'soft',
  },
  shop: {
    layers: [
      bell(1760, { decay: 1.3 }),
      bell(1397, { at: 0.12, decay: 1.5 }),
      hollowWood(160, { at: 0.1, gain: -6 }),
    ],
    room: 0.2,
    differ: 0.01,
  },
  triumph: {
    layers: [
      swish({ gain: -6 }),
      ...[392, 523, 659, 784].map((pitch, at) => hollowWood(pitch, { at: 0.1 + at * 0.1, decay: 0.4 })),
      drum(65, { at: 0.4 }),
      puff({ at: 0.4, decay: 0.5 }),
    ],
    loudness: 'big',
    room: 0.3,
    differ: 0.01,
  },
} satisfies Recipes;
