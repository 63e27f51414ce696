/** A boardgame.io server, as its documentation sets one up. Loopback only: it has no option for the host. */
import { createRequire } from 'node:module';
import type { AddressInfo, Server as NetServer } from 'node:net';
import type { Core, Dice } from '../engine/skirmish.ts';
import { coreSetup } from '../engine/skirmish.ts';
import { hostIsUp } from './host-process.ts';
import type { Step } from './table.ts';
import { applyStep } from './table.ts';

interface Random {
  D6(): number;
  Shuffle<T>(items: readonly T[]): T[];
}

interface BgioServer {
  app: { listen(port: number, ...rest: unknown[]): NetServer };
  run(options: object): Promise<{ appServer: NetServer }>;
}

const require = createRequire(import.meta.url);
const { Server, Origins } = require('boardgame.io/server') as {
  Server: (options: object) => BgioServer;
  Origins: { LOCALHOST: unknown };
};

const dice = (random: Random): Dice => ({ d6: () => random.D6(), shuffle: (cards) => random.Shuffle(cards) });

const table = {
  name: 'table',
  setup: ({ random }: { random: Random }) => coreSetup(dice(random)),
  turn: { minMoves: 1, maxMoves: 1 },
  minPlayers: 2,
  maxPlayers: 2,
  moves: {
    step: ({ G, playerID, random }: { G: Core; playerID: string; random: Random }, step: Step) =>
      applyStep(G, playerID === '0' ? 0 : 1, step, dice(random)) ? undefined : 'INVALID_MOVE',
  },
};

const server = Server({ games: [table], origins: [Origins.LOCALHOST] });
const { app } = server;
const listen = app.listen.bind(app);
app.listen = (port, ...rest) => listen(port, '127.0.0.1', ...rest);
const { appServer } = await server.run({ port: 0, callback: () => undefined });
hostIsUp([(appServer.address() as AddressInfo).port]);
