/** A form made from a schema, taken apart: which ways a field can be filled in, and into which sections a form falls. */
import type { Json } from '@questhall/kernel';
import type { FormField, FormKind, FormWords } from '@questhall/schema';
import { blankOf, formAt, saidOf, settled } from '@questhall/schema';
import { t } from '../language/texts.ts';

type Either = Extract<FormKind, { readonly kind: 'either' }>;

/** One way to fill in a field that has several. */
export interface WayIn {
  readonly id: string;
  readonly label: string;
  readonly form: FormKind;
  /** What it begins as. */
  readonly start: Json;
  /** Names of the fields in it begin with these. */
  readonly names: readonly string[];
  /** The field that tells it apart, and so is not asked for again. */
  readonly tag?: string | undefined;
}

const PLAIN: { readonly [kind: string]: string } = {
  number: 'a number',
  list: t('a list'),
  object: t('as follows'),
};

const labelOf = (words: FormWords, names: readonly string[], value: string): string | undefined =>
  saidOf(words.values, names)?.[value];

/** What a value of a choice is called. */
export const valueLabel = (words: FormWords, names: readonly string[], value: string): string =>
  labelOf(words, names, value) ?? value;

/** What a field is called; empty: it is not asked for. */
export const fieldLabel = (words: FormWords, names: readonly string[]): string =>
  saidOf(words.labels, names) ?? names.at(-1) ?? '';

/** All the ways, those inside of others included. */
export function waysIn(form: Either, words: FormWords, names: readonly string[]): readonly WayIn[] {
  const startOf = (id: string, blank: Json): Json => saidOf(words.starts ?? {}, [...names, id]) ?? blank;
  if (form.names !== undefined)
    return form.names.map((id, at) => {
      const kind = form.kinds[at] as FormKind;
      return {
        id,
        label: valueLabel(words, names, id),
        form: kind,
        start: startOf(id, blankOf(kind, id)),
        names: [...names, id],
        tag: form.tag,
      };
    });
  return form.kinds.flatMap((each): readonly WayIn[] => {
    const kind = settled(each);
    if (kind.kind === 'either') return waysIn(kind, words, names);
    if (kind.kind === 'choice')
      return kind.values.map((value) => {
        const id = String(value);
        const only = { kind: 'choice', values: [value] } as const;
        return { id, label: valueLabel(words, names, id), form: only, start: value, names: [...names, id] };
      });
    const id = kind.kind === 'object' ? (kind.fields[0]?.key ?? kind.kind) : kind.kind;
    const label = labelOf(words, names, id) ?? PLAIN[kind.kind] ?? id;
    return [{ id, label, form: kind, start: startOf(id, blankOf(kind)), names: [...names, id] }];
  });
}

/** The way a value was filled in by; nothing: by none of them. */
export function wayOf(form: Either, ways: readonly WayIn[], value: Json): WayIn | undefined {
  if (form.names !== undefined) return ways[formAt(form, value)];
  const found = form.kinds[formAt(form, value)];
  if (found === undefined) return undefined;
  const kind = settled(found);
  if (kind.kind === 'either') return ways.find(({ id }) => id === kind.names?.[formAt(kind, value)]);
  if (kind.kind === 'choice') return ways.find(({ id }) => id === String(value));
  return ways.find(({ form: each }) => each === kind);
}

/** What one more entry of a list begins as. */
export const startOfItem = (item: FormKind, words: FormWords, names: readonly string[]): Json =>
  saidOf(words.starts ?? {}, names) ?? blankOf(item);

/** A part of the form that is shown by itself. */
export interface Section {
  readonly id: string;
  readonly label: string;
  readonly fields: readonly FormField[];
  /** Of a list with a fixed number of entries: which one. */
  readonly entry?: number;
}

/** Nothing to unfold: it is asked for together with others. */
function isShort(form: FormKind): boolean {
  switch (form.kind) {
    case 'list':
      return form.item.kind === 'choice';
    case 'object':
      return form.fields.every((field) => isShort(field));
    case 'keyed':
    case 'either':
    case 'later':
      return false;
    case 'number':
    case 'choice':
    case 'text':
    case 'flag':
    case 'pair':
    case 'other':
      return true;
  }
}

/** Short fields together, every long one by itself, entries of lists of a fixed length one by one. */
export function sectionsOf(form: FormKind, words: FormWords, name: string): readonly Section[] {
  const fields = form.kind === 'object' ? form.fields : [];
  const shown = fields.filter(({ key }) => fieldLabel(words, [key]) !== '');
  const short = shown.filter((field) => isShort(field));
  return [
    { id: 'basics', label: name, fields: short },
    ...shown
      .filter((field) => !isShort(field))
      .flatMap((field): readonly Section[] => {
        const label = fieldLabel(words, [field.key]);
        const isApart =
          field.kind === 'list' && (field.item.kind === 'object' || field.item.kind === 'either');
        if (!isApart || field.min !== field.max) return [{ id: field.key, label, fields: [field] }];
        return Array.from({ length: field.min }, (_, entry) => ({
          id: `${field.key}[${entry}]`,
          label: `${label} ${entry + 1}`,
          fields: [field],
          entry,
        }));
      }),
  ];
}

/** The section a problem is in, by its path: `combos[2].effects[0].damage`. */
export const sectionAt = (sections: readonly Section[], path: string): string =>
  sections.find(({ id }) => path === id || path.startsWith(`${id}.`) || path.startsWith(`${id}[`))?.id ??
  sections[0]?.id ??
  '';
