import type { CSSProperties } from 'react';

/** Tells the animations of a thing how long it is seen, in milliseconds. */
export const lastsStyle = (lasts: number): CSSProperties & Record<'--lasts', number> => ({
  '--lasts': lasts,
});
