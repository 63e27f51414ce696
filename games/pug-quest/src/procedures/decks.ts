/** [PQ-RULING-60] Treasure and Monster decks: the discard pile becomes the deck; with both empty nothing is drawn. */
import { takeFrom } from '@questhall/kernel';
import { emit } from '../events.ts';
import type { State } from '../state.ts';

export function drawTreasure(s: State): string | undefined {
  if (s.treasureDeck.length === 0) {
    if (s.treasureDiscard.length === 0) return undefined;
    s.treasureDeck = s.treasureDiscard;
    s.treasureDiscard = [];
    emit(s, { type: 'deckRenewed', deck: 'treasure' });
  }
  return takeFrom(s, s.treasureDeck);
}

export function drawMonster(s: State): string | undefined {
  if (s.monsterDeck.length === 0) {
    if (s.monsterDiscard.length === 0) return undefined;
    s.monsterDeck = s.monsterDiscard;
    s.monsterDiscard = [];
    emit(s, { type: 'deckRenewed', deck: 'monster' });
  }
  return takeFrom(s, s.monsterDeck);
}
