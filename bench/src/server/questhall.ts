import { openMatch } from '../../../apps/server/bench/players.ts';
import type { Contestant } from './contestant.ts';

export const questhall: Contestant = {
  name: 'questhall, durable log',
  host: 'questhall-host.ts',
  openMatch: ([port = 0]) => openMatch(port),
};

/** As behind a balancer that knows nothing of tables: the two who play together are connected to different nodes. */
export const questhallNodes: Contestant = {
  name: 'questhall, 3 nodes on PostgreSQL',
  host: 'questhall-nodes-host.ts',
  openMatch: (ports, match) =>
    openMatch(ports[match % ports.length] as number, ports[(match + 1) % ports.length] as number),
};
