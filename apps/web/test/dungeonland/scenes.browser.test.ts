import { testScenes } from '../scenes.ts';

testScenes({
  game: 'dungeonland',
  names: [
    'chooseHero',
    'learn',
    'placeHero',
    'assignCard',
    'act:2',
    'step',
    'space',
    'surge',
    'swap',
    'eventChoice',
    'rollDice&options={"players":2,"realDice":true}',
  ],
  measured: ['chooseHero', 'act:2', 'surge'],
});
