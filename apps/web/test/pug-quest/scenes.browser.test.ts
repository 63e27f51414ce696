import { POSITIONS } from '../page/pug-positions.ts';
import { testScenes } from '../scenes.ts';

testScenes({
  game: 'pug-quest',
  names: Object.keys(POSITIONS),
  measured: ['market', 'boss', 'chooseHero'],
});
