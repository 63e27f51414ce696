import { expect, test } from 'vitest';
import type { TableSpec } from '../src/index.ts';
import type { Hall } from './hall.ts';
import { asked, openHall, playOn, seenBy } from './hall.ts';

const TABLE: TableSpec = {
  game: 'toy',
  settings: { players: 2, undo: 'ask' },
  seats: [{ holder: 'you' }, { holder: 'open' }],
};

/** What one host kept, the other takes up. */
const follow = (from: Hall, to: Hall): void => {
  const sameMatch = from.saved().matchNumber === to.host.record().matchNumber;
  to.host.follow(from.saved(), from.entries.slice(sameMatch ? to.host.version() : 0));
};

test('a second host that follows the first shows its people the same, step by step', async () => {
  const first = openHall(TABLE);
  const second = openHall(TABLE);
  const ann = first.enter('ann');
  const bo = first.enter('bo');
  const twin = second.enter('bo');
  await bo.client.ask({ type: 'seat', seat: 1, action: { do: 'take' } });
  follow(first, second);
  expect(twin.client.state().you?.seats).toEqual([1]);
  await ann.client.ask({ type: 'start' });
  follow(first, second);
  for (let step = 0; !seenBy(ann, 0).seen.outcome; step++) {
    await playOn([ann, bo], `step ${step}`, 1 + (step % 3));
    if (step === 4) await ann.client.ask({ type: 'chat', text: 'well played' });
    follow(first, second);
    expect(seenBy(twin, 1)).toEqual(seenBy(bo, 1));
    expect(twin.client.state().table).toMatchObject({ status: bo.client.state().table?.status });
  }
  expect(twin.client.state().chat.map(({ text }) => text)).toEqual(['well played']);
  expect(second.faults).toEqual([]);
});

test('an undo asked for at one host is agreed to at the other', async () => {
  const first = openHall(TABLE);
  const ann = first.enter('ann');
  const bo = first.enter('bo');
  await bo.client.ask({ type: 'seat', seat: 1, action: { do: 'take' } });
  await ann.client.ask({ type: 'start' });
  await ann.client.answer(0, asked(ann)?.options[0] as { do: string });
  await bo.client.answer(1, asked(bo)?.options[0] as { do: string });
  const second = openHall(TABLE, { record: first.saved(), past: { entries: first.entries } });
  const twin = second.enter('bo');
  const reply = ann.client.ask({ type: 'undo', seat: 0 });
  follow(first, second);
  expect(twin.client.state().table?.undo).toEqual({ seat: 0, waiting: [1] });
  await twin.client.ask({ type: 'undoReply', seat: 1, agree: true });
  follow(second, first);
  expect(await reply).toHaveProperty('ok');
  expect(asked(ann)?.seat).toBe(0);
});

test('[R9] where one host narrows who may come in, strangers at the other come again', async () => {
  const first = openHall(TABLE);
  const second = openHall(TABLE);
  const ann = first.enter('ann');
  const [twin, stranger] = [second.enter('ann'), second.enter('cy')];
  await ann.client.ask({ type: 'settings', settings: { access: 'friends' } });
  follow(first, second);
  expect(stranger.client.state().bye).toMatchObject({ reason: { rule: 'QH-RELOADED' }, again: true });
  expect(twin.client.state().bye).toBeNull();
});

test('an undo asked for at one host is declined at the other', async () => {
  const first = openHall(TABLE);
  const [ann, bo] = [first.enter('ann'), first.enter('bo')];
  await bo.client.ask({ type: 'seat', seat: 1, action: { do: 'take' } });
  await ann.client.ask({ type: 'start' });
  for (const person of [ann, bo]) await playOn([person], 'one each', 1);
  const second = openHall(TABLE, { record: first.saved(), past: { entries: first.entries } });
  const reply = ann.client.ask({ type: 'undo', seat: 0 });
  follow(first, second);
  await second.enter('bo').client.ask({ type: 'undoReply', seat: 1, agree: false });
  follow(second, first);
  expect(await reply).toHaveProperty('refused.rule', 'QH-UNDO-OVERTAKEN');
});

test('a match of other rules is not followed', async () => {
  const first = openHall(TABLE);
  const second = openHall(TABLE);
  const ann = first.enter('ann');
  await ann.client.ask({ type: 'seat', seat: 1, action: { do: 'take' } });
  await ann.client.ask({ type: 'start' });
  const newer = { ...first.saved(), rulesVersion: first.saved().rulesVersion + 1 };
  expect(() => second.host.follow(newer, [])).toThrow('rules version');
});

test('a bot that still thinks about the last match is asked anew in the next one, here and elsewhere', async () => {
  const asks: number[] = [0, 0];
  const slow = (at: number) => ({
    think: () => {
      asks[at] = (asks[at] ?? 0) + 1;
      return new Promise<never>(() => {});
    },
  });
  const spec: TableSpec = { ...TABLE, seats: [{ holder: 'you' }, { holder: 'bot', bot: 'random' }] };
  const first = openHall(spec, { ports: slow(0) });
  const second = openHall(spec, { ports: slow(1) });
  const [ann] = [first.enter('ann'), second.enter('ann')];
  await ann.client.ask({ type: 'start' });
  follow(first, second);
  expect(asks).toEqual([1, 1]);
  // The match is set aside, and another one begins while the bot thinks.
  const record = { ...first.saved(), matchNumber: 2 };
  for (const hall of [first, second]) hall.host.follow(record, []);
  expect(asks).toEqual([2, 2]);
});

test('clocks that are switched off after the match are gone, also for who loads or follows it', async () => {
  const spec: TableSpec = {
    ...TABLE,
    settings: { players: 2, clock: { bank: 60, gain: 0 } },
    seats: [{ holder: 'you' }, { holder: 'you' }],
  };
  const first = openHall(spec);
  const ann = first.enter('ann');
  await ann.client.ask({ type: 'start' });
  const second = openHall(spec);
  follow(first, second);
  await playOn([ann], 'to the end');
  follow(first, second);
  await ann.client.ask({ type: 'settings', settings: { clock: null } });
  follow(first, second);
  const again = openHall(spec, { record: first.saved(), past: { entries: first.entries } });
  for (const hall of [second, again]) expect(seenBy(hall.enter('ann'), 0).seen.clock).toBeNull();
});

test('a match that ends at a host that runs no bots and clocks is over all the same', async () => {
  const hall = openHall(
    { ...TABLE, seats: [{ holder: 'you' }, { holder: 'you' }] },
    { ports: { runs: () => false } },
  );
  const ann = hall.enter('ann');
  await ann.client.ask({ type: 'start' });
  await playOn([ann], 'to the end');
  expect([hall.saved().status, ann.client.state().table?.status]).toEqual(['finished', 'finished']);
});

test('a seat asked for at one host is given at the other', async () => {
  const first = openHall({
    ...TABLE,
    settings: { players: 3 },
    seats: [{ holder: 'you' }, { holder: 'open' }, { holder: 'bot', bot: 'random' }],
  });
  const [ann, bo, eve] = [first.enter('ann'), first.enter('bo'), first.enter('eve')];
  await bo.client.ask({ type: 'seat', seat: 1, action: { do: 'take' } });
  await ann.client.ask({ type: 'start' });
  const second = openHall(TABLE, { record: first.saved(), past: { entries: first.entries } });
  const twin = second.enter('bo');
  const asking = eve.client.ask({ type: 'seatAsk', seat: 2 });
  await ann.client.ask({ type: 'seatReply', seat: 0, agree: true });
  follow(first, second);
  expect(twin.client.state().table?.seatAsked).toEqual({ seat: 2, name: 'eve', waiting: [1] });
  await twin.client.ask({ type: 'seatReply', seat: 1, agree: true });
  follow(second, first);
  expect(await asking).toHaveProperty('ok');
  expect(eve.client.state().you?.seats).toEqual([2]);
});

test('who is connected elsewhere is online here', () => {
  const hall = openHall(TABLE);
  hall.host.others({ guests: ['guest-ann'], spectators: 2 });
  const eve = hall.enter('eve');
  expect(eve.client.state().table).toMatchObject({ seats: [{ online: true }, {}], spectators: 3 });
  expect(hall.host.here()).toEqual({ guests: [], spectators: 1 });
});

test('who comes back between two questions is asked the next one as it is', async () => {
  const hall = openHall(TABLE);
  const ann = hall.enter('ann');
  const bo = hall.enter('bo');
  await bo.client.ask({ type: 'seat', seat: 1, action: { do: 'take' } });
  await ann.client.ask({ type: 'start' });
  for (let step = 0; !seenBy(ann, 0).seen.outcome; step++) {
    for (const person of [ann, bo]) {
      person.hangUp();
      person.client.connected();
    }
    await playOn([ann, bo], `step ${step}`, 1);
    const seat = asked(ann) ? 0 : 1;
    const person = seat === 0 ? ann : bo;
    const twin = hall.enter(person.guest.name);
    expect(seenBy(person, seat).seen).toEqual(seenBy(twin, seat).seen);
    twin.hangUp();
  }
});
