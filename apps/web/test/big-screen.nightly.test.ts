import { expect } from 'vitest';
import { answerOnce, expectNoHands, sitDown } from './big-screen.ts';
import { test } from './fixtures.ts';

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
