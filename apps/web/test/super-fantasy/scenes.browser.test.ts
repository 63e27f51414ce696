import { testScenes } from '../scenes.ts';

testScenes({
  game: 'super-fantasy',
  names: [
    'chooseHero',
    'act:3',
    'defend',
    'placeStar&options={"players":4,"mission":"gate"}',
    'rollDice&options={"players":2,"realDice":true}',
  ],
  measured: ['act:3'],
});
