import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { test } from './fixtures.ts';
import { playAlone } from './player.ts';

/** The sounds a page asks for, as they come. */
function heardBy(page: Page): readonly string[] {
  const heard: string[] = [];
  page.on('request', (request) => {
    const [, file] = /\/([\w-]+)-[\w-]{8}\.webm$/.exec(request.url()) ?? [];
    if (file !== undefined) heard.push(file);
  });
  return heard;
}

test('with sound off nothing of it is loaded, not even at a table', async ({ hall, newPlayer }) => {
  const { page } = await newPlayer('Nora');
  const heard = heardBy(page);
  await playAlone(page, hall.home, { game: 'brawl' });
  await page.keyboard.press('Shift');
  // Whatever that key has asked for was asked for before this.
  await page.evaluate(async () => (await fetch(location.href)).text());
  expect(heard).toEqual([]);
});

test('with sound on nothing is loaded before the first touch; then the theme is, and at a table its world', async ({
  hall,
  newPlayer,
}) => {
  const { page } = await newPlayer('Nora');
  await page.addInitScript(() =>
    localStorage.setItem(
      'questhall.settings',
      JSON.stringify({ name: 'Nora', sound: true, speed: 'instant' }),
    ),
  );
  const heard = heardBy(page);
  await page.goto(hall.home);
  await page.locator('[data-game]').first().waitFor();
  expect(heard).toEqual([]);
  await page.keyboard.press('Shift');
  await expect.poll(() => [...heard].sort()).toEqual(['calm', 'effects']);
  await playAlone(page, hall.home, { game: 'brawl' });
  await page.keyboard.press('Shift');
  await expect.poll(() => heard).toContain('danger');
  await expect.poll(() => heard).toContain('room');
  // What was rendered is what a browser can decode, to the length that is written down.
  const lengths = await page.evaluate(() => {
    const files = performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.endsWith('.webm'));
    const decoder = new OfflineAudioContext(1, 1, 48_000);
    return Promise.all(
      files.map(
        async (file) => (await decoder.decodeAudioData(await (await fetch(file)).arrayBuffer())).duration,
      ),
    );
  });
  expect(Math.max(...lengths)).toBeGreaterThan(90);
});

test('the first touch of a finger is enough to be heard', async ({ hall, newPlayer }) => {
  const { page } = await newPlayer('Nora', { size: 'phone' });
  await page.addInitScript(() => {
    localStorage.setItem('questhall.settings', JSON.stringify({ name: 'Nora', sound: true }));
    const heard: AudioContext[] = [];
    Object.assign(window, { heard });
    window.AudioContext = class extends AudioContext {
      constructor(options?: AudioContextOptions) {
        super(options);
        heard.push(this);
      }
    };
  });
  await page.goto(hall.home);
  await page.locator('[data-game]').first().waitFor();
  const states = (): Promise<readonly string[]> =>
    page.evaluate(() =>
      (window as unknown as { readonly heard: readonly AudioContext[] }).heard.map(({ state }) => state),
    );
  expect(await states()).toEqual([]);
  await page.touchscreen.tap(4, 4);
  await expect.poll(states).toEqual(['running']);
});

test('who cannot hear the sounds in this browser reads so in the settings', async ({ hall, newPlayer }) => {
  const { page } = await newPlayer('Nora');
  await page.addInitScript(() => {
    HTMLMediaElement.prototype.canPlayType = () => '';
  });
  await page.goto(hall.home);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByText('This browser cannot play these sounds').waitFor();
});
