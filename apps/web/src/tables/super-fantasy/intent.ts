/** What the person is about to do: shared by map and tray. */
import { createIntent } from '../../table/parts/intent.ts';

interface Intent {
  /** So many dice are taken. */
  readonly dice: number | undefined;
}

export const { intend, useIntent } = createIntent<Intent>({ dice: undefined });
