/** How likely dice reach a number: exact, by counting. */

/** A die shows one sword, two swords or a star, a third of the time each. */
const THIRD = 1 / 3;

const known = new Map<number, readonly number[]>();

/** The chance of each total of so many dice, where a star is worth this much. */
function totals(dice: number, star: number): readonly number[] {
  const key = dice * 32 + star;
  let made = known.get(key);
  if (!made) {
    made = dice === 0 ? [1] : oneMore(totals(dice - 1, star), star);
    known.set(key, made);
  }
  return made;
}

function oneMore(before: readonly number[], star: number): number[] {
  const after: number[] = new Array(before.length + Math.max(2, star)).fill(0);
  for (const [total, chance] of before.entries()) {
    for (const worth of [1, 2, star]) after[total + worth] = (after[total + worth] ?? 0) + THIRD * chance;
  }
  return after;
}

/** [SF-DICE-07] That the total is at least what is needed. */
export function chanceOf(dice: number, star: number, need: number): number {
  let missed = 0;
  const each = totals(dice, star);
  for (let total = 0; total < need && total < each.length; total++) missed += each[total] ?? 0;
  return Math.max(0, 1 - missed);
}

/** [SF-DEF-05] [SF-MATK-01] That a monster's roll does not reach what is rolled against it; without anything it hits. */
export function chanceToBlock(
  dice: number,
  star: number,
  attack: { readonly dice: number; readonly star: number },
  bonus = 0,
): number {
  let blocked = 0;
  for (const [rolled, chance] of totals(dice, star).entries())
    blocked += chance * (1 - chanceOf(attack.dice, attack.star, rolled + bonus));
  return blocked;
}
