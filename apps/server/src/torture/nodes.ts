/** Nodes in processes of their own, which can be killed at any moment and come back at the same address. */
import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { freePort } from './own-postgres.ts';

export interface NodeOptions {
  readonly data: string;
  readonly database?: string;
  readonly port: number;
  /** The address of a module that exports GAMES. */
  readonly games?: string;
  /** The games that are played. */
  readonly load: readonly string[];
}

export interface TorturedNode {
  readonly port: number;
  /** From one moment to the next. */
  kill(): Promise<void>;
  start(): Promise<void>;
  /** Stands still, as a machine that sleeps. False: it does not run just now. */
  pause(): boolean;
  resume(): void;
  stands(): boolean;
  /** Its disk and its rules are well from now on. */
  calm(): void;
}

/** Of what a node says in distress the end is kept, in characters. */
const MOST_SAID = 2000;
const SCRIPT = fileURLToPath(new URL('./node.ts', import.meta.url));

export interface NodeEvents {
  /** What the node says about itself. */
  told(line: string): void;
  /** It was open, and has ended by itself. */
  crashed(why: string): void;
}

export async function startNode(
  options: Omit<NodeOptions, 'port'>,
  { told, crashed }: NodeEvents,
): Promise<TorturedNode> {
  const port = await freePort();
  let child: ChildProcess | undefined;
  let opened = false;
  const start = async (): Promise<void> => {
    const args = [SCRIPT, JSON.stringify({ ...options, port })];
    // A life is short: what the one before has compiled need not be compiled again.
    const env = { ...process.env, NODE_COMPILE_CACHE: join(options.data, 'compiled') };
    const fresh = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'pipe'], env });
    let said = '';
    fresh.stderr.setEncoding('utf8').on('data', (text: string) => {
      said = (said + text).slice(-MOST_SAID);
    });
    child = fresh;
    opened = false;
    const opening = Promise.withResolvers<void>();
    createInterface(fresh.stdout)
      .on('line', (line) => (line === 'open' ? opening.resolve() : told(line)))
      .on('close', () => opening.reject(new Error(`a node on port ${port} did not start: ${said}`)));
    await opening.promise;
    opened = true;
    fresh.on('exit', (code, signal) => {
      if (signal !== 'SIGKILL')
        crashed(`a node on port ${port} ended by itself (${code ?? signal}): ${said}`);
    });
  };
  await start();
  const runs = (): boolean => child !== undefined && child.exitCode === null && child.signalCode === null;
  let stands = false;
  return {
    port,
    start,
    pause() {
      stands = opened && runs() && child?.kill('SIGSTOP') === true;
      return stands;
    },
    resume() {
      stands = false;
      child?.kill('SIGCONT');
    },
    stands: () => stands,
    calm: () => void child?.stdin?.write('calm\n'),
    async kill() {
      if (!child || !runs()) return;
      const exited = once(child, 'exit');
      child.kill('SIGKILL');
      await exited;
    },
  };
}
