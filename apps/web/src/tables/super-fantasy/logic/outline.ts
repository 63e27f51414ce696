/** The border of a set of squares, as one path. */
import type { SuperView } from '@questhall/games/super-fantasy';
import { cornerOf, SIZE } from './place.ts';

/** So far inside of the border; where squares of the set touch there is no line. */
export function outlineOf(squares: readonly number[], view: Pick<SuperView, 'map'>, inset: number): string {
  const corners = squares.map((square) => cornerOf(square, view));
  const taken = new Set(corners.map(({ x, y }) => `${x} ${y}`));
  const isFree = (x: number, y: number): boolean => !taken.has(`${x} ${y}`);
  return corners
    .map(({ x, y }) => {
      const free = {
        left: isFree(x - SIZE, y),
        right: isFree(x + SIZE, y),
        above: isFree(x, y - SIZE),
        below: isFree(x, y + SIZE),
      };
      const [left, right] = [x + (free.left ? inset : 0), x + SIZE - (free.right ? inset : 0)];
      const [top, bottom] = [y + (free.above ? inset : 0), y + SIZE - (free.below ? inset : 0)];
      return [
        free.above ? `M${left} ${y + inset}H${right}` : '',
        free.below ? `M${left} ${y + SIZE - inset}H${right}` : '',
        free.left ? `M${x + inset} ${top}V${bottom}` : '',
        free.right ? `M${x + SIZE - inset} ${top}V${bottom}` : '',
      ].join('');
    })
    .join('');
}
