import type { GameId } from '../catalogue/games.ts';

interface Figure {
  readonly name: string;
  readonly art: string;
}

const DRAWINGS = import.meta.glob<string>(
  [
    './brawl/{goldarr,gwaien,kilgore,khalize,kolel,xinshen}.svg',
    './dungeonland/{red-riding-hood,puss-in-boots,snow-white,big-bad-wolf,gingerbread-witch,mouse-king}.svg',
    './super-fantasy/{barka,helena,zoe,yang-ping,ugly-snout,big-snout}.svg',
    './dungeon-fighter/{randolph,prince-todd,lanky-loushot,evil-queen,carnivorose,sir-clank}.svg',
  ],
  { eager: true, query: '?url', import: 'default' },
);

const figures = (game: GameId, named: Readonly<Record<string, string>>): readonly Figure[] =>
  Object.entries(named).map(([file, name]) => ({ name, art: DRAWINGS[`./${game}/${file}.svg`] ?? '' }));

/** Who waits in the boxes that cannot be played yet. */
export const LINE_UPS: Readonly<Partial<Record<GameId, readonly Figure[]>>> = {
  brawl: figures('brawl', {
    goldarr: 'Gold’arr',
    gwaien: 'Gwaien',
    kilgore: 'Kilgore',
    khalize: 'Khalize',
    kolel: 'Ko’lel',
    xinshen: 'Xinshén',
  }),
  dungeonland: figures('dungeonland', {
    'red-riding-hood': 'Little Red Riding Hood',
    'puss-in-boots': 'Puss in Boots',
    'snow-white': 'Snow White',
    'big-bad-wolf': 'Big Bad Wolf',
    'gingerbread-witch': 'Gingerbread Witch',
    'mouse-king': 'Mouse King',
  }),
  'super-fantasy': figures('super-fantasy', {
    barka: 'Barka',
    helena: 'Helena',
    zoe: 'Zoe',
    'yang-ping': 'Yang Ping',
    'ugly-snout': 'Ugly Snout',
    'big-snout': 'Big Snout',
  }),
  'dungeon-fighter': figures('dungeon-fighter', {
    randolph: 'Randolph',
    'prince-todd': 'Prince Todd',
    'lanky-loushot': 'Lanky Loushot',
    'evil-queen': 'Evil Queen',
    carnivorose: 'Carnivorose',
    'sir-clank': 'Sir Clank',
  }),
};
