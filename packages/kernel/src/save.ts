/** A state as text, and back. A saved state is a cache of its record, and good in mid-attack. */
import type { Game } from './game.ts';
import type { MachineState } from './state.ts';
import { STATE_FORMAT } from './state.ts';

interface Saved<S> {
  readonly game: string;
  readonly rulesVersion: number;
  readonly format: number;
  readonly state: S;
}

export function save<S extends MachineState>(game: Game<S>, state: S): string {
  const saved: Saved<S> = { game: game.id, rulesVersion: game.version, format: STATE_FORMAT, state };
  return JSON.stringify(saved);
}

/** Trusts its own format, but not that the text is one of this game and version. */
export function load<S extends MachineState>(game: Game<S>, text: string): S {
  const saved = JSON.parse(text) as Partial<Saved<S>> | null;
  const ofThisGame = saved?.game === game.id && saved.rulesVersion === game.version;
  if (!ofThisGame || saved.format !== STATE_FORMAT || !saved.state) {
    const found = `${saved?.game ?? 'no game'}, rules version ${saved?.rulesVersion ?? 'none'}, format ${saved?.format ?? 'none'}`;
    const expected = `${game.id}, rules version ${game.version}, format ${STATE_FORMAT}`;
    throw new Error(`expected a saved state of ${expected}; found ${found}`);
  }
  return saved.state;
}
