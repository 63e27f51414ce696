/** Finds games: those of this repository, and others by the path of a module. */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { GAME_IDS, isGameId, rulesOf } from '@questhall/games';
import type { Game } from '@questhall/kernel';
import { CliError, suggestion } from './errors.ts';

/** A game and how another thread finds it: its id, or the address of its module. */
export interface Found {
  readonly game: Game;
  readonly ref: string;
}

const isPath = (word: string): boolean => /[\\/]|\.[cm]?[jt]s$/.test(word);

/** Finds a game by its id, or by the path of a module that exports one; where it is kept, with those rules of before. */
export async function findGame(word: string, cwd: string, version?: number): Promise<Found> {
  if (!isPath(word)) return { game: await loadGame(word, version), ref: word };
  const path = resolve(cwd, word);
  if (!existsSync(path)) throw new CliError(`there is no module ${path}`);
  const ref = pathToFileURL(path).href;
  return { game: await loadGame(ref), ref };
}

export function loadGame(ref: string, version?: number): Promise<Game> {
  if (ref.startsWith('file:')) return gameOfModule(ref);
  if (isGameId(ref)) return rulesOf(ref, version);
  const near = suggestion(ref, GAME_IDS);
  throw new CliError(`unknown game '${ref}'; ${near}`, { hint: 'questhall games lists all of them' });
}

async function gameOfModule(ref: string): Promise<Game> {
  const exported = Object.values((await import(ref)) as { readonly [name: string]: unknown });
  const games = new Map(exported.filter(isGame).map((game) => [game.id, game]));
  const [game] = games.values();
  if (game && games.size === 1) return game;
  const found = games.size === 0 ? 'no game' : `${games.size} games`;
  throw new CliError(`${fileURLToPath(ref)}: found ${found} among its exports; allowed: exactly one`);
}

const PARTS = ['configure', 'setup', 'clone', 'view', 'guess', 'side', 'evaluate', 'faults', 'used'] as const;

const isGame = (value: unknown): value is Game =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  'words' in value &&
  PARTS.every((part) => typeof (value as { readonly [name: string]: unknown })[part] === 'function');
