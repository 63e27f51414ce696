/** What lives in a worker holds a lock for as long: others keep away from it, and hear of its end, however it comes. */

/** Only pages that were served securely have locks. */
const locks: LockManager | undefined = 'locks' in navigator ? navigator.locks : undefined;

export const tableLock = (id: string): string => `questhall table ${id}`;

/** Takes a lock until this worker ends. False: somebody else has held it for so many milliseconds. */
export function hold(name: string, patience: number): Promise<boolean> {
  if (locks === undefined) return Promise.resolve(true);
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const forEver = new Promise<void>(() => {});
  locks
    .request(name, { signal: AbortSignal.timeout(patience) }, () => {
      resolve(true);
      return forEver;
    })
    // Where site data are forbidden, so are locks: nobody else can have held it.
    .catch(({ name: fault }: DOMException) => resolve(fault !== 'TimeoutError'));
  return promise;
}

/** Calls when whoever holds this lock has ended. */
export function whenFree(name: string, ended: () => void, signal: AbortSignal): void {
  // Nobody waits any more: that is all it can fail for.
  locks?.request(name, { signal }, ended).catch(() => {});
}
