import { testScenes } from '../scenes.ts';

testScenes({
  game: 'super-fantasy',
  names: ['chooseHero', 'act:3', 'defend', 'gate/placeStar'],
  measured: ['act:3'],
});
