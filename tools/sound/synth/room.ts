/** Renders what is always heard in a room, so that its end leads into its beginning. */
import { RATE } from './filters.ts';
import type { Layer } from './recipe.ts';
import { mixed } from './sound.ts';

export interface RoomTone {
  /** Seconds until it begins again. */
  readonly lasts: number;
  readonly layers: readonly Layer[];
  readonly room?: number;
}

/** What would sound on after the end sounds at the beginning. */
export function roomSound({ lasts, layers, room = 0.2 }: RoomTone, name: string): Float64Array {
  const length = Math.round(lasts * RATE);
  const out = new Float64Array(length);
  for (const [at, value] of mixed({ layers, room }, name, 0).entries()) {
    out[at % length] = (out[at % length] ?? 0) + value;
  }
  const peak = out.reduce((most, value) => Math.max(most, Math.abs(value)), 1e-9);
  return out.map((value) => value / peak);
}
