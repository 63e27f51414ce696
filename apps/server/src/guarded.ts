/**
 * A listener, timer or callback that throws would end the process, and with it everybody's match. `npm test -- house` demands that every
 * listener of the server is guarded.
 */

/** Calls `listener`; what it throws is told to `fault`, with what the listener was called with. */
export const guarded =
  <Args extends readonly unknown[]>(
    fault: (error: unknown, args: NoInfer<Args>) => void,
    listener: (...args: Args) => void,
  ): ((...args: Args) => void) =>
  (...args) => {
    try {
      listener(...args);
    } catch (error) {
      fault(error, args);
    }
  };
