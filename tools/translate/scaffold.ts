/** A language that begins: every text with an empty translation, and above it where it is said. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../launcher/paths.mjs';
import type { Chapter } from './catalogues.ts';
import { FOLDER } from './catalogues.ts';
import type { Places } from './texts.ts';

/** More places than these help nobody. */
const MOST_PLACES = 3;

const camel = (name: string): string => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** `written`: texts of the chapters before, which are said once. */
function chapterText({ name, texts }: Chapter, places: Places, written: Set<string>): string {
  const fresh = Object.keys(texts).filter((english) => !written.has(english));
  for (const english of fresh) written.add(english);
  const lines = fresh.flatMap((english) => [
    ...(places.get(english) ?? []).slice(0, MOST_PLACES).map((place) => `  // ${place}`),
    `  ${JSON.stringify(english)}: '',`,
  ]);
  return `import type { Catalogue } from '../catalogue.ts';

export const ${camel(name)}: Catalogue = {
${lines.join('\n')}
};
`;
}

/** The folder's name for a tag may be no name in code: `pt-BR`. */
const codeOf = (tag: string): string => camel(tag.toLowerCase());

function indexText(tag: string, chapters: readonly Chapter[]): string {
  const imports = chapters.map(({ name }) => `import { ${camel(name)} } from './${name}.ts';`);
  return `import type { Catalogue } from '../catalogue.ts';
${imports.join('\n')}

export const ${codeOf(tag)}: Catalogue = {
${chapters.map(({ name }) => `  ...${camel(name)},`).join('\n')}
};
`;
}

/** The list of languages with one more. */
function listedIn(list: string, tag: string, name: string): string {
  const key = /^[a-z]+$/.test(tag) ? tag : `'${tag}'`;
  const tags = /export const TAGS = \[([^\]]*)\]/.exec(list)?.[1];
  const line = `  ${key}: { name: ${JSON.stringify(name)}, catalogue: () => import('./${tag}/index.ts').then(({ ${codeOf(tag)} }) => ${codeOf(tag)}) },`;
  if (tags === undefined) throw new Error('the list of languages is not as it was');
  return list
    .replace(`TAGS = [${tags}]`, `TAGS = [${tags}, '${tag}']`)
    .replace(/(LANGUAGES:[^=]*= \{[\s\S]*?)(\n\};)/, `$1\n${line}$2`);
}

/** Writes the folder and the line; `like`: the chapters of a language that is there. */
export function beginLanguage(
  tag: string,
  name: string,
  {
    like,
    places,
    root = ROOT,
  }: { readonly like: readonly Chapter[]; readonly places: Places; readonly root?: string },
): readonly string[] {
  const folder = join(root, FOLDER, tag);
  if (existsSync(folder)) throw new Error(`there is a folder ${FOLDER}/${tag} already`);
  mkdirSync(folder, { recursive: true });
  const written = new Set<string>();
  const files = [
    ...like.map((chapter) => [`${chapter.name}.ts`, chapterText(chapter, places, written)] as const),
    ['index.ts', indexText(tag, like)] as const,
  ];
  for (const [file, text] of files) writeFileSync(join(folder, file), text);
  const list = join(root, FOLDER, 'languages.ts');
  writeFileSync(list, listedIn(readFileSync(list, 'utf8'), tag, name));
  if (root === ROOT)
    execFileSync(join(ROOT, 'node_modules/.bin/biome'), ['check', '--write', folder, list], {
      stdio: 'ignore',
    });
  return files.map(([file]) => `${FOLDER}/${tag}/${file}`);
}
