import type { GameId } from '@questhall/games';
import type { Feat, PastMatch } from '@questhall/protocol';
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
  /** Loaded for whoever looks at a profile. */
  readonly people: () => Promise<PeopleService>;
  readonly quests: () => Promise<QuestService>;
  readonly friends: FriendService;
}

export interface QuestResult {
  readonly name: string;
  readonly won: boolean;
  /** How it ended, as a sentence. */
  readonly ending: string;
  readonly answers: number;
  readonly score: number | null;
  readonly yours: boolean;
  /** From 1. */
  readonly place: number;
}

export interface QuestDay {
  readonly day: number;
  readonly today: number;
  /** Days in a row. */
  readonly streak: number;
  readonly quests: readonly QuestOfGame[];
}

export interface QuestOfGame {
  readonly game: string;
  readonly results: readonly QuestResult[];
  /** Finished on this device, and why the hall does not count it. */
  readonly untold?: { readonly ending: string; readonly problem: string };
}

/** Quests of the day, which are played on this device. */
export interface QuestService {
  /** How those of a day went. `name`: whose results are told to the hall. */
  readonly of: (day: number, name: string) => Promise<QuestDay>;
  /** The saved game in which one is played. */
  readonly open: (game: GameId, day: number) => Promise<string>;
}

type HallReply<T> = Promise<{ readonly ok: T } | { readonly problem: string }>;

export interface Profile {
  readonly name: string;
  /** What the address of the profile ends with. */
  readonly person: string;
  /** Whether others may see it. */
  readonly open: boolean;
  /** Whether matches count for ratings. */
  readonly rated: boolean;
}

export interface Rating {
  readonly game: string;
  readonly rating: number;
  /** 95 of 100 are no further off. */
  readonly deviation: number;
  readonly matches: number;
}

/** The strongest of a game, of those who let others see it. */
export interface HallRecords {
  readonly game: string;
  readonly best: readonly (Omit<Rating, 'game'> & { readonly person: string; readonly name: string })[];
}

export interface Friend {
  readonly person: string;
  readonly name: string;
  /** Null: they do not tell. */
  readonly online: boolean | null;
}

export interface Invitation {
  readonly person: string;
  readonly name: string;
  readonly table: string;
  readonly game: string;
}

/** muted: one does not see what they say. blocked: moreover they come to no table of one's own. */
export type Shun = 'blocked' | 'muted';

export interface Circle {
  /** What one's friend link ends with. */
  readonly link: string | null;
  /** Whether friends see that one is here. */
  readonly seen: boolean;
  readonly friends: readonly Friend[];
  readonly invitations: readonly Invitation[];
  readonly shunned: readonly { readonly person: string; readonly name: string; readonly as: Shun }[];
}

export interface FriendService {
  /** Whether it makes sense to ask. */
  readonly mayHave: () => boolean;
  readonly circle: () => HallReply<Circle>;
  readonly change: (wished: { readonly seen?: boolean; readonly newLink?: boolean }) => HallReply<Circle>;
  /** What the one whose link it is is called. */
  readonly nameAt: (link: string) => HallReply<string>;
  readonly befriend: (link: string) => HallReply<Circle>;
  readonly part: (person: string) => HallReply<unknown>;
  readonly invite: (person: string, table: string) => HallReply<unknown>;
  readonly dismiss: (person: string) => HallReply<unknown>;
  /** `table`: where one met them; null: they are neither any more. */
  readonly shun: (person: string, as: Shun | null, table?: string) => HallReply<Circle>;
}

export interface Passkey {
  readonly id: string;
  readonly name: string;
  readonly made: number;
  readonly used: number;
}

export interface PublicProfile {
  readonly name: string;
  readonly matches: readonly PastMatch[];
  readonly ratings: readonly Rating[];
  readonly feats: readonly Feat[];
}

/** A person of the hall: who they are, what they played, and how they come back. */
export interface PeopleService {
  readonly profile: () => HallReply<Profile>;
  readonly change: (wished: Partial<Pick<Profile, 'open' | 'rated'>>) => HallReply<Profile>;
  readonly ratings: () => Promise<readonly Rating[]>;
  /** Of everybody in the hall. */
  readonly records: () => Promise<readonly HallRecords[]>;
  /** What one did in one's matches, here and in the hall; the latest first. */
  readonly feats: () => Promise<readonly Feat[]>;
  /** On this device and, where there is a hall, in it; the latest first. */
  readonly past: () => Promise<readonly PastMatch[]>;
  readonly shown: (person: string) => HallReply<PublicProfile>;
  readonly passkeys: () => HallReply<readonly Passkey[]>;
  /** Whether browser and address allow passkeys. */
  readonly canUsePasskeys: boolean;
  readonly addPasskey: (name: string) => HallReply<Passkey>;
  readonly removePasskey: (id: string) => HallReply<unknown>;
  /** What one is called from now on. `along`: with what this device has played so far. */
  readonly signIn: (along: boolean) => HallReply<string>;
  /** Where everything the hall keeps about one can be fetched. */
  readonly exportAddress: string;
  readonly removeAll: () => HallReply<unknown>;
}

/** How another device becomes the same guest. */
export interface DeviceService {
  /** A code for another device, and an address that has it. */
  readonly lend: (name: string) => HallReply<{ readonly code: string; readonly link: string }>;
  /** This device is the guest of that code from now on: what they are called. */
  readonly redeem: (code: string) => HallReply<string>;
  readonly signOutOthers: () => HallReply<string>;
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
  people: async () => ({
    profile: NO_SERVER,
    change: NO_SERVER,
    ratings: async () => [],
    records: async () => [],
    feats: async () => [],
    past: async () => [],
    shown: NO_SERVER,
    passkeys: NO_SERVER,
    canUsePasskeys: false,
    addPasskey: NO_SERVER,
    removePasskey: NO_SERVER,
    signIn: NO_SERVER,
    exportAddress: '',
    removeAll: NO_SERVER,
  }),
  friends: {
    mayHave: () => false,
    circle: NO_SERVER,
    change: NO_SERVER,
    nameAt: NO_SERVER,
    befriend: NO_SERVER,
    part: NO_SERVER,
    invite: NO_SERVER,
    dismiss: NO_SERVER,
    shun: NO_SERVER,
  },
  quests: async () => ({
    of: async (day) => ({ day, today: day, streak: 0, quests: [] }),
    open: async () => '',
  }),
};

export const ServicesContext = createContext<Services>(FIRST_VISIT);
export const useServices = (): Services => useContext(ServicesContext);
