/** A table that is about to be set up: who sits where, and with what. */
import type { GameId } from '@questhall/games';
import { GAMES } from '@questhall/games';
import type { Json } from '@questhall/kernel';
import type { BotLevel, SeatSpec } from '@questhall/protocol';
import type { NewGame } from '../app/routes.ts';
import { t } from '../language/texts.ts';
import { optionsWith, ownPieces } from '../play/own-content.ts';

/** A seat while the table is being set up. */
export interface Place {
  readonly id: string;
  readonly holder: 'you' | 'bot' | 'open';
  readonly name: string;
  readonly bot: BotLevel;
}

/** You first, then bots, or people by name. */
export function firstPlaces({ way }: Pick<NewGame, 'way'>, players: number, you: string): readonly Place[] {
  return Array.from({ length: players }, (_, at): Place => {
    const name = at === 0 ? you : t('Player {at}', { at: at + 1 });
    const holder = at === 0 || way === 'screen' ? 'you' : way === 'online' ? 'open' : 'bot';
    return { id: `place ${at}`, holder, name, bot: 'greedy' };
  });
}

export function specOf(place: Place, autoForced: boolean): SeatSpec {
  switch (place.holder) {
    case 'you':
      return { holder: 'you', name: place.name.trim() || t('Somebody'), autoForced };
    case 'bot':
      return { holder: 'bot', bot: place.bot };
    case 'open':
      return { holder: 'open' };
  }
}

/** What was picked on the shelf or brought from the workshop comes along. */
export function withOwn(
  game: GameId,
  { hero, made }: Pick<NewGame, 'hero' | 'made'>,
): { readonly [setting: string]: Json } {
  const brought = GAMES[game].creations.flatMap((creation) => {
    const piece = ownPieces(creation).find(
      ({ id, slot }) => id !== undefined && (slot === made || (creation.isHero && id === hero)),
    );
    return piece === undefined ? [] : [optionsWith(creation, [piece.draft], piece.fair)];
  });
  return Object.assign({}, ...brought);
}
