/** Whether a state is plain JSON, and whether two states share something that can change. */
import type { MachineState } from '@questhall/kernel';

/** Never changed after they were made, so they may be shared: events, the outcome, options that wait in a frame. */
const READ_ONLY = /^(?:events\[|outcome$|stack\[\d+\]\.given\.)/;

type Visit = (value: unknown, path: string) => string | undefined;

/** Walks through the data until something is found. */
function walk(value: unknown, path: string, visit: Visit): string | undefined {
  const found = visit(value, path);
  if (found !== undefined || typeof value !== 'object' || value === null) return found;
  const entries = Array.isArray(value)
    ? Array.from(value, (item: unknown, index) => [`${path}[${index}]`, item] as const)
    : Object.entries(value).map(([key, item]) => [path === '' ? key : `${path}.${key}`, item] as const);
  for (const [inner, item] of entries) {
    const deeper = walk(item, inner, visit);
    if (deeper !== undefined) return deeper;
  }
  return undefined;
}

/** What in this state would not survive being written down and read again. */
export function notPlain(s: MachineState): string | undefined {
  const places = new Map<object, string>();
  return walk(s, '', (value, path) => {
    if (typeof value === 'number') return Number.isFinite(value) ? undefined : `${path} is ${value}`;
    if (typeof value === 'string' || typeof value === 'boolean' || value === null) return undefined;
    if (typeof value !== 'object') return `${path} is ${typeof value}`;
    const kind = Object.getPrototypeOf(value);
    if (kind !== Object.prototype && kind !== Array.prototype) return `${path} is not a plain object`;
    const elsewhere = places.get(value);
    if (elsewhere !== undefined && !READ_ONLY.test(path)) return `${path} and ${elsewhere} are one object`;
    places.set(value, path);
    return undefined;
  });
}

/** Where a clone still shares something changeable with the state it was made from. */
export function sharedWith(s: MachineState, clone: MachineState): string | undefined {
  const own = new Set<unknown>();
  walk(s, '', (value) => {
    if (typeof value === 'object' && value !== null) own.add(value);
    return undefined;
  });
  return walk(clone, '', (value, path) =>
    own.has(value) && !Object.isFrozen(value) && !READ_ONLY.test(path)
      ? `${path || 'the whole state'} is shared with the original`
      : undefined,
  );
}
