/** 200 clients in 100 matches, all from this process: as fast as they can, then at a steady pace. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Side } from '../engine/skirmish.ts';
import { quantile } from '../statistics.ts';
import type { Contestant, Seat } from './contestant.ts';
import type { Host } from './host-process.ts';
import { startHost } from './host-process.ts';
import { nthStep } from './table.ts';

const MATCHES = 100;
/** Seconds in which the engine compiles what is used often: servers run for days. */
const WARM_UP = 5;

export interface Phase {
  readonly movesPerSecond: number;
  readonly p50: number;
  readonly p99: number;
  /** Microseconds of the server's processor per move. */
  readonly cpuPerMove: number;
  /** The load generator's share of a processor: near 1, it is the limit and not the server. */
  readonly generator: number;
}

interface Match {
  readonly seats: [Seat, Seat];
  turn: Side;
  steps: number;
}

/** One step. Resolves when both players have heard of it, with the milliseconds it took the mover to hear. */
function play(match: Match): Promise<number> {
  return new Promise((resolve) => {
    const mover = match.seats[match.turn];
    const other = match.seats[match.turn === 0 ? 1 : 0];
    const start = performance.now();
    let latency = 0;
    let awaited = 2;
    const heard = (): void => {
      if (--awaited > 0) return;
      match.turn = match.turn === 0 ? 1 : 0;
      resolve(latency);
    };
    mover.onUpdate = () => {
      mover.onUpdate = undefined;
      latency = performance.now() - start;
      heard();
    };
    other.onUpdate = () => {
      other.onUpdate = undefined;
      heard();
    };
    mover.send(nthStep(match.turn, match.steps++));
  });
}

async function phase(host: Host, matches: readonly Match[], seconds: number, pace?: number): Promise<Phase> {
  const latencies: number[] = [];
  const [hostBefore, ownBefore, start] = [await host.cpu(), process.cpuUsage(), performance.now()];
  const end = start + seconds * 1000;
  const gap = pace === undefined ? 0 : (matches.length / pace) * 1000;
  await Promise.all(
    matches.map(async (match, at) => {
      let due = start + (at / matches.length) * gap;
      while (due < end && performance.now() < end) {
        const early = due - performance.now();
        if (gap > 0 && early > 0) await wait(early);
        latencies.push(await play(match));
        due = Math.max(due + gap, performance.now());
      }
    }),
  );
  const elapsed = (performance.now() - start) / 1000;
  const own = process.cpuUsage(ownBefore);
  return {
    movesPerSecond: latencies.length / elapsed,
    p50: quantile(latencies, 0.5),
    p99: quantile(latencies, 0.99),
    cpuPerMove: ((await host.cpu()) - hostBefore) / latencies.length,
    generator: (own.user + own.system) / 1e6 / elapsed,
  };
}

/** A server with all its matches begun, and warm. */
export interface Loaded {
  /** For so many seconds, as fast as it can, or at this pace. */
  run(seconds: number, pace?: number): Promise<Phase>;
  memory(): Promise<number>;
  stop(): Promise<void>;
}

export async function openLoad(contestant: Contestant): Promise<Loaded> {
  const host = await startHost(contestant.host);
  const matches: Match[] = [];
  for (let m = 0; m < MATCHES; m++) {
    matches.push({ seats: await contestant.openMatch(host.ports, m), turn: 0, steps: 0 });
  }
  await phase(host, matches, WARM_UP);
  return {
    run: (seconds, pace) => phase(host, matches, seconds, pace),
    memory: () => host.memory(),
    async stop() {
      for (const { seats } of matches) for (const seat of seats) seat.close();
      await host.stop();
    },
  };
}
