import type { GameId } from '../catalogue/games.ts';

/** The rules of each game that has them written down, loaded when somebody reads them. */
const TEXTS = import.meta.glob<string>('../../../../games/*/RULES.md', { query: '?raw', import: 'default' });

const pathOf = (game: GameId): string => `../../../../games/${game}/RULES.md`;

export const hasRules = (game: GameId): boolean => pathOf(game) in TEXTS;

export const loadRules = (game: GameId): Promise<string | undefined> =>
  TEXTS[pathOf(game)]?.() ?? Promise.resolve(undefined);
