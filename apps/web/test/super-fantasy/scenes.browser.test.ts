import { testScenes } from '../scenes.ts';

testScenes({
  game: 'super-fantasy',
  names: ['chooseHero', 'act:3', 'defend', 'placeStar&options={"players":4,"mission":"gate"}'],
  measured: ['act:3'],
});
