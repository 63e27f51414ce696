/**
 * Standing orders: questions asked out of turn that answer themselves, as the person has said they should. They are made
 * from what every question has, its kind and its options, and so work for every game.
 */
import type { Json, Option, Seat } from '@questhall/kernel';
import type { SeenDecision } from '@questhall/protocol';

/** `turn`: until the seat is asked something that belongs to its own turn. */
export const LASTING = ['turn', 'match'] as const;
export type Lasting = (typeof LASTING)[number];

/** `only`: there is one way to do it. Else the way that takes most, or least, of whatever it takes. */
export const AMOUNTS = ['only', 'most', 'least'] as const;

/** What to answer: a deed, and how much of it. */
export interface OrderAnswer {
  readonly deed: string;
  readonly amount: (typeof AMOUNTS)[number];
}

export const COMPARISONS = ['atMost', 'atLeast'] as const;
export type Comparison = (typeof COMPARISONS)[number];

/** One of the numbers everybody can see beside the seat, and where it must stand. */
export interface Condition {
  readonly number: string;
  readonly is: Comparison;
  readonly limit: number;
}

export interface StandingOrder {
  readonly seat: Seat;
  readonly kind: string;
  readonly answer: OrderAnswer;
  readonly lasts: Lasting;
  readonly condition?: Condition;
}

/** What an order about this question could say, in the order of its options. */
export function answersTo(options: readonly Option[]): readonly OrderAnswer[] {
  const deeds = new Set(options.map(({ do: deed }) => deed));
  return [...deeds].flatMap((deed): OrderAnswer[] => {
    const ways = options.filter((option) => option.do === deed);
    if (ways.length === 1) return deeds.size === 1 ? [] : [{ deed, amount: 'only' }];
    const takes = new Set(ways.map(takenBy));
    // Ways that take the same are told apart by what they point at, and nobody can choose among them beforehand.
    if (takes.size === 1) return [];
    return [
      { deed, amount: 'most' },
      { deed, amount: 'least' },
    ];
  });
}

/** Cards in lists and plain numbers: how much an option takes. */
function takenBy(option: Option): number {
  let sum = 0;
  for (const value of Object.values(option)) {
    if (typeof value === 'number') sum += value;
    else if (Array.isArray(value)) sum += value.length;
  }
  return sum;
}

/** The option that the answer means now. Nothing: it cannot be given, and the person is asked. */
export function optionFor({ deed, amount }: OrderAnswer, options: readonly Option[]): Option | undefined {
  const ways = options.filter((option) => option.do === deed);
  if (amount === 'only') return ways.length === 1 ? ways[0] : undefined;
  const sign = amount === 'most' ? 1 : -1;
  return ways.reduce<Option | undefined>(
    (best, option) => (best && sign * takenBy(best) >= sign * takenBy(option) ? best : option),
    undefined,
  );
}

/** What the view shows in numbers about a seat: wherever something says that it is of this seat. */
export function numbersOf(view: Json, seat: Seat): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  const look = (value: Json, depth: number): void => {
    if (typeof value !== 'object' || value === null || depth === 0) return;
    if (Array.isArray(value)) {
      for (const each of value) look(each, depth - 1);
      return;
    }
    const fields = value as { readonly [key: string]: Json };
    if (fields.seat === seat && depth < DEEPEST) collect(fields);
    else for (const each of Object.values(fields)) look(each, depth - 1);
  };
  const collect = (fields: { readonly [key: string]: Json }): void => {
    for (const [key, value] of Object.entries(fields)) {
      if (key !== 'seat' && typeof value === 'number') found.set(key, value);
    }
  };
  look(view, DEEPEST);
  return found;
}

/** The view itself says whose it is; what belongs to a seat lies deeper. */
const DEEPEST = 4;

const holds = ({ number, is, limit }: Condition, numbers: ReadonlyMap<string, number>): boolean => {
  const value = numbers.get(number);
  if (value === undefined) return false;
  return is === 'atMost' ? value <= limit : value >= limit;
};

/** The first order that answers this question, and its answer. */
export function answerByOrder(
  orders: readonly StandingOrder[],
  { seat, kind, options }: SeenDecision,
  view: Json,
): { readonly order: StandingOrder; readonly option: Option } | undefined {
  const about = orders.filter((order) => order.seat === seat && order.kind === kind);
  if (about.length === 0) return undefined;
  const numbers = numbersOf(view, seat);
  for (const order of about) {
    if (order.condition && !holds(order.condition, numbers)) continue;
    const option = optionFor(order.answer, options);
    if (option) return { order, option };
  }
  return undefined;
}

/** A question of the seat's own turn has come: what was to last until then is over. */
export const afterOwnTurn = (orders: readonly StandingOrder[], seat: Seat): readonly StandingOrder[] =>
  orders.filter((order) => order.seat !== seat || order.lasts === 'match');

/** The newest order comes first; one that says when it holds leaves another one, which does not, in force. */
export const withOrder = (
  orders: readonly StandingOrder[],
  order: StandingOrder,
): readonly StandingOrder[] => [
  order,
  ...orders.filter(
    (old) =>
      old.seat !== order.seat ||
      old.kind !== order.kind ||
      (order.condition !== undefined && old.condition === undefined),
  ),
];
