/** The map is never changed in place: each change makes a new one, and the board is derived of it anew. */
import { emit } from '../events.ts';
import type { MapState, Scenery, State } from '../state.ts';
import { frozen } from '../state.ts';

/** Copies of the state share the map: it is frozen. */
export function setMap(s: State, map: MapState): void {
  s.map = frozen(map);
}

export function useScenery(s: State, id: number): void {
  const scenery = s.map.scenery.map((piece) => (piece.id === id ? { ...piece, used: true } : piece));
  setMap(s, { ...s.map, scenery });
}

export function addScenery(s: State, piece: Omit<Scenery, 'id'>): number {
  const id = s.map.nextId;
  setMap(s, { ...s.map, scenery: [...s.map.scenery, { ...piece, id }], nextId: id + 1 });
  return id;
}

export function removeScenery(s: State, type: Scenery['type']): void {
  const gone = s.map.scenery.filter((piece) => piece.type === type);
  if (gone.length === 0) return;
  for (const { id, x, y } of gone) emit(s, { type: 'sceneryRemoved', scenery: id, what: type, at: { x, y } });
  setMap(s, { ...s.map, scenery: s.map.scenery.filter((piece) => piece.type !== type) });
}

export const scenery = (s: State, id: number): Scenery | undefined =>
  s.map.scenery.find((piece) => piece.id === id);

export const emptyMap = (): MapState => frozen({ tiles: [], doors: [], scenery: [], nextId: 1 });
