import { isIPv6 } from 'node:net';

/** How much anybody may ask for. A bucket holds so many tokens and fills up again by so many each second. */

export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

export interface Limits {
  /** Messages of one connection. */
  readonly messages: Rate;
  /** Messages of all connections of one address. */
  readonly addressMessages: Rate;
  /** Bytes that all connections of one address may send: also frames that are no messages take time to read. */
  readonly bytes: Rate;
  /** What one share of a network may change about tables: each time all of their record is written, and everybody told. */
  readonly changes: Rate;
  /** Undos of one share where others must perhaps be asked: to find out takes many imagined matches. */
  readonly undos: Rate;
  /** Requests and new connections of one address. */
  readonly requests: Rate;
  /** New WebSockets of one address: whenever somebody comes or goes, everybody at the table is told. */
  readonly arrivals: Rate;
  /** Tables, and guests with a name, made by one address. */
  readonly creations: Rate;
  /** Dice thrown by one share of a network: each takes a thread that all share some 40 ms. */
  readonly throws: Rate;
  /** TCP connections of one address, whatever they are for: a browser opens six for its requests. */
  readonly tcpPerAddress: number;
  readonly connectionsPerAddress: number;
  readonly connections: number;
}

export const USUAL_LIMITS: Limits = {
  messages: { burst: 60, perSecond: 20 },
  addressMessages: { burst: 600, perSecond: 200 },
  bytes: { burst: 4_000_000, perSecond: 500_000 },
  changes: { burst: 40, perSecond: 2 },
  undos: { burst: 10, perSecond: 0.5 },
  /** A first visit fetches some 170 files of the page, and friends may share an address. */
  requests: { burst: 2_000, perSecond: 60 },
  /** All of a school come back at once when its line does. */
  arrivals: { burst: 200, perSecond: 5 },
  /** A class of pupils, or a club on its evening, comes from one address. */
  creations: { burst: 120, perSecond: 1 },
  throws: { burst: 6, perSecond: 1 },
  tcpPerAddress: 1000,
  connectionsPerAddress: 100,
  connections: 20_000,
};

const ANY: Rate = { burst: 1e9, perSecond: 1e9 };

/** Whatever anybody asks for: what tests and benches measure is not to be the limits. */
export const NO_LIMITS: Limits = {
  messages: ANY,
  addressMessages: ANY,
  bytes: ANY,
  changes: ANY,
  undos: ANY,
  requests: ANY,
  arrivals: ANY,
  creations: ANY,
  throws: ANY,
  tcpPerAddress: 1e6,
  connectionsPerAddress: 1e6,
  connections: 1e6,
};

/**
 * What is counted as one: an IPv4 address; of IPv6 the first 64 bits, which one household has to itself with more addresses than
 * could be counted.
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(address)) return address;
  const [head = '', tail] = (address.split('%', 1)[0] ?? '').toLowerCase().split('::');
  const groups = head === '' ? [] : head.split(':');
  if (tail !== undefined) {
    const last = tail === '' ? [] : tail.split(':');
    while (groups.length + last.length < GROUPS) groups.push('0');
    groups.push(...last);
  }
  return `${groups
    .slice(0, GROUPS / 2)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}

const GROUPS = 8;

/** So many shares of what is scarce has one network: a school is more than one guest, and one guest is no school. */
const SHARES = 8;

/** Whose share it is that this guest uses up. */
export function shareOf(network: string, guest: string): string {
  let sum = 0;
  for (const sign of guest) sum = (sum * 31 + (sign.codePointAt(0) ?? 0)) % SHARES;
  return `${network} ${sum}`;
}

/** What is kept with so many bytes is as dear as two. */
const BYTES_PER_COST = 8192;

/** Of how many creations it is as dear to keep this. */
export const costToKeep = (body: object): number =>
  1 + Math.floor(JSON.stringify(body).length / BYTES_PER_COST);

export interface Bucket {
  /** Takes so many tokens, one unless told, if there are as many. */
  take(now: number, cost?: number): boolean;
  /** As good as new. */
  full(now: number): boolean;
}

export function createBucket({ burst, perSecond }: Rate, start: number): Bucket {
  let tokens = burst;
  let at = start;
  const fill = (now: number): void => {
    tokens = Math.min(burst, tokens + (Math.max(0, now - at) * perSecond) / 1000);
    at = now;
  };
  return {
    take(now, cost = 1) {
      fill(now);
      if (tokens < cost) return false;
      tokens -= cost;
      return true;
    },
    full(now) {
      fill(now);
      return tokens >= burst;
    },
  };
}

/** A bucket for each key, as long as it is not full. */
export interface Buckets {
  take(key: string, now: number): boolean;
  bucket(key: string, now: number): Bucket;
  /** Forgets those that are full again. */
  tidy(now: number): void;
}

export function createBuckets(rate: Rate): Buckets {
  const buckets = new Map<string, Bucket>();
  const bucket = (key: string, now: number): Bucket => {
    const known = buckets.get(key);
    if (known) return known;
    const fresh = createBucket(rate, now);
    buckets.set(key, fresh);
    return fresh;
  };
  return {
    bucket,
    take: (key, now) => bucket(key, now).take(now),
    tidy(now) {
      for (const [key, each] of buckets) if (each.full(now)) buckets.delete(key);
    },
  };
}
