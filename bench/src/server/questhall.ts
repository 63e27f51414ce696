import { openMatch } from '../../../apps/server/bench/players.ts';
import type { Contestant } from './contestant.ts';

export const questhall: Contestant = {
  name: 'questhall, durable log',
  host: 'questhall-host.ts',
  openMatch: (port) => openMatch(port),
};
