/** A minimal tree search, the same for plain state and for the kernel: what it costs is what the engine costs. */
export interface Searchable<S, M> {
  clone(s: S): S;
  /** Legal moves; none when the game is over. */
  options(s: S): readonly M[];
  mover(s: S): number;
  play(s: S, move: M): void;
  reward(s: S, side: number): number;
}

interface Node<M> {
  readonly move: M | undefined;
  readonly mover: number | undefined;
  readonly parent: Node<M> | undefined;
  readonly children: Node<M>[];
  readonly untried: M[];
  visits: number;
  wins: number;
}

export function search<S, M>(
  game: Searchable<S, M>,
  root: S,
  iterations: number,
  depth: number,
  pick: <T>(items: readonly T[]) => T,
): M | undefined {
  const grow = (s: S, move?: M, mover?: number, parent?: Node<M>): Node<M> => {
    const untried = [...game.options(s)];
    return { move, mover, parent, children: [], untried, visits: 0, wins: 0 };
  };
  const top = grow(root);
  for (let i = 0; i < iterations; i++) {
    const s = game.clone(root);
    let node = top;
    while (node.untried.length === 0 && node.children.length > 0) {
      node = mostPromising(node);
      // The state has to be at a decision before it can be told what to do.
      game.options(s);
      game.play(s, node.move as M);
    }
    if (node.untried.length > 0) {
      const move = pick(node.untried);
      node.untried.splice(node.untried.indexOf(move), 1);
      const mover = game.mover(s);
      game.play(s, move);
      const child = grow(s, move, mover, node);
      node.children.push(child);
      node = child;
    }
    for (let d = 0; d < depth; d++) {
      const options = game.options(s);
      if (options.length === 0) break;
      game.play(s, pick(options));
    }
    for (let at: Node<M> | undefined = node; at; at = at.parent) {
      at.visits++;
      if (at.mover !== undefined) at.wins += game.reward(s, at.mover);
    }
  }
  return top.children.toSorted((a, b) => b.visits - a.visits)[0]?.move;
}

function mostPromising<M>(node: Node<M>): Node<M> {
  const doubled = 2 * Math.log(node.visits);
  let best = node;
  let highest = -1;
  for (const child of node.children) {
    const value = child.wins / child.visits + Math.sqrt(doubled / child.visits);
    if (value > highest) {
      highest = value;
      best = child;
    }
  }
  return best;
}
