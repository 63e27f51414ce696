import { testScenes } from '../scenes.ts';

testScenes({
  game: 'super-fantasy',
  names: [
    'chooseHero',
    'act:3',
    'goTo:2',
    'defend',
    'gate/placeStar',
    'ugly-master/umSpend',
    'dodge-tome/act',
  ],
  measured: ['act:3', 'ugly-master/umSpend'],
});
