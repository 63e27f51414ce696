import './colours.css';
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
  icons: () => import('./icons.ts'),
  drawings: () => import('../../art/brawl/index.ts'),
};
