/** Prints how long the physics takes to load and how many throws a core makes in a second: `node test/speed.ts [throws]`. */
import { performance } from 'node:perf_hooks';
import { loadPhysics, PHYSICS } from '../src/physics.ts';
import { sampleThrows } from '../src/sample.ts';

const count = Number(process.argv[2] ?? 600);
/** Seconds of processor time, which other work on the machine does not change much. */
const spent = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

const [wall, before] = [performance.now(), spent()];
const physics = await loadPhysics();
const loaded = { wall: performance.now() - wall, spent: spent() - before };
sampleThrows(physics, 60);
const begun = spent();
const hash = sampleThrows(physics, count);
const seconds = spent() - begun;
console.log(`${PHYSICS}, Node ${process.versions.node}`);
console.log(
  `loaded in ${Math.round(loaded.wall)} ms, of which ${Math.round(loaded.spent * 1000)} ms of processor time`,
);
console.log(
  `${count} throws of all dice and kinds: ${Math.round(count / seconds)} a second of processor time (${hash})`,
);
