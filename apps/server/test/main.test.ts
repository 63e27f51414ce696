import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Interface } from 'node:readline';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { lockFolder } from '../src/storage/folder-lock.ts';
import { testFolder } from './folders.ts';

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url));

/** The first line that says this. */
function lineThatSays(wanted: RegExp, lines: Interface): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>();
  const listen = (line: string): void => {
    if (!wanted.test(line)) return;
    lines.off('line', listen);
    resolve(line);
  };
  lines.on('line', listen);
  return promise;
}

test('the program says where it is, serves, and stops when it is told to', async () => {
  const args = [MAIN, '--port', '0', '--host', '127.0.0.1', '--data', testFolder()];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  const lines = createInterface(child.stdout);
  const line = await lineThatSays(/"open"/, lines);
  const { address, ...opened } = JSON.parse(line) as { readonly address: string };
  expect(opened).toMatchObject({ level: 'info', event: 'open', storage: 'SQLite' });
  const games = (await (await fetch(`${address}/api/games`)).json()) as { games: { id: string }[] };
  expect(games.games.map(({ id }) => id)).toContain('pug-quest');
  const last: string[] = [];
  lines.on('line', (each) => last.push(each));
  const ended = once(child, 'close');
  child.kill('SIGINT');
  expect(await ended).toEqual([0, null]);
  expect(last.map((each) => (JSON.parse(each) as { event: string }).event)).toEqual(['closing', 'closed']);
});

test('with --log text its lines are for people', async () => {
  const args = [MAIN, '--port', '0', '--host', '127.0.0.1', '--data', testFolder(), '--log', 'text'];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  const line = await lineThatSays(/is open/, createInterface(child.stdout));
  expect(line).toMatch(/^\d\d:\d\d:\d\d {2}Questhall is open: http:\/\/127\.0\.0\.1:\d+ \(SQLite\)$/);
});

test('a hall that cannot open says why in one sentence, and ends', async () => {
  const folder = testFolder();
  const lock = lockFolder(folder);
  onTestFinished(lock.release);
  const args = [MAIN, '--port', '0', '--host', '127.0.0.1', '--data', folder, '--log', 'text'];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => said.push(String(chunk)));
  expect(await once(child, 'close')).toEqual([1, null]);
  expect(said.join('')).toMatch(
    /^\d\d:\d\d:\d\d {2}Questhall cannot open: .* is in use: another Questhall keeps its hall there\. .*\n$/,
  );
});

test('a wrong word on the command line is answered with help', async () => {
  const child = spawn(process.execPath, [MAIN, '--prot', '1'], { stdio: ['ignore', 'ignore', 'pipe'] });
  const said: string[] = [];
  child.stderr.on('data', (chunk) => said.push(String(chunk)));
  expect(await once(child, 'close')).toEqual([2, null]);
  expect(said.join('')).toContain('--port <number>');
});
