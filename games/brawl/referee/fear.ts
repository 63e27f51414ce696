/** [SFB-KW-FEAR] [SFB-RULING-29] Which way the frightened must flee, and how far. */

import type { Objection } from '@questhall/testkit';
import type { HexId } from '../src/content/arena.ts';
import type { Check } from './check.ts';
import { check } from './check.ts';
import type { Deed } from './deed.ts';
import { fell } from './deed.ts';
import { beyond, far, isStatue, WAYS, wayTo } from './hexes.ts';
import { mostOf, shifting, sourceOf } from './movement.ts';
import type { Piece, Table } from './table.ts';
import { at, pieceOf } from './table.ts';

interface Flight {
  readonly way: number;
  readonly steps: number;
  readonly end: HexId;
}

/** The longest Dash that way that ends on a free hex. */
function longest(table: Table, piece: Piece, from: HexId, way: number, most: number): Flight | undefined {
  let hex = from;
  let found: Flight | undefined;
  for (let steps = 1; steps <= most; steps++) {
    const next = beyond(hex, way);
    const other = next === undefined ? undefined : at(table, next);
    if (next === undefined || isStatue(next) || (other && other.side !== piece.side)) break;
    hex = next;
    if (!other || other.id === piece.id) found = { way, steps, end: hex };
  }
  return found;
}

/** The flights the rule allows; none: there is no way out. */
function flights(table: Table, id: number, source: HexId, most: number): readonly Flight[] {
  const piece = pieceOf(table, id);
  const { hex } = piece;
  if (hex === null) return [];
  const away = WAYS.map((way) => longest(table, piece, hex, way, most)).filter(
    (flight): flight is Flight => flight !== undefined && far(flight.end, source) > far(hex, source),
  );
  const farthest = Math.max(...away.map(({ end }) => far(end, source)));
  const best = away.filter(({ end }) => far(end, source) === farthest);
  const steps = Math.max(...best.map((flight) => flight.steps));
  return best.filter((flight) => flight.steps === steps);
}

export const FEAR: readonly Check[] = [
  check('moved', 'SFB-KW-FEAR-02', ({ deed, table }, { champion, path, how }) => {
    const way = deed?.ways.at(-1);
    if (how !== 'fear' || !deed || !way || way.path.length > path.length) return undefined;
    const source = pieceOf(table, sourceOf(deed, 'fear', champion)).hex;
    const from = pieceOf(table, champion).hex;
    if (source === null || from === null) return 'Fear of or by somebody on the Gate';
    // A card and its Reaction may both bring Fear, of different lengths: which of them this is, nobody sees.
    const allowed = shifting(deed, 'fear').flatMap((fear) => flights(table, champion, source, mostOf(fear)));
    return (
      !allowed.some((flight) => flight.way === wayTo(from, path[0] ?? from)) &&
      `flees to hex ${path.at(-1)}, but must flee to ${allowed.map(({ end }) => end).join(' or ')}`
    );
  }),
];

/** [SFB-KW-FEAR-02] Who fled, fled as far as the row allowed, unless a trap held it. */
export function fledFarEnough(deed: Deed, table: Table): readonly Objection[] {
  return deed.ways
    .filter(({ how }) => how === 'fear')
    .flatMap(({ champion, from, path }) => {
      const piece = pieceOf(table, champion);
      const next = wayTo(from ?? -1, path[0] ?? -1);
      // A card and its Reaction may both bring Fear: which of them this is, nobody sees.
      const most = Math.min(...shifting(deed, 'fear').map(mostOf));
      if (from === null || next === undefined || piece.rooted || fell(deed, champion)) return [];
      const ahead = path.length < most ? beyond(path.at(-1) as HexId, next) : undefined;
      const free = ahead !== undefined && !isStatue(ahead) && at(table, ahead) === undefined;
      return free
        ? [{ rule: 'SFB-KW-FEAR-02', message: `${piece.key} flees ${path.length} of ${most} hexes` }]
        : [];
    });
}
