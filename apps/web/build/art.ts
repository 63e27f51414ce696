/**
 * Takes drawings over into the page: `node build/art.ts <folder of SVGs> <game>` writes optimised copies to
 * src/art/<game>. Ids stay as drawn (each begins with its file's name), so that several drawings may share a document.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { optimize } from 'svgo';

const [from, game] = process.argv.slice(2);
if (from === undefined || game === undefined) throw new Error('usage: node build/art.ts <folder> <game>');
const to = join(dirname(dirname(fileURLToPath(import.meta.url))), 'src/art', game);
mkdirSync(to, { recursive: true });

let before = 0;
let after = 0;
for (const file of readdirSync(from).filter((name) => name.endsWith('.svg'))) {
  const drawing = readFileSync(join(from, file), 'utf8');
  const { data } = optimize(drawing, {
    multipass: true,
    floatPrecision: 2,
    plugins: [{ name: 'preset-default', params: { overrides: { cleanupIds: { minify: false } } } }],
  });
  writeFileSync(join(to, file), data);
  before += drawing.length;
  after += data.length;
}
console.log(`${game}: ${before} characters became ${after}`);
