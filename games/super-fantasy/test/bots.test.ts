/** What bots believe: choices at a glance, chances before a roll. */
import { advance, answer, below, seeded } from '@questhall/kernel';
import { expect, test } from 'vitest';
import { asSuperOption, rules } from '../src/index.ts';
import { chanceOf, chanceToBlock } from '../src/queries/chance.ts';
import { MODES } from '../src/state.ts';
import { table, turnOf } from './table.ts';

/** Every question of a match, with the weights a bot gives its options. */
function* weighed(mode: (typeof MODES)[number], seed: string) {
  const configured = rules.configure({ players: 4, mode, mission: 'sorcerer' });
  if ('problems' in configured) throw new Error(JSON.stringify(configured.problems));
  const s = rules.setup(configured.options, seeded(seed));
  const chance = { rng: seeded(seed) };
  for (let [asked] = advance(rules, s); asked; [asked] = advance(rules, s)) {
    const weights = rules.inclinations?.(s, asked) ?? [];
    yield { asked, weights };
    const { options, seat } = asked;
    const likely = options.filter((_, at) => (weights[at] ?? 0) > 0);
    const option = likely[below(chance, likely.length)];
    if (option) answer(rules, s, seat, option);
  }
}

test('every option has a weight, and one of them is worth a thought', () => {
  for (const mode of MODES) {
    for (const { asked, weights } of weighed(mode, mode)) {
      expect(weights).toHaveLength(asked.options.length);
      const worst = Math.min(...weights);
      const best = Math.max(...weights);
      if (worst < 0 || best === 0) expect({ kind: asked.kind, worst, best }).toBe('worth a thought');
    }
  }
}, 60_000);

test('nobody turns round and round, or takes back what he said', () => {
  for (const { asked, weights } of weighed('standard', 'round')) {
    for (const [at, option] of asked.options.entries()) {
      if (option.do === 'withdraw' || (asked.kind === 'act' && option.do === 'face'))
        expect(weights[at]).toBe(0);
    }
  }
}, 60_000);

test('[SF-DICE-07] chances are exact', () => {
  /** One sword, two swords, a star worth 3. */
  expect(chanceOf(1, 3, 2)).toBeCloseTo(2 / 3);
  expect(chanceOf(2, 3, 6)).toBeCloseTo(1 / 9);
  expect(chanceOf(2, 1, 2)).toBeCloseTo(1);
  expect(chanceOf(0, 3, 1)).toBe(0);
  expect(chanceOf(3, 2, 0)).toBe(1);
});

test('[SF-DEF-05] an attack that equals the protection hits', () => {
  expect(chanceToBlock(0, 3, { dice: 1, star: 2 })).toBe(0);
  /** 1, 2 or 3 against 1, 2 or 2: more than it in 4 of 9 throws. */
  expect(chanceToBlock(1, 3, { dice: 1, star: 2 })).toBeCloseTo(4 / 9);
});

test('[SF-ATK-07] [SF-STAT-04] the chance of each deed is told with the question, and Frozen monsters are hit more easily', () => {
  const chance = (frozen: boolean, dice: number): unknown => {
    const t = turnOf(
      table({ heroes: { barka: [8, 8], zoe: [11, 11] }, monsters: { big: ['big-snout', 9, 8] } }).arrange(
        (s) => {
          for (const monster of s.monsters) monster.frozen = frozen;
        },
      ),
      'barka',
    );
    const { chances } = t.about();
    const at = t
      .options('act')
      .map(asSuperOption)
      .findIndex((act) => act.do === 'attack' && act.dice === dice);
    return Array.isArray(chances) ? chances[at] : undefined;
  };
  /** Protection 9, or 5; a star of Barka's is worth 3. */
  expect(chance(false, 2)).toBe(0);
  expect(chance(false, 3)).toBeCloseTo(chanceOf(3, 3, 9));
  expect(chance(true, 3)).toBeCloseTo(chanceOf(3, 3, 5));
});
