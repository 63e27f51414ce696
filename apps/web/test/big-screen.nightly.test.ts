import { expect } from 'vitest';
import { axeFindings } from './axe.ts';
import { answerOnce, expectNoHands, sitDown } from './big-screen.ts';
import { test } from './fixtures.ts';
import { atTable, layPlainTable } from './player.ts';

/** More than any match of random choices takes. */
const MOST = 4000;

test.for([
  { game: 'pug-quest', count: 4 },
  { game: 'dungeon-fighter', count: 2 },
])(
  '[O5] from the code on the big screen to the ending: $game with $count phones',
  { timeout: 1_800_000 },
  async ({ game, count }, { hall, newPlayer }) => {
    const room = await sitDown(newPlayer, hall.home, game, count);
    let made = 0;
    while (made < MOST && (await answerOnce(room, made * 7))) made += 1;
    expect(made).toBeLessThan(MOST);
    await room.board.getByRole('heading', { name: 'The match is over' }).waitFor();
    expectNoHands(room);
  },
);

test('[O5] phones come by the code on the big screen and play; one dies and is back at its seat', async ({
  hall,
  newPlayer,
}) => {
  const room = await sitDown(newPlayer, hall.home, 'pug-quest', 2);
  expect(room.link).toMatch(/\/table\/[A-Z2-9]{6}$/);
  for (let made = 0; made < 6; made++) await answerOnce(room, made * 5);
  expect(await axeFindings(room.board), 'axe').toEqual([]);
  expect(await room.board.locator('[data-question]').count()).toBe(0);
  await room.board.getByRole('img', { name: /^QR code: / }).waitFor({ state: 'attached' });

  // The battery is empty: the page is gone without a word, and the board says so.
  const [ann, bo] = room.phones as [(typeof room.phones)[number], (typeof room.phones)[number]];
  await bo.page.close();
  await room.board.getByText(/away/).first().waitFor();
  const again = await bo.context.newPage();
  await again.goto(room.link);
  await atTable(again);
  await layPlainTable(again);
  await again.getByRole('button', { name: 'Menu' }).click();
  await again.getByRole('button', { name: 'Let a bot play for you' }).waitFor();
  await again.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  for (let made = 0; made < 6; made++) await answerOnce({ phones: [ann, { ...bo, page: again }] }, made * 3);
  expectNoHands(room);
});
