/** What a combo costs now, symbol by symbol, and what of it a hand can pay. */
import type { Combo, HeroView, PugView } from '@questhall/games/pug-quest';
import { ENERGY_NAMES } from '@questhall/games/pug-quest';
import type { CostState, CostSymbol } from '../pieces/Cost.tsx';
import type { Energy, EnergyType } from '../vocabulary.ts';
import { heroCard } from './cards.ts';

/** What somebody can pay with; spare XP pays like a Joker. */
export interface Purse {
  readonly hand: readonly Energy[];
  readonly spareXp: number;
}

/** [PQ-XP-03] XP past the fifth. */
export const spareXp = ({ xp }: Pick<HeroView, 'xp'>): number => Math.max(0, xp - 5);

export const purseOf = (hero: HeroView, hand: readonly Energy[]): Purse => ({ hand, spareXp: spareXp(hero) });

/** The printed symbols with what makes them dearer; `less` of them may be left out. */
export function symbolsOf(
  combo: Pick<Combo, 'cost'>,
  { id, costChange }: Pick<HeroView, 'id' | 'costChange'>,
  view: Pick<PugView, 'customHeroes'>,
): { readonly symbols: readonly EnergyType[]; readonly less: number } {
  const own = heroCard(id, view)?.type ?? 'spirit';
  const more = Array.from({ length: Math.max(0, costChange) }, () => own);
  const less = Math.min(Math.max(0, -costChange), Math.max(0, combo.cost.length - 1));
  return { symbols: [...combo.cost, ...more], less };
}

/** [PQ-ENER-11] Natural cards first, then whatever pays for anything. */
export function costStates(
  symbols: readonly EnergyType[],
  { hand, spareXp: xp }: Purse,
  less = 0,
): readonly CostSymbol[] {
  const left = new Map<Energy, number>();
  for (const card of hand) left.set(card, (left.get(card) ?? 0) + 1);
  let wild = (left.get('joker') ?? 0) + xp;
  let spared = less;
  const natural = symbols.map((energy) => {
    const held = left.get(energy) ?? 0;
    left.set(energy, held - 1);
    return held > 0;
  });
  return symbols.map((energy, at): CostSymbol => {
    let state: CostState = 'paid';
    if (natural[at] !== true) {
      if (spared > 0) spared -= 1;
      else if (wild > 0) {
        wild -= 1;
        state = 'joker';
      } else state = 'missing';
    }
    return { energy, state };
  });
}

/** "1 Spirit short", "2 cards short"; nothing: it can be paid. */
export function shortage(states: readonly CostSymbol[]): string | undefined {
  const missing = states.filter(({ state }) => state === 'missing').map(({ energy }) => energy);
  const [first] = missing;
  if (first === undefined) return undefined;
  const one = missing.every((energy) => energy === first);
  return `${missing.length} ${one ? ENERGY_NAMES[first] : 'cards'} short`;
}

/** The hand's cards that would pay: natural ones wherever there are some. */
export function payingCards(states: readonly CostSymbol[], { hand }: Purse): readonly Energy[] {
  const jokers = hand.filter((card) => card === 'joker').length;
  const natural = states.filter(({ state }) => state === 'paid').map(({ energy }) => energy);
  const held = natural.filter(
    (energy, at) => natural.slice(0, at + 1).filter((one) => one === energy).length <= count(hand, energy),
  );
  const wild = Math.min(jokers, states.filter(({ state }) => state === 'joker').length);
  return [...held, ...Array.from({ length: wild }, () => 'joker' as const)];
}

export const count = <T>(items: readonly T[], item: T): number =>
  items.filter((candidate) => candidate === item).length;

/** Which cards of a hand, by their place, are the first ones of these kinds. */
export function placesOf(cards: readonly Energy[], hand: readonly Energy[]): ReadonlySet<number> {
  const places = new Set<number>();
  for (const card of cards) {
    const at = hand.findIndex((held, place) => held === card && !places.has(place));
    if (at >= 0) places.add(at);
  }
  return places;
}
