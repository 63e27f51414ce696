/** Rules for those who read: in the language of the page, where the game brings it. */
import { inLanguage } from '@questhall/games';
import type { Game } from '@questhall/kernel';
import { LANGUAGE } from '../language/languages.ts';
import { loadRules } from './games.ts';

/** As `loadRules`. What cannot be loaded is said in English: better than nothing. */
export async function loadSpokenRules(game: string, version?: number): Promise<Game> {
  const rules = await loadRules(game, version);
  return inLanguage(LANGUAGE, rules).catch(() => rules);
}
