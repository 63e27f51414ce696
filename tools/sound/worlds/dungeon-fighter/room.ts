/** Under a mossy vault: rain outside, drops inside. */
import { hiss, slideUp } from '../../materials.ts';
import type { RoomTone } from '../../synth/room.ts';

export const room: RoomTone = {
  lasts: 10,
  room: 0.5,
  layers: [
    hiss({
      from: 2200,
      to: 1800,
      narrow: 0.5,
      attack: 2,
      hold: 3,
      decay: 3,
      times: { count: 2, every: 5, loose: 0.1 },
    }),
    slideUp({
      from: 600,
      to: 1300,
      gain: -14,
      decay: 0.07,
      times: { count: 8, every: 1.2, loose: 0.8, apart: 6 },
    }),
  ],
};
