/** What somebody says who means harm: every kind of message and every route, spoilt in every way we could think of. */

import type { Option, Seat } from '@questhall/kernel';
import { clientMessages, PROTOCOL } from '@questhall/protocol';
import type { FormKind } from '@questhall/schema';
import { formOf, settled } from '@questhall/schema';
import type { Route } from '../http/routes.ts';
import { ROUTES } from '../http/routes.ts';

/** Texts that broke something somewhere. */
const TEXTS = [
  '',
  ' ',
  '\u0000',
  '\u202e\u2066evil\u2069',
  '\ud800',
  '\udfff\ud800',
  'e\u0301'.repeat(40),
  '\u{1f468}\u200d\u{1f469}\u200d\u{1f467}'.repeat(5),
  '\ufeff\u200b\u2028\u2029',
  '<script>alert(1)</script>',
  "'; drop table log; --",
  '../../etc/passwd',
  '%00%2e%2e',
  '__proto__',
  'constructor',
  '{{7*7}}',
  'x'.repeat(300),
  'x'.repeat(10_000),
];

/** Some hall has each of these, and no hall the last. */
const GAMES = ['toy', 'brawl', 'pug-quest', 'chess'];

const NUMBERS = [-1, 0, 1, 11, 12, 0.5, -0, 2 ** 31, 2 ** 53, 1e308, -1e308];

const deep = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels);

/** As JSON texts, since not everything hostile is a value. */
const VALUES: readonly string[] = [
  ...TEXTS.map((text) => JSON.stringify(text)),
  ...NUMBERS.map(String),
  '1e999',
  'null',
  'true',
  '[]',
  '{}',
  '{"__proto__":{"do":"x"}}',
  '{"constructor":{"prototype":{}}}',
  '{"do":"x","at":{"figure":{}}}',
  deep(9),
  deep(2000),
  `{"do":"x","deep":${deep(30)}}`,
];

/** What stands at the table under attack. */
export interface Target {
  readonly table: string;
  /** Somebody else's open question. */
  readonly seat: Seat;
  readonly decision: number;
  readonly option: Option;
}

type Fields = { readonly [field: string]: unknown };

const anyOf = <T>(list: readonly T[], chance: () => number): T =>
  list[Math.floor(chance() * list.length)] as T;

/** What may well be there: fields of these names mean it, wherever they are. */
type Known = { readonly [field: string]: unknown };

/** A value of this form, whatever may be in it: so everything that can be said is said, also what is new. */
function sample(form: FormKind, name: string, known: Known, chance: () => number): unknown {
  if (Object.hasOwn(known, name) && chance() < 0.8) return known[name];
  const kind = settled(form);
  switch (kind.kind) {
    case 'number':
      return anyOf([kind.min, Math.min(kind.min + 1, kind.max), kind.max], chance);
    case 'choice':
      return anyOf(kind.values, chance);
    case 'text':
      return anyOf(['x', 'Eve', ...TEXTS], chance).slice(0, kind.max);
    case 'flag':
      return chance() < 0.5;
    case 'list':
      return Array.from({ length: Math.min(kind.max, kind.min + Math.floor(chance() * 3)) }, () =>
        sample(kind.item, name, known, chance),
      );
    case 'pair':
      return [0, 1].map(() => sample(kind.item, name, known, chance));
    case 'keyed':
      return Object.fromEntries(kind.keys.map((key) => [key, sample(kind.item, key, known, chance)]));
    case 'object':
      return Object.fromEntries(
        kind.fields
          .filter(({ optional }) => !optional || chance() < 0.5)
          .map((field) => [field.key, sample(field, field.key, known, chance)]),
      );
    case 'either':
      return sample(anyOf(kind.kinds, chance), '', known, chance);
    default:
      return anyOf<unknown>([null, {}, { do: 'x' }, known.option ?? {}], chance);
  }
}

const MESSAGES = Object.values(clientMessages).map((schema) => formOf(schema));

/** A message of any kind, for a seat that is not the sender's. `token`: the sender is somebody. */
export function hostileMessage(target: Target, token: string | undefined, chance: () => number): string {
  const { table, seat, decision, option } = target;
  const known = { protocol: PROTOCOL, table, seat, decision, option, token };
  return spoilt(sample(anyOf(MESSAGES, chance), '', known, chance) as Fields, chance);
}

/** Spoils one field, or the whole, or leaves it as it is: it is foreign enough. */
function spoilt(fields: Fields, chance: () => number): string {
  const text = JSON.stringify(fields);
  const keys = Object.keys(fields);
  const key = anyOf(keys, chance);
  switch (Math.floor(chance() * 8)) {
    case 0:
      return text;
    case 1:
      return text.slice(0, Math.floor(chance() * text.length));
    case 2:
      return anyOf(VALUES, chance);
    case 3:
      return `${text.slice(0, -1)},"${key}":${anyOf(VALUES, chance)}}`;
    case 4:
      return JSON.stringify({ ...fields, [key]: undefined });
    case 5:
      return `${text.slice(0, -1)},"extra":${anyOf(VALUES, chance)}}`;
    default:
      return `{${keys
        .map((each) => `"${each}":${each === key ? anyOf(VALUES, chance) : JSON.stringify(fields[each])}`)
        .join(',')}}`;
  }
}

export interface HostileRequest {
  readonly method: string;
  readonly path: string;
  readonly body?: string;
}

const ALL_ROUTES = Object.entries(ROUTES).map(([route, { body }]: [string, Route]) => {
  const [method = '', path = ''] = route.split(' ');
  return { method, path, ...(body && { body: formOf(body) }) };
});
const METHODS = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD'];
const DAY = 24 * 3600 * 1000;

/** A request of any route. */
export function hostileRequest({ table, option }: Target, chance: () => number): HostileRequest {
  const word = encodeURIComponent(anyOf(TEXTS, chance).toWellFormed().slice(0, 200)) || 'x';
  const game = anyOf(GAMES, chance);
  const day = String(Math.floor(Date.now() / DAY));
  const part = (name: string): string => {
    if (chance() < 0.3) return word;
    return { table, match: `${table}.1`, seat: '0', day, game }[name] ?? word;
  };
  const meant = anyOf(ALL_ROUTES, chance);
  const route = meant.path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => part(name));
  const path = anyOf(
    [...Array(9).fill(route), `/${word}`, `/assets/${word}`, `/play?${word}`, `${route}?before=${word}`],
    chance,
  );
  const method = chance() < 0.7 ? meant.method : anyOf(METHODS, chance);
  if (method === 'GET' || method === 'HEAD') return { method, path };
  const body = meant.body ? sample(meant.body, '', { table, game, option }, chance) : {};
  return { method, path, body: spoilt({ ...(body as Fields), ...(chance() < 0.1 && { extra: 1 }) }, chance) };
}
