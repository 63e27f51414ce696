import type { Achievement } from '../manifest.ts';

export const achievements: readonly Achievement[] = [
  {
    id: 'good-dog',
    name: 'Good Dog',
    about: 'Win a match.',
    emblem: 'star',
    won: true,
  },
  {
    id: 'combo',
    name: 'Trick Shot',
    about: 'Play three Combos in one match.',
    emblem: 'spark',
    events: { comboPlayed: 3 },
  },
  {
    id: 'riposte',
    name: 'Bad Dog',
    about: 'Answer an attack with a Riposte.',
    emblem: 'blade',
    events: { ripostePlayed: 1 },
  },
  {
    id: 'guardian',
    name: 'Guard Dog',
    about: 'Turn aside 5 damage in one match.',
    emblem: 'shield',
    deeds: { saved: 5 },
  },
  {
    id: 'hoard',
    name: 'Buried Treasure',
    about: 'Take four treasures in one match.',
    emblem: 'key',
    deeds: { treasures: 4 },
  },
  {
    id: 'hunter',
    name: 'Off the Leash',
    about: 'Defeat five monsters in one match.',
    emblem: 'skull',
    deeds: { defeated: 5 },
  },
  {
    id: 'quick-change',
    name: 'New Tricks',
    about: 'Swap cards with the display five times in one match.',
    emblem: 'mask',
    events: { swapped: 5 },
  },
];
