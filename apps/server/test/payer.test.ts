import type { Client, TableRecord } from '@questhall/protocol/host';
import { expect, test } from 'vitest';
import { payerOf } from '../src/tables/payer.ts';

const client = (id: string): Client => ({ guest: { id, name: id }, send: () => {} });
const seat = (guest: string | null) =>
  ({ holder: guest === null ? 'bot' : 'person', name: '', guest, bot: null, autoForced: false }) as const;
const RECORD: Pick<TableRecord, 'host' | 'seats'> = {
  host: 'ann',
  seats: [seat('ann'), seat('bo'), seat(null)],
};
const share = ({ guest }: Client): string => `share of ${guest.id}`;

test('[R4] bots think for who plays, also where somebody who looks on came first', () => {
  const [eve, ann, bo] = [client('eve'), client('ann'), client('bo')];
  expect(payerOf(RECORD, [eve, bo, ann], share)).toBe('share of bo');
  expect(payerOf(RECORD, [eve, bo, ann], share, 0)).toBe('share of ann');
  expect(payerOf(RECORD, [eve, bo, ann], share, 2)).toBe('share of bo');
});

test('[R4] where nobody who plays is there, who looks on pays, and the host where nobody is', () => {
  expect(payerOf(RECORD, [client('eve')], share)).toBe('share of eve');
  expect(payerOf(RECORD, [], share)).toBe('ann');
});
