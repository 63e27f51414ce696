/** A connection to a table's host, which may be a worker of the page or a server: the table cannot tell them apart. */
import type { TableClient } from '@questhall/protocol';

export const CONNECTION_STATES = ['opening', 'open', 'broken', 'closed'] as const;
/** broken: it is being mended. closed: it is not, and `problem` says why. */
export type ConnectionState = (typeof CONNECTION_STATES)[number];

export interface ConnectionReport {
  readonly state: ConnectionState;
  readonly problem?: string;
  /** What has happened cannot be kept on this machine. */
  readonly unsaved?: boolean;
}

export interface TableConnection {
  readonly client: TableClient;
  readonly report: () => ConnectionReport;
  /** Called after each change of the report. Returns the way to stop listening. */
  readonly watch: (listener: () => void) => () => void;
  readonly close: () => void;
}

export interface Reporter extends Pick<TableConnection, 'report' | 'watch'> {
  readonly change: (part: Partial<ConnectionReport>) => void;
}

export function createReporter(): Reporter {
  let report: ConnectionReport = { state: 'opening' };
  const listeners = new Set<() => void>();
  return {
    report: () => report,
    watch(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    change(part) {
      report = { ...report, ...part };
      for (const listener of listeners) listener();
    },
  };
}
