/** A whole match in an address: squeezed, so that a link is all it takes to show it to somebody. */
import type { MatchRecord } from '@questhall/kernel';
import { readRecord } from '@questhall/protocol';
import type { ReplaySource } from '../app/routes.ts';
import { formatRoute } from '../app/routes.ts';

async function through(bytes: Uint8Array<ArrayBuffer>, squeeze: GenericTransformStream): Promise<Uint8Array> {
  const stream = new Blob([bytes]).stream().pipeThrough(squeeze);
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

export async function packRecord(record: MatchRecord): Promise<string> {
  const text = new TextEncoder().encode(JSON.stringify(record));
  const small = await through(text, new CompressionStream('deflate-raw'));
  let letters = '';
  for (const byte of small) letters += String.fromCharCode(byte);
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Nothing: this was never a match. */
export async function unpackRecord(packed: string): Promise<MatchRecord | undefined> {
  try {
    const letters = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
    const small = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    const text = await through(small, new DecompressionStream('deflate-raw'));
    const value: unknown = JSON.parse(new TextDecoder().decode(text));
    const found = readRecord(value);
    return 'ok' in found ? found.ok : undefined;
  } catch {
    return undefined;
  }
}

/** An address that leads everybody to this match, at this point: one that holds the match itself, where no server has it. */
export async function linkTo(record: MatchRecord, source: ReplaySource, at: number): Promise<string> {
  const here = new URL(window.location.href);
  const kept = 'saved' in source ? { packed: await packRecord(record) } : source;
  here.hash = formatRoute({ page: 'replay', source: kept, at });
  return here.href;
}
