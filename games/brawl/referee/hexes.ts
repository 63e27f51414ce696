/** [SFB-HEX-01] Distances and hex rows, counted by the referee from the places of the hexes alone. */
import type { HexId } from '../src/content/arena.ts';
import { DEPLOYMENT, HEXES, STATUES, TRAP_HEXES } from '../src/content/arena.ts';

interface Step {
  readonly q: number;
  readonly r: number;
}

/** East, then clockwise. */
const STEPS: readonly Step[] = [
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
  { q: 0, r: -1 },
  { q: 1, r: -1 },
];
export const WAYS: readonly number[] = STEPS.map((_step, way) => way);

const place = (hex: HexId): Step => HEXES[hex] as Step;

/** [SFB-TARGET-02] */
export function far(a: HexId, b: HexId): number {
  const q = place(a).q - place(b).q;
  const r = place(a).r - place(b).r;
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
}

/** The next hex that way, or undefined beyond the edge. */
export function beyond(hex: HexId, way: number): HexId | undefined {
  const { q, r } = STEPS[way] as Step;
  const found = HEXES.findIndex((other) => other.q === place(hex).q + q && other.r === place(hex).r + r);
  return found < 0 ? undefined : found;
}

/** Which way the hex row through both runs, or undefined. */
export const wayTo = (from: HexId, to: HexId): number | undefined =>
  from === to ? undefined : WAYS.find((way) => along(from, way, far(from, to)) === to);

/** So many hexes that way, whatever lies between. */
function along(from: HexId, way: number, steps: number): HexId | undefined {
  const { q, r } = STEPS[way] as Step;
  const to = { q: place(from).q + q * steps, r: place(from).r + r * steps };
  const found = HEXES.findIndex((other) => other.q === to.q && other.r === to.r);
  return found < 0 ? undefined : found;
}

/** The hexes of the row that lie between two of it. */
export function between(from: HexId, to: HexId): readonly HexId[] {
  const way = wayTo(from, to);
  if (way === undefined) return [];
  return Array.from({ length: far(from, to) - 1 }, (_, i) => along(from, way, i + 1) as HexId);
}

export const isStatue = (hex: HexId): boolean => Object.values(STATUES).some((statue) => statue.hex === hex);
export const isPrintedTrapHex = (hex: HexId): boolean => TRAP_HEXES.includes(hex);
export const isDeployment = (hex: HexId): boolean =>
  DEPLOYMENT.north.includes(hex) || DEPLOYMENT.south.includes(hex);
