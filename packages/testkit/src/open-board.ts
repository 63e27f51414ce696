/**
 * Open information is open: whatever a view shows, the text board says. Tried by exchanging one part of a view for what the
 * same part was at another time: where the board reads the same whatever stands there, nobody can read it.
 */
import type { Game, Json, MachineState, MatchOptions } from '@questhall/kernel';
import { advance, answer, asGame, seeded } from '@questhall/kernel';
import { inclined } from './random-play.ts';

/** Where something stands in a view: names of fields, and * for a place in a list. */
type Path = string;

export interface OpenBoardSettings {
  readonly games: number;
  readonly seed: string;
  /** The matches take turns with these settings. */
  readonly inputs: readonly { readonly [setting: string]: unknown }[];
  /** What need not be read, by its path, each with the reason. */
  readonly except: { readonly [path: Path]: string };
}

interface Leaf {
  readonly path: Path;
  readonly value: Json;
  /** The view with another value in this place. */
  with(other: Json): Json;
}

const MOST_STEPS = 2000;
/** One view of so many is looked at, and no more than so many in all. */
const EVERY = 7;
const MOST_VIEWS = 120;
/** How often players stray from what seems sensible, so that much happens. */
const STRAY = 6;
/** Of one path so many places are tried, with so many values. */
const MOST_LEAVES = 40;
const MOST_VALUES = 4;

/** The parts of the view that the board is silent about, whatever they are. */
export function unreadable<S extends MachineState, O extends MatchOptions, V>(
  game: Game<S, O, V>,
  settings: OpenBoardSettings,
): readonly Path[] {
  const plain = asGame(game);
  const leaves = new Map<Path, Leaf[]>();
  for (const view of viewsOf(plain, settings)) {
    for (const leaf of leavesOf(view)) {
      const alike = leaves.get(leaf.path);
      if (alike) alike.push(leaf);
      else leaves.set(leaf.path, [leaf]);
    }
  }
  return [...leaves]
    .filter(([path, alike]) => !(path in settings.except) && isSilent(plain, alike))
    .map(([path]) => path)
    .sort();
}

/** Is the board the same for all of them, though they are not? */
function isSilent(game: Game, leaves: readonly Leaf[]): boolean {
  const values = [...new Map(leaves.map(({ value }) => [JSON.stringify(value), value])).values()];
  if (values.length < 2) return false;
  return spread(leaves, MOST_LEAVES).every((leaf) => {
    const said = reads(game, leaf.with(leaf.value));
    return spread(values, MOST_VALUES).every((other) => reads(game, leaf.with(other)) === said);
  });
}

/** So many of them, from all over the list. */
function spread<T>(all: readonly T[], most: number): T[] {
  const every = Math.max(1, Math.ceil(all.length / most));
  return all.filter((_, at) => at % every === 0);
}

/** A view that never was may be more than the board can say. */
function reads(game: Game, view: Json): string | undefined {
  try {
    return game.words.board(view);
  } catch {
    return undefined;
  }
}

function optionsOf(game: Game, input: { readonly [setting: string]: unknown }): MatchOptions {
  const configured = game.configure(input);
  if ('problems' in configured) throw new Error(JSON.stringify(configured.problems));
  return configured.options;
}

function viewsOf(game: Game, { games, seed, inputs }: OpenBoardSettings): Json[] {
  const views: Json[] = [];
  const options = inputs.map((input) => optionsOf(game, input));
  const policy = inclined(game, STRAY);
  for (let at = 0; at < games; at++) {
    const state = game.setup(options[at % options.length] as MatchOptions, seeded(`${seed} ${at}`));
    state.events = null;
    const chance = { rng: seeded(`${seed} player ${at}`) };
    for (let step = 0; step < MOST_STEPS; step++) {
      const [decision] = advance(game, state);
      if (!decision) break;
      const { seat } = decision;
      if (step % EVERY === 0) views.push(game.view(state, seat));
      answer(game, state, seat, policy(state, decision, chance));
    }
  }
  return spread(views, MOST_VIEWS);
}

function leavesOf(view: Json): Leaf[] {
  const found: Leaf[] = [];
  walk(view, '', (other) => other, found);
  return found;
}

function walk(value: Json, path: Path, put: (other: Json) => Json, found: Leaf[]): void {
  if (typeof value !== 'object' || value === null) {
    found.push({ path, value, with: put });
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
