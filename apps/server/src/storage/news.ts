/** What other nodes are told of a batch: what was appended to a log as it is, of everything else that it changed. */
import type { Operation } from './operations.ts';
import { CONTENDED, tableOf } from './operations.ts';

/** PostgreSQL takes less than 8000 bytes. */
const MOST_BYTES = 7900;

/** Who tells, and about whose logs somebody wants to hear. */
export interface Teller {
  readonly node: string;
  listens(table: string): boolean;
}

/** A node that writes and tells of it. */
export interface Writer extends Teller {
  /** It was taken for dead, and lives all the same. */
  renew(): Promise<void>;
}

/**
 * The notices of a batch that was written, each as JSON (see `Notice`). A table whose record changed, or with an entry too
 * long to tell, is named, so that whoever has it reads all of it at once.
 */
export function newsOf({ node, listens }: Teller, written: readonly Operation[]): string[] {
  const changed = new Set<string>();
  for (const operation of written) if (mustBeRead(operation)) changed.add(tableOf(operation) as string);
  const entries: string[] = [];
  for (const operation of written) {
    const [name, match, seq, body] = operation;
    if (name !== 'append') continue;
    const table = tableOf(operation) as string;
    if (listens(table) && !changed.has(table)) entries.push(`[${JSON.stringify(match)},${seq},${body}]`);
  }
  return [
    ...packed(`{"node":"${node}","log":[`, entries),
    ...packed(
      `{"node":"${node}","news":[`,
      [...changed].map((table) => JSON.stringify(table)),
    ),
  ];
}

const mustBeRead = ([name, , , body]: Operation): boolean =>
  CONTENDED.has(name) && (name !== 'append' || Buffer.byteLength(String(body)) > MOST_BYTES / 2);

/** As few texts as hold all parts. */
function packed(begin: string, parts: readonly string[]): string[] {
  const texts: string[] = [];
  let text = '';
  let bytes = 0;
  for (const part of parts) {
    const more = Buffer.byteLength(part) + 1;
    if (bytes + more > MOST_BYTES) {
      texts.push(`${text}]}`);
      text = '';
    }
    bytes = text === '' ? begin.length + more : bytes + more;
    text += text === '' ? begin + part : `,${part}`;
  }
  if (text !== '') texts.push(`${text}]}`);
  return texts;
}
