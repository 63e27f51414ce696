/**
 * Open information is open: whatever lies on the table is in the views, and whatever a view shows can be read. Tried by
 * exchanging one part of a position for what the same part was at another time: where everything reads the same whatever
 * stands there, nobody can know it.
 */
import type { Game, Json, MachineState, MatchOptions, Seat } from '@questhall/kernel';
import { advance, answer, asGame, seeded } from '@questhall/kernel';
import { curious, inclined } from './random-play.ts';

/** Where something stands in a position: names of fields, and * for a place in a list. */
type Path = string;

export interface OpenSettings {
  readonly games: number;
  readonly seed: string;
  /** The matches take turns with these settings. */
  readonly inputs: readonly { readonly [setting: string]: unknown }[];
  /** What need not be known, by its path or the beginning of it, each with the reason. */
  readonly except: { readonly [path: Path]: string };
  /** In how many places each value is tried; fewer where reading takes its time. */
  readonly places?: number;
}

interface Leaf {
  readonly path: Path;
  readonly value: Json;
  /** Where it stands. */
  readonly position: Json;
  /** The position with another value in this place. */
  with(other: Json): Json;
}

const MOST_STEPS = 2000;
/** One position of so many is looked at. */
const EVERY = 7;
/** How often players stray from what seems sensible, so that much happens. */
const STRAY = 6;
/** Of one path so many places are kept, for what is rare is not to be lost among them. */
const MOST_ALIKE = 200;
/** So many values are exchanged for each other, each in so many places. */
const MOST_VALUES = 6;
const PLACES = 12;

/** What can be read of a position, piece by piece: as far as it is wanted. */
type Reads = (position: Json) => Iterable<string>;

/** The parts of the view that are told nowhere, whatever they are: on the text board, or wherever `reads` looks. */
export function unreadable<S extends MachineState, O extends MatchOptions, V>(
  game: Game<S, O, V>,
  settings: OpenSettings,
  reads?: Reads,
): readonly Path[] {
  const plain = asGame(game);
  const views = positionsOf(plain, settings, (state, seat) => plain.view(state, seat));
  const onTheBoard = function* (view: Json): Generator<string> {
    yield plain.words.board(view);
  };
  return silentParts(views, settings, reads ?? onTheBoard);
}

/** The parts of the state that no view shows to anybody. */
export function unseen<S extends MachineState, O extends MatchOptions, V>(
  game: Game<S, O, V>,
  settings: OpenSettings,
): readonly Path[] {
  const plain = asGame(game);
  const states = positionsOf(plain, settings, (state) => plain.clone(state) as unknown as Json);
  return silentParts(states, settings, function* (state) {
    const s = state as unknown as MachineState & { readonly options: MatchOptions };
    const viewers = [null, ...Array.from({ length: s.options.players }, (_, seat) => seat)];
    for (const viewer of viewers) yield JSON.stringify(plain.view(s, viewer));
  });
}

function silentParts(
  positions: readonly Json[],
  { except, places = PLACES }: OpenSettings,
  reads: Reads,
): readonly Path[] {
  const leaves = new Map<Path, Leaf[]>();
  for (const [number, position] of positions.entries()) {
    for (const leaf of leavesOf(position)) {
      const alike = leaves.get(leaf.path) ?? [];
      leaves.set(leaf.path, alike);
      if (alike.length < MOST_ALIKE) alike.push(leaf);
      else alike[number % MOST_ALIKE] = leaf;
    }
  }
  const asItIs = new Map<Json, Reading>();
  const readAsItIs = (position: Json): Reading => {
    const known = asItIs.get(position) ?? readingOf(reads(position));
    asItIs.set(position, known);
    return known;
  };
  const excepted = (path: Path): boolean =>
    Object.keys(except).some((begin) => path === begin || path.startsWith(`${begin}.`));
  return [...leaves]
    .filter(([path, alike]) => !excepted(path) && isSilent(reads, readAsItIs, alike, places))
    .map(([path]) => path)
    .sort();
}

/** Is everything the same for all of them, though they are not? */
function isSilent(
  reads: Reads,
  readAsItIs: (position: Json) => Reading,
  leaves: readonly Leaf[],
  places: number,
): boolean {
  const byValue = Map.groupBy(leaves, ({ value }) => JSON.stringify(value));
  if (byValue.size < 2) return false;
  const alike = spread([...byValue.values()], MOST_VALUES);
  return alike.every((some) =>
    spread(some, places).every((leaf) => {
      const others = alike.filter((each) => each !== some).map(([other]) => (other as Leaf).value);
      return others.every((other) => areSame(readAsItIs(leaf.position), readingOf(reads(leaf.with(other)))));
    }),
  );
}

/** So many of them, from all over the list. */
function spread<T>(all: readonly T[], most: number): T[] {
  const every = Math.max(1, Math.ceil(all.length / most));
  return all.filter((_, at) => at % every === 0);
}

/** The piece at a place; nothing: there are no more. */
type Reading = (at: number) => string | undefined;

/** Each piece is read once, when it is wanted. */
function readingOf(pieces: Iterable<string>): Reading {
  const rest = pieces[Symbol.iterator]();
  const known: string[] = [];
  return (at) => {
    if (at < known.length) return known[at];
    const piece = nextOf(rest);
    if (piece !== undefined) known.push(piece);
    return piece;
  };
}

/** A position that never was may be more than words can say. */
function nextOf(pieces: Iterator<string>): string | undefined {
  try {
    const { value, done } = pieces.next();
    return done ? undefined : value;
  } catch {
    return 'unspeakable';
  }
}

function areSame(one: Reading, other: Reading): boolean {
  for (let at = 0; ; at++) {
    const piece = one(at);
    if (piece !== other(at)) return false;
    if (piece === undefined) return true;
  }
}

function optionsOf(game: Game, input: { readonly [setting: string]: unknown }): MatchOptions {
  const configured = game.configure(input);
  if ('problems' in configured) throw new Error(JSON.stringify(configured.problems));
  return configured.options;
}

function positionsOf(
  game: Game,
  { games, seed, inputs }: OpenSettings,
  take: (state: MachineState, seat: Seat) => Json,
): Json[] {
  const taken: Json[] = [];
  const options = inputs.map((input) => optionsOf(game, input));
  for (let at = 0; at < games; at++) {
    const state = game.setup(options[at % options.length] as MatchOptions, seeded(`${seed} ${at}`));
    state.events = null;
    const policy = at % 2 === 0 ? inclined(game, STRAY) : curious(game);
    const chance = { rng: seeded(`${seed} player ${at}`) };
    for (let step = 0; step < MOST_STEPS; step++) {
      const [decision] = advance(game, state);
      if (!decision) break;
      const { seat } = decision;
      if (step % EVERY === 0) taken.push(take(state, seat));
      answer(game, state, seat, policy(state, decision, chance));
    }
  }
  return taken;
}

function leavesOf(position: Json): Leaf[] {
  const found: Leaf[] = [];
  walk(
    position,
    '',
    (other) => other,
    (leaf) => found.push({ ...leaf, position }),
  );
  return found;
}

function walk(
  value: Json,
  path: Path,
  put: (other: Json) => Json,
  found: (leaf: Omit<Leaf, 'position'>) => void,
): void {
  if (typeof value !== 'object' || value === null) {
    found({ path, value, with: put });
    return;
  }
  if (Array.isArray(value)) {
    value.forEach((item, at) => {
      walk(item, `${path}.*`, (other) => put(value.with(at, other)), found);
    });
    return;
  }
  for (const [key, inner] of Object.entries(value))
    walk(
      inner as Json,
      path === '' ? key : `${path}.${key}`,
      (other) => put({ ...value, [key]: other }),
      found,
    );
}
