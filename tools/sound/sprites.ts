/** All takes of a world's effects in one file, and where each lies in it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { louder, measure, TARGETS } from './loudness.ts';
import { RATE } from './synth/filters.ts';
import type { Recipe, Recipes } from './synth/recipe.ts';
import { VARIATIONS } from './synth/recipe.ts';
import { take } from './synth/sound.ts';
import { encode, run, SAMPLES, writeSamples } from './tools.ts';

/** Where the takes of each kind lie, in milliseconds: start and length. */
type Place = readonly [start: number, length: number];
export type Places = { readonly [kind: string]: readonly Place[] };

interface Take {
  readonly kind: string;
  readonly recipe: Recipe;
  readonly sound: Float64Array;
}

/** Between two takes, so that an encoder does not smear one into the other. */
const GAP = 0.05;
/** Around takes that are being measured: longer than what is measured at once. */
const QUIET = 0.6;
const ROUNDS = 3;

const silence = (seconds: number): Float64Array => new Float64Array(Math.round(seconds * RATE));

function joined(sounds: readonly Float64Array[]): Float64Array {
  const out = new Float64Array(sounds.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const sound of sounds) {
    out.set(sound, at);
    at += sound.length;
  }
  return out;
}

/** How loud each take is in its loudest 400 ms. */
function loudnessOf(sounds: readonly Float64Array[], folder: string): readonly number[] {
  const file = join(folder, 'measured.f32');
  const frame = RATE / 10;
  const padded = sounds.map((sound) => {
    const length = Math.ceil((sound.length + QUIET * RATE) / frame) * frame;
    const out = new Float64Array(length);
    out.set(sound);
    return out;
  });
  writeSamples(file, joined(padded));
  const { moments } = measure([...SAMPLES, '-i', file]);
  let frames = 0;
  return padded.map(({ length }) => {
    const from = frames;
    frames += length / frame;
    return Math.max(...moments.slice(from, frames));
  });
}

const takesOf = (recipes: Recipes): readonly Take[] =>
  Object.entries(recipes).flatMap(([kind, recipe]) =>
    Array.from({ length: VARIATIONS }, (_, index) => ({ kind, recipe, sound: take(recipe, kind, index) })),
  );

const KILOBITS = 22;

/** Takes one after the other; places are whole milliseconds. */
function writeSprite(sounds: readonly Float64Array[], file: string, folder: string): readonly Place[] {
  const pieces = [silence(GAP)];
  let at = GAP * 1000;
  const places = sounds.map((sound): Place => {
    const length = Math.ceil((sound.length * 1000) / RATE);
    const place = [at, length] as const;
    const padded = silence(length / 1000 + GAP);
    padded.set(sound);
    pieces.push(padded);
    at += length + GAP * 1000;
    return place;
  });
  const raw = join(folder, 'sprite.f32');
  writeSamples(raw, joined(pieces));
  encode([...SAMPLES, '-i', raw], file, KILOBITS, ['-ac', '1']);
  return places;
}

const cutOut = (all: Float64Array, [start, length]: Place): Float64Array =>
  all.slice((start * RATE) / 1000, ((start + length) * RATE) / 1000);

/** Every take at the loudness of its kind, as it comes out of the file: encoders leave things out. */
export function renderSprite(recipes: Recipes, file: string, folder: string): Places {
  const takes = takesOf(recipes);
  const gains = takes.map(() => -18);
  const write = () =>
    writeSprite(
      takes.map(({ sound }, index) => louder(sound, gains[index] ?? 0)),
      file,
      folder,
    );
  for (let round = 0; round < ROUNDS; round++) {
    const places = write();
    const all = decoded(file, folder);
    const measured = loudnessOf(
      places.map((place) => cutOut(all, place)),
      folder,
    );
    for (const [index, { recipe }] of takes.entries()) {
      gains[index] = (gains[index] ?? 0) + TARGETS[recipe.loudness ?? 'usual'] - (measured[index] ?? 0);
    }
  }
  const places = write();
  return Object.fromEntries(
    Object.keys(recipes).map((kind) => [kind, places.filter((_, index) => takes[index]?.kind === kind)]),
  );
}

/** A file as samples again, mono. */
function decoded(file: string, folder: string): Float64Array {
  const raw = join(folder, 'decoded.f32');
  run('ffmpeg', ['-y', '-loglevel', 'error', '-i', file, ...SAMPLES, raw]);
  const bytes = readFileSync(raw);
  return Float64Array.from(new Float32Array(bytes.buffer, bytes.byteOffset, Math.floor(bytes.length / 4)));
}

export interface Finding {
  readonly what: string;
  readonly loudness: number;
  readonly target: number;
  readonly peak: number;
}

/** How loud each take of a rendered file is. */
export function checkSprite(
  recipes: Recipes,
  places: Places,
  file: string,
  folder: string,
): readonly Finding[] {
  const all = decoded(file, folder);
  const takes = Object.entries(places).flatMap(([kind, spots]) =>
    spots.map((place, index) => ({
      what: `${kind} ${index + 1}`,
      target: TARGETS[recipes[kind]?.loudness ?? 'usual'],
      sound: cutOut(all, place),
    })),
  );
  const measured = loudnessOf(
    takes.map(({ sound }) => sound),
    folder,
  );
  return takes.map(({ what, target, sound }, index) => ({
    what,
    target,
    loudness: measured[index] ?? Number.NaN,
    peak: sound.reduce((most, value) => Math.max(most, Math.abs(value)), 0),
  }));
}
