/** Which tables' bots and clocks this node runs. Of all nodes, one at a time runs a table; when it dies, another does. */
import type { Peers } from './peers.ts';

export interface RunningTools {
  readonly peers: Peers;
  /** Milliseconds after which a node that gives no sign of life is dead. */
  readonly ttl: number;
  now(): number;
  inMemory(): Iterable<string>;
  /** This table has become ours to run. */
  run(table: string): Promise<void>;
  /** These other nodes live. */
  nodes(others: readonly string[]): void;
  /** A node is gone, and what it did last it may not have told. */
  readAgain(): void;
  /** This node was taken for dead: nobody told it anything. */
  missed(): void;
  /** Compares what is in memory with storage, whatever was told. */
  compare(): Promise<void>;
  fault(error: unknown): void;
}

export interface Running {
  runs(table: string): boolean;
  /** Whether it is ours, even if we are not sure to be alive. */
  has(table: string): boolean;
  claim(tables: readonly string[]): Promise<void>;
  release(tables: readonly string[]): void;
  /** To be called several times in `ttl`. */
  beat(): Promise<void>;
  /** Gives a sign of life, and nothing else. What comes of it is seen to with the next beat. */
  renew(): Promise<void>;
  /** Takes up tables that nobody runs. */
  adopt(): Promise<void>;
}

/** As for a node that is alone. */
const MONTHS = 62 * 24 * 3600 * 1000;
const ORPHANS_AT_ONCE = 50;
/** Beats after which somebody looks for orphans, and compares, even if nothing is known to have happened. */
const LOOK_EVERY = 10;

export function createRunning(tools: RunningTools): Running {
  const { peers, ttl, now, fault } = tools;
  const mine = new Set<string>();
  let alive = Number.NEGATIVE_INFINITY;
  let known: readonly string[] = [];
  let beats = 0;
  let renewed = false;

  const claim = async (tables: readonly string[]): Promise<void> => {
    const wanted = tables.filter((table) => !mine.has(table));
    if (peers.alone || wanted.length === 0) return;
    const won = await peers.claim(wanted);
    for (const table of won) mine.add(table);
    for (const table of won) await tools.run(table).catch(fault);
  };

  const adopt = async (): Promise<void> => {
    for (let found = ORPHANS_AT_ONCE; found === ORPHANS_AT_ONCE; ) {
      const orphans = await peers.orphans(now() - MONTHS, ORPHANS_AT_ONCE);
      found = orphans.length;
      await claim(orphans);
    }
  };

  return {
    runs: (table) => peers.alone || (mine.has(table) && performance.now() - alive < ttl),
    has: (table) => mine.has(table),
    claim,
    adopt,
    release(tables) {
      const ours = tables.filter((table) => mine.delete(table));
      if (ours.length > 0) peers.release(ours).catch(fault);
    },
    async beat() {
      if (peers.alone) return;
      const asked = performance.now();
      const { others, lapsed: now } = await peers.beat(ttl);
      const lapsed = now || renewed;
      renewed = false;
      if (lapsed) mine.clear();
      alive = asked;
      const gone = known.some((node) => !others.includes(node));
      known = others;
      tools.nodes(others);
      if (lapsed) tools.missed();
      else if (gone) tools.readAgain();
      await claim([...tools.inMemory()]);
      const looks = beats % LOOK_EVERY === 0;
      beats += 1;
      if (gone || lapsed || looks) await adopt();
      if (looks) await tools.compare();
    },
    async renew() {
      if ((await peers.beat(ttl)).lapsed) renewed = true;
    },
  };
}
