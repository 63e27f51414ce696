import { expect, test } from 'vitest';
import type { TableSpec, UndoPolicy } from '../src/index.ts';
import type { Hall, Person } from './hall.ts';
import { asked, openHall, playOn, seenBy } from './hall.ts';

const table = (undo: UndoPolicy): TableSpec => ({
  game: 'toy',
  settings: { players: 2, undo },
  seats: [{ holder: 'you' }, { holder: 'open' }],
});

async function seated(undo: UndoPolicy): Promise<{ hall: Hall; ann: Person; bo: Person }> {
  const hall = openHall(table(undo));
  const ann = hall.enter('ann');
  const bo = hall.enter('bo');
  await bo.client.ask({ type: 'seat', seat: 1, action: { do: 'take' } });
  await ann.client.ask({ type: 'start' });
  return { hall, ann, bo };
}

/** One bid each, so that the other has answered since. */
async function bothBid(ann: Person, bo: Person): Promise<void> {
  await ann.client.answer(0, asked(ann)?.options[0] as { do: string });
  await bo.client.answer(1, asked(bo)?.options[0] as { do: string });
}

test('free: everything can be taken back at once, also after the other has answered', async () => {
  const { ann, bo } = await seated('free');
  const before = seenBy(ann, 0).seen.view;
  await bothBid(ann, bo);
  expect(seenBy(ann, 0).seen.undo).toBe('free');
  expect(await ann.client.ask({ type: 'undo', seat: 0 })).toHaveProperty('ok');
  expect(seenBy(ann, 0).seen).toMatchObject({ view: before, undo: 'none' });
  expect(seenBy(bo, 1).log.at(-1)).toMatchObject({ undone: 0 });
});

test('never: an answer stands', async () => {
  const { ann, bo } = await seated('never');
  await bothBid(ann, bo);
  expect(seenBy(ann, 0).seen.undo).toBe('none');
  expect(await ann.client.ask({ type: 'undo', seat: 0 })).toHaveProperty('refused.rule', 'QH-UNDO-NEVER');
});

test('ask: what nobody has seen is taken back at once', async () => {
  const { ann } = await seated('ask');
  await ann.client.answer(0, asked(ann)?.options[0] as { do: string });
  expect(seenBy(ann, 0).seen.undo).toBe('free');
  expect(await ann.client.ask({ type: 'undo', seat: 0 })).toHaveProperty('ok');
  expect(asked(ann)?.seat).toBe(0);
});

test('ask: beyond that the others are asked, and may agree', async () => {
  const { hall, ann, bo } = await seated('ask');
  await bothBid(ann, bo);
  expect(seenBy(ann, 0).seen.undo).toBe('ask');
  const reply = ann.client.ask({ type: 'undo', seat: 0 });
  expect(bo.client.state().table?.undo).toEqual({ seat: 0, waiting: [1] });
  expect(hall.entries.length).toBe(2);
  await bo.client.ask({ type: 'undoReply', seat: 1, agree: true });
  expect(await reply).toHaveProperty('ok');
  expect(hall.entries.at(-1)).toMatchObject({ seat: 0, undo: true });
  expect(bo.client.state().table?.undo).toBeNull();
});

test('ask: or decline, which the one who asked is told', async () => {
  const { hall, ann, bo } = await seated('ask');
  await bothBid(ann, bo);
  const reply = ann.client.ask({ type: 'undo', seat: 0 });
  await bo.client.ask({ type: 'undoReply', seat: 1, agree: false });
  expect(await reply).toMatchObject({
    refused: { rule: 'QH-UNDO-DECLINED' },
  });
  expect(hall.entries.length).toBe(2);
  expect(ann.client.state().table?.undo).toBeNull();
});

test('ask: an answer in the meantime settles it', async () => {
  const { ann, bo } = await seated('ask');
  await bothBid(ann, bo);
  const reply = ann.client.ask({ type: 'undo', seat: 0 });
  await playOn([ann, bo], 'goes on', 1);
  expect(await reply).toHaveProperty('refused.rule', 'QH-UNDO-OVERTAKEN');
});

test('there is nothing to take back before the first choice', async () => {
  const { ann } = await seated('free');
  expect(seenBy(ann, 0).seen.undo).toBe('none');
  expect(await ann.client.ask({ type: 'undo', seat: 0 })).toHaveProperty('refused.rule', 'QH-UNDO-NOTHING');
});

test('an answer to a question that was taken back stays late for ever', async () => {
  const { ann, bo } = await seated('free');
  await bothBid(ann, bo);
  const person = asked(ann) ? ann : bo;
  const old = seenBy(person, asked(person)?.seat ?? 0).seen.decision;
  if (!old) throw new Error('somebody is asked');
  await ann.client.ask({ type: 'undo', seat: 0 });
  await bothBid(ann, bo);
  const now = seenBy(person, old.seat).seen.decision;
  expect(now?.kind).toBe(old.kind);
  expect(now?.id).toBeGreaterThan(old.id);
  const [option = { do: 'rest' }] = old.options;
  person.say({ type: 'answer', id: 900, seat: old.seat, decision: old.id, option });
  expect(JSON.parse(person.frames.at(-1) ?? '')).toMatchObject({ id: 900, reason: { rule: 'QH-LATE' } });
});
