/** The server under test runs in a process of its own and is asked for its memory and processor time. */
import { fork } from 'node:child_process';
import { join } from 'node:path';

type Question = 'memory' | 'cpu' | 'exit';

export interface Host {
  /** The first, for those that have one only. */
  readonly port: number;
  /** Of each node. */
  readonly ports: readonly number[];
  /** Milliseconds from the beginning of the process to the first request it can take. */
  readonly startedIn: number;
  /** Bytes resident after a collection. */
  memory(): Promise<number>;
  /** Microseconds of processor time so far. */
  cpu(): Promise<number>;
  stop(): Promise<void>;
}

/** How a process tells what it uses, and how it ends. */
export interface Uses {
  memory(): Promise<number>;
  cpu(): Promise<number>;
  end(): Promise<void>;
}

const OWN: Uses = {
  cpu() {
    const { user, system } = process.cpuUsage();
    return Promise.resolve(user + system);
  },
  memory() {
    globalThis.gc?.();
    return Promise.resolve(process.memoryUsage().rss);
  },
  end: () => Promise.resolve(),
};

/** Called by the server's process once it listens. */
export function hostIsUp(ports: readonly number[], uses: Uses = OWN): void {
  const say = (message: object): void => void process.send?.(message);
  const exit = (): void => void uses.end().finally(() => process.exit(0));
  process.on('message', (question: Question) => {
    if (question === 'exit') exit();
    else void uses[question]().then((answer) => say({ [question]: answer }));
  });
  process.on('disconnect', exit);
  say({ ports, startedIn: performance.now() });
}

export async function startHost(script: string, args: readonly string[] = []): Promise<Host> {
  const child = fork(join(import.meta.dirname, script), args, {
    execArgv: ['--expose-gc'],
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = new Promise<never>((_, reject) => {
    child.once('exit', (code) => reject(new Error(`${script} ended with ${code}`)));
  });
  ended.catch(() => {});
  const hear = <T = number>(key: string): Promise<T> =>
    new Promise((resolve, reject) => {
      const listen = (message: Record<string, T>): void => {
        if (message[key] === undefined) return;
        child.off('message', listen);
        resolve(message[key]);
      };
      child.on('message', listen);
      ended.catch(reject);
    });
  const ask = (question: Question): Promise<number> => {
    const heard = hear(question);
    child.send(question);
    return heard;
  };
  const [ports, startedIn] = await Promise.all([hear<readonly number[]>('ports'), hear('startedIn')]);
  return {
    port: ports[0] as number,
    ports,
    startedIn,
    memory: () => ask('memory'),
    cpu: () => ask('cpu'),
    stop: () =>
      new Promise((resolve) => {
        child.removeAllListeners('exit');
        child.once('exit', () => resolve());
        child.send('exit');
      }),
  };
}
