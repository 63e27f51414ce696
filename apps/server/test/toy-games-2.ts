/** The toy after its rules have changed. */
import { asGame } from '@questhall/kernel';
import { toy } from '@questhall/testkit/toy';
import type { Games } from '../src/index.ts';

export const GAMES: Games = { toy: () => Promise.resolve(asGame({ ...toy, version: toy.version + 1 })) };
