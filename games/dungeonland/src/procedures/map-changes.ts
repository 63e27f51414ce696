/** The map is never changed in place: each change makes a new one, and the board is derived of it anew. */
import type { MapState, Scenery, State } from '../state.ts';

export function useScenery(s: State, id: number): void {
  s.map = {
    ...s.map,
    scenery: s.map.scenery.map((piece) => (piece.id === id ? { ...piece, used: true } : piece)),
  };
}

export function addScenery(s: State, piece: Omit<Scenery, 'id'>): number {
  const id = s.map.nextId;
  s.map = { ...s.map, scenery: [...s.map.scenery, { ...piece, id }], nextId: id + 1 };
  return id;
}

export function removeScenery(s: State, type: Scenery['type']): void {
  if (!s.map.scenery.some((piece) => piece.type === type)) return;
  s.map = { ...s.map, scenery: s.map.scenery.filter((piece) => piece.type !== type) };
}

export const scenery = (s: State, id: number): Scenery | undefined =>
  s.map.scenery.find((piece) => piece.id === id);

export const emptyMap = (): MapState => ({ tiles: [], doors: [], scenery: [], nextId: 1 });
