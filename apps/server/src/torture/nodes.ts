/** Nodes in processes of their own, which can be killed at any moment and come back at the same address. */
import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
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
}

const SCRIPT = fileURLToPath(new URL('./node.ts', import.meta.url));

/** `told`: what the node says about itself. */
export async function startNode(
  options: Omit<NodeOptions, 'port'>,
  told: (line: string) => void,
): Promise<TorturedNode> {
  const port = await freePort();
  let child: ChildProcess | undefined;
  let opened = false;
  const start = async (): Promise<void> => {
    const args = [SCRIPT, JSON.stringify({ ...options, port })];
    const fresh = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'] });
    child = fresh;
    opened = false;
    const opening = Promise.withResolvers<void>();
    createInterface(fresh.stdout)
      .on('line', (line) => (line === 'open' ? opening.resolve() : told(line)))
      .on('close', () => opening.reject(new Error(`a node on port ${port} did not start`)));
    await opening.promise;
    opened = true;
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
    async kill() {
      if (!child || !runs()) return;
      const exited = once(child, 'exit');
      child.kill('SIGKILL');
      await exited;
    },
  };
}
