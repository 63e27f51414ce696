/** What befalls nodes and databases from outside: death, standing still, lines that break or fall silent, a lost disk. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Storage } from '../storage/port.ts';
import { quarantinedTables, reopenTable } from '../tables/quarantine.ts';
import type { TorturedNode } from './nodes.ts';
import type { OwnPostgres } from './own-postgres.ts';
import type { PostgresPair } from './postgres-pair.ts';
import type { Tally } from './tally.ts';
import type { TroubledLine } from './troubled-line.ts';

export interface Trials {
  /** How long they go on, in milliseconds; on a slow machine longer, until there were as many as there should be. */
  readonly duration: number;
  readonly least: Least;
  elapsed(): number;
  readonly nodes: readonly TorturedNode[];
  readonly tally: Tally;
}

/** So many of each there should be. */
export type Least = {
  readonly [trial in 'failOvers' | 'kills' | 'outages' | 'pauses' | 'troubles']?: number;
};

/** Milliseconds, at least and at most. */
type Span = readonly [number, number];

const within = ([least, most]: Span): number => least + Math.random() * (most - least);
const oneOf = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T;

/** How often a node is started before it counts as broken, and how long after each. */
const STARTS = 20;
const START_AGAIN = 1000;
/** A database of our own is restarted so often. */
const RESTART_EVERY = 60_000;
const PAUSE: Span = [5000, 20_000];
const BROKEN: Span = [1000, 9000];
const PEACE: Span = [500, 3000];
const REOPEN_EVERY = 500;
/** Fail-overs, spread over the time there is. */
const FAIL_OVERS = 6;

/** Kills one node again and again, unless it stands still. Where it starts slowly, it lives longer, too. */
export async function killAgain(node: TorturedNode, lives: Span, trials: Trials): Promise<void> {
  for (let took = 0; ; ) {
    await sleep(within(lives) + Math.random() * took);
    if (!isOn(trials)) return;
    if (node.stands()) continue;
    await node.kill();
    trials.tally.kills += 1;
    const begun = trials.elapsed();
    await startAgain(node, trials.tally);
    took = trials.elapsed() - begun;
  }
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

export async function restartAgain(postgres: OwnPostgres, trials: Trials): Promise<void> {
  for (let next = RESTART_EVERY; next < trials.duration; next += RESTART_EVERY) {
    await sleep(next - trials.elapsed());
    await postgres.stop();
    await postgres.start();
    trials.tally.restarts += 1;
  }
}

/** One node after the other stands still, longer than the others wait for it. */
export async function pauseAgain(trials: Trials): Promise<void> {
  while (isOn(trials)) {
    const node = oneOf(trials.nodes);
    if (node.pause()) {
      await sleep(within(PAUSE));
      node.resume();
      trials.tally.pauses += 1;
    }
    await sleep(within(PEACE));
  }
}

/** Lines of one node after the other to all its databases break, or swallow everything. */
export async function breakLines(lines: readonly (readonly TroubledLine[])[], trials: Trials): Promise<void> {
  while (isOn(trials)) {
    await sleep(within(PEACE));
    const broken = oneOf(lines);
    const cut = Math.random() < 0.5;
    for (const line of broken) line[cut ? 'cut' : 'swallow']();
    await sleep(within(BROKEN));
    for (const line of broken) line.mend();
    trials.tally[cut ? 'partitions' : 'blackHoles'] += 1;
  }
}

export async function failOverAgain(pair: PostgresPair, trials: Trials): Promise<void> {
  const every = trials.duration / (FAIL_OVERS + 1);
  for (let next = every; isOn(trials); next += every) {
    await sleep(Math.max(0, next - trials.elapsed()));
    await pair.failOver();
    trials.tally.failOvers += 1;
    await pair.replenish();
  }
}

/** As an operator does who has mended the rules: what was set aside is reopened, as long as anybody plays. */
export async function reopenAgain(storage: Storage, playing: () => boolean, tally: Tally): Promise<void> {
  while (playing()) {
    try {
      for (const { table } of await quarantinedTables(storage))
        if (await reopenTable(storage, table, Date.now())) tally.reopened += 1;
    } catch {
      // The database is away just now.
    }
    await sleep(REOPEN_EVERY);
  }
}

/** However slow the machine is, nobody waits for more than so many times as long. */
const MOST_TIMES = 4;

export const isOn = ({ duration, elapsed, least, tally }: Trials): boolean => {
  if (elapsed() < duration) return true;
  const { kills = 0, failOvers = 0, pauses = 0, outages = 0, troubles = 0 } = least;
  const enough =
    tally.kills >= kills &&
    tally.failOvers >= failOvers &&
    tally.pauses >= pauses &&
    tally.partitions + tally.blackHoles >= outages &&
    Object.values(tally.troubles).reduce((sum, times) => sum + times, 0) >= troubles;
  return !enough && elapsed() < duration * MOST_TIMES;
};
