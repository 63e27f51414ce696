/**
 * A table on which every card can show what it does: Monsters in all lanes, two deep in the middle, none of which falls
 * easily, Defends or leaves a Prize behind at once; Heroes beside, behind and away from the one that acts.
 */
import type { Pattern, Scene } from '@questhall/testkit';
import { expect, test } from 'vitest';
import { comboCard } from '../../src/queries/cards.ts';
import type { State } from '../../src/state.ts';
import type { Energy } from '../../src/vocabulary.ts';
import { wounds } from '../answers.ts';
import { intact, table, turnOf } from '../table.ts';
import { combos, lent } from './cards.ts';

const MONSTERS = {
  1: ['trolldoodle'],
  2: ['yeti-sheepdog'],
  3: ['war-bulldog', 'zombie-basset'],
  4: ['chowtaur'],
  5: ['pharaoh-hound'],
} as const;

/** The one who acts stands in front of lane 3, a Hero behind it, one beside it, one away. */
const heroesAround = (owner: string) => {
  const [behind = '', beside = '', away = ''] = ['druid', 'merchant', 'barbarian', 'cleric'].filter(
    (id) => id !== owner,
  );
  return { 2: [beside], 3: [owner, behind], 5: [away] };
};

type Numbers = { readonly [creature: string]: number };
type Answer = readonly [kind: string, pattern: Pattern];

/** A card from the deck: always a Joker. */
export const DRAW: Answer = ['drawFrom', 'takeDeck'];
export const at = (creature: string): Answer => ['target', { at: { creature } }];
export const to = (lane: number): Answer => ['direction', { at: { lane } }];
export const side = (which: 'left' | 'right'): Answer => ['side', { side: which }];
export const ally = (creature: string): Answer => ['ally', { at: { creature } }];

/** A Combo, what is answered while it goes on, and what has become of everybody. */
export interface Played {
  readonly name: string;
  readonly hero: string;
  readonly combo: string;
  readonly xp?: number;
  readonly treasures?: readonly string[];
  readonly prizes?: readonly string[];
  readonly damage?: Numbers;
  /** Beyond the Jokers that are drawn. */
  readonly dice?: readonly string[];
  readonly answers?: readonly Answer[];
  /** The damage on everybody, after it. */
  readonly wounds: Numbers;
  /** The hand after it: only what was drawn. */
  readonly drawn?: number;
  readonly after?: (s: State) => void;
}

const cards = [...combos, ...lent];
export const costOf = (combo: string): readonly Energy[] => cards.find(({ id }) => id === combo)?.cost ?? [];

/** The owner's Turn, with this hand. */
export function about(row: Played, hand: readonly Energy[], xp = row.xp ?? 0): Scene<State> {
  const jokers = (row.answers ?? []).filter((answer) => answer === DRAW).map(() => 'joker');
  const stage = table({
    heroes: heroesAround(row.hero),
    monsters: MONSTERS,
    hands: { [row.hero]: hand },
    xp: { [row.hero]: xp },
    ...(row.treasures && { treasures: { [row.hero]: row.treasures } }),
    ...(row.prizes && { prizes: { [row.hero]: row.prizes } }),
    ...(row.damage && { damage: row.damage }),
  });
  return turnOf(stage.dice(...(row.dice ?? []), ...jokers), row.hero);
}

/** Plays it with exactly its cost in hand. */
function played(row: Played): Scene<State> {
  const t = about(row, costOf(row.combo));
  expect(comboCard(t.state, row.combo).name).toBe(row.name);
  t.choose('act', { do: 'combo', combo: row.combo, instead: false });
  for (const [kind, pattern] of row.answers ?? []) t.choose(kind, pattern);
  t.done();
  t.expectAsked(t.state.heroes.find(({ id }) => id === row.hero)?.seat ?? -1, 'act');
  expect(wounds(t)).toEqual(row.wounds);
  expect(t.state.heroes.find(({ id }) => id === row.hero)?.hand).toEqual(
    Array.from({ length: row.drawn ?? 0 }, () => 'joker'),
  );
  row.after?.(t.state);
  intact(t);
  return t;
}

/** Each of them does what it says, must be paid in full, and needs its Level. */
export function proveCombos(rows: readonly Played[]): void {
  test.each(rows)('$name does what it says', (row) => {
    played(row);
  });

  test.each(rows)('$name must be paid to the last symbol', (row) => {
    const t = about(row, costOf(row.combo).slice(1));
    expect(t.refusal({ do: 'combo', combo: row.combo, instead: false })).toEqual({
      rule: 'PQ-ENER-11',
      short: 1,
    });
  });

  test.each(rows.filter(({ combo }) => levelOf(combo) > 1))('$name needs its Level', (row) => {
    const t = about(row, costOf(row.combo), (row.xp ?? 1) - 1);
    expect(t.refusal({ do: 'combo', combo: row.combo, instead: false })).toMatchObject({
      rule: 'PQ-HERO-06',
    });
  });
}

const levelOf = (combo: string): number => Number(cards.find(({ id }) => id === combo)?.level);

export const marksOf = (s: State, ...ids: readonly string[]): string[][] =>
  ids.map((id) =>
    ([...s.heroes, ...s.monsters].find((creature) => creature.id === id)?.marks ?? []).map(({ key }) => key),
  );
