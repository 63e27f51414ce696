/** What a form needs to know of a schema: which fields there are, and what may be put into each. */
import type { GenericSchema } from 'valibot';

export type FormField = { readonly key: string; readonly optional: boolean } & (
  | { readonly kind: 'number'; readonly min: number; readonly max: number }
  | { readonly kind: 'choice'; readonly values: readonly (string | number)[] }
  | { readonly kind: 'flag' | 'text' }
  /** Several of one kind: `item` is the schema of each. */
  | { readonly kind: 'list'; readonly item: GenericSchema; readonly min: number; readonly max: number }
  /** Something with a form of its own. */
  | { readonly kind: 'other'; readonly schema: GenericSchema }
);

/** The parts of a Valibot schema that are looked at. */
interface Look {
  readonly type: string;
  readonly entries?: { readonly [key: string]: GenericSchema };
  readonly options?: readonly unknown[];
  readonly literal?: unknown;
  readonly wrapped?: GenericSchema;
  readonly item?: GenericSchema;
  readonly pipe?: readonly { readonly type: string; readonly requirement?: unknown }[];
}

const look = (schema: GenericSchema): Look => schema as unknown as Look;

function bound({ pipe = [] }: Look, type: string): number | undefined {
  const found = pipe.find((action) => action.type === type)?.requirement;
  return typeof found === 'number' ? found : undefined;
}

function kindOf(schema: GenericSchema) {
  const it = look(schema);
  switch (it.type) {
    case 'number':
      return {
        kind: 'number',
        min: bound(it, 'min_value') ?? 0,
        max: bound(it, 'max_value') ?? Number.MAX_SAFE_INTEGER,
      } as const;
    case 'picklist':
      return { kind: 'choice', values: (it.options ?? []) as readonly (string | number)[] } as const;
    case 'boolean':
      return { kind: 'flag' } as const;
    case 'literal':
      return it.literal === true
        ? ({ kind: 'flag' } as const)
        : ({ kind: 'choice', values: [String(it.literal)] } as const);
    case 'string':
      return { kind: 'text' } as const;
    case 'array':
      return {
        kind: 'list',
        item: it.item as GenericSchema,
        min: bound(it, 'min_length') ?? 0,
        max: bound(it, 'max_length') ?? Number.MAX_SAFE_INTEGER,
      } as const;
    default:
      return { kind: 'other', schema } as const;
  }
}

/** The fields of an object, in the order they are written in. */
export function fieldsOf(schema: GenericSchema): readonly FormField[] {
  const { entries, pipe } = look(schema);
  const inner = entries ?? (pipe as readonly Look[] | undefined)?.find((part) => part.entries)?.entries;
  return Object.entries(inner ?? {}).map(([key, entry]) => {
    const { type, wrapped } = look(entry);
    const optional = type === 'exact_optional' || type === 'optional';
    return { key, optional, ...kindOf(optional && wrapped ? wrapped : entry) };
  });
}

/** The forms of objects that are told apart by one field, by its values. */
export function everyField(schema: GenericSchema, tag: string): ReadonlyMap<string, readonly FormField[]> {
  const kinds = (look(schema).options ?? []) as readonly GenericSchema[];
  return new Map(
    kinds.flatMap((kind) => {
      const fields = fieldsOf(kind);
      const told = fields.find(({ key }) => key === tag);
      const names = told?.kind === 'choice' ? told.values.map(String) : [];
      return names.map((name) => [name, fields.filter(({ key }) => key !== tag)] as const);
    }),
  );
}
