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
export interface FieldsMirror {
  readonly kind: 'fields';
  shape: Shape;
  values: Mirror[];
}

interface ListMirror {
  readonly kind: 'list';
  /**
   * Objects that all have these keys and no objects inside, such as the figures on a board, are kept cell by cell: in one
   * piece of memory, since fetching it from there is most of what comparing costs.
   */
  rows: Shape | null;
  /** Of rows: their cells. */
  items: Mirror[];
}

type Cell = string | number | boolean | null;

export type Mirror = Cell | FieldsMirror | ListMirror;

/** A patch as JSON, see patch.ts; empty: no difference. As a text at once, because nobody here looks into it. */
type PatchText = string;

/** The inside of a patch that is an object, so that several can be put together to one. */
type PatchParts = string;

/** How far a run of differing items is searched for the place where the lists agree again. */
const REACH = 16;

export function mirrorOf(value: unknown): Mirror {
  if (typeof value !== 'object' || value === null) return (value ?? null) as Mirror;
  return Array.isArray(value) ? mirrorOfList(value) : mirrorOfFields(value);
}

function mirrorOfList(list: readonly unknown[]): ListMirror {
  const rows = shapeOfRows(list);
  const cells: Cell[] = [];
  if (rows && list.every((item) => addRow(cells, rows, item)))
    return { kind: 'list', rows, items: cells.slice() };
  return { kind: 'list', rows: null, items: list.map(mirrorOf) };
}

/** Shorter lists are not worth the while. */
const ROWS_LEAST = 4;

/** If these are rows, then of this shape. */
function shapeOfRows(list: readonly unknown[]): Shape | undefined {
  const [first] = list;
  if (list.length < ROWS_LEAST || typeof first !== 'object' || first === null) return undefined;
  const keys = Object.keys(first);
  return keys.length > 0 ? shapeOf(keys) : undefined;
}

/** Says whether it is a row, all of whose cells are added then. */
function addRow(cells: Cell[], { keys }: Shape, item: unknown): boolean {
  if (!isFields(item)) return false;
  let at = 0;
  for (const key in item) {
    const value = item[key];
    if (keys[at] !== key || !isCell(value)) return false;
    cells.push(value);
    at += 1;
  }
  return at === keys.length;
}

const isFields = (item: unknown): item is Fields =>
  typeof item === 'object' && item !== null && !Array.isArray(item);

const isCell = (value: unknown): value is Cell =>
  value === null || (typeof value !== 'object' && value !== undefined);

export function mirrorOfFields(value: object): FieldsMirror {
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

/** By first key. */
const shapes = new Map<string | undefined, Shape[]>();
const FIRST_KEYS_MOST = 500;
const SHAPES_MOST = 20;

function shapeOf(keys: readonly string[]): Shape {
  const alike = shapes.get(keys[0]) ?? [];
  for (const shape of alike) if (hasKeys(shape, keys)) return shape;
  const shape: Shape = { keys, labels: keys.map(labelOf) };
  if (alike.length === 0 && shapes.size < FIRST_KEYS_MOST) shapes.set(keys[0], alike);
  if (alike.length < SHAPES_MOST) alike.push(shape);
  return shape;
}

function hasKeys({ keys }: Shape, wanted: readonly string[]): boolean {
  if (keys.length !== wanted.length) return false;
  for (let at = 0; at < keys.length; at++) if (keys[at] !== wanted[at]) return false;
  return true;
}

const labelOf = (key: string): string => `${JSON.stringify(key)}:`;

const replacement = (value: unknown): PatchText =>
  typeof value === 'number' && Number.isFinite(value) ? `[${value}]` : `[${JSON.stringify(value) ?? null}]`;

/** Brings the mirror of an object or a list up to date and says what changed. What it shows stays an object or a list. */
export function update(mirror: Mirror, now: unknown): PatchText {
  return updateAt([mirror], 0, now);
}

/** One of two parts of a patch, or both. */
export const together = (one: PatchParts, other: PatchParts): PatchParts =>
  one === '' || other === '' ? one + other : `${one},${other}`;

/** Brings one of these mirrors up to date; where the value is not of the same kind any more, it gets a new one. */
function updateAt(mirrors: Mirror[], at: number, now: unknown): PatchText {
  const was = mirrors[at] as Mirror;
  if (was === now) return '';
  if (typeof was === 'object' && was !== null && typeof now === 'object' && now !== null) {
    if (Array.isArray(now)) {
      if (was.kind === 'list') return updateList(was, now);
    } else if (was.kind === 'fields') return whole(updateFields(was, now));
  } else if (was === null && now === undefined) return '';
  mirrors[at] = mirrorOf(now);
  return replacement(now);
}

const whole = (parts: PatchParts): PatchText => (parts === '' ? '' : `{${parts}}`);

/** Brings the mirror of an object up to date, and says which of its keys have changed. */
export function updateFields(mirror: FieldsMirror, now: object): PatchParts {
  const { shape, values } = mirror;
  const { keys, labels } = shape;
  const fields = now as Fields;
  let patch = '';
  let at = 0;
  for (const key in fields) {
    const value = fields[key];
    // The same keys in the same order are the usual case, and the one that must be quick.
    if (keys[at] !== key || value === undefined) return updateKeys(mirror, fields, at, patch);
    if (!isSame(values[at], value)) {
      const change = updateAt(values, at, value);
      if (change !== '') patch = joined(patch, labels[at] as string, change);
    }
    at += 1;
  }
  return at < keys.length ? updateKeys(mirror, fields, at, patch) : patch;
}

const joined = (parts: PatchParts, label: string, change: PatchText): PatchParts =>
  parts === '' ? label + change : `${parts},${label}${change}`;

/** Keys came, went or changed places; the first `done` of them are in step, and `begun` is the patch so far. */
function updateKeys(mirror: FieldsMirror, now: Fields, done: number, begun: PatchParts): PatchParts {
  const { keys: oldKeys } = mirror.shape;
  const before = new Map<string, Mirror>();
  for (let at = done; at < oldKeys.length; at++)
    before.set(oldKeys[at] as string, mirror.values[at] as Mirror);
  const keys = oldKeys.slice(0, done);
  const values = mirror.values.slice(0, done);
  let patch = begun;
  let at = 0;
  for (const key in now) {
    at += 1;
    const value = now[key];
    if (at <= done || value === undefined) continue;
    const was = before.get(key);
    before.delete(key);
    keys.push(key);
    values.push(was === undefined ? mirrorOf(value) : was);
    const change = was === undefined ? replacement(value) : updateAt(values, values.length - 1, value);
    if (change !== '') patch = joined(patch, labelOf(key), change);
  }
  for (const key of before.keys()) patch = joined(patch, labelOf(key), '0');
  mirror.shape = shapeOf(keys);
  mirror.values = values;
  return patch;
}

function updateList(mirror: ListMirror, now: readonly unknown[]): PatchText {
  const { rows } = mirror;
  if (!rows) return updateItems(mirror.items, now);
  const patch = updateRows(mirror.items as Cell[], rows, now);
  if (patch !== undefined) return patch;
  // Rows have moved, or are none any more: what changed is found as in any list.
  const found = updateItems(itemsOf(mirror.items as Cell[], rows), now);
  const fresh = mirrorOfList(now);
  mirror.rows = fresh.rows;
  mirror.items = fresh.items;
  return found;
}

function itemsOf(cells: readonly Cell[], shape: Shape): Mirror[] {
  const width = shape.keys.length;
  return Array.from({ length: cells.length / width }, (_, row) => {
    const values = cells.slice(row * width, (row + 1) * width);
    return { kind: 'fields', shape, values };
  });
}

/** Brings rows up to date where no two neighbours have changed, and all stay rows; nothing: that is not so. */
function updateRows(cells: Cell[], shape: Shape, now: readonly unknown[]): PatchText | undefined {
  const width = shape.keys.length;
  if (now.length * width !== cells.length) return undefined;
  const changed: number[] = [];
  for (let row = 0; row < now.length; row++) {
    if (isLikeRow(cells, shape, row * width, now[row])) continue;
    if (changed.at(-1) === row - 1 || !addRow([], shape, now[row])) return undefined;
    changed.push(row);
  }
  let patch = '';
  for (const row of changed)
    patch = joined(patch, `"${row}":`, whole(updateRow(cells, shape, row * width, now[row] as Fields)));
  return whole(patch);
}

function updateRow(cells: Cell[], { labels }: Shape, from: number, fields: Fields): PatchParts {
  let patch = '';
  let at = 0;
  for (const key in fields) {
    const value = fields[key] as Cell;
    if (!isSame(cells[from + at], value)) {
      cells[from + at] = value;
      patch = joined(patch, labels[at] as string, replacement(value));
    }
    at += 1;
  }
  return patch;
}

function updateItems(items: Mirror[], now: readonly unknown[]): PatchText {
  const splices: Splice[] = [];
  let patch = '';
  let i = 0;
  let j = 0;
  while (i < items.length || j < now.length) {
    if (i < items.length && j < now.length && isLike(items[i] as Mirror, now[j])) {
      i += 1;
      j += 1;
      continue;
    }
    const [cut, added] = isAlone(items, i, now, j) ? ONE : differingRun(items, i, now, j);
    if (cut !== added) splices.push([i, cut, ...now.slice(j, j + added)]);
    else {
      for (let k = 0; k < cut; k++) {
        const change = updateAt(items, i + k, now[j + k]);
        // In a run that went beyond our reach, some may agree by chance.
        if (change !== '') patch = joined(patch, `"${i + k}":`, change);
      }
    }
    i += cut;
    j += added;
  }
  if (splices.length > 0) {
    patch = joined(patch, '"~":', JSON.stringify(splices));
    // From the end, so that the indexes before stay what they were.
    for (const [at, cut, ...put] of splices.toReversed()) items.splice(at, cut, ...put.map(mirrorOf));
  }
  return whole(patch);
}

const ONE = [1, 1] as const;

/** In a list as short as this it is not worth the while to look for what has moved. */
const SHORT = 3;

/**
 * Whether it is only this item that differs, or as good as that: in a list that did not grow or shrink, that is the usual
 * case.
 */
const isAlone = (before: readonly Mirror[], i: number, now: readonly unknown[], j: number): boolean =>
  i === j &&
  before.length === now.length &&
  (now.length <= SHORT || i + 1 === now.length || isLike(before[i + 1] as Mirror, now[i + 1]));

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

/** The same number, text or nothing at all. Asked for each sort apart: engines compare two of a known sort several times quicker. */
const isSame = (one: unknown, other: unknown): boolean =>
  typeof one === 'number'
    ? typeof other === 'number' && one === other
    : typeof one === 'string'
      ? typeof other === 'string' && one === other
      : one === other;

/** Whether the mirror shows this value. */
function isLike(mirror: Mirror, value: unknown): boolean {
  if (isSame(mirror, value)) return true;
  if (typeof mirror !== 'object' || mirror === null) return mirror === null && value === undefined;
  if (typeof value !== 'object' || value === null) return false;
  if (mirror.kind === 'list') return Array.isArray(value) && isLikeList(mirror, value);
  if (Array.isArray(value)) return false;
  const { values } = mirror;
  const { keys } = mirror.shape;
  const fields = value as Fields;
  let at = 0;
  for (const key in fields) {
    const inner = fields[key];
    if (keys[at] !== key)
      return inner === undefined || keys.includes(key) ? isLikeKeys(mirror, fields) : false;
    if (!isSame(values[at], inner) && !isLike(values[at] as Mirror, inner)) return false;
    at += 1;
  }
  return at === keys.length;
}

function isLikeList({ rows, items }: ListMirror, list: readonly unknown[]): boolean {
  const width = rows ? rows.keys.length : 1;
  if (list.length * width !== items.length) return false;
  for (let at = 0; at < list.length; at++) {
    const isAlike = rows
      ? isLikeRow(items as Cell[], rows, at * width, list[at])
      : isLike(items[at] as Mirror, list[at]);
    if (!isAlike) return false;
  }
  return true;
}

/** With its keys in another order it does not count as the same: then the list is compared in the slower way. */
function isLikeRow(cells: readonly Cell[], { keys }: Shape, from: number, item: unknown): boolean {
  if (!isFields(item)) return false;
  let at = 0;
  for (const key in item) {
    if (keys[at] !== key || !isSame(cells[from + at], item[key])) return false;
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
