/** The mission's map for those who listen: squares, walls, doors and all that stands on them. */
import type { HeroView, SuperView } from '@questhall/games/super-fantasy';
import { asSuperOption, nameOf, plural, squareName } from '@questhall/games/super-fantasy';
import type { Option, Ref } from '@questhall/kernel';
import { atlasOf, distancesFrom } from '../../table/listen/atlas.ts';
import type { Bearings, Place } from '../../table/listen/bearings.ts';
import { squarePlaces } from '../../table/listen/squares.ts';
import { hopedDeeds, percent, triedDeeds } from './logic/chances.ts';
import type { SuperScene } from './logic/scene.ts';
import { attacksAt, heroOf, heroShown, monsterOf } from './logic/scene.ts';

interface Square {
  readonly x: number;
  readonly y: number;
}

/** As the map writes edges: of the square further south or east. */
const edgeBetween = (a: Square, b: Square): string =>
  a.x === b.x ? `${a.x},${Math.max(a.y, b.y)}N` : `${Math.max(a.x, b.x)},${a.y}W`;

const SIDES: readonly (readonly [string, number, number])[] = [
  ['north', 0, -1],
  ['east', 1, 0],
  ['south', 0, 1],
  ['west', -1, 0],
];

const doorWords = ({ open, locked, trapped, gate }: SuperView['doors'][number]): string =>
  [
    open ? 'open' : 'closed',
    ...(locked && !open ? ['locked'] : []),
    ...(trapped && !open ? ['trapped'] : []),
    gate ? 'gate' : 'door',
  ].join(' ');

function thingsAt(square: number, view: SuperView): readonly string[] {
  const { map } = view;
  const has = (squares: readonly number[], word: string): readonly string[] =>
    squares.includes(square) ? [word] : [];
  return [
    ...map.furniture.filter((each) => each.square === square).map(({ kind }) => kind),
    ...has(view.barrels, 'barrel'),
    ...view.chests
      .filter((each) => each.square === square)
      .map(({ trapped }) => (trapped ? 'trapped chest' : 'chest')),
    ...has(view.floorTraps, 'trap'),
    ...has(view.holes, 'hole'),
    ...view.portals
      .filter(({ squares }) => squares.includes(square))
      .map(({ kind, closed }) => `${closed ? 'closed' : 'open'} ${kind} Portal`),
    ...view.levers
      .filter((each) => each.square === square)
      .map(({ on }) => `lever, ${on ? 'thrown' : 'not thrown'}`),
    ...view.buttons
      .filter((each) => each.square === square)
      .map(({ pressed }) => `button, ${pressed ? 'pressed' : 'not pressed'}`),
    ...view.braziers
      .filter((each) => each.square === square)
      .map(({ lit }) => (lit ? 'lit brazier' : 'cold brazier')),
    ...view.tomes.filter((each) => each.square === square).map(() => 'a piece of the Tome'),
    ...view.fateTokens.filter((each) => each.square === square).map(() => 'Fate token'),
    ...has([view.statue], 'the Statue'),
    ...has([view.dodge?.tome ?? -1], 'the Tome of Power'),
    ...has(view.mission.entrance, 'entrance'),
  ];
}

function places(view: SuperView): readonly Place[] {
  const { map } = view;
  const walls = new Set(map.walls);
  const doors = new Map(view.doors.flatMap((door) => door.edges.map((edge) => [edge, door] as const)));
  const keyAt = (x: number, y: number): string => (x < 0 || x >= map.width ? '' : String(y * map.width + x));
  const zones = new Set(view.turn?.zones ?? []);
  const squares = map.tileOf.flatMap((tile, square): readonly Omit<Place, 'ways'>[] => {
    if (tile < 0) return [];
    const [x, y] = [square % map.width, Math.floor(square / map.width)];
    const things = thingsAt(square, view);
    const beside = SIDES.flatMap(([side, dx, dy]) => {
      const door = doors.get(edgeBetween({ x, y }, { x: x + dx, y: y + dy }));
      return door === undefined ? [] : [`${doorWords(door)} to the ${side}`];
    });
    const says = [
      ...things,
      ...beside,
      ...(zones.has(square) ? ['in a Block Zone'] : []),
      map.tiles[tile]?.name ?? '',
    ].filter((text) => text !== '');
    return [
      {
        key: keyAt(x, y),
        ref: { square },
        name: squareName(square, view),
        x,
        y,
        says,
        marked: things.length + beside.length > 0,
      },
    ];
  });
  return squarePlaces({
    squares,
    keyAt,
    diagonals: 'both',
    between: (from, to) => {
      const edge = edgeBetween(from, to);
      const door = doors.get(edge);
      if (door !== undefined) return door.open ? undefined : `a ${doorWords(door)}`;
      return walls.has(edge) ? 'a wall' : undefined;
    },
  });
}

/** It walks so many steps, around walls and through open doors, and then strikes what is beside it [SF-BLOCK-06]. */
function threats({ figure }: Ref, view: SuperView): readonly string[] {
  const hero = heroOf(String(figure), view);
  if (hero === undefined || hero.square < 0) return [];
  const far = distancesFrom(atlasOf(places(view)), String(hero.square));
  return view.monsters
    .filter((monster) => monster.awake && !monster.frozen && !monster.stunned)
    .map((monster) => ({
      monster,
      far: Math.min(...monster.squares.map((square) => far.get(String(square)) ?? Number.POSITIVE_INFINITY)),
    }))
    .filter(({ monster, far: away }) => away <= (monster.stuck ? 0 : monster.step) + 1)
    .sort((a, b) => b.monster.attack - a.monster.attack || a.far - b.far)
    .map(
      ({ monster, far }) =>
        `${nameOf(monster.id)} with ${plural(monster.attack, 'die', 'dice')}, ${plural(far, 'step')} away, ${plural(monster.step, 'step')} a turn`,
    );
}

function effect(raw: Option, { decision, view, seat }: SuperScene): string | undefined {
  const option = asSuperOption(raw);
  const same = (act: object): boolean => JSON.stringify(act) === JSON.stringify(option);
  const tried = triedDeeds(decision)
    .flatMap(({ tries }) => tries)
    .find(({ act }) => same(act));
  if (tried !== undefined) {
    const target =
      'at' in option && 'figure' in option.at ? monsterOf(String(option.at.figure), view) : undefined;
    const against =
      target === undefined
        ? ''
        : `, Protection ${target.protection}, ${target.life - target.wounds} of ${target.life} life`;
    return `${percent(tried.chance)} chance with ${plural(tried.dice, 'die', 'dice')}${against}`;
  }
  const hero = heroShown({ view, seat });
  const hoped = hopedDeeds(decision, hero).find(({ hopes }) => hopes.some(({ act }) => same(act)));
  const hope = hoped?.hopes.find(({ act }) => same(act));
  if (hoped !== undefined && hope !== undefined) return `${hope.amount} ${hoped.of} ${hoped.note}`;
  if (option.do === 'goTo') {
    const zone = view.turn?.zones.includes(option.at.square) === true;
    return `${plural(option.steps, 'step')}${zone ? ', the walk ends in this Block Zone' : ''}`;
  }
  return undefined;
}

const carried = ({ gear, backpack, tome }: HeroView): readonly string[] =>
  [...gear, ...backpack, tome].filter((id) => id !== '');

export const bearings: Bearings<SuperView> = {
  places,
  where: ({ figure }, view) => {
    const hero = heroOf(String(figure), view);
    const square = hero?.square ?? monsterOf(String(figure), view)?.squares[0] ?? -1;
    return square < 0 ? undefined : String(square);
  },
  me: (scene) => {
    const hero = heroShown(scene);
    return hero && { figure: hero.id };
  },
  isFoe: ({ figure }, view, seat) => {
    const foe = monsterOf(String(figure), view) !== undefined;
    return view.uglyMaster !== null && view.uglyMaster.seat === seat ? !foe : foe;
  },
  threats,
  hand: (view, seat) => {
    const hero = heroShown({ view, seat });
    return [...(hero?.abilities.map(({ id }) => id) ?? []), ...(hero === undefined ? [] : carried(hero))].map(
      (card) => ({ card }),
    );
  },
  effect,
  meant: ({ figure, square }, scene) => {
    if (figure !== undefined) return attacksAt(String(figure), scene);
    return square === undefined ? [] : [{ do: 'goTo', steps: 0, at: { square } } as Option];
  },
  kinds: ['card'],
};
