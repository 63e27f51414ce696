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

/** How many steps it is from here to everywhere, around whatever is shut. */
export function distancesFrom(atlas: Atlas, start: string): ReadonlyMap<string, number> {
  const found = new Map([[start, 0]]);
  const open = [start];
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
