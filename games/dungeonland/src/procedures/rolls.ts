/** [DL-DICE] Throwing dice, with all explosions. */
import type { BoxDie } from '@questhall/kernel';
import { roll } from '@questhall/kernel';
import { attackFace, CRITICAL_PIP, defenceFace, hits, shields } from '../queries/dice.ts';
import type { State } from '../state.ts';
import type { AttackType } from '../vocabulary.ts';
import { LOOT_FACES } from '../vocabulary.ts';

const PIPS = [1, 2, 3, 4, 5, 6] as const;
const ATTACK: BoxDie<number> = { name: 'attack', faces: PIPS, look: attackFace };
const DEFENCE: BoxDie<number> = { name: 'defence', faces: PIPS, look: defenceFace };
const LOOT: BoxDie<number> = { name: 'loot', faces: PIPS, look: (pip) => LOOT_FACES[pip - 1] as string };

/** [DL-DICE-16] */
export const rollLootDie = (s: State): number => roll(s, LOOT);

/** [DL-RULING-11] No chain is longer. */
const LONGEST_CHAIN = 100;

/** [DL-DICE-10] [DL-RULING-04] Wave after wave; `each`: dice per Critical. */
function explode(s: State, die: BoxDie<number>, pips: number[], wave: number, each: number): void {
  let open = wave;
  while (open > 0) {
    let criticals = 0;
    for (let i = 0; i < open; i++) {
      const pip = roll(s, die, open - i);
      pips.push(pip);
      if (pip === CRITICAL_PIP) criticals += 1;
    }
    open = criticals * each;
  }
}

const perCritical = (critical: string): number =>
  critical === 'superior' ? 0 : critical === 'brutal' ? 2 : 1;

/** [DL-POW-13] One die after another until one is no success. */
function rollChain(s: State, die: BoxDie<number>, pips: number[], goesOn: (pip: number) => boolean): void {
  for (let i = 0; i < LONGEST_CHAIN; i++) {
    const pip = roll(s, die);
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
    rollChain(s, ATTACK, f.pips, (pip) => hits(pip, f.type));
    f.chain = f.pips.length;
    if (f.critical === 'brutal') more += f.pips.filter((pip) => pip === CRITICAL_PIP).length;
  }
  explode(s, ATTACK, f.pips, more, perCritical(f.critical));
}

/** [DL-RULING-90] One die again; a Critical explodes, but never prolongs a chain. */
export function rerollAttackDie(
  s: State,
  f: { pips: number[]; chain: number; critical: string },
  index: number,
): void {
  const pip = roll(s, ATTACK);
  f.pips[index] = pip;
  if (pip === CRITICAL_PIP && index >= f.chain)
    explode(s, ATTACK, f.pips, perCritical(f.critical), perCritical(f.critical));
}

/** [DL-DICE-13] [DL-DICE-15] */
export function rollDefence(
  s: State,
  f: { pips: number[]; chain: number },
  dice: number,
  chains: number,
): void {
  f.pips = [];
  for (let i = 0; i < chains; i++) rollChain(s, DEFENCE, f.pips, shields);
  f.chain = f.pips.length;
  explode(s, DEFENCE, f.pips, dice, 1);
}

export function rerollDefenceDie(s: State, f: { pips: number[]; chain: number }, index: number): void {
  const pip = roll(s, DEFENCE);
  f.pips[index] = pip;
  if (pip === CRITICAL_PIP && index >= f.chain) explode(s, DEFENCE, f.pips, 1, 1);
}
