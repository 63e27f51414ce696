/** What the server counts, in the text format Prometheus reads. */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Histogram } from './histogram.ts';
import { createHistogram } from './histogram.ts';

const COUNTERS = {
  questhall_answers_total: 'Answers and undos written to a log',
  questhall_overtaken_total: 'Writes that another node was quicker with',
  questhall_frames_in_total: 'Messages received',
  questhall_frames_out_total: 'Messages sent',
  questhall_refused_total: 'Messages that could not be read or came too fast',
  questhall_faults_total: 'Errors that are the server’s own',
  questhall_quarantined_total: 'Tables set aside because their rules or a bot have thrown',
  questhall_notices_total: 'People told by webhook that it is their turn',
  questhall_notices_failed_total: 'Those that could not be told',
  questhall_commit_operations_total: 'Operations in batches synced to disk',
} as const;

type CounterName = keyof typeof COUNTERS;

const HISTOGRAMS = {
  questhall_answer_seconds: 'From an answer received to safe in the log and told',
  questhall_commit_seconds: 'Batches synced to disk',
  questhall_request_seconds: 'HTTP requests',
} as const;

type HistogramName = keyof typeof HISTOGRAMS;

export interface Metrics {
  add(name: CounterName, amount?: number): void;
  observe(name: HistogramName, seconds: number): void;
  /** A value that is looked up whenever somebody asks. */
  gauge(name: string, help: string, value: () => number): void;
  text(): string;
  close(): void;
}

const NANO = 1e9;

/** How late the event loop is. */
type LoopDelay = Pick<
  ReturnType<typeof monitorEventLoopDelay>,
  'disable' | 'enable' | 'percentile' | 'reset'
>;

export function createMetrics(delay: LoopDelay = monitorEventLoopDelay({ resolution: 20 })): Metrics {
  const names = Object.keys(COUNTERS) as CounterName[];
  const counts = Object.fromEntries(names.map((name) => [name, 0])) as Record<CounterName, number>;
  const histograms = {
    questhall_answer_seconds: histogram('questhall_answer_seconds'),
    questhall_commit_seconds: histogram('questhall_commit_seconds'),
    questhall_request_seconds: histogram('questhall_request_seconds'),
  };
  const gauges: { readonly name: string; readonly help: string; readonly value: () => number }[] = [];
  delay.enable();
  const gauge = (name: string, help: string, value: () => number): void => {
    gauges.push({ name, help, value });
  };
  gauge(
    'questhall_event_loop_delay_p99_seconds',
    'How late the event loop was since the last time this was read, 99th percentile',
    () => {
      const late = delay.percentile(99) / NANO;
      delay.reset();
      return late;
    },
  );
  gauge('process_resident_memory_bytes', 'Resident memory', () => process.memoryUsage.rss());
  return {
    gauge,
    add(name, amount = 1) {
      counts[name] += amount;
    },
    observe: (name, seconds) => histograms[name].observe(seconds),
    text() {
      const counters = names.map((name) => line(name, COUNTERS[name], 'counter', counts[name]));
      const others = gauges.map(({ name, help, value }) => line(name, help, 'gauge', value()));
      const times = Object.values(histograms).map((each) => each.text());
      const { user, system } = process.cpuUsage();
      const processor = line('process_cpu_seconds_total', 'Processor time', 'counter', (user + system) / 1e6);
      return [...counters, processor, ...others, ...times].join('');
    },
    close: () => delay.disable(),
  };
}

const histogram = (name: HistogramName): Histogram => createHistogram(name, HISTOGRAMS[name]);

const line = (name: string, help: string, type: string, value: number): string =>
  `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${name} ${Number.isFinite(value) ? value : 0}\n`;
