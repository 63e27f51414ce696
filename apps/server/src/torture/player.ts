/** A player whose line breaks, who says things twice and says old things again, and who remembers every answer. */
import type { Option, Presented, Seat } from '@questhall/kernel';
import { hash } from '@questhall/kernel';
import type { Reply, Shown, Wish } from '@questhall/protocol';
import { createTableClient } from '@questhall/protocol';
import { WebSocket } from 'ws';
import type { Tally } from './tally.ts';

/** What was answered to a question, and whether the table has said that it stands. */
export interface Given {
  readonly option: Option;
  acknowledged: boolean;
}

export interface TorturedPlayer {
  /** By the number of the question, in the order of the match. */
  readonly given: ReadonlyMap<number, Given>;
  seat(): Seat | undefined;
  /** Asks until it is granted, over as many lines as it takes. */
  insist(wish: Wish, granted: () => boolean): Promise<void>;
  /** The match is over for this player. */
  readonly over: Promise<void>;
  /** What was shown, as fingerprints, by the number of answers before it. */
  readonly saw: ReadonlyMap<number, ReadonlySet<string>>;
  status(): string | undefined;
  /** What it sees and does now, in words, for who wonders why a match does not go on. */
  describe(): string;
  leave(): void;
}

export interface PlayerTools {
  readonly table: string;
  readonly token: string;
  /** Where nodes may be. */
  ports(): readonly number[];
  /** From 0 to 1. */
  chance(): number;
  readonly tally: Tally;
}

/** What a viewer knows, in short. */
export const fingerprint = ({ view, decision, waiting, outcome }: Presented): string =>
  hash({ view, options: decision?.options ?? null, waiting, outcome });

/** Milliseconds. */
const PAUSE = 60;
const BREAKS_WITHIN = 8000;
/** The number of requests whose answers nobody waits for. */
const SAID_AGAIN = 1e9;

export function createPlayer({ table, token, ports, chance, tally }: PlayerTools): TorturedPlayer {
  const given = new Map<number, Given>();
  const saw = new Map<number, Set<string>>();
  const sent: string[] = [];
  const over = Promise.withResolvers<void>();
  let socket: WebSocket | undefined;
  const refused = new Set<number>();
  let lastRequest = 0;
  let answering: number | undefined;
  let left = false;

  const say = (frame: string): void => {
    if (socket?.readyState === WebSocket.OPEN) socket.send(frame);
  };

  const client = createTableClient({
    table,
    token,
    send(frame) {
      say(frame);
      if (!frame.startsWith('{"type":"answer"')) return;
      const request = JSON.parse(frame) as { readonly id: number };
      lastRequest = request.id;
      // Said again under another number, so that what comes of it is not taken for an answer to the first.
      sent.push(JSON.stringify({ ...request, id: SAID_AGAIN }));
      if (chance() < 0.1) {
        tally.repeated += 1;
        say(sent.at(-1) as string);
      }
      if (chance() < 0.05) {
        tally.repeated += 1;
        say(sent[Math.floor(chance() * sent.length)] as string);
      }
    },
  });

  const connect = (): void => {
    if (left) return;
    const nodes = ports();
    const line = new WebSocket(`ws://127.0.0.1:${nodes[Math.floor(chance() * nodes.length)]}/play`);
    const breaking = setTimeout(() => line.terminate(), chance() * BREAKS_WITHIN);
    line.on('open', () => {
      socket = line;
      tally.lines += 1;
      client.connected();
    });
    line.on('message', (data) => {
      if (socket !== line) return;
      const frame = String(data);
      const id = /^\{"type":"refused","id":(\d+)/.exec(frame)?.[1];
      if (id !== undefined) refused.add(Number(id));
      client.receive(frame);
    });
    line.on('error', () => {});
    line.on('close', () => {
      clearTimeout(breaking);
      if (socket === line) socket = undefined;
      client.disconnected();
      setTimeout(connect, PAUSE * chance());
    });
  };

  const mySeat = (): Seat | undefined => client.state().you?.seats[0];

  const shown = () => {
    const seat = mySeat();
    return seat === undefined ? undefined : client.state().shown.get(seat);
  };

  const remember = ({ version, seen }: Shown): void => {
    const before = saw.get(version) ?? new Set();
    saw.set(version, before.add(fingerprint(seen as Presented)));
  };

  const look = (): void => {
    const seat = mySeat();
    const seen = shown()?.seen;
    if (seat === undefined || !seen || left) return;
    if (seen.outcome) over.resolve();
    const { decision } = seen;
    if (!decision || socket === undefined || answering === decision.id) return;
    const { id, options } = decision;
    const answer = given.get(id) ?? {
      option: options[Math.floor(chance() * options.length)] as Option,
      acknowledged: false,
    };
    given.set(id, answer);
    answering = id;
    const replied = client.answer(seat, answer.option);
    const request = lastRequest;
    void replied.then((reply) => heard(reply, id, answer, request));
  };

  const heard = async (reply: Reply<void>, id: number, answer: Given, request: number): Promise<void> => {
    if ('ok' in reply) {
      // The question is gone; it may have been taken back by another's answer, and then a refusal follows.
      const certain = await client.ask({ type: 'ping' });
      if ('ok' in certain && !refused.has(request)) {
        answer.acknowledged = true;
        tally.acknowledged += 1;
        return;
      }
    } else if (reply.refused.rule !== 'QH-DISCONNECTED') tally.refused += 1;
    if (answering === id) answering = undefined;
    setTimeout(look, PAUSE * chance());
  };

  client.listen((_state, update) => {
    const now = shown();
    if (update && now) remember(now);
    look();
  });
  connect();

  return {
    given,
    seat: mySeat,
    async insist(wish, granted) {
      while (!granted() && !left) {
        if (socket) await client.ask(wish);
        if (!granted()) await new Promise((resolve) => setTimeout(resolve, PAUSE));
      }
    },
    over: over.promise,
    saw,
    status: () => client.state().table?.status,
    describe() {
      const now = shown();
      const line = socket ? 'connected' : 'not connected';
      const asked = now?.seen.decision?.id ?? 'nothing';
      const waits = now?.seen.waiting.map(({ seat }) => seat).join(', ');
      return `seat ${mySeat()} is ${line}, sees ${now?.version} answers, is asked ${asked}, has answered ${answering}, seats ${waits} are asked`;
    },
    leave() {
      left = true;
      over.resolve();
      socket?.terminate();
    },
  };
}
