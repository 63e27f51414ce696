/** A table host in memory with as many clients as a test wants, all frames kept. */
import type { Game, Option, Seat, Viewer } from '@questhall/kernel';
import { asGame, pick, seeded } from '@questhall/kernel';
import { toy } from '@questhall/testkit/toy';
import type {
  Client,
  DiceTable,
  Guest,
  LogEntry,
  Past,
  Ports,
  TableHost,
  TableRecord,
} from '../src/host/index.ts';
import { createTableHost, newTable } from '../src/host/index.ts';
import type { ClientState, TableClient, TableRequest, TableSpec } from '../src/index.ts';
import { createTableClient, readMessage } from '../src/index.ts';

export const TOY = asGame(toy);

export interface Person {
  readonly guest: Guest;
  readonly client: TableClient;
  /** Everything the host said to this connection. */
  readonly frames: string[];
  /** As if this came over the wire. */
  say(request: TableRequest): void;
  hangUp(): void;
}

export interface Hall {
  readonly host: TableHost;
  readonly entries: LogEntry[];
  readonly faults: unknown[];
  readonly saved: () => TableRecord;
  /** The next thought of a bot is answered with this, or at random. */
  readonly time: { now: number; alarm: number | undefined };
  enter(name: string): Person;
}

export interface HallOptions {
  readonly game?: Game;
  readonly past?: Past;
  readonly record?: TableRecord;
  readonly now?: number;
  readonly dice?: DiceTable;
  readonly ports?: Partial<Ports>;
}

const guest = (name: string): Guest => ({ id: `guest-${name}`, name });

export function openHall(
  spec: TableSpec,
  { game = TOY, past, record, now = 1000, dice: thrown, ports: others }: HallOptions = {},
): Hall {
  const made = newTable(game, 'TABLE', spec, guest('ann'));
  if ('problems' in made) throw new Error(JSON.stringify(made.problems));
  let saved = record ?? made.record;
  const entries: LogEntry[] = [...(past?.entries ?? [])];
  const faults: unknown[] = [];
  const time: Hall['time'] = { now, alarm: undefined };
  const dice = { rng: seeded('bots') };
  let secrets = 0;
  const ports: Ports = {
    now: () => time.now,
    append(version, entry) {
      if (version !== entries.length + 1) throw new Error(`version ${version} after ${entries.length}`);
      entries.push(entry);
    },
    save(next) {
      if (next.matchNumber !== saved.matchNumber) entries.length = 0;
      saved = next;
    },
    think({ match, seat }) {
      const options = match.decisions.find((open) => open.seat === seat)?.options ?? [];
      const at = pick(
        dice,
        options.map((_, index) => index),
      );
      return Promise.resolve(options[at] as Option);
    },
    hint: ({ match, seat }) =>
      Promise.resolve(
        match.decisions
          .filter((open) => open.seat === seat)
          .map(({ options }) => ({
            option: options[0] as Option,
            chance: 0.5,
            because: { is: 'nothing' } as const,
          })),
      ),
    secret: () => `secret-${secrets++}`,
    wakeAt: (at) => {
      time.alarm = at;
    },
    fault: (error) => faults.push(error),
    ...(thrown && { dice: thrown }),
    ...others,
  };
  const host = createTableHost(game, saved, ports, past);
  return { host, entries, faults, saved: () => saved, time, enter: (name) => enter(host, name) };
}

function enter(host: TableHost, name: string): Person {
  const frames: string[] = [];
  const connection: Client = {
    guest: guest(name),
    send(frame) {
      frames.push(frame);
      client.receive(frame);
    },
  };
  const send = (text: string): void => {
    const read = readMessage(text);
    if ('refused' in read) throw new Error(JSON.stringify(read.refused));
    if (read.ok.type === 'open') host.join(connection, read.ok.known);
    else host.receive(connection, read.ok);
  };
  const client = createTableClient({ table: 'TABLE', send });
  client.connected();
  return {
    guest: connection.guest,
    client,
    frames,
    say: (request) => send(JSON.stringify(request)),
    hangUp: () => host.part(connection),
  };
}

export const seenBy = (
  { client }: Person,
  viewer: Viewer,
): NonNullable<ReturnType<ClientState['shown']['get']>> => {
  const shown = client.state().shown.get(viewer);
  if (!shown) throw new Error(`nothing is shown to ${viewer}`);
  return shown;
};

/** The first question that is open for one of the seats this person holds. */
export function asked({ client }: Person): { seat: Seat; options: readonly Option[] } | undefined {
  for (const [seat, { seen }] of client.state().shown)
    if (seat !== null && seen.decision) return { seat, options: seen.decision.options };
  return undefined;
}

/** Lets these people answer at random until it is over, or so many answers were given. */
export async function playOn(people: readonly Person[], seed: string, most = 10_000): Promise<number> {
  const dice = { rng: seeded(seed) };
  for (let count = 0; count < most; count++) {
    const person = people.find((each) => asked(each));
    const open = person && asked(person);
    if (!person || !open) return count;
    const at = pick(
      dice,
      open.options.map((_, index) => index),
    );
    const reply = await person.client.answer(open.seat, open.options[at] as Option);
    if ('refused' in reply) throw new Error(reply.refused.rule);
  }
  return most;
}
