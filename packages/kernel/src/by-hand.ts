/**
 * Dice that people roll at home. A step that needs one of them becomes a question: whoever rolls names the face, and the
 * step is run again with the faces there are, until none is missing. Faces are answers: they are on record, and undo takes
 * them back like any other.
 */
import { emit } from './events.ts';
import { pick } from './random.ts';
import type { MachineState } from './state.ts';
import type { Decision, Json, Option, Seat } from './types.ts';

type Face = string | number;

/** A kind of dice in the box. */
export interface BoxDie<T extends Face> {
  /** What the game calls it. */
  readonly name: string;
  /** All of them: one that is there twice comes up twice as often. */
  readonly faces: readonly T[];
  /** Faces that look the same count the same. Left out: each looks like itself. */
  readonly look?: (face: T) => Face;
}

/** A roll that waits for its faces. */
interface RollAsked {
  readonly die: string;
  readonly faces: readonly Face[];
  /** One of each look. */
  readonly looks: readonly Face[];
  /** How many are to be rolled now. */
  readonly dice: number;
}

/** A type, not an interface: so that it counts as JSON. */
export type RolledDie = {
  readonly die: string;
  readonly face: Face;
  /** The table rolled it, because it was asked to. */
  readonly lent: boolean;
};

/** Part of the generator of a match whose dice are rolled by hand. Never changed in place. */
export interface ByHand {
  /** For the step under way, in the order of rolling. */
  readonly entered: readonly RolledDie[];
  readonly asked: RollAsked | null;
  /** The answer whose consequences wait for the dice; null: those of a step do. */
  readonly answer: { readonly seat: Seat; readonly option: Option } | null;
}

export const NOTHING_ROLLED: ByHand = { entered: [], asked: null, answer: null };

/** The question for a face. A game's words know it by this name. */
export const ROLL = 'rollDice';

/** `rolled`: this came up. `lend`: the table rolls what is left of this roll. */
export type RollOption =
  | { readonly do: 'rolled'; readonly die: string; readonly face: Face }
  | { readonly do: 'lend' };

/** What everybody sees of dice that came from outside, before what comes of them. */
export interface DiceEntered {
  readonly type: 'diceEntered';
  readonly seat: Seat;
  readonly dice: readonly RolledDie[];
}

class RollNeeded extends Error {
  /** Rules that were kept bring this class along as their own: it is known by its sign. */
  readonly needs = 'a roll';
  readonly asked: RollAsked;
  constructor(asked: RollAsked) {
    super(`a die '${asked.die}' is rolled by hand`);
    this.asked = asked;
  }
}

const isRollNeeded = (error: unknown): error is RollNeeded =>
  error instanceof Error && 'needs' in error && error.needs === 'a roll';

/** Rolls one die of the box. `dice`: how many are rolled together from this one on, which whoever holds them is told. */
export function roll<T extends Face>(s: MachineState, die: BoxDie<T>, dice = 1): T {
  const { byHand } = s.rng;
  const { name, faces } = die;
  if (byHand === undefined) return pick(s, faces);
  const [first, ...entered] = byHand.entered;
  if (first === undefined) throw new RollNeeded({ die: name, faces, looks: looksOf(die), dice });
  const { face } = first;
  if (first.die !== name || !faces.includes(face as T))
    throw new Error(`${face} is not on the die '${name}'`);
  s.rng.byHand = { ...byHand, entered };
  return face as T;
}

function looksOf<T extends Face>({ faces, look = (face) => face }: BoxDie<T>): readonly T[] {
  const seen = faces.map(look);
  return faces.filter((_face, at) => seen.indexOf(seen[at] as Face) === at);
}

/** What it takes of a game. */
export interface Rolling<S> {
  clone?(s: S): S;
  roller?(s: S): Seat;
}

/** Does what may roll. Where a face is missing, everything stays as it was and the face is asked for. */
export function withDice<S extends MachineState>(
  rules: Rolling<S>,
  s: S,
  answer: ByHand['answer'],
  act: () => void,
): void {
  const given = s.rng.byHand;
  const before = given && rules.clone?.(s);
  if (!given || !before) return act();
  try {
    if (given.entered.length > 0) {
      const event: DiceEntered = { type: 'diceEntered', seat: rollerOf(rules, s), dice: given.entered };
      emit(s, event);
    }
    act();
    if (s.rng.byHand?.entered.length) throw new Error('faces were entered that nothing here rolls');
    s.rng.byHand = NOTHING_ROLLED;
  } catch (error) {
    if (!isRollNeeded(error)) throw error;
    putBack(s, before);
    s.rng.byHand = { ...given, asked: error.asked, answer };
  }
}

function putBack<S extends MachineState>(s: S, before: S): void {
  for (const key in s) if (!(key in before)) delete s[key];
  Object.assign(s, before);
}

const rollerOf = <S extends MachineState>(rules: Rolling<S>, s: S): Seat => rules.roller?.(s) ?? 0;

/** The question for the next face. */
export function rollDecision<S extends MachineState>(rules: Rolling<S>, s: S, asked: RollAsked): Decision {
  const faces = asked.looks.map((face): RollOption => ({ do: 'rolled', die: asked.die, face }));
  const options: RollOption[] = [...faces, { do: 'lend' }];
  return { id: s.asks, seat: rollerOf(rules, s), kind: ROLL, options };
}

/** What the sentence of that question needs. */
export function rollAbout({
  rng: { byHand },
}: MachineState): { readonly [detail: string]: Json } | undefined {
  const asked = byHand?.asked;
  return asked ? { die: asked.die, dice: asked.dice, entered: byHand.entered } : undefined;
}

/** Carries out an answer to it; false: no such question is open. */
export function enterFace(s: MachineState, option: Option): boolean {
  const { byHand } = s.rng;
  if (!byHand?.asked) return false;
  const { die, faces, dice } = byHand.asked;
  const chosen = option as RollOption;
  const rolled: RolledDie[] =
    chosen.do === 'rolled'
      ? [{ die, face: chosen.face, lent: false }]
      : Array.from({ length: dice }, () => ({ die, face: pick(s, faces), lent: true }));
  s.asks += 1;
  s.rng.byHand = { ...byHand, asked: null, entered: [...byHand.entered, ...rolled] };
  return true;
}
