/** Before the first browser test: the page and the test scenes are built, unless they stand already. */
import type { TestProject } from 'vitest/node';
import { buildStalePage, buildStaleScenes } from '../../../tools/launcher/page.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folders they are built in. */
    readonly built: { readonly page: string; readonly scenes: string };
  }
}

export function setup(project: TestProject): void {
  const node = process.execPath;
  project.provide('built', { page: buildStalePage(node), scenes: buildStaleScenes(node) });
}
