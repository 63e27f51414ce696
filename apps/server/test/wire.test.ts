/** [O5] Reasons, questions, events and hints travel as data: sentences are made where they are read, in any language. */
import { hint } from '@questhall/bots';
import { GAME_IDS, GAMES, rulesOf } from '@questhall/games';
import type { Json } from '@questhall/kernel';
import { below, seeded } from '@questhall/kernel';
import type { HostMessage } from '@questhall/protocol';
import { createTableClient } from '@questhall/protocol';
import { openLocalTable } from '@questhall/protocol/host';
import { expect, test } from 'vitest';

/** Several words and a stop. */
const SENTENCE = /\p{L}+ \p{L}+.*[.!?…]$/u;

function sentencesIn(value: Json | undefined): string[] {
  if (typeof value === 'string') return SENTENCE.test(value) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  // A Mission may be somebody's own: what its author wrote comes along with it.
  return Object.entries(value).flatMap(([key, inside]) => (key === 'intro' ? [] : sentencesIn(inside)));
}

const ANSWERS = 60;
/** Every kind a host can say: a new one does not compile before somebody has decided where its sentences are made. */
const KINDS: {
  readonly [kind in HostMessage['type']]: 'looked at' | 'words of people' | 'numbers' | 'reason';
} = {
  welcome: 'looked at',
  view: 'looked at',
  update: 'looked at',
  refused: 'looked at',
  whyNot: 'looked at',
  hint: 'looked at',
  done: 'looked at',
  table: 'looked at',
  you: 'looked at',
  pong: 'looked at',
  chat: 'words of people',
  closed: 'numbers',
  bye: 'reason',
};

test('[O5] a sentence is noticed wherever it stands', () => {
  const bye = { type: 'bye', reason: { rule: 'QH-OVER' }, notes: [{ text: 'The match is over.' }] };
  expect(sentencesIn(bye)).toEqual(['The match is over.']);
});

test.each(GAME_IDS)('[O5] no sentence is on the wire in %s', async (id) => {
  const game = await rulesOf(id);
  const rng = seeded(`wire ${id}`);
  const frames: string[] = [];
  const { players = { min: 1, usual: 2 } } = GAMES[id].modes[0] ?? {};
  const seats = Array.from({ length: players.usual }, () => ({ holder: 'you' }) as const);
  const opened = openLocalTable(
    game,
    { game: id, settings: { players: players.usual, options: GAMES[id].modes[0]?.options ?? {} }, seats },
    {
      now: () => 0,
      think: () => Promise.reject(new Error('nobody thinks here')),
      hint: ({ match: { state }, seat }) =>
        Promise.resolve(hint(game, state, decisionOf(seat), { seed: 'wire', budget: { iterations: 8 } })),
      secret: () => 'wire',
      wakeAt: () => {},
      fault: (error) => {
        throw error;
      },
      send: (frame) => {
        frames.push(frame);
        client.receive(frame);
      },
      keep: () => {},
    },
  );
  if ('problems' in opened) throw new Error(JSON.stringify(opened.problems));
  const client = createTableClient({ table: 'local', send: (frame) => opened.table.receive(frame) });
  const decisionOf = (seat: number) => {
    const open = client.state().shown.get(seat)?.seen.decision;
    if (!open) throw new Error('nothing is asked');
    return open;
  };
  client.connected();
  await client.ask({ type: 'ping' });
  await client.ask({ type: 'name', name: 'Ada' });
  for (let n = 0; n < ANSWERS; n++) {
    const asked = [...client.state().shown].find(([, { seen }]) => seen.decision !== null);
    const [seat, { seen } = { seen: null }] = asked ?? [];
    if (typeof seat !== 'number' || !seen?.decision) break;
    await client.whyNot(seat, { do: 'dance' });
    await client.answer(seat, { do: 'dance' });
    if (n % 10 === 0) await client.hint(seat);
    const { options } = seen.decision;
    const option = options[below({ rng }, options.length)];
    if (option) await client.answer(seat, option);
    if (n % 10 === 0) await client.ask({ type: 'undo', seat });
  }
  const messages = frames.map((frame) => JSON.parse(frame) as HostMessage);
  const kinds = new Set(messages.map(({ type }) => type));
  // A short match that ends meanwhile brings more.
  const looked = Object.entries(KINDS).flatMap(([kind, how]) => (how === 'looked at' ? [kind] : []));
  expect(looked.filter((kind) => !kinds.has(kind as HostMessage['type']))).toEqual([]);
  expect(sentencesIn(messages as unknown as Json)).toEqual([]);
});
