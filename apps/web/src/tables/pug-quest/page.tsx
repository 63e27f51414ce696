import './colours.css';
import { lazy } from 'react';
import type { PugLooks } from '../../art/pug-quest/dressed.ts';
import type { GamePage } from '../game-page.ts';

const LANES = [0, 1, 2, 3, 4];

export const page: GamePage = {
  table: () => import('./table.tsx'),
  lesson: () => import('./lesson.ts'),
  icons: () => import('./icons.ts'),
  drawings: () => import('../../art/pug-quest/index.ts'),
  portraits: () =>
    import('../../art/pug-quest/dressed.ts').then(
      ({ dressedPug }) =>
        (looks) =>
          dressedPug(looks as unknown as PugLooks),
    ),
  Workshop: lazy(() =>
    import('./workshop/WorkshopPage.tsx').then(({ WorkshopPage }) => ({ default: WorkshopPage })),
  ),
  Ground: () => (
    <>
      <rect width="200" height="92" fill="#cfe6ee" />
      <rect y="46" width="200" height="46" fill="#ead9a4" />
      {LANES.map((lane) => (
        <rect key={lane} x={4 + lane * 39} y="4" width="36" height="84" rx="8" fill="#fff" opacity=".45" />
      ))}
    </>
  ),
};
