/** Many tables on nodes that are killed again and again; in the end nothing may be lost, doubled or wrong. Loopback only. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Game } from '@questhall/kernel';
import type { Place } from '../storage/open.ts';
import { openStorage } from '../storage/open.ts';
import type { NodeOptions, TorturedNode } from './nodes.ts';
import { startNode } from './nodes.ts';
import type { OwnPostgres } from './own-postgres.ts';
import type { PostgresPair } from './postgres-pair.ts';
import { addressOf } from './postgres-pair.ts';
import type { TorturedTable } from './table.ts';
import { checkTable, openTable } from './table.ts';
import type { Tally } from './tally.ts';
import { newTally } from './tally.ts';
import type { Least, Trials } from './trials.ts';
import {
  breakLines,
  failOverAgain,
  isOn,
  killAgain,
  pauseAgain,
  reopenAgain,
  restartAgain,
} from './trials.ts';
import type { TroubledLine } from './troubled-line.ts';
import { startTroubledLine } from './troubled-line.ts';
import { TROUBLES } from './troubles.ts';

export interface TortureOptions {
  /** Three nodes on this PostgreSQL; with neither: one node on SQLite. */
  readonly postgres?: OwnPostgres;
  /** Three nodes on these two, of which one dies again and again with its disk; nodes stand still, and lines break. */
  readonly pair?: PostgresPair;
  readonly games: readonly Game[];
  /** A module that exports GAMES, for the nodes; missing: the games of this server. */
  readonly gamesModule?: URL;
  /** How long nodes are killed and tables begun, in milliseconds. Then what is under way is played to the end. */
  readonly duration: number;
  /** How many trials of each kind there should be: where a machine is slow, they go on for longer. */
  readonly least?: Least;
  /** How many tables are played at once. */
  readonly tables: number;
  /** How long a node lives at least and at most before the next is killed, in milliseconds. */
  readonly lives: readonly [number, number];
  each?(tally: Tally, elapsed: number): void;
}

const NODES = 3;
/** When nobody is killed any more, and for so long nobody's answer is taken at any table, those under way are stuck. */
const PATIENCE = 60_000;
/** However slowly tables go on, they are waited for so long at most. */
const LONGEST = 20 * 60_000;
const LOOK_EVERY = 100;

/** Everything that is to be tortured. */
interface Scene {
  readonly place: Place;
  readonly nodes: readonly TorturedNode[];
  /** By node: its lines to the databases. */
  readonly lines: readonly (readonly TroubledLine[])[];
}

export async function torture(options: TortureOptions): Promise<Tally> {
  const tally = newTally();
  const folder = mkdtempSync(join(tmpdir(), 'questhall-torture-'));
  const scene = await build(options, folder, tally);
  try {
    const tables = await playUnderFire(options, scene, tally);
    await check(tables, scene, tally);
  } finally {
    await Promise.all(scene.nodes.map((node) => node.kill()));
    for (const line of scene.lines.flat()) line.close();
    rmSync(folder, { recursive: true, force: true });
  }
  return tally;
}

async function build(options: TortureOptions, data: string, tally: Tally): Promise<Scene> {
  const { postgres, pair, gamesModule } = options;
  const shared: Omit<NodeOptions, 'port'> = {
    data,
    load: options.games.map(({ id }) => id),
    ...(gamesModule && { games: gamesModule.href }),
  };
  const start = (database?: string): Promise<TorturedNode> =>
    startNode(
      { ...shared, ...(database !== undefined && { database }) },
      { told: (line) => countTrouble(tally, line), crashed: (why) => tally.findings.push(why) },
    );
  if (!pair) {
    const database = await postgres?.newDatabase();
    const nodes = await Promise.all(Array.from({ length: postgres ? NODES : 1 }, () => start(database)));
    return { place: { data, ...(database !== undefined && { database }) }, nodes, lines: [] };
  }
  const name = await pair.newDatabase();
  const lines = await Promise.all(
    Array.from({ length: NODES }, () => Promise.all(pair.ports.map(startTroubledLine))),
  );
  const nodes = await Promise.all(
    lines.map((proxies) =>
      start(
        addressOf(
          proxies.map(({ port }) => port),
          name,
        ),
      ),
    ),
  );
  return { place: { data, database: addressOf(pair.ports, name) }, nodes, lines };
}

function countTrouble({ troubles }: Tally, line: string): void {
  const trouble = TROUBLES.find((each) => each === line);
  if (trouble) troubles[trouble] += 1;
}

async function playUnderFire(
  options: TortureOptions,
  { place, nodes, lines }: Scene,
  tally: Tally,
): Promise<readonly TorturedTable[]> {
  const begun = performance.now();
  const elapsed = (): number => performance.now() - begun;
  const { duration, postgres, pair } = options;
  const trials: Trials = { duration, elapsed, nodes, tally, least: options.least ?? {} };
  const reports = setInterval(() => options.each?.(tally, elapsed()), LOOK_EVERY);
  const tables: TorturedTable[] = [];

  const stuck = untilStuck(trials);
  let playing = options.tables;
  const storage = await openStorage(place);

  const play = async (): Promise<void> => {
    while (isOn(trials) || tables.length === 0) {
      const game = options.games[Math.floor(Math.random() * options.games.length)] as Game;
      const ports = (): readonly number[] => nodes.map(({ port }) => port);
      const table = await openTable({ game, ports, chance: Math.random, tally });
      tables.push(table);
      await Promise.race([Promise.all(table.players.map(({ over }) => over)), stuck]);
      for (const player of table.players) player.leave();
    }
    playing -= 1;
  };

  try {
    const fire = Promise.all([
      ...nodes.map((node) => killAgain(node, options.lives, trials)),
      ...(postgres ? [restartAgain(postgres, trials)] : []),
      ...(pair ? [failOverAgain(pair, trials), pauseAgain(trials), breakLines(lines, trials)] : []),
    ]);
    await Promise.all([
      fire.then(() => {
        for (const node of nodes) node.calm();
      }),
      reopenAgain(storage, () => playing > 0, tally),
      ...Array.from({ length: options.tables }, play),
    ]);
  } finally {
    await storage.close();
    clearInterval(reports);
  }
  return tables;
}

/** Resolves when nothing has gone on for too long. */
async function untilStuck(trials: Trials): Promise<void> {
  const { elapsed, tally } = trials;
  let [acknowledged, since, over] = [0, 0, 0];
  while (elapsed() - since < PATIENCE && elapsed() - over < LONGEST) {
    if (isOn(trials)) over = elapsed();
    if (isOn(trials) || tally.acknowledged !== acknowledged) since = elapsed();
    ({ acknowledged } = tally);
    await sleep(LOOK_EVERY, undefined, { ref: false });
  }
}

async function check(tables: readonly TorturedTable[], { place, nodes }: Scene, tally: Tally): Promise<void> {
  const storage = await openStorage(place);
  for (const [at, table] of tables.entries()) {
    // Whichever node is asked, it must know.
    const { port } = nodes[at % nodes.length] as TorturedNode;
    await checkTable(table, port, storage, tally);
  }
  await storage.close();
}
