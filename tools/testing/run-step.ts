import type { Memory } from './passed.ts';
import type { Result, Step } from './step.ts';

export interface Surroundings {
  readonly memory: Memory;
  /** Of everything a step can read; undefined where that is not known. */
  readonly fingerprint: (programs: readonly string[]) => string | undefined;
  /** Runs what passed before, too. */
  readonly anew: boolean;
}

/**
 * Runs a step, unless it passed on the very same contents. What changes while it runs makes its result one of neither
 * contents: that is not kept.
 */
export async function runStep(step: Step, { memory, fingerprint, anew }: Surroundings): Promise<Result> {
  const now = (): string | undefined =>
    step.readsOutside ? undefined : fingerprint(step.programs?.() ?? []);
  try {
    const before = now();
    const known = anew || before === undefined ? undefined : memory.recall(step.name, before);
    if (known !== undefined)
      return { passed: known.passed, failed: 0, note: known.note, output: '', unchanged: true };
    const result = await step.run();
    if (result.failed === 0 && before !== undefined && now() === before)
      memory.keep(step.name, { fingerprint: before, passed: result.passed, note: result.note });
    return result;
  } catch (error) {
    const output = `${error instanceof Error ? error.message : error}\n`;
    return { passed: 0, failed: 1, note: '', output };
  }
}
