import { DIRECTION, LANGUAGE } from './language/languages.ts';
import { loadTexts } from './language/texts.ts';

async function open(root: HTMLElement): Promise<void> {
  document.documentElement.lang = LANGUAGE;
  document.documentElement.dir = DIRECTION;
  try {
    await loadTexts();
    const { openPage } = await import('./page.tsx');
    openPage(root);
  } catch {
    root.textContent = 'Questhall could not be loaded. Check your connection, then reload the page.';
  }
}

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');
open(root).catch(reportError);
