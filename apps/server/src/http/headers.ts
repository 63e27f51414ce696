/** Who asks, from where, and what a browser may do with our answers. */
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

/** Scripts only from files of ours; WebAssembly for thrown dice; styles may stand in attributes. */
const CONTENT_SECURITY_POLICY = [
  "default-src 'self'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "connect-src 'self'",
  "worker-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

export const SECURITY_HEADERS = {
  'content-security-policy': CONTENT_SECURITY_POLICY,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
} as const;

export interface Trust {
  /** A proxy in front of us says who really asks. */
  readonly proxy: boolean;
  /** Origins besides our own whose pages may talk to us. */
  readonly origins: readonly string[];
}

const first = (value: string | string[] | undefined): string | undefined =>
  Array.isArray(value) ? value[0] : value;

export function addressOf({ headers, socket }: IncomingMessage, { proxy }: Trust): string {
  // The proxy adds the address it saw at the end; what stands before that anybody may have written.
  const forwarded = proxy ? first(headers['x-forwarded-for'])?.split(',').at(-1)?.trim() : undefined;
  return forwarded || (socket.remoteAddress ?? 'unknown');
}

export const isSecure = ({ headers }: IncomingMessage, { proxy }: Trust): boolean =>
  proxy && first(headers['x-forwarded-proto']) === 'https';

/** The name and port by which we were called; of several proxies, by which the outermost was. */
const calledBy = (headers: IncomingHttpHeaders, proxy: boolean): string | undefined =>
  (proxy ? first(headers['x-forwarded-host'])?.split(',')[0]?.trim() : undefined) ?? headers.host;

/** Where the one who asks finds this hall: as the browser says, which knows it best, or as the request does. */
export function homeOf(request: IncomingMessage, trust: Trust): string {
  const { headers } = request;
  const host = calledBy(headers, trust.proxy) ?? 'localhost';
  const home = headers.origin ?? `${isSecure(request, trust) ? 'https' : 'http'}://${host}`;
  return URL.canParse(home) ? new URL(home).origin : '';
}

/** Requests without an origin do not come from another page: browsers always name it. */
export function originAllowed({ headers }: IncomingMessage, { proxy, origins }: Trust): boolean {
  const { origin } = headers;
  if (origin === undefined) return true;
  if (origins.includes(origin)) return true;
  const host = calledBy(headers, proxy);
  return URL.canParse(origin) && new URL(origin).host === host;
}

/**
 * A page of another website could give its own name our address, and would then be allowed everything here. So a server answers to
 * addresses, to names of its own network, and to the names of the origins it was told. A proxy in front has its own names.
 */
export function hostAllowed({ headers }: IncomingMessage, { proxy, origins }: Trust): boolean {
  const host = calledBy(headers, proxy);
  if (host === undefined) return true;
  if (!URL.canParse(`http://${host}`)) return false;
  if (proxy) return true;
  const { hostname } = new URL(`http://${host}`);
  const isLocal = !hostname.includes('.') || /\.(?:local|localhost|lan|internal|home\.arpa)$/.test(hostname);
  return (
    isIP(hostname.replace(/^\[(.*)\]$/, '$1')) !== 0 ||
    isLocal ||
    origins.some((origin) => URL.canParse(origin) && new URL(origin).hostname === hostname)
  );
}

const COOKIE = 'questhall';
const YEAR = 365 * 24 * 3600;

export function tokenFrom({ headers }: IncomingMessage): string | undefined {
  const bearer = /^Bearer ([\w.-]{1,256})$/.exec(headers.authorization ?? '')?.[1];
  if (bearer) return bearer;
  for (const pair of (headers.cookie ?? '').split(';')) {
    const [name, value] = pair.trim().split('=', 2);
    if (name === COOKIE) return value;
  }
  return undefined;
}

export const cookieFor = (token: string, secure: boolean): string =>
  `${COOKIE}=${token}; Path=/; Max-Age=${YEAR}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;

/** The browser forgets whose it was. */
export const NO_COOKIE = `${COOKIE}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax`;
