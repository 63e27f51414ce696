/** Options as bots handle them: compared without making texts of them, and sampled fairly where there are many. */
import type { Option } from '@questhall/kernel';
import { below } from '@questhall/kernel';
import type { Chance } from './chance.ts';

type Value = { readonly [key: string]: unknown };

/** The same value. Options are small; nothing is allocated here. */
export function sameOption(left: Option, right: Option): boolean {
  return left === right || (left.do === right.do && sameFields(left, right));
}

function sameFields(left: object, right: object): boolean {
  const l = left as Value;
  const r = right as Value;
  let fields = 0;
  for (const key in l) {
    if (!sameValue(l[key], r[key])) return false;
    fields += 1;
  }
  for (const _key in r) fields -= 1;
  return fields === 0;
}

const sameValue = (left: unknown, right: unknown): boolean =>
  left === right ||
  (typeof left === 'object' &&
    typeof right === 'object' &&
    left !== null &&
    right !== null &&
    sameFields(left, right));

/** Where in the list this option stands; most often where it stood before. -1: nowhere. */
export function indexOfOption(options: readonly Option[], option: Option, hint: number): number {
  const there = options[hint];
  if (there && sameOption(there, option)) return hint;
  for (let i = 0; i < options.length; i++) {
    if (sameOption(options[i] as Option, option)) return i;
  }
  return -1;
}

/**
 * One of the options that are not `taken`, as an index. First which sort of thing to do, each sort equally likely,
 * then which of that sort: ninety ways to walk do not drown the one way to draw.
 */
export function pickFairly(options: readonly Option[], taken: Uint8Array, chance: Chance): number {
  const sorts: string[] = [];
  for (let i = 0; i < options.length; i++) {
    const sort = (options[i] as Option).do;
    if (!taken[i] && !sorts.includes(sort)) sorts.push(sort);
  }
  const sort = sorts[sorts.length === 1 ? 0 : below(chance, sorts.length)];
  let found = -1;
  let seen = 0;
  for (let i = 0; i < options.length; i++) {
    if (taken[i] || (options[i] as Option).do !== sort) continue;
    seen += 1;
    if (below(chance, seen) === 0) found = i;
  }
  return found;
}
