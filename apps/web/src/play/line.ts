/** A line to a table's host, which may be a worker of the page or a server: the table cannot tell them apart. */
import type { TableClient } from '@questhall/protocol';

export const LINE_STATES = ['opening', 'open', 'broken', 'closed'] as const;
/** broken: it is being mended. closed: it is not, and `problem` says why. */
export type LineState = (typeof LINE_STATES)[number];

export interface LineReport {
  readonly state: LineState;
  readonly problem?: string;
  /** What has happened cannot be kept on this machine. */
  readonly unsaved?: boolean;
}

export interface Line {
  readonly client: TableClient;
  readonly report: () => LineReport;
  /** Called after each change of the report. Returns the way to stop listening. */
  readonly watch: (listener: () => void) => () => void;
  readonly close: () => void;
}

export interface Reporter extends Pick<Line, 'report' | 'watch'> {
  readonly change: (part: Partial<LineReport>) => void;
}

export function createReporter(): Reporter {
  let report: LineReport = { state: 'opening' };
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
