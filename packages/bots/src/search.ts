/**
 * Tree search over hidden information. One tree, of what the thinking seat may come to see; each iteration imagines
 * everything unseen anew, goes down the tree by the options that exist in that imagined position, adds one option to
 * it, plays on quickly to a horizon, and takes what the position is then worth to each side back up.
 *
 * A node is a question (who, what kind) after a sequence of options; dice and cards in between are not part of it, so
 * one node stands for all their outcomes. An option that is rarely available is not thought bad for being rarely tried:
 * its visits are measured against how often it could have been chosen.
 */
import type { Decision, Game, MachineState, Option, Seat } from '@questhall/kernel';
import { advance, answer } from '@questhall/kernel';
import type { Chance } from './chance.ts';
import { imagining } from './imagining.ts';
import { indexOfOption } from './options.ts';
import type { Pace } from './pace.ts';
import { isNewAction, paceFrom } from './pace.ts';
import type { Quick } from './quick.ts';
import { closeOff, playOn, playOut, quickPlay } from './quick.ts';
import type { Thought } from './ranking.ts';
import { ranking } from './ranking.ts';
import type { Left } from './stop.ts';
import type { Edge, Tree } from './tree.ts';
import { learn, newTree, nextOf, select, spreadOf } from './tree.ts';
import type { Trial } from './trial.ts';
import { newTrial } from './trial.ts';
import type { Choice } from './types.ts';
import { worth } from './worth.ts';

export interface SearchStyle {
  /**
   * After how many actions `evaluate` judges. They are counted from where the thinking starts, so that nothing looks
   * good only because it puts off what must come. Below the tree play goes on at random.
   */
  readonly actions: number;
  /** Questions and options in the tree, at most: this bounds the memory of a search. */
  readonly most: number;
}

interface Search<S extends MachineState> {
  readonly game: Game<S>;
  readonly state: S;
  readonly decision: Decision;
  readonly chance: Chance;
  readonly quick: Quick<S>;
  readonly style: SearchStyle;
  readonly tree: Tree;
  /** The options gone through in this iteration, and who chose them. */
  readonly path: Edge[];
  readonly seats: Seat[];
  /** What the iteration was worth to the sides asked so far. */
  readonly sides: number[];
  readonly worths: number[];
}

export function search<S extends MachineState>(
  game: Game<S>,
  state: S,
  decision: Decision,
  chance: Chance,
  left: Left,
  style: SearchStyle,
): Choice {
  const tree = newTree(decision, style.most);
  const thinking: Search<S> = {
    ...{ game, state, decision, chance, style, tree },
    ...{ quick: quickPlay(game, chance), path: [], seats: [], sides: [], worths: [] },
  };
  let iterations = 0;
  do {
    iterate(thinking);
    iterations += 1;
  } while (!isDecided(tree, decision.options.length, iterations, left(iterations)));
  const thoughts = decision.options.map((option): Thought => ({ option, visits: 0, total: 0 }));
  for (const { option, index, visits, total } of tree.root.edges) {
    const thought = thoughts[indexOfOption(decision.options, option, index)];
    if (thought) Object.assign(thought, { visits, total });
  }
  return soberly(thinking, ranking(thoughts, iterations));
}

/**
 * Where the favourite gains nothing on the spot and leads back to the same question, it must be better than the best
 * way to stop by more than chance. Else bots swap cards to and fro all evening.
 */
function soberly<S extends MachineState>(thinking: Search<S>, choice: Choice): Choice {
  const [favourite] = choice.hints;
  if (!favourite) return choice;
  const tried = tryOut(thinking, favourite.option);
  if (tried.returns === 0 || Math.abs(tried.gain) > NOTHING) return choice;
  const others = choice.hints.slice(1, 1 + WAYS_TO_STOP);
  const stopping = others.find(({ option }) => tryOut(thinking, option).returns === 0);
  if (!stopping) return choice;
  const variance = (1 / favourite.share + 1 / stopping.share) / choice.iterations;
  if (favourite.chance - stopping.chance > spreadOf(thinking.tree) * Math.sqrt(variance)) return choice;
  const rest = choice.hints.filter((hint) => hint !== stopping);
  return { ...choice, option: stopping.option, hints: [stopping, ...rest] };
}

const NOTHING = 0.000_1;
/** So many options are looked at for one that stops. */
const WAYS_TO_STOP = 16;

function tryOut<S extends MachineState>(thinking: Search<S>, option: Option): Trial {
  const { game, state, decision, chance, quick } = thinking;
  const trial = newTrial(option);
  const imagined = imagining(game, state, decision.seat, chance);
  playOut(quick, imagined, decision, option, closeOff, trial);
  return trial;
}

function iterate<S extends MachineState>(thinking: Search<S>): void {
  const { game, state, chance, style, tree, path, seats } = thinking;
  const s = imagining(game, state, thinking.decision.seat, chance);
  path.length = 0;
  seats.length = 0;
  const pace = paceFrom(s, thinking.decision);
  const open = descend(thinking, s, pace);
  playOn(thinking.quick, s, open, pace, Math.max(style.actions, pace.actions + 1));
  reward(thinking, s);
  learn(tree, worthTo(thinking, s, thinking.decision.seat));
}

/** Goes down the tree, and one option beyond it. Says what is asked there. */
function descend<S extends MachineState>(thinking: Search<S>, s: S, pace: Pace): readonly Decision[] {
  const { game, chance, tree, path, seats } = thinking;
  let node = tree.root;
  let open = advance(game, s);
  let asked = open.find(({ seat }) => seat === node.seat);
  while (asked) {
    const { seat, options } = asked;
    const edge = select(tree, node, options, chance, () => game.inclinations?.(s, asked as Decision));
    if (!edge) return open;
    path.push(edge);
    seats.push(seat);
    answer(game, s, seat, options[edge.index] as Option);
    open = advance(game, s);
    const secret = s.stack[s.stack.length - 1]?.given !== undefined;
    asked = open[0];
    while (asked && asked.options.length === 1) {
      isNewAction(pace, s, asked);
      answer(game, s, asked.seat, asked.options[0] as Option);
      open = advance(game, s);
      asked = open[0];
    }
    if (asked) isNewAction(pace, s, asked);
    if (!asked || edge.visits === 0) return open;
    const next = nextOf(tree, secret ? node : edge, asked);
    if (!next) return open;
    node = next;
  }
  return open;
}

function reward<S extends MachineState>(thinking: Search<S>, s: S): void {
  thinking.sides.length = 0;
  thinking.worths.length = 0;
  for (const [i, edge] of thinking.path.entries()) {
    edge.visits += 1;
    edge.total += worthTo(thinking, s, thinking.seats[i] as Seat);
  }
}

/** Seats of one side share what it is worth: the game is asked once for each side. */
function worthTo<S extends MachineState>({ game, sides, worths }: Search<S>, s: S, seat: Seat): number {
  const side = game.side(s, seat);
  const known = sides.indexOf(side);
  if (known >= 0) return worths[known] as number;
  const value = worth(game, s, seat);
  sides.push(side);
  worths.push(value);
  return value;
}

const CHECK_EVERY = 32;
/** Options are told apart when their results lie this many standard errors apart. */
const CLEAR = 5;
const ENOUGH_VISITS = 8;
/** An option that has drawn this part of all visits, of this many, will be the answer. */
const FAVOUR = 0.9;
const ENOUGH_ITERATIONS = 128;

/** The budget is used up, or what is left of it cannot change the answer. */
function isDecided(tree: Tree, options: number, iterations: number, left: number): boolean {
  if (left < 1) return true;
  if (iterations % CHECK_EVERY !== 0) return false;
  const { edges } = tree.root;
  const [first, second] = [...edges].sort((l, r) => r.visits - l.visits);
  if (!first || !second) return false;
  if (first.visits - second.visits > left) return true;
  if (edges.length < options) return false;
  if (iterations >= ENOUGH_ITERATIONS && first.visits > FAVOUR * iterations) return true;
  const spread = spreadOf(tree);
  return edges.every((edge) => {
    if (edge === first) return true;
    const error = spread * Math.sqrt(1 / first.visits + 1 / edge.visits);
    return (
      edge.visits >= ENOUGH_VISITS && first.total / first.visits - edge.total / edge.visits > CLEAR * error
    );
  });
}
