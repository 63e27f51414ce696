import type { Manifest } from '../manifest.ts';
import { achievements } from './achievements.ts';

/** Where no mission is played, none is asked for. */
const NO_MISSION = ['mission', 'ownMission'];

export const manifest: Manifest = {
  shelf: 4,
  series: 'Super Fantasy',
  title: 'Ugly Snouts',
  players: '1–7',
  kind: 'Crawl, missions',
  about:
    'Spend one pool of dice on moving, fighting and staying alive, mission by mission, against snouts nobody could love.',
  minutes: [25, 45],
  demand: 'medium',
  suits: { company: ['alone', 'two', 'more'], time: ['short', 'hour'], taste: ['dice', 'growth'] },
  company: 'party',
  modes: [
    {
      id: 'standard',
      name: 'Missions',
      about: 'The heroes together against a mission of the book or one of your own. One to six players.',
      players: { min: 1, max: 6, usual: 3 },
      options: { mode: 'standard' },
    },
    {
      id: 'ugly-master',
      name: 'Ugly Master',
      about: 'One player leads the monsters against the heroes. Two to seven players.',
      players: { min: 2, max: 7, usual: 4 },
      options: { mode: 'ugly-master' },
    },
    {
      id: 'big-hunting',
      name: 'Big Hunting',
      about: 'An arena: hunters against each other. Two to four players.',
      players: { min: 2, max: 4, usual: 2 },
      options: { mode: 'big-hunting' },
      quiet: NO_MISSION,
    },
    {
      id: 'dodge-tome',
      name: 'Dodge the Tome',
      about: 'An arena: two teams and one tome. Four to six players.',
      players: { min: 4, max: 6, usual: 4 },
      options: { mode: 'dodge-tome' },
      quiet: NO_MISSION,
    },
  ],
  lineUp: [
    { art: 'barka', name: 'Barka' },
    { art: 'helena', name: 'Helena' },
    { art: 'zoe', name: 'Zoe' },
    { art: 'yang-ping', name: 'Yang Ping' },
    { art: 'ugly-snout', name: 'Ugly Snout' },
    { art: 'big-snout', name: 'Big Snout' },
  ],
  creations: [
    {
      id: 'missions',
      name: 'Mission',
      about: 'Lay out a map, say who waits where and what wins, and send heroes in.',
      label: 'A Mission of your own',
      setting: 'ownMission',
      most: 1,
      full: 'One Mission is played at a time.',
      mode: 'standard',
      bench: () => import('./src/mission/bench.ts').then(({ missionBench }) => missionBench),
    },
  ],
  quest: {
    days: ['guardhouse', 'gate', 'tomes', 'sorcerer', 'pit', 'throne'].map((mission) => ({
      mission,
      heroes: 'random',
    })),
  },
  achievements,
  primer: () => import('./primer.ts').then(({ primer }) => primer),
  stories: () => import('./stories.ts').then(({ stories }) => stories),
  rules: () => import('./src/index.ts').then(({ superFantasy }) => superFantasy),
  targets: () => import('./targets.ts').then(({ targets }) => targets),
};
