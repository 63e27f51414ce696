/** What was measured, without anything that throws: for rules, which see neither pages nor processes. */
export type { Level } from './hand.ts';
export { CROWD, type Ground, landingsOf } from './landing.ts';
export { type Landing, readTally } from './landing-codes.ts';
export { ARROWS, FLIPS, ON_TEMPLATE } from './template-landings.ts';
