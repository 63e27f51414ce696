/**
 * The kinds of values that come from outside: messages, requests, settings, content of users, records. A schema is
 * written once; its type, its check with a sentence for each problem, forms and JSON Schema follow from it. Checked by
 * Valibot: docs/decisions.md says why.
 */
import type { Json } from '@questhall/kernel';
import * as v from 'valibot';

export type Schema<T = unknown> = v.GenericSchema<unknown, T>;
export type Entries = v.ObjectEntries;

type Frozen<T> = Json extends T ? T : T extends object ? { readonly [K in keyof T]: Frozen<T[K]> } : T;

/** The type of what a schema lets through. */
export type Of<S extends v.GenericSchema> = Frozen<v.InferOutput<S>>;

/** A whole number in these bounds. */
export function whole(min: number, max: number) {
  const allowed = `a whole number from ${min} to ${max}`;
  return v.pipe(v.number(allowed), v.integer(allowed), v.minValue(min, allowed), v.maxValue(max, allowed));
}

/** A count of something. */
export const wholeNumber = () => {
  const allowed = 'a whole number';
  return v.pipe(v.number(allowed), v.safeInteger(allowed), v.minValue(0, allowed));
};

export const flag = () => v.boolean('true or false');

/** Something that is so, or is not mentioned. */
export const yes = () => v.literal(true, 'true, or leave it out');

export const oneOf = <const T extends readonly (string | number)[]>(values: T) =>
  v.picklist(values, values.length === 1 ? String(values[0]) : `one of ${values.join(', ')}`);

/** No NUL, which databases refuse, and no half of a character. */
const isPlain = (text: string): boolean => text.isWellFormed() && !text.includes('\0');

export function plainText(max: number) {
  const allowed = `a text of 1 to ${max} characters`;
  return v.pipe(
    v.string(allowed),
    v.minLength(1, allowed),
    v.maxLength(max, allowed),
    v.check(isPlain, allowed),
  );
}

/** A text that may be empty. */
export function anyText(max: number) {
  const allowed = `a text of at most ${max} characters`;
  return v.pipe(v.string(allowed), v.maxLength(max, allowed));
}

/** One line to be shown to others: no control characters, nothing invisible at its ends. */
export function line(max: number) {
  const allowed = `1 to ${max} visible characters`;
  return v.pipe(
    v.string(allowed),
    v.minLength(1, allowed),
    v.maxLength(4 * max, allowed),
    v.check((text) => text.trim() === text && !/\p{C}/u.test(text) && [...text].length <= max, allowed),
  );
}

export const matching = (pattern: RegExp, allowed: string) =>
  v.pipe(v.string(allowed), v.regex(pattern, allowed));

/** A text that holds such a value as JSON; what comes out is the value. */
export const inJson = <S extends Schema>(schema: S, of: string) =>
  v.pipe(v.string(`JSON of ${of}`), v.parseJson({}, `JSON of ${of}`), schema);

/** A text that is put in order before it is looked at. */
export function tidied(longest: number, max: number, tidy: (text: string) => string) {
  const allowed = `a text of 1 to ${max} characters`;
  return v.pipe(
    v.string(allowed),
    v.maxLength(longest, allowed),
    v.transform(tidy),
    v.minLength(1, allowed),
    v.maxLength(max, allowed),
    v.check(isPlain, allowed),
  );
}

/** Of a list that is too long nothing is looked at. */
export function listOf<S extends Schema>(item: S, min: number, max: number) {
  const bounds = min === 0 ? `at most ${max}` : `${min} to ${max}`;
  const allowed = min === max ? `a list of ${min}` : `a list of ${bounds}`;
  return v.pipe(
    v.custom<unknown[]>((value) => Array.isArray(value) && value.length <= max, allowed),
    v.array(item, allowed),
    v.minLength(min, allowed),
    v.maxLength(max, allowed),
    // Where an entry is wrong, how many there are is not looked at by the others.
    v.rawCheck(({ dataset, addIssue }) => {
      const { typed, value } = dataset;
      if (!typed && Array.isArray(value) && value.length < min) addIssue({ message: allowed, input: value });
    }),
  );
}

export function pair<S extends Schema>(item: S, allowed: string) {
  return v.strictTuple([item, item], allowed);
}

/** A field that may be left out. Inside a program it may also be there and undefined, which comes to the same. */
export const maybe = <S extends Schema>(schema: S) =>
  v.optional(schema) as unknown as v.ExactOptionalSchema<S, undefined>;
export const nullable = <S extends Schema>(schema: S) => v.nullable(schema);

/** What one field wants, as the message of an object that lacks it. */
function wanted(entries: Entries, key: unknown): string | undefined {
  const schema = typeof key === 'string' && Object.hasOwn(entries, key) ? entries[key] : undefined;
  return schema && v.safeParse(schema as v.GenericSchema, undefined).issues?.[0]?.message;
}

const messageOf =
  (entries: Entries) =>
  ({ path }: v.BaseIssue<unknown>): string =>
    wanted(entries, path?.at(-1)?.key) ?? `an object with ${Object.keys(entries).join(', ')}`;

/** These fields; `maybe` around those that may be left out. Others are passed over: a newer page may say more. */
export const object = <const E extends Entries>(entries: E) => v.object(entries, messageOf(entries));

/** These fields and no others, every one of which is told: a `strictObject` would tell the first. */
export const exact = <const E extends Entries>(entries: E) =>
  v.objectWithRest(
    entries,
    v.never(`no such field; known are ${Object.keys(entries).join(', ')}`),
    messageOf(entries),
  ) as unknown as v.StrictObjectSchema<E, undefined>;

const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

type AllOptional<E extends Entries> = {
  [K in keyof E]: E[K] extends Schema ? v.ExactOptionalSchema<E[K], undefined> : never;
};

/** Any of these fields. */
export function partial<const E extends Entries>(entries: E) {
  const optional = Object.fromEntries(
    Object.entries(entries).map(([key, entry]) => [key, maybe(entry as Schema)]),
  ) as AllOptional<E>;
  // A list has none of them either, and is none of them.
  const allowed = `an object with some of ${Object.keys(entries).join(', ')}`;
  return v.pipe(v.custom<object>(isRecord, allowed), v.object(optional));
}

/** Says to readers of the API what a value is. */
export const described = <S extends Schema>(schema: S, text: string) => v.pipe(schema, v.description(text));

/** Some of these keys, each with a value of the same kind. */
export function keyed<const K extends string, S extends Schema>(keys: readonly K[], value: S) {
  const allowed = `an object with some of ${keys.join(', ')}`;
  return v.pipe(
    v.custom<object>(isRecord, allowed),
    v.record(v.picklist(keys, `one of ${keys.join(', ')}`), value),
  );
}

/** Objects told apart by one of their fields. */
export function variant<Tag extends string, const O extends v.VariantOptions<Tag>>(tag: Tag, kinds: O) {
  return v.variant(tag, kinds, ({ expected, path }) =>
    path === undefined
      ? `an object with ${tag}`
      : `one of ${(expected ?? '')
          .replaceAll(/[("|)]/g, ' ')
          .trim()
          .split(/\s+/)
          .join(', ')}`,
  );
}

/** One of several kinds that differ in form, such as a number or an object. */
export const anyOf = <const O extends readonly Schema[]>(kinds: O, allowed: string) =>
  v.union(kinds, allowed);

/** Something that contains itself. */
export const later = <T>(schema: () => Schema<T>): Schema<T> => v.lazy(schema) as Schema<T>;

type OneOfShapes<S extends { readonly [key: string]: Schema }> = Schema<v.InferOutput<S[keyof S]>>;

/** Objects told apart by a field that only one of them has. */
export function byField<const S extends { readonly [key: string]: Schema }>(shapes: S): OneOfShapes<S> {
  const keys = Object.keys(shapes);
  const none = v.custom<never>(() => false, `an object with one of ${keys.join(', ')}`);
  const chosen = v.lazy((input) => {
    const key = isRecord(input) ? keys.find((name) => Object.hasOwn(input, name)) : undefined;
    return (key === undefined ? none : shapes[key]) as Schema;
  });
  // Forms list them all.
  return Object.assign(chosen, { shapes }) as unknown as OneOfShapes<S>;
}

/** What is well formed must also make sense: `check` notes what does not, at a path inside the value. */
export function sensible<S extends Schema>(
  schema: S,
  check: (value: v.InferOutput<S>, note: (path: string, found: unknown, allowed: string) => void) => void,
) {
  return v.pipe(
    schema,
    v.rawCheck<v.InferOutput<S>>(({ dataset, addIssue }) => {
      if (!dataset.typed || dataset.issues) return;
      const input = dataset.value;
      check(input, (path, found, message) => {
        const at = { type: 'unknown', origin: 'value', input, key: path, value: found } as const;
        addIssue({ message, input: found, ...(path !== '' && { path: [at] }) });
      });
    }),
  );
}

type Flaw = string | undefined;

const NO_PLAIN_TEXT = 'text without NUL and without halves of characters';

/** What nests deeper than anything we ask for is not looked at further. */
function flawOf(value: object, depth: number, most: number): Flaw {
  if (depth === 0) return `nested at most ${most} deep`;
  for (const key in value) {
    if (!isPlain(key)) return NO_PLAIN_TEXT;
    const part = (value as { readonly [key: string]: unknown })[key];
    if (typeof part === 'string') {
      if (!isPlain(part)) return NO_PLAIN_TEXT;
    } else if (typeof part === 'object' && part !== null) {
      const flaw = flawOf(part, depth - 1, most);
      if (flaw !== undefined) return flaw;
    }
  }
  return undefined;
}

/** Any object of JSON that somebody else looks at more closely; `flaw` finds what is wrong with it at a glance. */
export function json<T = { readonly [key: string]: Json }>(
  depth: number,
  flaw: (value: object) => string | undefined = () => undefined,
) {
  const wrong = (value: unknown): string | undefined =>
    isRecord(value) ? (flawOf(value, depth, depth) ?? flaw(value)) : 'an object';
  return v.custom<T>(
    (value) => wrong(value) === undefined,
    ({ input }) => wrong(input) ?? '',
  );
}
