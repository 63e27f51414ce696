/**
 * Takes pictures of the page in a real Chromium: `node build/look.ts [scene[#route]]...` into test-results/look.
 * CHROMIUM names the browser; SIZES (`1440x900,390x844`) the windows.
 */
import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { createServer } from 'vite';

const web = dirname(dirname(fileURLToPath(import.meta.url)));
const folder = join(web, 'test-results/look');
mkdirSync(folder, { recursive: true });
const scenes = process.argv.length > 2 ? process.argv.slice(2) : ['app'];
const sizes = (process.env.SIZES ?? '1440x900,1024x768,390x844')
  .split(',')
  .map((size) => size.split('x').map(Number));

const server = await createServer({ root: web, logLevel: 'error', server: { port: 0 } });
await server.listen();
const home = server.resolvedUrls?.local[0] ?? '';
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
});
try {
  for (const [width = 0, height = 0] of sizes) {
    const touch = width < 700;
    const context = await browser.newContext({
      viewport: { width, height },
      hasTouch: touch,
      isMobile: touch,
    });
    const page = await context.newPage();
    page.on('console', (message) => {
      if (message.type() === 'error') console.error(`console: ${message.text()}`);
    });
    page.on('pageerror', (error) => console.error(`page: ${error.message}`));
    page.on('request', (request) => {
      const url = request.url();
      if (!url.startsWith(home) && !/^(data|blob|ws):/.test(url)) console.error(`outside request: ${url}`);
    });
    for (const scene of scenes) {
      const [name = '', route = ''] = scene.split('#');
      await page.goto(`${home}test/page/index.html?scene=${name}${route === '' ? '' : `#${route}`}`);
      await page.waitForLoadState('networkidle');
      await page.evaluate(() => document.fonts.ready);
      const full = process.env.FULL !== undefined;
      const file = `${scene.replace(/[^a-z0-9]+/gi, '-').replace(/^-|-$/g, '')}-${width}.png`;
      await page.screenshot({ path: join(folder, file), fullPage: full, animations: 'disabled' });
    }
    await context.close();
  }
} finally {
  await browser.close();
  await server.close();
}
