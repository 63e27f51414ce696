/** Printed conditions, tested when their own effect is carried out. */
import type { Effect } from '../src/vocabulary.ts';
import type { Deed } from './deed.ts';
import { dealtTo, fell } from './deed.ts';
import { far } from './hexes.ts';
import type { Table } from './table.ts';
import { pieceOf } from './table.ts';
import { bloodied, onTrapHex } from './values.ts';

export interface Circle {
  readonly deed: Deed;
  readonly table: Table;
  readonly self: number;
  readonly target: number;
  readonly reactedOn: number;
}

/** Whether a printed condition holds now. */
export function holds(
  condition: NonNullable<Effect['if']>,
  { deed, table, self, target, reactedOn }: Circle,
): boolean {
  switch (condition.is) {
    case 'damageDealt':
      return dealtTo(deed, target) > 0;
    case 'targetOut':
      return deed.targets.some(({ id }) => fell(deed, id));
    case 'stillIn':
      return pieceOf(table, reactedOn).hex !== null;
    case 'bloodied':
      return bloodied(pieceOf(table, condition.who === 'self' ? self : reactedOn));
    case 'onTrapHex':
      return onTrapHex(table, pieceOf(table, condition.who === 'self' ? self : target));
    case 'attackerNotAdjacent': {
      const [a, b] = [pieceOf(table, deed.champion).hex, pieceOf(table, reactedOn).hex];
      return a !== null && b !== null && far(a, b) > 1;
    }
    case 'pushCausedDamage':
      return deed.events.some(
        (event) => event.type === 'damaged' && event.champion === target && event.why === 'collision',
      );
    default:
      return false;
  }
}
