import './colours.css';
import type { GamePage } from '../game-page.ts';

export const page: GamePage = {
  table: () => import('./table.tsx'),
  lesson: () => import('./lesson.ts'),
  icons: () => import('./icons.ts'),
  drawings: () => import('../../art/super-fantasy/index.ts'),
  benches: { missions: () => import('./workshop/mission-look.ts').then(({ missionLook }) => missionLook) },
};
