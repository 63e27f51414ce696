import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = resolve(fileURLToPath(new URL('../..', import.meta.url)));

/** What the launcher remembers between runs. It lies in node_modules, so that removing that folder forgets everything. */
export const CACHE = join(ROOT, 'node_modules', '.cache', 'questhall');
