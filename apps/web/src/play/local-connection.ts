import { createTableClient } from '@questhall/protocol';
import { t } from '../language/texts.ts';
import type { TableConnection } from './connection.ts';
import { createReporter } from './connection.ts';
import { tableLock, whenFree } from './locks.ts';
import type { FromHost, Order, ToHost } from './worker-messages.ts';

/** A worker that ends more often than this would end again. */
const MOST_STARTS = 5;

/** A table that a worker of this page hosts. Should the worker die, another goes on with what is kept. */
export function connectLocally(order: Order): TableConnection {
  const reporter = createReporter();
  const closing = new AbortController();
  let worker: Worker | undefined;
  let starts = 0;
  /** What was said before the worker was ready to hear it; nothing: it is. */
  let unheard: string[] | undefined;
  const post = (message: ToHost): void => worker?.postMessage(message);
  const send = (frame: string): void => {
    if (unheard === undefined) post({ frame });
    else unheard.push(frame);
  };
  const client = createTableClient({ table: order.id, send });

  const hear = (message: FromHost): void => {
    if ('frame' in message) client.receive(message.frame);
    else if ('ready' in message) {
      const waiting = unheard ?? [];
      unheard = undefined;
      reporter.change({ state: 'open' });
      client.connected();
      for (const frame of waiting) send(frame);
      whenFree(tableLock(order.id), startAnew, closing.signal);
    } else if ('problem' in message) reporter.change({ state: 'closed', problem: message.problem });
    else reporter.change({ unsaved: true });
  };

  const start = (how: Order): void => {
    starts += 1;
    unheard = [];
    worker = new Worker(new URL('./host-worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<FromHost>) => hear(data);
    worker.onerror = () =>
      reporter.change({
        state: 'closed',
        problem: t('The rules could not be loaded. Check your connection, then reload the page.'),
      });
    post({ order: how });
  };

  const startAnew = (): void => {
    client.disconnected();
    if (starts >= MOST_STARTS) {
      reporter.change({
        state: 'closed',
        problem: t('This game keeps stopping. Reload the page to play on.'),
      });
      return;
    }
    reporter.change({ state: 'broken' });
    start({ do: 'resume', id: order.id });
  };

  start(order);
  return {
    client,
    report: reporter.report,
    watch: reporter.watch,
    close() {
      closing.abort();
      client.disconnected();
      worker?.terminate();
    },
  };
}
