import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAMES, isGameId, RELEASED } from '@questhall/games';
import type { Game } from '@questhall/kernel';
import { checkGolden, checkPlay } from '@questhall/testkit';
import { expect, test } from 'vitest';
import { ROOT } from '../launcher/paths.mjs';
import { compared, haveTheSameBox } from '../release/same-rules.ts';

const FOLDER = join(ROOT, 'games', 'released');

const kept = Object.entries(RELEASED).flatMap(([id, versions]) =>
  versions.map((version) => ({ id, version, file: join(FOLDER, id, `${version}.js`) })),
);

const toldWith = (id: string, version: number): readonly string[] =>
  readdirSync(join(FOLDER, id))
    .filter((file) => file.startsWith(`${version}.`) && file.endsWith('.txt'))
    .map((file) => readFileSync(join(FOLDER, id, file), 'utf8'));

const rulesIn = async (file: string): Promise<Game> =>
  ((await import(file)) as { readonly rules: Game }).rules;

test.each(kept)(
  '[R8] $id $version needs nothing else, and its matches are told as they were',
  async ({ id, version, file }) => {
    expect(readFileSync(file, 'utf8')).not.toMatch(
      /\bimport\b|\brequire\(|\bprocess\.|Math\.random|Date\.now/,
    );
    const rules = await rulesIn(file);
    expect(rules).toMatchObject({ id, version });
    const told = toldWith(id, version);
    expect(told.length).toBeGreaterThan(0);
    for (const match of told) expect(checkGolden(rules, match)).toEqual([]);
  },
);

/** Of the newest number. */
const current = (
  await Promise.all(
    kept.map(async ({ id, version, file }) => {
      if (!isGameId(id)) throw new Error(`rules of ${id} were released, and there is no such game any more`);
      const newest = await GAMES[id].rules();
      expect(version).toBeLessThanOrEqual(newest.version);
      return { id, version, file, newest };
    }),
  )
).filter(({ version, newest }) => version === newest.version);

test.each(current)(
  '[R8] $id: rules that play otherwise than the released $version have another number',
  async ({ id, version, file, newest }) => {
    // Sentences may be mended under the same number; a match that is told goes on all the same.
    for (const match of toldWith(id, version)) expect(checkPlay(newest, match)).toEqual([]);
    const released = await rulesIn(file);
    expect(compared(released, newest).partings).toEqual([]);
  },
);

test.each(current)(
  '[R8] $id: whatever can be played as $version today can be played with what is kept of it',
  async ({ file, newest }) => {
    // Else a later number would strand the matches that use what was added: `npm run release` keeps it anew.
    expect(haveTheSameBox(await rulesIn(file), newest)).toBe(true);
  },
);
