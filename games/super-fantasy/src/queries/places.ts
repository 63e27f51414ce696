/** Squares of larger things. */
import type { PortalState, State } from '../state.ts';
import { boardOf } from './board.ts';

/** [SF-PORTAL-02] TL, TR, BR, BL; [SF-RULING-147] north is up. [SF-RULING-153] A small one covers one square. */
export function portalSquares(s: State, { kind, cell }: Pick<PortalState, 'kind' | 'cell'>): number[] {
  const { width } = boardOf(s).layout.grid;
  return kind === 'small' ? [cell] : [cell, cell + 1, cell + width + 1, cell + width];
}

/** [SF-DODGE-01] The strip of 2 × 4 in the middle of a short end. */
export function baseSquares(s: State, team: number): number[] {
  const { width, height } = boardOf(s).layout.grid;
  const columns = team === 0 ? [0, 1] : [width - 2, width - 1];
  const top = height / 2 - 2;
  return [0, 1, 2, 3].flatMap((row) => columns.map((column) => (top + row) * width + column));
}
