/** Rooms in which everybody sleeps, and whether they may wake. */
import type { SuperView, TileView } from '@questhall/games/super-fantasy';
import { tilePlace } from '../logic/ground.ts';
import type { Point } from '../logic/place.ts';
import { middleOf, SIZE } from '../logic/place.ts';
import styles from './Ground.module.css';

export function Moons({ view }: { readonly view: SuperView }) {
  return view.map.tiles.map((room, tile) =>
    room.asleep && !room.sealed ? <Moon key={room.name} {...bedOf(view, tile)} sign={signOf(room)} /> : null,
  );
}

/** The free place nearest to the middle of the room. */
function bedOf(view: SuperView, tile: number): Point {
  const { map, monsters, chests, barrels } = view;
  const room = tilePlace(map, tile);
  const taken = new Set([
    ...map.furniture.map(({ square }) => square),
    ...monsters.flatMap(({ squares }) => squares),
    ...chests.map(({ square }) => square),
    ...barrels,
  ]);
  const far = ({ x, y }: Point): number => Math.abs(x - room.x) + Math.abs(y - room.y);
  const [nearest] = map.tileOf
    .flatMap((at, square) => (at === tile && !taken.has(square) ? [middleOf([square], view)] : []))
    .toSorted((a, b) => far(a) - far(b));
  return nearest ?? room;
}

const HALF = SIZE / 2;

/** [SF-RULING-105] Where somebody came in, they wake; where noise was made, they may. */
const signOf = ({ entered, noise }: TileView): string => (entered ? '!' : noise ? '?' : 'z');

/** Nobody in here is awake. */
function Moon({ x, y, sign }: Point & { readonly sign: string }) {
  return (
    <g transform={`translate(${x} ${y})`} className={styles.moon}>
      <circle r={HALF - 5} />
      <path d="M5.500 -10.400A11.200 11.200 0 1 0 10.400 7.200A9.200 9.200 0 0 1 5.500 -10.400Z" />
      <text x="17" y="-8">
        {sign}
      </text>
      <text x="27" y="-18" data-large>
        {sign}
      </text>
    </g>
  );
}
