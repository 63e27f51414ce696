/** How events look in the log and how long they are shown: what every game's faces are made of. */
import type { IconShape } from '../ui/icon-shape.ts';
import type { EventFace } from './game-table.ts';

export interface Look {
  readonly icon: IconShape;
  /** At a calm pace, in milliseconds. */
  readonly lasts: number;
}

export const look = (icon: IconShape, lasts: number): Look => ({ icon, lasts });

/** The board waits until a big moment has been seen. */
const MOMENT = 1300;

interface Parts extends Omit<EventFace, keyof Look | 'moment'> {
  readonly moment: EventFace['moment'] | undefined;
}

export const faceFrom = ({ lasts, ...shown }: Look, { moment, ...parts }: Parts): EventFace => ({
  ...shown,
  ...parts,
  lasts: moment === undefined ? lasts : Math.max(lasts, MOMENT),
  ...(moment !== undefined && { moment }),
});
