/** Whether a value is what a schema says, and if not, everything that is wrong with it. */
import type { Problem } from '@questhall/kernel';
import * as v from 'valibot';
import type { Of, Schema } from './kinds.ts';

export type Read<T> = { readonly ok: T } | { readonly problems: readonly Problem[] };

const MOST_PROBLEMS = 50;
const MOST_UNKNOWN = 10;
/** Of something with more parts only the first problem is looked for: whoever sends it may want others to wait. */
const MOST_PARTS = 2000;
const LONGEST_QUOTE = 40;

/** A glimpse of a value of any size. */
export function glimpse(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (typeof value === 'string')
    return value.length > LONGEST_QUOTE ? `a text of ${value.length} characters` : JSON.stringify(value);
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value === 'object' && value !== null) return 'an object';
  if (typeof value === 'function') return 'a function';
  return String(value);
}

/** `combos[2].effects[0].damage` */
function placeOf(path: readonly v.IssuePathItem[]): string {
  return path.reduce((place, { key }) => {
    if (typeof key === 'number') return `${place}[${key}]`;
    const name = String(key);
    const short = name.length > 2 * LONGEST_QUOTE ? `${name.slice(0, LONGEST_QUOTE)}…` : name;
    return place === '' || short.startsWith('[') ? `${place}${short}` : `${place}.${short}`;
  }, '');
}

type Issue = v.BaseIssue<unknown>;

/** Of the kinds a value might have been, those it comes nearest to: an object is told about its fields. */
function nearest(issue: Issue): readonly Issue[] {
  const isObject = typeof issue.input === 'object' && issue.input !== null;
  const inside = (issue.issues ?? []).filter(({ path }) => path !== undefined);
  if (!isObject || inside.length === 0) return [issue];
  return inside.flatMap((sub) =>
    nearest({ ...sub, path: [...(issue.path ?? []), ...(sub.path ?? [])] as unknown as Issue['path'] }),
  );
}

function problemsOf(issues: readonly Issue[], whole: string): readonly Problem[] {
  const problems = new Map<string, Problem>();
  let unknown = 0;
  for (const issue of issues.flatMap(nearest)) {
    if (issue.type === 'never') unknown += 1;
    if (issue.type === 'never' && unknown > MOST_UNKNOWN) continue;
    const field = placeOf(issue.path ?? []) || whole;
    const isKey = issue.path?.at(-1)?.origin === 'key';
    const found = glimpse(isKey ? issue.path?.at(-1)?.value : issue.input);
    // One sentence for each place: the first says it all.
    if (!problems.has(field)) problems.set(field, { field, found, allowed: issue.message });
    if (problems.size === MOST_PROBLEMS) break;
  }
  return [...problems.values()];
}

/** `whole`: what the value is called where it is wrong altogether. */
export function read<S extends Schema>(schema: S, value: unknown, whole = ''): Read<Of<S>> {
  const { success, output, issues } = v.safeParse(schema, value, {
    abortEarly: partsIn(value) >= MOST_PARTS,
  });
  return success ? { ok: output as Of<S> } : { problems: problemsOf(issues, whole) };
}

/** How many parts a value has; where there are many, no more are counted. */
function partsIn(value: unknown, counted = 0): number {
  let parts = counted + 1;
  if (typeof value !== 'object' || value === null) return parts;
  for (const part of Object.values(value)) {
    if (parts >= MOST_PARTS) break;
    parts = partsIn(part, parts);
  }
  return parts;
}
