/** An assault on one table by somebody who has no seat there. The server must answer all of it and change nothing. */

import { once } from 'node:events';
import { PROTOCOL } from '@questhall/protocol';
import { WebSocket } from 'ws';
import type { Target } from './hostile.ts';
import { hostileMessage, hostileRequest } from './hostile.ts';

export interface Assault {
  messages: number;
  requests: number;
  /** Answers of the server, and lines it cut. */
  replies: number;
  cut: number;
  /** Requests by the status of their answers. */
  readonly statuses: { [status: number]: number };
  /** Requests that change something and were carried out. */
  obeyed: number;
  /** Requests answered as the server's own fault. */
  faults: string[];
}

export interface AssaultOptions {
  readonly port: number;
  readonly target: Target;
  readonly count: number;
  /** From 0 to 1. */
  chance(): number;
}

/** Of so many messages one is binary, and one is larger than anything allowed. */
const ODD = 500;
/** Messages between two requests over plain HTTP. */
const PER_REQUEST = 10;
/** So many are under way at once. */
const AT_ONCE = 50;
const LARGE = 'x'.repeat(200_000);

export async function assail({ port, target, count, chance }: AssaultOptions): Promise<Assault> {
  const done: Assault = { messages: 0, requests: 0, replies: 0, cut: 0, statuses: {}, obeyed: 0, faults: [] };
  let line: WebSocket | undefined;
  /** Somebody who is known gets further; now and then they are nobody. */
  let token: string | undefined;
  const somebody = (): string | undefined => (chance() < 0.8 ? token : undefined);

  const connected = async (): Promise<WebSocket> => {
    if (line?.readyState === WebSocket.OPEN) return line;
    const fresh = new WebSocket(`ws://127.0.0.1:${port}/play`);
    fresh.on('message', () => {
      done.replies += 1;
    });
    fresh.on('error', () => {});
    fresh.on('close', () => {
      done.cut += 1;
    });
    await once(fresh, 'open');
    fresh.send(JSON.stringify({ type: 'open', protocol: PROTOCOL, table: target.table, token: somebody() }));
    line = fresh;
    return fresh;
  };

  const request = async (): Promise<void> => {
    const { method, path, body } = hostileRequest(target, chance);
    const by = somebody();
    const headers = {
      ...(by !== undefined && { authorization: `Bearer ${by}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    };
    const init = { method, headers, ...(body !== undefined && { body }), redirect: 'manual' } as const;
    const { status, ok } = await fetch(`http://127.0.0.1:${port}${path}`, init);
    done.requests += 1;
    done.statuses[status] = (done.statuses[status] ?? 0) + 1;
    if (ok && method !== 'GET' && method !== 'HEAD') done.obeyed += 1;
    if (status >= 500) done.faults.push(`${method} ${path}: ${status}`);
    // They have deleted themselves, or signed out everywhere.
    if (status === 401 && by !== undefined) await introduce();
  };

  const introduce = async (): Promise<void> => {
    const made = await fetch(`http://127.0.0.1:${port}/api/guests`, { method: 'POST' });
    token = made.ok ? ((await made.json()) as { readonly token: string }).token : undefined;
  };
  await introduce();

  while (done.messages < count) {
    const socket = await connected();
    for (let at = 0; at < AT_ONCE && done.messages < count; at++) {
      done.messages += 1;
      if (done.messages % ODD === 0) socket.send(Buffer.from([0xff, 0x00, 0xfe]));
      else if (done.messages % ODD === 1) socket.send(LARGE);
      else socket.send(hostileMessage(target, somebody(), chance));
    }
    await answered(socket);
    for (let at = 0; at < AT_ONCE / PER_REQUEST; at++) await request();
  }
  line?.terminate();
  return done;
}

/** The server has read everything before this, or has cut the line. */
function answered(socket: WebSocket): Promise<void> {
  return new Promise((resolve) => {
    if (socket.readyState !== WebSocket.OPEN) return resolve();
    socket.once('close', () => resolve());
    socket.once('pong', () => resolve());
    socket.ping();
    return undefined;
  });
}
