// Adds the packages of other platforms that the registry at hand did not have to the lock files: node tools/complete-lock.ts
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Lock } from './house/lock.ts';
import { missingPlatforms } from './house/lock.ts';

for (const folder of ['..', '../bench']) {
  const file = join(import.meta.dirname, folder, 'package-lock.json');
  const lock: Lock = JSON.parse(readFileSync(file, 'utf8'));
  const packages = Object.entries({ ...lock.packages, ...missingPlatforms(lock) });
  lock.packages = Object.fromEntries(packages.sort(([a], [b]) => a.localeCompare(b, 'en')));
  writeFileSync(file, `${JSON.stringify(lock, undefined, 2)}\n`);
}
