import type { Option } from '@questhall/kernel';
import { answer, below } from '@questhall/kernel';
import type { LawReport, Policy } from '@questhall/testkit';
import { anyDeed, checkLaws } from '@questhall/testkit';
import { expect, test } from 'vitest';
import { referee } from '../referee/index.ts';
import { rules } from '../src/index.ts';
import type { Options, State } from '../src/state.ts';
import { DRAFTS } from '../src/state.ts';

const plain = {
  pool: 12,
  forming: 'dealt',
  mirrors: false,
  duplicates: false,
  rings: 'teal-orange',
} as const;
const TWO: Options[] = DRAFTS.map((draft) => ({ ...plain, players: 2, draft }));
const FOUR: Options[] = DRAFTS.map((draft) => ({ ...plain, players: 4, draft }));

/** The matches that broke a law can be played again from what is told here. */
const broken = ({ violations }: LawReport) =>
  violations.map(({ law, message, record }) => ({ law, message, record: JSON.stringify(record) }));

test('the laws hold for two players, whatever the draft', () => {
  const options = [...TWO, { ...plain, players: 2, draft: 'free' as const, mirrors: true }];
  const report = checkLaws(rules, { games: 8, seed: 'two', options, thorough: 0.03, referee });
  expect(broken(report)).toEqual([]);
  expect(report.games).toBe(8);
});

test('the laws hold for Super Team Tornado, whatever the draft', () => {
  const options = [...FOUR, { ...plain, players: 4, draft: 'casual' as const, duplicates: true }];
  const report = checkLaws(rules, { games: 8, seed: 'four', options, thorough: 0.03, referee });
  expect(broken(report)).toEqual([]);
  expect(report.games).toBe(8);
});

/** Players who try what they have not tried yet, and strive for what the track asks. */
function curious(): Policy {
  const tried = new Map<string, number>();
  const nameOf = (option: Option): string => ('card' in option ? `${option.do} ${String(option.card)}` : '');
  const times = (option: Option): number => tried.get(nameOf(option)) ?? 0;
  return (s, decision, chance) => {
    const { options, seat } = decision;
    const cards = options.filter((option) => nameOf(option) !== '');
    const [rarest] = cards.sort((left, right) => times(left) - times(right));
    if (rarest && below(chance, 4) > 0) {
      tried.set(nameOf(rarest), times(rarest) + 1);
      return rarest;
    }
    const eager = options.filter(({ do: deed }) => ['aim', 'aimArea', 'use'].includes(deed));
    if (eager.length > 0) return eager[below(chance, eager.length)] as Option;
    if (decision.kind !== 'move') return anyDeed(s, decision, chance);
    /** Of a few places to go, the one that looks best. */
    const worth = (option: Option): number => {
      const copy = rules.clone(s as State);
      copy.events = null;
      answer(rules, copy, seat, option);
      return rules.evaluate(copy, seat);
    };
    const some = Array.from({ length: 6 }, () => options[below(chance, options.length)] as Option);
    return some.reduce((best, option) => (worth(option) > worth(best) ? option : best));
  };
}

test('every Champion, card, Challenge, trap and Standard Action comes into play', () => {
  const report = checkLaws(rules, {
    games: 300,
    seed: 'all',
    options: [TWO[0] as Options, FOUR[0] as Options],
    thorough: 0,
    referee,
    policy: curious(),
    each: ({ unused }) => unused.length === 0,
  });
  expect(broken(report)).toEqual([]);
  expect(report.unused).toEqual([]);
});
