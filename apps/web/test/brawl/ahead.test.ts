import { describe, expect, test } from 'vitest';
import { aimsAt, aimsOf, isTurned, wayTo } from '../../src/tables/brawl/logic/ahead.ts';
import type { BrawlScene } from '../../src/tables/brawl/logic/scene.ts';

type BrawlDecision = NonNullable<BrawlScene['decision']>;

const asked = (
  kind: string,
  about: BrawlDecision['about'],
  options: BrawlDecision['options'] = [],
): BrawlDecision => ({
  id: 7,
  seat: 0,
  kind,
  about,
  options,
});

const hit = { champion: 3, strength: 3, defence: 1, damage: 2 };

describe('what the pointer rests on', () => {
  test('a hex within reach shows its way; any other, and any other question, shows none', () => {
    const way = { hex: 12, path: [11, 12], trap: true, targets: [3], meets: [1] };
    const moving = asked('move', { champion: 0, ways: [way] });
    expect(wayTo(moving, 12)).toEqual(way);
    expect(wayTo(moving, 11)).toBeUndefined();
    expect(wayTo(asked('act', { ways: [way] }), 12)).toBeUndefined();
    expect(wayTo(null, 12)).toBeUndefined();
  });

  test('a rival shows what an attack on it comes to', () => {
    const aims = [
      { champion: 3, turns: null, times: 1, hits: [hit] },
      { champion: 4, turns: null, times: 1, hits: [{ ...hit, champion: 4 }] },
    ];
    const attacking = asked('attack', { champion: 0, aims });
    expect(aimsOf(attacking)).toEqual(aims);
    expect(isTurned(attacking)).toBe(false);
    expect(aimsAt(attacking, { champion: 4, hex: 20 })).toEqual([aims[1]]);
    expect(aimsAt(attacking, { champion: undefined, hex: 20 })).toEqual([]);
  });

  test('an area is turned by the hex its middle points at', () => {
    const aims = [0, 1].map((turns) => ({ champion: null, turns, times: 1, hits: [hit] }));
    const options = [0, 1].map((turns) => ({ do: 'aimArea', turns, hexes: [], at: { hex: 20 + turns } }));
    const attacking = asked('attack', { champion: 0, aims }, options);
    expect(isTurned(attacking)).toBe(true);
    expect(aimsAt(attacking, { champion: undefined, hex: 21 })).toEqual([aims[1]]);
    expect(aimsAt(attacking, { champion: 3, hex: undefined })).toEqual([]);
  });
});
