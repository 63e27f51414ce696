/** Our own server with the games people play. */
import { REAL_GAMES, startMeasuredServer } from '../../../apps/server/bench/host.ts';
import { hostIsUp } from './host-process.ts';

const { port } = await startMeasuredServer(REAL_GAMES, process.argv[2]);
hostIsUp([port]);
