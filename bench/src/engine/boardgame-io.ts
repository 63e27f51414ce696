/** The skirmish as boardgame.io wants it: Immer moves, its random plugin, its turn order, its list of moves for bots. */
import { createRequire } from 'node:module';
import type { Core, Dice, Move, Side } from './skirmish.ts';
import { applyMove, coreSetup, LIMIT, legalMoves, reward } from './skirmish.ts';

interface Random {
  D6(): number;
  Shuffle<T>(items: readonly T[]): T[];
}

interface Context {
  G: Core;
  ctx: { currentPlayer: string };
  playerID?: string;
  random: Random;
}

interface BotMove {
  move: string;
  args: unknown[];
}

interface State {
  G: Core;
  ctx: { currentPlayer: string; gameover?: unknown };
}

interface Client {
  start(): void;
  stop(): void;
  reset(): void;
  getState(): State;
  moves: Record<string, (...args: unknown[]) => void>;
}

interface Bot {
  play(state: State, playerID: string): Promise<unknown>;
}

const require = createRequire(import.meta.url);
const { Client } = require('boardgame.io/client') as { Client: (options: object) => Client };
const { MCTSBot } = require('boardgame.io/ai') as { MCTSBot: new (options: object) => Bot };

const dice = (random: Random): Dice => ({ d6: () => random.D6(), shuffle: (cards) => random.Shuffle(cards) });
const sideOf = (player: string): Side => (player === '0' ? 0 : 1);

function moveNamed(name: Move['do']) {
  return ({ G, ctx, playerID, random }: Context, rest: object): void => {
    applyMove(G, sideOf(playerID ?? ctx.currentPlayer), { ...rest, do: name } as Move, dice(random));
  };
}

function enumerate(G: Core, ctx: { currentPlayer: string }): BotMove[] {
  return legalMoves(G, sideOf(ctx.currentPlayer)).map(({ do: move, ...rest }) => ({ move, args: [rest] }));
}

const game = {
  name: 'skirmish',
  setup: ({ random }: Context): Core => coreSetup(dice(random)),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    move: moveNamed('move'),
    attack: moveNamed('attack'),
    draw: moveNamed('draw'),
    play: moveNamed('play'),
  },
  endIf: ({ G }: Context) => {
    if (G.moves < LIMIT) return undefined;
    return reward(G, 0) === 0.5 ? { draw: true } : { winner: reward(G, 0) === 1 ? '0' : '1' };
  },
  ai: { enumerate },
};

function startClient(): Client {
  const client = Client({ game, numPlayers: 2, debug: false });
  client.start();
  return client;
}

/** One random game after another with its client, as its own bots play. */
export function randomPlay(pick: <T>(items: readonly T[]) => T): () => void {
  const client = startClient();
  return () => {
    let state = client.getState();
    while (!state.ctx.gameover) {
      const { move, args } = pick(enumerate(state.G, state.ctx));
      client.moves[move]?.(...args);
      state = client.getState();
    }
    client.reset();
  };
}

/** Its own tree search, from the first position. */
export function search(iterations: number, depth: number): (seed: number) => Promise<void> {
  const root = startClient().getState();
  return async (seed) => {
    const bot = new MCTSBot({ game, enumerate, iterations, playoutDepth: depth, seed: String(seed) });
    await bot.play(root, '0');
  };
}
