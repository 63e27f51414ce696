import { createContext, useContext } from 'react';
import { t } from '../language/texts.ts';
import type { OpenTurns } from './open-turns.ts';
import type { SavedGames } from './saved-games.ts';

/** What the page asks of the world outside it. */
export interface Services {
  readonly saved: SavedGames;
  readonly turns: OpenTurns;
  readonly webhook: WebhookService;
  readonly push: PushService;
  readonly devices: DeviceService;
}

type Told = Promise<{ readonly ok: string } | { readonly problem: string }>;

/** How another device becomes the same guest. */
export interface DeviceService {
  /** A code for another device. */
  readonly lend: (name: string) => Told;
  /** This device is the guest of that code from now on: what they are called. */
  readonly redeem: (code: string) => Told;
  readonly signOutOthers: () => Told;
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

const NO_SERVER = async () => ({ problem: t('No server found.') });

/** Nothing saved, nobody waiting: a page opened for the first time. */
const FIRST_VISIT: Services = {
  saved: { list: async () => [], remove: async () => {} },
  turns: { list: async () => ({ turns: [], waiting: [] }), due: async () => [] },
  webhook: { get: NO_SERVER, set: NO_SERVER, clear: NO_SERVER },
  push: { key: async () => undefined, add: NO_SERVER, remove: NO_SERVER },
  devices: { lend: NO_SERVER, redeem: NO_SERVER, signOutOthers: NO_SERVER },
};

export const ServicesContext = createContext<Services>(FIRST_VISIT);
export const useServices = (): Services => useContext(ServicesContext);
