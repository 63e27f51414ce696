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
export type * from './messages.ts';
export { PROTOCOL } from './messages.ts';
export { apply, type Patch } from './patch.ts';
export type * from './table.ts';
export { BOT_LEVELS, UNDO_POLICIES } from './table.ts';
export { LIMITS, personName, type Read, readMessage, readSpec } from './validate.ts';
export { type HostRule, hostReason, reasonText } from './words.ts';
