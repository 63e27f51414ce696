/** A meadow in a picture book: a little wind, and birds. */
import { breeze, squeak } from '../../materials.ts';
import type { RoomTone } from '../../synth/room.ts';

export const room: RoomTone = {
  lasts: 10,
  layers: [
    breeze({
      from: 500,
      to: 700,
      narrow: 0.8,
      attack: 2,
      hold: 3,
      decay: 3,
      times: { count: 2, every: 5, loose: 0.1 },
    }),
    squeak({
      from: 2600,
      to: 3300,
      gain: -16,
      decay: 0.1,
      times: { count: 9, every: 1.1, loose: 0.9, apart: 5 },
    }),
    squeak({
      from: 3400,
      to: 2900,
      at: 0.13,
      gain: -18,
      decay: 0.09,
      times: { count: 9, every: 1.1, loose: 0.9, apart: 5 },
    }),
  ],
};
