import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { CDPSession } from 'playwright-core';
import { expect } from 'vitest';
import { axeFindings } from './axe.ts';
import { test } from './fixtures.ts';
import type { Player } from './player.ts';
import { atTable, chooseOnce, layPlainTable, meet } from './player.ts';

/** Browsers know passkeys for names only, not for addresses. */
const named = (home: string): string => home.replace('127.0.0.1', 'localhost');

/** Everything in the database of a hall: whatever tables and columns there are. */
function textsIn(data: string): string {
  const database = new DatabaseSync(join(data, 'questhall.db'), { readOnly: true });
  const tables = database
    .prepare("select name from sqlite_master where type = 'table' and name not like 'sqlite_%'")
    .all();
  const texts = tables.map(({ name }) => JSON.stringify(database.prepare(`select * from "${name}"`).all()));
  database.close();
  return texts.join('\n');
}

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
  // And plays on there.
  for (let played = 0, made = 0; played < 2; made++) {
    await Promise.race([asked(nora).waitFor(), asked(zoe).waitFor()]);
    const own = await asked(nora).isVisible();
    await chooseOnce((own ? nora : zoe).page, made * 5);
    if (own) played += 1;
  }
});

test('[O5] a code takes a seat in mid-match along to a second browser, which plays on there', async ({
  hall,
  newPlayer,
}) => {
  const [nora, zoe, laptop] = await Promise.all([newPlayer('Nora'), newPlayer('Zoe'), newPlayer('Nobody')]);
  await nora.page.goto(hall.home);
  await nora.page.getByRole('button', { name: 'Online' }).click();
  await nora.page.getByRole('radio', { name: '2', exact: true }).check({ force: true });
  const link = await meet(nora.page, zoe.page);
  await nora.page.getByText('all taken').waitFor();
  await nora.page.getByRole('button', { name: 'Begin' }).click();
  for (const { page } of [nora, zoe]) {
    await atTable(page);
    await layPlainTable(page);
  }
  await nora.page.goto(`${hall.home}#/profile`);
  await nora.page.getByRole('button', { name: 'Show code' }).click();
  const qr = await nora.page.getByRole('img', { name: /^QR code: / }).getAttribute('aria-label');
  // The QR code names the machine as phones find it; here everything comes by way of one line.
  await laptop.page.goto(hall.home + new URL(qr?.replace('QR code: ', '') ?? '').hash);
  await laptop.page.getByRole('button', { name: 'Use code' }).click();
  await laptop.page.getByRole('heading', { name: 'Nora', level: 1 }).waitFor();
  await nora.page.close();
  await laptop.page.goto(link);
  await atTable(laptop.page);
  await layPlainTable(laptop.page);
  await laptop.page
    .getByText(/^You ·/)
    .first()
    .waitFor();
  const asked = ({ page }: Player) => page.locator('[data-question]').first();
  for (let played = 0, made = 0; played < 2; made++) {
    await Promise.race([asked(laptop).waitFor(), asked(zoe).waitFor()]);
    const own = await asked(laptop).isVisible();
    await chooseOnce((own ? laptop : zoe).page, made * 5);
    if (own) played += 1;
  }
});

test('[O5] everything is exported as a file; deleted, the browser is a stranger, and the hall knows nothing of it', async ({
  hall,
  newPlayer,
}) => {
  const nora = await newPlayer('Xenophon');
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
  const [cookie] = await nora.context.cookies();
  const id = /[\w-]{8,}/.exec(decodeURIComponent(cookie?.value ?? ''))?.[0] ?? 'nobody';
  for (const part of [id, 'Xenophon']) expect(textsIn(hall.data)).toContain(part);
  await nora.page.getByRole('button', { name: 'Delete everything' }).click();
  await nora.page.getByRole('button', { name: 'Delete', exact: true }).click();
  await nora.page.getByRole('button', { name: 'Sign in' }).waitFor();
  expect(await nora.page.getByText(/Added today/).count()).toBe(0);
  for (const part of [id, 'Xenophon']) expect(textsIn(hall.data)).not.toContain(part);
  expect(await nora.context.cookies()).toEqual([expect.objectContaining({ name: 'questhall' })]);
});
