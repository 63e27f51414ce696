import type { Achievement } from '../manifest.ts';

export const achievements: readonly Achievement[] = [
  {
    id: 'home-safe',
    name: 'Home Safe',
    about: 'Win a mission.',
    emblem: 'star',
    won: true,
  },
  {
    id: 'doorman',
    name: 'Knock Knock',
    about: 'Open three doors in one mission.',
    emblem: 'key',
    events: { doorOpened: 3 },
  },
  {
    id: 'wrecker',
    name: 'Who Needs Doors',
    about: 'Ruin a wall.',
    emblem: 'spark',
    events: { wallRuined: 1 },
  },
  {
    id: 'locksmith',
    name: 'Finders Keepers',
    about: 'Open two chests in one mission.',
    emblem: 'die',
    events: { chestOpened: 2 },
  },
  {
    id: 'hit-back',
    name: 'And Another Thing',
    about: 'Counterattack twice in one mission.',
    emblem: 'blade',
    events: { counterattacked: 2 },
  },
  {
    id: 'careful',
    name: 'Careful Fingers',
    about: 'Disarm a trap.',
    emblem: 'eye',
    events: { trapDisarmed: 1 },
  },
  {
    id: 'still-standing',
    name: 'Missed Me',
    about: 'Dodge three hits in one mission.',
    emblem: 'boot',
    events: { dodged: 3 },
  },
];
