/**
 * The physics comes as a script that carries its program in base64, a third larger and compiled only once all of it is there. The
 * page has the program as a file beside it, which browsers compile while it comes, and which page and workers share.
 */
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const SCRIPT = /rapier3d-deterministic-compat\/dist\/rapier\.mjs$/;
/** What the script starts itself with; it takes an address as well. */
const CARRIED = /\w+\.toByteArray\("[\w+/=]+"\)\.buffer/;

export function physics(): Plugin {
  return {
    name: 'questhall:physics',
    apply: 'build',
    enforce: 'pre',
    transform(code, file) {
      if (!SCRIPT.test(file)) return undefined;
      const program = join(dirname(file), 'rapier_wasm3d_bg.wasm?url');
      const script = code.replace(CARRIED, 'program');
      if (script === code) throw new Error(`${file} carries its program in another way than it did`);
      return { code: `import program from ${JSON.stringify(program)};\n${script}`, map: null };
    },
  };
}
