/** What tests need. */

/** [SF-DICE-11] Most of them. */
export const NEED = 6;
/** [SF-PROP-09] */
export const PORTAL_NEED = 9;
