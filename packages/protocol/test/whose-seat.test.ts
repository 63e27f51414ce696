/** Seats are people's: nobody gets one, or a look at its hand, without its owner. */
import { expect, test } from 'vitest';
import type { TableSpec } from '../src/index.ts';
import { asked, openHall } from './hall.ts';

const DUEL: TableSpec = { game: 'toy', settings: { players: 2 }, seats: [{ holder: 'you' }] };

async function playing(spec: TableSpec = DUEL) {
  const hall = openHall(spec);
  const [ann, bo] = [hall.enter('ann'), hall.enter('bo')];
  expect(await bo.client.ask({ type: 'seat', seat: 1, action: { do: 'take' } })).toHaveProperty('ok');
  expect(await ann.client.ask({ type: 'start' })).toHaveProperty('ok');
  return { hall, ann, bo };
}

test('a host cannot free the seat of somebody who dropped for a moment, nor can anybody take it', async () => {
  const { hall, ann, bo } = await playing();
  bo.hangUp();
  for (const action of [{ do: 'setOpen' }, { do: 'setBot', bot: 'greedy' }] as const)
    expect(await ann.client.ask({ type: 'seat', seat: 1, action })).toHaveProperty(
      'refused.rule',
      'QH-SEAT-KEPT',
    );
  // A bot may stand in: the seat stays Bo's, and its hand too.
  expect(
    await ann.client.ask({ type: 'seat', seat: 1, action: { do: 'handToBot', bot: 'random' } }),
  ).toHaveProperty('ok');
  const eve = hall.enter('eve');
  expect(await eve.client.ask({ type: 'seat', seat: 1, action: { do: 'take' } })).toHaveProperty('refused');
  expect([...eve.client.state().shown.keys()]).toEqual([null]);
  const again = hall.enter('bo');
  expect(again.client.state().you?.seats).toEqual([1]);
  expect(await again.client.ask({ type: 'seat', seat: 1, action: { do: 'takeBack' } })).toHaveProperty('ok');
});

test('a seat that was left is kept for who left it', async () => {
  const { hall, bo } = await playing();
  expect(await bo.client.ask({ type: 'seat', seat: 1, action: { do: 'leave' } })).toHaveProperty('ok');
  const eve = hall.enter('eve');
  expect(await eve.client.ask({ type: 'seat', seat: 1, action: { do: 'take' } })).toHaveProperty(
    'refused.rule',
    'QH-SEAT-KEPT',
  );
  expect(await bo.client.ask({ type: 'seat', seat: 1, action: { do: 'take' } })).toHaveProperty('ok');
});

test('a bot’s seat is given in mid-match when everybody who holds a seat agrees', async () => {
  const { hall, ann, bo } = await playing({
    ...DUEL,
    settings: { players: 3 },
    seats: [{ holder: 'you' }, { holder: 'open' }, { holder: 'bot', bot: 'random' }],
  });
  const eve = hall.enter('eve');
  const asking = eve.client.ask({ type: 'seatAsk', seat: 2 });
  expect(ann.client.state().table?.seatAsked).toEqual({ seat: 2, name: 'eve', waiting: [0, 1] });
  expect(await hall.enter('fay').client.ask({ type: 'seatAsk', seat: 2 })).toHaveProperty(
    'refused.rule',
    'QH-SEAT-ASKED',
  );
  // Who is away must agree, too: a host does not wait for that moment.
  bo.hangUp();
  expect(await ann.client.ask({ type: 'seatReply', seat: 0, agree: true })).toHaveProperty('ok');
  expect(await ann.client.ask({ type: 'seatReply', seat: 0, agree: true })).toHaveProperty(
    'refused.rule',
    'QH-SEAT-NOT-ASKED',
  );
  expect(await eve.client.ask({ type: 'seatReply', seat: 1, agree: true })).toHaveProperty(
    'refused.rule',
    'QH-NOT-YOUR-SEAT',
  );
  expect([...eve.client.state().shown.keys()]).toEqual([null]);
  const again = hall.enter('bo');
  expect(await again.client.ask({ type: 'seatReply', seat: 1, agree: true })).toHaveProperty('ok');
  expect(await asking).toHaveProperty('ok');
  expect([...eve.client.state().shown.keys()]).toEqual([2]);
  expect(hall.saved()).toMatchObject({
    seatAsked: null,
    seats: [{}, {}, { holder: 'person', bot: null, name: 'eve' }],
  });
});

test('a seat that was left may be given away by all who stay; one no gives it back to nobody', async () => {
  const { hall, ann, bo } = await playing();
  const eve = hall.enter('eve');
  const refusal = async (seat: number) => {
    const reply = await eve.client.ask({ type: 'seatAsk', seat });
    return 'refused' in reply ? reply.refused.rule : undefined;
  };
  bo.hangUp();
  await ann.client.ask({ type: 'seat', seat: 1, action: { do: 'handToBot', bot: 'random' } });
  // Who only dropped, or lets a bot stand in, has left nothing.
  expect(await refusal(1)).toBe('QH-SEAT-KEPT');
  const back = hall.enter('bo');
  await back.client.ask({ type: 'seat', seat: 1, action: { do: 'leave' } });
  const asking = refusal(1);
  await ann.client.ask({ type: 'seatReply', seat: 0, agree: false });
  expect(await asking).toBe('QH-SEAT-DECLINED');
  // Nobody is asked again at once, whoever it is that asks.
  expect(await refusal(1)).toBe('QH-SEAT-WAIT');
  expect(await hall.enter('fay').client.ask({ type: 'seatAsk', seat: 1 })).toHaveProperty(
    'refused.rule',
    'QH-SEAT-WAIT',
  );
  hall.time.now += 60_000;
  const overtaken = refusal(1);
  expect(await back.client.ask({ type: 'seat', seat: 1, action: { do: 'take' } })).toHaveProperty('ok');
  expect(await overtaken).toBe('QH-SEAT-OVERTAKEN');
  await back.client.ask({ type: 'seat', seat: 1, action: { do: 'leave' } });
  void refusal(1);
  eve.hangUp();
  expect(hall.saved().seatAsked).toBeNull();
  const late = hall.enter('eve');
  const granted = late.client.ask({ type: 'seatAsk', seat: 1 });
  await ann.client.ask({ type: 'seatReply', seat: 0, agree: true });
  expect(await granted).toHaveProperty('ok');
  expect(late.client.state().you?.seats).toEqual([1]);
  await late.client.ask({ type: 'seat', seat: 1, action: { do: 'leave' } });
  expect(await late.client.ask({ type: 'seatAsk', seat: 1 })).toHaveProperty('ok');
  await ann.client.ask({ type: 'seat', seat: 0, action: { do: 'leave' } });
  await late.client.ask({ type: 'seat', seat: 1, action: { do: 'leave' } });
  expect(await hall.enter('fay').client.ask({ type: 'seatAsk', seat: 0 })).toHaveProperty(
    'refused.rule',
    'QH-SEAT-KEPT',
  );
});

test('[R9] a bot that keeps a seat warm gives it up unasked only while the match is young', async () => {
  const settings = { players: 3, quick: true, undo: 'free' } as const;
  const seats = [{ holder: 'you' }, { holder: 'open' }, { holder: 'bot', bot: 'random' }] as const;
  for (const [turns, given] of [
    [0, true],
    [40, false],
  ] as const) {
    const hall = openHall({ ...DUEL, settings, seats });
    const [ann, bo] = [hall.enter('ann'), hall.enter('bo')];
    // As soon as all sit, it begins.
    expect(await bo.client.ask({ type: 'seat', seat: 1, action: { do: 'take' } })).toHaveProperty('ok');
    for (let turn = 0; turn < turns; turn++) {
      const who = [ann, bo].find((person) => asked(person));
      const open = who && asked(who);
      if (!who || !open) throw new Error('nobody is asked');
      expect(await who.client.answer(open.seat, open.options[0] as never)).toHaveProperty('ok');
      expect(await who.client.ask({ type: 'undo', seat: open.seat })).toHaveProperty('ok');
    }
    const eve = hall.enter('eve');
    void eve.client.ask({ type: 'seatAsk', seat: 2 });
    expect(eve.client.state().you?.seats).toEqual(given ? [2] : []);
    expect(ann.client.state().table?.seatAsked ?? null).toEqual(
      given ? null : { seat: 2, name: 'eve', waiting: [0, 1] },
    );
  }
});

test('whoever asked for a seat hears once what came of it, whatever other hosts tell later', async () => {
  const { hall, ann } = await playing({
    ...DUEL,
    settings: { players: 3 },
    seats: [{ holder: 'you' }, { holder: 'open' }, { holder: 'bot', bot: 'random' }],
  });
  const eve = hall.enter('eve');
  const asking = eve.client.ask({ type: 'seatAsk', seat: 2 });
  await ann.client.ask({ type: 'seatReply', seat: 0, agree: false });
  expect(await asking).toHaveProperty('refused.rule', 'QH-SEAT-DECLINED');
  const heard = eve.frames.length;
  hall.host.follow(hall.saved(), []);
  expect(eve.frames.slice(heard)).toEqual([]);
});

test('a host who plays against bots alone may let somebody in', async () => {
  const hall = openHall({ ...DUEL, seats: [{ holder: 'you' }, { holder: 'bot', bot: 'random' }] });
  const [ann, bo] = [hall.enter('ann'), hall.enter('bo')];
  await ann.client.ask({ type: 'start' });
  expect(await bo.client.ask({ type: 'seat', seat: 1, action: { do: 'take' } })).toHaveProperty(
    'refused.rule',
    'QH-SEAT-TAKEN',
  );
  expect(await ann.client.ask({ type: 'seat', seat: 1, action: { do: 'setOpen' } })).toHaveProperty('ok');
  expect(await bo.client.ask({ type: 'seat', seat: 1, action: { do: 'take' } })).toHaveProperty('ok');
});

test('before the match the host sends strangers away, and they stay away', async () => {
  const hall = openHall({ ...DUEL, settings: { players: 3 } });
  const [ann, eve] = [hall.enter('ann'), hall.enter('eve')];
  expect(await eve.client.ask({ type: 'seat', seat: 1, action: { do: 'take' } })).toHaveProperty('ok');
  expect(await eve.client.ask({ type: 'seat', seat: 2, action: { do: 'take' } })).toHaveProperty(
    'refused.rule',
    'QH-ONE-SEAT',
  );
  expect(await ann.client.ask({ type: 'seat', seat: 1, action: { do: 'setOpen' } })).toHaveProperty('ok');
  expect(await eve.client.ask({ type: 'seat', seat: 1, action: { do: 'take' } })).toHaveProperty(
    'refused.rule',
    'QH-SENT-AWAY',
  );
  // At one screen several people share a host.
  for (const seat of [1, 2])
    expect(await ann.client.ask({ type: 'seat', seat, action: { do: 'take' } })).toHaveProperty('ok');
});

test('without spectators those who came before are sent away when the match begins', async () => {
  const hall = openHall({ ...DUEL, settings: { players: 2, spectators: false } });
  const [ann, bo, eve] = [hall.enter('ann'), hall.enter('bo'), hall.enter('eve')];
  await bo.client.ask({ type: 'seat', seat: 1, action: { do: 'take' } });
  await ann.client.ask({ type: 'start' });
  expect(eve.client.state().bye).toMatchObject({ reason: { rule: 'QH-NO-SPECTATORS' }, again: false });
  expect(eve.frames.some((frame) => frame.startsWith('{"type":"view"'))).toBe(false);
  const heard = eve.frames.length;
  const person = asked(ann) ? ann : bo;
  await person.client.answer(asked(person)?.seat ?? 0, asked(person)?.options[0] ?? { do: 'nothing' });
  expect(eve.frames).toHaveLength(heard);
  expect([ann, bo].map(({ client }) => client.state().bye)).toEqual([null, null]);
  // Who leaves to a bot may come back.
  await bo.client.ask({ type: 'seat', seat: 1, action: { do: 'leave' } });
  expect(hall.enter('bo').client.state().bye).toBeNull();
});

test('no two at a table are called alike, also in chat', async () => {
  const hall = openHall({ ...DUEL, settings: { players: 3 } });
  const [ann, bo] = [hall.enter('ann'), hall.enter('bo')];
  await bo.client.ask({ type: 'name', name: 'A N N' });
  await bo.client.ask({ type: 'seat', seat: 1, action: { do: 'take' } });
  expect(hall.saved().seats.map(({ name }) => name)).toEqual(['ann', 'A N N 2', '']);
  await bo.client.ask({ type: 'name', name: 'Ánn' });
  expect(hall.saved().seats[1]?.name).toBe('Ánn 2');
  const eve = hall.enter('eve');
  await eve.client.ask({ type: 'name', name: 'Ann' });
  await eve.client.ask({ type: 'chat', text: 'I give up' });
  expect(ann.client.state().chat.at(-1)).toMatchObject({ name: 'Ann 3', text: 'I give up' });
});

test('the host speaks for several under one name; who takes a seat answers forced questions himself', async () => {
  const hall = openHall({ ...DUEL, settings: { players: 3 } });
  const [ann, bo] = [hall.enter('ann'), hall.enter('bo')];
  await ann.client.ask({ type: 'seat', seat: 2, action: { do: 'take' } });
  await bo.client.ask({ type: 'seat', seat: 1, action: { do: 'take' } });
  expect(hall.saved().seats.map(({ name, autoForced }) => [name, autoForced])).toEqual([
    ['ann', false],
    ['bo', false],
    ['ann', false],
  ]);
});

test('the table stays with its host when somebody else leaves, or when the host frees the own seat', async () => {
  const hall = openHall({
    ...DUEL,
    settings: { players: 3 },
    seats: [{ holder: 'open' }, { holder: 'you' }],
  });
  const [ann, bo, cy] = [hall.enter('ann'), hall.enter('bo'), hall.enter('cy')];
  await bo.client.ask({ type: 'seat', seat: 0, action: { do: 'take' } });
  await cy.client.ask({ type: 'seat', seat: 2, action: { do: 'take' } });
  await cy.client.ask({ type: 'seat', seat: 2, action: { do: 'leave' } });
  expect(hall.saved().host).toBe(ann.guest.id);
  await ann.client.ask({ type: 'seat', seat: 1, action: { do: 'setOpen' } });
  expect(hall.saved().host).toBe(ann.guest.id);
  await ann.client.ask({ type: 'seat', seat: 1, action: { do: 'take' } });
  await ann.client.ask({ type: 'seat', seat: 1, action: { do: 'leave' } });
  expect(hall.saved().host).toBe(bo.guest.id);
});

test('who is stood in for before the match is not sent away', async () => {
  const hall = openHall(DUEL);
  const [ann, bo] = [hall.enter('ann'), hall.enter('bo')];
  await bo.client.ask({ type: 'seat', seat: 1, action: { do: 'take' } });
  bo.hangUp();
  const action = { do: 'handToBot', bot: 'random' } as const;
  expect(await ann.client.ask({ type: 'seat', seat: 1, action })).toHaveProperty('ok');
  expect(hall.saved().sentAway ?? []).toEqual([]);
  const again = hall.enter('bo');
  for (const deed of ['takeBack', 'leave', 'take'] as const)
    expect(await again.client.ask({ type: 'seat', seat: 1, action: { do: deed } })).toHaveProperty('ok');
});
