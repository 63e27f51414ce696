import type { GameEvent } from '@questhall/kernel';
import { afterEach, expect, test, vi } from 'vitest';
import { blend, loudness, panAt } from '../src/sound/levels.ts';
import { closeSeam } from '../src/sound/seam.ts';
import { createVoices } from '../src/sound/voices.ts';
import { hear, hearTurn } from '../src/table/hear.ts';
import { danger as brawlDanger } from '../src/tables/brawl/sound/danger.ts';
import { danger as superDanger } from '../src/tables/super-fantasy/sound/danger.ts';

test('no take of a sound is heard twice in a row, and all of them are heard', () => {
  const voices = createVoices(() => 0.99);
  const heard = Array.from({ length: 12 }, (_, second) => {
    const take = voices.claim('hit', 3, second);
    voices.release();
    return take;
  });
  for (const [index, take] of heard.entries()) expect(take).not.toBe(heard[index + 1]);
  expect(new Set(heard)).toEqual(new Set([0, 1, 2]));
});

test('the same sound twice within a moment is heard once', () => {
  const voices = createVoices();
  expect(voices.claim('hit', 3, 1)).toBeDefined();
  expect(voices.claim('hit', 3, 1.01)).toBeUndefined();
  expect(voices.claim('card', 3, 1.01)).toBeDefined();
  expect(voices.claim('hit', 3, 1.2)).toBeDefined();
});

test('so many voices at once and no more; who has ended makes room', () => {
  const voices = createVoices();
  const claimed = Array.from({ length: 30 }, (_, index) => voices.claim(`sound ${index}`, 1, index));
  expect(claimed.filter((take) => take !== undefined)).toHaveLength(14);
  expect(voices.claim('late', 1, 40)).toBeUndefined();
  voices.release();
  expect(voices.claim('late', 1, 41)).toBe(0);
});

test('music goes over from calm to danger, and calm never falls silent', () => {
  expect(blend(0)).toEqual({ calm: 1, danger: 0 });
  expect(blend(1).danger).toBeCloseTo(1);
  expect(blend(1).calm).toBeGreaterThan(0.5);
  expect(blend(0.6).danger).toBeGreaterThan(blend(0.4).danger);
  expect(blend(7)).toEqual(blend(1));
});

test('what happens at the left is heard from the left, never from one side alone', () => {
  expect(panAt(500, 1000)).toBe(0);
  expect(panAt(0, 1000)).toBeCloseTo(-0.6);
  expect(panAt(1500, 1000)).toBeCloseTo(0.6);
  expect([loudness(0), loudness(100)]).toEqual([0, 1]);
});

test('a loop whose end and beginning do not meet begins again without a click', () => {
  const [rate, lasts] = [1000, 1];
  /** Comes back a quarter of a turn later than it should. */
  const loop = Float32Array.from({ length: 1250 }, (_, at) => Math.sin((at / 100) * Math.PI + at / 2000));
  const steps = (sound: Float32Array): number =>
    Math.max(
      ...Array.from({ length: 400 }, (_, at) => {
        const [before, after] = [(800 + at) % 1000, (801 + at) % 1000];
        return Math.abs((sound[after] ?? 0) - (sound[before] ?? 0));
      }),
    );
  expect(steps(loop)).toBeGreaterThan(0.2);
  const middle = loop.slice(200, 1000);
  closeSeam(loop, rate, lasts);
  expect(steps(loop)).toBeLessThan(0.05);
  expect(loop.slice(200, 1000)).toEqual(middle);
});

test('it is dangerous when a match is nearly over', () => {
  expect(brawlDanger({ vp: [0, 0], vpToWin: 5 })).toBe(0);
  expect(brawlDanger({ vp: [1, 4], vpToWin: 5 })).toBeGreaterThan(0.8);
  const fresh = { heroes: [], endToken: 12 };
  expect(superDanger({ ...fresh, turnMarker: 2 })).toBe(0);
  expect(superDanger({ ...fresh, turnMarker: 11 })).toBeGreaterThan(0.7);
});

afterEach(() => vi.unstubAllGlobals());

test('a hit and the own turn are felt in the hand by those who want it, and by nobody in a hidden page', () => {
  const vibrate = vi.fn();
  const page = (hidden: boolean) => {
    vi.stubGlobal('navigator', { vibrate });
    vi.stubGlobal('document', { hidden, querySelector: () => null });
  };
  const telling = {
    parts: { wounded: { weight: 'heavy', loses: 'life' }, walked: { weight: 'plain' } },
  } as const;
  const feel = (type: string, vibration: boolean) =>
    hear({ type } as GameEvent, { sound: undefined, telling, vibration });
  page(false);
  feel('walked', true);
  feel('wounded', false);
  hearTurn(false);
  expect(vibrate).not.toHaveBeenCalled();
  feel('wounded', true);
  hearTurn(true);
  expect(vibrate).toHaveBeenCalledTimes(2);
  page(true);
  feel('wounded', true);
  hearTurn(true);
  expect(vibrate).toHaveBeenCalledTimes(2);
});
