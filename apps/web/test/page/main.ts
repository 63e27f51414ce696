import { LANGUAGE } from '../../src/language/languages.ts';
import { loadTexts } from '../../src/language/texts.ts';

document.documentElement.lang = LANGUAGE;
await loadTexts();
await import('./scenes.tsx');
