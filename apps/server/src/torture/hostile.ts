/** What somebody says who means harm: every kind of message and every route, spoilt in every way we could think of. */

import type { Option, Seat } from '@questhall/kernel';
import { PROTOCOL } from '@questhall/protocol';
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

/** One well-formed message of each kind, for a seat that is not the sender's. */
export const messagesAt = ({ table, seat, decision, option }: Target): readonly Fields[] => [
  { type: 'open', protocol: PROTOCOL, table, known: { epoch: 'x', version: 3 } },
  { type: 'answer', id: 1, seat, decision, option },
  { type: 'undo', id: 1, seat },
  { type: 'undoReply', id: 1, seat, agree: true },
  { type: 'seatAsk', id: 1, seat },
  { type: 'seatReply', id: 1, seat, agree: true },
  { type: 'moreTime', id: 1, seat },
  { type: 'whyNot', id: 1, seat, option },
  { type: 'hint', id: 1, seat },
  { type: 'seat', id: 1, seat, action: { do: 'take' } },
  { type: 'seat', id: 1, seat, action: { do: 'leave' } },
  { type: 'seat', id: 1, seat, action: { do: 'setBot', bot: 'greedy' } },
  { type: 'seat', id: 1, seat, action: { do: 'handToBot', bot: 'greedy' } },
  { type: 'seat', id: 1, seat, action: { do: 'setOpen' } },
  { type: 'settings', id: 1, settings: { players: 3, undo: 'free', clock: { bank: 10, gain: 0 } } },
  { type: 'start', id: 1 },
  { type: 'ping', id: 1 },
  { type: 'chat', id: 1, text: '' },
  { type: 'phrase', id: 1, phrase: '' },
  { type: 'name', id: 1, name: '' },
];

const anyOf = <T>(list: readonly T[], chance: () => number): T =>
  list[Math.floor(chance() * list.length)] as T;

/** Spoils one field, or the whole, or leaves it as it is: it is foreign enough. */
export function spoilt(fields: Fields, chance: () => number): string {
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

const ADDRESSES = [...new Set(Object.keys(ROUTES).map((route) => route.split(' ')[1] ?? ''))];

/** A request of any route. */
export function hostileRequest({ table }: Target, chance: () => number): HostileRequest {
  const word = encodeURIComponent(anyOf(TEXTS, chance).toWellFormed().slice(0, 200)) || 'x';
  const part = (name: string): string => {
    if (chance() < 0.3) return word;
    return { table, match: `${table}.1`, seat: '0' }[name] ?? word;
  };
  const route = anyOf(ADDRESSES, chance).replaceAll(/\{(\w+)\}/g, (_all, name: string) => part(name));
  const path = anyOf(
    [route, route, route, `/${word}`, `/assets/${word}`, `/play?${word}`, `${route}?before=${word}`],
    chance,
  );
  const method = anyOf(['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD'], chance);
  if (method === 'GET' || method === 'HEAD') return { method, path };
  const spec = {
    game: 'chess',
    settings: { players: 2 },
    seats: [{ holder: 'you' }],
    name: 'Eve',
    url: 'https://10.0.0.1/',
    endpoint: 'https://10.0.0.1/',
    keys: {},
    code: 'ABCDEFGH',
    along: true,
    rated: false,
    feats: [{ match: 'x', game: 'x' }],
    link: 'x',
    newLink: true,
    seen: true,
    person: 'x',
    as: 'blocked',
    table,
    open: true,
    id: 'x',
    credential: { id: 'x', response: {} },
  };
  return { method, path, body: spoilt(spec, chance) };
}
