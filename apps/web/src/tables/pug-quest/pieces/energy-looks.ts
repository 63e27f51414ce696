import { SYMBOLS } from '@questhall/games/pug-quest';
import type { IconShape } from '../../../ui/icon-shape.ts';
import { icon } from '../icons.ts';
import type { Energy } from '../vocabulary.ts';

interface EnergyLook {
  readonly name: string;
  readonly glyph: IconShape;
  /** The symbol's own outline in a box of 40: it alone tells the energies apart. */
  readonly outline: string;
  /** Light, middle and dark of the symbol; dark is also the ink on parchment. */
  readonly colours: readonly [string, string, string];
  /** Light and dark of what stands behind a creature of this type. */
  readonly ground: readonly [string, string];
}

export const ENERGY_LOOKS: Readonly<Record<Energy, EnergyLook>> = {
  strength: {
    name: SYMBOLS.strength,
    glyph: icon.fistIcon,
    outline: 'M6 3h28q3 0 3 3v20q0 4-3 6l-11 7q-3 2-6 0L6 32q-3-2-3-6V6q0-3 3-3Z',
    colours: ['#f08a72', '#c9402f', '#84190f'],
    ground: ['#ffd8c9', '#d97863'],
  },
  spirit: {
    name: SYMBOLS.spirit,
    glyph: icon.lindenLeafIcon,
    outline: 'M4 4Q20 1 30 6Q40 14 37 36Q20 40 10 33Q1 25 4 4Z',
    colours: ['#a3d98f', '#4d9440', '#275a1e'],
    ground: ['#daf2cc', '#7cb56c'],
  },
  intellect: {
    name: SYMBOLS.intellect,
    glyph: icon.semiClosedEyeIcon,
    outline: 'M20 2A18 18 0 1 1 19.9 2Z',
    colours: ['#8ec4f2', '#2f74b8', '#154475'],
    ground: ['#cfe8fb', '#6aa6d8'],
  },
  speed: {
    name: SYMBOLS.speed,
    glyph: icon.featheredWingIcon,
    outline: 'M20 2 36 11Q38 12 38 14V27Q38 29 36 30L22 38Q20 39 18 38L4 30Q2 29 2 27V14Q2 12 4 11L18 3Z',
    colours: ['#ffe08a', '#e3a91c', '#7d5405'],
    ground: ['#fff0bd', '#e0af45'],
  },
  magic: {
    name: SYMBOLS.magic,
    glyph: icon.polarStarIcon,
    outline: 'M20 1 25.5 9 35 6 33 16 40 22 32 27 32 37 21 34 13 40 10 31 1 28 6 20 1 11 11 10Z',
    colours: ['#c3a0ee', '#7d4bb8', '#482276'],
    ground: ['#e6d6fa', '#9c74cd'],
  },
  joker: {
    name: SYMBOLS.joker,
    glyph: icon.jesterHatIcon,
    outline: 'M13 2h14l11 11v14L27 38H13L2 27V13Z',
    colours: ['#d9c3e6', '#4a3a52', '#241a2b'],
    ground: ['#eeeeee', '#999999'],
  },
};
