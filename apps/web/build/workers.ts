/**
 * Builds the page's workers together with the page, so that they share its files: by itself Vite builds each worker apart, and
 * the rules of every game would be there three times.
 */
import { basename, dirname, resolve } from 'node:path';
import type { Plugin } from 'vite';

/** As the sources write it, which is how it runs unbuilt, too. */
const WORKER = /new URL\('(\.{1,2}\/[\w./-]+-worker)\.ts', import\.meta\.url\)/g;

export function workers(): Plugin {
  return {
    name: 'questhall:workers',
    apply: 'build',
    enforce: 'pre',
    transform(code, file) {
      if (!code.includes('new Worker(')) return undefined;
      const shared = code.replace(WORKER, (_, path: string) => {
        const id = resolve(dirname(file), `${path}.ts`);
        return `import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: 'chunk', id, name: basename(path) })}`;
      });
      if (/new Worker\(new URL\(/.test(shared))
        this.error(`${file}: a worker that is written otherwise is built apart, with all games in it`);
      return shared;
    },
  };
}
