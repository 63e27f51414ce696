import type { Decision, Option } from '@questhall/kernel';
import { advance, answer, asGame, save, seeded } from '@questhall/kernel';
import type { Toy } from '@questhall/testkit/toy';
import { toy } from '@questhall/testkit/toy';
import { describe, expect, test } from 'vitest';
import type { BotRequest } from '../src/index.ts';
import { hint, think } from '../src/index.ts';
import { heap, heapOf } from './games.ts';

const now = (): number => 0;
const request: BotRequest = {
  id: 7,
  game: 'heap',
  rulesVersion: heap.version,
  state: save(heap, heapOf(5, [0, 1], seeded('request'))),
  seat: 0,
  level: 'master',
  seed: 'x',
  budget: { iterations: 400 },
};

describe('a request from a host', () => {
  test('is answered with an option', () => {
    expect(think(heap, request, now)).toMatchObject({ id: 7, option: { do: 'take', count: 1 }, hints: [] });
  });

  test('may want hints', () => {
    const reply = think(heap, { ...request, hints: 2 }, now);
    expect('hints' in reply && reply.hints.map(({ option }) => option)).toHaveLength(2);
  });

  test('for a seat that is not asked gets an error', () => {
    expect(think(heap, { ...request, seat: 1 }, now)).toEqual({ id: 7, error: 'seat 1 is not asked' });
  });

  test('of another game gets an error', () => {
    const reply = think(asGame(toy), request, now);
    expect('error' in reply && reply.error).toMatch(/expected a saved state of toy/);
  });
});

describe('hints', () => {
  test('a forced choice says so', () => {
    const s = heapOf(1, [0, 1], seeded('one'));
    const asked = advance(heap, s)[0] as Decision;
    const hints = hint(heap, s, asked);
    expect(hints).toEqual([
      { option: { do: 'take', count: 1 }, chance: 0.5, share: 1, equal: true, because: { is: 'only' } },
    ]);
  });

  /** Blue has one health left, and Red the turn. */
  function lastBlow(): Toy {
    const configured = toy.configure({ players: 2 });
    if ('problems' in configured) throw new Error('not configured');
    const s = toy.setup(configured.options, seeded('last blow'));
    for (const seat of [0, 1]) {
      const bids = advance(toy, s).find((open) => open.seat === seat)?.options ?? [];
      answer(toy, s, seat, bids[seat === 0 ? 3 : 0] as Option);
    }
    advance(toy, s);
    Object.assign(s.fighters[0] as object, { hand: ['jab', 'trip'], marrow: 0 });
    Object.assign(s.fighters[1] as object, { hand: [], health: 1 });
    return s;
  }

  test('come best first, at most as many as wanted, each with a sentence of the rules', () => {
    const s = lastBlow();
    const asked = advance(toy, s)[0] as Decision;
    const hints = hint(toy, s, asked, { budget: { iterations: 200 }, count: 2 });
    expect(hints).toHaveLength(2);
    expect(hints[0]?.option).toMatchObject({ do: 'attack', bone: 'jab' });
    expect(hints[0]?.because).toMatchObject({ is: 'leads', to: { type: 'fell' } });
    expect(hints[0]?.chance).toBeGreaterThanOrEqual(hints[1]?.chance ?? 1);
  });

  test('B7: asked four times, by whomever and however fast their clock runs, advice is the same', () => {
    const configured = toy.configure({ players: 3 });
    if ('problems' in configured) throw new Error('not configured');
    const s = toy.setup(configured.options, seeded('four times'));
    let asked = 0;
    let [decision] = advance(toy, s);
    for (; decision && asked < 30; [decision] = advance(toy, s)) {
      const { seat, options } = decision;
      const request: BotRequest = {
        ...{ id: 1, game: 'toy', rulesVersion: toy.version, state: save(toy, s), seat, hints: 3 },
        ...{ level: 'master', seed: '' },
      };
      const times = [0, 1, 2, 3].map((time) => {
        let clock = 0;
        const slow = (): number => (clock += time / 100);
        return think(asGame(toy), { ...request, seed: `asked ${time}`, budget: { ms: 60_000 } }, slow);
      });
      for (const again of times) expect(again).toEqual(times[0]);
      if (options.length > 1) asked += 1;
      answer(toy, s, seat, options[asked % options.length] as Option);
    }
    expect(asked).toBeGreaterThan(8);
  });

  test('T6: what cannot be told apart is said to be equal, and what is worse is not', () => {
    const s = heapOf(5, [0, 1], seeded('equal'));
    const asked = advance(heap, s)[0] as Decision;
    const [best, ...others] = hint(heap, s, asked);
    expect(best).toMatchObject({ option: { count: 1 }, equal: true });
    expect(others.map(({ equal }) => equal)).toEqual([false, false]);
    const lost = heapOf(4, [0, 1], seeded('lost'));
    const [one, two] = hint(heap, lost, advance(heap, lost)[0] as Decision, { count: 2 });
    expect([one?.equal, two?.equal]).toEqual([true, true]);
    expect(two?.because).toMatchObject({ is: 'equal', than: one?.option });
  });
});
