/** Small texts that this browser remembers. */
export type Store = Pick<Storage, 'getItem' | 'setItem'>;

function inMemory(): Store {
  const texts = new Map<string, string>();
  return {
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => {
      texts.set(key, text);
    },
  };
}

function opened(): Store {
  try {
    return localStorage;
  } catch {
    // Site data are forbidden: the mere name throws. What is set holds until the page is closed.
    return inMemory();
  }
}

export const deviceStore: Store = opened();
