/** Small readers for what comes from outside: each says what it found wanting, and none believes anything. */

/** A value that is not what it must be. */
export class Unreadable extends Error {
  readonly field: string;
  readonly allowed: string;
  constructor(field: string, allowed: string) {
    super(`${field} must be ${allowed}`);
    this.field = field;
    this.allowed = allowed;
  }
}

export type Fields = { readonly [key: string]: unknown };

export function record(value: unknown, field: string): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Unreadable(field, 'an object');
  return value as Fields;
}

export function whole(value: unknown, field: string, min: number, max: number): number {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < min || value > max)
    throw new Unreadable(field, `a whole number from ${min} to ${max}`);
  return value;
}

export function flag(value: unknown, field: string): boolean {
  if (typeof value !== 'boolean') throw new Unreadable(field, 'true or false');
  return value;
}

export function shortText(value: unknown, field: string, max: number): string {
  if (typeof value !== 'string' || value.length === 0 || value.length > max || !isPlain(value))
    throw new Unreadable(field, `a text of 1 to ${max} characters`);
  return value;
}

/** No NUL, which databases refuse, and no half of a character. */
export const isPlain = (text: string): boolean => text.isWellFormed() && !text.includes('\0');

export function oneOf<T extends string>(value: unknown, field: string, allowed: readonly T[]): T {
  const found = allowed.find((candidate) => candidate === value);
  if (found === undefined) throw new Unreadable(field, `one of ${allowed.join(', ')}`);
  return found;
}

/** Reads a field when it is there. */
export function maybe<T>(value: unknown, read: (value: unknown) => T): T | undefined {
  return value === undefined ? undefined : read(value);
}
