/**
 * Mutants that no test can notice, because the game plays the same with them, each with its reason. A mutant is known by its
 * file, what was there and what stands there instead.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Found } from '../mutants.ts';
import { BRAWL } from './brawl.ts';
import { DUNGEON_FIGHTER } from './dungeon-fighter.ts';
import { DUNGEONLAND } from './dungeonland.ts';
import type { Equivalent, Equivalents } from './equivalent.ts';
import { KERNEL } from './kernel.ts';
import { PROTOCOL } from './protocol.ts';
import { PUG_QUEST } from './pug-quest.ts';
import { SUPER_FANTASY } from './super-fantasy.ts';

const BY_FOLDER: { readonly [folder: string]: Equivalents } = {
  'packages/kernel/src': KERNEL,
  'games/brawl/src': BRAWL,
  'games/super-fantasy/src': SUPER_FANTASY,
  'games/dungeon-fighter/src': DUNGEON_FIGHTER,
  'packages/protocol/src': PROTOCOL,
  'games/pug-quest/src': PUG_QUEST,
  'games/dungeonland/src': DUNGEONLAND,
};

type Listed = Equivalent & { readonly file: string };

export const EQUIVALENTS: readonly Listed[] = Object.entries(BY_FOLDER).flatMap(([folder, files]) =>
  Object.entries(files).flatMap(([file, entries]) =>
    entries.map((entry) => ({ file: `${folder}/${file}`, ...entry })),
  ),
);

export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').slice(0, 140);

export function fits(root: string, mutant: Found, { file, was, becomes, line }: Listed): boolean {
  if (mutant.file !== file || oneLine(mutant.was) !== was || oneLine(mutant.becomes) !== becomes)
    return false;
  return (
    line === undefined || readFileSync(join(root, file), 'utf8').split('\n')[mutant.line - 1]?.trim() === line
  );
}
