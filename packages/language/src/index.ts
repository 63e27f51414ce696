export type { PluralRule, Values } from './message.ts';
export { formatMessage, messageParts, slotsOf } from './message.ts';
export { pseudo } from './pseudo.ts';
