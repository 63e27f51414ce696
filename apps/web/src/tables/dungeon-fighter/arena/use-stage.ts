/** The canvas of the table in three dimensions: its code is loaded when it is needed, and it is as large as its frame. */
import type { Board } from '@questhall/games/dungeon-fighter';
import type { RefObject } from 'react';
import { useEffect, useRef, useState } from 'react';
import { nearness, spotIn } from '../../../table/parts/measure.ts';
import type { Arena } from './arena.ts';

/** Phones are spared the finest shadows. */
const FINE_FROM = 700;

/** What the hand's buttons cover at the foot of the table. */
const BAR = 62;

type Graphics = 'loading' | 'on' | 'missing';

/** Opens the stage once its code is here; the canvas stays as long as the combat does. */
export function useStage3d(
  canvas: RefObject<HTMLCanvasElement | null>,
  middle: RefObject<HTMLElement | null>,
  flat: boolean,
  target: Board,
): { readonly graphics: Graphics; readonly stage: RefObject<Arena | undefined>; readonly size: number } {
  const stage = useRef<Arena>(undefined);
  const [graphics, setGraphics] = useState<Graphics>(flat ? 'missing' : 'loading');
  const [size, setSize] = useState(0);
  useEffect(() => {
    if (flat) {
      // What is pinned to the drawn board moves with it.
      const resized = new ResizeObserver(() => setSize((count) => count + 1));
      if (middle.current) resized.observe(middle.current);
      return () => resized.disconnect();
    }
    let over = false;
    const element = canvas.current;
    const measure = (): void => {
      const whole = element?.parentElement;
      if (!whole || !middle.current || whole.offsetWidth === 0) return;
      const free = spotIn(whole, middle.current);
      stage.current?.resize({
        width: whole.offsetWidth,
        height: whole.offsetHeight,
        near: nearness(whole),
        left: free.x,
        top: free.y,
        across: free.width,
        down: Math.max(1, free.height - BAR),
      });
      setSize((count) => count + 1);
    };
    const watcher = new ResizeObserver(measure);
    Promise.all([import('./arena.ts'), document.fonts.load('600 40px "Grenze Gotisch"')]).then(
      ([{ createArena }]) => {
        if (over || element === null) return;
        try {
          stage.current = createArena(element, window.innerWidth >= FINE_FROM, target);
        } catch {
          setGraphics('missing');
          return;
        }
        setGraphics('on');
        measure();
        if (element.parentElement) watcher.observe(element.parentElement);
        if (middle.current) watcher.observe(middle.current);
      },
      () => setGraphics('missing'),
    );
    return () => {
      over = true;
      watcher.disconnect();
      stage.current?.close();
      stage.current = undefined;
    };
  }, [canvas, middle, flat, target]);
  return { graphics, stage, size };
}
