/** The names of things, for sentences. */
import type { Seat } from '@questhall/kernel';
import type { HexId } from '../content/arena.ts';
import { HEXES } from '../content/arena.ts';
import { actionCard, challengeCard, championCard } from '../content/index.ts';
import type { ChampionId, Side } from '../state.ts';
import type { BrawlView } from '../view.ts';
import type { Core, StandardAction, TrapFace } from '../vocabulary.ts';

export const CORE_NAMES: { readonly [core in Core]: string } = {
  manipulation: 'Manipulation',
  destruction: 'Destruction',
  creation: 'Creation',
};

export const TRAP_NAMES: { readonly [face in TrapFace]: string } = {
  stun: 'Stun',
  root: 'Root',
  damage1: '1 damage',
  damage2: '2 damage',
  damage3: '3 damage',
};

export const STANDARD_NAMES: { readonly [action in StandardAction]: string } = {
  plan: 'Move 1 and Plan 1',
  heal: 'Move 1 and Heal 1',
  strike: 'Move 1 and 1 damage to an adjacent Enemy',
  move: 'Move 2',
};

export const cardNamed = (card: string): string => actionCard(card).name;
export const challengeNamed = (challenge: string): string => challengeCard(challenge).name;
export const championNamed = (key: string): string => championCard(key).name;

export const seatNamed = (seat: Seat): string => `Player ${seat + 1}`;
export const sideNamed = (side: Side, view: BrawlView): string =>
  view.players === 4 ? `Team ${side + 1}` : seatNamed(side);

/** A Champion of the match; with mirrors its player is named, too. */
export function nameOf(id: ChampionId, view: BrawlView): string {
  const champion = view.champions[id];
  if (!champion) return 'nobody';
  const name = championNamed(champion.key);
  const mirrored = view.champions.some((other) => other.id !== id && other.key === champion.key);
  return mirrored ? `${name} of ${sideNamed(champion.side, view)}` : name;
}

const NORTHMOST = HEXES[0]?.r ?? 0;

/** Rows A to G from the north, hexes counted from the west: D5 is the middle. */
export function hexNamed(hex: HexId): string {
  const found = HEXES[hex];
  if (!found) return 'the Gate';
  const column = HEXES.filter(({ q, r }) => r === found.r && q <= found.q).length;
  return `${'ABCDEFG'[found.r - NORTHMOST] ?? ''}${column}`;
}

/** "A, B and C". */
export function listed(names: readonly string[]): string {
  if (names.length <= 1) return names[0] ?? 'nobody';
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

export const plural = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;

/** What effects are printed on: a card, a Standard Action, a side of a Champion card. */
export function sourceNamed(of: string): string {
  const [kind = '', key] = of.split(':');
  if (key === undefined) return cardNamed(of);
  return kind === 'standard' ? STANDARD_NAMES[key as StandardAction] : championNamed(key);
}
