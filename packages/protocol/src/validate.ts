/** Everything a client says is checked here, once; behind this its type is believed. */
import type { Problem, Reason } from '@questhall/kernel';
import type { Schema } from '@questhall/schema';
import { read } from '@questhall/schema';
import { LIMITS } from './limits.ts';
import type { ClientMessage } from './messages.ts';
import { clientMessage, clientMessages, tableSpec } from './schemas.ts';
import type { TableSpec } from './table.ts';
import { hostReason } from './words.ts';

export type ReadMessage<T> =
  | { readonly ok: T }
  | { readonly refused: Reason; readonly id?: number; readonly problems?: readonly Problem[] };

const NO_JSON: readonly Problem[] = [{ field: 'the message', found: 'a text', allowed: 'JSON' }];

/** One message as it came over the wire. */
export function readMessage(text: string): ReadMessage<ClientMessage> {
  if (text.length > LIMITS.message) return { refused: hostReason('QH-TOO-LONG', { limit: LIMITS.message }) };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return malformed(NO_JSON);
  }
  const found = read(schemaFor(value), value, 'the message');
  return 'ok' in found ? found : { ...malformed(found.problems), ...idOf(value) };
}

/** The schema of this very message: asking one after the other which it is would take longer than the check itself. */
function schemaFor(value: unknown): Schema<ClientMessage> {
  const type = typeof value === 'object' && value !== null && 'type' in value ? value.type : undefined;
  const isKnown = typeof type === 'string' && Object.hasOwn(clientMessages, type);
  return isKnown ? clientMessages[type as ClientMessage['type']] : clientMessage;
}

export function readSpec(value: unknown): ReadMessage<TableSpec> {
  const found = read(tableSpec, value, 'the table');
  return 'ok' in found ? found : malformed(found.problems);
}

/** The reason names the first problem, `problems` all of them. */
export function malformed(problems: readonly Problem[]): {
  readonly refused: Reason;
  readonly problems: readonly Problem[];
} {
  const [{ field, allowed } = { field: 'the message', allowed: 'something else' }] = problems;
  return { refused: hostReason('QH-MALFORMED', { field, allowed }), problems };
}

function idOf(value: unknown): { readonly id?: number } {
  const id = typeof value === 'object' && value !== null && 'id' in value ? value.id : undefined;
  return typeof id === 'number' && Number.isSafeInteger(id) ? { id } : {};
}
