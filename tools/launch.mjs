// `npm start`, `npm test`, `npm run bench`, `npm run windows`: installs what is missing, builds what is stale, and goes on in Node 24 or newer.
// Plain JavaScript for Node 20: it runs before anything is installed.
import { join } from 'node:path';
import { installMissing } from './launcher/dependencies.mjs';
import { newNode } from './launcher/new-node.mjs';
import { buildStalePage } from './launcher/page.mjs';
import { ROOT } from './launcher/paths.mjs';
import { become, say } from './launcher/run.mjs';

/** @type {Record<string, { script: string, prepare?: (node: string) => void }>} */
const COMMANDS = {
  start: { script: 'apps/server/src/main.ts', prepare: buildStalePage },
  test: { script: 'tools/test.ts' },
  windows: { script: 'apps/web/test/windows/main.ts' },
  transcripts: { script: 'apps/web/test/transcripts/main.ts' },
  translate: { script: 'tools/translate/main.ts' },
  told: { script: 'apps/web/test/told/main.ts' },
  clicks: { script: 'apps/web/test/clicks/main.ts' },
  sounds: { script: 'tools/sound/main.ts' },
  pictures: { script: 'apps/web/test/pictures.ts' },
  films: { script: 'apps/web/test/films.ts' },
  look: { script: 'apps/web/test/look.ts' },
  mutate: { script: 'tools/mutate/main.ts' },
  release: { script: 'tools/release/main.ts', prepare: buildStalePage },
  docs: { script: 'tools/docs/main.ts' },
  bench: {
    script: 'bench/src/main.ts',
    prepare: () => installMissing(join(ROOT, 'bench'), 'the peers to compare with'),
  },
};

const [name = '', ...args] = process.argv.slice(2);
const command = COMMANDS[name];
if (command === undefined) {
  say(`unknown command '${name}'; known are ${Object.keys(COMMANDS).join(', ')}`);
  process.exit(2);
}
installMissing(ROOT, 'dependencies');
const node = newNode();
command.prepare?.(node);
await become(node, [join(ROOT, command.script), ...args]);
