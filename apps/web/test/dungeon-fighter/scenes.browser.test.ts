import { testScenes } from '../scenes.ts';

testScenes({
  game: 'dungeon-fighter',
  /** Questions that players at random come to. */
  names: [
    'chooseHero',
    'path',
    'assign',
    'deceive',
    'flip',
    'chooseDie',
    'throw',
    'ability',
    'backDown',
    'scar',
    'arrange',
    'accept',
    'shop',
  ],
  measured: ['chooseHero', 'path', 'throw', 'shop', 'arrange'],
});
