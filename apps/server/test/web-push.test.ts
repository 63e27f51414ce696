import { createPublicKey, verify } from 'node:crypto';
import { expect, test } from 'vitest';
import { isSubscription, newPushKeys, pushMessage, sealed } from '../src/notices/web-push.ts';

/** The example of RFC 8291, appendix A. */
const BROWSER = {
  endpoint: 'https://push.example.net/push/JzLQ3raZJfFBR0aqvOMsLrt54w4rJUsV',
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
};
const SENDER = {
  public: 'BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8',
  private: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
};

test('a message is sealed as the example of the standard', () => {
  const salt = Buffer.from('DGv6ra1nlYgDCS1FRnbzlw', 'base64url');
  const body = sealed(BROWSER, 'When I grow up, I want to be a watermelon', SENDER, salt);
  expect(body.toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  );
});

test('it is signed for the push service, by our key, and not for long', () => {
  const keys = newPushKeys();
  const now = Date.UTC(2030, 0, 1);
  const { headers } = pushMessage(BROWSER, 'hello', 'ABC234', keys, now);
  const [, token = '', key] = /^vapid t=(\S+), k=(\S+)$/.exec(headers.authorization ?? '') ?? [];
  expect(key).toBe(keys.public);
  const [head = '', claims = '', seal = ''] = token.split('.');
  expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toEqual({
    aud: 'https://push.example.net',
    exp: now / 1000 + 12 * 3600,
    sub: 'mailto:hall@localhost',
  });
  const point = Buffer.from(keys.public, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const ours = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' } });
  const signed = Buffer.from(`${head}.${claims}`);
  const verifying = { key: ours, dsaEncoding: 'ieee-p1363' } as const;
  expect(verify('sha256', signed, verifying, Buffer.from(seal, 'base64url'))).toBe(true);
});

test('two messages are never sealed alike', () => {
  const keys = newPushKeys();
  const [one, two] = [1, 2].map(() => pushMessage(BROWSER, 'hello', 'ABC234', keys, 0).body);
  expect(one?.equals(two ?? Buffer.alloc(0))).toBe(false);
});

test('keys that are none are noticed', () => {
  expect(isSubscription(BROWSER)).toBe(true);
  expect(isSubscription({ ...BROWSER, auth: 'short' })).toBe(false);
  expect(isSubscription({ ...BROWSER, p256dh: BROWSER.auth })).toBe(false);
  const noPoint = Buffer.alloc(65, 7);
  noPoint[0] = 4;
  expect(isSubscription({ ...BROWSER, p256dh: noPoint.toString('base64url') })).toBe(false);
});
