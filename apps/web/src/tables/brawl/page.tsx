import './colours.css';
import { t } from '../../language/texts.ts';
import type { GamePage } from '../game-page.ts';

export const page: GamePage = {
  table: async () => {
    const [table] = await Promise.all([
      import('./table.tsx'),
      import('./printed.ts').then(({ loadPrinted }) => loadPrinted()),
    ]);
    return table;
  },
  lesson: () => import('./lesson.ts'),
  laterLessons: [
    {
      id: 'draft',
      title: t('Drafts and Reactions'),
      about: t('Five Champions, a ban, and cards in the rival’s turn'),
      load: () => import('./lesson-draft.ts'),
    },
  ],
  icons: () => import('./icons.ts'),
  drawings: () => import('../../art/brawl/index.ts'),
  benches: {
    champions: async () => {
      const [{ championLook }] = await Promise.all([
        import('./workshop/champion-look.tsx'),
        import('./printed.ts').then(({ loadPrinted }) => loadPrinted()),
      ]);
      return championLook;
    },
  },
};
