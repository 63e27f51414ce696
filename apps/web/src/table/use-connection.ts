import type { ClientState } from '@questhall/protocol';
import { useCallback, useSyncExternalStore } from 'react';
import type { ConnectionReport, TableConnection } from '../play/connection.ts';

/** What the host has said so far, and how the connection to it is. */
export function useConnection(connection: TableConnection): {
  readonly state: ClientState;
  readonly report: ConnectionReport;
} {
  const listen = useCallback((changed: () => void) => connection.client.listen(changed), [connection]);
  const state = useSyncExternalStore(listen, connection.client.state);
  const report = useSyncExternalStore(connection.watch, connection.report);
  return { state, report };
}
