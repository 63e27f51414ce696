/** Plain JSON data: copying, comparing, one canonical text, one hash. */

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** A deep copy of plain data. Games write a shaped `clone` for speed; a law compares the two. */
export function copy<T>(value: T): T {
  if (!isObject(value)) return value;
  if (Array.isArray(value)) return (value.some(isObject) ? value.map(copy) : value.slice()) as T;
  const out: Record<string, unknown> = {};
  const source = value as Record<string, unknown>;
  for (const key in source) {
    const inner = source[key];
    out[key] = isObject(inner) ? copy(inner) : inner;
  }
  return out as T;
}

/** The same data gives the same text, whatever the order in which its keys were written. */
export const canonical = (value: unknown): string => JSON.stringify(inOrder(value)) ?? 'null';

/** The same data with the keys of every object in one order. */
function inOrder(value: unknown): unknown {
  if (!isObject(value)) return value;
  if (Array.isArray(value)) return value.some(isObject) ? value.map(inOrder) : value;
  const source = value as Record<string, unknown>;
  const out: Record<string, unknown> = {};
  for (const key of Object.keys(source).sort()) out[key] = inOrder(source[key]);
  return out;
}

/** Whether two pieces of data are equal; a field that is undefined is as good as none. */
export function same(left: unknown, right: unknown): boolean {
  if (left === right) return true;
  if (!isObject(left) || !isObject(right)) return false;
  if (Array.isArray(left)) return Array.isArray(right) && sameList(left, right);
  if (Array.isArray(right)) return false;
  const l = left as Record<string, unknown>;
  const r = right as Record<string, unknown>;
  for (const key in l) {
    if (l[key] !== r[key] && !same(l[key], r[key])) return false;
  }
  for (const key in r) {
    if (l[key] === undefined && r[key] !== undefined) return false;
  }
  return true;
}

function sameList(left: readonly unknown[], right: readonly unknown[]): boolean {
  if (left.length !== right.length) return false;
  for (let i = 0; i < left.length; i++) {
    if (left[i] !== right[i] && !same(left[i], right[i])) return false;
  }
  return true;
}

/** Four 32-bit words from a text (the mixing of MurmurHash3's finaliser over four lanes). */
export function seedWords(text: string): [number, number, number, number] {
  let a = 0x9e3779b9;
  let b = 0x243f6a88;
  let c = 0xb7e15162;
  let d = text.length | 0;
  for (let i = 0; i < text.length; i++) {
    const k = text.charCodeAt(i);
    a = b ^ Math.imul(a ^ k, 0x85ebca6b);
    b = c ^ Math.imul(b ^ k, 0xc2b2ae35);
    c = d ^ Math.imul(c ^ k, 0x27d4eb2f);
    d = a ^ Math.imul(d ^ k, 0x165667b1);
  }
  a = Math.imul(c ^ (a >>> 18), 0x85ebca6b);
  b = Math.imul(d ^ (b >>> 22), 0xc2b2ae35);
  c = Math.imul(a ^ (c >>> 17), 0x27d4eb2f);
  d = Math.imul(b ^ (d >>> 19), 0x165667b1);
  return [a ^ b ^ c ^ d, b ^ a, c ^ a, d ^ a];
}

/** A short fingerprint of plain data, the same in every engine. */
export function hash(value: unknown): string {
  const words = seedWords(canonical(value));
  return words.map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}
