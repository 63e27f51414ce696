/** How a Big monster gets about: two squares, shifts and quarter turns, and always two free squares of width. */
import { isFree, isTwoWide, linked } from './board.ts';
import type { Table } from './table.ts';

/** A position of a Big monster: its squares, the upper or left one first. */
export type Lie = readonly [number, number];

/** [SF-RULING-14] Where one step can bring a Big monster. */
export function stepsFrom(table: Table, id: string, [a, b]: Lie): Lie[] {
  const { width } = table.view.map;
  const found: Lie[] = [];
  for (const dy of [-width, 0, width]) {
    for (const dx of [-1, 0, 1]) {
      const [c, d] = [a + dx + dy, b + dx + dy];
      const newly = [c, d].filter((square) => square !== a && square !== b);
      const joinedUp =
        (c === a || c === b || linked(table, a, c)) && (d === a || d === b || linked(table, b, d));
      if (dx + dy !== 0 && joinedUp && newly.every((square) => isFree(table, square, id))) found.push([c, d]);
    }
  }
  return [...found, ...turnsFrom(table, id, [a, b])].filter((lie) => isTwoWide(table, lie, id));
}

function turnsFrom(table: Table, id: string, [a, b]: Lie): Lie[] {
  const { width } = table.view.map;
  const aside = b - a === 1 ? width : 1;
  return [
    [a, b],
    [b, a],
  ].flatMap(([pivot = 0, swung = 0]) =>
    [-aside, aside].flatMap((turn): Lie[] => {
      const [to, swept] = [pivot + turn, swung + turn];
      const open = linked(table, pivot, to) && linked(table, swung, swept) && linked(table, swung, to);
      if (!open || ![to, swept].every((square) => isFree(table, square, id))) return [];
      return [pivot < to ? [pivot, to] : [to, pivot]];
    }),
  );
}

/** How many shifts in one direction there is room for, at most `most`, and where each of them leads. */
export function runFrom(table: Table, id: string, from: Lie, shift: number, most: number): Lie[] {
  const run: Lie[] = [];
  let last = from;
  while (run.length < most) {
    const next: Lie = [last[0] + shift, last[1] + shift];
    if (!stepsFrom(table, id, last).some(([a, b]) => a === next[0] && b === next[1])) break;
    run.push(next);
    last = next;
  }
  return run;
}
