/** How the three Cores look: never by colour alone, each has a shape and a sign. */
import type { Core } from '@questhall/games/brawl';
import type { IconShape } from '../../../ui/icon-shape.ts';
import { icon } from '../icons.ts';

export interface CoreLook {
  readonly light: string;
  readonly dark: string;
  readonly line: string;
  readonly icon: IconShape;
  /** In a box of 40 by 40. */
  readonly shape: string;
  /** Where the sign sits: upper left corner and size. */
  readonly sign: readonly [x: number, y: number, size: number];
}

export const CORE_LOOKS: { readonly [core in Core]: CoreLook } = {
  manipulation: {
    light: '#6fb0f2',
    dark: '#1c56a4',
    line: '#123f7d',
    icon: icon.psychicWavesIcon,
    shape: 'M20 2A18 18 0 1 1 19.9 2Z',
    sign: [9.5, 9.5, 21],
  },
  destruction: {
    light: '#f08a70',
    dark: '#a92a18',
    line: '#701309',
    icon: icon.burningMeteorIcon,
    shape: 'M20 1L37 18Q39 20 37 22L22 38Q20 40 18 38L3 22Q1 20 3 18Z',
    sign: [9.5, 9.5, 21],
  },
  creation: {
    light: '#f5cf5a',
    dark: '#b07d0c',
    line: '#7d5a02',
    icon: icon.sproutIcon,
    shape: 'M20 2Q22 2 23 4L38 31Q40 36 34 37H6Q0 36 2 31L17 4Q18 2 20 2Z',
    sign: [11.5, 15, 17],
  },
};
