/** Content nobody would write: made of what a schema allows, and real pieces with something wrong in them. */
import type { Json, Rng } from '@questhall/kernel';
import { below } from '@questhall/kernel';
import type { FormKind } from '@questhall/schema';
import { formAt, settled } from '@questhall/schema';

export type Draw = (n: number) => number;

export const drawFrom =
  (rng: Rng): Draw =>
  (n) =>
    below({ rng }, n);

const pickFrom = <T>(draw: Draw, list: readonly T[]): T => list[draw(list.length)] as T;

const DEEPEST = 8;

/** Something of this form: its shape is right, its sense is left to chance. */
export function randomOf(form: FormKind, draw: Draw, depth = 0): Json {
  switch (form.kind) {
    case 'number':
      return form.min + draw(Math.min(form.max, form.min + 100) - form.min + 1);
    case 'choice':
      return pickFrom(draw, form.values);
    case 'text':
      return pickFrom(draw, ['Bob', 'lever-west', 'Hall', '6,2W', '2,6N']);
    case 'flag':
      return true;
    case 'list': {
      const most = depth > DEEPEST ? form.min : Math.min(form.max, form.min + 3);
      const length = form.min + draw(most - form.min + 1);
      return Array.from({ length }, () => randomOf(form.item, draw, depth + 1));
    }
    case 'pair':
      return [randomOf(form.item, draw, depth), randomOf(form.item, draw, depth)];
    case 'keyed':
      return Object.fromEntries(
        form.keys.filter(() => draw(2) === 0).map((key) => [key, randomOf(form.item, draw, depth + 1)]),
      );
    case 'object':
      return Object.fromEntries(
        form.fields
          .filter(({ optional }) => !optional || draw(3) === 0)
          .map((field) => [field.key, randomOf(field, draw, depth + 1)]),
      );
    case 'either': {
      const at = draw(form.kinds.length);
      const made = randomOf(form.kinds[at] as FormKind, draw, depth + 1);
      return form.tag === undefined ? made : { ...(made as object), [form.tag]: form.names?.[at] ?? '' };
    }
    case 'later':
      return randomOf(form.of(), draw, depth + 1);
    case 'other':
      return null;
  }
}

const JUNK: readonly Json[] = [
  null,
  '',
  'x'.repeat(3000),
  -1,
  1e9,
  0.5,
  true,
  [],
  {},
  [[[]]],
  { do: 'fly' },
  '\u0000',
];

/** With one thing in it, somewhere, taken away, doubled or made into something else. */
export function damaged(value: Json, draw: Draw): Json {
  if (typeof value !== 'object' || value === null || draw(5) === 0) return pickFrom(draw, JUNK);
  if (Array.isArray(value)) {
    if (value.length === 0) return [pickFrom(draw, JUNK)];
    const at = draw(value.length);
    if (draw(4) === 0) return [...value, ...value];
    if (draw(4) === 0) return value.filter((_, each) => each !== at);
    return value.map((each: Json, index) => (index === at ? damaged(each, draw) : each));
  }
  const keys = Object.keys(value);
  const key = keys.length === 0 ? 'odd' : pickFrom(draw, keys);
  const parts = value as { readonly [key: string]: Json };
  if (draw(6) === 0) return { ...parts, odd: 1 };
  if (draw(5) === 0) return Object.fromEntries(Object.entries(parts).filter(([each]) => each !== key));
  return { ...parts, [key]: damaged(parts[key] ?? null, draw) };
}

/** Which of its forms a value has. */
function formFor(form: FormKind, value: Json): FormKind {
  const kind = settled(form);
  if (kind.kind !== 'either') return kind;
  return formFor(kind.kinds[Math.max(0, formAt(kind, value))] as FormKind, value);
}

/** A few things somewhere in it made into others of the same form: what somebody makes who tries everything. */
export function varied(form: FormKind, value: Json, draw: Draw, depth = 0): Json {
  const again = (part: FormKind, inner: Json): Json => varied(part, inner, draw, depth + 1);
  if (depth > 1 && draw(4) === 0) return randomOf(form, draw, depth);
  const kind = formFor(form, value);
  if (kind.kind === 'list' && Array.isArray(value)) {
    if (value.length < kind.max && draw(4) === 0) return [...value, randomOf(kind.item, draw, depth + 1)];
    if (value.length === 0) return value;
    const at = draw(value.length);
    return value.map((each: Json, index) => (index === at ? again(kind.item, each) : each));
  }
  if (kind.kind === 'object' && typeof value === 'object' && value !== null) {
    const parts = value as { readonly [key: string]: Json };
    const field = pickFrom(draw, kind.fields);
    const { [field.key]: before, ...rest } = parts;
    if (field.optional && before !== undefined && draw(3) === 0) return rest;
    return {
      ...parts,
      [field.key]: before === undefined ? randomOf(field, draw, depth + 1) : again(field, before),
    };
  }
  return randomOf(kind, draw, depth);
}
