/** Rules for those who read: in the language of the page, where the game brings it. */
import { inLanguage } from '@questhall/games';
import type { Game } from '@questhall/kernel';
import { LANGUAGE } from '../language/languages.ts';
import { loadRules } from './games.ts';

/** As `loadRules`. */
export const loadSpokenRules = async (game: string, version?: number): Promise<Game> =>
  inLanguage(LANGUAGE, await loadRules(game, version));
