/** What tests in a real browser begin with. Whatever is opened here is put away by itself. */
import { expect, inject, test as plain } from 'vitest';
import { launch, serve } from './browser.ts';
import { openHall } from './hall.ts';
import type { Player, PlayerWish } from './player.ts';
import { newPlayer } from './player.ts';

export type NewPlayer = (name: string, wish?: PlayerWish) => Promise<Player>;

export const test = plain
  .extend('built', { scope: 'worker' }, () => inject('built'))
  .extend('flags', { scope: 'worker' }, (): readonly string[] => [])
  .extend('browser', { scope: 'worker' }, async ({ flags }, { onCleanup }) => {
    const browser = await launch(...flags);
    onCleanup(() => browser.close());
    return browser;
  })
  /** The page with its server. */
  .extend('hall', { scope: 'worker' }, async ({ built }, { onCleanup }) => {
    const hall = await openHall(built.page);
    onCleanup(hall.close);
    return hall;
  })
  /** The address of the test scenes. */
  .extend('scenes', { scope: 'worker' }, async ({ built }, { onCleanup }) => {
    const { home, close } = await serve(built.scenes);
    onCleanup(close);
    return `${home}test/page/index.html`;
  })
  /** A person with a browser of their own, whose page has complained about nothing when they leave. */
  .extend('newPlayer', ({ browser }, { onCleanup }): NewPlayer => {
    const players: Player[] = [];
    onCleanup(async () => {
      for (const { context } of players) await context.close();
      expect(players.flatMap(({ complaints }) => complaints)).toEqual([]);
    });
    return async (name, wish) => {
      const player = await newPlayer(browser, name, wish);
      players.push(player);
      return player;
    };
  });
