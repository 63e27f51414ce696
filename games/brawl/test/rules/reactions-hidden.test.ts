/** [SFB-RULING-71] A Reaction never reveals itself: not by what is seen, asked or told, and not by when. */
import type { Seat } from '@questhall/kernel';
import { copy, openMatch, submit } from '@questhall/kernel';
import { expect, test } from 'vitest';
import { CARDS } from '../../src/content/index.ts';
import { brawl, rules } from '../../src/index.ts';
import type { ActionCard } from '../../src/vocabulary.ts';
import type { Acting } from '../acting.ts';
import { turnOf } from '../acting.ts';
import type { Setting, Spot } from '../table.ts';
import { table } from '../table.ts';

const ATTACKS = CARDS.filter(({ type }) => type === 'attack');
/** Two Reactions, one, none; none that could be paid for. The number of cards is the same. */
const HANDS: readonly (readonly string[])[] = [
  ['revenge', 'curse', 'focus'],
  ['flash-of-jade', 'curse', 'focus'],
  ['flash-of-jade', 'effigy', 'focus'],
];

/** The attacker far down, so that a target stands in its row at just the least range. */
const FROM: Spot = [-2, 2];
function targetOf({ targeting }: ActionCard): Spot {
  const away = targeting.kind === 'direct' || targeting.kind === 'indirect' ? targeting.min : 1;
  return [FROM[0] + away, FROM[1]];
}

/** Seat 1 is attacked; with `team`, seat 3 is asked after it. */
function position(card: ActionCard, hand: readonly string[], team: boolean): Setting {
  const own = card.champion;
  const target = targetOf(card);
  const b = {
    tzuxiao: { at: own === 'tzuxiao' ? ([4, -3] as const) : target },
    sulka: { at: own === 'tzuxiao' ? target : ([4, -3] as const) },
  };
  const others = team ? { c: { dugrun: [-4, 3] as const }, d: { xinshen: [3, -3] as const } } : {};
  return {
    a: { [own]: FROM },
    b,
    ...others,
    hands: { 0: [card.id], 1: hand, ...(team && { 3: ['felines-grace', 'contemplation'] }) },
  };
}

/** What everybody but the one who is asked can know, at every question of the attack. */
function known(card: ActionCard, hand: readonly string[], team: boolean): readonly unknown[] {
  const t = turnOf(table(position(card, hand, team)).chance('attack'));
  const viewers: readonly (Seat | null)[] = team ? [0, 2, 3, null] : [0, null];
  const seen: unknown[] = [];
  const look = (): void => {
    for (const viewer of viewers) {
      seen.push(copy(t.view(viewer)), copy(t.t.seenBy(viewer)));
      seen.push(copy(t.t.decisions.filter(({ seat }) => seat === viewer)));
    }
    seen.push(t.asked, t.t.decisions.map(({ id }) => id).join());
  };
  t.play(card.id);
  look();
  while (t.asked === '0 move') t.stay();
  look();
  attackWith(t);
  look();
  expect(t.asked).toBe('1 react');
  t.pass();
  look();
  return seen;
}

function attackWith(t: Acting): void {
  const [first] = t.options().filter((option) => option.do === 'aim' || option.do === 'aimArea');
  if (!first) throw new Error('nobody can be attacked');
  t.say({ ...first });
}

test.for(ATTACKS.map((card) => [card.id, card] as const))(
  '[SFB-RULING-71] %s: the same is seen, asked and told, and as often, whatever the defender holds',
  ([, card]) => {
    const [first, ...others] = HANDS.map((hand) => known(card, hand, false));
    for (const other of others) expect(other).toEqual(first);
  },
);

test('[SFB-RULING-71] [SFB-RULING-80] with four players neither the attackers nor the teammate learn what the attacked one holds', () => {
  for (const card of ATTACKS.filter(({ champion }) => !['dugrun', 'xinshen'].includes(champion))) {
    const [first, ...others] = HANDS.map((hand) => known(card, hand, true));
    for (const other of others) expect(other).toEqual(first);
  }
});

test('[SFB-RULING-71] in a match played by a program the window opens exactly when cards and Cores say so', () => {
  const configured = brawl.configure({ draft: 'free' });
  if ('problems' in configured) throw new Error('the options have changed');
  const match = openMatch(brawl, { options: configured.options, seed: 'window', seats: ['A', 'B'] });
  let windows = 0;
  let without = 0;
  for (let turn = 0; turn < 3000; turn++) {
    const [open] = match.decisions;
    if (!open) break;
    const attacks = open.options.filter((option) => option.do === 'aim' || option.do === 'aimArea');
    const keep = open.options.filter((option) => option.do !== 'passTurn');
    const option = attacks[0] ?? keep[(7 * turn) % keep.length];
    if (!option) break;
    submit(match, { seat: open.seat, decision: open.id, option });
    if (open.kind !== 'attack' || attacks.length === 0) continue;
    const view = rules.view(match.state as never, open.seat);
    const defender = view.seats.find(({ seat }) => seat !== open.seat);
    const due = (defender?.handCount ?? 0) > 0 && (defender?.ready.length ?? 0) > 0;
    expect(match.decisions[0]?.kind === 'react').toBe(due);
    windows += 1;
    if (!match.decisions[0]?.options.some((each) => each.do === 'react')) without += 1;
  }
  expect(windows).toBeGreaterThan(2);
  expect(without).toBeGreaterThan(0);
});
