/** What a form needs to know of a schema: which fields there are, what may be put into each, and what a new one begins as. */
import type { Json } from '@questhall/kernel';
import type { GenericSchema } from 'valibot';

export type FormKind =
  | { readonly kind: 'number'; readonly min: number; readonly max: number }
  | { readonly kind: 'choice'; readonly values: readonly (string | number)[] }
  | { readonly kind: 'text'; readonly max: number }
  | { readonly kind: 'flag' | 'other' }
  | { readonly kind: 'list'; readonly item: FormKind; readonly min: number; readonly max: number }
  /** Two of a kind, such as the column and the row of a square. */
  | { readonly kind: 'pair'; readonly item: FormKind }
  | { readonly kind: 'object'; readonly fields: readonly FormField[] }
  /** Some of these keys, with a value of the same kind each. */
  | { readonly kind: 'keyed'; readonly keys: readonly string[]; readonly item: FormKind }
  /** One of several forms; `names` where a field tells them apart, which `tag` is: nothing, if only its being there does. */
  | {
      readonly kind: 'either';
      readonly kinds: readonly FormKind[];
      readonly names?: readonly string[];
      readonly tag?: string;
    }
  /** Something that contains itself. */
  | { readonly kind: 'later'; readonly of: () => FormKind };

export type FormField = FormKind & { readonly key: string; readonly optional: boolean };

/** The parts of a Valibot schema that are looked at. */
interface Look {
  readonly kind: string;
  readonly type: string;
  readonly entries?: { readonly [key: string]: GenericSchema };
  readonly options?: readonly unknown[];
  readonly literal?: unknown;
  readonly wrapped?: GenericSchema;
  readonly item?: GenericSchema;
  readonly items?: readonly GenericSchema[];
  readonly key?: GenericSchema;
  readonly value?: GenericSchema;
  readonly getter?: (input: unknown) => GenericSchema;
  readonly pipe?: readonly (Look & { readonly requirement?: unknown })[];
  /** Of `byField`. */
  readonly shapes?: { readonly [key: string]: GenericSchema };
}

const look = (schema: GenericSchema): Look => schema as unknown as Look;

/** A pipe says what a value is by the last schema in it. */
const mainOf = (it: Look): Look => {
  const last = it.pipe?.findLast(({ kind }) => kind === 'schema');
  return last === undefined || last === it ? it : last.pipe ? mainOf(last) : last;
};

function bound(it: Look, type: string): number | undefined {
  const found = it.pipe?.find((action) => action.type === type)?.requirement;
  if (typeof found === 'number') return found;
  const inner = it.pipe?.find((action) => action.pipe !== undefined && action !== it);
  return inner && bound(inner, type);
}

const MOST = Number.MAX_SAFE_INTEGER;

function eitherOf(main: Look): FormKind {
  const kinds = (main.options as readonly GenericSchema[]).map(formOf);
  if (main.type === 'union') return { kind: 'either', kinds };
  const tag = main.key as unknown as string;
  const named = kinds.flatMap((kind) => {
    const told = kind.kind === 'object' ? kind.fields.find(({ key }) => key === tag) : undefined;
    return told?.kind === 'choice' ? told.values.map((value) => [String(value), kind] as const) : [];
  });
  return { kind: 'either', tag, names: named.map(([name]) => name), kinds: named.map(([, kind]) => kind) };
}

export function formOf(schema: GenericSchema): FormKind {
  const it = look(schema);
  const main = mainOf(it);
  switch (main.type) {
    case 'number':
      return { kind: 'number', min: bound(it, 'min_value') ?? 0, max: bound(it, 'max_value') ?? MOST };
    case 'picklist':
      return { kind: 'choice', values: (main.options ?? []) as readonly (string | number)[] };
    case 'boolean':
      return { kind: 'flag' };
    case 'literal':
      return main.literal === true ? { kind: 'flag' } : { kind: 'choice', values: [String(main.literal)] };
    case 'string':
      return { kind: 'text', max: bound(it, 'max_length') ?? MOST };
    case 'array':
      return {
        kind: 'list',
        item: main.item ? formOf(main.item) : { kind: 'other' },
        min: bound(it, 'min_length') ?? 0,
        max: bound(it, 'max_length') ?? MOST,
      };
    case 'strict_tuple':
      return { kind: 'pair', item: formOf(main.items?.[0] as GenericSchema) };
    case 'record':
      return {
        kind: 'keyed',
        keys: (look(main.key as GenericSchema).options ?? []).map(String),
        item: formOf(main.value as GenericSchema),
      };
    case 'lazy': {
      const { shapes, getter } = main;
      if (shapes === undefined)
        return { kind: 'later', of: () => formOf(getter?.(undefined) as GenericSchema) };
      return { kind: 'either', names: Object.keys(shapes), kinds: Object.values(shapes).map(formOf) };
    }
    case 'nullable':
      return { kind: 'either', kinds: [formOf(main.wrapped as GenericSchema), { kind: 'other' }] };
    case 'union':
    case 'variant':
      return eitherOf(main);
    default:
      return main.entries === undefined ? { kind: 'other' } : { kind: 'object', fields: fieldsOf(schema) };
  }
}

/** The fields of an object, in the order they are written in. */
export function fieldsOf(schema: GenericSchema): readonly FormField[] {
  return Object.entries(mainOf(look(schema)).entries ?? {}).map(([key, entry]) => {
    const { type, wrapped } = look(entry);
    const optional = type === 'exact_optional' || type === 'optional';
    return { key, optional, ...formOf(optional && wrapped ? wrapped : entry) };
  });
}

/** What `later` stands for. */
export const settled = (form: FormKind): Exclude<FormKind, { readonly kind: 'later' }> =>
  form.kind === 'later' ? settled(form.of()) : form;

const isRecord = (value: unknown): value is { readonly [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a value has this form at a glance: enough to tell the forms of one field apart. */
function hasForm(kind: FormKind, value: Json): boolean {
  switch (kind.kind) {
    case 'later':
      return hasForm(kind.of(), value);
    case 'number':
      return typeof value === 'number';
    case 'choice':
      return kind.values.some((each) => each === value);
    case 'text':
      return typeof value === 'string';
    case 'flag':
      return typeof value === 'boolean';
    case 'list':
    case 'pair':
      return Array.isArray(value);
    case 'object':
    case 'keyed':
      return isRecord(value);
    case 'either':
      return formAt(kind, value) !== -1;
    case 'other':
      return true;
  }
}

/** Which of several forms a value has; -1: none of them. */
export function formAt(
  { kinds, names, tag }: Extract<FormKind, { readonly kind: 'either' }>,
  value: Json,
): number {
  if (names === undefined) return kinds.findIndex((kind) => hasForm(kind, value));
  if (!isRecord(value)) return -1;
  return names.findIndex((name) => (tag === undefined ? Object.hasOwn(value, name) : value[tag] === name));
}

/** The least that has this form: fields that must be there, lists as short as they may be. */
export function blankOf(kind: FormKind, name?: string): Json {
  switch (kind.kind) {
    case 'later':
      return blankOf(kind.of(), name);
    case 'number':
      return Math.min(Math.max(1, kind.min), kind.max);
    case 'choice':
      return kind.values.find((value) => value === name) ?? kind.values[0] ?? null;
    case 'text':
      return 'new';
    case 'flag':
      return true;
    case 'list':
      return Array.from({ length: kind.min }, () => blankOf(kind.item));
    case 'pair':
      return [blankOf(kind.item), blankOf(kind.item)];
    case 'keyed':
      return {};
    case 'object':
      return Object.fromEntries(
        kind.fields.filter(({ optional }) => !optional).map((field) => [field.key, blankOf(field, name)]),
      );
    case 'either':
      return blankOf(kind.kinds[0] ?? { kind: 'other' }, kind.names?.[0]);
    case 'other':
      return null;
  }
}

/** What people call the fields of a form. A field is named by its path without numbers; the longest known end of it counts. */
export interface FormWords {
  readonly labels: { readonly [field: string]: string };
  readonly values: { readonly [field: string]: { readonly [value: string]: string } };
  /** What a new one begins as, where the least there is would not do. */
  readonly starts?: { readonly [field: string]: Json };
}

/** What is said about a field, from its whole path down to its last name; about the whole, by no name at all. */
export function saidOf<T>(table: { readonly [field: string]: T }, path: readonly string[]): T | undefined {
  for (let from = 0; from < path.length; from++) {
    const name = path.slice(from).join('.');
    if (Object.hasOwn(table, name)) return table[name];
  }
  return path.length === 0 ? table[''] : undefined;
}

/** The forms of objects that are told apart by one field, by its values. */
export function everyField(schema: GenericSchema, tag: string): ReadonlyMap<string, readonly FormField[]> {
  const kinds = (mainOf(look(schema)).options ?? []) as readonly GenericSchema[];
  return new Map(
    kinds.flatMap((kind) => {
      const fields = fieldsOf(kind);
      const told = fields.find(({ key }) => key === tag);
      const names = told?.kind === 'choice' ? told.values.map(String) : [];
      return names.map((name) => [name, fields.filter(({ key }) => key !== tag)] as const);
    }),
  );
}
