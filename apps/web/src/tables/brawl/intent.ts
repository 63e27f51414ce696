/** What the person is about to do: shared by arena and tray. */
import type { HexId, StandardAction } from '@questhall/brawl';
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
}

export const { intend, useIntent } = createIntent<Intent>({
  standard: undefined,
  exchange: [],
  pointed: undefined,
  hit: [],
});
