/** Brawl: stone, steel, and a crowd that sees it all. */
import {
  boo,
  cheer,
  clapping,
  creak,
  drum,
  gasp,
  gong,
  gravel,
  grunt,
  hiss,
  hollowWood,
  ooh,
  paper,
  puff,
  slideUp,
  sparkle,
  steel,
  stone,
  swish,
  thump,
} from '../../materials.ts';
import type { Recipes } from '../../synth/recipe.ts';

export const effects = {
  steps: {
    layers: [
      stone(240, { decay: 0.06, times: { count: 3, every: 0.14, apart: 2 } }),
      gravel({ gain: -6, decay: 0.1, times: { count: 3, every: 0.14 } }),
    ],
    loudness: 'soft',
    room: 0.15,
  },
  leap: { layers: [swish({ attack: 0.12 }), stone(150, { at: 0.24 }), thump(80, { at: 0.24 })], room: 0.15 },
  gate: {
    layers: [
      gravel({ from: 700, to: 400, hold: 0.4, decay: 0.3 }),
      stone(95, { at: 0.55, decay: 0.3 }),
      thump(50, { at: 0.55 }),
    ],
    room: 0.35,
  },
  card: { layers: [paper({ decay: 0.1 }), stone(500, { at: 0.05, gain: -12 })], loudness: 'soft' },
  shuffle: {
    layers: [paper({ decay: 0.05, times: { count: 9, every: 0.045, apart: 3 } })],
    loudness: 'soft',
  },
  draw: {
    layers: [steel(2100, { attack: 0.05, decay: 0.5, knock: 0.1 }), hiss({ gain: -9, decay: 0.25 })],
    room: 0.2,
  },
  swing: {
    layers: [
      swish({ from: 450, to: 2600, attack: 0.2, decay: 0.15 }),
      steel(1700, { at: 0.18, gain: -16, decay: 0.4 }),
    ],
    room: 0.15,
  },
  clash: {
    layers: [
      steel(1240, { decay: 0.8 }),
      steel(1730, { gain: -4, decay: 0.6 }),
      stone(330, { gain: -4 }),
      thump(95),
    ],
    loudness: 'big',
    room: 0.25,
  },
  crunch: {
    layers: [thump(75, { decay: 0.3 }), stone(190), grunt({ at: 0.03, gain: -3 }), gravel({ gain: -8 })],
    room: 0.2,
  },
  parry: {
    layers: [
      steel(2350, { decay: 0.7 }),
      steel(3100, { at: 0.02, gain: -6, decay: 0.5 }),
      stone(520, { gain: -8 }),
    ],
    room: 0.25,
  },
  cast: {
    layers: [
      slideUp({ gain: -6, decay: 0.5 }),
      sparkle(1175, { at: 0.1, times: { count: 5, every: 0.06, apart: 8 } }),
      puff({ at: 0.35, gain: -4 }),
    ],
    room: 0.3,
  },
  mend: {
    layers: [sparkle(784), sparkle(988, { at: 0.08 }), sparkle(1319, { at: 0.16 }), swish({ gain: -12 })],
    room: 0.3,
    loudness: 'soft',
  },
  fall: {
    layers: [
      grunt({ from: 170, to: 70, decay: 0.4 }),
      steel(620, { at: 0.22, decay: 0.4, gain: -3, times: { count: 3, every: 0.08, apart: 5 } }),
      thump(55, { at: 0.24, decay: 0.4 }),
      gravel({ at: 0.25 }),
    ],
    loudness: 'big',
    room: 0.3,
  },
  trap: {
    layers: [
      steel(950, { decay: 0.3 }),
      hollowWood(310),
      steel(1500, { at: 0.05, gain: -4, decay: 0.2 }),
      thump(110),
    ],
    room: 0.2,
  },
  roots: {
    layers: [
      creak({ from: 48, to: 78, gain: -2 }),
      gravel({ from: 500, to: 1100, gain: 8, attack: 0.2, decay: 0.3, grains: 90 }),
      hollowWood(140, { at: 0.1, times: { count: 4, every: 0.07, apart: 4 } }),
    ],
  },
  horn: {
    layers: [
      { is: 'tone', wave: 'saw', from: 147, attack: 0.08, hold: 0.5, decay: 0.5, wobble: [5, 0.12] },
      {
        is: 'tone',
        wave: 'saw',
        from: 220,
        at: 0.3,
        gain: -3,
        attack: 0.08,
        hold: 0.35,
        decay: 0.5,
        wobble: [5, 0.12],
      },
      drum(73, { times: { count: 2, every: 0.3, loose: 0 } }),
    ],
    room: 0.4,
    differ: 0.01,
  },
  gong: {
    layers: [gong(110, { decay: 3.4 }), cheer({ at: 0.25, gain: -2 }), clapping({ at: 0.4, gain: -4 })],
    loudness: 'big',
    room: 0.4,
  },
  level: {
    layers: [
      horn(262, 0),
      horn(330, 0.13),
      horn(392, 0.26),
      gong(131, { at: 0.26, gain: -6, decay: 2 }),
      cheer({ at: 0.4, gain: -2 }),
    ],
    loudness: 'big',
    room: 0.35,
    differ: 0.01,
  },
  cheer: { layers: [cheer(), clapping({ at: 0.1, gain: -6 })], room: 0.35 },
  ooh: { layers: [ooh()], room: 0.35 },
  gasp: { layers: [gasp()], room: 0.3 },
  boo: { layers: [boo()], room: 0.35 },
} satisfies Recipes;

function horn(pitch: number, at: number) {
  return { is: 'tone', wave: 'saw', from: pitch, at, attack: 0.03, hold: 0.15, decay: 0.4 } as const;
}
