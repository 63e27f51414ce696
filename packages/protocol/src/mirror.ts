/**
 * What a client was last told, kept so that the next difference is found quickly. A mirror is a copy in a form made for
 * comparing: a view may share parts with the state, which changes, so the view itself cannot be kept; and walking two
 * objects in step is several times quicker when one of them is a list of keys and a list of values.
 */
import type { Fields, Splice } from './patch.ts';

/** The keys of an object, shared by all that have the same: a mirror should be small, so that many fit into the caches. */
interface Shape {
  readonly keys: readonly string[];
  /** Each key as it stands in JSON, with its colon. */
  readonly labels: readonly string[];
}

/** Keys without a value count as missing, as in JSON. */
interface FieldsMirror {
  readonly kind: 'fields';
  shape: Shape;
  values: Mirror[];
}

interface ListMirror {
  readonly kind: 'list';
  readonly items: Mirror[];
}

export type Mirror = string | number | boolean | null | FieldsMirror | ListMirror;

/** A patch as JSON, see patch.ts; empty: no difference. As a text at once, because nobody here looks into it. */
type PatchText = string;

/** How far a run of differing items is searched for the place where the lists agree again. */
const REACH = 16;

export function mirrorOf(value: unknown): Mirror {
  if (typeof value !== 'object' || value === null) return (value ?? null) as Mirror;
  if (Array.isArray(value)) return { kind: 'list', items: value.map(mirrorOf) };
  const keys: string[] = [];
  const values: Mirror[] = [];
  const fields = value as Fields;
  for (const key in fields) {
    const inner = fields[key];
    if (inner === undefined) continue;
    keys.push(key);
    values.push(mirrorOf(inner));
  }
  return { kind: 'fields', shape: shapeOf(keys), values: values.slice() };
}

const SHAPES_MOST = 1000;
const shapes = new Map<string, Shape>();

function shapeOf(keys: readonly string[]): Shape {
  const name = keys.join('\n');
  const known = shapes.get(name);
  if (known?.keys.length === keys.length && known.keys.every((key, at) => key === keys[at])) return known;
  const shape: Shape = { keys, labels: keys.map(labelOf) };
  if (!known && shapes.size < SHAPES_MOST) shapes.set(name, shape);
  return shape;
}

const labelOf = (key: string): string => `${JSON.stringify(key)}:`;

const replacement = (value: unknown): PatchText =>
  typeof value === 'number' && Number.isFinite(value) ? `[${value}]` : `[${JSON.stringify(value) ?? null}]`;

const isReplacement = (patch: PatchText): boolean => patch.startsWith('[');

/**
 * Brings the mirror up to date and says what changed. A mirror of something that is not of the same kind any more cannot
 * be updated: then the patch is a replacement, and whoever holds the mirror makes a new one.
 */
export function update(mirror: Mirror, now: unknown): PatchText {
  if (mirror === now) return '';
  if (typeof mirror !== 'object' || typeof now !== 'object' || mirror === null || now === null)
    return mirror === null && now === undefined ? '' : replacement(now);
  if (mirror.kind === 'list') return Array.isArray(now) ? updateList(mirror, now) : replacement(now);
  return Array.isArray(now) ? replacement(now) : updateFields(mirror, now as Fields);
}

function updateFields(mirror: FieldsMirror, now: Fields): PatchText {
  const { shape, values } = mirror;
  const { keys, labels } = shape;
  let patch = '';
  let at = 0;
  for (const key in now) {
    const value = now[key];
    // The same keys in the same order are the usual case, and the one that must be quick.
    if (keys[at] !== key || value === undefined) return updateKeys(mirror, now, at, patch);
    const was = values[at] as Mirror;
    if (was !== value) {
      const change = update(was, value);
      if (change !== '') {
        if (isReplacement(change)) values[at] = mirrorOf(value);
        patch += `${patch === '' ? '{' : ','}${labels[at]}${change}`;
      }
    }
    at += 1;
  }
  if (at < keys.length) return updateKeys(mirror, now, at, patch);
  return patch === '' ? '' : `${patch}}`;
}

/** Keys came, went or changed places; the first `done` of them are in step, and `begun` is the patch so far. */
function updateKeys(mirror: FieldsMirror, now: Fields, done: number, begun: string): PatchText {
  const { keys: oldKeys } = mirror.shape;
  const before = new Map<string, Mirror>();
  for (let at = done; at < oldKeys.length; at++)
    before.set(oldKeys[at] as string, mirror.values[at] as Mirror);
  const keys = oldKeys.slice(0, done);
  const values = mirror.values.slice(0, done);
  let patch = begun;
  const add = (key: string, change: string): void => {
    patch += `${patch === '' ? '{' : ','}${labelOf(key)}${change}`;
  };
  let at = 0;
  for (const key in now) {
    at += 1;
    const value = now[key];
    if (at <= done || value === undefined) continue;
    const was = before.get(key);
    before.delete(key);
    const change = was === undefined ? replacement(value) : update(was, value);
    if (change !== '') add(key, change);
    keys.push(key);
    values.push(was === undefined || isReplacement(change) ? mirrorOf(value) : was);
  }
  for (const key of before.keys()) add(key, '0');
  mirror.shape = shapeOf(keys);
  mirror.values = values;
  return patch === '' ? '' : `${patch}}`;
}

function updateList(mirror: ListMirror, now: readonly unknown[]): PatchText {
  const before = mirror.items;
  const splices: Splice[] = [];
  let patch = '';
  let i = 0;
  let j = 0;
  while (i < before.length || j < now.length) {
    if (i < before.length && j < now.length && isLike(before[i] as Mirror, now[j])) {
      i += 1;
      j += 1;
      continue;
    }
    const [cut, added] = differingRun(before, i, now, j);
    if (cut !== added) splices.push([i, cut, ...now.slice(j, j + added)]);
    else {
      for (let k = 0; k < cut; k++) {
        const change = update(before[i + k] as Mirror, now[j + k]);
        // In a run that went beyond our reach, some may agree by chance.
        if (change === '') continue;
        patch += `${patch === '' ? '{' : ','}"${i + k}":${change}`;
        if (isReplacement(change)) before[i + k] = mirrorOf(now[j + k]);
      }
    }
    i += cut;
    j += added;
  }
  if (splices.length > 0) {
    patch += `${patch === '' ? '{' : ','}"~":${JSON.stringify(splices)}`;
    // From the end, so that the indexes before stay what they were.
    for (const [at, cut, ...put] of splices.toReversed()) before.splice(at, cut, ...put.map(mirrorOf));
  }
  return patch === '' ? '' : `${patch}}`;
}

/** How many items from here on differ, before the lists agree again; all that is left when they do not within reach. */
function differingRun(
  before: readonly Mirror[],
  i: number,
  now: readonly unknown[],
  j: number,
): [cut: number, added: number] {
  const left = before.length - i;
  const right = now.length - j;
  const reach = Math.min(REACH, left + right);
  for (let total = 1; total <= reach; total++) {
    for (let cut = Math.min(total, left - 1); cut >= 0 && total - cut < right; cut--) {
      if (isLike(before[i + cut] as Mirror, now[j + total - cut])) return [cut, total - cut];
    }
  }
  return [left, right];
}

/** Whether the mirror shows this value. */
function isLike(mirror: Mirror, value: unknown): boolean {
  if (mirror === value) return true;
  if (typeof mirror !== 'object' || mirror === null) return mirror === null && value === undefined;
  if (typeof value !== 'object' || value === null) return false;
  if (mirror.kind === 'list') {
    const { items } = mirror;
    if (!Array.isArray(value) || value.length !== items.length) return false;
    for (let at = 0; at < items.length; at++) if (!isLike(items[at] as Mirror, value[at])) return false;
    return true;
  }
  if (Array.isArray(value)) return false;
  const { values } = mirror;
  const { keys } = mirror.shape;
  const fields = value as Fields;
  let at = 0;
  for (const key in fields) {
    const inner = fields[key];
    if (keys[at] !== key)
      return inner === undefined || keys.includes(key) ? isLikeKeys(mirror, fields) : false;
    if (values[at] !== inner && !isLike(values[at] as Mirror, inner)) return false;
    at += 1;
  }
  return at === keys.length;
}

/** The same, whatever the order of the keys. */
function isLikeKeys({ shape: { keys }, values }: FieldsMirror, fields: Fields): boolean {
  let found = 0;
  for (const key in fields) {
    const inner = fields[key];
    if (inner === undefined) continue;
    const at = keys.indexOf(key);
    if (at < 0 || !isLike(values[at] as Mirror, inner)) return false;
    found += 1;
  }
  return found === keys.length;
}
