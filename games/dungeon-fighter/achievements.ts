import type { Achievement } from '../manifest.ts';

export const achievements: readonly Achievement[] = [
  {
    id: 'out-alive',
    name: 'Out Alive',
    about: 'Win a match.',
    emblem: 'star',
    won: true,
  },
  {
    id: 'good-arm',
    name: 'Good Arm',
    about: 'Make a throw worth 6 damage.',
    emblem: 'die',
    deeds: { bestThrow: 6 },
  },
  {
    id: 'flip',
    name: 'Turn the Tables',
    about: 'Flip a Template.',
    emblem: 'mask',
    events: { flipped: 1 },
  },
  {
    id: 'slayer',
    name: 'Last Word',
    about: 'Finish off five monsters in one match.',
    emblem: 'skull',
    deeds: { defeated: 5 },
  },
  {
    id: 'collector',
    name: 'Magpie',
    about: 'Take four treasures in one match.',
    emblem: 'key',
    deeds: { treasures: 4 },
  },
  {
    id: 'untouched',
    name: 'Not a Scratch',
    about: 'Come out of a fight unhurt twice in one match.',
    emblem: 'shield',
    events: { unhurt: 2 },
  },
  {
    id: 'own-style',
    name: 'Own Style',
    about: 'Use three abilities in one match.',
    emblem: 'flame',
    events: { abilityUsed: 3 },
  },
];
