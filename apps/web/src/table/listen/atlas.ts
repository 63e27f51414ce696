/** The map of those who walk over it with the arrow keys: steps, distances, directions. */
import type { Passage, Place, Way } from './bearings.ts';
import { WAYS } from './bearings.ts';

export type Atlas = ReadonlyMap<string, Place>;

export const atlasOf = (places: readonly Place[]): Atlas =>
  new Map(places.map((place) => [place.key, place]));

/** Where hexes have no neighbour straight above, the two beside it take turns, so that one goes straight on. */
const STRAIGHT: { readonly [way in Way]?: readonly [even: Way, odd: Way] } = {
  north: ['northEast', 'northWest'],
  south: ['southEast', 'southWest'],
};

export interface Stepped {
  readonly way: Way;
  readonly passage: Passage | undefined;
}

/** The step this way from here, as far as there is one. */
export function stepFrom(place: Place, way: Way): Stepped {
  const straight = place.ways[way];
  const pair = STRAIGHT[way];
  if (straight !== undefined || pair === undefined) return { way, passage: straight };
  const [first, second] = place.y % 2 === 0 ? pair : [pair[1], pair[0]];
  const found = place.ways[first] === undefined ? second : first;
  return { way: found, passage: place.ways[found] };
}

/** How many steps it is from here to everywhere, around whatever is shut; of several places, from the nearest. */
export function distancesFrom(atlas: Atlas, ...starts: readonly string[]): ReadonlyMap<string, number> {
  const found = new Map<string, number>(starts.map((start) => [start, 0]));
  const open = [...starts];
  for (let key = open.shift(); key !== undefined; key = open.shift()) {
    const far = found.get(key) ?? 0;
    for (const way of WAYS) {
      const passage = atlas.get(key)?.ways[way];
      if (passage === undefined || passage.shut !== undefined || found.has(passage.to)) continue;
      found.set(passage.to, far + 1);
      open.push(passage.to);
    }
  }
  return found;
}

/** Half of an eighth of a turn: nearer to the axis than this is straight. */
const SLANT = Math.tan(Math.PI / 8);

/** Which way something lies; nothing: it is here. */
export function wayTo(from: Pick<Place, 'x' | 'y'>, to: Pick<Place, 'x' | 'y'>): Way | undefined {
  const [east, south] = [to.x - from.x, to.y - from.y];
  if (east === 0 && south === 0) return undefined;
  const upright = Math.abs(east) <= Math.abs(south) * SLANT;
  const level = Math.abs(south) <= Math.abs(east) * SLANT;
  if (upright) return south < 0 ? 'north' : 'south';
  if (level) return east < 0 ? 'west' : 'east';
  if (south < 0) return east < 0 ? 'northWest' : 'northEast';
  return east < 0 ? 'southWest' : 'southEast';
}

/** Of a step so many columns to the east and rows to the south. */
const wayBy = (east: number, south: number): Way | undefined =>
  WAYS.find((way) => {
    const [x, y] = STEPS[way];
    return x === east && y === south;
  });

const STEPS: { readonly [way in Way]: readonly [number, number] } = {
  north: [0, -1],
  northEast: [1, -1],
  east: [1, 0],
  southEast: [1, 1],
  south: [0, 1],
  southWest: [-1, 1],
  west: [-1, 0],
  northWest: [-1, -1],
};

/** How closely a line is looked along, for each square it crosses. */
const LOOKS = 16;

/** On a map of squares: nothing shut lies on the line from middle to middle. Who stands in between does not count. */
export function isInSight(atlas: Atlas, from: Place, to: Place): boolean {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const looks = LOOKS * Math.max(Math.abs(dx), Math.abs(dy));
  let at = from;
  for (let look = 1; look <= looks; look++) {
    const [x, y] = [from.x + (dx * look) / looks, from.y + (dy * look) / looks].map(Math.round);
    const way = wayBy((x ?? 0) - at.x, (y ?? 0) - at.y);
    if (way === undefined) continue;
    const passage = at.ways[way];
    const next = passage?.shut === undefined ? atlas.get(passage?.to ?? '') : undefined;
    if (next === undefined) return false;
    at = next;
  }
  return true;
}

/** By its name, however it is typed: "c4", "(3, 2)", "3 2". */
export function placeNamed(atlas: Atlas, typed: string): Place | undefined {
  const plain = (text: string): string =>
    text
      .toLowerCase()
      .match(/[\p{L}\d-]+/gu)
      ?.join(' ') ?? '';
  const wanted = plain(typed);
  return wanted === '' ? undefined : [...atlas.values()].find(({ name }) => plain(name) === wanted);
}
