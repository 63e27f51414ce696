/**
 * Every random draw of every game comes through `draw` below: one door. Behind it stands a seeded generator that lives
 * in the state (sfc32: integers only, the same everywhere). Tests and real dice put a script in its place.
 */
import type { ByHand } from './by-hand.ts';
import { copy, seedWords } from './data.ts';
import type { MachineState } from './state.ts';

/** What a person would read off: the face of a die, the card that was drawn. */
export type Scripted = string | number;

export interface Rng {
  a: number;
  b: number;
  c: number;
  d: number;
  /** How many draws were made: the undo barrier watches it. */
  drawn: number;
  /** When present, draws are taken from here and nowhere else. */
  script?: Scripted[];
  /** What the host hands in with the answer under way: thrown dice that came to rest. Never in a state at rest. */
  handed?: Scripted[];
  /** Present where people roll the dice of the box themselves (by-hand.ts). */
  byHand?: ByHand;
}

/** A draw that the script cannot answer. A table with real dice asks its people and runs the answer again. */
export class DrawNeeded extends Error {
  readonly outOf: number;
  constructor(outOf: number) {
    super(`a random draw out of ${outOf} is needed and the script is used up`);
    this.outOf = outOf;
  }
}

export function seeded(seed: string): Rng {
  const [a, b, c, d] = seedWords(seed);
  const rng: Rng = { a, b, c, d, drawn: 0 };
  for (let i = 0; i < 12; i++) next(rng);
  return rng;
}

/** A copy that shares nothing that can change. */
export const cloneRng = (rng: Rng): Rng => ({
  ...rng,
  ...(rng.script && { script: rng.script.slice() }),
  ...(rng.handed && { handed: rng.handed.slice() }),
  ...(rng.byHand && { byHand: copy(rng.byHand) }),
});

/** The next 32 bits. */
function next(rng: Rng): number {
  const t = (rng.a + rng.b + rng.d) | 0;
  rng.d = (rng.d + 1) | 0;
  rng.a = rng.b ^ (rng.b >>> 9);
  rng.b = (rng.c + (rng.c << 3)) | 0;
  rng.c = (((rng.c << 21) | (rng.c >>> 11)) + t) | 0;
  return t >>> 0;
}

const SPAN = 0x1_0000_0000;
const HALF_SPAN = 0x8000_0000;

/** The door: an index below `n`, each equally likely. `read` turns a scripted value into the index. */
function draw(rng: Rng, n: number, read: (value: Scripted) => number): number {
  if (n < 1) throw new Error('there is nothing to draw from');
  if (!(n <= SPAN)) throw new Error(`one of ${n} cannot be drawn, at most one of ${SPAN}`);
  rng.drawn += 1;
  if (rng.script) return scripted(rng.script, n, read);
  for (;;) {
    const bits = next(rng);
    const index = remainder(bits, n);
    /** Where the last round through the `n` is cut short by the span, it does not count. */
    if (bits - index + n <= SPAN) return index;
  }
}

/** Marked as whole 32-bit numbers all the way: otherwise every die would be a fraction inside the engine. */
const remainder = (bits: number, n: number): number => (n < HALF_SPAN ? (bits % (n >>> 0)) | 0 : bits % n);

function scripted(script: Scripted[], n: number, read: (value: Scripted) => number): number {
  const value = script.shift();
  if (value === undefined) throw new DrawNeeded(n);
  const index = read(value);
  if (!(Number.isInteger(index) && index >= 0 && index < n))
    throw new Error(`scripted draw ${value} is not among the ${n} possible`);
  return index;
}

type Source = Pick<MachineState, 'rng'>;

const asIndex = (value: Scripted): number => Number(value);
const asFace = (value: Scripted): number => Number(value) - 1;

/** A whole number from 0 up to but not including `n`. */
export const below = (s: Source, n: number): number => draw(s.rng, n, asIndex);

/** A die with faces 1 to `sides`. */
export const die = (s: Source, sides: number): number => 1 + draw(s.rng, sides, asFace);

/** One item of a list. A script names the item. */
export function pick<T extends Scripted>(s: Source, items: readonly T[]): T {
  const index = s.rng.script
    ? draw(s.rng, items.length, (value) => items.indexOf(value as T))
    : draw(s.rng, items.length, asIndex);
  return items[index] as T;
}

/**
 * Takes one card out of a face-down pile whose order nobody knows. Such a pile is a bag: shuffling it and taking the
 * top card is the same as taking any card, and a bag has no secret order that could leak.
 */
export function takeFrom<T extends Scripted>(s: Source, bag: T[]): T {
  const index = s.rng.script
    ? draw(s.rng, bag.length, (value) => bag.indexOf(value as T))
    : draw(s.rng, bag.length, asIndex);
  const taken = bag[index] as T;
  const last = bag.pop() as T;
  if (index < bag.length) bag[index] = last;
  return taken;
}

/**
 * What was handed in through the door for this draw: by the host, or by a script. Nothing: the rule draws for itself.
 * For what chance cannot be asked to make up, such as where a die lands that somebody throws.
 */
export function handedIn({ rng }: Source): Scripted | undefined {
  const value = rng.script ? rng.script.shift() : rng.handed?.shift();
  if (value !== undefined) rng.drawn += 1;
  else if (rng.script) throw new DrawNeeded(1);
  return value;
}

/** Shuffles in place, for piles whose order matters later. A script leaves the order as it is. */
export function shuffle<T>(s: Source, items: T[]): void {
  if (s.rng.script) return;
  for (let i = items.length - 1; i > 0; i--) {
    const j = draw(s.rng, i + 1, asIndex);
    const held = items[i] as T;
    items[i] = items[j] as T;
    items[j] = held;
  }
}
