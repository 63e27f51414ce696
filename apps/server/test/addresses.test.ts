import type { NetworkInterfaceInfo } from 'node:os';
import { stripVTControlCharacters } from 'node:util';
import { expect, test } from 'vitest';
import { isFromHere, networkAddresses } from '../src/http/addresses.ts';
import { terminalQr } from '../src/terminal-qr.ts';
import { serve } from './toy-hall.ts';

const at = (address: string, change: Partial<NetworkInterfaceInfo> = {}) =>
  ({
    address,
    family: 'IPv4',
    internal: false,
    mac: '',
    netmask: '',
    cidr: null,
    ...change,
  }) as NetworkInterfaceInfo;

const INTERFACES = {
  lo: [at('127.0.0.1', { internal: true })],
  vpn: [at('100.64.0.7'), at('169.254.3.4')],
  wifi: [at('192.168.0.5'), at('fe80::1', { family: 'IPv6', scopeid: 1 } as never)],
};

test('[O5] those in the same house are told an address that they can reach', () => {
  const all = ['http://192.168.0.5:8080/', 'http://100.64.0.7:8080/'];
  expect(networkAddresses('0.0.0.0', 8080, INTERFACES)).toEqual(all);
  expect(networkAddresses('::', 8080, INTERFACES)).toEqual(all);
  expect(networkAddresses('127.0.0.1', 8080, INTERFACES)).toEqual([]);
  expect(networkAddresses('192.168.0.5', 1, INTERFACES)).toEqual(['http://192.168.0.5:1/']);
});

test('[O5] where a machine is in its network is told to nobody outside', async () => {
  for (const address of ['127.0.0.1', '::1', '::ffff:127.0.0.1']) expect(isFromHere(address)).toBe(true);
  for (const address of ['192.168.0.9', '::ffff:10.0.0.1', undefined])
    expect(isFromHere(address)).toBe(false);
  const { port } = await serve({ trust: { proxy: true, origins: [] }, host: '0.0.0.0' });
  expect(await (await fetch(`http://127.0.0.1:${port}/api/addresses`)).json()).toEqual({ addresses: [] });
});

test('[O5] a code in the terminal has light edges and three dark corners', () => {
  const lines = terminalQr('http://192.168.0.5:8080/').split('\n');
  const inside = lines.map((line) => [...stripVTControlCharacters(line)]);
  const width = inside[0]?.length ?? 0;
  expect(inside.every((line) => line.length === width)).toBe(true);
  expect(inside[0]?.every((sign) => sign === '█')).toBe(true);
  expect(inside.every((line) => line[0] === '█' || line[0] === '▀')).toBe(true);
  // The outer ring of a corner is seven dark squares.
  for (const start of [2, width - 9])
    expect(inside[1]?.slice(start, start + 7).join('')).toMatch(/^[ ▄]{7}$/);
});
