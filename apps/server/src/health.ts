/** Whether this server can do what it is for: write, with room to write to, and in time. It never waits long to say so. */
import { statfs } from 'node:fs/promises';

export interface HealthTools {
  /** Writes something small. */
  write(): Promise<void>;
  /** How many bytes are free where it writes, if it knows. */
  free?(): Promise<number | undefined>;
}

export interface Health {
  /** What is wrong, in words; nothing: all is well. */
  readonly problems: readonly string[];
  /** How long a write took, in milliseconds; nothing: it failed, or takes too long. */
  readonly writeMilliseconds: number | null;
  readonly diskFreeBytes?: number;
  /** How late the event loop was at most during the last seconds. */
  readonly lagMilliseconds: number;
}

/** Milliseconds. */
const DEADLINE = 2000;
const WORTH = 1000;
const LOOK_EVERY = 500;
const LATE = 5000;
/** So many looks are remembered. */
const LOOKS = 20;
const LEAST_FREE = 64 * 1024 * 1024;

export function watchHealth({ write, free }: HealthTools): { look(): Promise<Health>; close(): void } {
  let latest: { readonly health: Promise<Health>; readonly at: number } | undefined;
  const delays: number[] = [];
  let due = performance.now() + LOOK_EVERY;
  const timer = setInterval(() => {
    const now = performance.now();
    delays.push(Math.max(0, now - due));
    if (delays.length > LOOKS) delays.shift();
    due = now + LOOK_EVERY;
  }, LOOK_EVERY);
  timer.unref();

  const lookNow = async (): Promise<Health> => {
    const problems: string[] = [];
    const begun = performance.now();
    const failure = await failureOf(write());
    const writeMilliseconds = failure === undefined ? Math.round(performance.now() - begun) : null;
    if (failure !== undefined) problems.push(failure);
    const diskFreeBytes = await free?.();
    if (diskFreeBytes !== undefined && diskFreeBytes < LEAST_FREE)
      problems.push(`the disk is nearly full: ${Math.round(diskFreeBytes / 1024 / 1024)} MB are free`);
    const lagMilliseconds = Math.round(Math.max(0, ...delays));
    if (lagMilliseconds > LATE) problems.push(`everything is late by up to ${lagMilliseconds} ms`);
    return {
      problems,
      writeMilliseconds,
      lagMilliseconds,
      ...(diskFreeBytes !== undefined && { diskFreeBytes }),
    };
  };

  return {
    /** Who asks often is told the same for a moment. */
    look() {
      const now = performance.now();
      if (!latest || now - latest.at > WORTH) latest = { health: lookNow(), at: now };
      return latest.health;
    },
    close: () => clearInterval(timer),
  };
}

function failureOf(writing: Promise<void>): Promise<string | undefined> {
  const late = Promise.withResolvers<string>();
  const timer = setTimeout(() => late.resolve(`the database is silent for ${DEADLINE} ms`), DEADLINE);
  const written = writing.then(
    () => undefined,
    () => 'the database takes no writes',
  );
  return Promise.race([written, late.promise]).finally(() => clearTimeout(timer));
}

export const freeIn = (folder: string): Promise<number | undefined> =>
  statfs(folder).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => undefined,
  );
