export { playAddress } from './address.ts';
export {
  type ClientOptions,
  type ClientState,
  createTableClient,
  type Reply,
  type Shown,
  type TableClient,
  type Wish,
} from './client.ts';
export { HINT_TEXTS, hintSentences } from './hint-words.ts';
export { ACCESS, BOT_LEVELS, HOLDERS, LIMITS, PHRASES, UNDO_POLICIES } from './limits.ts';
export type * from './messages.ts';
export { PROTOCOL } from './messages.ts';
export { apply, type Patch } from './patch.ts';
export { readRecord } from './record.ts';
export {
  clientMessages,
  feat,
  libraryEntry,
  listedTable,
  ownTable,
  pastMatch,
  personName,
  quickWish,
  tableInfo,
  tableSpec,
} from './schemas.ts';
export type * from './table.ts';
export { malformed, type ReadMessage, readMessage, readSpec } from './validate.ts';
export {
  detailsIn,
  HOST_REASONS,
  type HostRule,
  hostReason,
  PHRASE_WORDS,
  reasonMessage,
  reasonText,
} from './words.ts';
