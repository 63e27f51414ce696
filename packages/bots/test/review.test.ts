import type { MatchRecord } from '@questhall/kernel';
import { asGame } from '@questhall/kernel';
import { describe, expect, test } from 'vitest';
import type { Missed } from '../src/index.ts';
import { review } from '../src/index.ts';
import { heap } from './games.ts';

/** Twelve counters; whoever takes the last one wins. */
const record = (...counts: readonly number[]): MatchRecord => ({
  game: 'heap',
  rulesVersion: heap.version,
  options: { players: 2 },
  seed: 'review',
  seats: ['Ann', 'Ben'],
  answers: counts.map((count, at) => ({ seat: at % 2, option: { do: 'take', count } })),
});

function reviewed(of: MatchRecord, seat: number): { readonly missed: readonly Missed[]; parts: number[] } {
  const parts: number[] = [];
  const work = review(asGame(heap), of, seat);
  for (let step = work.next(); ; step = work.next()) {
    if (step.done) return { missed: step.value, parts };
    parts.push(step.value);
  }
}

describe('a review', () => {
  test('names the choice that threw the match away, what would have won it, and what that cost', () => {
    const { missed, parts } = reviewed(record(3, 3, 1, 2, 1, 2), 0);
    const last = missed.at(-1);
    expect(last).toMatchObject({
      at: 4,
      chosen: { do: 'take', count: 1 },
      better: { option: { do: 'take', count: 3 } },
    });
    expect(last?.by).toBeGreaterThan(0.5);
    expect(last?.better.because).toMatchObject({ gains: { than: { do: 'take', count: 1 } } });
    expect(parts.at(-1)).toBe(1);
    expect(parts).toEqual(parts.toSorted((one, other) => one - other));
  });

  test('has nothing to say about the last turn of who won', () => {
    expect(reviewed(record(3, 3, 1, 2, 1, 2), 1).missed.filter(({ at }) => at === 5)).toEqual([]);
  });

  test('stops where a record is damaged', () => {
    const { missed } = reviewed(record(3, 3, 1, 2, 9, 2), 0);
    expect(missed.every(({ at }) => at < 4)).toBe(true);
  });
});
