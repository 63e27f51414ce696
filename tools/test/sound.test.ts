import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { DRAWN_GAMES } from '../../apps/web/test/drawn-games.ts';
import { soundsOfAll } from '../sound/list.ts';
import { loopOf } from '../sound/music/score.ts';
import { VARIATIONS } from '../sound/synth/recipe.ts';
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
