/**
 * A connection to PostgreSQL that never waits for ever. It is opened when it is needed, to whichever host of the address takes
 * writes; a host that falls silent in mid-work is given up, and the next piece of work opens the connection anew.
 */
import { Socket } from 'node:net';
import pg from 'pg';
import { guarded } from '../guarded.ts';

/** Milliseconds: to open a connection, and without a byte while somebody waits for an answer. */
const CONNECTING = 3000;
const SILENCE = 6000;
const GOODBYE = 1000;
const KEEP_ALIVE = 5000;

const BIGINT = 20;

/** Times are whole numbers that JavaScript can hold; the driver would give texts. */
const TYPES: pg.CustomTypesConfig = {
  getTypeParser: (id, format) => (id === BIGINT ? Number : pg.types.getTypeParser(id, format)),
};

export interface Connected {
  readonly client: pg.Client;
  /** How long the host may be silent; 0: as long as it likes. */
  patience(milliseconds: number): void;
  /** From one moment to the next, whatever is under way. */
  drop(): void;
}

/** One address for each host: `postgres://hall@one:5432,two:5432/questhall` names two. */
function hostsOf(address: string): readonly string[] {
  const parts = /^(postgres(?:ql)?:\/\/(?:[^@/?]*@)?)([^/?]*)(.*)$/s.exec(address);
  if (!parts) return [address];
  const [, before = '', hosts = '', after = ''] = parts;
  return hosts.split(',').map((host) => `${before}${host}${after}`);
}

/** Connects to all hosts at once and keeps the first that takes writes. */
export async function connectWritable(address: string): Promise<Connected> {
  const tries = hostsOf(address).map(connectTo);
  try {
    const first = await Promise.any(tries);
    for (const other of tries)
      other.then((connection) => connection !== first && connection.drop()).catch(() => {});
    return first;
  } catch (error) {
    const failures = error instanceof AggregateError ? error.errors.map(messageOf) : [messageOf(error)];
    throw new Error(`no database takes writes: ${[...new Set(failures)].join('; ')}`, { cause: error });
  }
}

const messageOf = (error: unknown): string => {
  if (error instanceof AggregateError) return error.errors.map(messageOf).join('; ');
  return error instanceof Error ? error.message : String(error);
};

async function connectTo(address: string): Promise<Connected> {
  const socket = new Socket();
  const client = new pg.Client({
    connectionString: address,
    types: TYPES,
    stream: () => socket,
    connectionTimeoutMillis: CONNECTING,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE,
    // Who stands still in mid-transaction holds what others wait for.
    idle_in_transaction_session_timeout: SILENCE,
  });
  const drop = (): void => void socket.destroy();
  // What breaks fails what was asked of it; who asks next connects anew.
  client.on('error', () => {});
  socket.on(
    'timeout',
    guarded(() => {}, drop),
  );
  try {
    await client.connect();
    socket.setTimeout(SILENCE);
    const { rows } = await client.query<{ standby: boolean }>('select pg_is_in_recovery() as standby');
    socket.setTimeout(0);
    if (rows[0]?.standby) throw new Error(`${client.host}:${client.port} is a standby`);
  } catch (error) {
    drop();
    throw error;
  }
  return { client, drop, patience: (milliseconds) => void socket.setTimeout(milliseconds) };
}

const READ_ONLY = '25006';

/** The database said no, and is well. */
const isOwnError = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.severity === 'ERROR' && error.code !== READ_ONLY;

export interface PostgresConnection {
  /** One piece of work after the other. Where the connection fails, it is not trusted again. */
  use<T>(work: (client: pg.Client) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

export interface ConnectionEvents {
  /** A connection was opened; nothing else is asked on it before this is through. */
  opened?(client: pg.Client): Promise<void>;
  /** An open connection was lost. */
  lost?(): void;
}

export function connectPostgres(
  address: string,
  { opened, lost }: ConnectionEvents = {},
): PostgresConnection {
  let connected: Connected | undefined;
  let closed = false;
  let last: Promise<unknown> = Promise.resolve();

  const forget = (connection: Connected): void => {
    if (connected !== connection) return;
    connected = undefined;
    if (!closed) lost?.();
  };

  const connect = async (): Promise<Connected> => {
    const fresh = await connectWritable(address);
    fresh.client.once(
      'end',
      guarded(
        () => {},
        () => forget(fresh),
      ),
    );
    fresh.patience(SILENCE);
    try {
      await opened?.(fresh.client);
    } catch (error) {
      fresh.drop();
      throw error;
    }
    connected = fresh;
    return fresh;
  };

  const carryOut = async <T>(work: (client: pg.Client) => Promise<T>): Promise<T> => {
    if (closed) throw new Error('the connection to the database is closed');
    const connection = connected ?? (await connect());
    connection.patience(SILENCE);
    try {
      return await work(connection.client);
    } catch (error) {
      if (!isOwnError(error)) {
        connection.drop();
        forget(connection);
      }
      throw error;
    } finally {
      connection.patience(0);
    }
  };

  return {
    use(work) {
      const done = last.then(() => carryOut(work));
      last = done.catch(() => {});
      return done;
    },
    async close() {
      await last;
      closed = true;
      const connection = connected;
      if (!connection) return;
      const timer = setTimeout(connection.drop, GOODBYE);
      await connection.client.end().catch(() => {});
      clearTimeout(timer);
    },
  };
}
