/** The Missions Book. */
import type { Mission } from '../../mission/types.ts';
import { guardhouse } from './guardhouse.ts';

export { ARENAS } from './arenas.ts';

export const MISSIONS: readonly Mission[] = [guardhouse];
