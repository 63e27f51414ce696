import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';

const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

interface AxeResult {
  readonly id: string;
  readonly impact: string;
  readonly nodes: readonly { readonly html: string }[];
}

/** Wrong roles, missing names and the like, of any impact. Contrast is measured on the pixels instead, which axe cannot see. */
export async function axeFindings(page: Page): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  return page.evaluate(async () => {
    const { axe } = window as unknown as {
      axe: { run: (options: object) => Promise<{ violations: AxeResult[] }> };
    };
    // Nothing is fetched or worked out that only other results need: it takes half of the time.
    const { violations } = await axe.run({
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa'],
      rules: { 'color-contrast': { enabled: false } },
      resultTypes: ['violations'],
      preload: false,
      selectors: false,
    });
    return violations.flatMap(({ id, impact, nodes }) =>
      nodes.map(({ html }) => `${id} (${impact}): ${html.slice(0, 160)}`),
    );
  });
}
