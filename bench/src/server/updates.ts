/** What one update costs the line: bot matches of four players on real sockets, every seat and a spectator listening. */
import { updateSizes } from '../../../apps/server/bench/updates.ts';
import type { BenchOptions } from '../options.ts';
import { progress } from '../options.ts';
import { quantile, readable } from '../statistics.ts';
import { startHost } from './host-process.ts';

const MATCHES = 50;
const QUICK = 6;
/** They take turns: one wanders, one gets far. */
const BOTS = ['random', 'greedy'] as const;

const TARGETS = [
  { title: 'median', share: 0.5, atMost: 1000 },
  { title: '99th percentile', share: 0.99, atMost: 8000 },
] as const;

export async function updatesSuite({ quick, json }: BenchOptions): Promise<void> {
  const host = await startHost('questhall-real-host.ts');
  const matches = quick ? QUICK : MATCHES;
  const sizes: number[] = [];
  for (let match = 0; match < matches; match++) {
    progress(match, matches, 'updates: Pug Quest');
    sizes.push(...(await updateSizes(host.port, 'pug-quest', BOTS[match % BOTS.length] as string)));
  }
  await host.stop();
  const measured = TARGETS.map((target) => ({ ...target, bytes: quantile(sizes, target.share) }));
  if (json) {
    console.log(
      JSON.stringify({ suite: 'updates', matches, updates: sizes.length, targets: measured }, undefined, 2),
    );
    return;
  }
  console.log(
    `\nUpdates to a viewer: Pug Quest, ${matches} bot matches of 4 players, ${readable(sizes.length)} updates\n`,
  );
  for (const { title, bytes, atMost } of measured) {
    const met = bytes <= atMost ? 'met   ' : 'MISSED';
    console.log(`${met} ${title}: ${readable(bytes)} bytes (wanted: at most ${readable(atMost)})`);
  }
}
