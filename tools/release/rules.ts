/** Keeps the rules of each game as they are now: one file that needs nothing else, and matches told with them. */
import { copyFileSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAME_IDS, GAMES } from '@questhall/games';
import type { Game } from '@questhall/kernel';
import { build } from 'vite';
import { ROOT } from '../launcher/paths.mjs';
import { compared, haveTheSameBox } from './same-rules.ts';

const FOLDER = join(ROOT, 'games', 'released');
const ENTRY = 'virtual:rules';

/** The name under which a game's module exports what its manifest calls the rules. */
async function exportedAs(id: (typeof GAME_IDS)[number], module: string): Promise<string> {
  const [rules, exported] = await Promise.all([GAMES[id].rules(), import(module)]);
  const [name] = Object.entries(exported as object).find(([, value]) => value === rules) ?? [];
  if (name === undefined) throw new Error(`${module} does not export the rules of ${id}`);
  return name;
}

async function bundle(id: (typeof GAME_IDS)[number]): Promise<string> {
  const module = join(ROOT, 'games', id, 'src', 'index.ts');
  const name = await exportedAs(id, module);
  const built = await build({
    configFile: false,
    root: ROOT,
    logLevel: 'warn',
    plugins: [
      {
        name: 'rules',
        resolveId: (source) => (source === ENTRY ? source : undefined),
        load: (source) =>
          source === ENTRY ? `export { ${name} as rules } from ${JSON.stringify(module)};` : undefined,
      },
    ],
    build: {
      write: false,
      target: 'es2023',
      modulePreload: false,
      rolldownOptions: {
        input: ENTRY,
        preserveEntrySignatures: 'strict',
        output: { format: 'es', codeSplitting: false },
      },
    },
  });
  const [first] = Array.isArray(built) ? built : [built];
  const chunk = first && 'output' in first ? first.output[0] : undefined;
  if (chunk === undefined || chunk.imports.length > 0 || chunk.dynamicImports.length > 0)
    throw new Error(`the rules of ${id} need more than themselves`);
  return chunk.code;
}

const versionsIn = (folder: string): readonly number[] =>
  readdirSync(folder)
    .flatMap((file) => (/^\d+\.js$/.test(file) ? [Number.parseInt(file, 10)] : []))
    .sort((one, other) => one - other);

/** Whether a file of this number has to be written: there is none, or a setting, content or something to see was added since. */
async function isWanted(file: string, newest: Game): Promise<boolean> {
  if (!existsSync(file)) return true;
  const { rules } = (await import(file)) as { readonly rules: Game };
  const { partings, showTheSame } = compared(rules, newest);
  if (partings.length > 0)
    throw new Error(
      `${newest.id} plays otherwise than was released as ${newest.version}: give it another number. ${partings[0]}`,
    );
  return !showTheSame || !haveTheSameBox(rules, newest);
}

/** Those of today that were not kept before, as "brawl 3". */
export async function releaseRules(): Promise<readonly string[]> {
  const fresh: string[] = [];
  for (const id of GAME_IDS) {
    const newest = await GAMES[id].rules();
    const { version } = newest;
    const folder = join(FOLDER, id);
    const file = join(folder, `${version}.js`);
    if (!(await isWanted(file, newest))) continue;
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, await bundle(id));
    const golden = join(ROOT, 'games', id, 'test', 'golden');
    for (const told of readdirSync(golden).filter((name) => name.endsWith('.txt')))
      copyFileSync(join(golden, told), join(folder, `${version}.${told}`));
    fresh.push(`${id} ${version}`);
  }
  writeList();
  return fresh;
}

function writeList(): void {
  const lines = readdirSync(FOLDER, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(
      ({ name }) =>
        `  ${/^\w+$/.test(name) ? name : `'${name}'`}: [${versionsIn(join(FOLDER, name)).join(', ')}],\n`,
    )
    .sort();
  const type = '{ readonly [game: string]: readonly number[] }';
  writeFileSync(
    join(FOLDER, 'list.ts'),
    `/** The versions of rules that are kept here. Written by \`npm run release\`. */\nexport const RELEASED: ${type} = {\n${lines.join('')}};\n`,
  );
}
