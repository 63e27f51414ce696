import './colours.css';
import { t } from '../../language/texts.ts';
import type { GamePage } from '../game-page.ts';

const LANES = [0, 1, 2, 3, 4];

export const page: GamePage = {
  table: () => import('./table.tsx'),
  lesson: () => import('./lesson.ts'),
  laterLessons: [
    {
      id: 'evil-lord',
      title: t('The Evil Lord'),
      about: t('Command the Monsters, alone against the pack'),
      load: () => import('./lesson-evil-lord.ts'),
    },
  ],
  icons: () => import('./icons.ts'),
  drawings: () => import('../../art/pug-quest/index.ts'),
  benches: {
    pugs: () => import('./workshop/pug-look.tsx').then(({ pugLook }) => pugLook),
    'pug-monsters': () => import('./workshop/foe-look.ts').then(({ monsterLook }) => monsterLook),
    bosses: () => import('./workshop/foe-look.ts').then(({ bossLook }) => bossLook),
  },
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
