/** A whole Questhall for a test: the server in a process of its own, the built page, and a line that can be cut. */
import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo, Socket } from 'node:net';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const SERVER = fileURLToPath(new URL('./server-process.ts', import.meta.url));

export interface Hall {
  /** The address of the page, by way of the line that can be cut. */
  readonly home: string;
  /** Where everything is that it remembers. */
  readonly data: string;
  /** Ends the server without a chance to say goodbye, and starts another one on the same data. */
  readonly killAndRestart: () => Promise<void>;
  /** Nothing gets through any more, until it is mended. */
  readonly cut: () => void;
  readonly mend: () => void;
  readonly close: () => Promise<void>;
}

async function startServer(data: string, page: string): Promise<{ server: ChildProcess; port: number }> {
  const server = spawn(process.execPath, [SERVER, data, page], { stdio: ['ignore', 'pipe', 'inherit'] });
  for await (const text of server.stdout) {
    const port = /port (\d+)/.exec(String(text))?.[1];
    if (port !== undefined) return { server, port: Number(port) };
  }
  throw new Error('the server did not start');
}

async function kill(server: ChildProcess): Promise<void> {
  const gone = once(server, 'exit');
  server.kill('SIGKILL');
  await gone;
}

/** With the page that is built in this folder. */
export async function openHall(page: string): Promise<Hall> {
  const data = mkdtempSync(join(tmpdir(), 'questhall-data-'));
  let running = await startServer(data, page);
  const lines = new Set<Socket>();
  let whole = true;

  const keep = (line: Socket): void => {
    lines.add(line);
    line.on('close', () => lines.delete(line));
    line.on('error', () => line.destroy());
  };
  const proxy = createServer((outer) => {
    if (!whole) {
      outer.destroy();
      return;
    }
    const inner = connect(running.port, '127.0.0.1');
    keep(outer);
    keep(inner);
    outer.pipe(inner).pipe(outer);
    outer.on('close', () => inner.destroy());
    inner.on('close', () => outer.destroy());
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const { port } = proxy.address() as AddressInfo;

  const cut = (): void => {
    whole = false;
    for (const line of lines) line.destroy();
  };
  return {
    data,
    home: `http://127.0.0.1:${port}/`,
    async killAndRestart() {
      await kill(running.server);
      running = await startServer(data, page);
    },
    cut,
    mend() {
      whole = true;
    },
    async close() {
      cut();
      proxy.close();
      await kill(running.server);
      rmSync(data, { recursive: true });
    },
  };
}
