import { readFileSync } from 'node:fs';
import type { CDPSession } from 'playwright-core';
import { expect } from 'vitest';
import { axeFindings } from './axe.ts';
import { test } from './fixtures.ts';
import type { Player } from './player.ts';
import { atTable, chooseOnce, layPlainTable, meet } from './player.ts';

/** Browsers know passkeys for names only, not for addresses. */
const named = (home: string): string => home.replace('127.0.0.1', 'localhost');

/** A device that keeps passkeys and always agrees. */
async function keepPasskeys({ page, context }: Player): Promise<CDPSession> {
  const session = await context.newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return session;
}

test('[O5] a guest with a passkey loses the cookie, and is back at the same seat in mid-match', async ({
  hall,
  newPlayer,
}) => {
  const home = named(hall.home);
  const [nora, zoe] = await Promise.all([newPlayer('Nora'), newPlayer('Zoe')]);
  await keepPasskeys(nora);
  await nora.page.goto(home);
  await nora.page.getByRole('button', { name: 'Online' }).click();
  await nora.page.getByRole('radio', { name: '2', exact: true }).check({ force: true });
  const link = await meet(nora.page, zoe.page);
  await nora.page.getByText('all taken').waitFor();
  await nora.page.getByRole('button', { name: 'Begin' }).click();
  for (const { page } of [nora, zoe]) {
    await atTable(page);
    await layPlainTable(page);
  }
  const asked = ({ page }: Player) => page.locator('[data-question]').first();
  for (let made = 0; made < 6; made++) {
    await Promise.race([asked(nora).waitFor(), asked(zoe).waitFor()]);
    await chooseOnce(((await asked(nora).isVisible()) ? nora : zoe).page, made * 5);
  }

  await nora.page.goto(`${home}#/profile`);
  await nora.page.getByRole('button', { name: 'Add passkey' }).click();
  await nora.page
    .getByRole('list', { name: 'Passkeys' })
    .getByText(/Added today/)
    .waitFor();
  expect(await axeFindings(nora.page), 'axe').toEqual([]);

  await nora.context.clearCookies();
  await nora.page.goto(link);
  await atTable(nora.page);
  expect(await nora.page.getByText(/^You ·/).count(), 'a stranger has no seat').toBe(0);

  await nora.page.goto(`${home}#/profile`);
  await nora.page.getByRole('button', { name: 'Sign in' }).click();
  const leave = nora.page.getByRole('button', { name: 'Leave them' });
  await leave.click();
  await nora.page
    .getByRole('list', { name: 'Passkeys' })
    .getByText(/Added today/)
    .waitFor();
  await nora.page.goto(link);
  await atTable(nora.page);
  await nora.page
    .getByText(/^You ·/)
    .first()
    .waitFor();
  await Promise.race([asked(nora).waitFor(), asked(zoe).waitFor()]);
});

test('[O5] everything is exported as a file; deleted, the browser is a stranger', async ({
  hall,
  newPlayer,
}) => {
  const nora = await newPlayer('Nora');
  const home = named(hall.home);
  await keepPasskeys(nora);
  await nora.page.goto(`${home}#/profile`);
  await nora.page.getByRole('button', { name: 'Add passkey' }).click();
  await nora.page
    .getByRole('list', { name: 'Passkeys' })
    .getByText(/Added today/)
    .waitFor();
  await nora.page.getByRole('switch', { name: /Public profile/ }).click();
  await nora.page.getByRole('button', { name: 'Copy link' }).waitFor();
  const [download] = await Promise.all([
    nora.page.waitForEvent('download'),
    nora.page.getByRole('link', { name: 'Export everything' }).click(),
  ]);
  const everything = JSON.parse(readFileSync(await download.path(), 'utf8')) as { kept: { kind: string }[] };
  expect(everything.kept.map(({ kind }) => kind).toSorted()).toEqual(['passkey', 'profile']);
  await nora.page.getByRole('button', { name: 'Delete everything' }).click();
  await nora.page.getByRole('button', { name: 'Delete', exact: true }).click();
  await nora.page.getByRole('button', { name: 'Sign in' }).waitFor();
  expect(await nora.page.getByText(/Added today/).count()).toBe(0);
  expect(await nora.context.cookies()).toEqual([expect.objectContaining({ name: 'questhall' })]);
});
