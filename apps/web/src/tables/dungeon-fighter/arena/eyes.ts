/** Where places on the table are seen on the screen, however the table is drawn. */
import { nearness } from '../../../table/parts/measure.ts';
import { flatFrom } from '../logic/flat.ts';
import type { At } from '../throwing/way.ts';

export interface Eyes {
  /** Where a place on the table (dm) is seen, in the frame's own pixels, however large it is drawn. */
  seenAt(at: At): { readonly x: number; readonly y: number };
}

/** On the drawn board, for who looks from `az`; nothing while it is not there. */
export function flatEyes(frame: HTMLElement | null, az: number): Eyes | undefined {
  const drawing = frame?.querySelector('svg');
  const matrix = drawing?.getScreenCTM();
  if (!frame || !matrix) return undefined;
  const { left, top } = frame.getBoundingClientRect();
  const near = nearness(frame);
  const onFlat = flatFrom(az);
  return {
    seenAt(at) {
      const { x, y } = onFlat(at);
      return { x: (x * matrix.a + matrix.e - left) / near, y: (y * matrix.d + matrix.f - top) / near };
    },
  };
}
