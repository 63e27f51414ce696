import type { Term } from '@questhall/kernel';

interface Numbered extends Term {
  readonly id: number;
}

interface Sum {
  readonly id: number;
  readonly terms: readonly Numbered[];
}

/** Nothing added, taken off or needed is not worth saying. */
const isShown = ({ sign, value }: Term): boolean => value !== 0 || sign === '' || sign === '=';

/** Numbers as they arose, each sum by itself: a new one begins with a first number, or after a result. */
export function sumsOf(terms: readonly Term[]): readonly Sum[] {
  const sums: { readonly id: number; readonly terms: Numbered[] }[] = [];
  terms.forEach((term, id) => {
    const last = sums.at(-1);
    if (last === undefined || term.sign === '' || last.terms.at(-1)?.sign === '=')
      sums.push({ id, terms: [{ ...term, id }] });
    else if (isShown(term)) last.terms.push({ ...term, id });
  });
  return sums;
}
