/** The dungeon for those who listen: squares, doors, rock, and what is in sight. */
import type { DoorView, DungeonlandView, OtherView, SquareView } from '@questhall/games/dungeonland';
import {
  ALLIES,
  MINIONS,
  nameOfFigure,
  nameOfThing,
  ownMonster,
  SCENERY_NAMES,
  squareNamed,
  VILLAINS,
} from '@questhall/games/dungeonland';
import type { Option, Ref } from '@questhall/kernel';
import { atlasOf, distancesFrom, isInSight } from '../../table/listen/atlas.ts';
import type { Bearings, Place } from '../../table/listen/bearings.ts';
import { squarePlaces } from '../../table/listen/squares.ts';
import { armsOf } from './logic/arms.ts';
import { armOf, attacksAt } from './logic/meant.ts';
import { oddsOf, oddsWords } from './logic/odds.ts';
import type { DungeonScene } from './logic/scene.ts';
import { figureOf, heroAsked, heroShown } from './logic/scene.ts';
import { counted } from './words.ts';

const keyAt = (x: number, y: number): string => `${x} ${y}`;

const OUT: { readonly [side in DoorView['side']]: readonly [number, number] } = {
  N: [0, -1],
  E: [1, 0],
  S: [0, 1],
  W: [-1, 0],
};
const SIDES: { readonly [side in DoorView['side']]: string } = {
  N: 'north',
  E: 'east',
  S: 'south',
  W: 'west',
};

/** A door takes two squares, side by side. */
const squaresOf = ({ x, y, side }: DoorView): readonly SquareView[] =>
  side === 'N' || side === 'S'
    ? [
        { x, y },
        { x: x + 1, y },
      ]
    : [
        { x, y },
        { x, y: y + 1 },
      ];

const GROUND: { readonly [letter: string]: string } = { o: 'obstacle', '~': 'brambles' };

function squareAt(at: SquareView, letter: string, view: DungeonlandView): Omit<Place, 'ways'> {
  const doors = view.doors.filter((door) => squaresOf(door).some(({ x, y }) => x === at.x && y === at.y));
  const things = view.scenery.filter(({ x, y, used }) => x === at.x && y === at.y && !used);
  const says = [
    ...things.map(({ type, lootable, holds }) =>
      [
        SCENERY_NAMES[type],
        ...(holds === '' ? [] : [nameOfThing(holds)]),
        ...(lootable ? ['can be searched'] : []),
      ].join(', '),
    ),
    ...(GROUND[letter] === undefined ? [] : [GROUND[letter]]),
    ...doors.map(({ side, open }) => `${open ? 'open' : 'closed'} door to the ${SIDES[side]}`),
  ];
  return {
    key: keyAt(at.x, at.y),
    ref: at,
    name: squareNamed(at),
    ...at,
    says,
    marked: says.length > 0 && letter !== '~',
  };
}

const TILE = 8;

/** The tile a square is on, by its place among the tiles. */
const tileOf = ({ x, y }: SquareView, { tiles }: DungeonlandView): number =>
  tiles.findIndex((tile) => x >= tile.x && x < tile.x + TILE && y >= tile.y && y < tile.y + TILE);

function places(view: DungeonlandView): readonly Place[] {
  const squares = view.tiles.flatMap(({ x: left, y: top, rows }) =>
    rows.flatMap((row, r) =>
      [...row].flatMap((letter, c) =>
        letter === '#' || letter === '_' ? [] : [squareAt({ x: left + c, y: top + r }, letter, view)],
      ),
    ),
  );
  const doors = new Map(
    view.doors.flatMap((door) =>
      squaresOf(door).flatMap((square) => {
        const [dx, dy] = OUT[door.side];
        const [here, there] = [keyAt(square.x, square.y), keyAt(square.x + dx, square.y + dy)];
        return [
          [`${here}|${there}`, door.open],
          [`${there}|${here}`, door.open],
        ] as const;
      }),
    ),
  );
  return squarePlaces({
    squares,
    keyAt,
    diagonals: 'either',
    between: (from, to) => {
      if (tileOf(from, view) === tileOf(to, view)) return undefined;
      const open = doors.get(`${keyAt(from.x, from.y)}|${keyAt(to.x, to.y)}`);
      return open === undefined ? 'a wall' : open ? undefined : 'a closed door';
    },
  });
}

const foesIn = ({ others }: DungeonlandView): readonly OtherView[] =>
  others.filter(
    ({ card, kind, leader }) => kind !== 'ally' && leader < 0 && !ALLIES.some(({ id }) => id === card),
  );

const apart = (a: SquareView, b: SquareView): number => Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y));

/** The keys of its squares: a Large Creature has four. */
const standsOn = ({ at, large }: OtherView): readonly string[] =>
  at === null
    ? []
    : (large ? [0, 1] : [0]).flatMap((dx) => (large ? [0, 1] : [0]).map((dy) => keyAt(at.x + dx, at.y + dy)));

function threats({ figure }: Ref, view: DungeonlandView): readonly string[] {
  const hero = figureOf(Number(figure), view);
  const { at } = hero ?? {};
  if (hero === undefined || !at) return [];
  const atlas = atlasOf(places(view));
  const target = atlas.get(keyAt(at.x, at.y));
  if (target === undefined) return [];
  return foesIn(view)
    .flatMap((foe) => {
      const card = ownMonster(foe.card) ?? [...MINIONS, ...VILLAINS].find(({ id }) => id === foe.card);
      if (card === undefined || foe.at === null) return [];
      // Where it may stand when it strikes: it walks around walls and through open doors.
      const steps = distancesFrom(atlas, ...standsOn(foe));
      const stands = [...atlas.values()].filter(({ key }) => (steps.get(key) ?? foe.speed + 1) <= foe.speed);
      const reaches = (range: number): boolean =>
        stands.some((from) => apart(from, at) <= range && isInSight(atlas, from, target));
      const worst = card.attacks
        .filter(({ range }) => reaches(Math.max(1, range)))
        .reduce((most, { dice }) => Math.max(most, dice), 0);
      if (worst === 0) return [];
      return [
        {
          dice: worst,
          text: `${nameOfFigure(foe.id, view)} with ${counted(worst, 'die', 'dice')} against your ${hero.defence}`,
        },
      ];
    })
    .sort((a, b) => b.dice - a.dice)
    .map(({ text }) => text);
}

function effect(raw: Option, scene: DungeonScene): string | undefined {
  const { view, decision } = scene;
  const hero = heroAsked(scene);
  const odds = oddsOf(decision, raw);
  const arm = armOf(raw);
  const used =
    hero === undefined || arm === undefined ? undefined : armsOf(hero).find(({ id }) => id === arm);
  const target = foesIn(view).find(({ id }) => id === raw.at?.figure);
  const parts = [
    ...(used === undefined ? [] : [[used.detail, used.cost].filter(Boolean).join(', ')]),
    ...(odds === undefined ? [] : [oddsWords(odds)]),
    ...(target === undefined
      ? []
      : [`defends with ${counted(target.defence, 'die', 'dice')}`, ...sightOf(target.id, view)]),
  ].filter((text) => text !== '');
  return parts.length === 0 ? undefined : parts.join(', ');
}

const sightOf = (figure: number, { unseen }: DungeonlandView): readonly string[] => {
  const block = unseen.find((each) => each.figure === figure);
  return block === undefined ? [] : [`out of sight behind ${block.by}`];
};

export const bearings: Bearings<DungeonlandView> = {
  places,
  where: ({ figure }, view) => {
    const at = figureOf(Number(figure), view)?.at;
    return at ? keyAt(at.x, at.y) : undefined;
  },
  me: (scene) => {
    const hero = heroShown(scene);
    return hero && { figure: hero.id };
  },
  isFoe: ({ figure }, view) => foesIn(view).some(({ id }) => id === figure),
  threats,
  hand: (view, seat) => {
    const hero = heroShown({ view, seat, decision: null });
    return [
      ...[...(hero?.wielded ?? []), ...(hero?.consumables ?? []), ...(hero?.backpack ?? [])].map((item) => ({
        item,
      })),
      ...(hero?.skills ?? []).map((skill) => ({ skill })),
    ];
  },
  effect,
  meant: ({ figure, x, y }, { view }) => {
    if (figure !== undefined) return attacksAt(view, Number(figure));
    return x === undefined || y === undefined ? [] : [{ do: 'move', provokes: 0, at: { x, y } } as Option];
  },
  kinds: ['item', 'skill', 'hero', 'event'],
};
