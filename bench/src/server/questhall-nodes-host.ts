/** Three nodes of our server on a PostgreSQL of their own, synced as it comes. What they use is told without the database. */
import { startPostgres } from '../../../apps/server/src/torture/own-postgres.ts';
import type { Host } from './host-process.ts';
import { hostIsUp, startHost } from './host-process.ts';

const NODES = 3;

const postgres = await startPostgres();
const database = await postgres.newDatabase();
const nodes: Host[] = [];
while (nodes.length < NODES) nodes.push(await startHost('questhall-node-host.ts', [database]));

const sum = async (ask: (node: Host) => Promise<number>): Promise<number> =>
  (await Promise.all(nodes.map(ask))).reduce((all, one) => all + one, 0);

hostIsUp(
  nodes.map(({ port }) => port),
  {
    cpu: () => sum((node) => node.cpu()),
    memory: () => sum((node) => node.memory()),
    async end() {
      await Promise.all(nodes.map((node) => node.stop()));
      await postgres.end();
    },
  },
);
