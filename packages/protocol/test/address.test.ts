import { expect, test } from 'vitest';
import { playAddress } from '../src/index.ts';

test.each([
  ['https://hall.example/', 'abc234', 'wss://hall.example/play?table=ABC234'],
  ['http://127.0.0.1:8080/quest/', 'XYZ789', 'ws://127.0.0.1:8080/quest/play?table=XYZ789'],
])('a table of %s is played at an address that names it', (server, table, address) => {
  expect(playAddress(new URL(server), table).href).toBe(address);
});
