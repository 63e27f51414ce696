import { createTableClient } from '@questhall/protocol';
import type { TableConnection } from './connection.ts';
import { createReporter } from './connection.ts';
import type { FromHost, Order, ToHost } from './worker-messages.ts';

/** A table that a worker of this page hosts. */
export function connectLocally(order: Order): TableConnection {
  const worker = new Worker(new URL('./host-worker.ts', import.meta.url), { type: 'module' });
  const reporter = createReporter();
  const post = (message: ToHost): void => worker.postMessage(message);
  const client = createTableClient({ table: order.id, send: (frame) => post({ frame }) });

  worker.onmessage = ({ data }: MessageEvent<FromHost>) => {
    if ('frame' in data) client.receive(data.frame);
    else if ('ready' in data) {
      reporter.change({ state: 'open' });
      client.connected();
    } else if ('problem' in data) reporter.change({ state: 'closed', problem: data.problem });
    else reporter.change({ unsaved: true });
  };
  worker.onerror = () => reporter.change({ state: 'closed', problem: 'The rules could not be loaded.' });
  post({ order });

  return {
    client,
    report: reporter.report,
    watch: reporter.watch,
    close() {
      client.disconnected();
      worker.terminate();
    },
  };
}
