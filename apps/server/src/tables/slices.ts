/** Long work on the event loop is done in slices; of all that is under way, one slice has its turn with each turn of the loop. */
export interface Slices {
  /** Resolves when it is this one's turn to go on. */
  pause(): Promise<void>;
}

/** `nextTurn` calls back after everybody else who shares the loop has had their turn. */
export function createSlices(nextTurn: (go: () => void) => void = setImmediate): Slices {
  const waiting: (() => void)[] = [];
  const goOn = (): void => {
    waiting.shift()?.();
    if (waiting.length > 0) nextTurn(goOn);
  };
  return {
    pause: () =>
      new Promise((resolve) => {
        waiting.push(resolve);
        if (waiting.length === 1) nextTurn(goOn);
      }),
  };
}
