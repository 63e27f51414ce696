import type { ClientState } from '@questhall/protocol';
import { useCallback, useSyncExternalStore } from 'react';
import type { Line, LineReport } from '../play/line.ts';

/** What the host has said so far, and how the line to it is. */
export function useLine(line: Line): { readonly state: ClientState; readonly report: LineReport } {
  const listen = useCallback((changed: () => void) => line.client.listen(changed), [line]);
  const state = useSyncExternalStore(listen, line.client.state);
  const report = useSyncExternalStore(line.watch, line.report);
  return { state, report };
}
