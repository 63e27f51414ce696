/** What tests in a real browser begin with. Whatever is opened here is put away by itself. */
import { expect, inject, test as plain } from 'vitest';
import { contextOf, launch, serve } from './browser.ts';
import { fixChance } from './chance.ts';
import { contextsOf } from './contexts.ts';
import { openHall } from './hall.ts';
import type { Player, PlayerWish } from './player.ts';
import { newPlayer } from './player.ts';

/** Secrets are no longer. */
const LONGEST_SEED = 40;

export type NewPlayer = (name: string, wish?: PlayerWish) => Promise<Player>;

export const test = plain
  .extend('built', { scope: 'worker' }, () => inject('built'))
  .extend('flags', { scope: 'worker' }, (): readonly string[] => [])
  .extend('browser', { scope: 'worker' }, async ({ flags }, { onCleanup }) => {
    const browser = await launch(...flags);
    onCleanup(() => browser.close());
    return browser;
  })
  .extend('contexts', { scope: 'worker' }, ({ browser }) => contextsOf(browser))
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
  .extend('newPlayer', ({ browser, contexts, task }, { onCleanup }): NewPlayer => {
    const players: (Player & { readonly leave: () => Promise<void> })[] = [];
    onCleanup(async () => {
      for (const { leave } of players) await leave();
      expect(players.flatMap(({ complaints }) => complaints)).toEqual([]);
    });
    return async (name, wish = {}) => {
      const { size = 'desk', keepsPage = false } = wish;
      const context = await (keepsPage ? contextOf(browser, size) : contexts.take(size));
      const player = await newPlayer(context, name, wish);
      await fixChance(player.page, `${name} ${task.name}`.slice(0, LONGEST_SEED));
      // Whatever went wrong shall not go on in the next test.
      const spoiled = () => keepsPage || task.result?.state === 'fail';
      players.push({
        ...player,
        leave: () => (spoiled() ? context.close() : contexts.giveBack(size, context)),
      });
      return player;
    };
  });
