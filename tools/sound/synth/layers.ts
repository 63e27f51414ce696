/** Renders one layer of a recipe, once. */
import { bandPass, RATE } from './filters.ts';
import type { Random } from './random.ts';
import { spread } from './random.ts';
import type { Layer, Modes, Noise, Pluck, Tone, Voice, Vowel } from './recipe.ts';

const semitones = (count: number): number => 2 ** (count / 12);

/** Attack, hold, and an exponential decay. */
function envelope({ attack = 0.002, hold = 0, decay }: Layer): (second: number) => number {
  return (second) => {
    if (second < attack) return second / attack;
    return second < attack + hold ? 1 : 10 ** ((-3 * (second - attack - hold)) / decay);
  };
}

const lengthOf = ({ attack = 0.002, hold = 0, decay }: Layer): number =>
  Math.ceil((attack + hold + decay) * RATE);

/** From one frequency to the other in equal steps of the ear, along the life of the sound. */
const bend =
  (from: number, to: number, length: number) =>
  (at: number): number =>
    from * (to / from) ** Math.min(1, at / length);

/** Hertz: what is higher few people hear, and it takes from what all hear. */
const HIGHEST = 15_000;

function modes(layer: Modes, random: Random): Float64Array {
  const { pitch, ratios, gains, damping, knock, attack = 0.0006 } = layer;
  const out = new Float64Array(lengthOf(layer));
  const partials = ratios
    .map((ratio, index) => ({
      hertz: pitch * ratio * (1 + spread(random) * 0.006),
      gain: (0.6 + random() * 0.5) * (gains?.[index] ?? 1 / (1 + index * 0.55)),
      decay: layer.decay / (1 + index * damping),
      phase: random() * 0.4,
    }))
    .filter(({ hertz }) => hertz < HIGHEST)
    .map(({ hertz, ...partial }) => ({ ...partial, step: (2 * Math.PI * hertz) / RATE }));
  for (const { step, gain, decay, phase } of partials) {
    const fade = 10 ** (-3 / (decay * RATE));
    let loud = gain;
    for (let at = 0; at < out.length && loud > 1e-5; at++) {
      const rise = Math.min(1, at / (attack * RATE));
      out[at] = (out[at] ?? 0) + loud * rise * Math.sin(step * at + phase);
      loud *= fade;
    }
  }
  const click = bandPass(0.7);
  const blow = Math.min(out.length, Math.round(0.012 * RATE));
  for (let at = 0; at < blow; at++) {
    const left = (1 - at / blow) ** 3;
    out[at] = (out[at] ?? 0) + knock * 2.2 * left * click.step(spread(random), Math.min(9000, pitch * 4));
  }
  return out;
}

function noise(layer: Noise, random: Random): Float64Array {
  const { from, to = from, narrow, grains } = layer;
  const out = new Float64Array(lengthOf(layer));
  const [loud, filter, frequency] = [envelope(layer), bandPass(narrow), bend(from, to, out.length)];
  let grain = 1;
  return out.map((_, at) => {
    if (grains !== undefined) grain = random() < grains / RATE ? 0.5 + random() : grain * 0.9965;
    return filter.step(spread(random), frequency(at)) * grain * loud(at / RATE) * Math.sqrt(narrow) * 2;
  });
}

const SHAPES: { readonly [wave in Tone['wave']]: (turn: number) => number } = {
  sine: (turn) => Math.sin(2 * Math.PI * turn),
  triangle: (turn) => 1 - 4 * Math.abs((turn % 1) - 0.5),
  square: (turn) => Math.tanh(6 * Math.sin(2 * Math.PI * turn)),
  saw: (turn) =>
    Math.sin(2 * Math.PI * turn) + Math.sin(4 * Math.PI * turn) / 2 + Math.sin(6 * Math.PI * turn) / 3,
};

function tone(layer: Tone): Float64Array {
  const { wave, from, to = from, wobble: [times, by] = [0, 0] } = layer;
  const out = new Float64Array(lengthOf(layer));
  const [loud, frequency] = [envelope(layer), bend(from, to, out.length)];
  let turn = 0;
  return out.map((_, at) => {
    const second = at / RATE;
    turn += (frequency(at) * semitones(by * Math.sin(2 * Math.PI * times * second))) / RATE;
    return SHAPES[wave](turn) * loud(second) * 0.6;
  });
}

/** The three lowest resonances of a mouth, in hertz. */
const FORMANTS: { readonly [vowel in Vowel]: readonly [number, number, number] } = {
  a: [800, 1200, 2600],
  e: [450, 1900, 2600],
  i: [300, 2300, 3000],
  o: [480, 850, 2500],
  u: [330, 720, 2300],
  m: [260, 950, 2100],
};
const FORMANT_GAINS = [1, 0.55, 0.22] as const;

function voice(layer: Voice, random: Random): Float64Array {
  const { from, to = from, vowels, breath, head = 1, flutter = 0 } = layer;
  const out = new Float64Array(lengthOf(layer));
  const [loud, frequency] = [envelope(layer), bend(from, to, out.length)];
  const [first, last] = [FORMANTS[vowels[0]], FORMANTS[vowels[1]]];
  const mouth = first.map((low, index) => ({
    filter: bandPass(7),
    at: bend(low * head, (last[index] ?? low) * head, out.length),
    gain: FORMANT_GAINS[index] ?? 0,
  }));
  let [turn, drift] = [random(), 0];
  return out.map((_, at) => {
    const second = at / RATE;
    drift += spread(random) * 0.0008 - drift * 0.0004;
    turn += (frequency(at) * (1 + drift)) / RATE;
    // A glottis opens slowly and shuts at once.
    const throat = 2 * (turn % 1) ** 3 - 0.5;
    const source = throat * (1 - breath) + spread(random) * (breath * 0.7 + 0.02);
    const shake = flutter === 0 ? 1 : 0.35 + 0.65 * Math.max(0, Math.sin(2 * Math.PI * flutter * second));
    const sung = mouth.reduce((sum, { filter, at: hz, gain }) => sum + filter.step(source, hz(at)) * gain, 0);
    return sung * shake * loud(second) * 4;
  });
}

/** Karplus and Strong: a noise that runs in a circle and loses its edges. */
function pluck(layer: Pluck, random: Random): Float64Array {
  const out = new Float64Array(lengthOf(layer));
  const ring = Float64Array.from({ length: Math.max(2, Math.round(RATE / layer.pitch)) }, () =>
    spread(random),
  );
  const loss = 10 ** (-3 / (layer.decay * layer.pitch));
  const mix = 0.5 + 0.5 * layer.bright;
  return out.map((_, at) => {
    const place = at % ring.length;
    const now = ring[place] ?? 0;
    const next = ring[(place + 1) % ring.length] ?? 0;
    ring[place] = loss * (mix * now + (1 - mix) * next);
    return now;
  });
}

export function layerSound(layer: Layer, random: Random): Float64Array {
  switch (layer.is) {
    case 'modes':
      return modes(layer, random);
    case 'noise':
      return noise(layer, random);
    case 'tone':
      return tone(layer);
    case 'voice':
      return voice(layer, random);
    case 'pluck':
      return pluck(layer, random);
  }
}

/** The same layer, so many semitones higher. */
export function transposed(layer: Layer, by: number): Layer {
  const factor = semitones(by);
  switch (layer.is) {
    case 'modes':
    case 'pluck':
      return { ...layer, pitch: layer.pitch * factor };
    default:
      return { ...layer, from: layer.from * factor, to: (layer.to ?? layer.from) * factor };
  }
}
