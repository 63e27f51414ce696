/**
 * The difference between two JSON values, as a JSON value. `[v]`: it is v now. An object, on an object: the keys that
 * changed, each with its patch, 0 for a key that went. An object, on a list: patches by old index, and under `~` splices
 * `[at, cut, ...put]` in old indexes, ascending. Nothing at all: no difference. The host makes patches (mirror.ts), the
 * client applies them.
 */

export type Patch = readonly [value: unknown] | PatchFields;

type PatchFields = { readonly [key: string]: Patch | 0 | readonly Splice[] };

export type Splice = readonly [at: number, cut: number, ...put: unknown[]];

export type Fields = Record<string, unknown>;

/** The value after the patch. What did not change is shared with the value before; nothing is changed in place. */
export function apply(before: unknown, patch: Patch | undefined): unknown {
  if (patch === undefined) return before;
  if (isReplacement(patch)) return patch[0];
  return Array.isArray(before) ? applyToList(before, patch) : applyToFields(before as Fields, patch);
}

function applyToFields(before: Fields, patch: PatchFields): Fields {
  const after: Fields = { ...before };
  for (const key of Object.keys(patch)) {
    const change = patch[key] as Patch | 0;
    if (change === 0) delete after[key];
    else put(after, key, apply(before[key], change));
  }
  return after;
}

function applyToList(before: readonly unknown[], patch: PatchFields): unknown[] {
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

/** Plain assignment, except that a key called `__proto__` stays a key. */
function put(fields: Fields, key: string, value: unknown): void {
  if (key !== '__proto__') fields[key] = value;
  else Object.defineProperty(fields, key, { value, enumerable: true, configurable: true, writable: true });
}
