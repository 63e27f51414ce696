/** [DL-DICE] Throwing dice, with all explosions. */
import { die } from '@questhall/kernel';
import { CRITICAL_PIP, hits, shields } from '../queries/dice.ts';
import type { State } from '../state.ts';
import type { AttackType } from '../vocabulary.ts';

/** [DL-RULING-11] No chain is longer. */
const LONGEST_CHAIN = 100;

/** [DL-DICE-10] [DL-RULING-04] Wave after wave; `each`: dice per Critical. */
function explode(s: State, pips: number[], wave: number, each: number): void {
  let open = wave;
  while (open > 0) {
    let criticals = 0;
    for (let i = 0; i < open; i++) {
      const pip = die(s, 6);
      pips.push(pip);
      if (pip === CRITICAL_PIP) criticals += 1;
    }
    open = criticals * each;
  }
}

const perCritical = (critical: string): number =>
  critical === 'superior' ? 0 : critical === 'brutal' ? 2 : 1;

/** [DL-POW-13] One die after another until one is no success. */
function rollChain(s: State, pips: number[], goesOn: (pip: number) => boolean): void {
  for (let i = 0; i < LONGEST_CHAIN; i++) {
    const pip = die(s, 6);
    pips.push(pip);
    if (!goesOn(pip)) return;
  }
}

/** An attack roll: a Gable chain first, if there is one, then the dice. */
export function rollAttack(
  s: State,
  f: { pips: number[]; chain: number; critical: string; type: AttackType },
  dice: number,
  gable: boolean,
): void {
  f.pips = [];
  f.chain = 0;
  let more = dice;
  if (gable) {
    rollChain(s, f.pips, (pip) => hits(pip, f.type));
    f.chain = f.pips.length;
    if (f.critical === 'brutal') more += f.pips.filter((pip) => pip === CRITICAL_PIP).length;
  }
  explode(s, f.pips, more, perCritical(f.critical));
}

/** [DL-RULING-90] One die again; a Critical explodes, but never prolongs a chain. */
export function rerollAttackDie(
  s: State,
  f: { pips: number[]; chain: number; critical: string },
  index: number,
): void {
  const pip = die(s, 6);
  f.pips[index] = pip;
  if (pip === CRITICAL_PIP && index >= f.chain)
    explode(s, f.pips, perCritical(f.critical), perCritical(f.critical));
}

/** [DL-DICE-13] [DL-DICE-15] */
export function rollDefence(
  s: State,
  f: { pips: number[]; chain: number },
  dice: number,
  chains: number,
): void {
  f.pips = [];
  for (let i = 0; i < chains; i++) rollChain(s, f.pips, shields);
  f.chain = f.pips.length;
  explode(s, f.pips, dice, 1);
}

export function rerollDefenceDie(s: State, f: { pips: number[]; chain: number }, index: number): void {
  const pip = die(s, 6);
  f.pips[index] = pip;
  if (pip === CRITICAL_PIP && index >= f.chain) explode(s, f.pips, 1, 1);
}
