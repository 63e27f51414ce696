/** The Missions Book, in the order in which it is meant to be played. */
import type { Mission } from '../../mission/types.ts';
import { gate } from './gate.ts';
import { guardhouse } from './guardhouse.ts';
import { pit } from './pit.ts';
import { sorcerer } from './sorcerer.ts';
import { throne } from './throne.ts';
import { tomes } from './tomes.ts';

export { ARENAS } from './arenas.ts';

export const MISSIONS: readonly Mission[] = [guardhouse, gate, tomes, sorcerer, pit, throne];
