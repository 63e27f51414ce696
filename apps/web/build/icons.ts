/**
 * Writes `icons.ts` beside every `icon-names.ts`: the outlines of just those icons, out of the 4,000 of the package.
 * The result is committed, so that a type check needs no build. Run with `--check` to learn whether it is up to date.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

interface IconPackage {
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
}
type IconNames = Readonly<Record<string, readonly string[]>>;

const web = dirname(dirname(fileURLToPath(import.meta.url)));
const source = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
const { icons } = JSON.parse(readFileSync(source, 'utf8')) as IconPackage;

const camelCase = (name: string): string =>
  name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

function outlineOf(name: string): string {
  const outline = / d="([^"]+)"/.exec(icons[name]?.body ?? '')?.[1];
  if (outline === undefined) throw new Error(`game-icons has no icon "${name}"`);
  return outline;
}

function moduleOf(names: IconNames, from: string): string {
  const shape = relative(from, join(web, 'src/ui/icon-shape.ts'));
  const lines = Object.values(names)
    .flat()
    .sort()
    .map((name) => {
      const line = `export const ${camelCase(name)}Icon: IconShape = '${outlineOf(name)}';`;
      return `${line.length > 110 ? line.replace(' = ', ' =\n  ') : line}\n`;
    });
  return [
    '// Written by build/icons.ts from icon-names.ts. Outlines: game-icons.net, CC BY 3.0.',
    `import type { IconShape } from '${shape.startsWith('.') ? shape : `./${shape}`}';`,
    '',
    ...lines,
  ].join('\n');
}

const stale: string[] = [];
for (const list of globSync('src/**/icon-names.ts', { cwd: web })) {
  const { ICON_NAMES } = (await import(pathToFileURL(join(web, list)).href)) as { ICON_NAMES: IconNames };
  const folder = dirname(join(web, list));
  const target = join(folder, 'icons.ts');
  const text = moduleOf(ICON_NAMES, folder);
  if (process.argv.includes('--check')) {
    if (readFileSync(target, 'utf8') !== text) stale.push(relative(web, target));
  } else writeFileSync(target, text);
}
if (stale.length > 0) throw new Error(`out of date, run "npm run icons": ${stale.join(', ')}`);
