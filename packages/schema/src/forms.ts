/** What a form needs to know of a schema: which fields there are, and what may be put into each. */
import type { GenericSchema } from 'valibot';

export type FormKind =
  | { readonly kind: 'number'; readonly min: number; readonly max: number }
  | { readonly kind: 'choice'; readonly values: readonly (string | number)[] }
  | { readonly kind: 'flag' | 'text' | 'other' }
  | { readonly kind: 'list'; readonly item: FormKind; readonly min: number; readonly max: number }
  | { readonly kind: 'object'; readonly fields: readonly FormField[] }
  /** One of several forms. */
  | { readonly kind: 'either'; readonly kinds: readonly FormKind[] };

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
  readonly pipe?: readonly (Look & { readonly requirement?: unknown })[];
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

function kindOf(schema: GenericSchema): FormKind {
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
      return { kind: 'text' };
    case 'array':
      return {
        kind: 'list',
        item: main.item ? kindOf(main.item) : { kind: 'other' },
        min: bound(it, 'min_length') ?? 0,
        max: bound(it, 'max_length') ?? MOST,
      };
    case 'union':
    case 'variant':
      return { kind: 'either', kinds: (main.options as readonly GenericSchema[]).map(kindOf) };
    default:
      return main.entries === undefined ? { kind: 'other' } : { kind: 'object', fields: fieldsOf(schema) };
  }
}

/** The fields of an object, in the order they are written in. */
export function fieldsOf(schema: GenericSchema): readonly FormField[] {
  return Object.entries(mainOf(look(schema)).entries ?? {}).map(([key, entry]) => {
    const { type, wrapped } = look(entry);
    const optional = type === 'exact_optional' || type === 'optional';
    return { key, optional, ...kindOf(optional && wrapped ? wrapped : entry) };
  });
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
