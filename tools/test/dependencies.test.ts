import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isInstalled } from '../launcher/dependencies.mjs';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'questhall dependencies '));
  mkdirSync(join(folder, 'node_modules'));
});

afterEach(() => rmSync(folder, { recursive: true }));

function write(path: string, packages: object): void {
  writeFileSync(join(folder, path), JSON.stringify({ packages }));
}

const wanted = {
  '': { name: 'questhall' },
  'packages/kernel': { name: '@questhall/kernel' },
  'node_modules/@questhall/kernel': { resolved: 'packages/kernel', link: true },
  'node_modules/vite': { version: '8.3.8' },
  'node_modules/fsevents': { version: '2.3.3', optional: true },
};
const present = {
  'node_modules/@questhall/kernel': { resolved: 'packages/kernel', link: true },
  'node_modules/vite': { version: '8.3.8' },
};

test('a fresh clone has nothing installed', () => {
  write('package-lock.json', wanted);
  expect(isInstalled(folder)).toBe(false);
});

test('what npm wrote down as installed needs no second install, optional packages or not', () => {
  write('package-lock.json', wanted);
  write('node_modules/.package-lock.json', present);
  expect(isInstalled(folder)).toBe(true);
});

test('another version, a new package or a new workspace asks for an install', () => {
  write('node_modules/.package-lock.json', present);
  for (const change of [
    { 'node_modules/vite': { version: '8.4.0' } },
    { 'node_modules/ws': { version: '8.22.2' } },
    { 'node_modules/@questhall/bots': { resolved: 'packages/bots', link: true } },
  ]) {
    write('package-lock.json', { ...wanted, ...change });
    expect(isInstalled(folder)).toBe(false);
  }
});
