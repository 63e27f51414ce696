/** Counting dice. Everything here is a function of pips. */
import type { AttackType, Sign, Spell } from '../vocabulary.ts';
import { ATTACK_FACES, DEFENCE_FACES, SYMBOLS } from '../vocabulary.ts';

export const CRITICAL_PIP = 6;
/** The pip a turned die shows. */
export const PIP_OF: Readonly<Record<Sign, number>> = { melee: 2, ranged: 3, ability: 4 };

const SIGN_OF: Readonly<Record<AttackType, Sign>> = { melee: 'melee', ranged: 'ranged', magical: 'ability' };
/** [DL-DICE-05] to [DL-DICE-07] */
export const signOf = (type: AttackType): Sign => SIGN_OF[type];

export const attackFace = (pip: number): string => ATTACK_FACES[pip - 1] as string;
export const defenceFace = (pip: number): string => DEFENCE_FACES[pip - 1] as string;

/** [DL-DICE-08] A Critical fits any type. */
export const hits = (pip: number, type: AttackType): boolean =>
  pip === CRITICAL_PIP || attackFace(pip) === signOf(type);
export const shields = (pip: number): boolean => pip >= 4;

/** [DL-DICE-05] [DL-POW-28] Successes of an attack roll. */
export function countAttack(
  roll: {
    readonly pips: readonly number[];
    readonly chain: number;
    readonly critical: string;
    readonly signs: readonly string[];
  },
  type: AttackType,
  blindOnChain: boolean,
): number {
  const worth = (pip: number): number => {
    if (pip === CRITICAL_PIP) return roll.critical === 'superior' ? 2 : 1;
    return hits(pip, type) ? 1 : 0;
  };
  let chained = 0;
  let rest = 0;
  roll.pips.forEach((pip, index) => {
    if (index < roll.chain) chained += worth(pip);
    else rest += worth(pip);
  });
  if (blindOnChain) chained = Math.max(0, chained - 1);
  return chained + rest + roll.signs.filter((sign) => sign === signOf(type)).length;
}

/** [DL-DICE-14] [DL-DICE-15] */
export const countDefence = (pips: readonly number[]): number => pips.filter(shields).length;

const showing = (pips: readonly number[], signs: readonly string[], sign: Sign): number => {
  let count = 0;
  for (const pip of pips) if (attackFace(pip) === sign) count++;
  for (const surged of signs) if (surged === sign) count++;
  return count;
};

/** [DL-SHAPE-05] [DL-DICE-11] [DL-RULING-05] [DL-RULING-108] `standAs`: what all Criticals stand for; `best` finds a way. */
export function castSucceeds(
  cast: Spell['cast'],
  roll: {
    readonly pips: readonly number[];
    readonly signs: readonly string[];
    readonly critical: string;
    readonly standAs: string;
  },
): boolean {
  const each = roll.critical === 'superior' ? 2 : 1;
  let free = roll.pips.filter((pip) => pip === CRITICAL_PIP).length;
  for (const sign of SYMBOLS) {
    let missing = cast[sign] - showing(roll.pips, roll.signs, sign);
    if (missing <= 0) continue;
    if (roll.standAs !== 'best' && roll.standAs !== sign) return false;
    while (missing > 0 && free > 0) {
      free -= 1;
      missing -= each;
    }
    if (missing > 0) return false;
  }
  return true;
}

/** [DL-RULING-55] Every symbol named in the Cast, and every Critical. */
export function healingOf(
  cast: Spell['cast'],
  roll: { readonly pips: readonly number[]; readonly signs: readonly string[]; readonly critical: string },
): number {
  const criticals = roll.pips.filter((pip) => pip === CRITICAL_PIP).length;
  let sum = criticals * (roll.critical === 'superior' ? 2 : 1);
  for (const sign of SYMBOLS) if (cast[sign] > 0) sum += showing(roll.pips, roll.signs, sign);
  return sum;
}
