export { type OwnPostgres, startPostgres } from './own-postgres.ts';
export { type PostgresPair, startPostgresPair } from './postgres-pair.ts';
export { isClean, type Tally } from './tally.ts';
export { type TortureOptions, torture } from './torture.ts';
