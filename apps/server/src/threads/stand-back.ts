import { readlinkSync } from 'node:fs';
import { getPriority, setPriority } from 'node:os';

/** As much as makes nobody wait who needs a processor for a moment only. */
const LESS = 10;
const LEAST = 19;

/**
 * The thread that calls this computes for long: where processors are short, it stands back behind the one that serves everybody. Only
 * Linux knows priorities of threads; elsewhere nothing happens.
 */
export function standBack(): void {
  const thread = threadId();
  if (thread !== undefined) setPriority(thread, Math.min(LEAST, getPriority(process.pid) + LESS));
}

/** What the system calls this thread, which Node does not tell. */
function threadId(): number | undefined {
  try {
    return Number(readlinkSync('/proc/thread-self').split('/').at(-1));
  } catch {
    return undefined;
  }
}
