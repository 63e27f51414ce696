/** What the person is about to do: shared by arena and tray. */
import type { ChampionId, HexId, StandardAction } from '@questhall/games/brawl';
import { createIntent } from '../../table/parts/intent.ts';

interface Intent {
  /** A Standard Action chosen first; then the Champion who does it. */
  readonly standard: StandardAction | undefined;
  /** Cards to exchange at the mulligan. */
  readonly exchange: readonly string[];
  /** A Champion of the draft the pointer rests on. */
  readonly pointed: string | undefined;
  /** Hexes that what the pointer rests on would hit. */
  readonly hit: readonly HexId[];
  /** The hex, and the Champion, the pointer rests on. */
  readonly hex: HexId | undefined;
  readonly champion: ChampionId | undefined;
}

export const { intend, useIntent } = createIntent<Intent>({
  standard: undefined,
  exchange: [],
  pointed: undefined,
  hit: [],
  hex: undefined,
  champion: undefined,
});

/** With the mouse, or walking with the arrow keys: what rests on this thing. */
export const pointing = (enter: () => void, leave: () => void) => ({
  onPointerEnter: enter,
  onPointerLeave: leave,
  onFocus: enter,
  onBlur: leave,
});
