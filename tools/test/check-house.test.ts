import { expect, test } from 'vitest';
import { checkHouse } from '../check-house.ts';

const PACKAGES = {
  'packages/kernel/package.json': '{ "name": "@questhall/kernel", "exports": { ".": "./src/index.ts" } }',
  'packages/geometry/package.json': '{ "name": "@questhall/geometry", "exports": { ".": "./src/index.ts" } }',
  'packages/bots/package.json': '{ "name": "@questhall/bots", "exports": { ".": "./src/index.ts" } }',
  'packages/protocol/package.json': '{ "name": "@questhall/protocol", "exports": { ".": "./src/index.ts" } }',
  'packages/testkit/package.json': '{ "name": "@questhall/testkit", "exports": { ".": "./src/index.ts" } }',
  'games/package.json':
    '{ "name": "@questhall/games", "exports": { ".": "./index.ts", "./*": "./*/src/index.ts", "./*.json": "./*.json" } }',
  'apps/server/package.json': '{ "name": "@questhall/server", "exports": { ".": "./src/index.ts" } }',
  'apps/web/package.json': '{ "name": "@questhall/web" }',
  'apps/cli/package.json': '{ "name": "@questhall/cli" }',
};

/** What the check says about these files, as `file:line message`, cut to one line each. */
function findings(files: Record<string, string>): string[] {
  const all = new Map(Object.entries({ ...PACKAGES, ...files }));
  return checkHouse(all).map(({ file, line, message }) => `${file}:${line} ${message}`);
}

test.each([
  ['kernel imports nothing', 'packages/kernel/src/a.ts', '@questhall/geometry'],
  ['kernel has no dependency', 'packages/kernel/src/a.ts', 'immer'],
  ['geometry takes no code from the kernel', 'packages/geometry/src/a.ts', '@questhall/kernel'],
  ['bots know no game', 'packages/bots/src/a.ts', '@questhall/games/brawl'],
  ['protocol knows the kernel only', 'packages/protocol/src/a.ts', '@questhall/geometry'],
  ['a game never imports another game', 'games/brawl/src/a.ts', '@questhall/games/pug-quest'],
  [
    'a game never imports another game in tests either',
    'games/brawl/test/a.test.ts',
    '@questhall/games/pug-quest',
  ],
  ['a game does not know bots', 'games/brawl/src/a.ts', '@questhall/bots'],
  ['a game does not know the protocol', 'games/brawl/src/a.ts', '@questhall/protocol'],
  ['the testkit is for tests', 'games/brawl/src/a.ts', '@questhall/testkit'],
  ['a game does not see Node', 'games/brawl/src/a.ts', 'node:fs'],
  ['the page does not see Node', 'apps/web/src/a.tsx', 'node:fs'],
  ['the server does not import the page', 'apps/server/src/a.ts', '@questhall/web'],
  ['nobody reaches inside a package', 'apps/server/src/a.ts', '@questhall/kernel/src/rng.ts'],
  ['nobody reaches inside a package by path', 'apps/server/src/a.ts', '../../../packages/kernel/src/rng.ts'],
  ['the page itself does not reach into a game', 'apps/web/src/a.ts', '../../../games/brawl/src/state.ts'],
  ['nobody reaches inside a game', 'apps/cli/src/a.ts', '@questhall/games/brawl/src/state.ts'],
  ['a manifest takes no code from beside it', 'games/brawl/manifest.ts', '../manifest.ts'],
  ['what lies under all tables knows none', 'apps/web/src/table/a.ts', '../tables/brawl/b.ts'],
  ['the frame of the page knows no page', 'apps/web/src/app/a.ts', '../pages/b.ts'],
  ['no folder of the page knows what puts it together', 'apps/web/src/pages/a.ts', '../App.tsx'],
  ['a new package needs a place in the list', 'packages/magic/src/a.ts', './b.ts'],
])('%s', (_name, path, specifier) => {
  expect(findings({ [path]: `\nimport { a } from '${specifier}';\nexport const b = a;\n` })).toEqual([
    expect.stringMatching(`^${path}:2 `),
  ]);
});

test.each([
  ['games use kernel and geometry', 'games/brawl/src/a.ts', '@questhall/geometry'],
  ['game tests use the testkit', 'games/brawl/test/a.test.ts', '@questhall/testkit'],
  ['kernel tests use Node', 'packages/kernel/test/a.test.ts', 'node:fs'],
  ['an entry of exports may be imported', 'apps/web/src/a.tsx', '@questhall/games/brawl'],
  ['data of a game may be imported', 'apps/web/src/a.tsx', '@questhall/games/brawl/examples/a.json'],
  ['the command line serves', 'apps/cli/src/a.ts', '@questhall/server'],
  ['the page is built on Node', 'apps/web/vite.config.ts', 'node:path'],
  [
    'the page is tested in positions of a game',
    'apps/web/test/a.test.ts',
    '../../../games/brawl/test/table.ts',
  ],
])('%s', (_name, path, specifier) => {
  expect(findings({ [path]: `import { a } from '${specifier}';\nexport const b = a;\n` })).toEqual([]);
});

test('a manifest names the type of manifests', () => {
  expect(
    findings({ 'games/brawl/manifest.ts': "import type { Manifest } from '../manifest.ts';\n" }),
  ).toEqual([]);
});

test('geometry may name types of the kernel', () => {
  expect(
    findings({ 'packages/geometry/src/a.ts': "import type { Seat } from '@questhall/kernel';\n" }),
  ).toEqual([]);
});

test('every form of import is seen', () => {
  const text = `
export { a } from '@questhall/games/pug-quest';
export * from '@questhall/games/pug-quest';
export const load = () => import('@questhall/games/pug-quest');
export type Pug = import('@questhall/games/pug-quest').Pug;
import '@questhall/games/pug-quest';
`;
  const lines = findings({ 'games/brawl/src/a.ts': text }).map((finding) => finding.split(/[: ]/)[1]);
  expect(lines.sort()).toEqual(['2', '3', '4', '5', '6']);
});

test('a cycle of values is found, a cycle of types is not', () => {
  const files = {
    'games/brawl/src/a.ts': "import { b } from './b.ts';\nexport const a = () => b;\n",
    'games/brawl/src/b.ts': "import { c } from './deep/c.ts';\nexport const b = () => c;\n",
    'games/brawl/src/deep/c.ts': "import { a } from '../a.ts';\nexport const c = () => a;\n",
  };
  expect(findings(files)).toEqual([
    expect.stringContaining('games/brawl/src/deep/c.ts:1 import cycle a.ts → b.ts → c.ts → a.ts'),
  ]);
  const onlyTypes = {
    ...files,
    'games/brawl/src/deep/c.ts': "import type { a } from '../a.ts';\nexport type C = typeof a;\n",
  };
  expect(findings(onlyTypes)).toEqual([]);
});

test.each([
  ['Date.now()'],
  ['new Date(0)'],
  ['Math.random()'],
  ["Math['random']()"],
  ['Math.sin(1)'],
  ['Math.hypot(3, 4)'],
  ["'a'.localeCompare('b')"],
  ['Intl.Collator'],
  ['performance.now()'],
  ['setTimeout(() => 0)'],
  ['process.env'],
  ['globalThis.x'],
  ["fetch('/')"],
  ['console.log(1)'],
  ['(({ random }) => random)(Math)'],
])('rules may not use %s', (expression) => {
  const [finding, ...rest] = findings({ 'games/brawl/src/a.ts': `export const a =\n  ${expression};\n` });
  expect(finding).toMatch(/^games\/brawl\/src\/a\.ts:2 \S+: .+/);
  expect(rest).toEqual([]);
});

test('the same in a test, a comment, a string, a key or under a local name is nobody’s business', () => {
  expect(findings({ 'games/brawl/test/a.test.ts': 'export const a = Date.now();\n' })).toEqual([]);
  const text = `
// Math.random() and Date
/** fetch(process) */
export const a = 'Date.now()' + \`console \${1 + 1}\`;
export const b = { process: 1, Date: 2, fetch() { return 3; } };
export const c = b.process + b.Date;
export interface Performance { performance: number; document: string }
export function run(process: { step: number }): number { return process.step; }
export const d = Math.max(1, Math.floor(Math.sqrt(2))) + /Date/.source.length;
`;
  expect(findings({ 'games/brawl/src/a.ts': text })).toEqual([]);
});

test('a bot may use a logarithm, a game may not', () => {
  const text = 'export const a = Math.log(2);\n';
  expect(findings({ 'packages/bots/src/a.ts': text })).toEqual([]);
  expect(findings({ 'games/brawl/src/a.ts': text })).toHaveLength(1);
});

test.each([
  ['// biome-ignore lint/x: why'],
  ['// @ts-expect-error'],
  ['/* @ts-ignore */'],
  ['// @ts-nocheck'],
])('no check is switched off: %s', (comment) => {
  expect(findings({ 'apps/server/src/a.ts': `export const a = 1;\n${comment}\n` })).toEqual([
    expect.stringMatching(/^apps\/server\/src\/a\.ts:2 /),
  ]);
});

test.each([
  ['a bare listener', "socket.on('error', () => socket.destroy());", 1],
  ['one added by another name', "socket.addListener('error', fail);", 1],
  ['one that is added once', "worker.once('message', (reply) => settle(reply));", 1],
  ['a guarded one', "socket.on('error', guarded(fault, () => socket.destroy()));", 0],
  ['one guarded by name', "const upgrade = guarded(fault, accept);\nserver.on('upgrade', upgrade);", 0],
  ['one that does nothing', "socket.on('error', () => {});", 0],
])('listeners of the server are guarded: %s', (_name, text, count) => {
  expect(findings({ 'apps/server/src/a.ts': text })).toHaveLength(count);
  expect(findings({ 'apps/server/test/a.ts': text, 'apps/cli/src/a.ts': text })).toEqual([]);
});

test.each([
  ['a hexadecimal one', '.a {\n  color: #fff;\n}', 1],
  ['one by its parts', '.a {\n  background: rgb(0 0 0 / 40%);\n}', 1],
  ['one of a gradient', '.a {\n  background: linear-gradient(red, oklch(50% 0.1 20));\n}', 1],
  ['a token', '.a {\n  color: var(--ink);\n}', 0],
  ['one that is mixed', '.a {\n  color: color-mix(in srgb, var(--ink) 40%, transparent);\n}', 0],
  ['a remark', '/* #fff */', 0],
  ['an address', '.a {\n  mask: url("#fade");\n}', 0],
])('colours have a name: %s', (_name, text, count) => {
  expect(findings({ 'apps/web/src/ui/A.css': text })).toEqual(
    count === 0 ? [] : [expect.stringMatching(/^apps\/web\/src\/ui\/A\.css:2 /)],
  );
  expect(findings({ 'apps/web/src/styles/palette.css': text })).toEqual([]);
});

test.each([
  ['around', '.a {\n  padding: 0 7px;\n}', 1],
  ['between', '.a {\n  row-gap: 8px;\n}', 1],
  ['within a sum', '.a {\n  margin-top: calc(1em + 12px);\n}', 1],
  ['a token', '.a {\n  gap: var(--sp-8);\n}', 0],
  ['an overlap', '.a {\n  margin: 0 -13px;\n}', 0],
  ['room for something of a size', '.a {\n  padding-left: 172px;\n}', 0],
  ['a size', '.a {\n  width: 12px;\n}', 0],
])('spaces come from the scale: %s', (_name, text, count) => {
  expect(findings({ 'apps/web/src/ui/A.css': text })).toEqual(
    count === 0 ? [] : [expect.stringMatching(/^apps\/web\/src\/ui\/A\.css:2 .*--sp-/)],
  );
});

test.each([
  ['words in an element', '<p>Play again</p>', 1],
  ['words in a label', '<button aria-label="Close" />', 1],
  ['words in an attribute that nobody reads', '<p className="warm red" />', 0],
  ['a name', '<a href="#">Questhall</a>', 0],
  ['a translated one', '<p title={t("Close")}>{t("Play again")}</p>', 0],
])('texts of the page can be translated: %s', (_name, text, count) => {
  expect(findings({ 'apps/web/src/ui/A.tsx': `export const a = ${text};` })).toHaveLength(count);
  expect(findings({ 'apps/web/src/tables/brawl/A.tsx': `export const a = ${text};` })).toHaveLength(count);
  expect(findings({ 'apps/web/src/tables/pug-quest/A.tsx': `export const a = ${text};` })).toEqual([]);
});

test.each([
  ['named', "import styles from './A.module.css';\nstyles.a;", 0],
  ['named by a string', "import styles from './A.module.css';\nstyles['a'];", 0],
  ['picked by a value', "import styles from './A.module.css';\nstyles[kind];", 0],
  ['another is named', "import styles from './A.module.css';\nstyles.ab;", 1],
  ['another module', "import styles from './B.module.css';\nstyles.a;", 1],
])('a class of a module has a use: %s', (_name, text, count) => {
  const module = { 'apps/web/src/ui/A.module.css': '.a {\n  margin: 0;\n}\n' };
  const unused = findings({ ...module, 'apps/web/src/ui/A.tsx': text });
  expect(unused).toEqual(count === 0 ? [] : ['apps/web/src/ui/A.module.css:1 .a: nothing uses this class']);
  const composing = { 'apps/web/src/B.css': '.b {\n  composes: a from "./ui/A.module.css";\n}\n' };
  expect(findings({ ...module, ...composing, 'apps/web/src/ui/A.tsx': text })).toEqual([]);
});
