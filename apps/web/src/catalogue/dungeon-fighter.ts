import type { GameInfo } from './game-info.ts';

export const dungeonFighter: GameInfo = {
  id: 'dungeon-fighter',
  series: 'Storms Labyrinth',
  title: 'Dungeon Fighter',
  players: '1–6',
  kind: 'Throw dice',
  about:
    'Dice that are really thrown: off the elbow, under the knee, with one eye shut. Hit the target or be hit by the monster.',
  company: 'party',
  modes: [],
};
