/** Attacks on a hall, each by one attacker at another address. */
import { PROTOCOL } from '@questhall/protocol';
import { WebSocket } from 'ws';
import { assailRaw } from '../src/torture/raw-bytes.ts';

export interface Attack {
  readonly port: number;
  /** A table it may look at. */
  readonly table: string;
  /** By `performance.now()`. */
  readonly until: number;
}

const headers = { 'x-forwarded-for': '203.0.113.7' };

const isOver = ({ until }: Attack): boolean => performance.now() >= until;

const post = (port: number, path: string, body: object, token?: string): Promise<Response> =>
  fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    headers: {
      ...headers,
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });

async function lineTo(port: number, table: string, token?: string): Promise<WebSocket> {
  const line = new WebSocket(`ws://127.0.0.1:${port}/play`, { headers });
  line.on('error', () => {});
  await new Promise((resolve) => line.once('open', resolve).once('close', resolve));
  if (line.readyState === WebSocket.OPEN)
    line.send(JSON.stringify({ type: 'open', protocol: PROTOCOL, table, ...(token && { token }) }));
  return line;
}

/** Tables of this attacker, under way, each with its line. */
async function ownTables(port: number, count: number, players: number): Promise<readonly WebSocket[]> {
  const { token } = (await (await post(port, '/api/guests', { name: 'Eve' })).json()) as { token: string };
  const bot = { holder: 'bot', bot: 'master' };
  const seats = [{ holder: 'you' }, ...Array.from({ length: players - 1 }, () => bot)];
  const lines: WebSocket[] = [];
  for (let at = 0; at < count; at++) {
    const made = await post(port, '/api/tables', { game: 'pug-quest', settings: { players }, seats }, token);
    const { table } = (await made.json()) as { table: string };
    const line = await lineTo(port, table, token);
    line.send(JSON.stringify({ type: 'start', id: 1 }));
    lines.push(line);
  }
  return lines;
}

const moment = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5));

/** Says this on each line, as fast as lines and limits take it. */
async function flood(attack: Attack, lines: readonly WebSocket[], message: object): Promise<void> {
  while (!isOver(attack)) {
    for (const line of lines) if (line.readyState === WebSocket.OPEN) line.send(JSON.stringify(message));
    await moment();
  }
  for (const line of lines) line.terminate();
}

export const ATTACKS: { readonly [name: string]: (attack: Attack) => Promise<void> } = {
  async 'codes with NUL'(attack) {
    while (!isOver(attack))
      await Promise.all(
        ['tables', 'replays'].map((route) =>
          fetch(`http://127.0.0.1:${attack.port}/api/${route}/%00`, { headers }),
        ),
      );
  },
  async 'raw bytes'(attack) {
    while (!isOver(attack))
      await assailRaw({ ...attack, count: 400, chance: Math.random, from: '203.0.113.7' });
  },
  async hints(attack) {
    await flood(attack, await ownTables(attack.port, 8, 2), { type: 'hint', id: 1, seat: 0 });
  },
  async 'tables of Masters'(attack) {
    const lines = await ownTables(attack.port, 26, 3);
    await flood(attack, lines, { type: 'seat', id: 1, seat: 0, action: { do: 'handToBot', bot: 'master' } });
  },
  async 'unattended tables'(attack) {
    const lines = await ownTables(attack.port, 26, 3);
    for (const line of lines) {
      line.send(JSON.stringify({ type: 'seat', id: 1, seat: 0, action: { do: 'handToBot', bot: 'master' } }));
      await moment();
      line.terminate();
    }
    while (!isOver(attack)) await moment();
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
    const lines = await ownTables(attack.port, 4, 1);
    await flood(attack, lines, { type: 'undo', id: 1, seat: 0 });
  },
};
