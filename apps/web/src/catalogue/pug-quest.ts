import type { GameInfo } from './game-info.ts';

const PACK = { min: 1, max: 5, usual: 3 } as const;
const QUIET = ['allowUnbalanced'] as const;

export const pugQuest: GameInfo = {
  id: 'pug-quest',
  series: 'Fantasy',
  title: 'Pug Quest',
  players: '1–5',
  kind: 'Cooperative',
  about:
    'Five pugs at most, three worlds, one boss. Pay for everything with energy cards and clear each world within ten rounds.',
  company: 'pack',
  modes: [
    {
      id: 'standard',
      name: 'Standard',
      about: 'The pack against three worlds and a boss.',
      players: PACK,
      options: { mode: 'standard', dogsLife: false },
      quiet: QUIET,
    },
    {
      id: 'evil-lord',
      name: 'Evil Lord',
      about: 'One player commands the monsters and wins alone. Two to six players.',
      players: { min: 2, max: 6, usual: 4 },
      options: { mode: 'evil-lord', dogsLife: false },
      quiet: QUIET,
      role: (seat, players) => (seat === players - 1 ? 'Evil Lord' : 'Hero'),
    },
    {
      id: 'dogs-life',
      name: 'A Dog’s Life',
      about: 'Hard: smaller hands, and one clock of ten rounds for the whole game.',
      players: PACK,
      options: { mode: 'standard', dogsLife: true },
      quiet: QUIET,
    },
  ],
};
