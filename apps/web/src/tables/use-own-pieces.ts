import type { GameId, ListedGame } from '@questhall/games';
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
const portraitsOf = (game: GameId) =>
  pageOf(game)
    .portraits?.()
    .catch(() => undefined) ?? Promise.resolve(undefined);

/** What was made in the game's workshop and can be played. */
export function useOwnPieces({ id: game, made }: ListedGame): readonly PicturedPiece[] {
  const [kept] = useState(() => (made === undefined ? [] : ownPieces(made)));
  const portrait = useLoaded(useCallback(() => portraitsOf(game), [game]));
  return kept.flatMap((piece) =>
    piece.id === undefined ? [] : [{ ...piece, id: piece.id, picture: portrait?.(piece.looks) }],
  );
}
