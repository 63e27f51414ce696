import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { DRAWN_GAMES } from '../../apps/web/test/drawn-games.ts';
import { soundsOfAll } from '../sound/list.ts';
import { bell, cheer, sparkle } from '../sound/materials.ts';
import { loopOf } from '../sound/music/score.ts';
import { RATE } from '../sound/synth/filters.ts';
import type { Layer } from '../sound/synth/recipe.ts';
import { VARIATIONS } from '../sound/synth/recipe.ts';
import { mixed } from '../sound/synth/sound.ts';
import { folderOf, readWorlds, sheetOf, stampsOf } from '../sound/worlds.ts';

const worlds = await readWorlds();
const hall = worlds.filter(({ id }) => id === 'hall');
const games = worlds.filter(({ id }) => id !== 'hall');

const bytesOf = (world: string): number =>
  ['effects', 'calm', 'danger', 'room']
    .map((name) => join(folderOf(world), `${name}.webm`))
    .filter((file) => existsSync(file))
    .reduce((sum, file) => sum + statSync(file).size, 0);

test('every kind of event of every game is heard, or it is said why not', async () => {
  const shared = Object.keys(hall[0]?.effects ?? {});
  const lists = await soundsOfAll();
  expect(lists.map(({ game }) => game)).toEqual(DRAWN_GAMES);
  for (const { game, rows } of lists) {
    const known = [...shared, ...Object.keys(games.find(({ id }) => id === game)?.effects ?? {})];
    expect(rows.length).toBeGreaterThan(40);
    const mute = rows.filter(({ sounds, silent = '' }) => sounds.length === 0 && silent.length < 10);
    expect([game, mute]).toEqual([game, []]);
    const unknown = rows.flatMap(({ sounds }) => sounds).filter((sound) => !known.includes(sound));
    expect([game, unknown]).toEqual([game, []]);
  }
});

test('a game has at least twelve sounds of its own, each of which some event makes, in three takes', async () => {
  const lists = await soundsOfAll();
  for (const { id, effects } of games) {
    const used = new Set(lists.find(({ game }) => game === id)?.rows.flatMap(({ sounds }) => sounds));
    expect([id, Object.keys(effects).filter((sound) => used.has(sound)).length >= 12]).toEqual([id, true]);
    const takes = Object.values(sheetOf(id)?.places ?? {}).map((places) => places.length);
    expect([id, takes]).toEqual([id, Object.keys(effects).map(() => VARIATIONS)]);
  }
});

test('what was rendered is what is written', () => {
  for (const world of worlds)
    expect([world.id, sheetOf(world.id)?.stamps]).toEqual([world.id, stampsOf(world)]);
});

test('music is long enough not to tire, and all of it is light enough for a page', () => {
  for (const { id, music } of games) {
    expect([id, loopOf(music) >= 90]).toEqual([id, true]);
    expect([id, bytesOf(id) <= 900_000]).toEqual([id, true]);
  }
  for (const { id } of hall) expect(bytesOf(id)).toBeLessThanOrEqual(150_000);
});

const rendered = (...layers: readonly Layer[]): Float64Array =>
  mixed({ layers, room: 0, differ: 0 }, 'a test', 0);

/** The mean of the squares between two seconds. */
function power(sound: Float64Array, from = 0, to = sound.length / RATE): number {
  const part = sound.slice(from * RATE, to * RATE);
  return part.reduce((sum, value) => sum + value ** 2, 0) / part.length;
}

/** How much of it is at one frequency. */
function share(sound: Float64Array, hertz: number): number {
  const turn = (2 * Math.PI * hertz) / RATE;
  const along = (wave: (angle: number) => number): number =>
    sound.reduce((sum, value, at) => sum + value * wave(turn * at), 0) / sound.length;
  return (along(Math.sin) ** 2 + along(Math.cos) ** 2) / power(sound);
}

const decibels = (ratio: number): number => 10 * Math.log10(ratio);

test('what rings has no partials that few people hear', () => {
  for (const pitch of [2000, 2600, 4000, 5000]) {
    const sound = rendered(sparkle(pitch));
    expect(power(sound)).toBeGreaterThan(0);
    expect([pitch, share(sound, 20_000) < 1e-6]).toEqual([pitch, true]);
  }
});

test('a bell is heard at its pitch, and rings long after the blow', () => {
  const sound = rendered(bell(523));
  const blow = sound.slice(0, RATE / 4);
  /** No bell is cast to the hertz. */
  const strongest = (pitch: number): number =>
    Math.max(
      ...[-0.006, -0.004, -0.002, 0, 0.002, 0.004, 0.006].map((off) => share(blow, pitch * (1 + off))),
    );
  expect(Math.max(strongest(523), strongest(1046))).toBeGreaterThan(4 * strongest(261.5));
  expect(decibels(power(sound, 1, 1.2) / power(sound, 0, 0.2))).toBeGreaterThan(-25);
});

test('a crowd is as loud as one of its voices, so that it drowns nothing', () => {
  const crowd = cheer();
  const { times: _, gain: __, ...one } = crowd;
  const difference = decibels(power(rendered(crowd), 0.2, 0.6) / power(rendered(one), 0.2, 0.6));
  expect(Math.abs(difference)).toBeLessThan(6);
});
