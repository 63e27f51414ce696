export type { FormField, FormKind, FormWords } from './forms.ts';
export { blankOf, everyField, fieldsOf, formAt, formOf, saidOf, settled } from './forms.ts';
export type { Entries, Of, Schema } from './kinds.ts';
export {
  anyOf,
  anyText,
  byField,
  described,
  exact,
  flag,
  inJson,
  json,
  keyed,
  later,
  line,
  listOf,
  matching,
  maybe,
  nullable,
  object,
  oneOf,
  pair,
  partial,
  plainText,
  sensible,
  tidied,
  variant,
  whole,
  wholeNumber,
  yes,
} from './kinds.ts';
export { glimpse, type Read, read } from './read.ts';
export { readCards, writtenAs, writtenCards, writtenName } from './written.ts';
