/**
 * Calling an address that a guest gave us. It is a stranger's: it must be on the open internet, which is checked where the
 * name is looked up for the very connection that is made; nothing it says is followed or believed, and it gets little time.
 */
import type { LookupAddress } from 'node:dns';
import { lookup as lookUp } from 'node:dns';
import type { IncomingMessage } from 'node:http';
import { request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import type { LookupFunction } from 'node:net';
import { isIP } from 'node:net';
import { guarded } from '../guarded.ts';
import { isPublic } from './public-address.ts';

export interface CallerTools {
  /** Addresses of this machine are allowed, too, and without TLS: for tests. */
  readonly loopback?: boolean;
  /** How long it may take to answer, in milliseconds. */
  readonly patience?: number;
  /** Takes the place of the system's way to look up names. */
  readonly resolve?: (name: string) => Promise<readonly LookupAddress[]>;
}

export interface Caller {
  /** The address as it will be called. Nothing: it will not be. */
  read(text: unknown): URL | undefined;
  /** Posts this there, and resolves with the status of the answer. */
  send(url: URL, headers: { readonly [name: string]: string }, body: Buffer): Promise<number>;
}

const LONGEST = 500;
const PATIENCE = 5000;

const LOOPBACK = new Set(['127.0.0.1', '::1']);

const bare = ({ hostname }: URL): string => hostname.replace(/^\[(.*)\]$/, '$1');

export function createCaller(tools: CallerTools): Caller {
  const { loopback = false, patience = PATIENCE, resolve = systemResolve } = tools;
  const isAllowed = (address: string): boolean => isPublic(address) || (loopback && LOOPBACK.has(address));

  const read: Caller['read'] = (text) => {
    if (typeof text !== 'string' || text.length > LONGEST || !URL.canParse(text)) return undefined;
    const url = new URL(text);
    const isSecure = url.protocol === 'https:' && url.port === '';
    const isLocal = loopback && url.protocol === 'http:' && LOOPBACK.has(bare(url));
    if (!(isSecure || isLocal) || url.username !== '' || url.password !== '') return undefined;
    if (isIP(bare(url)) !== 0 && !isAllowed(bare(url))) return undefined;
    url.hash = '';
    return url;
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

  const send: Caller['send'] = (url, headers, body) =>
    new Promise((settle, fail) => {
      if (!read(url.href)) return fail(new Error('this address is not allowed'));
      const begin = url.protocol === 'https:' ? requestSecure : requestPlain;
      const request = begin(url, {
        method: 'POST',
        agent: false,
        headers: { ...headers, 'content-length': body.length },
        lookup,
        signal: AbortSignal.timeout(patience),
      });
      const failed = guarded(fail, fail);
      request.on('error', failed);
      request.on(
        'response',
        guarded(fail, (response: IncomingMessage) => {
          response.on('error', () => {});
          response.destroy();
          settle(response.statusCode ?? 0);
        }),
      );
      request.end(body);
    });

  return { read, send };
}

const systemResolve = (name: string): Promise<readonly LookupAddress[]> =>
  new Promise((settle, fail) => {
    lookUp(name, { all: true }, (error, found) => (error ? fail(error) : settle(found)));
  });
