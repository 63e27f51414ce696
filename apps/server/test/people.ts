/** People of flesh and blood, as a server sees them: HTTP, a WebSocket, the client's side of the protocol. */
import { once } from 'node:events';
import type { Option, Seat } from '@questhall/kernel';
import { pick, seeded } from '@questhall/kernel';
import type { ClientState, HostMessage, TableClient, TableSpec } from '@questhall/protocol';
import { createTableClient } from '@questhall/protocol';
import { WebSocket } from 'ws';

export interface Person {
  readonly client: TableClient;
  /** Everything the server said, over all lines. */
  readonly frames: string[];
  readonly token: string | undefined;
  /** Sends this as it is. */
  raw(text: string): void;
  /** Waits for the state to become like this. */
  until(condition: (state: ClientState) => boolean): Promise<ClientState>;
  /** The next frame of that kind. */
  next<T extends HostMessage['type']>(type: T): Promise<Extract<HostMessage, { type: T }>>;
  hangUp(): Promise<void>;
  comeBack(port?: number): Promise<void>;
}

export function post(port: number, path: string, body: unknown, token?: string): Promise<Response> {
  return fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
}

export async function newToken(port: number, name: string): Promise<string> {
  const { token } = (await (await post(port, '/api/guests', { name })).json()) as { token: string };
  return token;
}

export async function newTable(port: number, token: string, spec: TableSpec): Promise<string> {
  const response = await post(port, '/api/tables', spec, token);
  if (response.status !== 201) throw new Error(await response.text());
  return ((await response.json()) as { table: string }).table;
}

export async function join(port: number, table: string, token?: string, board = false): Promise<Person> {
  const frames: string[] = [];
  let socket: WebSocket | undefined;
  const hearing = new Set<(message: HostMessage) => void>();
  const client = createTableClient({
    table,
    ...(token !== undefined && { token }),
    board,
    send: (frame) => socket?.send(frame),
  });

  const connect = async (to: number): Promise<void> => {
    const line = new WebSocket(`ws://127.0.0.1:${to}/play`);
    line.on('message', (data) => {
      const frame = String(data);
      frames.push(frame);
      client.receive(frame);
      for (const hear of hearing) hear(JSON.parse(frame) as HostMessage);
    });
    line.on('close', () => {
      if (socket === line) client.disconnected();
    });
    await once(line, 'open');
    socket = line;
    const welcomed = next('welcome');
    const refused = next('bye');
    client.connected();
    await Promise.race([welcomed, refused]);
  };

  const next = <T extends HostMessage['type']>(type: T): Promise<Extract<HostMessage, { type: T }>> =>
    new Promise((resolve) => {
      const hear = (message: HostMessage): void => {
        if (message.type !== type) return;
        hearing.delete(hear);
        resolve(message as Extract<HostMessage, { type: T }>);
      };
      hearing.add(hear);
    });

  const until = (condition: (state: ClientState) => boolean): Promise<ClientState> =>
    new Promise((resolve) => {
      if (condition(client.state())) return resolve(client.state());
      const stop = client.listen((state) => {
        if (!condition(state)) return;
        stop();
        resolve(state);
      });
    });

  await connect(port);
  return {
    client,
    frames,
    token,
    next,
    until,
    raw: (text) => socket?.send(text),
    async hangUp() {
      const line = socket;
      socket = undefined;
      if (!line || line.readyState === line.CLOSED) return;
      const closed = once(line, 'close');
      line.terminate();
      await closed;
    },
    comeBack: (to = port) => connect(to),
  };
}

export function asked({ client }: Person): { seat: Seat; options: readonly Option[] } | undefined {
  for (const [seat, { seen }] of client.state().shown)
    if (seat !== null && seen.decision) return { seat, options: seen.decision.options };
  return undefined;
}

const versionOf = ({ client }: Person): number =>
  Math.max(0, ...[...client.state().shown.values()].map(({ version }) => version));

const isOver = ({ client }: Person): boolean =>
  [...client.state().shown.values()].some(({ seen }) => seen.outcome !== null);

/** All of them have seen the same. */
async function allCaughtUp(people: readonly Person[]): Promise<void> {
  const version = Math.max(...people.map(versionOf));
  await Promise.all(people.map((person) => person.until(() => versionOf(person) >= version)));
}

/** Lets these people answer at random until it is over, or so many answers were given. Returns how many. */
export async function playOn(people: readonly Person[], seed: string, most = 10_000): Promise<number> {
  const dice = { rng: seeded(seed) };
  for (let count = 0; count < most; count++) {
    await allCaughtUp(people);
    if (people.some(isOver)) return count;
    const person = people.find((each) => asked(each));
    const open = person && asked(person);
    if (!person || !open) throw new Error('nobody is asked');
    const at = pick(
      dice,
      open.options.map((_, index) => index),
    );
    const reply = await person.client.answer(open.seat, open.options[at] as Option);
    if ('refused' in reply) throw new Error(reply.refused.rule);
  }
  await allCaughtUp(people);
  return most;
}
