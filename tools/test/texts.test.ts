/** Whatever the page says is translated, and nothing is translated that it does not say. */
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { ROOT } from '../launcher/paths.mjs';
import type { Coverage } from '../translate/catalogues.ts';
import { chaptersOf, coverageOf, FOLDER, languageTags } from '../translate/catalogues.ts';
import { beginLanguage } from '../translate/scaffold.ts';
import { textsOfPage } from '../translate/texts.ts';

const places = textsOfPage();

test('there is a language besides English', () => {
  expect(languageTags()).toContain('de');
});

describe.each(languageTags())('in the language %s', (tag) => {
  const coverage = async (): Promise<Coverage> => coverageOf(await chaptersOf(tag), places);

  test('no text is missing', async () => {
    expect((await coverage()).missing).toEqual([]);
  });

  test('no text is left over', async () => {
    expect((await coverage()).leftOver).toEqual([]);
  });

  test('no message asks for what the English one is not given', async () => {
    expect((await coverage()).asking).toEqual([]);
  });
});

test('a language begins with every text of the page, empty, below the place where it is said', async () => {
  const root = mkdtempSync(join(tmpdir(), 'questhall-language-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  cpSync(join(ROOT, FOLDER, 'languages.ts'), join(root, FOLDER, 'languages.ts'));
  const like = await chaptersOf('de');
  const files = beginLanguage('pt-BR', 'Português', { like, places, root });
  expect(files).toContain(`${FOLDER}/pt-BR/index.ts`);
  const written = like
    .map(({ name }) => readFileSync(join(root, FOLDER, 'pt-BR', `${name}.ts`), 'utf8'))
    .join('');
  expect(written.match(/: '',$/gm)).toHaveLength(places.size);
  for (const text of places.keys()) expect(written).toContain(`  ${JSON.stringify(text)}: '',`);
  expect(written).toMatch(/ {2}\/\/ apps\/web\/src\/table\/TableTools\.tsx:\d+\n {2}"Ask to undo": '',/);
  const list = readFileSync(join(root, FOLDER, 'languages.ts'), 'utf8');
  expect(list).toContain("TAGS = ['en', 'de', 'pt-BR']");
  expect(list).toContain(
    "'pt-BR': { name: \"Português\", catalogue: () => import('./pt-BR/index.ts').then(({ ptBr }) => ptBr) },",
  );
  expect(() => beginLanguage('pt-BR', 'Português', { like, places, root })).toThrow('already');
});
