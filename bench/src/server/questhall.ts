import { openMatch } from '../../../apps/server/bench/players.ts';
import type { Contestant } from './contestant.ts';

export const questhall: Contestant = {
  name: 'questhall, durable log',
  host: 'questhall-host.ts',
  openMatch: ([port = 0]) => openMatch(port),
};

/** As behind a proxy that goes by the table: who plays together is connected to the same node. */
export const questhallNodes: Contestant = {
  name: 'questhall, 3 nodes on PostgreSQL',
  host: 'questhall-nodes-host.ts',
  openMatch: (ports, match) => openMatch(ports[match % ports.length] as number),
};

/** As behind one that knows nothing of tables, at its worst: who plays together is always connected to different nodes. */
export const questhallApart: Contestant = {
  ...questhallNodes,
  name: 'questhall, 3 nodes, players apart',
  openMatch: (ports, match) =>
    openMatch(ports[match % ports.length] as number, ports[(match + 1) % ports.length] as number),
};
