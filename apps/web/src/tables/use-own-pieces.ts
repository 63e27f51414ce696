import type { Creation, GameId, ListedGame } from '@questhall/games';
import { useCallback, useState } from 'react';
import { useLoaded } from '../app/use-loaded.ts';
import type { OwnPiece } from '../play/own-content.ts';
import { ownPieces } from '../play/own-content.ts';
import { pageOf } from './pages.ts';

/** One that can be played, with its picture as soon as that can be drawn. */
export interface PicturedPiece extends OwnPiece {
  readonly id: string;
  readonly picture: string | undefined;
}

/** Without their pictures they can be chosen all the same. */
const lookOf = (game: GameId, creation: string) =>
  pageOf(game)
    .benches?.[creation]?.()
    .catch(() => undefined) ?? Promise.resolve(undefined);

/** What was made in the workshop and can be played. */
export function useOwnPieces(
  { id: game }: ListedGame,
  creation: Creation | undefined,
): readonly PicturedPiece[] {
  const kind = creation?.id ?? '';
  const [kept] = useState(() => (creation === undefined ? [] : ownPieces(creation)));
  const any = kept.length > 0;
  const look = useLoaded(
    useCallback(() => (any ? lookOf(game, kind) : Promise.resolve(undefined)), [any, game, kind]),
  );
  return kept.flatMap((piece) =>
    piece.id === undefined ? [] : [{ ...piece, id: piece.id, picture: look?.portrait?.(piece.draft) }],
  );
}
