import { useEffect, useState } from 'react';

type Loaded<T> = { readonly value: T } | { readonly error: unknown };

/** What a promise brings; undefined until then. If it fails, the Boundary around it says so and offers another try. */
export function useLoaded<T>(load: () => Promise<T>): T | undefined {
  const [loaded, setLoaded] = useState<Loaded<T>>();
  useEffect(() => {
    let wanted = true;
    const settle = (now: Loaded<T>): void => {
      if (wanted) setLoaded(now);
    };
    load().then(
      (value) => settle({ value }),
      (error: unknown) => settle({ error }),
    );
    return () => {
      wanted = false;
    };
  }, [load]);
  if (loaded && 'error' in loaded) throw loaded.error;
  return loaded?.value;
}
