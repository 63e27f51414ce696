/** What is measured: each cell is one engine doing one thing, in a process of its own. */
import { copy } from '../../../packages/kernel/src/index.ts';
import * as boardgameIo from './boardgame-io.ts';
import { masterThinks } from './bots.ts';
import { GAMES, midGame as midMatch, PUG_QUEST, randomPlay } from './games.ts';
import * as kernel from './kernel.ts';
import * as plain from './plain.ts';
import { picker } from './random.ts';
import { LIMIT } from './skirmish.ts';
import { search } from './uct.ts';

export const METRICS = ['playouts', 'decisions', 'clones', 'Pug Quest clones', 'iterations'] as const;
export type Metric = (typeof METRICS)[number];

export interface Cell {
  readonly metric: Metric;
  readonly name: string;
  /** Prepares the work and returns one unit of it, which says how many of the metric it was. */
  prepare(): () => number | Promise<number>;
}

const SEARCH = { iterations: 40, depth: 50 };

function plainPlayouts(style: plain.Style): () => number {
  const pick = picker(42);
  let seed = 0;
  return () => {
    let s = plain.setup(++seed);
    while (!plain.isOver(s)) s = style(s, pick(plain.legal(s)));
    return 1;
  };
}

function kernelPlayouts(): () => number {
  const pick = picker(42);
  let seed = 0;
  return () => {
    const s = kernel.setup(String(++seed));
    for (let decision = kernel.open(s); decision; decision = kernel.open(s)) {
      kernel.play(s, decision, pick(decision.options));
    }
    return 1;
  };
}

/** A position in mid-game, where piles and hands are no longer fresh. */
function midGame(): { plainState: plain.Plain; kernelState: kernel.Skirmish } {
  const pick = picker(7);
  const plainState = plain.setup(1);
  const kernelState = kernel.setup('1');
  for (let i = 0; i < 50; i++) {
    plain.apply(plainState, pick(plain.legal(plainState)));
    const decision = kernel.open(kernelState);
    if (decision) kernel.play(kernelState, decision, pick(decision.options));
  }
  return { plainState, kernelState };
}

function cloning<S>(state: S, clone: (s: S) => S): () => number {
  const BATCH = 100;
  let last = state;
  return () => {
    for (let i = 0; i < BATCH; i++) last = clone(last);
    return BATCH;
  };
}

export const CELLS: readonly Cell[] = [
  {
    metric: 'playouts',
    name: 'boardgame.io',
    prepare: () => {
      const playOne = boardgameIo.randomPlay(picker(42));
      return () => {
        playOne();
        return 1;
      };
    },
  },
  ...Object.entries(plain.STYLES).map(
    ([name, style]): Cell => ({ metric: 'playouts', name, prepare: () => plainPlayouts(style) }),
  ),
  { metric: 'playouts', name: 'questhall kernel', prepare: kernelPlayouts },

  {
    metric: 'decisions',
    name: 'boardgame.io, skirmish',
    prepare: () => {
      const playOne = boardgameIo.randomPlay(picker(42));
      return () => {
        playOne();
        return LIMIT;
      };
    },
  },
  ...GAMES.map(
    (box): Cell => ({
      metric: 'decisions',
      name: box.game.name,
      prepare: () => randomPlay(box, picker(42)),
    }),
  ),

  { metric: 'clones', name: 'hand-written', prepare: () => cloning(midGame().plainState, plain.clone) },
  {
    metric: 'clones',
    name: 'structuredClone',
    prepare: () => cloning(midGame().plainState, structuredClone),
  },
  {
    metric: 'clones',
    name: 'questhall kernel, shaped',
    prepare: () => cloning(midGame().kernelState, kernel.clone),
  },
  {
    metric: 'clones',
    name: 'questhall kernel, generic',
    prepare: () => cloning(midGame().kernelState, copy),
  },

  {
    metric: 'Pug Quest clones',
    name: 'structuredClone',
    prepare: () => cloning(midMatch(PUG_QUEST, picker(7)), structuredClone),
  },
  {
    metric: 'Pug Quest clones',
    name: 'questhall, shaped',
    prepare: () => cloning(midMatch(PUG_QUEST, picker(7)), PUG_QUEST.game.clone),
  },

  {
    metric: 'iterations',
    name: 'boardgame.io MCTSBot',
    prepare: () => {
      const searchOnce = boardgameIo.search(SEARCH.iterations, SEARCH.depth);
      let seed = 0;
      return async () => {
        await searchOnce(++seed);
        return SEARCH.iterations;
      };
    },
  },
  {
    metric: 'iterations',
    name: 'mutate in place',
    prepare: () => {
      const pick = picker(3);
      const root = plain.setup(1);
      return () => {
        search(plain.searchable, root, SEARCH.iterations, SEARCH.depth, pick);
        return SEARCH.iterations;
      };
    },
  },
  {
    metric: 'iterations',
    name: 'questhall kernel',
    prepare: () => {
      const pick = picker(3);
      const root = kernel.setup('1');
      return () => {
        search(kernel.searchable, root, SEARCH.iterations, SEARCH.depth, pick);
        return SEARCH.iterations;
      };
    },
  },
  {
    metric: 'iterations',
    name: 'questhall master, as players get it',
    prepare: () => {
      const think = masterThinks(SEARCH.iterations);
      let seed = 0;
      return () => think(++seed);
    },
  },
];
