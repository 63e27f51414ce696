import kingPugulus from '@questhall/games/pug-quest/examples/king-pugulus.json' with { type: 'json' };
import souffle from '@questhall/games/pug-quest/examples/madame-souffle.json' with { type: 'json' };
import type { Json } from '@questhall/kernel';
import { expect, test } from 'vitest';
import { join, newTable, newToken } from './people.ts';
import { serve } from './toy-hall.ts';

test('four seats of Fantasy Pug Quest: bots play it to the end on the server, in small updates', async () => {
  const { port } = await serve({ games: new URL('../src/games.ts', import.meta.url) });
  const token = await newToken(port, 'Ann');
  const bot = { holder: 'bot', bot: 'random' } as const;
  const table = await newTable(port, token, {
    game: 'pug-quest',
    settings: { players: 4 },
    seats: [{ holder: 'you', autoForced: true }, bot, bot, bot],
  });
  const ann = await join(port, table, token);
  const eve = await join(port, table);
  await ann.client.ask({ type: 'seat', seat: 0, action: { do: 'handToBot', bot: 'random' } });
  await ann.client.ask({ type: 'start' });
  await Promise.all([ann, eve].map((one) => one.until((state) => state.table?.status === 'finished')));
  const sizes = [...ann.frames, ...eve.frames]
    .filter((frame) => frame.startsWith('{"type":"update"'))
    .map((frame) => frame.length)
    .sort((left, right) => left - right);
  expect(sizes.length).toBeGreaterThan(100);
  expect(sizes[sizes.length >> 1]).toBeLessThan(1000);
});

test('pugs of one’s own come to an online table, however deep their cards nest', async () => {
  const { port } = await serve({ games: new URL('../src/games.ts', import.meta.url) });
  const token = await newToken(port, 'Ann');
  const grows = { per: 'ownDamage', each: 1, max: 2 };
  const [first, ...rest] = souffle.combos;
  const [attack, mark] = first?.effects ?? [];
  const deep = { ...mark, modifiers: [{ stat: 'damage', by: grows }] };
  const pug: unknown = { ...souffle, combos: [{ ...first, effects: [attack, deep] }, ...rest] };
  const customHeroes = [pug, kingPugulus] as readonly Json[];
  const options = { customHeroes, allowUnbalanced: true };
  const table = await newTable(port, token, { game: 'pug-quest', settings: { players: 1, options } });
  const ann = await join(port, table, token);
  const reply = await ann.client.ask({
    type: 'settings',
    settings: { options: { ...options, dogsLife: true } },
  });
  expect(reply).toHaveProperty('ok');
  expect(ann.client.state().table?.settings.options).toMatchObject({ dogsLife: true });
});
