/** Answers that are thrown: a client says how, the host says what came of it, and the log keeps both. */
import type { Json } from '@questhall/kernel';
import { expect, test } from 'vitest';
import type { DiceTable } from '../src/host/index.ts';
import { readMessage } from '../src/index.ts';
import { asked, openHall, seenBy } from './hall.ts';

const SOLO = {
  game: 'toy',
  settings: { players: 2 },
  seats: [{ holder: 'you' }, { holder: 'you' }],
} as const;

/** Bids are thrown: nothing stronger than 9. */
const bidding = (): DiceTable & { readonly seeds: Json[] } => {
  const seeds: Json[] = [];
  return {
    seeds,
    throws: (option) => option.do === 'bid',
    land(_match, _option, thrown, given) {
      seeds.push({ ...given });
      const power = (thrown as { power?: number } | undefined)?.power ?? 5;
      if (power > 9) return { refused: { rule: 'TOY-STRONG', power } };
      return { handed: { draws: [], note: { power } } };
    },
    seen: ({ answers }) => answers.flatMap(({ handed }) => (handed?.note === undefined ? [] : [handed.note])),
  };
};

test('what came of a throw is handed in, kept in the log, and seen by all', async () => {
  const dice = bidding();
  const hall = openHall(SOLO, { dice });
  const ann = hall.enter('ann');
  await ann.client.ask({ type: 'start' });
  const [bid] = asked(ann)?.options ?? [];
  if (!bid) throw new Error('nobody bids');
  expect(await ann.client.answer(0, bid, { power: 12 })).toHaveProperty('refused.rule', 'TOY-STRONG');
  expect(hall.entries).toEqual([]);
  expect(await ann.client.answer(0, bid, { power: 7 })).toHaveProperty('ok');
  expect(hall.entries).toMatchObject([{ seat: 0, option: bid, handed: { note: { power: 7 } } }]);
  expect(seenBy(ann, 0).seen.dice).toEqual([{ power: 7 }]);
  expect(await ann.client.answer(1, bid)).toHaveProperty('ok');
  expect(seenBy(ann, 1).seen.dice).toEqual([{ power: 7 }, { power: 5 }]);
  // Nobody throws with the same secret twice.
  const secrets = dice.seeds.map((seeds) => (seeds as { secret: string }).secret);
  expect(new Set(secrets).size).toBe(secrets.length);
});

test('a log plays again without dice, and an undo takes a throw back', async () => {
  const hall = openHall(SOLO, { dice: bidding() });
  const ann = hall.enter('ann');
  await ann.client.ask({ type: 'start' });
  const [bid] = asked(ann)?.options ?? [];
  if (!bid) throw new Error('nobody bids');
  await ann.client.answer(0, bid, { power: 7 });
  const entries = JSON.parse(JSON.stringify(hall.entries));
  const again = openHall(SOLO, { record: hall.saved(), past: { entries } });
  expect(seenBy(again.enter('ann'), 0).seen.view).toEqual(seenBy(ann, 0).seen.view);
  await ann.client.ask({ type: 'undo', seat: 0 });
  expect(seenBy(ann, 0).seen.dice).toEqual([]);
});

test('a throw where none is asked for is refused, and so is one that is no object', async () => {
  const hall = openHall(SOLO);
  const ann = hall.enter('ann');
  await ann.client.ask({ type: 'start' });
  const [bid] = asked(ann)?.options ?? [];
  if (!bid) throw new Error('nobody bids');
  expect(await ann.client.answer(0, bid, { power: 7 })).toHaveProperty('refused.rule', 'QH-NO-THROW');
  const answer = { type: 'answer', id: 1, seat: 0, decision: 0, option: bid };
  expect(readMessage(JSON.stringify({ ...answer, thrown: 'bullseye' }))).toMatchObject({
    refused: { rule: 'QH-MALFORMED', field: 'thrown' },
  });
  // What only the host hands in is not even read.
  expect(readMessage(JSON.stringify({ ...answer, handed: { draws: ['bullseye'] } }))).toEqual({ ok: answer });
});
