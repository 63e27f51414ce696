/** A game that never ends. */
import { asGame } from '@questhall/kernel';
import { endless } from '@questhall/testkit/endless';
import type { Games } from '../src/index.ts';

export const GAMES: Games = { endless: () => Promise.resolve(asGame(endless)) };
