/** The five boxes on the shelf. What a game can do at the table is said by its table (tables/registry.ts). */
export const GAME_IDS = ['pug-quest', 'brawl', 'dungeonland', 'super-fantasy', 'dungeon-fighter'] as const;
export type GameId = (typeof GAME_IDS)[number];

export const isGameId = (text: string | undefined): text is GameId => GAME_IDS.some((id) => id === text);

export interface Mode {
  readonly id: string;
  readonly name: string;
  readonly about: string;
}

export interface GameInfo {
  readonly id: GameId;
  /** On the box: a line above the title, and the title. */
  readonly series: string;
  readonly title: string;
  readonly players: string;
  readonly kind: string;
  readonly about: string;
  readonly modes: readonly Mode[];
}

export const GAMES: Readonly<Record<GameId, GameInfo>> = {
  'pug-quest': {
    id: 'pug-quest',
    series: 'Fantasy',
    title: 'Pug Quest',
    players: '1–5',
    kind: 'Cooperative',
    about:
      'Five pugs at most, three worlds, one boss. Pay for everything with energy cards and clear each world within ten rounds.',
    modes: [
      { id: 'standard', name: 'Standard', about: 'The pack against three worlds and a boss.' },
      {
        id: 'evil-lord',
        name: 'Evil Lord',
        about: 'One player commands the monsters and wins alone. Two to six players.',
      },
      {
        id: 'dogs-life',
        name: 'A Dog’s Life',
        about: 'Hard: smaller hands, and one clock of ten rounds for the whole game.',
      },
    ],
  },
  brawl: {
    id: 'brawl',
    series: 'Super Fantasy',
    title: 'Brawl',
    players: '2 or 4',
    kind: 'Duel',
    about:
      'Three champions a side in a ring of hexes. Each turn three cards, one of each core: hold the challenges before your rival does.',
    modes: [],
  },
  dungeonland: {
    id: 'dungeonland',
    series: '12 Realms',
    title: 'Dungeonland',
    players: '1–5',
    kind: 'Crawl, campaign',
    about:
      'Fairy tales gone wrong, one dungeon behind each door. Grow a skill tree, explore, and face a villain with a mind of its own.',
    modes: [],
  },
  'super-fantasy': {
    id: 'super-fantasy',
    series: 'Super Fantasy',
    title: 'Ugly Snouts',
    players: '1–6',
    kind: 'Crawl, missions',
    about:
      'Spend one pool of dice on moving, fighting and staying alive, mission by mission, against snouts nobody could love.',
    modes: [],
  },
  'dungeon-fighter': {
    id: 'dungeon-fighter',
    series: 'Storms Labyrinth',
    title: 'Dungeon Fighter',
    players: '1–6',
    kind: 'Throw dice',
    about:
      'Dice that are really thrown: off the elbow, under the knee, with one eye shut. Hit the target or be hit by the monster.',
    modes: [],
  },
};
