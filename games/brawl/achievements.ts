import type { Achievement } from '../manifest.ts';

export const achievements: readonly Achievement[] = [
  {
    id: 'first-bell',
    name: 'First Bell',
    about: 'Win a match.',
    emblem: 'star',
    won: true,
  },
  {
    id: 'counter',
    name: 'Counter',
    about: 'Play two reactions in one match.',
    emblem: 'shield',
    events: { reactionPlayed: 2 },
  },
  {
    id: 'ringmaster',
    name: 'Ringmaster',
    about: 'Meet three Challenges in one match and win it.',
    emblem: 'crown',
    deeds: { challenges: 3 },
    won: true,
  },
  {
    id: 'three-down',
    name: 'Out Cold',
    about: 'Knock out three champions in one match.',
    emblem: 'skull',
    deeds: { defeated: 3 },
  },
  {
    id: 'trapper',
    name: 'Watch Your Step',
    about: 'Spring two traps in one match.',
    emblem: 'boot',
    deeds: { traps: 2 },
  },
  {
    id: 'medic',
    name: 'Corner Crew',
    about: 'Heal 4 in one match.',
    emblem: 'heart',
    deeds: { healed: 4 },
  },
  {
    id: 'by-the-book',
    name: 'Basics Matter',
    about: 'Use six standard actions in one match and win it.',
    emblem: 'book',
    events: { standardUsed: 6 },
    won: true,
  },
];
