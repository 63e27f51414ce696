export { everyField, type FormField, type FormKind, fieldsOf } from './forms.ts';
export type { Entries, Of, Schema } from './kinds.ts';
export {
  anyOf,
  anyText,
  described,
  exact,
  flag,
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
