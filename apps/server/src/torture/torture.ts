/** Many tables on nodes that are killed again and again; in the end nothing may be lost, doubled or wrong. Loopback only. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Game } from '@questhall/kernel';
import type { Place } from '../storage/open.ts';
import { openStorage } from '../storage/open.ts';
import type { TorturedNode } from './nodes.ts';
import { startNode } from './nodes.ts';
import type { OwnPostgres } from './own-postgres.ts';
import type { TorturedTable } from './table.ts';
import { checkTable, openTable } from './table.ts';
import type { Tally } from './tally.ts';
import { newTally } from './tally.ts';
import { TROUBLES } from './troubles.ts';

export interface TortureOptions {
  /** Three nodes on this PostgreSQL; missing: one node on SQLite. */
  readonly postgres?: OwnPostgres;
  readonly games: readonly Game[];
  /** A module that exports GAMES, for the nodes; missing: the games of this server. */
  readonly gamesModule?: URL;
  /** How long nodes are killed and tables begun, in milliseconds. Then what is under way is played to the end. */
  readonly duration: number;
  /** How many tables are played at once. */
  readonly tables: number;
  /** How long a node lives at least and at most before the next is killed, in milliseconds. */
  readonly lives: readonly [number, number];
  each?(tally: Tally, elapsed: number): void;
}

const NODES = 3;
/** A database of our own is restarted so often. */
const RESTART_EVERY = 60_000;
/** When nobody is killed any more, every table must end in this time. */
const PATIENCE = 240_000;
const LOOK_EVERY = 100;
/** How often a node is started before it counts as broken, and how long after each. */
const STARTS = 10;
const START_AGAIN = 1000;

export async function torture(options: TortureOptions): Promise<Tally> {
  const tally = newTally();
  const folder = mkdtempSync(join(tmpdir(), 'questhall-torture-'));
  const { postgres } = options;
  const nodes: TorturedNode[] = [];
  try {
    const place: Place = { data: folder, ...(postgres && { database: await postgres.newDatabase() }) };
    const games = options.gamesModule?.href;
    const starting = Array.from({ length: postgres ? NODES : 1 }, () =>
      startNode(
        { ...place, load: options.games.map(({ id }) => id), ...(games !== undefined && { games }) },
        (line) => countTrouble(tally, line),
      ),
    );
    nodes.push(...(await Promise.all(starting)));
    const tables = await playUnderFire(options, nodes, postgres, tally);
    await check(tables, nodes, place, tally);
  } finally {
    await Promise.all(nodes.map((node) => node.kill()));
    rmSync(folder, { recursive: true, force: true });
  }
  return tally;
}

function countTrouble({ troubles }: Tally, line: string): void {
  const trouble = TROUBLES.find((each) => each === line);
  if (trouble) troubles[trouble] += 1;
}

async function playUnderFire(
  options: TortureOptions,
  nodes: readonly TorturedNode[],
  postgres: OwnPostgres | undefined,
  tally: Tally,
): Promise<readonly TorturedTable[]> {
  const begun = performance.now();
  const elapsed = (): number => performance.now() - begun;
  const isOn = (): boolean => elapsed() < options.duration;
  const reports = setInterval(() => options.each?.(tally, elapsed()), LOOK_EVERY);
  const tables: TorturedTable[] = [];

  const kill = async (node: TorturedNode): Promise<void> => {
    const [least, most] = options.lives;
    for (;;) {
      await sleep(least + Math.random() * (most - least));
      if (!isOn()) return;
      await node.kill();
      tally.kills += 1;
      await startAgain(node, tally);
    }
  };

  const restart = async (): Promise<void> => {
    for (let next = RESTART_EVERY; postgres && next < options.duration; next += RESTART_EVERY) {
      await sleep(next - elapsed());
      await postgres.stop();
      await postgres.start();
      tally.restarts += 1;
    }
  };

  const play = async (): Promise<void> => {
    while (isOn() || tables.length === 0) {
      const game = options.games[Math.floor(Math.random() * options.games.length)] as Game;
      const ports = (): readonly number[] => nodes.map(({ port }) => port);
      const table = await openTable({ game, ports, chance: Math.random, tally });
      tables.push(table);
      await Promise.race([
        Promise.all(table.players.map(({ over }) => over)),
        sleep(options.duration - elapsed() + PATIENCE, undefined, { ref: false }),
      ]);
      for (const player of table.players) player.leave();
    }
  };

  try {
    await Promise.all([...nodes.map(kill), restart(), ...Array.from({ length: options.tables }, play)]);
  } finally {
    clearInterval(reports);
  }
  return tables;
}

/** As a supervisor would: the database may be away just then. */
async function startAgain(node: TorturedNode, tally: Tally): Promise<void> {
  for (let left = STARTS; ; left--) {
    try {
      return await node.start();
    } catch (error) {
      if (left === 1) {
        tally.findings.push(String(error));
        return;
      }
      await sleep(START_AGAIN);
    }
  }
}

async function check(
  tables: readonly TorturedTable[],
  nodes: readonly TorturedNode[],
  place: Place,
  tally: Tally,
): Promise<void> {
  const storage = await openStorage(place);
  for (const [at, table] of tables.entries()) {
    // Whichever node is asked, it must know.
    const { port } = nodes[at % nodes.length] as TorturedNode;
    await checkTable(table, port, storage, tally);
  }
  await storage.close();
}
