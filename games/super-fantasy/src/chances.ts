/** How likely a position is to be won, by how it is judged: `questhall watch super-fantasy --fit`. */
import type { Fit } from '@questhall/kernel';

export const FIT: Fit = { slope: 1, base: 0, settings: {} };
