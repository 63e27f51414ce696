/** Two sides: each has a colour, a pattern of its rings, and a shape of its bases. */

import type { BrawlView, ChampionView, Side } from '@questhall/games/brawl';
import { t } from '../../../language/texts.ts';
import type { Base } from '../../../ui/Medallion.tsx';
import type { SeatNumber } from '../../../ui/seats.ts';
import { SEAT_STYLES } from '../../../ui/seats.ts';

export const seatNumber = (seat: number): SeatNumber => ((seat % 6) + 1) as SeatNumber;

export const sideStyle = (side: number) => SEAT_STYLES[seatNumber(side)];

/** Who looks on looks from behind side 0. */
export const ownSide = ({ side }: BrawlView): Side => side ?? 0;

export const baseOf = ({ side }: ChampionView, view: BrawlView): Base =>
  side === ownSide(view) ? 'hero' : 'monster';

/** "You", or the names of those who play this side. */
export function sideName(side: Side, view: BrawlView, names: readonly string[]): string {
  if (view.side === side && view.players === 2) return t('You');
  const seats = view.seats.filter((player) => player.side === side).map(({ seat }) => names[seat] ?? '');
  return view.side === side ? t('Your team') : seats.join(' & ');
}

/** Before the arena is entered. */
export const isDrafting = ({ phase }: BrawlView): boolean =>
  phase === 'order' || phase === 'home' || phase === 'champions';
