/** What the person is about to do, shared by board, tray and prompts. */
import { createIntent } from '../../table/parts/intent.ts';
import type { Direction, Energy } from './vocabulary.ts';

export interface Intent {
  /** A combo the pointer rests on. */
  readonly combo: string | undefined;
  /** The pointer rests on the standard attack. */
  readonly attack: boolean;
  /** The moves are asked for: they beat. */
  readonly moving: boolean;
  /** Cards that would be paid by what the pointer rests on. */
  readonly paying: readonly Energy[];
  /** The hand card that is to be swapped. */
  readonly give: Energy | undefined;
  /** A side to strike that the pointer rests on. */
  readonly side: Direction | undefined;
  /** The creature that is pointed at in the order of the round. */
  readonly pointed: string | undefined;
}

const NOTHING: Intent = {
  combo: undefined,
  attack: false,
  moving: false,
  paying: [],
  give: undefined,
  side: undefined,
  pointed: undefined,
};

export const { intend, useIntent } = createIntent(NOTHING);
