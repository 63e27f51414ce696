import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createCaller } from '../src/notices/caller.ts';
import { isPublic } from '../src/notices/public-address.ts';

test.each([
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.1',
  '127.255.255.254',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '64:ff9b::7f00:1',
  'fc00::1',
  'fe80::1',
  'ff02::1',
  '2002:7f00:1::',
  '2001:db8::1',
  'localhost',
])('%s is not on the open internet', (address) => {
  expect(isPublic(address)).toBe(false);
});

test.each(['8.8.8.8', '172.32.0.1', '162.159.128.233', '2606:4700::6810:84e5'])('%s is', (address) => {
  expect(isPublic(address)).toBe(true);
});

test.each([
  undefined,
  7,
  '',
  'discord.com/api',
  'http://discord.com/api',
  'ftp://discord.com/api',
  'file:///etc/passwd',
  'https://discord.com:8443/api',
  'https://me:secret@discord.com/api',
  'https://127.0.0.1/api',
  'https://2130706433/api',
  'https://0x7f.1/api',
  'https://[::1]/api',
  'https://[::ffff:10.0.0.1]/api',
  'https://10.0.0.1/api',
  `https://discord.com/${'x'.repeat(500)}`,
])('%s may not be called', (address) => {
  expect(createCaller({}).read(address)).toBeUndefined();
});

test('an address of the open internet may be called', () => {
  expect(createCaller({}).read('https://discord.com/api/webhooks/1/abc?wait=true#x')).toEqual(
    new URL('https://discord.com/api/webhooks/1/abc?wait=true'),
  );
});

const BODY = Buffer.from('hello');

describe('calling', () => {
  const resolving = (...addresses: readonly string[]) =>
    createCaller({
      resolve: async () => addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    });

  test.each([['127.0.0.1'], ['8.8.8.8', '10.0.0.1'], ['::1'], []])(
    'a name that leads to %s is not called',
    async (...addresses) => {
      const calling = resolving(...addresses).send(new URL('https://hall.example/hook'), {}, BODY);
      await expect(calling).rejects.toThrow('open internet');
    },
  );

  test('an address that may not be called is not, whoever asks', async () => {
    const calling = createCaller({}).send(new URL('http://127.0.0.1:1/hook'), {}, BODY);
    await expect(calling).rejects.toThrow('not allowed');
  });

  async function listening(status: number, headers: Record<string, string> = {}) {
    const heard: { path: string | undefined; body: string }[] = [];
    const server = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk) => (body += String(chunk)));
      request.on('end', () => {
        heard.push({ path: request.url, body });
        if (status > 0) response.writeHead(status, headers).end('much '.repeat(100_000));
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => {
      server.closeAllConnections();
      server.close();
    });
    const { port } = server.address() as AddressInfo;
    return { heard, url: new URL(`http://127.0.0.1:${port}/hook`) };
  }

  test('the message is sent, and the answer is not read', async () => {
    const { heard, url } = await listening(200);
    expect(await createCaller({ loopback: true }).send(url, {}, BODY)).toBe(200);
    expect(heard).toEqual([{ path: '/hook', body: 'hello' }]);
  });

  test('no other way is followed', async () => {
    const { heard, url } = await listening(302, { location: '/elsewhere' });
    expect(await createCaller({ loopback: true }).send(url, {}, BODY)).toBe(302);
    expect(heard.map(({ path }) => path)).toEqual(['/hook']);
  });

  test('who does not answer is not waited for', async () => {
    const { url } = await listening(0);
    await expect(createCaller({ loopback: true, patience: 50 }).send(url, {}, BODY)).rejects.toThrow();
  });
});
