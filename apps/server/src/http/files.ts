/** The page, as it was built: compressed once, and cached by browsers for as long as its name says. */
import { createHash } from 'node:crypto';
import { existsSync, realpathSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join, normalize, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export interface Page {
  readonly status: number;
  readonly headers: { readonly [name: string]: string };
  readonly body: Buffer | null;
}

export interface File {
  readonly type: string;
  readonly etag: string;
  readonly plain: Buffer;
  readonly packed: { readonly [encoding: string]: Buffer };
  /** When the file on disk was like this. */
  readonly stamp: string;
}

const TYPES: { readonly [extension: string]: string } = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.webm': 'audio/webm',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.txt': 'text/plain; charset=utf-8',
};

/** Compressed already. */
const DENSE = new Set(['.png', '.jpg', '.webp', '.webm', '.woff2', '.ico']);

/** Bytes above which the last 7 % of compression take seconds. */
const LARGE = 300_000;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

export interface Files {
  /** What a browser that asks for this path gets. */
  get(path: string, accepts: string, etag: string | undefined): Promise<Page>;
}

/** The link players send each other: /table/ABC234. */
const TABLE = /^\/table\/[A-Za-z0-9]+$/;

/** `read` takes a place and when it was like this. */
export function filesIn(
  folder: string,
  read: (place: string, stamp: string) => Promise<File> = readPacked,
): Files {
  let below: { readonly of: File; readonly file: Promise<File> } | undefined;
  /** The page, whose files lie beside it, as it is read from one floor down. */
  const lowered = (index: File): Promise<File> => {
    if (below?.of.etag !== index.etag) {
      const text = index.plain.toString('utf8').replaceAll(/(href|src)="\.\//g, '$1="../');
      below = { of: index, file: packed(Buffer.from(text), '.html', index.stamp) };
    }
    return below.file;
  };
  const kept = new Map<string, Promise<File>>();

  const fileAt = async (path: string): Promise<File | undefined> => {
    const place = inside(folder, path);
    if (place === undefined) return undefined;
    const { mtimeMs, size } = statSync(place);
    const stamp = `${mtimeMs} ${size}`;
    const known = await kept.get(place);
    if (known?.stamp === stamp) return known;
    const reading = read(place, stamp);
    kept.set(place, reading);
    // What failed once may not the next time.
    reading.catch(() => kept.delete(place));
    return reading;
  };

  return {
    async get(path, accepts, etag) {
      if (!existsSync(join(folder, 'index.html'))) return plainPage(NOT_BUILT);
      const file = await fileAt(path === '/' ? '/index.html' : path);
      if (file) return served(file, path, accepts, etag);
      // The address of a table: the page itself, one floor down.
      const index = TABLE.test(path) ? await fileAt('/index.html') : undefined;
      if (index) return served(await lowered(index), path, accepts, etag);
      // Any other place inside the page, without an ending: /rules/pug-quest.
      if (extname(path) === '') return { status: 302, headers: { location: `/#${path}` }, body: null };
      return { ...plainPage('Nothing here.\n'), status: 404 };
    },
  };
}

const NOT_BUILT = `Questhall is running, but its page has not been built yet.

  npm start                     builds the page and serves it
  npx questhall play pug-quest  plays here in the terminal

The API is described at /api/openapi.json.
`;

const plainPage = (text: string): Page => ({
  status: 200,
  headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  body: Buffer.from(text),
});

/** The file's real place, if it is one and lies in the folder. */
function inside(folder: string, path: string): string | undefined {
  let decoded: string;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    return undefined;
  }
  if (decoded.includes('\0')) return undefined;
  const place = join(folder, normalize(join('/', decoded)));
  if (!existsSync(place) || !statSync(place).isFile()) return undefined;
  return realpathSync(place).startsWith(realpathSync(folder) + sep) ? place : undefined;
}

const readPacked = async (place: string, stamp: string): Promise<File> =>
  packed(await readFile(place), extname(place), stamp);

async function packed(plain: Buffer, extension: string, stamp: string): Promise<File> {
  const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
  const type = TYPES[extension] ?? 'application/octet-stream';
  if (DENSE.has(extension)) return { type, etag, plain, packed: {}, stamp };
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: plain.length > LARGE ? 9 : 10 } };
  const [br, gz] = await Promise.all([brotli(plain, quality), zip(plain, { level: 9 })]);
  return { type, etag, plain, packed: { br, gzip: gz }, stamp };
}

function served({ type, etag, plain, packed }: File, path: string, accepts: string, known?: string): Page {
  // The builder puts a fingerprint into the names of what lies here.
  const forEver = path.startsWith('/assets/');
  const headers = {
    'content-type': type,
    etag,
    vary: 'accept-encoding',
    'cache-control': forEver ? 'public, max-age=31536000, immutable' : 'no-cache',
  };
  if (known === etag) return { status: 304, headers, body: null };
  const encoding = ['br', 'gzip'].find((each) => accepts.includes(each) && packed[each]);
  const body = encoding === undefined ? undefined : packed[encoding];
  if (encoding === undefined || !body || body.length >= plain.length)
    return { status: 200, headers, body: plain };
  return { status: 200, headers: { ...headers, 'content-encoding': encoding }, body };
}
