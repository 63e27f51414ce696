import { hears, openSocket } from '../../../apps/server/bench/socket.ts';
import type { Contestant, Seat } from './contestant.ts';

async function post(url: string, body: object): Promise<Record<string, string>> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return (await response.json()) as Record<string, string>;
}

/** Namespaces and events of Socket.IO as texts: `40/table,` joins, `42/table,[…]` is an event, and `2` wants `3`. */
const JOIN = '40/table,';
const EVENT = '42/table,';
const UPDATE = `${EVENT}["update"`;
const STATE_ID = '"_stateID":';

/** Of the state that is told, not of what is told with it about the steps before: that comes later. */
const stateIdIn = (data: Buffer, start: number): number => {
  const at = data.indexOf(STATE_ID, start, 'latin1') + STATE_ID.length;
  return Number.parseInt(data.toString('latin1', at, at + 12), 10);
};

async function takeSeat(port: number, matchID: string, playerID: string): Promise<Seat> {
  const join = `http://127.0.0.1:${port}/games/table/${matchID}/join`;
  const { playerCredentials: credentials } = await post(join, { playerID, playerName: playerID });
  const line = await openSocket(port, '/socket.io/?EIO=4&transport=websocket');
  let stateID = 0;
  const seat: Seat = {
    send: (step) => {
      const action = { type: 'MAKE_MOVE', payload: { type: 'step', args: [step], playerID, credentials } };
      line.send(EVENT + JSON.stringify(['update', action, stateID, matchID, playerID]));
    },
    onUpdate: undefined,
    close: line.close,
  };
  line.listeners.add((data, start, end) => {
    if (end - start === 1 && data.toString('latin1', start, end) === '2') line.send('3');
    else if (data.toString('latin1', start, start + UPDATE.length) === UPDATE) {
      stateID = stateIdIn(data, start);
      seat.onUpdate?.();
    }
  });
  const joined = hears(line, JOIN);
  line.send(JOIN);
  await joined;
  const synced = hears(line, `${EVENT}["sync"`);
  line.send(EVENT + JSON.stringify(['sync', matchID, playerID, credentials, 2]));
  stateID = stateIdIn(Buffer.from(await synced), 0);
  return seat;
}

export const boardgameIo: Contestant = {
  name: 'boardgame.io',
  host: 'boardgame-io-host.ts',
  openMatch: async ([port = 0]) => {
    const { matchID = '' } = await post(`http://127.0.0.1:${port}/games/table/create`, { numPlayers: 2 });
    return [await takeSeat(port, matchID, '0'), await takeSeat(port, matchID, '1')];
  },
};
