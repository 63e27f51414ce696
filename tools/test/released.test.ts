import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAMES, isGameId, RELEASED } from '@questhall/games';
import type { Game } from '@questhall/kernel';
import { advance, canonical, load, save } from '@questhall/kernel';
import { checkGolden, randomPlay } from '@questhall/testkit';
import { expect, test } from 'vitest';
import { ROOT } from '../launcher/paths.mjs';

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

test.each(kept)(
  '[R8] $id: rules that play otherwise than the released $version have another version',
  async ({ id, version, file }) => {
    if (!isGameId(id)) throw new Error(`rules of ${id} were released, and there is no such game any more`);
    const newest = await GAMES[id].rules();
    expect(version).toBeLessThanOrEqual(newest.version);
    if (version < newest.version) return;
    for (const match of toldWith(id, version)) expect(checkGolden(newest, match)).toEqual([]);
    // What one has saved in the middle of a match, the other plays on.
    const configured = newest.configure({ players: 2 });
    if (!('options' in configured)) throw new Error(`${id} cannot be set up as it comes`);
    const { state } = randomPlay(newest, configured.options, 'half way', { limit: 60 });
    const released = await rulesIn(file);
    const asked = canonical(advance(newest, state));
    expect(canonical(advance(released, load(released, save(newest, state))))).toBe(asked);
  },
);
