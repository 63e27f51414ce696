/** Whole matches without looking, and two people who read two languages. */
import { GAME_IDS } from '@questhall/games';
import { below, seeded } from '@questhall/kernel';
import { expect } from 'vitest';
import { axeFindings } from './axe.ts';
import { test } from './fixtures.ts';
import {
  asked,
  askTable,
  chooseByKeys,
  expectFocus,
  focusedOn,
  learnByKeys,
  listenTo,
  question,
} from './listener.ts';
import { logOf } from './player.ts';

/** More than any match takes. */
const MOST = 1500;
const LONG = 3_600_000;

/** Which option comes next: the same in every run. */
const drawn = (nth: number, of: number): number => ((nth * 73 + 41) % 9973) % of;

test.for(GAME_IDS)(
  '[A1] a whole match of %s by keys, at the table in words',
  { timeout: LONG },
  async (game, { hall, newPlayer }) => {
    const { page } = await newPlayer('Nora');
    await listenTo(page);
    await page.goto(`${hall.home}#/shelf/${game}`);
    await page.getByRole('button', { name: 'Play now' }).first().focus();
    await page.keyboard.press('Enter');
    let made = 0;
    for (; made < MOST && (await asked(page)); made++) {
      const options = await page.locator('[data-nth]').count();
      // What was picked on the shelf answers by itself.
      if (options === 0) continue;
      if (made % 50 === 0) expect(await axeFindings(page), 'axe').toEqual([]);
      if (made % 10 === 0) expect(await askTable(page, String(1 + ((made / 10) % 9)))).not.toBe('');
      expect(await focusedOn(page), 'the focus is somewhere').not.toBe('');
      // Near the first ones: those who press Tab hundreds of times are few.
      await chooseByKeys(page, drawn(made, Math.min(options, 12)));
    }
    expect(await asked(page), 'the match has ended').toBe(false);
    expect(made).toBeGreaterThan(10);
  },
);

test.for(GAME_IDS)(
  '[A1] the lesson of %s by keys, at the table in words',
  { timeout: LONG },
  async (game, { hall, newPlayer }) => {
    const { page } = await newPlayer('Nora');
    await listenTo(page);
    await page.addInitScript(() => localStorage.setItem('questhall.dice-table', 'flat'));
    await page.goto(`${hall.home}#/shelf/${game}`);
    await page.getByRole('button', { name: 'Learn it' }).focus();
    await page.keyboard.press('Enter');
    const heard = await learnByKeys(page, MOST);
    expect(heard.length).toBeGreaterThan(8);
    expect(heard.at(-1)).toMatch(/all you need/);
  },
);

test('[A1] Brawl with one switch: the focus comes to what can be chosen, hex after hex', {
  timeout: LONG,
}, async ({ hall, newPlayer }) => {
  const { page } = await newPlayer('Nora');
  await listenTo(page, { plain: false, scan: 1 });
  await page.goto(`${hall.home}#/shelf/brawl`);
  await page.getByRole('button', { name: 'Play now' }).first().focus();
  await page.keyboard.press('Enter');
  // Champions, traps, a hand, and then hexes to stand on.
  for (
    let answered = 0;
    (await page.locator('[data-target*="hex"][data-legal="true"]').count()) < 3;
    answered++
  ) {
    expect(answered).toBeLessThan(12);
    const before = await question(page);
    await page.waitForFunction(
      () => document.activeElement?.matches('[data-option], [data-target][data-legal="true"]') === true,
    );
    await page.keyboard.press('Enter');
    await page.waitForFunction(
      (number) => document.querySelector('[data-question]')?.getAttribute('data-question') !== number,
      before,
    );
    await page.locator('[data-question]').waitFor();
  }
  const hexes = new Set<string>();
  while (hexes.size < 3) {
    const known = [...hexes];
    const hex = await page.waitForFunction((seen) => {
      const at = document.activeElement?.getAttribute('data-target') ?? '';
      return at.includes('hex') && !seen.includes(at) ? at : undefined;
    }, known);
    hexes.add(String(await hex.jsonValue()));
  }
});

/** Every key that means something at a table, and those that lead around. */
const KEYS: readonly string[] = [
  ...['Tab', 'Shift+Tab', 'Enter', 'Enter', 'Space', 'Escape'],
  ...['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Shift+ArrowUp', 'Home'],
  ...['o', 'o', 'g', 'f', 'c', 'h', 'u', 'l', 'r', 'e', 't', 'm', 'p', 'i', '?', 'n', 'b', 'd', 'k', 'j'],
  ...['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '+', '-'],
];
const PRESSED = 400;

test.for(GAME_IDS.flatMap((game) => [true, false].map((plain) => ({ game, plain }))))(
  '[A7] the focus is never lost in $game, whatever keys are pressed (in words: $plain)',
  { timeout: LONG },
  async ({ game, plain }, { hall, newPlayer }) => {
    const { page, context } = await newPlayer('Nora');
    await listenTo(page, { plain });
    await page.addInitScript(() => localStorage.setItem('questhall.dice-table', 'flat'));
    // The rules open beside the table: that is another page.
    context.on('page', (other) => void (other === page || other.close()));
    await page.goto(`${hall.home}#/shelf/${game}`);
    await page.getByRole('button', { name: 'Play now' }).first().focus();
    await page.keyboard.press('Enter');
    await page.locator('[data-question]').waitFor();
    const rng = seeded(`keys ${game}`);
    const pressed: string[] = [];
    for (let nth = 0; nth < PRESSED; nth++) {
      const key = KEYS[below({ rng }, KEYS.length)] ?? 'Tab';
      pressed.push(key);
      await page.keyboard.press(key);
      await expectFocus(page, pressed.slice(-8));
    }
  },
);

test('two people play one Brawl to its end, one in German, one in English', { timeout: LONG }, async ({
  hall,
  newPlayer,
}) => {
  const [nora, zoe] = await Promise.all([newPlayer('Nora'), newPlayer('Zoe')]);
  await zoe.page.addInitScript(() => localStorage.setItem('questhall.language', 'de'));
  for (const { page } of [nora, zoe]) await listenTo(page);
  await nora.page.goto(`${hall.home}#/shelf/brawl`);
  await nora.page.getByRole('button', { name: 'Online' }).click();
  await nora.page.getByRole('button', { name: 'Open the table' }).click();
  const link = (await nora.page.getByLabel('Link to this table').textContent()) ?? '';
  await zoe.page.goto(link);
  await zoe.page.getByRole('button', { name: 'Hier hinsetzen' }).first().click();
  await nora.page.getByText('all taken').waitFor();
  await nora.page.getByRole('button', { name: 'Begin' }).click();
  const ended = (page: typeof nora.page) =>
    page.evaluate(() => document.querySelector('[role="dialog"] h2') !== null);
  for (let made = 0; made < MOST && !(await ended(nora.page)); made++) {
    const question = (page: typeof nora.page) => page.locator('[data-question] [data-nth] button').first();
    await Promise.race([
      question(nora.page).waitFor(),
      question(zoe.page).waitFor(),
      nora.page.locator('[role="dialog"] h2').waitFor(),
    ]);
    for (const { page } of [nora, zoe]) {
      const options = page.locator('[data-question] [data-nth] button');
      const count = await options.count();
      if (count === 0) continue;
      await options
        .nth(drawn(made, count))
        .click({ timeout: 5000 })
        .catch(() => {});
    }
  }
  await zoe.page.locator('[role="dialog"] h2').waitFor();
  const [english, german] = [await logOf(nora.page), await logOf(zoe.page)];
  expect(german.length).toBe(english.length);
  expect(english.join(' ')).toMatch(/Round 2/);
  expect(german.join(' ')).toMatch(/Runde 2/);
  expect(german.join(' ')).not.toMatch(/\b(?:the|attacks|damage|takes)\b/);
});
