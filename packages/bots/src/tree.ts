/** The tree of a search: questions, the options tried there, and which of them to try next. */
import type { Decision, Option, Seat } from '@questhall/kernel';
import type { Chance } from './chance.ts';
import { pickByWeight } from './inclination.ts';
import { indexOfOption, pickFairly } from './options.ts';

/** A question. */
export interface Node {
  readonly seat: Seat;
  readonly kind: string;
  readonly edges: Edge[];
  visits: number;
  /** What is asked next whichever option was chosen: only where the choice is a secret until others have chosen. */
  next: Node | null;
  /** Another question that may come at the same place, as the dice will have it. */
  readonly sibling: Node | null;
}

/** An option of a question. */
export interface Edge {
  readonly option: Option;
  /** Where it stood in the list the last time. */
  index: number;
  visits: number;
  /** How often it could have been chosen. */
  available: number;
  /** The sum of what it was worth to the side that chose it. */
  total: number;
  next: Node | null;
}

export interface Tree {
  readonly root: Node;
  /** Questions and options in the tree, and how many it may have. */
  size: number;
  readonly most: number;
  /** Worth as it came out so far, for the thinking seat: how many, mean, sum of squared distances. */
  count: number;
  mean: number;
  scatter: number;
  taken: Uint8Array;
}

const nodeFor = (seat: Seat, kind: string, sibling: Node | null): Node => ({
  seat,
  kind,
  edges: [],
  visits: 0,
  next: null,
  sibling,
});

export const newTree = ({ seat, kind, options }: Decision, most: number): Tree => ({
  root: nodeFor(seat, kind, null),
  size: 1,
  most,
  count: 0,
  mean: 0,
  scatter: 0,
  taken: new Uint8Array(Math.max(64, options.length)),
});

/** The question that follows. Nothing: the tree is full. */
export function nextOf(tree: Tree, after: Node | Edge, { seat, kind }: Decision): Node | null {
  for (let node = after.next; node; node = node.sibling) {
    if (node.seat === seat && node.kind === kind) return node;
  }
  if (tree.size >= tree.most) return null;
  tree.size += 1;
  after.next = nodeFor(seat, kind, after.next);
  return after.next;
}

/** How far results lie apart. Curiosity is measured in it, so that it does not matter how bold `evaluate` is. */
function spreadOf({ count, scatter }: Tree): number {
  return Math.sqrt((scatter + 0.25) / (count + 4)) + 0.000_1;
}

export function learn(tree: Tree, result: number): void {
  tree.count += 1;
  const off = result - tree.mean;
  tree.mean += off / tree.count;
  tree.scatter += off * (result - tree.mean);
}

const CURIOSITY = 1.2;
const FIRST_WIDTH = 2;
const WIDTH_GROWTH = 1;

/** The more often a question was visited, the more of its options are worth a look. */
const widthOf = (node: Node): number => FIRST_WIDTH + WIDTH_GROWTH * Math.sqrt(node.visits);

/**
 * The option to follow: a new one while the node may still grow, else the one that promises most. Nothing: the tree is
 * full, and none of these options is in it.
 */
export function select(
  tree: Tree,
  node: Node,
  options: readonly Option[],
  chance: Chance,
  weigh: () => readonly number[] | undefined,
): Edge | null {
  if (tree.taken.length < options.length) tree.taken = new Uint8Array(2 * options.length);
  const { taken } = tree;
  taken.fill(0, 0, options.length);
  const curiosity = CURIOSITY * spreadOf(tree);
  let best: Edge | null = null;
  let most = Number.NEGATIVE_INFINITY;
  let known = 0;
  for (const edge of node.edges) {
    edge.index = indexOfOption(options, edge.option, edge.index);
    if (edge.index < 0) continue;
    known += 1;
    taken[edge.index] = 1;
    edge.available += 1;
    const promise = edge.total / edge.visits + curiosity * Math.sqrt(log2(edge.available) / edge.visits);
    if (promise > most) {
      most = promise;
      best = edge;
    }
  }
  node.visits += 1;
  if (known === options.length || tree.size >= tree.most || known >= widthOf(node)) return best;
  const weights = weigh();
  const likely = weights ? pickByWeight(weights, taken, chance) : -1;
  if (weights && likely < 0 && best) return best;
  return grow(tree, node, options, likely < 0 ? pickFairly(options, taken, chance) : likely);
}

function grow(tree: Tree, node: Node, options: readonly Option[], index: number): Edge {
  const option = options[index] as Option;
  const edge: Edge = { option, index, visits: 0, available: 1, total: 0, next: null };
  node.edges.push(edge);
  tree.size += 1;
  return edge;
}

/** Near enough, and the same in every engine. */
function log2(n: number): number {
  const whole = 31 - Math.clz32(n);
  const part = n / (1 << whole) - 1;
  return whole + part * (1.34 - 0.34 * part);
}
