/**
 * Calling an address that a guest gave us. It is a stranger's: it must be on the open internet, which is checked where the
 * name is looked up for the very connection that is made; nothing it says is followed or believed, and it gets little time.
 */
import type { LookupAddress } from 'node:dns';
import { lookup as lookUp } from 'node:dns';
import { request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import type { LookupFunction } from 'node:net';
import { isIP } from 'node:net';
import { isPublic } from './public-address.ts';

export interface WebhookTools {
  /** Addresses of this machine are allowed, too, and without TLS: for tests. */
  readonly loopback?: boolean;
  /** How long it may take to answer, in milliseconds. */
  readonly patience?: number;
  /** Takes the place of the system's way to look up names. */
  readonly resolve?: (name: string) => Promise<readonly LookupAddress[]>;
}

export interface Webhook {
  /** The address as it will be called, or what is allowed instead. */
  read(text: unknown): { readonly url: URL } | { readonly allowed: string };
  /** Resolves when it has answered that all is well. */
  call(url: URL, content: string): Promise<void>;
}

const LONGEST = 500;
const PATIENCE = 5000;

const ALLOWED = 'an address of the form https://… on the open internet, of at most 500 characters';

const LOOPBACK = new Set(['127.0.0.1', '::1']);

const bare = ({ hostname }: URL): string => hostname.replace(/^\[(.*)\]$/, '$1');

export function createWebhook(tools: WebhookTools): Webhook {
  const { loopback = false, patience = PATIENCE, resolve = systemResolve } = tools;
  const isAllowed = (address: string): boolean => isPublic(address) || (loopback && LOOPBACK.has(address));

  const read: Webhook['read'] = (text) => {
    if (typeof text !== 'string' || text.length > LONGEST || !URL.canParse(text)) return { allowed: ALLOWED };
    const url = new URL(text);
    const isSecure = url.protocol === 'https:' && url.port === '';
    const isLocal = loopback && url.protocol === 'http:' && LOOPBACK.has(bare(url));
    if (!(isSecure || isLocal) || url.username !== '' || url.password !== '') return { allowed: ALLOWED };
    if (isIP(bare(url)) !== 0 && !isAllowed(bare(url))) return { allowed: ALLOWED };
    url.hash = '';
    return { url };
  };

  /** All addresses of the name must be allowed: which of them is taken is not ours to say. */
  const lookup: LookupFunction = (name, options, done) => {
    resolve(name).then(
      (found) => {
        const [first] = found;
        if (!first || !found.every(({ address }) => isAllowed(address)))
          done(new Error('this name does not lead to the open internet'), '', 0);
        else if (options.all) done(null, [...found]);
        else done(null, first.address, first.family);
      },
      (error: Error) => done(error, '', 0),
    );
  };

  const call: Webhook['call'] = (url, content) =>
    new Promise((settle, fail) => {
      const checked = read(url.href);
      if (!('url' in checked)) return fail(new Error('this address is not allowed'));
      const body = JSON.stringify({ content });
      const begin = url.protocol === 'https:' ? requestSecure : requestPlain;
      const request = begin(url, {
        method: 'POST',
        agent: false,
        headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
        lookup,
        signal: AbortSignal.timeout(patience),
      });
      request.on('error', fail);
      request.on('response', (response) => {
        const { statusCode = 0 } = response;
        response.on('error', () => {});
        response.destroy();
        if (statusCode >= 200 && statusCode < 300) settle();
        else fail(new Error(`it answered ${statusCode}`));
      });
      request.end(body);
    });

  return { read, call };
}

const systemResolve = (name: string): Promise<readonly LookupAddress[]> =>
  new Promise((settle, fail) => {
    lookUp(name, { all: true }, (error, found) => (error ? fail(error) : settle(found)));
  });
