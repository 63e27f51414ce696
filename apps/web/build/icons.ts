/** Puts the outlines in where icons are listed: just those, out of the 4,000 of the package. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

interface IconPackage {
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
}
interface IconList {
  readonly ICON_NAMES: Readonly<Record<string, readonly string[]>>;
}

const CALL = 'outlinesOf(ICON_NAMES)';

const camelCase = (name: string): string =>
  name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

export function icons(): Plugin {
  let all: IconPackage['icons'] | undefined;
  const outlineOf = (name: string): string => {
    const source = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
    all ??= (JSON.parse(readFileSync(source, 'utf8')) as IconPackage).icons;
    const outline = / d="([^"]+)"/.exec(all[name]?.body ?? '')?.[1];
    if (outline === undefined) throw new Error(`game-icons has no icon "${name}"`);
    return outline;
  };
  return {
    name: 'icons',
    enforce: 'pre',
    async transform(code, id) {
      if (!id.endsWith('/icons.ts') || !code.includes(CALL)) return undefined;
      const list = id.replace(/icons\.ts$/, 'icon-names.ts');
      const { ICON_NAMES } = (await import(pathToFileURL(list).href)) as IconList;
      const names = Object.values(ICON_NAMES).flat();
      const outlines = Object.fromEntries(names.map((name) => [`${camelCase(name)}Icon`, outlineOf(name)]));
      return { code: code.replace(CALL, JSON.stringify(outlines)), map: null };
    },
  };
}
