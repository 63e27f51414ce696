/** What stands between a browser and its hall. */
import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Proxy {
  readonly home: string;
  readonly close: () => void;
}

/** As it comes. */
export function passOn(response: IncomingMessage, answer: ServerResponse): void {
  answer.writeHead(response.statusCode ?? 502, response.headers);
  response.pipe(answer);
}

/** What comes back goes through `pass`, with the path that was asked for. */
export async function openProxy(
  home: string,
  pass: (path: string, response: IncomingMessage, answer: ServerResponse) => void,
): Promise<Proxy> {
  const server = createServer((request, answer) => {
    const { method, headers, url = '/' } = request;
    const onward = get(new URL(url, home), { method, headers }, (response) => pass(url, response, answer));
    onward.on('error', () => answer.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    home: `http://127.0.0.1:${port}/`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
