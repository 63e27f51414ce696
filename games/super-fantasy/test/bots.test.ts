/** What bots believe: choices at a glance, chances before a roll. */
import { advance, answer, below, seeded } from '@questhall/kernel';
import { expect, test } from 'vitest';
import * as flow from '../src/flow.ts';
import { asSuperOption, rules } from '../src/index.ts';
import { boardOf } from '../src/queries/board.ts';
import { chanceOf, chanceToBlock } from '../src/queries/chance.ts';
import { MODES } from '../src/state.ts';
import { atSquare, table, turnOf } from './table.ts';

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
});

test('nobody turns round and round, or takes back what he said', () => {
  for (const { asked, weights } of weighed('standard', 'round')) {
    for (const [at, option] of asked.options.entries()) {
      if (option.do === 'withdraw' || (asked.kind === 'act' && option.do === 'face'))
        expect(weights[at]).toBe(0);
    }
  }
});

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
  /** [SF-RULING-70] Whatever he rolls, 3 more is above any roll of that die. */
  expect(chanceToBlock(1, 3, { dice: 1, star: 2 }, 3)).toBeCloseTo(1);
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

/** Two heroes in the Gallery, and what an Ugly Master thinks of each of his monsters. */
const commanding = (monsters: Parameters<typeof table>[0]['monsters'], closed: readonly number[] = []) =>
  table({ mode: 'ugly-master', heroes: { barka: [6, 6], zoe: [7, 6] }, monsters: monsters ?? {}, closed })
    .dice('swords', 'swords', 'swords', 'swords', 'swords', 'swords')
    .begin(flow.umTurn, {});

test('an Ugly Master likes his monsters near the heroes, also behind a closed door, and does not drill those who are there', () => {
  const worth = (x: number, y: number, closed: readonly number[] = []): number =>
    rules.evaluate(commanding({ m: ['ugly-snout', x, y] }, closed).state, 2);
  expect(worth(9, 9)).toBeGreaterThan(worth(11, 11));
  /** In the Stable, whose door is shut. */
  expect(worth(8, 0, [7])).toBeGreaterThan(worth(8, -2, [7]));
  expect(worth(8, 0)).toBeGreaterThan(worth(8, 0, [7]));
  const t = commanding({ there: ['ugly-snout', 7, 7], far: ['ugly-snout', 11, 11] });
  const [asked] = t.decisions;
  if (!asked) throw new Error('nobody is asked');
  const weights = rules.inclinations?.(t.state, asked) ?? [];
  const of = (figure: string) =>
    weights.filter((_, at) => {
      const option = asSuperOption(asked.options[at] ?? { do: '' });
      return option.do === 'moveMonster' && option.at.figure === figure;
    });
  expect(of('there')).toEqual([0]);
  expect(of('far')[0]).toBeGreaterThan(0);
});

test('whoever the heroes have to kill keeps away from them', () => {
  const t = table({
    mission: 'guardhouse',
    mode: 'ugly-master',
    heroes: { barka: [1, 7], zoe: [2, 7] },
    monsters: { cook: ['big-snout', 8, 8], other: ['big-snout', 8, 9] },
  })
    .dice('swords', 'swords', 'swords', 'swords', 'swords', 'swords')
    .begin(flow.umTurn, {});
  const liked = (figure: string): number => {
    t.choose('umSpend', { do: 'moveMonster', dice: [2], at: { figure } });
    const [asked] = t.decisions;
    const weights = (asked && rules.inclinations?.(t.state, asked)) ?? [];
    const best = asSuperOption(asked?.options[weights.indexOf(Math.max(...weights))] ?? { do: '' });
    const square = 'at' in best && 'square' in best.at ? best.at.square : -1;
    t.choose('umMoveTo', atSquare(t, 8, figure === 'cook' ? 8 : 9)).choose('umFacing', { facing: 'W' });
    return square % boardOf(t.state).layout.grid.width;
  };
  expect(liked('cook')).toBeGreaterThan(liked('other'));
});
