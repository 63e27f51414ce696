/** What bots believe, about choices at a glance and about positions. */
import type { Option } from '@questhall/kernel';
import { advance, answer, below, seeded } from '@questhall/kernel';
import type { Scene } from '@questhall/testkit';
import { expect, test } from 'vitest';
import { equipmentCard, rules } from '../src/index.ts';
import { oddsOf, weaponOdds } from '../src/queries/odds.ts';
import type { State } from '../src/state.ts';
import type { Weapon } from '../src/vocabulary.ts';
import type { Combat } from './table.ts';
import { combat, hurl, RANDOLPH, TINA, TODD } from './table.ts';

function favourite(t: Scene<State>): Option {
  const [open] = t.decisions;
  const weights = (open && rules.inclinations?.(t.state, open)) ?? [];
  return open?.options[weights.indexOf(Math.max(...weights))] as Option;
}

const chance = (setting: Combat): number => rules.evaluate(combat(setting).state, 0);

test('dice are taken back while everybody can bear it, and white ones thrown when somebody cannot', () => {
  const spent = { pool: [], white: 2, foeLife: 20 } as const;
  expect(favourite(combat(spent))).toMatchObject({ do: 'retrieve' });
  const weak = { ...spent, life: { [TINA]: 1, [TODD]: 1, [RANDOLPH]: 1 } };
  expect(favourite(combat(weak))).toMatchObject({ do: 'take', die: 'white' });
});

test('[DF-BACK-05] nobody proposes or agrees to back down from what can be hit', () => {
  const t = combat({ monster: 'hedge-hog', room: 'draughty-arch' });
  const weight = (deed: string): number | undefined => {
    const [open] = t.decisions;
    const at = open?.options.findIndex((option) => option.do === deed) ?? -1;
    return open && rules.inclinations?.(t.state, open)[at];
  };
  expect(weight('backDown')).toBe(0);
  t.choose('chooseDie', 'backDown');
  expect(weight('agree')).toBe(0);
  expect(weight('refuse')).toBeGreaterThan(0);
});

test('[DF-BACK-05] backing down is considered where throws promise little, unless somebody would faint of it', () => {
  const backsDown = (setting: Combat): boolean => {
    const t = combat(setting);
    const [open] = t.decisions;
    const at = open?.options.findIndex((option) => option.do === 'backDown') ?? -1;
    return ((open && rules.inclinations?.(t.state, open)[at]) ?? 0) > 0;
  };
  expect(backsDown({ monster: 'giggling-gnoll' })).toBe(true);
  expect(backsDown({ monster: 'giggling-gnoll', life: { [TINA]: 3 } })).toBe(false);
  expect(backsDown({ monster: 'giggling-gnoll', foeLife: 7 })).toBe(false);
  expect(backsDown({ monster: 'magpie-mobster' })).toBe(false);
});

test('a Weapon that makes no throw harder is used', () => {
  const t = combat({ active: TODD, equipment: { [TODD]: ['wooden-spoon'] } });
  t.choose('chooseDie', { do: 'take', die: 'red' });
  expect(favourite(t)).toEqual({ do: 'arm', weapons: ['wooden-spoon'] });
});

test('an Armor is worn when there is something to ward off', () => {
  const t = hurl(combat({ active: TODD, equipment: { [TODD]: ['bark-vest'] } }), 'red', 'outside blank');
  expect(favourite(t)).toMatchObject({ do: 'armor', card: 'bark-vest' });
});

test('more life, more dice and less of the Monster are better; a party that may faint together is worse', () => {
  const usual = chance({});
  expect(chance({ life: { [TINA]: 2 } })).toBeLessThan(usual);
  expect(chance({ white: 4 })).toBeGreaterThan(usual);
  expect(chance({ foeLife: 5 })).toBeGreaterThan(usual);
  expect(chance({ life: { [TINA]: 1, [TODD]: 1, [RANDOLPH]: 1 } })).toBeLessThan(usual / 2);
});

test('every question has one weight for each option, none below 0, and at least one above', () => {
  const dice = { rng: seeded('leanings') };
  const kinds = new Set<string>();
  for (let match = 0; match < 24; match++) {
    const configured = rules.configure({ players: 3, levelUp: match % 2 === 0 });
    if ('problems' in configured) throw new Error('not a match');
    const s = rules.setup(configured.options, seeded(`leanings ${match}`));
    for (let [open] = advance(rules, s); open; [open] = advance(rules, s)) {
      const weights = rules.inclinations?.(s, open) ?? [];
      expect(weights).toHaveLength(open.options.length);
      expect(Math.min(...weights)).toBeGreaterThanOrEqual(0);
      expect(Math.max(...weights)).toBeGreaterThan(0);
      kinds.add(open.kind);
      const worth = open.options.filter((_, at) => (weights[at] as number) > 0);
      answer(rules, s, open.seat, worth[below(dice, worth.length)] as Option);
    }
  }
  expect([...kinds]).toEqual(
    expect.arrayContaining(['path', 'chooseDie', 'weapons', 'ability', 'armor', 'scar', 'shop', 'spend']),
  );
});

const AVERAGE = { hand: 'average', board: 'labyrinth' } as const;

test('[DF-EQUIP-03] a Weapon that asks for nothing misses no more than bare hands, one that asks for a throw does', () => {
  const weapon = { ...(equipmentCard('knee-cannon') as Weapon), damage: 1 };
  const { requirement: _asked, ...plain } = weapon;
  const free = weaponOdds(plain, AVERAGE);
  expect(free.misses).toBe(0);
  expect(free.damage).toBeCloseTo(oddsOf('red', [], AVERAGE).hits / 1000, 2);
  const knee = weaponOdds({ ...weapon, requirement: 'knee' }, AVERAGE);
  expect(knee.misses).toBeGreaterThan(0.05);
  expect(knee.damage).toBeLessThan(free.damage);
});
