/** A cellar in which something drips and somebody sleeps. */
import { breeze, slideUp, snore } from '../../materials.ts';
import type { RoomTone } from '../../synth/room.ts';

export const room: RoomTone = {
  lasts: 10,
  room: 0.5,
  layers: [
    breeze({
      from: 140,
      to: 170,
      narrow: 0.7,
      attack: 2,
      hold: 3,
      decay: 3,
      times: { count: 2, every: 5, loose: 0.1 },
    }),
    slideUp({
      from: 700,
      to: 1500,
      gain: -20,
      decay: 0.06,
      times: { count: 6, every: 1.6, loose: 0.7, apart: 5 },
    }),
    snore({ at: 2, gain: -10, flutter: 24, times: { count: 2, every: 5, loose: 0.1 } }),
  ],
};
