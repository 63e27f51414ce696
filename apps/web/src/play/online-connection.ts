import type { ClientOptions } from '@questhall/protocol';
import { createTableClient, playAddress } from '@questhall/protocol';
import { pageHome } from '../app/home.ts';
import type { TableConnection } from './connection.ts';
import { createReporter } from './connection.ts';
import { hostReasonText } from './reasons.ts';

/** Milliseconds between attempts to connect again: soon at first, then less and less often. */
const PAUSES = [300, 600, 1200, 2500, 5000] as const;
const LONGEST_PAUSE = 5000;

/** A table on the server. A connection that breaks is opened anew; what was missed meanwhile comes with it. */
export function connectOnline(
  table: string,
  { board = false, password }: Partial<Pick<ClientOptions, 'board' | 'password'>> = {},
): TableConnection {
  const reporter = createReporter();
  let socket: WebSocket | undefined;
  let attempts = 0;
  let timer: number | undefined;
  let over = false;
  const client = createTableClient({
    table,
    board,
    ...(password !== undefined && { password }),
    send(frame) {
      if (socket?.readyState === WebSocket.OPEN) socket.send(frame);
    },
  });

  const connect = (): void => {
    window.clearTimeout(timer);
    const fresh = new WebSocket(playAddress(pageHome(), table));
    socket = fresh;
    fresh.onopen = () => {
      attempts = 0;
      reporter.change({ state: 'open' });
      client.connected();
    };
    fresh.onmessage = ({ data }: MessageEvent<string>) => client.receive(data);
    fresh.onclose = () => {
      if (socket !== fresh || over) return;
      client.disconnected();
      const { bye } = client.state();
      if (bye?.again === false) {
        reporter.change({ state: 'closed', problem: hostReasonText(bye.reason) });
        return;
      }
      reporter.change({ state: 'broken' });
      timer = window.setTimeout(connect, PAUSES[attempts] ?? LONGEST_PAUSE);
      attempts += 1;
    };
  };

  /** The network is back: no need to wait for the next attempt. */
  const hurry = (): void => {
    if (reporter.report().state === 'broken') connect();
  };
  window.addEventListener('online', hurry);
  connect();

  return {
    client,
    report: reporter.report,
    watch: reporter.watch,
    close() {
      over = true;
      window.clearTimeout(timer);
      window.removeEventListener('online', hurry);
      client.disconnected();
      socket?.close();
    },
  };
}
