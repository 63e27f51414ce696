/**
 * What achievements are drawn with, in our own hand: shapes on a field of 48 by 48, put on a medal. A shape has parts, darker ones
 * behind lighter ones.
 */
import type { Emblem } from '@questhall/games';

interface Part {
  readonly path: string;
  /** Behind the rest, and darker. */
  readonly back?: true;
}

export const EMBLEM_PARTS: { readonly [emblem in Emblem]: readonly Part[] } = {
  blade: [
    { path: 'M13 35l7-7 3 3-7 7-4 1z', back: true },
    { path: 'M20 25L35 8l5-1-1 5-16 16z' },
    { path: 'M16 24l3-2 8 8-2 3z' },
  ],
  book: [
    { path: 'M8 13c6-3 12-2 16 1 4-3 10-4 16-1v24c-6-3-12-2-16 1-4-3-10-4-16-1z', back: true },
    { path: 'M11 15c4-2 8-1 11 1v17c-3-2-7-3-11-1zM26 16c3-2 7-3 11-1v17c-4-2-8-1-11 1z' },
  ],
  boot: [{ path: 'M10 36h30v4H10z', back: true }, { path: 'M15 8h11v15l11 5c3 2 3 5 3 7H11V22z' }],
  crown: [{ path: 'M9 33h30v6H9z', back: true }, { path: 'M8 14l8 8 8-13 8 13 8-8-3 17H11z' }],
  die: [
    { path: 'M24 6l16 8v19l-16 9-16-9V14z', back: true },
    { path: 'M24 8l13 7-13 7-13-7z' },
    { path: 'M26 25l12-7v14l-12 7zM17 24a2.4 3 0 110 6 2.4 3 0 010-6z' },
  ],
  eye: [
    { path: 'M4 24c6-9 13-13 20-13s14 4 20 13c-6 9-13 13-20 13S10 33 4 24z' },
    { path: 'M24 15a9 9 0 110 18 9 9 0 010-18z', back: true },
    { path: 'M24 20a4 4 0 110 8 4 4 0 010-8z' },
  ],
  flame: [
    {
      path: 'M24 5c3 8 13 12 13 23 0 8-6 14-13 14s-13-6-13-14c0-6 4-9 6-13 1 4 2 5 4 6 3-5 4-10 3-16z',
      back: true,
    },
    { path: 'M25 22c2 5 6 6 6 12 0 4-3 7-7 7s-7-3-7-7c0-4 3-6 4-8 1 2 2 3 3 3 1-2 1-4 1-7z' },
  ],
  heart: [
    { path: 'M24 42C12 33 6 27 6 18a9 9 0 0118-4 9 9 0 0118 4c0 9-6 15-18 24z', back: true },
    { path: 'M24 38C14 30 9 25 9 18a6 6 0 0113-1l2 3 2-3a6 6 0 0113 1c0 7-5 12-15 20z' },
  ],
  key: [
    { path: 'M21 24l16 16-4 3-3-3-3 3-4-4 2-3-6-6z', back: true },
    { path: 'M16 6a11 11 0 110 22 11 11 0 010-22zm0 6a5 5 0 100 10 5 5 0 000-10z' },
  ],
  mask: [
    { path: 'M8 10c10 4 22 4 32 0 1 14-4 26-16 31C12 36 7 24 8 10z', back: true },
    {
      path: 'M11 14c9 3 17 3 26 0 0 11-4 19-13 23-9-4-13-12-13-23zm5 7c0 3 5 4 7 1-2-2-5-2-7-1zm16 0c-2-1-5-1-7 1 2 3 7 2 7-1zM18 29c3 4 9 4 12 0-4 1-8 1-12 0z',
    },
  ],
  shield: [
    { path: 'M24 5c5 4 11 5 16 5 1 15-4 27-16 33C12 37 7 25 8 10c5 0 11-1 16-5z', back: true },
    { path: 'M24 10c4 3 8 4 12 4 0 11-3 19-12 24z' },
  ],
  skull: [
    { path: 'M24 6c10 0 17 7 17 16 0 6-3 9-6 11v8H13v-8c-3-2-6-5-6-11C7 13 14 6 24 6z', back: true },
    {
      path: 'M24 9c8 0 14 6 14 13 0 5-3 7-6 9v6h-4v-4h-2v4h-4v-4h-2v4h-4v-6c-3-2-6-4-6-9 0-7 6-13 14-13zm-7 11a4 4 0 100 8 4 4 0 000-8zm14 0a4 4 0 100 8 4 4 0 000-8z',
    },
  ],
  spark: [{ path: 'M28 4L10 27h10l-4 17 20-26H25z', back: true }, { path: 'M25 11L15 24h9l-3 11 11-14h-9z' }],
  star: [
    { path: 'M24 4l6 13 14 2-10 10 2 14-12-7-12 7 2-14L4 19l14-2z', back: true },
    { path: 'M24 11l4 9 9 1-7 7 2 9-8-5z' },
  ],
};
