/** Ways on foot, as the crow does not fly: round corners and through doors. */
import { boardOf, cellAt, doorSquares, TILE_SIZE } from '../queries/board.ts';
import { foes, spacesOf } from '../queries/figures.ts';
import type { Scenery, State } from '../state.ts';

/** No way leads there. */
export const FAR = 40;

/** By space: steps to the nearest of some spaces. Whoever stands in the way will not stand there for ever. */
export function stepsTo(s: State, goals: readonly number[]): Uint8Array {
  const { grid, links, obstacle } = boardOf(s);
  const steps = new Uint8Array(grid.size).fill(FAR);
  let edge = goals.filter((cell) => cell >= 0);
  for (const cell of edge) steps[cell] = 0;
  for (let far = 1; edge.length > 0 && far < FAR; far++) {
    const next: number[] = [];
    for (const cell of edge) {
      const ways = links[cell] as number;
      for (let d = 0; d < 8; d++) {
        if (!(ways & (1 << d))) continue;
        const to = grid.neighbours[cell * 8 + d] as number;
        if ((steps[to] as number) <= far || obstacle[to] === 1) continue;
        steps[to] = far;
        next.push(to);
      }
    }
    edge = next;
  }
  return steps;
}

export const stepsToFoes = (s: State): Uint8Array =>
  stepsTo(
    s,
    foes(s).flatMap((foe) => spacesOf(s, foe)),
  );

const WANTED: ReadonlySet<Scenery['type']> = new Set(['key', 'lever', 'cage', 'chest']);

const isWanted = (s: State, { type, used }: Scenery): boolean =>
  !used && (WANTED.has(type) || (type === 'gate' && s.progress.keys >= 3));

/** With nobody to fight: what the adventure wants, then the doors of the newest tile, then any. */
export function placesToGo(s: State): readonly number[] {
  const wanted = s.map.scenery.filter((piece) => isWanted(s, piece) || piece.type === 'banner');
  if (wanted.length > 0) return wanted.flatMap((piece) => spacesBy(s, piece));
  const newest = s.map.tiles.at(-1);
  const shut = s.map.doors.filter(({ open }) => !open);
  const here = shut.filter(
    ({ x, y }) =>
      newest && x >= newest.x && x < newest.x + TILE_SIZE && y >= newest.y && y < newest.y + TILE_SIZE,
  );
  return (here.length > 0 ? here : shut).flatMap((door) =>
    doorSquares(door).map((square) => cellAt(s, square)),
  );
}

/** Nothing leads on to a shut gate: one goes to the spaces before it. */
function spacesBy(s: State, piece: Scenery): number[] {
  const cell = cellAt(s, piece);
  if (cell < 0 || piece.type !== 'gate') return [cell];
  const { grid, tileAt, closed } = boardOf(s);
  return Array.from(grid.neighbours.slice(cell * 8, cell * 8 + 8)).filter(
    (each) => each >= 0 && tileAt[each] === tileAt[cell] && closed[each] === 0,
  );
}
