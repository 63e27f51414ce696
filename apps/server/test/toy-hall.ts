/** A server of the toy in this process, and a table with two people at it. */
import type { TableSpec } from '@questhall/protocol';
import { expect, onTestFinished } from 'vitest';
import type { RunningServer, ServerOptions } from '../src/index.ts';
import { startServer } from '../src/index.ts';
import type { ServerEvent } from '../src/log.ts';
import { testFolder } from './folders.ts';
import type { Person } from './people.ts';
import { join, newTable, newToken } from './people.ts';

export interface Served {
  readonly server: RunningServer;
  readonly port: number;
  readonly faults: unknown[];
  /** Everything the server had to tell. */
  readonly told: ServerEvent[];
}

export async function serve(options: Partial<ServerOptions> = {}): Promise<Served> {
  const faults: unknown[] = [];
  const told: ServerEvent[] = [];
  let matches = 0;
  const server = await startServer({
    data: options.data ?? testFolder(),
    port: 0,
    host: '127.0.0.1',
    games: new URL('./toy-games.ts', import.meta.url),
    botPause: 0,
    // The same matches every time.
    newSeed: () => `the seed of match ${++matches}`,
    log(happening) {
      told.push(happening);
      if (happening.event === 'fault') faults.push(happening.error);
    },
    ...options,
  });
  onTestFinished(async () => {
    await server.close();
    expect(faults).toEqual([]);
  });
  return { server, port: server.port, faults, told };
}

export const DUEL: TableSpec = { game: 'toy', settings: { players: 2 }, seats: [{ holder: 'you' }] };

export interface Seated {
  readonly table: string;
  readonly ann: Person;
  readonly bo: Person;
}

export async function seatTwo(port: number, spec: TableSpec = DUEL): Promise<Seated> {
  const [annToken, boToken] = await Promise.all([newToken(port, 'Ann'), newToken(port, 'Bo')]);
  const table = await newTable(port, annToken, spec);
  const ann = await join(port, table, annToken);
  const bo = await join(port, table, boToken);
  expect(await bo.client.ask({ type: 'seat', seat: 1, action: { do: 'take' } })).toHaveProperty('ok');
  expect(await ann.client.ask({ type: 'start' })).toHaveProperty('ok');
  await Promise.all([ann, bo].map((person) => person.until(({ shown }) => shown.size > 0)));
  return { table, ann, bo };
}

/** As the server counts them, without the one that asks. */
export async function tcpConnectionsAt(port: number): Promise<number> {
  const asked = await fetch(`http://127.0.0.1:${port}/metrics`, { headers: { connection: 'close' } });
  return Number(/^questhall_tcp_connections (\d+)$/m.exec(await asked.text())?.[1]) - 1;
}
