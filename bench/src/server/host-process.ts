/** The server under test runs in a process of its own and is asked for its memory and processor time. */
import { fork } from 'node:child_process';
import { join } from 'node:path';

type Question = 'memory' | 'cpu' | 'exit';

export interface Host {
  readonly port: number;
  /** Milliseconds from the beginning of the process to the first request it can take. */
  readonly startedIn: number;
  /** Bytes resident after a collection. */
  memory(): Promise<number>;
  /** Microseconds of processor time so far. */
  cpu(): Promise<number>;
  stop(): Promise<void>;
}

/** Called by the server's process once it listens. */
export function hostIsUp(port: number): void {
  const say = (message: object): void => void process.send?.(message);
  process.on('message', (question: Question) => {
    if (question === 'exit') process.exit(0);
    if (question === 'cpu') {
      const { user, system } = process.cpuUsage();
      say({ cpu: user + system });
    } else {
      globalThis.gc?.();
      say({ memory: process.memoryUsage().rss });
    }
  });
  process.on('disconnect', () => process.exit(0));
  say({ port, startedIn: performance.now() });
}

export async function startHost(script: string, args: readonly string[] = []): Promise<Host> {
  const child = fork(join(import.meta.dirname, script), args, {
    execArgv: ['--expose-gc'],
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const hear = (key: string): Promise<number> =>
    new Promise((resolve, reject) => {
      const listen = (message: Record<string, number>): void => {
        if (message[key] === undefined) return;
        child.off('message', listen);
        resolve(message[key]);
      };
      child.on('message', listen);
      child.once('exit', (code) => reject(new Error(`${script} ended with ${code}`)));
    });
  const ask = (question: Question): Promise<number> => {
    const heard = hear(question);
    child.send(question);
    return heard;
  };
  const [port, startedIn] = await Promise.all([hear('port'), hear('startedIn')]);
  return {
    port,
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
