/** A living room: one board for everybody, and phones that came by its code. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { NewPlayer } from './fixtures.ts';
import type { Player } from './player.ts';
import { atTable, chooseIfAsked, layPlainTable } from './player.ts';

export interface Room {
  readonly board: Page;
  readonly phones: readonly Player[];
  readonly link: string;
  /** Everything the board was told. */
  readonly told: readonly string[];
}

const NAMES = ['Ann', 'Bo', 'Cy', 'Dot'] as const;

/** Somebody opens a table; the board shows its code; phones come in by it, sit down, and the match begins. */
export async function sitDown(
  newPlayer: NewPlayer,
  home: string,
  game: string,
  count: number,
): Promise<Room> {
  const phones: Player[] = [];
  for (const name of NAMES.slice(0, count)) phones.push(await newPlayer(name, { size: 'phone' }));
  const [host, ...others] = phones as [Player, ...Player[]];
  await host.page.goto(`${home}#/shelf/${game}`);
  await host.page.getByRole('button', { name: 'Online' }).click();
  await host.page
    .getByRole('group', { name: 'Players' })
    .getByLabel(String(count), { exact: true })
    .check({ force: true });
  await host.page.getByRole('button', { name: 'Open the table' }).click();
  const opening = host.context.waitForEvent('page');
  await host.page.getByRole('button', { name: 'Big screen' }).click();
  const address = (await opening).url();
  const board = (await newPlayer('Television', { size: 'desk' })).page;
  const told: string[] = [];
  board.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => told.push(String(payload)));
  });
  await board.goto(address);
  const label = await board.getByRole('img', { name: /^QR code: / }).getAttribute('aria-label');
  const link = label?.replace('QR code: ', '') ?? '';
  for (const { page } of others) {
    await page.goto(link);
    await page.getByRole('button', { name: 'Sit here' }).first().click();
  }
  for (const name of NAMES.slice(0, count))
    await board.getByRole('list', { name: 'Seats' }).getByText(name, { exact: true }).waitFor();
  await host.page.getByRole('button', { name: 'Begin' }).click();
  for (const { page } of phones) {
    await atTable(page);
    await layPlainTable(page);
  }
  await atTable(board);
  return { board, phones, link, told };
}

/**
 * Whoever is asked answers; false: the match is over. A question with one option answers itself: who was asked a moment ago may be
 * asked nothing by now, and somebody else instead.
 */
export async function answerOnce({ phones }: Pick<Room, 'phones'>, pick: number): Promise<boolean> {
  const asked = ({ page }: Player) => page.locator('[data-question], [role="dialog"] h2').first();
  for (;;) {
    await Promise.race(phones.map((phone) => asked(phone).waitFor()));
    for (const { page } of phones) if (await chooseIfAsked(page, pick)) return true;
    if (await isOver(phones[0] as Player)) return false;
  }
}

const isOver = ({ page }: Player): Promise<boolean> =>
  page
    .locator('[role="dialog"] h2')
    .filter({ hasText: /Victory|Defeat|over/ })
    .isVisible();

/** A board looks from outside only: no hand of anybody, no question to anybody. */
export function expectNoHands({ told }: Pick<Room, 'told'>): void {
  expect(told.length).toBeGreaterThan(5);
  const viewers = new Set(
    told.flatMap((frame) => [...frame.matchAll(/"viewer":(\w+)/g)].map(([, viewer]) => viewer)),
  );
  expect([...viewers]).toEqual(['null']);
  expect(told.some((frame) => /"decision":\{/.test(frame))).toBe(false);
}
