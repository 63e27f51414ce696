import { expect } from 'vitest';
import { axeFindings } from './axe.ts';
import { test } from './fixtures.ts';
import type { Player } from './player.ts';
import { atTable } from './player.ts';

const friendLink = ({ page }: Player): Promise<string> =>
  page.evaluate(async () => {
    const reply = await fetch('/api/me/friends');
    return ((await reply.json()) as { readonly link: string }).link;
  });

test('[O5] a friend by link is invited to a table for friends, and says a phrase there', async ({
  hall,
  newPlayer,
}) => {
  const [nora, zoe] = [await newPlayer('Nora'), await newPlayer('Zoe', { size: 'phone' })];
  await nora.page.goto(`${hall.home}#/profile`);
  await nora.page.getByRole('button', { name: 'Copy friend link' }).click();
  await nora.page.getByRole('button', { name: 'Replace link' }).waitFor();
  await zoe.page.goto(`${hall.home}#/friend/${await friendLink(nora)}`);
  await zoe.page.getByRole('heading', { name: 'Become friends with Nora?' }).waitFor();
  await zoe.page.getByRole('button', { name: 'Accept' }).click();
  await zoe.page.getByRole('list', { name: 'Friends' }).getByText('Nora').waitFor();
  expect(await axeFindings(zoe.page), 'axe').toEqual([]);

  await nora.page.goto(`${hall.home}#/table/brawl?way=online&mode=standard`);
  await nora.page
    .getByRole('group', { name: 'Who may come in' })
    .getByLabel('Friends')
    .check({ force: true });
  await nora.page.getByRole('button', { name: 'Open the table' }).click();
  await nora.page.getByRole('button', { name: 'Invite', exact: true }).click();
  await nora.page.getByText('Invited', { exact: true }).waitFor();
  expect(await axeFindings(nora.page), 'axe').toEqual([]);

  await zoe.page.goto(`${hall.home}#/shelf/brawl`);
  await zoe.page.getByText('Nora invites you to Brawl').waitFor();
  await zoe.page.getByRole('link', { name: 'Join', exact: true }).click();
  await zoe.page.getByRole('button', { name: 'Sit here' }).click();
  await zoe.page.getByRole('button', { name: 'Hello! Have fun!' }).click();
  await nora.page.getByRole('list', { name: 'Chat so far' }).getByText('Hello! Have fun!').waitFor();
  await nora.page.getByRole('button', { name: 'Begin' }).click();
  for (const { page } of [nora, zoe]) await atTable(page);
  // A phone has the talk behind a tab: what is said is shown for a moment, and counted.
  await nora.page.getByRole('button', { name: 'Well played!' }).click();
  await zoe.page.getByText('Nora: Well played!').waitFor();
  const talk = zoe.page.getByRole('tab', { name: /^Talk/ });
  await expect.poll(() => talk.textContent()).toBe('Talk1');
  await talk.click();
  await zoe.page.getByRole('list', { name: 'Chat so far' }).getByText('Well played!').waitFor();
  await expect.poll(() => talk.textContent()).toBe('Talk');
});

test('[O5] a table with a password asks for it, and says when it is wrong', async ({ hall, newPlayer }) => {
  const [nora, zoe] = [await newPlayer('Nora'), await newPlayer('Zoe')];
  await nora.page.goto(`${hall.home}#/table/brawl?way=online&mode=standard`);
  const { page } = nora;
  await page.getByRole('group', { name: 'Who may come in' }).getByLabel('Password').check({ force: true });
  await page.getByRole('textbox', { name: 'Password' }).fill('tarantella');
  await page.getByRole('button', { name: 'Open the table' }).click();
  await zoe.page.goto((await page.getByLabel('Link to this table').textContent()) ?? '');
  for (const password of ['waltz', 'tarantella']) {
    await zoe.page.getByRole('textbox', { name: 'Password' }).fill(password);
    await zoe.page.getByRole('button', { name: 'Go to the table' }).click();
    if (password === 'waltz') await zoe.page.getByText('That is not the password of this table.').waitFor();
  }
  await zoe.page.getByRole('button', { name: 'Sit here' }).click();
  await zoe.page.getByRole('button', { name: 'Stand up' }).waitFor();

  // A television asks for it, too, and is opened by the code that was read aloud.
  const { page: board } = await newPlayer('Television');
  await board.goto(hall.home);
  await board.getByLabel('Table code').fill(zoe.page.url().slice(-6));
  await board.getByRole('button', { name: 'Big screen' }).click();
  await board.getByRole('textbox', { name: 'Password' }).fill('tarantella');
  await board.getByRole('button', { name: 'Go to the table' }).click();
  await board.getByRole('img', { name: /^QR code: / }).waitFor();
});
