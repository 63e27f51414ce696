import type { Achievement } from '../manifest.ts';

export const achievements: readonly Achievement[] = [
  {
    id: 'ever-after',
    name: 'Ever After',
    about: 'Win an adventure.',
    emblem: 'star',
    won: true,
  },
  {
    id: 'scholar',
    name: 'Quick Study',
    about: 'Use ten skills in one match.',
    emblem: 'book',
    events: { skillUsed: 10 },
  },
  {
    id: 'rescuer',
    name: 'On Your Feet',
    about: 'Get a fallen friend back up.',
    emblem: 'heart',
    deeds: { rescues: 1 },
  },
  {
    id: 'searcher',
    name: 'No Stone Unturned',
    about: 'Search five times in one match.',
    emblem: 'eye',
    deeds: { searches: 5 },
  },
  {
    id: 'live-wire',
    name: 'Live Wire',
    about: 'Surge three times in one match.',
    emblem: 'spark',
    deeds: { surges: 3 },
  },
  {
    id: 'scenery',
    name: 'Part of the Furniture',
    about: 'Use the scenery twice in one match.',
    emblem: 'flame',
    events: { sceneryUsed: 2 },
  },
  {
    id: 'big-hit',
    name: 'Once upon a Hit',
    about: 'Roll 6 or more in one attack.',
    emblem: 'die',
    deeds: { bestRoll: 6 },
  },
];
