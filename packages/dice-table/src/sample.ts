/** A mix of throws for whoever wants to measure the physics. */
import { hash } from '@questhall/kernel';
import { labellingOf, launchAtLevel } from './hand.ts';
import { startAim } from './landing.ts';
import type { Physics } from './physics.ts';
import type { Board } from './types.ts';
import { DICE, REQUIREMENTS } from './types.ts';

/** Makes so many throws, plain ones and all nine kinds by all dice in turn; gives a hash of where they landed. */
export function sampleThrows(physics: Physics, count: number, board: Board): string {
  const kinds = [[], ...REQUIREMENTS.map((style) => [style])];
  const hashes = Array.from({ length: count }, (_, nth) => {
    const die = DICE[nth % DICE.length] ?? 'white';
    const aim = startAim(die, kinds[nth % kinds.length] ?? [], board);
    const seeds = { public: `${nth}`, secret: `${nth}` };
    const table = { board, bushes: false, dice: [], templates: [] };
    return physics.throwDie(table, launchAtLevel(aim, 'good', seeds), labellingOf(seeds)).hash;
  });
  return hash(hashes);
}
