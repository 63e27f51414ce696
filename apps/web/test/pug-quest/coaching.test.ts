import type { Option } from '@questhall/kernel';
import { describe, expect, test } from 'vitest';
import type { Coaching } from '../../src/play/coaching.ts';
import { BEGINNING, coached, dismissed, permits, readOn, told } from '../../src/play/coaching.ts';
import type { Lesson, LessonNow } from '../../src/play/lessons.ts';

const now = (view: number, kind = 'act', ...deeds: readonly string[]): LessonNow => ({
  view,
  decision: { id: 1, seat: 0, kind, options: deeds.map((deed): Option => ({ do: deed })), about: {} },
});

const lesson: Lesson = {
  seed: '',
  spec: { game: 'toy' },
  steps: [
    { id: 'read', say: 'Read this.' },
    { id: 'skipped', say: 'Never said.', skip: () => true },
    {
      id: 'grow',
      say: ({ view }) => `At ${String(view)}.`,
      when: ({ view }) => Number(view) > 0,
      allow: ({ do: deed }) => deed === 'grow',
      until: ({ view }, since) => Number(view) > Number(since.view),
    },
    { id: 'end', say: 'Done.' },
  ],
  asides: [
    {
      id: 'attack',
      say: 'Beware!',
      when: ({ decision }) => decision?.kind === 'attack',
      until: ({ decision }) => decision?.kind !== 'attack',
    },
  ],
};

const stepOf = ({ step }: Coaching): string | undefined => step?.id;

describe('a lesson', () => {
  test('stays at what is to be read until the reader goes on, then waits for its moment', () => {
    const first = coached(lesson, BEGINNING, now(0));
    expect(stepOf(first)).toBe('read');
    expect(coached(lesson, first, now(5))).toBe(first);
    const waiting = readOn(lesson, first, now(0));
    expect(stepOf(waiting)).toBeUndefined();
    expect(stepOf(coached(lesson, waiting, now(1)))).toBe('grow');
  });

  test('is broken in on by an aside, once, and comes back to the same step as it began', () => {
    const reading = coached(lesson, BEGINNING, now(1));
    const growing = readOn(lesson, reading, now(1));
    const attacked = coached(lesson, growing, now(2, 'attack'));
    expect(stepOf(attacked)).toBe('attack');
    // Meanwhile it has grown: the step is over as soon as the aside is.
    const after = coached(lesson, attacked, now(2));
    expect(stepOf(after)).toBe('end');
    expect(stepOf(coached(lesson, after, now(2, 'attack')))).toBe('end');
  });

  test('lets one choose what the step is about, but never forbids everything', () => {
    const growing = readOn(lesson, coached(lesson, BEGINNING, now(1)), now(1));
    const both = now(1, 'act', 'grow', 'shrink');
    expect(permits(growing, { do: 'grow' }, both)).toBe(true);
    expect(permits(growing, { do: 'shrink' }, both)).toBe(false);
    expect(permits(growing, { do: 'shrink' }, now(1, 'act', 'shrink'))).toBe(true);
  });

  test('says what it says with the position, and nothing more once it is dismissed', () => {
    expect(told(lesson.steps[2]?.say ?? '', now(7))).toBe('At 7.');
    expect(stepOf(coached(lesson, dismissed(lesson), now(1, 'attack')))).toBeUndefined();
  });
});
