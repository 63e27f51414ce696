import type { Rng } from '@questhall/kernel';
import { below, seeded } from '@questhall/kernel';
import { read } from '@questhall/schema';
import { expect, test } from 'vitest';
import type { ClientMessage } from '../src/index.ts';
import { LIMITS, personName, readMessage, readSpec } from '../src/index.ts';

const named = (name: string) => read(personName, name, 'name');

const WELL_FORMED: readonly ClientMessage[] = [
  { type: 'open', protocol: 1, table: 'ABC', token: 't', known: { epoch: 'e', version: 3 } },
  { type: 'open', protocol: 1, table: 'ABC' },
  { type: 'answer', id: 1, seat: 0, decision: 4, option: { do: 'attack', at: { fighter: 1 } } },
  { type: 'undo', id: 2, seat: 0 },
  { type: 'undoReply', id: 3, seat: 1, agree: false },
  { type: 'seatAsk', id: 3, seat: 1 },
  { type: 'seatReply', id: 3, seat: 1, agree: false },
  { type: 'moreTime', id: 3, seat: 1 },
  { type: 'whyNot', id: 4, seat: 1, option: { do: 'rest' } },
  { type: 'hint', id: 5, seat: 0 },
  { type: 'chat', id: 6, text: 'hello' },
  { type: 'seat', id: 7, seat: 2, action: { do: 'take' } },
  { type: 'seat', id: 8, seat: 2, action: { do: 'handToBot', bot: 'greedy' } },
  { type: 'seat', id: 9, seat: 2, action: { do: 'autoForced', on: true } },
  {
    type: 'settings',
    id: 10,
    settings: {
      players: 3,
      options: { mode: 'quest', heroes: [{ name: 'Bo' }] },
      undo: 'never',
      clock: { bank: 600, gain: 10 },
      hints: false,
      listed: true,
      spectators: false,
    },
  },
  { type: 'settings', id: 11, settings: { clock: null } },
  { type: 'start', id: 12 },
  { type: 'name', id: 13, name: 'Ann' },
  { type: 'ping', id: 14 },
];

test.each(WELL_FORMED.map((message) => [message.type, message] as const))('%s is read', (_type, message) => {
  expect(readMessage(JSON.stringify(message))).toEqual({ ok: message });
});

test('what is not part of a message does not get in', () => {
  const read = readMessage('{"type":"start","id":1,"host":true,"__proto__":{"host":true}}');
  expect(read).toEqual({ ok: { type: 'start', id: 1 } });
});

const NONSENSE = [undefined, null, true, -1, 1.5, 1e21, '', 'x'.repeat(2000), [], {}, [[]], { do: 1 }];

interface Place {
  readonly holder: Record<string, unknown>;
  readonly key: string;
}

function placesIn(value: unknown): Place[] {
  if (typeof value !== 'object' || value === null) return [];
  const holder = value as Record<string, unknown>;
  return Object.keys(holder).flatMap((key) => [{ holder, key }, ...placesIn(holder[key])]);
}

test('a message with one field spoilt is either refused or still well formed, and reading it never breaks', () => {
  const dice: { rng: Rng } = { rng: seeded('spoil') };
  let refused = 0;
  for (let round = 0; round < 4000; round++) {
    const message = structuredClone(WELL_FORMED[below(dice, WELL_FORMED.length)]);
    const places = placesIn(message);
    const { holder, key } = places[below(dice, places.length)] as Place;
    holder[key] = NONSENSE[below(dice, NONSENSE.length)];
    const read = readMessage(JSON.stringify(message));
    if ('refused' in read) refused += 1;
    else expect(readMessage(JSON.stringify(read.ok))).toEqual(read);
  }
  expect(refused).toBeGreaterThan(2000);
});

test('texts that are no message are refused, with a reason that says what is wrong', () => {
  const refusals = [
    '',
    '{',
    'null',
    '7',
    '[]',
    '"open"',
    '{}',
    '{"type":"toString"}',
    '{"type":"fly","id":3}',
  ];
  for (const text of refusals) expect(readMessage(text)).toHaveProperty('refused.rule', 'QH-MALFORMED');
  expect(readMessage('{"type":"fly","id":3}')).toMatchObject({ id: 3, refused: { field: 'type' } });
  expect(readMessage(`"${'x'.repeat(LIMITS.message)}"`)).toHaveProperty('refused.rule', 'QH-TOO-LONG');
});

test('a value that nests without end is refused', () => {
  const option = `{"do":"x","at":${'['.repeat(4000)}${']'.repeat(4000)}}`;
  const text = `{"type":"answer","id":1,"seat":0,"decision":1,"option":${option}}`;
  expect(readMessage(text)).toHaveProperty('refused.field', 'option');
});

test('a name is one line without anything invisible', () => {
  expect(named('  Ann\u0000\u202e\nBo ')).toEqual({ ok: 'AnnBo' });
  expect(named('A\u200dn\u2066n\ufeff  \u3000 B\ud800o')).toEqual({ ok: 'Ann Bo' });
  expect(named('Ａｎｎ')).toEqual({ ok: 'Ann' });
  expect(named('Zoe\u0301\u0302\u0303\u0304\u0305')).toEqual({ ok: 'Zo\u00e9\u0302\u0303' });
  for (const nothing of ['\u3164', '\u2800', '\u115f\u1160', '\u00ad\u034f', '\u200b', '\0', '\ud83d'])
    expect(named(nothing)).toMatchObject({ problems: [{ field: 'name' }] });
  expect(named(' \n ')).toMatchObject({ problems: [{ field: 'name' }] });
  expect(named('x'.repeat(25))).toMatchObject({ problems: [{ field: 'name' }] });
});

test('what a table is opened with is checked', () => {
  const spec = {
    game: 'toy',
    settings: { players: 2 },
    seats: [
      { holder: 'you', name: 'Ann', autoForced: true },
      { holder: 'bot', bot: 'adept' },
      { holder: 'open' },
    ],
  };
  expect(readSpec(spec)).toEqual({ ok: spec });
  for (const broken of [null, [], {}, { game: 1 }, { game: 'toy', seats: [{}] }, { game: 'toy', seats: 3 }])
    expect(readSpec(broken)).toHaveProperty('refused.rule', 'QH-MALFORMED');
});

test.each(['\0', 'a\0b', '\ud800', '\udfff\ud800'])(
  'text that databases refuse is refused at the door: %j',
  (text) => {
    const messages = [
      { type: 'chat', id: 1, text },
      { type: 'open', protocol: 1, table: text },
      { type: 'answer', id: 1, seat: 0, decision: 1, option: { do: 'x', at: [text] } },
      { type: 'settings', id: 1, settings: { options: { [text]: 1 } } },
      { type: 'settings', id: 1, settings: { options: { hero: { name: text } } } },
    ];
    for (const message of messages)
      expect(readMessage(JSON.stringify(message))).toMatchObject({ refused: { rule: 'QH-MALFORMED' } });
    expect(readSpec({ game: text })).toMatchObject({ refused: { rule: 'QH-MALFORMED' } });
  },
);
