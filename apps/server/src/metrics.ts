/** What the server counts, in the text format Prometheus reads. */
import { monitorEventLoopDelay } from 'node:perf_hooks';

const COUNTERS = {
  questhall_answers_total: 'Answers and undos written to a log',
  questhall_overtaken_total: 'Writes that another node was quicker with',
  questhall_frames_in_total: 'Messages received',
  questhall_frames_out_total: 'Messages sent',
  questhall_refused_total: 'Messages that could not be read or came too fast',
  questhall_faults_total: 'Errors that are the server’s own',
  questhall_commits_total: 'Batches synced to disk',
  questhall_commit_operations_total: 'Operations in those batches',
  questhall_commit_seconds_total: 'Time those batches took',
  questhall_requests_total: 'HTTP requests',
} as const;

export type CounterName = keyof typeof COUNTERS;

export interface Metrics {
  add(name: CounterName, amount?: number): void;
  /** A value that is looked up whenever somebody asks. */
  gauge(name: string, help: string, value: () => number): void;
  text(): string;
  close(): void;
}

const NANO = 1e9;

export function createMetrics(): Metrics {
  const names = Object.keys(COUNTERS) as CounterName[];
  const counts = Object.fromEntries(names.map((name) => [name, 0])) as Record<CounterName, number>;
  const gauges: { readonly name: string; readonly help: string; readonly value: () => number }[] = [];
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  const gauge = (name: string, help: string, value: () => number): void => {
    gauges.push({ name, help, value });
  };
  gauge(
    'questhall_event_loop_delay_p99_seconds',
    'How late the event loop was, 99th percentile',
    () => delay.percentile(99) / NANO,
  );
  gauge('process_resident_memory_bytes', 'Resident memory', () => process.memoryUsage.rss());
  gauge('process_cpu_seconds_total', 'Processor time', () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1e6;
  });
  return {
    gauge,
    add(name, amount = 1) {
      counts[name] += amount;
    },
    text() {
      const counters = names.map((name) => line(name, COUNTERS[name], 'counter', counts[name]));
      const others = gauges.map(({ name, help, value }) => line(name, help, 'gauge', value()));
      return [...counters, ...others].join('');
    },
    close: () => delay.disable(),
  };
}

const line = (name: string, help: string, type: string, value: number): string =>
  `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${name} ${Number.isFinite(value) ? value : 0}\n`;
