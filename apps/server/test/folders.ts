import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** A folder that is gone after the test. */
export function testFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'questhall-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
