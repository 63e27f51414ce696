/** Attacks on a hall, each by one attacker at another address. */
import { request } from 'node:http';
import type { Socket } from 'node:net';
import { connect } from 'node:net';
import type { TableSpec } from '@questhall/protocol';
import { PROTOCOL } from '@questhall/protocol';
import { WebSocket } from 'ws';
import { ROUTES } from '../src/http/routes.ts';
import { assailRaw } from '../src/torture/raw-bytes.ts';

export interface Attack {
  readonly port: number;
  /** A table it may look at. */
  readonly table: string;
  /** By `performance.now()`. */
  readonly until: number;
}

/** Attackers come from another address of this machine than innocents: what is counted per address is not theirs. */
export const ELSEWHERE = '127.0.0.2';

const isOver = ({ until }: Attack): boolean => performance.now() >= until;

/** The text of the answer; none: it was refused. */
const ask = (port: number, method: string, path: string, body?: object, token?: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const asking = request(
      {
        port,
        host: '127.0.0.1',
        localAddress: ELSEWHERE,
        method,
        path,
        headers: {
          ...(body && { 'content-type': 'application/json' }),
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
        },
      },
      (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (part: string) => {
          text += part;
        });
        response.on('close', () => resolve(response.statusCode === 429 ? '' : text));
      },
    );
    asking.on('error', reject);
    asking.end(body && JSON.stringify(body));
  });

async function lineTo(port: number, table: string, token?: string): Promise<WebSocket> {
  const line = new WebSocket(`ws://127.0.0.1:${port}/play`, { localAddress: ELSEWHERE });
  line.on('error', () => {});
  await new Promise((resolve) => line.once('open', resolve).once('close', resolve));
  if (line.readyState === WebSocket.OPEN)
    line.send(JSON.stringify({ type: 'open', protocol: PROTOCOL, table, ...(token && { token }) }));
  return line;
}

interface OwnTables {
  readonly game: string;
  readonly count: number;
  readonly seats: NonNullable<TableSpec['seats']>;
}

/** Tables of this attacker, under way, each with its connection: as many as limits allow. */
async function ownTables(port: number, { game, count, seats }: OwnTables): Promise<readonly WebSocket[]> {
  const guest = await ask(port, 'POST', '/api/guests', { name: 'Eve' });
  if (guest === '') return [];
  const { token } = JSON.parse(guest) as { token: string };
  const lines: WebSocket[] = [];
  for (let at = 0; at < count; at++) {
    const spec = { game, settings: { players: seats.length }, seats };
    const made = await ask(port, 'POST', '/api/tables', spec, token);
    if (made === '') break;
    const line = await lineTo(port, (JSON.parse(made) as { table: string }).table, token);
    line.send(JSON.stringify({ type: 'start', id: 1 }));
    lines.push(line);
  }
  return lines;
}

const YOU = { holder: 'you' } as const;
const MASTER = { holder: 'bot', bot: 'master' } as const;
const MASTERS = { game: 'pug-quest', count: 26, seats: [YOU, MASTER, MASTER] } as const;
const HAND_TO_BOT = { type: 'seat', id: 1, seat: 0, action: { do: 'handToBot', bot: 'master' } } as const;

const moment = (milliseconds = 5): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Milliseconds between two messages on a line: nearly as many as limits allow, so nobody is cut off and it goes on for ever. */
const BEARABLE = 70;

/** Says this on each line, as often as the hall bears. */
async function flood(attack: Attack, lines: readonly WebSocket[], message: object): Promise<void> {
  while (!isOver(attack)) {
    for (const line of lines) if (line.readyState === WebSocket.OPEN) line.send(JSON.stringify(message));
    await moment(BEARABLE);
  }
  for (const line of lines) line.terminate();
}

/** So many of them at once, again and again. */
async function repeatedly(attack: Attack, atOnce: number, once: () => Promise<unknown>): Promise<void> {
  const worker = async (): Promise<void> => {
    while (!isOver(attack)) await once().catch(() => moment());
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

/** Everything that can be read by its address alone. */
const READABLE = Object.keys(ROUTES).flatMap((route) =>
  route.startsWith('GET ') && !route.includes('{') ? [route.slice('GET '.length)] : [],
);
const CONNECTIONS = 1500;

export const ATTACKS: { readonly [name: string]: (attack: Attack) => Promise<void> } = {
  async 'codes with NUL'(attack) {
    const paths = ['/api/tables/%00', '/api/replays/%00', '/api/people/%00'];
    await repeatedly(attack, 2, () => Promise.all(paths.map((path) => ask(attack.port, 'GET', path))));
  },
  async 'raw bytes'(attack) {
    await repeatedly(attack, 1, () =>
      assailRaw({ ...attack, count: 400, chance: Math.random, from: ELSEWHERE }),
    );
  },
  async requests(attack) {
    await repeatedly(attack, 16, () =>
      ask(attack.port, 'GET', READABLE[Math.floor(Math.random() * READABLE.length)] as string),
    );
  },
  async connections(attack) {
    const open = (): Socket =>
      connect({ port: attack.port, host: '127.0.0.1', localAddress: ELSEWHERE }).on('error', () => {});
    const all = Array.from({ length: CONNECTIONS }, open);
    while (!isOver(attack)) {
      for (const [at, socket] of all.entries()) if (socket.destroyed) all[at] = open();
      await moment();
    }
    for (const socket of all) socket.destroy();
  },
  async hints(attack) {
    const lines = await ownTables(attack.port, { game: 'pug-quest', count: 8, seats: [YOU, MASTER] });
    await flood(attack, lines, { type: 'hint', id: 1, seat: 0 });
  },
  async 'tables of Masters'(attack) {
    await flood(attack, await ownTables(attack.port, MASTERS), HAND_TO_BOT);
  },
  async 'unattended tables'(attack) {
    for (const line of await ownTables(attack.port, MASTERS)) {
      line.send(JSON.stringify(HAND_TO_BOT));
      await moment();
      line.terminate();
    }
    while (!isOver(attack)) await moment();
  },
  async dice(attack) {
    const thrower = { holder: 'bot', bot: 'random' } as const;
    const lines = await ownTables(attack.port, {
      game: 'dungeon-fighter',
      count: 8,
      seats: [thrower, thrower],
    });
    await flood(attack, lines, { type: 'ping', id: 1 });
  },
  async names(attack) {
    const line = await lineTo(attack.port, attack.table);
    while (!isOver(attack)) {
      if (line.readyState !== WebSocket.OPEN) return;
      line.send(JSON.stringify({ type: 'open', protocol: PROTOCOL, table: attack.table }));
      line.send(JSON.stringify({ type: 'name', id: 1, name: `Eve ${Math.random()}` }));
      await moment();
    }
    line.terminate();
  },
  async 'undo and answer'(attack) {
    const lines = await ownTables(attack.port, { game: 'pug-quest', count: 4, seats: [YOU] });
    await flood(attack, lines, { type: 'undo', id: 1, seat: 0 });
  },
};
