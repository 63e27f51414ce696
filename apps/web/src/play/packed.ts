/** A whole match, or something somebody made, in an address: squeezed, so that a link is all it takes to show it. */
import type { Json, MatchRecord } from '@questhall/kernel';
import { readRecord } from '@questhall/protocol';
import type { ReplaySource } from '../app/routes.ts';
import { formatRoute } from '../app/routes.ts';

/** What unpacks to more than this was never packed here: a few bytes can be made to fill a memory. */
const LONGEST = 8 * 1024 * 1024;

async function through(bytes: Uint8Array<ArrayBuffer>, squeeze: GenericTransformStream): Promise<Uint8Array> {
  const reader = new Blob([bytes]).stream().pipeThrough(squeeze).getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return new Uint8Array(await new Blob(parts).arrayBuffer());
    parts.push(value);
    size += value.byteLength;
    if (size > LONGEST) {
      await reader.cancel();
      throw new Error('too much for an address');
    }
  }
}

export async function pack(value: Json): Promise<string> {
  const text = new TextEncoder().encode(JSON.stringify(value));
  const small = await through(text, new CompressionStream('deflate-raw'));
  let letters = '';
  for (const byte of small) letters += String.fromCharCode(byte);
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Nothing: this was never packed. */
export async function unpack(packed: string): Promise<unknown> {
  try {
    const letters = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
    const small = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    const text = await through(small, new DecompressionStream('deflate-raw'));
    return JSON.parse(new TextDecoder().decode(text));
  } catch {
    return undefined;
  }
}

export const packRecord = (record: MatchRecord): Promise<string> => pack(record as unknown as Json);

/** Nothing: this was never a match. */
export async function unpackRecord(packed: string): Promise<MatchRecord | undefined> {
  const found = readRecord(await unpack(packed));
  return 'ok' in found ? found.ok : undefined;
}

/** An address that leads everybody to this match, at this point: one that holds the match itself, where no server has it. */
export async function linkTo(record: MatchRecord, source: ReplaySource, at: number): Promise<string> {
  const here = new URL(window.location.href);
  const kept = 'saved' in source ? { packed: await packRecord(record) } : source;
  here.hash = formatRoute({ page: 'replay', source: kept, at });
  return here.href;
}
