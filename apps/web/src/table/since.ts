/**
 * Matches of older rules are drawn by today's table. A field that later views brought is missing in theirs, and what stands for it
 * is data: an object holds what its fields lack, a list of one what each thing of the list lacks. A field keeps its meaning for
 * ever; what is told otherwise gets another name.
 */
import type { Json } from '@questhall/kernel';

export type Since = { readonly [field: string]: Json };

const isObject = (value: Json | undefined): value is Since =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** As it stands there; and where nothing does, what stands for it. */
export function filled(there: Json | undefined, since: Json): Json {
  if (Array.isArray(since)) {
    const [each] = since;
    if (!Array.isArray(there)) return there ?? [];
    return each === undefined ? there : there.map((one) => filled(one, each));
  }
  if (!isObject(since)) return there ?? since;
  if (there === null || (there !== undefined && !isObject(there))) return there;
  const more = Object.entries(since).map(([field, lacking]) => [field, filled(there?.[field], lacking)]);
  return { ...there, ...Object.fromEntries(more) };
}
