import { createContext, useContext } from 'react';
import type { OpenTurns } from './open-turns.ts';
import type { SavedGames } from './saved-games.ts';

/** What the page asks of the world outside it. */
export interface Services {
  readonly saved: SavedGames;
  readonly turns: OpenTurns;
  readonly webhook: WebhookService;
  readonly push: PushService;
}

/** What the server must know to call this browser. */
export interface PushService {
  readonly key: () => Promise<string | undefined>;
  readonly add: (subscription: PushSubscriptionJSON) => Promise<unknown>;
  readonly remove: (endpoint: string) => Promise<unknown>;
}

/** What the server tells when it is our turn and we are away. */
export interface WebhookInfo {
  readonly host: string;
  readonly on: boolean;
}

type WebhookReply = Promise<{ readonly ok: WebhookInfo | null } | { readonly problem: string }>;

export interface WebhookService {
  readonly get: () => WebhookReply;
  readonly set: (address: string) => WebhookReply;
  readonly clear: () => WebhookReply;
}

const NO_SERVER = async () => ({ problem: 'No server found.' });

/** Nothing saved, nobody waiting: a page opened for the first time. */
const FIRST_VISIT: Services = {
  saved: { list: async () => [], remove: async () => {} },
  turns: { list: async () => ({ turns: [], waiting: [] }), due: async () => [] },
  webhook: { get: NO_SERVER, set: NO_SERVER, clear: NO_SERVER },
  push: { key: async () => undefined, add: NO_SERVER, remove: NO_SERVER },
};

export const ServicesContext = createContext<Services>(FIRST_VISIT);
export const useServices = (): Services => useContext(ServicesContext);
