import { expect, test } from 'vitest';
import { createHistogram } from '../src/histogram.ts';
import { createMetrics } from '../src/metrics.ts';
import { createWriteBarrier } from '../src/tables/write-barrier.ts';
import { playOn } from './people.ts';
import { seatTwo, serve } from './toy-hall.ts';

test('a histogram counts everything up to each bound', () => {
  const histogram = createHistogram('waits_seconds', 'Waits');
  for (const seconds of [0.0004, 0.001, 0.002, 0.3, 12]) histogram.observe(seconds);
  const lines = histogram.text().trimEnd().split('\n');
  expect(lines.slice(0, 2)).toEqual(['# HELP waits_seconds Waits', '# TYPE waits_seconds histogram']);
  expect(lines.slice(2)).toEqual([
    'waits_seconds_bucket{le="0.0005"} 1',
    'waits_seconds_bucket{le="0.001"} 2',
    ...['0.0025', '0.005', '0.01', '0.025', '0.05', '0.1', '0.25'].map(
      (bound) => `waits_seconds_bucket{le="${bound}"} 3`,
    ),
    ...['0.5', '1', '2.5', '5', '10'].map((bound) => `waits_seconds_bucket{le="${bound}"} 4`),
    'waits_seconds_bucket{le="+Inf"} 5',
    'waits_seconds_sum 12.3034',
    'waits_seconds_count 5',
  ]);
});

test('the time of an answer ends when it is safe and everybody was told, and a lost one has none', () => {
  const happened: string[] = [];
  const barrier = createWriteBarrier(
    () => happened.push('lost'),
    (since) => happened.push(`told ${since}`),
  );
  const first = barrier.hold(7);
  barrier.pass((frame) => happened.push(frame), 'update');
  const second = barrier.hold(8);
  expect(happened).toEqual([]);
  first(true);
  second(false);
  expect(happened).toEqual(['update', 'told 7', 'lost']);
});

test('the server says how long answers, commits and requests took', async () => {
  const { port } = await serve();
  const { ann, bo } = await seatTwo(port);
  const answers = await playOn([ann, bo], 'measured', 6);
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const metric = (name: string): number =>
    Number(new RegExp(`^questhall_${name} (\\S+)$`, 'm').exec(text)?.[1]);
  expect(metric('answer_seconds_count')).toBe(answers);
  expect(metric('answers_total')).toBe(answers);
  expect(metric('answer_seconds_sum')).toBeGreaterThan(0);
  // Six answers one after the other, and what came before them, are six commits at least.
  expect(metric('commit_seconds_count')).toBeGreaterThanOrEqual(answers);
  // Two guests and a table.
  expect(metric('request_seconds_count')).toBe(3);
  for (const name of ['answer', 'commit', 'request'])
    expect(metric(`${name}_seconds_bucket\\{le="\\+Inf"\\}`)).toBe(metric(`${name}_seconds_count`));
});

test('the gauge of the event loop tells of the time since it was last read', () => {
  let worst = 0.7e9;
  const metrics = createMetrics({
    enable: () => true,
    disable: () => true,
    percentile: () => worst,
    reset: () => {
      worst = 0.02e9;
    },
  });
  const late = () => /^questhall_event_loop_delay_p99_seconds (\S+)$/m.exec(metrics.text())?.[1];
  expect([late(), late()]).toEqual(['0.7', '0.02']);
});
