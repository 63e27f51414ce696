/** Remembers which steps have passed, and on which contents. Only what passed is kept. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CACHE } from '../launcher/paths.mjs';

export interface Passed {
  readonly fingerprint: string;
  readonly passed: number;
  readonly note: string;
}

export interface Memory {
  readonly recall: (step: string, fingerprint: string) => Passed | undefined;
  readonly keep: (step: string, passed: Passed) => void;
}

export function memoryIn(folder = join(CACHE, 'passed')): Memory {
  const fileOf = (step: string): string => join(folder, `${step}.json`);
  return {
    recall(step, fingerprint) {
      try {
        const kept: Passed = JSON.parse(readFileSync(fileOf(step), 'utf8'));
        return kept.fingerprint === fingerprint ? kept : undefined;
      } catch {
        return undefined;
      }
    },
    keep(step, passed) {
      mkdirSync(folder, { recursive: true });
      writeFileSync(fileOf(step), JSON.stringify(passed));
    },
  };
}
