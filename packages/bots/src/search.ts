/**
 * Search over hidden information. A first look, one action ahead, says which options are worth a thought. These are then
 * played to the end of the round in the same imagined positions with the same dice, so that what differs is the option;
 * time and again the worse half is given up, so that the best two are told apart in the last part of the budget.
 *
 * What comes after an option that is thought about often is a tree: the best answers to it are found, too. A node is a
 * question (who, what kind) after a sequence of options; dice and cards in between are not part of it, so one node
 * stands for all their outcomes. Beyond the tree everybody does what a sensible player does readily.
 */
import type { Decision, Game, MachineState, Option, Rng, Seat } from '@questhall/kernel';
import { advance, answer } from '@questhall/kernel';
import type { Chance } from './chance.ts';
import { branch } from './chance.ts';
import { greedy } from './greedy.ts';
import { imagining } from './imagining.ts';
import { readyOption } from './inclination.ts';
import { indexOfOption } from './options.ts';
import type { Compared } from './paired.ts';
import { isEqual, isSettled, leadOf } from './paired.ts';
import { likely } from './quick.ts';
import type { Rounds } from './rounds.ts';
import { horizonOf, roundsOf } from './rounds.ts';
import type { Left } from './stop.ts';
import type { Edge, Tree } from './tree.ts';
import { learn, newTree, nextOf, select } from './tree.ts';
import type { Choice, Ranked, Thoughts } from './types.ts';
import { worth } from './worth.ts';

/** Imagined positions of the first look: at least so many, and this share of the budget. */
const FIRST_LOOK = 4;
const LOOK_SHARE = 1 / 6;

/** How many options are played on after it: as many as there is time for, but not too many to tell them apart. */
const MOST_CANDIDATES = 16;
const THOUGHTS_FOR_EACH = 8;
const widthFor = (thoughts: number): number =>
  Math.max(2, Math.min(MOST_CANDIDATES, Math.floor(thoughts / THOUGHTS_FOR_EACH)));

/** Questions and options of a tree: one search stays below some 15 MB. */
const MOST = 40_000;

/** An option that was played on so often has a tree of what comes after it. */
const OFTEN = 8;

/** An option of the decision, played on. */
type Candidate = Edge & Compared;

const meanOf = ({ results }: Compared): number =>
  results.reduce((sum, result) => sum + result, 0) / Math.max(1, results.length);

interface Search<S extends MachineState> {
  readonly game: Game<S>;
  readonly tree: Tree;
  readonly seat: Seat;
  readonly rounds: Rounds;
}

export function search<S extends MachineState>(
  game: Game<S>,
  state: S,
  decision: Decision,
  chance: Chance,
  left: Left,
  most = MOST,
): Thoughts<S> {
  const { seat } = decision;
  const forLook: Left = (spent) => {
    const rest = left(spent);
    return Math.min(rest, Math.max(FIRST_LOOK, Math.floor(LOOK_SHARE * (spent + rest))) - spent);
  };
  const look = greedy(game, state, decision, chance, forLook, likely);
  let rest = left(look.iterations);
  const candidates = look.hints.slice(0, widthFor(rest)).map(({ option }) => candidateFor(option));
  const [favourite] = candidates;
  if (!favourite || rest < 1) return look;
  const tree = newTree(decision, most);
  tree.root.edges.push(...candidates);
  const rounds = roundsOf(game, imagining(game, state, seat, chance), seat, chance);
  const thinking: Search<S> = { game, tree, seat, rounds };
  const halvings = 32 - Math.clz32(candidates.length - 1);
  let alive: readonly Candidate[] = candidates;
  let halved = 0;
  let thoughts = 0;
  while (rest >= 1) {
    const due = Math.floor((halvings * thoughts) / (thoughts + rest));
    for (; halved < Math.min(due, halvings - 1); halved++) alive = betterHalf(alive, favourite);
    if (isSettled(alive)) break;
    const imagined = imagining(game, state, seat, chance);
    const listed = advance(game, imagined).find((open) => open.seat === seat)?.options ?? [];
    const dice = branch(chance);
    const results: number[] = [];
    for (const candidate of alive) {
      if (rest < 1) break;
      results.push(think(thinking, game.clone(imagined), listed, candidate, dice));
      thoughts += 1;
      rest = left(look.iterations + thoughts);
    }
    // A position in which not all were tried says nothing about which is better.
    if (results.length === alive.length)
      for (const [i, one] of alive.entries()) one.results.push(results[i] as number);
  }
  const iterations = look.iterations + thoughts;
  const choice =
    favourite.results.length === 0 ? { ...look, iterations } : chosen(candidates, favourite, iterations);
  return {
    ...choice,
    follow: (s, option, dice) => {
      const listed = advance(game, s).find((open) => open.seat === seat)?.options ?? [];
      const candidate = candidates.find((one) => one.option === option) ?? candidateFor(option);
      think(thinking, s, listed, candidate, dice);
    },
    next: (option) =>
      usualNext(
        candidates.find((one) => one.option === option),
        seat,
      ),
  };
}

const candidateFor = (option: Option): Candidate => ({
  ...{ option, index: 0, visits: 0, available: 0, total: 0, next: null, results: [] },
});

/** The favourite of the first look stays to the end. */
function betterHalf(alive: readonly Candidate[], favourite: Candidate): readonly Candidate[] {
  const kept = [...alive]
    .sort((l, r) => meanOf(r) - meanOf(l))
    .slice(0, Math.max(2, Math.ceil(alive.length / 2)));
  return kept.includes(favourite) ? kept : [...kept, favourite];
}

/** Another option must be better than the favourite of the first look by so many standard errors. */
const MARGIN = 1;

function chosen(candidates: readonly Candidate[], favourite: Candidate, iterations: number): Choice {
  const tried = candidates.filter(({ results }) => results.length > 0);
  const order = tried.sort((l, r) => r.results.length - l.results.length || meanOf(r) - meanOf(l));
  const { by, error } = leadOf(order[0] as Candidate, favourite);
  const first = by > MARGIN * error ? (order[0] as Candidate) : favourite;
  const all = order.reduce((sum, { results }) => sum + results.length, 0);
  const hints = [first, ...order.filter((one) => one !== first)].map(
    (one): Ranked => ({
      // Compared in the positions in which both were tried: what was given up early may just have been lucky.
      ...{
        option: one.option,
        chance: within(meanOf(first) - leadOf(first, one).by),
        share: one.results.length / all,
      },
      equal: isEqual(first, one),
    }),
  );
  return { option: first.option, hints, iterations };
}

/** An answer that was tried less often than this, or in fewer than half of the cases, is not expected. */
const EXPECTED = 6;

/** What the seat that thinks would do after this option. */
function usualNext(candidate: Candidate | undefined, seat: Seat): Option | undefined {
  let best: Edge | undefined;
  let all = 0;
  for (let node = candidate?.next ?? null; node; node = node.sibling) {
    if (node.seat !== seat) return undefined;
    for (const edge of node.edges) {
      all += edge.visits;
      if (edge.visits > (best?.visits ?? EXPECTED)) best = edge;
    }
  }
  return best && 2 * best.visits > all ? best.option : undefined;
}

const within = (chance: number): number => Math.min(1, Math.max(0, chance));

/** Plays this option to the end of the round, and says what that is worth. */
function think<S extends MachineState>(
  { game, tree, seat, rounds }: Search<S>,
  s: S,
  listed: readonly Option[],
  candidate: Candidate,
  dice: Rng,
): number {
  const isBeyond = horizonOf(game, s, seat, rounds);
  const chance: Chance = { rng: { ...dice } };
  candidate.index = indexOfOption(listed, candidate.option, candidate.index);
  const first = listed[candidate.index];
  if (!first) return 0;
  const path: [Step, ...Step[]] = [{ edge: candidate, seat }];
  let asked = goOn(game, s, seat, first, isBeyond);
  let node = tree.root;
  let edge: Edge = candidate;
  while (asked && edge.visits >= OFTEN) {
    const question = asked;
    const next = nextOf(tree, isSecret(s) ? node : edge, question);
    const taken =
      next && select(tree, next, question.options, chance, () => game.inclinations?.(s, question));
    if (!taken) break;
    path.push({ edge: taken, seat: question.seat });
    asked = goOn(game, s, question.seat, question.options[taken.index] as Option, isBeyond);
    node = next;
    edge = taken;
  }
  for (let choices = 0; asked && choices < rounds.choices; choices++) {
    asked = goOn(game, s, asked.seat, readyOption(game, s, asked, chance), isBeyond);
  }
  return reward(game, tree, s, path);
}

/** Somebody else is still to choose before the choice made last is shown. */
const isSecret = (s: MachineState): boolean => s.stack[s.stack.length - 1]?.given != null;

/** Answers, and says what the next choice is before the horizon. What is no choice is answered, too. */
function goOn<S extends MachineState>(
  game: Game<S>,
  s: S,
  seat: Seat,
  option: Option,
  isBeyond: (asked: Decision) => boolean,
): Decision | undefined {
  answer(game, s, seat, option);
  let asked = advance(game, s)[0];
  while (asked && asked.options.length === 1 && !isBeyond(asked)) {
    answer(game, s, asked.seat, asked.options[0] as Option);
    asked = advance(game, s)[0];
  }
  return asked && isBeyond(asked) ? undefined : asked;
}

/** An option gone through, and who chose it. */
interface Step {
  readonly edge: Edge;
  readonly seat: Seat;
}

/** Takes what the position is worth to each side back up. Says what it is worth to whoever thinks. */
function reward<S extends MachineState>(
  game: Game<S>,
  tree: Tree,
  s: S,
  path: readonly [Step, ...Step[]],
): number {
  const worths = new Map<number, number>();
  const worthTo = (seat: Seat): number => {
    const side = game.side(s, seat);
    const known = worths.get(side) ?? worth(game, s, seat);
    worths.set(side, known);
    return known;
  };
  for (const { edge, seat } of path) {
    edge.visits += 1;
    edge.total += worthTo(seat);
  }
  const result = worthTo(path[0].seat);
  learn(tree, result);
  return result;
}
