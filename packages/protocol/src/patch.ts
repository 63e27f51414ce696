/**
 * The difference between two JSON values, as a JSON value. `[v]`: it is v now. An object, on an object: the keys that
 * changed, each with its patch, 0 for a key that went. An object, on a list: patches by old index, and under `~` splices
 * `[at, cut, ...put]` in old indexes, ascending. Nothing at all: no difference.
 */
export type Patch = readonly [value: unknown] | { readonly [key: string]: Patch | 0 | readonly Splice[] };

type Splice = readonly [at: number, cut: number, ...put: unknown[]];

type Fields = Record<string, unknown>;

/** How far a run of differing items is searched for the place where the lists agree again. */
const REACH = 16;

export function diff(before: unknown, after: unknown): Patch | undefined {
  if (before === after) return undefined;
  if (typeof before !== 'object' || typeof after !== 'object' || before === null || after === null)
    return [after];
  if (Array.isArray(before)) return Array.isArray(after) ? diffLists(before, after) : [after];
  return Array.isArray(after) ? [after] : diffFields(before as Fields, after as Fields);
}

function diffFields(before: Fields, after: Fields): Patch | undefined {
  let patch: Record<string, Patch | 0> | undefined;
  for (const key in after) {
    const now = after[key];
    if (now === undefined) continue;
    const was = own(before, key);
    const change = was === undefined ? ([now] as const) : diff(was, now);
    if (change === undefined) continue;
    patch ??= {};
    put(patch, key, change);
  }
  for (const key in before) {
    if (before[key] === undefined || own(after, key) !== undefined) continue;
    patch ??= {};
    put(patch, key, 0);
  }
  return patch;
}

function diffLists(before: readonly unknown[], after: readonly unknown[]): Patch | undefined {
  const patch: Record<string, Patch | 0 | Splice[]> = {};
  const splices: Splice[] = [];
  let changed = false;
  let i = 0;
  let j = 0;
  while (i < before.length || j < after.length) {
    if (i < before.length && j < after.length && equal(before[i], after[j])) {
      i += 1;
      j += 1;
      continue;
    }
    changed = true;
    const [cut, added] = differingRun(before, i, after, j);
    const kept = cut === added ? cut : 0;
    for (let k = 0; k < kept; k++) patch[i + k] = diff(before[i + k], after[j + k]) ?? [after[j + k]];
    if (kept === 0) splices.push([i, cut, ...after.slice(j, j + added)]);
    i += cut;
    j += added;
  }
  if (!changed) return undefined;
  if (splices.length > 0) patch['~'] = splices;
  return patch;
}

/** How many items from here on differ, before the lists agree again; all that is left when they do not within reach. */
function differingRun(
  before: readonly unknown[],
  i: number,
  after: readonly unknown[],
  j: number,
): [cut: number, added: number] {
  const left = before.length - i;
  const right = after.length - j;
  const reach = Math.min(REACH, left + right);
  for (let total = 1; total <= reach; total++) {
    for (let cut = Math.min(total, left - 1); cut >= 0 && total - cut < right; cut--) {
      if (equal(before[i + cut], after[j + total - cut])) return [cut, total - cut];
    }
  }
  return [left, right];
}

/** The value after the patch. What did not change is shared with the value before; nothing is changed in place. */
export function apply(before: unknown, patch: Patch | undefined): unknown {
  if (patch === undefined) return before;
  if (isReplacement(patch)) return patch[0];
  return Array.isArray(before) ? applyToList(before, patch) : applyToFields(before as Fields, patch);
}

function applyToFields(
  before: Fields,
  patch: Readonly<Record<string, Patch | 0 | readonly Splice[]>>,
): Fields {
  const after: Fields = { ...before };
  for (const key of Object.keys(patch)) {
    const change = patch[key] as Patch | 0;
    if (change === 0) delete after[key];
    else put(after, key, apply(own(before, key), change));
  }
  return after;
}

function applyToList(
  before: readonly unknown[],
  patch: Readonly<Record<string, Patch | 0 | readonly Splice[]>>,
): unknown[] {
  const items = before.slice();
  for (const key of Object.keys(patch)) {
    if (key !== '~') items[Number(key)] = apply(before[Number(key)], patch[key] as Patch);
  }
  const splices = patch['~'] as readonly Splice[] | undefined;
  if (!splices) return items;
  const after: unknown[] = [];
  let next = 0;
  for (const [at, cut, ...added] of splices) {
    after.push(...items.slice(next, at), ...added);
    next = at + cut;
  }
  after.push(...items.slice(next));
  return after;
}

const isReplacement = (patch: Patch): patch is readonly [unknown] => Array.isArray(patch);

/** Only what JSON put there: `toString` is not a field unless somebody wrote it. */
const own = (fields: Fields, key: string): unknown => (Object.hasOwn(fields, key) ? fields[key] : undefined);

/** Plain assignment, except that a key called `__proto__` stays a key. */
function put(fields: Fields, key: string, value: unknown): void {
  if (key !== '__proto__') fields[key] = value;
  else Object.defineProperty(fields, key, { value, enumerable: true, configurable: true, writable: true });
}

/** Whether there is no difference. Only own fields count, so a field called `toString` is one like any other. */
function equal(left: unknown, right: unknown): boolean {
  if (left === right) return true;
  if (typeof left !== 'object' || typeof right !== 'object' || left === null || right === null) return false;
  if (Array.isArray(left) || Array.isArray(right)) {
    if (!Array.isArray(left) || !Array.isArray(right) || left.length !== right.length) return false;
    for (let at = 0; at < left.length; at++) if (!equal(left[at], right[at])) return false;
    return true;
  }
  const l = left as Fields;
  const r = right as Fields;
  for (const key in l) if (!equal(l[key], own(r, key))) return false;
  for (const key in r) if (r[key] !== undefined && own(l, key) === undefined) return false;
  return true;
}
