import { posix } from 'node:path';
import type { Finding } from './finding.ts';

const QUIET = /\/\*[\s\S]*?\*\/|:global\([^)]*\)/g;
const SELECTORS = /([^{};]+)\{/g;
const CLASS = /\.([a-z][\w-]*)/gi;
const IMPORT = /import (\w+) from '([^']+\.module\.css)'/g;
const COMPOSED = /composes:\s*([^;]+?)\s+from\s+"([^"]+)"/g;

/** What a file takes from a module of styles: its text, and the name the module has there. */
interface User {
  readonly text: string;
  readonly as: string;
}

const isNamed = ({ text, as }: User, name: string): boolean =>
  new RegExp(`\\b${as}(?:\\.${name}\\b|\\[['"\`]${name}['"\`]\\])`).test(text) ||
  // A class may be picked by a value: then the value is somewhere in the file, or in the type it comes from.
  new RegExp(`\\b${as}\\[(?!['"\`])|\\b${as}\\b(?![.[]| from)`).test(text);

/** A class of a module that nothing names is dead: nobody else can reach it. */
export function unusedClasses(files: ReadonlyMap<string, string>): Finding[] {
  const users = new Map<string, User[]>();
  const composed = new Set<string>();
  for (const [path, text] of files) {
    const beside = (other: string) => posix.join(posix.dirname(path), other);
    if (path.endsWith('.css'))
      for (const [, names = '', from = ''] of text.matchAll(COMPOSED))
        for (const name of names.split(/\s+/)) composed.add(`${beside(from)} ${name}`);
    else
      for (const [, as = '', from = ''] of text.matchAll(IMPORT))
        users.set(beside(from), [...(users.get(beside(from)) ?? []), { text, as }]);
  }
  return [...files]
    .filter(([path]) => path.endsWith('.module.css'))
    .flatMap(([file, text]) => {
      const said = text.replaceAll(QUIET, (quiet) => quiet.replaceAll(/[^\n]/g, ' '));
      const names = new Map<string, number>();
      for (const { 1: selector = '', index } of said.matchAll(SELECTORS))
        for (const { 1: name = '', index: within } of selector.matchAll(CLASS))
          if (!names.has(name)) names.set(name, said.slice(0, index + within).split('\n').length);
      return [...names]
        .filter(
          ([name]) =>
            !composed.has(`${file} ${name}`) && !(users.get(file) ?? []).some((user) => isNamed(user, name)),
        )
        .map(([name, line]) => ({ file, line, message: `.${name}: nothing uses this class` }));
    });
}
