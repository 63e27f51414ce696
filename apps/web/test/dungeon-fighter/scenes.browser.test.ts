import { testScenes } from '../scenes.ts';

testScenes({
  game: 'dungeon-fighter',
  /** Questions that players at random come to, one of each look. */
  names: ['chooseHero', 'path', 'chooseDie', 'throw', 'ability', 'scar', 'arrange', 'accept', 'shop'],
  measured: ['path', 'throw', 'shop'],
});
