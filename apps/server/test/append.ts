/** An entry of a log, with a promise. */
import type { Storage } from '../src/storage/port.ts';

export const append = (storage: Storage, match: string, seq: number, body: string): Promise<boolean> =>
  new Promise((resolve, reject) =>
    storage.append(match, seq, body, (written) =>
      written instanceof Error ? reject(written) : resolve(written),
    ),
  );
