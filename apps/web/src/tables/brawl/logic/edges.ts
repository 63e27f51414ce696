/** The outer edges of a set of hexes, as one path. */
import type { HexId, Home } from '@questhall/games/brawl';
import type { Place } from './place.ts';
import { cornersAt, placeOf } from './place.ts';

const key = ({ x, y }: Place): string => `${Math.round(x)} ${Math.round(y)}`;

/** An edge that two hexes of the set share is none. */
export function borderOf(hexes: readonly HexId[], near: Home, inset: number): string {
  const middles = hexes.map((hex) => placeOf(hex, near));
  const taken = new Set(middles.map(key));
  return middles
    .flatMap((middle) => {
      const [outer, inner] = [cornersAt(middle, 0), cornersAt(middle, inset)];
      return outer.flatMap((from, at) => {
        const next = (at + 1) % outer.length;
        const to = outer[next];
        const [begin, end] = [inner[at], inner[next]];
        if (to === undefined || begin === undefined || end === undefined) return [];
        const beyond = { x: from.x + to.x - middle.x, y: from.y + to.y - middle.y };
        return taken.has(key(beyond)) ? [] : [`M${begin.x} ${begin.y}L${end.x} ${end.y}`];
      });
    })
    .join('');
}
