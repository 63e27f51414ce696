/**
 * What an answer costs a person: the clicks without which the page cannot be told it. What points at a thing costs one
 * click on that thing; where several options point at it, a menu asks for one more. What has one answer costs nothing: the
 * house gives it. Whoever has played a match or two uses what the page offers: a turn in which only small things are left
 * ends by itself, and stars are placed together.
 */
import type { Decision, Json, Option } from '@questhall/kernel';
import { canonical } from '@questhall/kernel';
import { armOf, preferArm } from '../../src/tables/dungeonland/logic/meant.ts';
import { hopedDeeds } from '../../src/tables/super-fantasy/logic/chances.ts';
import { withDice } from '../../src/tables/super-fantasy/logic/dice.ts';

type About = { readonly [detail: string]: Json };

/** What was answered before, as far as a page remembers it. */
export interface Before {
  /** The question before this one, and its answer. */
  last?: { readonly kind: string; readonly option: Option };
  /** By hero: what was attacked or cast with. */
  readonly arms: Map<Json, string>;
}

interface Asked {
  readonly decision: Decision;
  readonly option: Option;
  readonly about: About;
  readonly before: Before;
}

/** Where a table has a way of its own to tell it in fewer clicks, or takes more. */
type Price = (asked: Asked) => number | undefined;

const alike = (left: Option, right: Option): boolean =>
  left.at !== undefined && right.at !== undefined && canonical(left.at) === canonical(right.at);

/** A click on the thing, or on a button; and one in the menu, where it could mean several. */
const usual = (offered: readonly Option[], option: Option): number =>
  offered.filter((each) => alike(each, option)).length > 1 ? 2 : 1;

/** The turn is over, but for small things. */
const endsQuietly = ({ options }: Decision, ending: Option, small: string): boolean =>
  options.every((option) => option === ending || option.do === small);

/** The bars of the tray do a deed with any number of dice; for others the dice are taken first, if not the proposed ones. */
const superFantasy: Price = ({ decision, option, about, before: { last } }) => {
  const { kind, options } = decision;
  // All stars that go to the same ability are placed by one click.
  if (kind === 'placeStar' && last?.kind === kind && canonical(last.option) === canonical(option)) return 0;
  if (kind !== 'act') return undefined;
  if (option.do === 'endTurn' && endsQuietly(decision, option, 'face')) return 0;
  const { chances } = about;
  const at = options.indexOf(option);
  const asked = { ...decision, about };
  if (Array.isArray(chances) && typeof chances[at] === 'number') return 1;
  if (hopedDeeds(asked).some(({ hopes }) => hopes.some(({ act }) => canonical(act) === canonical(option))))
    return 1;
  const offered = withDice(options, undefined, asked);
  return usual(offered, option) + (offered.includes(option) ? 0 : 1);
};

/** What was used last is meant; anything else is taken in hand first. */
const dungeonland: Price = ({ decision, option, about, before: { arms } }) => {
  if (decision.kind !== 'act') return undefined;
  if (option.do === 'endActivation' && endsQuietly(decision, option, 'run')) return 0;
  const { hero = null } = about;
  const arm = armOf(option);
  const offered = preferArm(decision.options, arms.get(hero));
  if (arm !== undefined) arms.set(hero, arm);
  return offered.includes(option) ? usual(offered, option) : 2;
};

const PRICES: { readonly [game: string]: Price } = { 'super-fantasy': superFantasy, dungeonland };

export function priceOf(game: string, asked: Asked): number {
  const { decision, option, before } = asked;
  if (decision.options.length === 1) return 0;
  const price = PRICES[game]?.(asked) ?? usual(decision.options, option);
  before.last = { kind: decision.kind, option };
  return price;
}
