/**
 * Mirrors of several viewers, brought up to date together. Much of what they see is the same: a part of a view that is the
 * same object for two of them gets one mirror for both, and is compared once. Measured with two viewers, a server so takes 5 %
 * more answers. Mirrors that never change would be simpler to share, but they end up all over the memory: a fifth fewer answers.
 */
import type { FieldsMirror, Mirror } from './mirror.ts';
import { copyOf, joined, update, updateAt } from './mirror.ts';
import type { Fields } from './patch.ts';

/** What one viewer sees now, part by part as its mirror has them. */
interface Seen {
  readonly mirror: FieldsMirror;
  readonly parts: readonly unknown[];
  /** What showed each part before. */
  was: readonly Mirror[];
  /** The patch of each part. */
  readonly patches: string[];
}

/** Brings the mirror of each view up to date and says what changed for each: patches as JSON, see `update`. */
export function updateTogether(mirrors: readonly Mirror[], views: readonly unknown[]): string[] {
  if (mirrors.length === 1) return [update(mirrors[0] as Mirror, views[0])];
  const all = mirrors.map((mirror, viewer) => seenIn(mirror, views[viewer]));
  all.forEach((seen, viewer) => {
    if (seen) keepApart(seen, all, viewer);
    else leaveAlone(mirrors[viewer] as Mirror);
  });
  return all.map((seen, viewer) =>
    seen ? updateParts(seen, all, viewer) : update(mirrors[viewer] as Mirror, views[viewer]),
  );
}

/** Nothing: it has other parts now. */
function seenIn(mirror: Mirror, view: unknown): Seen | undefined {
  if (typeof mirror !== 'object' || mirror?.kind !== 'fields') return undefined;
  if (typeof view !== 'object' || view === null || Array.isArray(view)) return undefined;
  const { keys } = mirror.shape;
  const parts: unknown[] = [];
  for (const key in view) {
    const part = (view as Fields)[key];
    if (keys[parts.length] !== key || part === undefined) return undefined;
    parts.push(part);
  }
  return parts.length === keys.length ? { mirror, parts, was: [], patches: [] } : undefined;
}

/** What shared a mirror with somebody before this viewer, and is not the same object any more, gets one of its own. */
function keepApart(seen: Seen, others: readonly (Seen | undefined)[], viewer: number): void {
  const { mirror, parts } = seen;
  for (let other = 0; other < viewer; other++) {
    const before = others[other];
    if (before === undefined) continue;
    for (let at = 0; at < parts.length; at++) {
      if (parts[at] !== before.parts[at] && isShared(mirror.values[at], before.was[at]))
        mirror.values[at] = copyOf(mirror.values[at] as Mirror);
    }
  }
  seen.was = mirror.values.slice();
}

/** From now on it shares nothing with anybody. */
function leaveAlone(mirror: Mirror): void {
  if (typeof mirror === 'object' && mirror?.kind === 'fields') mirror.values = mirror.values.map(copyOf);
}

const isShared = (one: Mirror | undefined, other: Mirror | undefined): boolean =>
  one === other && typeof one === 'object' && one !== null;

function updateParts(seen: Seen, others: readonly (Seen | undefined)[], viewer: number): string {
  const { mirror, parts, patches } = seen;
  const { labels } = mirror.shape;
  let patch = '';
  for (let at = 0; at < parts.length; at++) {
    const change = updatePart(seen, at, others, viewer);
    patches.push(change);
    if (change !== '') patch = joined(patch, labels[at] as string, change);
  }
  return patch === '' ? '' : `${patch}}`;
}

function updatePart(
  { mirror: { values }, parts, was }: Seen,
  at: number,
  others: readonly (Seen | undefined)[],
  viewer: number,
): string {
  const part = parts[at];
  if (typeof part !== 'object') return updateAt(values, at, part);
  let alike: Seen | undefined;
  for (let other = 0; other < viewer; other++) {
    const before = others[other];
    if (before === undefined || before.parts[at] !== part) continue;
    alike = before;
    if (!isShared(was[at], before.was[at])) continue;
    values[at] = before.mirror.values[at] as Mirror;
    return before.patches[at] as string;
  }
  const change = updateAt(values, at, part);
  // Both mirrors show the same now, so one is enough.
  if (alike) values[at] = alike.mirror.values[at] as Mirror;
  return change;
}
