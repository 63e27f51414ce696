import type { RefObject } from 'react';
import { useLayoutEffect, useState } from 'react';
import type { Size } from './layout.ts';

/** The size of an element, in its own pixels, however large it is drawn. */
export function useSize(element: RefObject<HTMLElement | null>, first: Size): Size {
  const [size, setSize] = useState(first);
  useLayoutEffect(() => {
    const self = element.current;
    if (self === null) return;
    const measure = () =>
      setSize((now) => {
        const { clientWidth: width, clientHeight: height } = self;
        return now.width === width && now.height === height ? now : { width, height };
      });
    measure();
    const watcher = new ResizeObserver(measure);
    watcher.observe(self);
    return () => watcher.disconnect();
  }, [element]);
  return size;
}
