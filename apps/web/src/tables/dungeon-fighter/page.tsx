import './colours.css';
import { lazy } from 'react';
import type { GamePage } from '../game-page.ts';

const RINGS = [
  { size: 1, fill: '#d23b32' },
  { size: 0.72, fill: '#f2e8d2' },
  { size: 0.46, fill: '#d23b32' },
  { size: 0.2, fill: '#f2e8d2' },
];

export const page: GamePage = {
  table: () => import('./table.tsx'),
  lesson: () => import('./lesson.ts'),
  icons: () => import('./icons.ts'),
  drawings: () => import('../../art/dungeon-fighter/index.ts'),
  benches: Object.fromEntries(
    ['fighters', 'monsters', 'rooms', 'equipment'].map((made) => [
      made,
      () => import('./workshop/card-look.ts').then(({ cardLook }) => cardLook),
    ]),
  ),
  Practice: lazy(() =>
    import('./practice/PracticePage.tsx').then(({ PracticePage }) => ({ default: PracticePage })),
  ),
  Ground: () => (
    <>
      <rect width="200" height="92" fill="#56704a" />
      {RINGS.map(({ size, fill }) => (
        <ellipse key={size} cx="100" cy="48" rx={88 * size} ry={38 * size} fill={fill} />
      ))}
    </>
  ),
};
