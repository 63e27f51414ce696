/** Small halls as each release has written them. A release whose schema is new adds one here, with what its tables hold then. */
import { createHash } from 'node:crypto';
import type { Operation } from '../src/storage/operations.ts';

export interface ReleasedHall {
  readonly release: string;
  /** How many steps its schema has, and the sum of what they say: a released step is never changed. */
  readonly sqlite: { readonly steps: number; readonly sum: string; readonly rows: string };
  readonly postgres: { readonly steps: number; readonly sum: string; readonly rows: string };
  /** What it holds besides `THEIR_ROWS`, as the newest reads it. */
  readonly more: readonly Operation[];
}

export const sumOf = (steps: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(steps)).digest('hex').slice(0, 16);

const ROWS = `
insert into tables(name, game, status, listed, awake, touched, revision, body)
  values('HALLAA', 'toy', 'playing', 1, 0, 7, 3, '{"table":"HALLAA","matchNumber":2}');
insert into snapshot values('HALLAA.2', 1, '{"version":1}');
insert into replay values('HALLAA.1', '{"game":"toy"}');
insert into guest values('ann', 'Ann', 7);
insert into seated values('ann', 'HALLAA');
insert into note values('token key', 'secret');
`;

const IN_SQLITE = `${ROWS}
insert into bundle values('HALLAA.2', 1, 2, '["one","two"]');
insert into fresh(match, seq, body) values('HALLAA.2', 3, 'three');
`;
const IN_POSTGRES = `${ROWS}
insert into log(match, seq, body) values('HALLAA.2', 1, 'one'), ('HALLAA.2', 2, 'two'), ('HALLAA.2', 3, 'three');
`;
const PERSONAL = `
insert into personal(guest, kind, key, at, body) values('ann', 'rating', 'toy', 7, '{"before":1}');
`;

export const RELEASED_HALLS: readonly ReleasedHall[] = [
  {
    release: '1.0.0 as it was first tried',
    sqlite: { steps: 7, sum: '84e7e3868c61c398', rows: IN_SQLITE },
    postgres: { steps: 6, sum: 'e75988e0be687aad', rows: IN_POSTGRES },
    more: [],
  },
  {
    release: '1.0.0',
    sqlite: { steps: 8, sum: '32c2cfc12e0e00e4', rows: `${IN_SQLITE}${PERSONAL}` },
    postgres: { steps: 7, sum: '594ee15e1eca4ad2', rows: `${IN_POSTGRES}${PERSONAL}` },
    more: [['putPersonal', 'ann', 'rating', 'toy', 7, '{"before":1}']],
  },
];

/** All of them hold this, as the newest reads it. */
export const THEIR_ROWS: readonly Operation[] = [
  ['saveGuest', 'ann', 'Ann', 7],
  ['copyEntry', 'HALLAA.2', 1, 'one'],
  ['copyEntry', 'HALLAA.2', 2, 'two'],
  ['copyEntry', 'HALLAA.2', 3, 'three'],
  ['saveSnapshot', 'HALLAA.2', 1, '{"version":1}'],
  ['saveReplay', 'HALLAA.1', '{"game":"toy"}'],
  ['seatGuest', 'ann', 'HALLAA'],
  ['setNote', 'token key', 'secret'],
  ['copyTable', 'HALLAA', 'toy', 'playing', 1, 0, 7, 3, '{"table":"HALLAA","matchNumber":2}'],
];
