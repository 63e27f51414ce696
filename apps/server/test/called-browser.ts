/** The browser's side of a push message (RFC 8291). */
import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

export interface CalledBrowser {
  readonly keys: { readonly p256dh: string; readonly auth: string };
  open(body: Buffer): string;
}

export function calledBrowser(): CalledBrowser {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  const auth = randomBytes(16);
  const derive = (secret: Buffer, salt: Buffer, info: Buffer | string, length: number): Buffer =>
    Buffer.from(hkdfSync('sha256', secret, salt, info, length));
  return {
    keys: { p256dh: pair.getPublicKey('base64url'), auth: auth.toString('base64url') },
    open(body) {
      const salt = body.subarray(0, 16);
      const sender = body.subarray(21, 21 + body.readUInt8(20));
      const sealed = body.subarray(21 + sender.length, -16);
      const parties = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), sender]);
      const shared = derive(pair.computeSecret(sender), auth, parties, 32);
      const key = derive(shared, salt, 'Content-Encoding: aes128gcm\0', 16);
      const decipher = createDecipheriv(
        'aes-128-gcm',
        key,
        derive(shared, salt, 'Content-Encoding: nonce\0', 12),
      );
      decipher.setAuthTag(body.subarray(-16));
      const record = Buffer.concat([decipher.update(sealed), decipher.final()]);
      if (record.at(-1) !== 2) throw new Error('not the last record');
      return record.subarray(0, -1).toString();
    },
  };
}
