/** Wind over an empty land, and far away a bell. */
import { bell, breeze } from '../../materials.ts';
import type { RoomTone } from '../../synth/room.ts';

export const room: RoomTone = {
  lasts: 10,
  room: 0.6,
  layers: [
    breeze({
      from: 300,
      to: 640,
      narrow: 3,
      attack: 1.5,
      hold: 0.5,
      decay: 3,
      times: { count: 4, every: 2.5, loose: 0.3, apart: 5 },
    }),
    breeze({
      from: 160,
      to: 200,
      narrow: 0.7,
      attack: 2,
      hold: 3,
      decay: 3,
      times: { count: 2, every: 5, loose: 0.1 },
    }),
    bell(294, { at: 4, gain: -24 }),
  ],
};
