/** A message to a browser that is closed, by way of its maker's push service: sealed for it (RFC 8291), and signed by us (RFC 8292). */
import { createCipheriv, createECDH, createPrivateKey, hkdfSync, randomBytes, sign } from 'node:crypto';

/** What a browser hands out to who may call it. Keys are texts in base64url, as everywhere here. */
export interface Subscription {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** By these a push service knows that it is always the same hall that calls. */
export interface PushKeys {
  readonly public: string;
  readonly private: string;
}

export interface PushMessage {
  readonly headers: { readonly [name: string]: string };
  readonly body: Buffer;
}

const CURVE = 'prime256v1';
const POINT = 65;
const SECRET = 16;
const DAY = 24 * 3600;
/** Seconds for which a signature holds: a day is the most that is allowed. */
const SIGNED_FOR = DAY / 2;

const bytes = (text: string): Buffer => Buffer.from(text, 'base64url');

export function newPushKeys(): PushKeys {
  const pair = createECDH(CURVE);
  pair.generateKeys();
  return { public: pair.getPublicKey('base64url'), private: pair.getPrivateKey('base64url') };
}

/** Whether a message can be sealed for it. */
export function isSubscription({ p256dh, auth }: Subscription): boolean {
  if (bytes(p256dh).length !== POINT || bytes(auth).length !== SECRET) return false;
  const pair = createECDH(CURVE);
  pair.generateKeys();
  try {
    return pair.computeSecret(bytes(p256dh)).length > 0;
  } catch {
    return false;
  }
}

/** `topic`: a newer message about the same takes the place of one that was not delivered yet. */
export function pushMessage(
  to: Subscription,
  text: string,
  topic: string,
  keys: PushKeys,
  now: number,
): PushMessage {
  const body = sealed(to, text, newPushKeys(), randomBytes(SECRET));
  return {
    body,
    headers: {
      authorization: `vapid t=${signature(new URL(to.endpoint).origin, keys, now)}, k=${keys.public}`,
      'content-type': 'application/octet-stream',
      'content-encoding': 'aes128gcm',
      ttl: String(DAY),
      urgency: 'normal',
      topic,
    },
  };
}

const RECORD_SIZE = 4096;
const LAST_RECORD = 2;

/** `own`: a pair for this one message. */
export function sealed({ p256dh, auth }: Subscription, text: string, own: PushKeys, salt: Buffer): Buffer {
  const pair = createECDH(CURVE);
  pair.setPrivateKey(bytes(own.private));
  const derive = (secret: Buffer, from: Buffer, info: Buffer | string, length: number): Buffer =>
    Buffer.from(hkdfSync('sha256', secret, from, info, length));
  const parties = Buffer.concat([Buffer.from('WebPush: info\0'), bytes(p256dh), bytes(own.public)]);
  const shared = derive(pair.computeSecret(bytes(p256dh)), bytes(auth), parties, 32);
  const key = derive(shared, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = derive(shared, salt, 'Content-Encoding: nonce\0', 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const record = [cipher.update(text, 'utf8'), cipher.update(Buffer.of(LAST_RECORD)), cipher.final()];
  const header = Buffer.alloc(5);
  header.writeUInt32BE(RECORD_SIZE);
  header.writeUInt8(POINT, 4);
  return Buffer.concat([salt, header, bytes(own.public), ...record, cipher.getAuthTag()]);
}

function signature(audience: string, keys: PushKeys, now: number): string {
  const point = bytes(keys.public);
  const key = createPrivateKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      d: keys.private,
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  });
  const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  const claims = { aud: audience, exp: Math.floor(now / 1000) + SIGNED_FOR, sub: 'mailto:hall@localhost' };
  const signed = `${part({ typ: 'JWT', alg: 'ES256' })}.${part(claims)}`;
  const seal = sign('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' });
  return `${signed}.${seal.toString('base64url')}`;
}
