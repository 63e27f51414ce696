/** Prints the measured hit rates beside those of the ledger, in percent: `node test/rates.ts`. */
import type { Level } from '../src/hand.ts';
import { hitShare, landingsOf } from '../src/landing.ts';
import { REQUIREMENTS } from '../src/types.ts';
import { LEDGER } from './ledger.ts';

const SKILLS = ['good', 'average', 'clumsy'] as const satisfies readonly Level[];
console.log(['kind'.padEnd(10), ...SKILLS.map((skill) => skill.padEnd(16))].join(''));
for (const kind of ['plain', ...REQUIREMENTS] as const) {
  const cells = SKILLS.map((skill) => {
    const hits = 100 * hitShare(landingsOf('white', kind === 'plain' ? [] : [kind], skill));
    const wanted = 100 * LEDGER[kind][skill];
    const off = hits - wanted;
    return `${hits.toFixed(1)} of ${wanted.toFixed(0)} (${off < 0 ? '' : '+'}${off.toFixed(1)})`.padEnd(20);
  });
  console.log(`${kind.padEnd(10)}${cells.join('')}`);
}
