/** How long things take: so many at most this long. Counting one costs a short walk over a fixed list, and no memory. */

export interface Histogram {
  observe(seconds: number): void;
  /** In the text format Prometheus reads: each line counts everything up to its bound. */
  text(): string;
}

/** Seconds: from what a quick disk takes to what nobody waits for. */
const BOUNDS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const;

export function createHistogram(name: string, help: string): Histogram {
  /** The last one counts what is longer than all bounds. */
  const counts = new Float64Array(BOUNDS.length + 1);
  const sum = new Float64Array(1);

  const text = (): string => {
    let total = 0;
    const lines = BOUNDS.map((bound, at) => {
      total += counts[at] as number;
      return `${name}_bucket{le="${bound}"} ${total}\n`;
    });
    total += counts[BOUNDS.length] as number;
    return (
      `# HELP ${name} ${help}\n# TYPE ${name} histogram\n${lines.join('')}` +
      `${name}_bucket{le="+Inf"} ${total}\n${name}_sum ${sum[0]}\n${name}_count ${total}\n`
    );
  };

  return {
    observe(seconds) {
      let at = 0;
      while (at < BOUNDS.length && seconds > (BOUNDS[at] as number)) at += 1;
      counts[at] = (counts[at] as number) + 1;
      sum[0] = (sum[0] as number) + seconds;
    },
    text,
  };
}
