/**
 * What a game's table says to those who do not look at it, besides the sentences of its rules: where things are, what
 * can happen to whom, and what an option would come to. One mechanism (this folder) makes of it a position in
 * sentences, a map one walks, and answers to questions.
 */
import type { Option, Ref, Viewer } from '@questhall/kernel';
import type { ComponentType } from 'react';
import type { Scene } from '../game-table.ts';

/** Clockwise from the north. */
export const WAYS = [
  'north',
  'northEast',
  'east',
  'southEast',
  'south',
  'southWest',
  'west',
  'northWest',
] as const;
export type Way = (typeof WAYS)[number];

/** From one place to the next; what stands between them, if something does. */
export interface Passage {
  readonly to: string;
  readonly shut?: string | undefined;
}

/** A square, a hex, a place in a lane. */
export interface Place {
  readonly key: string;
  /** What options point at; a place may be but a place. */
  readonly ref: Ref;
  /** As people call it: "C4". */
  readonly name: string;
  /** Columns to the east and rows to the south, for directions. */
  readonly x: number;
  readonly y: number;
  /** What is printed and lies there, figures apart. */
  readonly says: readonly string[];
  readonly ways: { readonly [way in Way]?: Passage };
  /** Worth jumping to: a door, a chest, a trap. */
  readonly marked?: boolean;
}

export interface Bearings<V> {
  /** None: the game has no map, or none yet. */
  readonly places: (view: V) => readonly Place[];
  /** The key of the place where a figure stands; nothing: it stands nowhere. */
  readonly where: (figure: Ref, view: V) => string | undefined;
  /** Whom the person plays at this moment. */
  readonly me: (scene: Pick<Scene<V>, 'view' | 'seat' | 'decision'>) => Ref | undefined;
  readonly isFoe: (figure: Ref, view: V, seat: Viewer) => boolean;
  /** Foes that are no figures and stand nowhere: the Monster of a room. Then those who stand nowhere are near. */
  readonly foes?: (view: V) => readonly { readonly name: string; readonly life: number }[];
  /** What can hit the figure, and how hard, a sentence each; the worst first. */
  readonly threats: (figure: Ref, view: V) => readonly string[];
  /** What is held, worn and known, by its large cards. */
  readonly hand: (view: V, seat: Viewer) => readonly Ref[];
  /** What is held and has no large card: cards of energy. */
  readonly held?: (view: V, seat: Viewer) => readonly string[];
  /** Cost, odds, distance, what comes of it, as far as its own sentence does not say so. */
  readonly effect: (option: Option, scene: Scene<V>) => string | undefined;
  /** What could have been meant by a thing at which nothing can be done now: the rules say why not. */
  readonly meant?: (ref: Ref, scene: Scene<V>) => readonly Option[];
  /** Kinds of refs that large cards know, for ids among the fields of an option: `card`, `item`. */
  readonly kinds: readonly string[];
  /** A step of the map is called so: "hex", "square". */
  readonly step?: string;
  /** Where an answer is more than a choice: a throw. It is shown above the options. */
  readonly Control?: ComponentType<Scene<V>>;
}
