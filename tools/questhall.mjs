#!/usr/bin/env node
// `npx questhall …` in a clone: the command line of apps/cli, in Node 24 or newer. Plain JavaScript for Node 20, as launch.mjs.
import { join } from 'node:path';
import { installMissing } from './launcher/dependencies.mjs';
import { newNode } from './launcher/new-node.mjs';
import { buildStalePage } from './launcher/page.mjs';
import { ROOT } from './launcher/paths.mjs';
import { become } from './launcher/run.mjs';

const args = process.argv.slice(2);
installMissing(ROOT, 'dependencies');
const node = newNode();
if (args[0] === undefined || args[0] === 'serve') buildStalePage(node);
await become(node, [join(ROOT, 'apps', 'cli', 'src', 'main.ts'), ...args]);
