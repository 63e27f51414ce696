/**
 * One cell in its own process, so that one engine's object shapes do not spoil the caches of another: `metric name`. It
 * warms up, and then works as often and as long as its parent says (`seconds`), and answers how many per second.
 */
import type { Metric } from './cells.ts';
import { CELLS } from './cells.ts';

/**
 * Until nothing is compiled any more, and as long for all rows of a table: the skirmish runs at its speed after 2 seconds
 * of processor time (on boardgame.io after 4), a whole board game after 8 to 10.
 */
const warmUp = (metric: Metric): number => (metric === 'decisions' ? 10 : 2);

/** Processor time, not the clock on the wall: what else the machine does should not count. */
const processorSeconds = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

async function perSecond(work: () => number | Promise<number>, seconds: number): Promise<number> {
  const start = processorSeconds();
  let units = 0;
  let elapsed = 0;
  while (elapsed < seconds) {
    units += await work();
    elapsed = processorSeconds() - start;
  }
  return units / elapsed;
}

const [metric, name] = process.argv.slice(2);
const cell = CELLS.find((candidate) => candidate.metric === metric && candidate.name === name);
if (!cell) throw new Error(`no cell ${metric} ${name}`);
const work = cell.prepare();
await perSecond(work, warmUp(cell.metric));
process.on('message', async (seconds: number) => process.send?.(await perSecond(work, seconds)));
process.send?.('warm');
