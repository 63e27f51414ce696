/** `npm run docs [folder]`: the documents as a site. */
import { join, resolve } from 'node:path';
import { CACHE } from '../launcher/paths.mjs';
import { writeSite } from './site.ts';

const [wanted] = process.argv.slice(2);
const folder = wanted === undefined ? join(CACHE, 'docs') : resolve(wanted);
const { pages, faults } = writeSite(folder);
for (const fault of faults) console.error(fault);
console.log(`${pages} pages: ${join(folder, 'index.html')}`);
process.exitCode = faults.length === 0 ? 0 : 1;
