import { describe, expect, test } from 'vitest';
import { place, SIDES } from '../src/ui/place.ts';

const VIEW = { width: 1000, height: 700 };
const NOTE = { width: 280, height: 120 };

describe('a note', () => {
  test('stands on the side asked for when there is room', () => {
    for (const side of SIDES) {
      expect(place({ left: 450, top: 300, width: 60, height: 60 }, NOTE, VIEW, side).side).toBe(side);
    }
  });

  test('changes sides where there is none', () => {
    expect(place({ left: 900, top: 300, width: 60, height: 60 }, NOTE, VIEW, 'right').side).toBe('left');
    expect(place({ left: 450, top: 10, width: 60, height: 60 }, NOTE, VIEW, 'top').side).not.toBe('top');
  });

  test('stays in the window and its arrow stays on its edge, wherever the anchor is', () => {
    for (let left = -20; left <= 990; left += 101) {
      for (let top = -20; top <= 690; top += 71) {
        for (const side of SIDES) {
          const at = place({ left, top, width: 40, height: 40 }, NOTE, VIEW, side);
          expect(at.left).toBeGreaterThanOrEqual(8);
          expect(at.top).toBeGreaterThanOrEqual(8);
          expect(at.left + NOTE.width).toBeLessThanOrEqual(VIEW.width - 8);
          expect(at.top + NOTE.height).toBeLessThanOrEqual(VIEW.height - 8);
          const edge = at.side === 'left' || at.side === 'right' ? NOTE.height : NOTE.width;
          expect(at.arrow).toBeGreaterThanOrEqual(0);
          expect(at.arrow).toBeLessThanOrEqual(edge);
        }
      }
    }
  });

  test('larger than the window begins at its upper left', () => {
    const at = place({ left: 100, top: 100, width: 10, height: 10 }, { width: 1200, height: 900 }, VIEW);
    expect([at.left, at.top]).toEqual([8, 8]);
  });
});
