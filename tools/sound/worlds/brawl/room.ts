/** Rows of people who wait for something to happen. */
import { breeze, ooh } from '../../materials.ts';
import type { RoomTone } from '../../synth/room.ts';

export const room: RoomTone = {
  lasts: 10,
  room: 0.4,
  layers: [
    ooh({
      vowels: ['a', 'e'],
      gain: 10,
      attack: 0.3,
      hold: 0.4,
      decay: 0.8,
      times: { count: 110, every: 0.09, loose: 2, apart: 9 },
    }),
    breeze({
      from: 320,
      to: 420,
      narrow: 0.6,
      gain: -2,
      attack: 2,
      hold: 3,
      decay: 3,
      times: { count: 2, every: 5, loose: 0.1 },
    }),
  ],
};
