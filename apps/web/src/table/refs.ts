/** Things on the table, and the options that point at them. */
import type { Decision, Option, Ref } from '@questhall/kernel';
import { canonical } from '@questhall/kernel';

/** The same text for the same thing, whatever the order of its parts: `{"lane":2}`. */
export const refKey = (ref: Ref): string => canonical(ref);

export const refOf = (key: string): Ref => JSON.parse(key) as Ref;

/** The options of a decision that point at this thing. */
export function optionsAt(decision: Pick<Decision, 'options'> | null, ref: Ref): readonly Option[] {
  const key = refKey(ref);
  return decision?.options.filter(({ at }) => at !== undefined && refKey(at) === key) ?? [];
}

/** The options that point at nothing on the table. */
export const looseOptions = (decision: Pick<Decision, 'options'> | null): readonly Option[] =>
  decision?.options.filter(({ at }) => at === undefined) ?? [];
