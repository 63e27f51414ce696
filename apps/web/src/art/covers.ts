import type { GameId } from '@questhall/games';

const FILES = import.meta.glob<string>('../../../../games/*/cover.svg', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** The picture of the box, 220 by 300. */
export const coverOf = (game: GameId): string | undefined => FILES[`../../../../games/${game}/cover.svg`];
