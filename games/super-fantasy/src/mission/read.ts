/** Reading JSON of unknown make: every problem with its place, what was found and what is allowed. */
import type { Problem } from '@questhall/kernel';

const show = (value: unknown): string => (JSON.stringify(value) ?? 'nothing').slice(0, 60);

/** Takes a value at a place and returns it typed, or notes a problem and returns a stand-in. */
export type Reader<T> = (value: unknown, field: string, problems: Problem[]) => T;

const wrong = (problems: Problem[], field: string, value: unknown, allowed: string): void => {
  problems.push({ field, found: value === undefined ? 'nothing' : show(value), allowed });
};

export const text: Reader<string> = (value, field, problems) => {
  if (typeof value === 'string' && value.trim() !== '' && value.length <= 1000) return value;
  wrong(problems, field, value, 'a text of 1 to 1000 characters');
  return '';
};

export const flag: Reader<boolean> = (value, field, problems) => {
  if (typeof value === 'boolean') return value;
  wrong(problems, field, value, 'true, false');
  return false;
};

/** `true` or left out. */
export const only: Reader<true> = (value, field, problems) => {
  if (value !== true) wrong(problems, field, value, 'true, or nothing');
  return true;
};

export const integer =
  (least: number, most: number): Reader<number> =>
  (value, field, problems) => {
    if (typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most) return value;
    wrong(problems, field, value, `a whole number from ${least} to ${most}`);
    return least;
  };

export const oneOf =
  <T extends string | number>(allowed: readonly T[]): Reader<T> =>
  (value, field, problems) => {
    const found = allowed.find((each) => each === value);
    if (found === undefined) wrong(problems, field, value, allowed.join(', '));
    return found ?? (allowed[0] as T);
  };

export const matching =
  (pattern: RegExp, allowed: string): Reader<string> =>
  (value, field, problems) => {
    if (typeof value === 'string' && pattern.test(value)) return value;
    wrong(problems, field, value, allowed);
    return '';
  };

export const list =
  <T>(item: Reader<T>, least = 0, most = 200): Reader<readonly T[]> =>
  (value, field, problems) => {
    if (!Array.isArray(value) || value.length < least || value.length > most) {
      wrong(
        problems,
        field,
        Array.isArray(value) ? `${value.length} entries` : value,
        `a list of ${least} to ${most} entries`,
      );
      return [];
    }
    return value.map((each: unknown, index) => item(each, `${field}[${index}]`, problems));
  };

type Fields = { readonly [key: string]: unknown };
type Shape<T> = { readonly [K in keyof T]-?: Reader<Exclude<T[K], undefined>> };

/** An object with exactly these fields; those named as optional may be left out. */
export const record =
  <T extends object>(shape: Shape<T>, optional: readonly (keyof T & string)[] = []): Reader<T> =>
  (value, field, problems) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      wrong(problems, field, value, `an object with ${Object.keys(shape).join(', ')}`);
      return {} as T;
    }
    const source = value as Fields;
    const at = (key: string): string => (field === '' ? key : `${field}.${key}`);
    for (const key of Object.keys(source)) {
      if (!(key in shape)) wrong(problems, at(key), source[key], `one of ${Object.keys(shape).join(', ')}`);
    }
    const made: Record<string, unknown> = {};
    for (const [key, read] of Object.entries(shape) as [keyof T & string, Reader<unknown>][]) {
      if (source[key] === undefined && optional.includes(key)) continue;
      made[key] = read(source[key], at(key), problems);
    }
    return made as T;
  };

/** One of several shapes, told apart by the field that only one of them has. */
export const variant =
  <T extends object>(shapes: { readonly [key: string]: Reader<T> }): Reader<T> =>
  (value, field, problems) => {
    const source = typeof value === 'object' && value !== null ? value : {};
    const key = Object.keys(shapes).find((name) => name in source);
    if (key !== undefined) return (shapes[key] as Reader<T>)(value, field, problems);
    wrong(problems, field, value, `an object with one of ${Object.keys(shapes).join(', ')}`);
    return {} as T;
  };

/** A reader of something that contains itself. */
export const later =
  <T>(read: () => Reader<T>): Reader<T> =>
  (value, field, problems) =>
    read()(value, field, problems);

/** Keys of any kind that is allowed, each with the same reader. */
export const table =
  <T>(keys: readonly string[], item: Reader<T>): Reader<{ readonly [key: string]: T }> =>
  (value, field, problems) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      wrong(problems, field, value, `an object with some of ${keys.join(', ')}`);
      return {};
    }
    const made: Record<string, T> = {};
    for (const [key, each] of Object.entries(value)) {
      if (keys.includes(key)) made[key] = item(each, `${field}.${key}`, problems);
      else wrong(problems, `${field}.${key}`, each, keys.join(', '));
    }
    return made;
  };
