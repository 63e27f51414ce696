import { io } from 'socket.io-client';
import type { Contestant, Seat } from './contestant.ts';

async function post(url: string, body: object): Promise<Record<string, string>> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return (await response.json()) as Record<string, string>;
}

async function takeSeat(port: number, matchID: string, playerID: string): Promise<Seat> {
  const join = `http://127.0.0.1:${port}/games/table/${matchID}/join`;
  const { playerCredentials: credentials } = await post(join, { playerID, playerName: playerID });
  const socket = io(`http://127.0.0.1:${port}/table`, { transports: ['websocket'], forceNew: true });
  let stateID = 0;
  const seat: Seat = {
    send: (step) => {
      const action = { type: 'MAKE_MOVE', payload: { type: 'step', args: [step], playerID, credentials } };
      socket.emit('update', action, stateID, matchID, playerID);
    },
    onUpdate: undefined,
    close: () => socket.disconnect(),
  };
  socket.on('update', (_match: string, state: { _stateID: number }) => {
    stateID = state._stateID;
    seat.onUpdate?.();
  });
  await new Promise<void>((resolve) => {
    socket.on('connect', () => socket.emit('sync', matchID, playerID, credentials, 2));
    socket.on('sync', (_match: string, info: { state: { _stateID: number } }) => {
      stateID = info.state._stateID;
      resolve();
    });
  });
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
