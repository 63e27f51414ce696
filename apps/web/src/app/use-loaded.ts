import { useEffect, useState } from 'react';

/** What a promise brings; undefined until then, and if it fails. */
export function useLoaded<T>(load: () => Promise<T>): T | undefined {
  const [value, setValue] = useState<T>();
  useEffect(() => {
    let wanted = true;
    load().then(
      (loaded) => {
        // What is loaded may be a function itself.
        if (wanted) setValue(() => loaded);
      },
      () => {},
    );
    return () => {
      wanted = false;
    };
  }, [load]);
  return value;
}
