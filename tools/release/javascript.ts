/** From the sources to what an installed package holds: plain JavaScript, file by file, at the same place. */
import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { posix } from 'node:path';
import { parseSync } from 'oxc-parser';

/** A file of this repository, as it is installed: what another file calls `@questhall/kernel` is a path from there. */
export type FileOf = (specifier: string) => string | undefined;

const NEIGHBOUR = /(new URL\('\.{1,2}\/[^']+)\.ts(', import\.meta\.url\))/g;

const withJs = (path: string): string => path.replace(/\.ts$/, '.js');

function addressFrom(file: string, specifier: string, fileOf: FileOf): string {
  if (specifier.startsWith('.')) return withJs(specifier);
  const target = fileOf(specifier);
  if (target === undefined) return specifier;
  const path = posix.relative(posix.dirname(file), withJs(target));
  return path.startsWith('.') ? path : `./${path}`;
}

/** `file` is a path from the root of the repository. */
export function asJavaScript(root: string, file: string, fileOf: FileOf): string {
  // Types become blanks, so that the places of what is left stay the same.
  const code = stripTypeScriptTypes(readFileSync(posix.join(root, file), 'utf8'));
  const { staticImports, staticExports, dynamicImports } = parseSync(withJs(file), code).module;
  const requests = [
    ...staticImports.map(({ moduleRequest }) => moduleRequest),
    ...staticExports.flatMap(({ entries }) => entries.flatMap(({ moduleRequest }) => moduleRequest ?? [])),
    ...dynamicImports.map(({ moduleRequest }) => moduleRequest),
  ];
  const places = new Map(requests.map(({ start, end }) => [start, end]));
  let text = '';
  let at = 0;
  for (const [start, end] of [...places].sort(([one], [other]) => one - other)) {
    const [, quote, specifier] = /^(['"])(.*)\1$/.exec(code.slice(start, end)) ?? [];
    if (quote === undefined || specifier === undefined) continue;
    text += `${code.slice(at, start)}${quote}${addressFrom(file, specifier, fileOf)}${quote}`;
    at = end;
  }
  return `${text}${code.slice(at)}`.replace(NEIGHBOUR, '$1.js$2').replaceAll(/[ \t]+$/gm, '');
}
