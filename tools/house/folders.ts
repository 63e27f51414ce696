import { posix } from 'node:path';
import type { Finding } from './finding.ts';
import type { Source } from './source.ts';

const PAGE = 'apps/web/src/';

/** The folders of the page: each imports from those before it only. Files beside them may import all. */
const FOLDERS = [
  'styles',
  'language',
  'art',
  'icons',
  'ui',
  'sound',
  'app',
  'play',
  'table',
  'tables',
  'workshop',
  'shelf',
  'pages',
  'sw',
] as const;

const folderOf = (path: string): string | undefined =>
  path.startsWith(PAGE) ? /^[^/]+(?=\/)/.exec(path.slice(PAGE.length))?.[0] : undefined;

const placeOf = (folder: string): number => FOLDERS.findIndex((each) => each === folder);

export function wrongFolders(source: Source): Finding[] {
  const from = folderOf(source.path);
  if (from === undefined) return [];
  return source.imports.flatMap(({ specifier, line }) => {
    if (!specifier.startsWith('.')) return [];
    const to = folderOf(posix.join(posix.dirname(source.path), specifier));
    if (to === from || (to !== undefined && placeOf(to) !== -1 && placeOf(to) < placeOf(from))) return [];
    const message = `${from} may not import ${to ?? specifier}; its folders are, in this order, ${FOLDERS.join(', ')}`;
    return [{ file: source.path, line, message }];
  });
}
