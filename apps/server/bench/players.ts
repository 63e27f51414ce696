/** Two players at a table, with as little work of their own as possible: updates are counted, not read. */
import { PROTOCOL } from '@questhall/protocol';
import type { BenchSocket } from './socket.ts';
import { hears, openSocket } from './socket.ts';

export interface Step {
  readonly figure: string;
  readonly dx: number;
  readonly dy: number;
}

export interface Player {
  send(step: Step): void;
  /** Called when this player has been told of a step, the own or the other's. */
  onUpdate: (() => void) | undefined;
  close(): void;
}

const UPDATE = '{"type":"update"';
const REFUSED = '{"type":"refused"';

export async function post(
  port: number,
  path: string,
  body: object,
  token = '',
): Promise<Record<string, string>> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const url = `http://127.0.0.1:${port}${path}`;
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
  return (await response.json()) as Record<string, string>;
}

async function sitDown(
  port: number,
  table: string,
  token: string,
  seat: number,
): Promise<[Player, BenchSocket]> {
  const socket = await openSocket(port, '/play');
  /** Each answer settles one question, so the next has the next number. */
  let decision = 0;
  const player: Player = {
    onUpdate: undefined,
    send: ({ figure, dx, dy }) =>
      socket.send(
        `{"type":"answer","id":1,"seat":${seat},"decision":${decision},"option":{"do":"step","at":{"figure":"${figure}"},"dx":${dx},"dy":${dy}}}`,
      ),
    close: socket.close,
  };
  const welcomed = hears(socket, '{"type":"welcome"');
  socket.listeners.add((data, from, to) => {
    const start = data.toString('latin1', from, from + REFUSED.length);
    if (start.startsWith(UPDATE)) {
      decision += 1;
      player.onUpdate?.();
    } else if (start === REFUSED) throw new Error(data.toString('utf8', from, to));
  });
  socket.send(JSON.stringify({ type: 'open', protocol: PROTOCOL, table, token }));
  await welcomed;
  return [player, socket];
}

/** Opens a table, seats two players and begins. The second may come in through another node. */
export async function openMatch(port: number, other = port): Promise<[Player, Player]> {
  const { players } = await openTable(port, 'table', other);
  return players;
}

export interface OpenTable {
  readonly players: [Player, Player];
  readonly table: string;
  /** Of who sits first. */
  readonly token: string;
}

export async function openTable(port: number, game: string, other = port): Promise<OpenTable> {
  const { token: first = '' } = await post(port, '/api/guests', {});
  const { token: second = '' } = await post(port, '/api/guests', {});
  const { table = '' } = await post(port, '/api/tables', { game, settings: { players: 2 } }, first);
  const [one, host] = await sitDown(port, table, first, 0);
  const [two, guest] = await sitDown(other, table, second, 1);
  // Through another node the one who hosts hears of it a little later.
  const full = hears(host, '{"type":"table"', (frame) => !frame.includes('"holder":"open"'));
  guest.send(JSON.stringify({ type: 'seat', id: 1, seat: 1, action: { do: 'take' } }));
  await full;
  const begun = [hears(host, '{"type":"view"'), hears(guest, '{"type":"view"')];
  host.send(JSON.stringify({ type: 'start', id: 1 }));
  await Promise.all(begun);
  return { players: [one, two], table, token: first };
}

/** Comes back to a table, and says how many milliseconds it took to be shown it. */
export async function comeBack(port: number, table: string, token: string): Promise<number> {
  const socket = await openSocket(port, '/play');
  const start = performance.now();
  const shown = hears(socket, '{"type":"view"');
  socket.send(JSON.stringify({ type: 'open', protocol: PROTOCOL, table, token }));
  await shown;
  const took = performance.now() - start;
  socket.close();
  return took;
}
