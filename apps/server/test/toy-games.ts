/** The games of the servers in these tests. */
import { asGame } from '@questhall/kernel';
import { toy } from '@questhall/testkit/toy';
import type { Games } from '../src/index.ts';

export const GAMES: Games = { toy: () => Promise.resolve(asGame(toy)) };
