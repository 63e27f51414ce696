/** The toy after its rules have changed, with those of before kept. */
import { asGame } from '@questhall/kernel';
import { toy } from '@questhall/testkit/toy';
import type { Games } from '../src/index.ts';

const newest = asGame({ ...toy, version: toy.version + 1 });

export const GAMES: Games = {
  toy: (version) => Promise.resolve(version === toy.version ? asGame(toy) : newest),
};
