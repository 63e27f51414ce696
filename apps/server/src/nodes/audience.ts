/**
 * Which tables other nodes have in memory. Only entries of those logs are told: where everybody who plays together is connected
 * to one node, as behind a proxy that goes by the table, nobody else need be woken.
 */

export interface Audience {
  /** Whether another node may have this table. */
  listens(table: string): boolean;
  /** It is in memory here, and the others are being asked: until they can have said so, any of them may have it. */
  asking(table: string): void;
  /** Another node has these. Says which of them nobody knew of. */
  come(node: string, tables: readonly string[]): readonly string[];
  gone(node: string, tables: readonly string[]): void;
  /** Only these other nodes live. */
  nodes(others: readonly string[]): void;
  /** The table left memory here. */
  forget(table: string): void;
}

interface Known {
  readonly nodes: Set<string>;
  asked: number;
}

/** Who has not answered for `ttl` milliseconds does not live. */
export function createAudience(ttl: number, now = () => performance.now()): Audience {
  const known = new Map<string, Known>();
  return {
    listens(table) {
      const about = known.get(table);
      return about === undefined || about.nodes.size > 0 || now() - about.asked < ttl;
    },
    asking(table) {
      const about = known.get(table);
      if (about) about.asked = now();
      else known.set(table, { nodes: new Set(), asked: now() });
    },
    come: (node, tables) =>
      tables.filter((table) => {
        const about = known.get(table);
        if (!about || about.nodes.has(node)) return false;
        about.nodes.add(node);
        return true;
      }),
    gone(node, tables) {
      for (const table of tables) known.get(table)?.nodes.delete(node);
    },
    nodes(others) {
      for (const { nodes } of known.values())
        for (const node of nodes) if (!others.includes(node)) nodes.delete(node);
    },
    forget: (table) => void known.delete(table),
  };
}
