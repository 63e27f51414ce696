/** Renders the takes of a recipe. */
import { RATE, reverberation, withoutRumble } from './filters.ts';
import { layerSound, transposed } from './layers.ts';
import type { Random } from './random.ts';
import { randomFrom, spread } from './random.ts';
import type { Layer, Recipe } from './recipe.ts';

const DIFFER = 0.06;
/** Softer than this, at the end, is silence. */
const SILENCE = 0.004;
const FADE = Math.round(0.008 * RATE);

interface Placed {
  readonly at: number;
  readonly sound: Float64Array;
  readonly gain: number;
}

function placed(layer: Layer, differ: number, random: Random): readonly Placed[] {
  const {
    at = 0,
    gain = 0,
    times: { count, every, loose = 0.2, fade = 0, apart = 0 } = { count: 1, every: 0 },
  } = layer;
  return Array.from({ length: count }, (_, index) => {
    const second = (at + every * (index + spread(random) * loose)) * (1 + spread(random) * differ);
    const pitch = spread(random) * (differ * 15 + (count > 1 ? apart : 0));
    const louder = gain - index * fade + spread(random) * differ * 20;
    const one = transposed({ ...layer, decay: layer.decay * (1 + spread(random) * differ * 2) }, pitch);
    return {
      at: Math.max(0, Math.round(second * RATE)),
      sound: layerSound(one, random),
      gain: 10 ** (louder / 20),
    };
  });
}

function sum(parts: readonly Placed[], tail: number): Float64Array {
  const length = Math.max(...parts.map(({ at, sound }) => at + sound.length));
  const out = new Float64Array(length + tail);
  for (const { at, sound, gain } of parts) {
    for (const [index, value] of sound.entries()) out[at + index] = (out[at + index] ?? 0) + value * gain;
  }
  return out;
}

/** Without the silence after it, and ending softly. */
function trimmed(sound: Float64Array): Float64Array {
  const peak = sound.reduce((most, value) => Math.max(most, Math.abs(value)), 1e-9);
  const end = sound.findLastIndex((value) => Math.abs(value) > peak * SILENCE) + 1;
  const out = sound.slice(0, end);
  for (let left = 0; left < Math.min(FADE, end); left++) {
    const at = end - 1 - left;
    out[at] = (out[at] ?? 0) * (left / FADE);
  }
  return out.map((value) => value / peak);
}

/** All layers, in their room. */
export function mixed(
  { layers, room = 0.08, differ = DIFFER }: Recipe,
  name: string,
  variation: number,
): Float64Array {
  const random = randomFrom(`${name} ${variation}`);
  const dry = sum(
    layers.flatMap((layer) => placed(layer, differ, random)),
    Math.round(room * 1.6 * RATE),
  );
  const wet = reverberation(dry, room);
  const out = dry.map((value, at) => value + (wet[at] ?? 0) * room * 1.4);
  withoutRumble(out);
  return out;
}

/** One take of a sound. Its peaks are 1. */
export const take = (recipe: Recipe, name: string, variation: number): Float64Array =>
  trimmed(mixed(recipe, name, variation));
