import type { GameId } from '@questhall/games';

const TEXTS = import.meta.glob<string>('../../../../games/*/RULES.md', { query: '?raw', import: 'default' });

/** A game's RULES.md, loaded when somebody reads it. */
export const loadRulebook = (game: GameId): Promise<string | undefined> =>
  TEXTS[`../../../../games/${game}/RULES.md`]?.() ?? Promise.resolve(undefined);
