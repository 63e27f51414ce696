/**
 * Takes pictures of scenes of test/page: `npm run look -- [scene[#route]]...` into test-results/look, at three sizes.
 * CLICK names what is clicked first, by its visible name or label; FULL takes the whole page.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';
import type { Size } from './browser.ts';
import { contextOf, launch, SIZES, WEBGL } from './browser.ts';

const web = fileURLToPath(new URL('..', import.meta.url));
const folder = join(web, 'test-results/look');
mkdirSync(folder, { recursive: true });
const scenes = process.argv.length > 2 ? process.argv.slice(2) : ['app', 'board', 'pieces'];
const { CLICK, FULL } = process.env;

const server = await createServer({ root: web, logLevel: 'error', server: { port: 0 } });
await server.listen();
const home = server.resolvedUrls?.local[0] ?? '';
const browser = await launch(...WEBGL);
for (const size of Object.keys(SIZES) as Size[]) {
  const context = await contextOf(browser, size);
  const page = await context.newPage();
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') console.error(message.text());
  });
  page.on('pageerror', (error) => console.error(error.message));
  for (const scene of scenes) {
    const [name = '', route = ''] = scene.split('#');
    await page.goto(`${home}test/page/index.html?scene=${name}#${route}`);
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => document.fonts.ready);
    if (CLICK !== undefined) {
      await page
        .getByRole('button', { name: CLICK })
        .or(page.getByRole('tab', { name: CLICK }))
        .first()
        .dispatchEvent('click');
    }
    const file = `${scene} ${CLICK ?? ''}`.replace(/[^a-z0-9]+/gi, '-').replace(/^-|-$/g, '');
    await page.screenshot({
      path: join(folder, `${file}-${SIZES[size].width}.png`),
      fullPage: FULL !== undefined,
    });
  }
  await context.close();
}
await browser.close();
await server.close();
