import { createContext, useContext } from 'react';
import type { OpenTurns } from './open-turns.ts';
import type { SavedGames } from './saved-games.ts';

/** What the page asks of the world outside it. */
export interface Services {
  readonly saved: SavedGames;
  readonly turns: OpenTurns;
}

/** Nothing saved, nobody waiting: a page opened for the first time. */
const FIRST_VISIT: Services = {
  saved: { list: async () => [], remove: async () => {} },
  turns: { list: async () => ({ turns: [], waiting: [] }) },
};

export const ServicesContext = createContext<Services>(FIRST_VISIT);
export const useServices = (): Services => useContext(ServicesContext);
