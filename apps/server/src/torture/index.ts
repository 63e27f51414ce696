export { type OwnPostgres, startPostgres } from './own-postgres.ts';
export { isClean, type Tally } from './tally.ts';
export { type TortureOptions, torture } from './torture.ts';
