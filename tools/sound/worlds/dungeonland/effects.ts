/** Dungeonland: pages, ink, bells and wind. */
import {
  bell,
  blast,
  bone,
  breeze,
  coin,
  crackle,
  creak,
  glass,
  gong,
  gravel,
  growl,
  hiss,
  hollowWood,
  paper,
  puff,
  slideDown,
  sparkle,
  splash,
  steel,
  swish,
  thump,
  wood,
} from '../../materials.ts';
import type { Pluck, Recipes } from '../../synth/recipe.ts';

const harp = (pitch: number, at: number): Pluck => ({ is: 'pluck', pitch, at, decay: 1.2, bright: 0.35 });

export const effects = {
  page: {
    layers: [paper({ from: 1600, to: 4800, attack: 0.25, decay: 0.2 }), thump(140, { at: 0.3, gain: -8 })],
    room: 0.2,
  },
  quill: {
    layers: [
      gravel({
        from: 3600,
        to: 2600,
        decay: 0.08,
        grains: 500,
        times: { count: 4, every: 0.09, loose: 0.5 },
      }),
    ],
    loudness: 'soft',
  },
  ink: {
    layers: [splash({ decay: 0.18 }), slideDown({ from: 700, to: 220, gain: -6, decay: 0.14 })],
    loudness: 'soft',
  },
  steps: {
    layers: [
      wood(170, { decay: 0.05, times: { count: 3, every: 0.15, apart: 2 } }),
      gravel({ gain: -9, decay: 0.08, times: { count: 3, every: 0.15 } }),
    ],
    loudness: 'soft',
    room: 0.2,
  },
  bell: { layers: [bell(523, { decay: 3.2 })], room: 0.4, differ: 0.012 },
  toll: {
    layers: [bell(147, { decay: 5 }), gong(73, { gain: -12, decay: 3 }), breeze({ gain: -12 })],
    loudness: 'big',
    room: 0.5,
    differ: 0.012,
  },
  chime: {
    layers: [bell(1047, { decay: 1.6 }), bell(1568, { at: 0.09, gain: -3, decay: 1.6 })],
    loudness: 'soft',
    room: 0.3,
    differ: 0.01,
  },
  door: {
    layers: [creak({ hold: 0.3 }), hollowWood(110, { at: 0.55, decay: 0.4 }), thump(60, { at: 0.55 })],
    room: 0.4,
  },
  blade: {
    layers: [swish({ attack: 0.13, decay: 0.12 }), steel(1900, { at: 0.12, gain: -8, decay: 0.5 })],
    room: 0.2,
  },
  wound: { layers: [thump(85), splash({ gain: -5, decay: 0.16 }), bone(420, { gain: -4 })], room: 0.15 },
  parry: { layers: [steel(2200, { decay: 0.5 }), wood(380, { gain: -4 })], room: 0.2 },
  spell: {
    layers: [
      glass(740, { attack: 0.1, decay: 1, times: { count: 6, every: 0.07, apart: 9 } }),
      breeze({ from: 900, to: 2600, gain: -5, attack: 0.25, hold: 0.1, decay: 0.4 }),
    ],
    room: 0.45,
  },
  venom: {
    layers: [
      splash({ decay: 0.3 }),
      hiss({ gain: -6, decay: 0.4 }),
      slideDown({ from: 420, to: 150, gain: -6, wobble: [11, 1.5] }),
    ],
    room: 0.2,
  },
  harp: {
    layers: [294, 370, 440, 587, 740].map((pitch, at) => harp(pitch, at * 0.07)),
    room: 0.35,
    differ: 0.008,
  },
  rise: {
    layers: [
      ...[220, 294, 440, 587].map((pitch, at) => harp(pitch, at * 0.06)),
      bell(880, { at: 0.28, decay: 2 }),
    ],
    room: 0.4,
    differ: 0.008,
  },
  fall: {
    layers: [bell(110, { decay: 4 }), growl({ from: 200, to: 75, gain: -6 }), puff({ at: 0.15, decay: 0.5 })],
    loudness: 'big',
    room: 0.5,
    differ: 0.012,
  },
  vanish: {
    layers: [
      splash({ decay: 0.3 }),
      breeze({ from: 1800, to: 300, attack: 0.04, hold: 0.05, decay: 0.6 }),
      paper({ gain: -6, decay: 0.3 }),
    ],
    room: 0.3,
  },
  chest: {
    layers: [
      steel(880, { decay: 0.2 }),
      hollowWood(150, { at: 0.12, decay: 0.3 }),
      creak({ at: 0.1, from: 46, to: 90, gain: -8 }),
      sparkle(1568, { at: 0.3, gain: -9 }),
    ],
    room: 0.25,
  },
  coins: {
    layers: [coin(2500, { times: { count: 4, every: 0.06, loose: 0.6, fade: 2, apart: 4 } })],
    loudness: 'soft',
  },
  fire: {
    layers: [
      blast(),
      crackle({ at: 0.08 }),
      hiss({ gain: -8, decay: 0.8 }),
      growl({ from: 70, to: 55, gain: -6, hold: 0.4 }),
    ],
    loudness: 'big',
    room: 0.4,
  },
  wind: {
    layers: [
      breeze({ hold: 0.6 }),
      breeze({ at: 0.3, from: 1100, to: 500, gain: -3 }),
      bell(196, { gain: -9 }),
    ],
    room: 0.5,
  },
} satisfies Recipes;
