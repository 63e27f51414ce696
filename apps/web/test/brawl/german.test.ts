import type { BrawlView } from '@questhall/games/brawl';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

// The language is settled when the page is opened: it is opened anew for this file, and again after it.
beforeAll(() => {
  vi.resetModules();
  vi.stubGlobal('localStorage', { getItem: () => 'de' });
});
afterAll(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

test('[A7] at a German table cards, Champions and Challenges are inspected in German', async () => {
  const { loadTexts } = await import('../../src/language/texts.ts');
  await loadTexts();
  const { page } = await import('../../src/tables/brawl/page.tsx');
  const table = (await page.table?.())?.table;
  const view = { challengeDeck: 3, challengeDiscard: ['grand-tour'] } as unknown as BrawlView;
  const shown = (ref: { readonly [kind: string]: string }) => {
    const { inspect } = table ?? {};
    const found = inspect?.(ref, view as never);
    return [found?.title, ...(found?.facts ?? []).map(({ text }) => text)];
  };
  expect(shown({ card: 'fireball' })).toEqual([
    'Feuerkugel',
    'Bewegen 1. Indirekter Schuss 2-3. Stärke 3. Nach dem Angriff: 2 Schaden für jeden anderen an das Ziel angrenzenden Champion.',
    'Gwaien, Angriff',
  ]);
  expect(shown({ card: 'alistair' }).slice(0, 2)).toEqual(['König Alistair', 'Bollwerk']);
  expect(shown({ challenge: 'first-blood' }).slice(0, 2)).toEqual([
    'Erstes Blut',
    'Mindestens 2 Feinde sind angeschlagen oder an ihrem Tor.',
  ]);
  expect(shown({ challenge: 'first-blood' }).join(' ')).toContain('Große Rundreise');
});
