import type { Hero } from '../../vocabulary.ts';
import { FIRST_FIVE } from './first-five.ts';
import { SECOND_FIVE } from './second-five.ts';

/** [PQ-COMP-02] */
export const HEROES: readonly Hero[] = [...FIRST_FIVE, ...SECOND_FIVE];
