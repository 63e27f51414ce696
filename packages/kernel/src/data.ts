/** Plain JSON data: copying, comparing, one canonical text, one hash. */

/** A deep copy of plain data. Games write a shaped `clone` for speed; a law compares the two. */
export function copy<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const first = value[0];
    if (value.length === 0 || typeof first !== 'object') return value.slice() as T;
    return value.map(copy) as T;
  }
  const out: Record<string, unknown> = {};
  const source = value as Record<string, unknown>;
  for (const key in source) {
    const inner = source[key];
    out[key] = typeof inner === 'object' && inner !== null ? copy(inner) : inner;
  }
  return out as T;
}

/** The same data gives the same text, whatever the order in which its keys were written. */
export function canonical(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  const source = value as Record<string, unknown>;
  const keys = Object.keys(source)
    .filter((key) => source[key] !== undefined)
    .sort((left, right) => (left < right ? -1 : 1));
  return `{${keys.map((key) => `${JSON.stringify(key)}:${canonical(source[key])}`).join(',')}}`;
}

export function same(left: unknown, right: unknown): boolean {
  if (left === right) return true;
  if (typeof left !== 'object' || typeof right !== 'object' || left === null || right === null) return false;
  if (Array.isArray(left) || Array.isArray(right)) {
    if (!Array.isArray(left) || !Array.isArray(right) || left.length !== right.length) return false;
    return left.every((item, index) => same(item, right[index]));
  }
  const l = left as Record<string, unknown>;
  const r = right as Record<string, unknown>;
  const keys = definedKeys(l);
  return keys.length === definedKeys(r).length && keys.every((key) => same(l[key], r[key]));
}

const definedKeys = (value: Record<string, unknown>): string[] =>
  Object.keys(value).filter((key) => value[key] !== undefined);

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
