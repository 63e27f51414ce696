import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test as plain } from 'vitest';
import { fingerprint } from '../testing/fingerprint.ts';
import { memoryIn } from '../testing/passed.ts';
import { runStep } from '../testing/run-step.ts';
import type { Result, Step } from '../testing/step.ts';
import { single } from '../testing/step.ts';

/** A clone with one file in it, and a step that counts how often it is run. */
const test = plain.extend('clone', ({ onTestFinished }) => {
  const root = mkdtempSync(join(tmpdir(), 'questhall-clone-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  execFileSync('git', ['init', '-q'], { cwd: root });
  const write = (file: string, text: string): void => writeFileSync(join(root, file), text);
  write('.gitignore', 'node_modules/\n');
  write('rules.ts', 'first');
  mkdirSync(join(root, 'node_modules'));
  let runs = 0;
  const check = (options: Partial<Step> = {}, anew = false): Promise<Result> =>
    runStep(
      {
        name: 'unit',
        exists: true,
        run() {
          runs += 1;
          return single(true, '', '1 test');
        },
        ...options,
      },
      {
        memory: memoryIn(join(root, 'node_modules', 'passed')),
        fingerprint: (programs) => fingerprint(root, programs),
        anew,
      },
    );
  return { root, write, check, runs: () => runs };
});

test('what passed is not run again while nothing has changed, and still counts', async ({ clone }) => {
  await clone.check();
  const again = await clone.check();
  expect(clone.runs()).toBe(1);
  expect(again).toMatchObject({ passed: 1, failed: 0, note: '1 test', unchanged: true });
});

test.for([
  ['a file that git follows', 'rules.ts'],
  ['a new file that git does not know yet', 'new.ts'],
  ['what npm installed', 'node_modules/.package-lock.json'],
  ['what git ignores', '.gitignore'],
] as const)('it runs again after a change of %s', async ([, file], { clone }) => {
  await clone.check();
  clone.write(file, 'second');
  await clone.check();
  expect(clone.runs()).toBe(2);
});

test('it runs again with another program, and when a file is gone', async ({ clone }) => {
  clone.write('node_modules/chromium', 'old');
  const programs = () => [join(clone.root, 'node_modules', 'chromium')];
  await clone.check({ programs });
  clone.write('node_modules/chromium', 'newer');
  await clone.check({ programs });
  expect(clone.runs()).toBe(2);
  rmSync(join(clone.root, 'rules.ts'));
  await clone.check({ programs });
  expect(clone.runs()).toBe(3);
});

test('what is back as it was when it passed is not run again', async ({ clone }) => {
  await clone.check();
  clone.write('rules.ts', 'second');
  clone.write('rules.ts', 'first');
  await clone.check();
  expect(clone.runs()).toBe(1);
});

test('what failed, or passed on contents that changed meanwhile, is run again', async ({ clone }) => {
  await clone.check({ run: () => single(false, 'wrong') });
  await clone.check();
  expect(clone.runs()).toBe(1);
  clone.write('rules.ts', 'second');
  await clone.check({
    run() {
      clone.write('rules.ts', 'third');
      return single(true, '');
    },
  });
  clone.write('rules.ts', 'second');
  await clone.check();
  expect(clone.runs()).toBe(2);
});

test('it runs when everything is to run, or when it reads what lies outside', async ({ clone }) => {
  await clone.check();
  await clone.check({}, true);
  expect(clone.runs()).toBe(2);
  await clone.check({ name: 'rules', readsOutside: true });
  await clone.check({ name: 'rules', readsOutside: true });
  expect(clone.runs()).toBe(4);
});

test('outside of a clone everything runs', async ({ clone }) => {
  rmSync(join(clone.root, '.git'), { recursive: true });
  await clone.check();
  await clone.check();
  expect(clone.runs()).toBe(2);
});
