/** Tells the service worker which files the build made, and gives their sum as its version. */
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const WORKER = 'sw.js';

export function precache(): Plugin {
  let publicFiles: readonly (readonly [file: string, content: Buffer])[] = [];
  return {
    name: 'questhall:precache',
    apply: 'build',
    enforce: 'post',
    configResolved({ publicDir }) {
      publicFiles = globSync('**/*.*', { cwd: publicDir }).map(
        (file) => [file.replaceAll('\\', '/'), readFileSync(join(publicDir, file))] as const,
      );
    },
    generateBundle(_, bundle) {
      const worker = bundle[WORKER];
      if (worker?.type !== 'chunk') throw new Error(`the build made no ${WORKER}`);
      const built = Object.values(bundle).filter(
        ({ fileName }) => fileName !== WORKER && !fileName.endsWith('.map'),
      );
      const contents = [
        ...built.map((file) => [file.fileName, file.type === 'chunk' ? file.code : file.source] as const),
        ...publicFiles,
      ].sort(([a], [b]) => (a < b ? -1 : 1));
      const sum = createHash('sha256');
      for (const [file, content] of contents) sum.update(file).update(content);
      worker.code = worker.code
        .replace('__PRECACHE__', JSON.stringify(contents.map(([file]) => file)))
        .replaceAll('__VERSION__', JSON.stringify(sum.digest('hex').slice(0, 12)));
    },
  };
}
