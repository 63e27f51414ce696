import './colours.css';
import { t } from '../../language/texts.ts';
import type { GamePage } from '../game-page.ts';

export const page: GamePage = {
  table: () => import('./table.tsx'),
  lesson: () => import('./lesson.ts'),
  laterLessons: [
    {
      id: 'camp',
      title: t('Between adventures'),
      about: t('Skills, the trader, and what to wear'),
      load: () => import('./lesson-camp.ts'),
    },
  ],
  icons: () => import('./icons.ts'),
  drawings: () => import('../../art/dungeonland/index.ts'),
  benches: {
    'dungeon-monsters': () => import('./workshop/monster-look.ts').then(({ monsterLook }) => monsterLook),
  },
};
