import './colours.css';
import { t } from '../../language/texts.ts';
import type { GamePage } from '../game-page.ts';

export const page: GamePage = {
  table: () => import('./table.tsx'),
  lesson: () => import('./lesson.ts'),
  laterLessons: [
    {
      id: 'master',
      title: t('The Ugly Master'),
      about: t('Lead the monsters against the heroes'),
      load: () => import('./lesson-master.ts'),
    },
  ],
  icons: () => import('./icons.ts'),
  drawings: () => import('../../art/super-fantasy/index.ts'),
  benches: { missions: () => import('./workshop/mission-look.ts').then(({ missionLook }) => missionLook) },
};
