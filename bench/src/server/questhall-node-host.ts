/** One node of our server, on the PostgreSQL at the address that is its argument. */
import { startMeasuredNode } from '../../../apps/server/bench/host.ts';
import { hostIsUp } from './host-process.ts';

const { port } = await startMeasuredNode(process.argv[2] ?? '');
hostIsUp([port]);
