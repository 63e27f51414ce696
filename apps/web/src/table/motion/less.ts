/** Asked of the browser: this person wants less motion. */
export const LESS = '(prefers-reduced-motion: reduce)';
