import { asGame } from '@questhall/kernel';
import type { Games } from '../src/index.ts';
import { tableGame } from './table-game.ts';

export const GAMES: Games = { table: () => Promise.resolve(asGame(tableGame)) };
