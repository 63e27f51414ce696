import type { Monster } from '../../vocabulary.ts';
import { ANNOYANCES } from './annoyances.ts';
import { BREEDS } from './breeds.ts';
import { KNOWN_MONSTERS } from './known.ts';

/** [PQ-COMP-06] */
export const MONSTERS: readonly Monster[] = [...KNOWN_MONSTERS, ...BREEDS, ...ANNOYANCES];
