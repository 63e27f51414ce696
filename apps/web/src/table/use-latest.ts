import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';

/** The value of the last rendering, for those who are called later. */
export function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
}
