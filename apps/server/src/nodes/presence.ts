/** Who is connected to a table through other nodes. */
import type { Elsewhere } from '@questhall/protocol/host';
import type { Peers, Present } from './peers.ts';
import { sayOfAll } from './peers.ts';

export interface PresenceTools {
  readonly peers: Peers;
  /** Those who are here; nothing: the table is not in memory. */
  here(table: string): Elsewhere | undefined;
  /** Those who are elsewhere have changed. */
  tell(table: string, elsewhere: Elsewhere): void;
}

export interface Presence {
  /** Somebody may have come or gone here. */
  touch(table: string): void;
  /** The table came into memory: who is there? */
  ask(table: string): void;
  /** Another node asks. */
  asked(tables: readonly string[]): void;
  heard(from: string, present: readonly Present[]): void;
  /** Only these other nodes live. */
  nodes(others: readonly string[]): void;
  elsewhere(table: string): Elsewhere;
  /** The table left memory. */
  forget(table: string): void;
}

/** Milliseconds in which those who come and go are told of together. */
const GATHERING = 20;

const NOBODY: Elsewhere = { guests: [], spectators: 0 };
const isEmpty = ({ guests, spectators }: Elsewhere): boolean => guests.length === 0 && spectators === 0;

export function createPresence({ peers, here, tell }: PresenceTools): Presence {
  /** By table, then by node. */
  const others = new Map<string, Map<string, Elsewhere>>();
  const told = new Map<string, string>();
  const touched = new Set<string>();
  const wanted = new Set<string>();
  let gathering = false;

  const flush = (): void => {
    gathering = false;
    const present = [...touched].flatMap(changed);
    touched.clear();
    sayOfAll(peers, present, (some) => ({ here: some }));
    const asking = [...wanted];
    wanted.clear();
    sayOfAll(peers, asking, (some) => ({ whoIsAt: some }));
  };

  const changed = (table: string): Present[] => {
    const now = here(table) ?? NOBODY;
    const text = JSON.stringify(now);
    if ((told.get(table) ?? JSON.stringify(NOBODY)) === text) return [];
    if (isEmpty(now)) told.delete(table);
    else told.set(table, text);
    return [{ table, ...now }];
  };

  const soon = (gathered: Set<string>, table: string): void => {
    if (peers.alone) return;
    gathered.add(table);
    if (!gathering) setTimeout(flush, GATHERING).unref();
    gathering = true;
  };

  const elsewhere = (table: string): Elsewhere => {
    const nodes = [...(others.get(table)?.values() ?? [])];
    return {
      guests: [...new Set(nodes.flatMap(({ guests }) => guests))],
      spectators: nodes.reduce((sum, { spectators }) => sum + spectators, 0),
    };
  };

  return {
    elsewhere,
    touch: (table) => soon(touched, table),
    ask: (table) => soon(wanted, table),
    asked(tables) {
      const present = tables.flatMap((table) => {
        const now = here(table);
        return now && !isEmpty(now) ? [{ table, ...now }] : [];
      });
      if (present.length > 0) peers.say({ here: present });
    },
    heard(from, present) {
      for (const { table, ...now } of present) {
        if (!here(table)) continue;
        const nodes = others.get(table) ?? new Map<string, Elsewhere>();
        others.set(table, nodes);
        if (isEmpty(now)) nodes.delete(from);
        else nodes.set(from, now);
        tell(table, elsewhere(table));
      }
    },
    nodes(living) {
      for (const [table, nodes] of others) {
        const dead = [...nodes.keys()].filter((node) => !living.includes(node));
        for (const node of dead) nodes.delete(node);
        if (dead.length > 0) tell(table, elsewhere(table));
      }
    },
    forget(table) {
      others.delete(table);
      told.delete(table);
    },
  };
}
