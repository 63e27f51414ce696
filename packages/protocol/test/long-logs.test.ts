import { expect, test } from 'vitest';
import { asked, openHall } from './hall.ts';

test('answer and undo in turn do not make a log without end', async () => {
  const hall = openHall({
    game: 'toy',
    settings: { players: 2, undo: 'free' },
    seats: [{ holder: 'you' }, { holder: 'you' }],
  });
  const ann = hall.enter('ann');
  await ann.client.ask({ type: 'start' });
  let rule: string | undefined;
  for (let turn = 0; rule === undefined && turn < 3000; turn++) {
    const open = asked(ann);
    if (!open) throw new Error('nobody is asked');
    expect(await ann.client.answer(open.seat, open.options[0] ?? { do: 'nothing' })).toHaveProperty('ok');
    const undone = await ann.client.ask({ type: 'undo', seat: open.seat });
    if ('refused' in undone && undone.refused.rule === 'QH-UNDO-ENOUGH') rule = undone.refused.rule;
  }
  expect(rule).toBe('QH-UNDO-ENOUGH');
  expect(hall.entries.length).toBeLessThan(2500);
  // The match goes on.
  const open = asked(ann);
  expect(open && (await ann.client.answer(open.seat, open.options[0] ?? { do: 'nothing' }))).toHaveProperty(
    'ok',
  );
});
