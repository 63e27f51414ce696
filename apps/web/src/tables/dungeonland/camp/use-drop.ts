import type { RefCallback } from 'react';
import { useCallback } from 'react';
import { useLatest } from '../../../table/use-latest.ts';

/** A place things can be let go of: `onDrop` says what that does, or nothing while it would do nothing. */
export function useDrop<E extends HTMLElement>(onDrop: (() => void) | undefined): RefCallback<E> {
  const latest = useLatest(onDrop);
  return useCallback(
    (element: E | null) => {
      if (element === null) return;
      const over = (event: DragEvent): void => {
        if (latest.current !== undefined) event.preventDefault();
      };
      const drop = (event: DragEvent): void => {
        event.preventDefault();
        latest.current?.();
      };
      element.addEventListener('dragover', over);
      element.addEventListener('drop', drop);
      return () => {
        element.removeEventListener('dragover', over);
        element.removeEventListener('drop', drop);
      };
    },
    [latest],
  );
}
