import type { GameEvent } from '@questhall/kernel';
import { expect, test } from 'vitest';
import { MOTIONS, phraseOf, stillPhraseOf } from '../src/table/motion/words.ts';
import { motionOf } from '../src/tables/brawl/motion.ts';

const AIM = { x: 1, y: 0, reach: 30 };
/** What the compositor moves without drawing anything anew. */
const CHEAP = ['transform', 'opacity', 'offset', 'easing'];

test('every motion moves by transform and opacity alone, and is over within a second', () => {
  for (const motion of MOTIONS)
    for (const { frames, lasts } of [phraseOf(motion, AIM), stillPhraseOf(motion)]) {
      const used = frames.flatMap((frame) => Object.keys(frame));
      expect([motion, used.filter((property) => !CHEAP.includes(property))]).toEqual([motion, []]);
      expect([motion, lasts > 0 && lasts < 1000]).toEqual([motion, true]);
    }
});

test('a motion ends where it began, unless somebody falls', () => {
  for (const motion of MOTIONS) {
    const { frames, stays } = phraseOf(motion, AIM);
    expect([motion, stays === true]).toEqual([motion, motion === 'fall']);
    const end = String(frames.at(-1)?.transform).replaceAll(
      /translate\(-?0px, -?0px\)|rotate\(-?0deg\)/g,
      '',
    );
    if (stays === undefined) expect([motion, end.trim() || 'none']).toEqual([motion, 'none']);
  }
});

test('a blow is drawn back before it lands, stands still for a moment, and throws back whom it hits', () => {
  const along = (motion: 'strike' | 'recoil'): readonly number[] =>
    phraseOf(motion, AIM).frames.map(({ transform }) =>
      Number(/translate\((-?[\d.]+)px/.exec(String(transform))?.[1] ?? 0),
    );
  const [, back = 0, hit = 0, held] = along('strike');
  expect(back).toBeLessThan(0);
  expect(hit).toBe(AIM.reach);
  expect(held).toBe(hit);
  expect(Math.min(...along('recoil'))).toBeLessThan(-AIM.reach / 3);
});

test('who wants less motion sees things fade, and who falls fade away', () => {
  for (const motion of MOTIONS) {
    const { frames } = stillPhraseOf(motion);
    expect(frames.some((frame) => 'transform' in frame)).toBe(false);
    expect([motion, frames.at(-1)?.opacity]).toEqual([motion, motion === 'fall' ? 0 : 1]);
  }
});

test('a Champion who is pushed is shoved, one who jumps leaps, one who walks just goes', () => {
  const moved = (how: string) => motionOf({ type: 'moved', champion: 0, how } as GameEvent);
  expect(moved('push')).toEqual({ targets: 'shove' });
  expect(moved('jump')).toEqual({ targets: 'jump' });
  expect(moved('walk')).toBeUndefined();
});
