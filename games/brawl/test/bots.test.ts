/** What bots believe at a glance. */
import type { Option } from '@questhall/kernel';
import { advance, answer, below, seeded } from '@questhall/kernel';
import { expect, test } from 'vitest';
import { asBrawlOption } from '../src/decisions.ts';
import { rules } from '../src/index.ts';
import type { Acting } from './acting.ts';
import { turnOf } from './acting.ts';
import { table } from './table.ts';

/** How readily each option is taken, by what it points at or does. */
function leanings(t: Acting): readonly { readonly option: unknown; readonly weight: number }[] {
  const [open] = t.t.decisions;
  if (!open || !rules.inclinations) throw new Error('nobody is asked');
  const weights = rules.inclinations(t.s, open);
  return open.options.map((option, at) => ({ option, weight: weights[at] as number }));
}

const favourite = (t: Acting): unknown =>
  leanings(t).reduce((best, each) => (each.weight > best.weight ? each : best)).option;

test('whoever can take out an Enemy likes that best', () => {
  const t = turnOf(
    table({
      a: { kilgore: [0, 2], gwaien: [-3, 2] },
      b: { sulka: { at: [0, 1], damage: 5 }, deryn: [1, 2] },
      hands: { 0: ['maul-thrash', 'throw', 'teleport'] },
    }),
  );
  expect(favourite(t)).toMatchObject({ do: 'play', card: 'maul-thrash' });
  t.play('maul-thrash').stay();
  expect(favourite(t)).toMatchObject({ do: 'aim', at: { champion: t.id('sulka') } });
});

test('a Reaction that saves a Champion is liked better than to pass; one that saves nothing is not', () => {
  const attacked = (damage: number) =>
    turnOf(
      table({
        a: { kilgore: [0, 2] },
        b: { sulka: { at: [0, 1], damage }, goldarr: [4, -3] },
        hands: { 0: ['maul-thrash'], 1: ['curse', 'intimidation'] },
      }),
    )
      .play('maul-thrash')
      .stay()
      .aim('sulka');
  expect(favourite(attacked(5))).toMatchObject({ do: 'react' });
  expect(
    leanings(attacked(5)).find(({ option }) => (option as { do: string }).do === 'passTurn')?.weight,
  ).toBe(0);
});

test('nobody likes to step onto a trap for nothing', () => {
  const t = turnOf(
    table({ a: { kilgore: [-1, 1] }, b: { sulka: [4, -3] }, traps: [[-1, 0, 'damage3']] }),
  ).standard('move', 'kilgore', 'creation');
  const onto = leanings(t).find(({ option }) => {
    const each = asBrawlOption(option as { do: string });
    return each.do === 'move' && each.at.hex === t.s.traps[0]?.hex;
  });
  expect(onto?.weight).toBeLessThan(Math.max(...leanings(t).map(({ weight }) => weight)) / 2);
});

test('every question has one weight for each option, none below 0, and at least one above', () => {
  const chance = { rng: seeded('leanings') };
  const s = rules.setup(
    {
      players: 2,
      draft: 'casual',
      pool: 12,
      forming: 'dealt',
      mirrors: false,
      duplicates: false,
      rings: 'teal-orange',
    },
    seeded('leanings'),
  );
  const kinds = new Set<string>();
  for (let i = 0; i < 400; i++) {
    const [open] = advance(rules, s);
    if (!open) break;
    const weights = rules.inclinations?.(s, open) ?? [];
    expect(weights).toHaveLength(open.options.length);
    expect(Math.min(...weights)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...weights)).toBeGreaterThan(0);
    kinds.add(open.kind);
    const aimed = open.options.find((option) => option.do === 'aim');
    answer(rules, s, open.seat, aimed ?? (open.options[below(chance, open.options.length)] as Option));
  }
  expect([...kinds]).toEqual(
    expect.arrayContaining(['act', 'move', 'attack', 'react', 'deploy', 'mulligan']),
  );
});
