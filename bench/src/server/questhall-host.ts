/** Our own server, durable log and all. */
import { startMeasuredServer } from '../../../apps/server/bench/host.ts';
import { hostIsUp } from './host-process.ts';

const { port } = await startMeasuredServer(undefined, process.argv[2]);
hostIsUp([port]);
