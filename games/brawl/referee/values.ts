/** [SFB-DMG] Strength and defence, worked out from what is printed and what lies on the table. */

import { far, isPrintedTrapHex } from './hexes.ts';
import type { Piece, Table } from './table.ts';
import { boonsOf, sideUp, standing } from './table.ts';

/** [SFB-TRAP-14] */
const isTrapHex = (table: Table, hex: number): boolean => isPrintedTrapHex(hex) || table.traps.includes(hex);

export const onTrapHex = (table: Table, { hex }: Piece): boolean => hex !== null && isTrapHex(table, hex);

/** [SFB-KW-BLOODIED-01] */
export const bloodied = (piece: Piece): boolean => {
  const { hitpoints } = sideUp(piece);
  return piece.hex !== null && hitpoints - piece.damage <= Math.floor(hitpoints / 2);
};

/** What its own card and those of Allies beside it add to its defence. */
function standingDefence(table: Table, piece: Piece): number {
  let sum = 0;
  for (const effect of sideUp(piece).effects) {
    if (effect.when !== 'static' || effect.op !== 'defence' || effect.who !== 'self') continue;
    if (!effect.if || (effect.if.is === 'onTrapHex' && onTrapHex(table, piece))) sum += effect.amount;
  }
  for (const ally of standing(table)) {
    if (ally.id === piece.id || ally.side !== piece.side || piece.hex === null) continue;
    if (far(ally.hex, piece.hex) > 1) continue;
    for (const effect of sideUp(ally).effects) {
      if (effect.op === 'defence' && effect.who === 'adjacentAllies') sum += effect.amount;
    }
  }
  return sum;
}

/** [SFB-DMG-02] [SFB-RULING-11] As it is without a Reaction; `more` is what a Reaction adds. */
export const defenceOf = (table: Table, piece: Piece, more = 0): number =>
  Math.max(0, sideUp(piece).defence + boonsOf(piece, 'defence') + standingDefence(table, piece) + more);
