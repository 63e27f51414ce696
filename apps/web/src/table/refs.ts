/** Things on the table, and the options that point at them. */
import type { Option, Ref } from '@questhall/kernel';
import { canonical } from '@questhall/kernel';

/** The same text for the same thing, whatever the order of its parts: `{"lane":2}`. */
export const refKey = (ref: Ref): string => canonical(ref);

export const refOf = (key: string): Ref => JSON.parse(key) as Ref;

interface Asked {
  readonly options: readonly Option[];
}

/** The options of a decision that point at this thing. */
export function optionsAt(decision: Asked | null, ref: Ref): readonly Option[] {
  const key = refKey(ref);
  return decision?.options.filter(({ at }) => at !== undefined && refKey(at) === key) ?? [];
}

/** The options that point at nothing on the table. */
export const looseOptions = (decision: Asked | null): readonly Option[] =>
  decision?.options.filter(({ at }) => at === undefined) ?? [];
