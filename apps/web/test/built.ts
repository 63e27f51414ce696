/** Before the first browser test: the page and the test scenes are built once, for all of them. */
import { rmSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { buildPage } from './build.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folders they are built in. */
    readonly built: { readonly page: string; readonly scenes: string };
  }
}

export async function setup(project: TestProject): Promise<() => void> {
  const [page, scenes] = await Promise.all([buildPage('page'), buildPage('scenes')]);
  project.provide('built', { page, scenes });
  return () => {
    for (const folder of [page, scenes]) rmSync(folder, { recursive: true });
  };
}
