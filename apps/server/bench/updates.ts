/** How large updates are: bots play at a table of four, and every seat and a spectator listen on sockets of their own. */
import { PROTOCOL } from '@questhall/protocol';
import { post } from './players.ts';
import type { BenchSocket } from './socket.ts';
import { hears, openSocket } from './socket.ts';

const SEATS = 4;
const UPDATE = '{"type":"update"';
const FINISHED = '"status":"finished"';

interface Listener {
  readonly socket: BenchSocket;
  readonly sizes: number[];
  readonly over: Promise<void>;
}

async function sit(port: number, table: string, token?: string): Promise<Listener> {
  const socket = await openSocket(port, '/play');
  const sizes: number[] = [];
  const { promise: over, resolve } = Promise.withResolvers<void>();
  socket.listeners.add((data, start, end) => {
    const text = data.toString('utf8', start, end);
    if (text.startsWith(UPDATE)) sizes.push(end - start);
    else if (text.startsWith('{"type":"table"') && text.includes(FINISHED)) resolve();
  });
  const welcomed = hears(socket, '{"type":"welcome"');
  socket.send(JSON.stringify({ type: 'open', protocol: PROTOCOL, table, ...(token && { token }) }));
  await welcomed;
  return { socket, sizes, over };
}

/** One match by bots of this level from the first question to the end: the bytes of each update to each listener. */
export async function updateSizes(port: number, game: string, bot: string): Promise<readonly number[]> {
  const guests = await Promise.all(Array.from({ length: SEATS }, () => post(port, '/api/guests', {})));
  const [host, ...others] = guests.map(({ token = '' }) => token);
  const spec = { game, settings: { players: SEATS }, seats: [{ holder: 'you' }] };
  const { table = '' } = await post(port, '/api/tables', spec, host);
  const listeners = [await sit(port, table, host)];
  for (const token of others) listeners.push(await sit(port, table, token));
  for (const [seat, { socket }] of listeners.entries()) {
    const ask = async (action: object): Promise<void> => {
      const done = hears(socket, '{"type":"done"');
      socket.send(JSON.stringify({ type: 'seat', id: 1, seat, action }));
      await done;
    };
    if (seat > 0) await ask({ do: 'take' });
    await ask({ do: 'handToBot', bot });
  }
  listeners.push(await sit(port, table));
  listeners[0]?.socket.send(JSON.stringify({ type: 'start', id: 1 }));
  await Promise.all(listeners.map(({ over }) => over));
  for (const { socket } of listeners) socket.close();
  return listeners.flatMap(({ sizes }) => sizes);
}
