/** Reading what somebody else wrote: each reader gives a fresh value of its type, or notes what is wrong and where. */

export interface Problem {
  /** `combos[2].effects[0].damage` */
  readonly path: string;
  readonly found: string;
  readonly allowed: string;
}

/** Notes a problem; its `undefined` is the answer of a reader that has nothing to give. */
export type Note = (path: string, found: unknown, allowed: string) => undefined;

export type Reader<T> = (value: unknown, path: string, note: Note) => T | undefined;

const LONGEST_QUOTE = 40;

/** A glimpse of a value of any size. */
export function glimpse(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (typeof value === 'string')
    return value.length > LONGEST_QUOTE ? `a text of ${value.length} characters` : JSON.stringify(value);
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value === 'object' && value !== null) return 'an object';
  if (typeof value === 'function') return 'a function';
  return String(value);
}

export const whole =
  (min: number, max: number): Reader<number> =>
  (value, path, note) =>
    typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max
      ? value
      : note(path, value, `a whole number from ${min} to ${max}`);

/** One line to be shown to others: no control characters, nothing invisible. */
export const line =
  (max: number): Reader<string> =>
  (value, path, note) => {
    if (typeof value !== 'string' || value.length > 4 * max || value.trim() !== value || /\p{C}/u.test(value))
      return note(path, value, `1 to ${max} visible characters`);
    const length = [...value].length;
    return length >= 1 && length <= max ? value : note(path, value, `1 to ${max} visible characters`);
  };

export const key: Reader<string> = (value, path, note) =>
  typeof value === 'string' && value.length <= 20 && /^[a-z]+(-[a-z]+)*$/.test(value)
    ? value
    : note(path, value, 'a word of small letters, such as "hexed", at most 20 long');

export const oneOf =
  <const T extends string | number>(choices: readonly T[]): Reader<T> =>
  (value, path, note) =>
    choices.find((choice) => choice === value) ??
    note(path, value, choices.length === 1 ? String(choices[0]) : `one of ${choices.join(', ')}`);

export const yes: Reader<true> = (value, path, note) =>
  value === true ? true : note(path, value, 'true, or leave it out');

export const listOf =
  <T>(read: Reader<T>, min: number, max: number): Reader<readonly T[]> =>
  (value, path, note) => {
    const fits = Array.isArray(value) && value.length >= min && value.length <= max;
    if (!fits) note(path, value, min === max ? `a list of ${min}` : `a list of ${min} to ${max}`);
    if (!Array.isArray(value)) return undefined;
    const items = Array.from(value.slice(0, max), (item, i) => read(item, `${path}[${i}]`, note));
    const good = items.filter((item) => item !== undefined);
    return fits && good.length === items.length ? good : undefined;
  };

interface Field<T> {
  readonly read: Reader<T>;
}
interface OptionalField<T> extends Field<T> {
  readonly optional: true;
}

/** Every field of T, the optional ones wrapped in `maybe`. */
type Fields<T> = {
  readonly [K in keyof T]-?: Record<never, never> extends Pick<T, K>
    ? OptionalField<NonNullable<T[K]>>
    : Reader<T[K]>;
};

export const maybe = <T>(read: Reader<T>): OptionalField<T> => ({ read, optional: true });

/** A plain object with these fields and no others. */
export function record<T extends object>(fields: Fields<T>): Reader<T> {
  const specs = Object.entries<Reader<unknown> | OptionalField<unknown>>(fields);
  const names = specs.map(([name]) => name);
  return (value, path, note) => {
    const given = plainObject(value);
    if (given === undefined) return note(path, value, `an object with ${names.join(', ')}`);
    let sound = true;
    for (const name of [...given.keys()].filter((name) => !names.includes(name)).slice(0, 10)) {
      sound = false;
      note(join(path, glimpseName(name)), given.get(name), `no such field; known are ${names.join(', ')}`);
    }
    const made: Record<string, unknown> = {};
    for (const [name, spec] of specs) {
      const read = typeof spec === 'function' ? spec : spec.read;
      if (typeof spec !== 'function' && given.get(name) === undefined) continue;
      const part = read(given.get(name), join(path, name), note);
      if (part === undefined) sound = false;
      else made[name] = part;
    }
    return sound ? (made as T) : undefined;
  };
}

const join = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`);
const glimpseName = (name: string): string =>
  name.length > LONGEST_QUOTE ? `${name.slice(0, LONGEST_QUOTE)}…` : name;

function plainObject(value: unknown): ReadonlyMap<string, unknown> | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  return new Map<string, unknown>(Object.entries(value));
}

/** Objects told apart by the field `tag`; `null` for those that exist but are refused here. */
export function variant<T extends object, Tag extends keyof T & string>(
  tag: Tag,
  readers: Readonly<Record<T[Tag] & string, Reader<T> | null>>,
): Reader<T> {
  const open = Object.entries<Reader<T> | null>(readers).filter(([, read]) => read !== null);
  const names = open.map(([name]) => name).join(', ');
  return (value, path, note) => {
    const given = plainObject(value);
    if (given === undefined) return note(path, value, `an object with ${tag}`);
    const name = given.get(tag);
    const read = open.find(([known]) => known === name)?.[1];
    return read ? read(value, path, note) : note(join(path, tag), name, `one of ${names}`);
  };
}

/** A value that is well formed must also make sense: `check` notes what does not. */
export const sensible =
  <T>(read: Reader<T>, check: (value: T, path: string, note: Note) => void): Reader<T> =>
  (value, path, note) => {
    const made = read(value, path, note);
    if (made === undefined) return undefined;
    let sound = true;
    check(made, path, (where, found, allowed) => {
      sound = false;
      return note(where, found, allowed);
    });
    return sound ? made : undefined;
  };
