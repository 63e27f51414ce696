import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { testFolder } from './folders.ts';

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url));

test('the program says where it is, serves, and stops when it is told to', async () => {
  const args = [MAIN, '--port', '0', '--host', '127.0.0.1', '--data', testFolder()];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  const [line] = (await once(createInterface(child.stdout), 'line')) as [string];
  const address = /http:\S+/.exec(line)?.[0] ?? '';
  const games = (await (await fetch(`${address}/api/games`)).json()) as { games: { id: string }[] };
  expect(games.games.map(({ id }) => id)).toContain('pug-quest');
  child.kill('SIGINT');
  expect(await once(child, 'exit')).toEqual([0, null]);
});

test('a wrong word on the command line is answered with help', async () => {
  const child = spawn(process.execPath, [MAIN, '--prot', '1'], { stdio: ['ignore', 'ignore', 'pipe'] });
  const said: string[] = [];
  child.stderr.on('data', (chunk) => said.push(String(chunk)));
  expect(await once(child, 'close')).toEqual([2, null]);
  expect(said.join('')).toContain('--port <number>');
});
