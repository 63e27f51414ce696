/** What is shown over the floor on demand. The switch lies over the board, the layers on it: both share this. */
import { useSyncExternalStore } from 'react';

export const LAYERS = ['zones', 'ranges', 'names'] as const;
export type Layer = (typeof LAYERS)[number];

let shown: readonly Layer[] = ['zones'];
const listeners = new Set<() => void>();

const watch = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export function toggleLayer(layer: Layer): void {
  shown = shown.includes(layer) ? shown.filter((other) => other !== layer) : [...shown, layer];
  for (const listener of listeners) listener();
}

const current = (): readonly Layer[] => shown;

export const useLayers = (): readonly Layer[] => useSyncExternalStore(watch, current, current);
