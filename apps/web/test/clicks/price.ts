/**
 * What an answer costs a person: the clicks without which the page cannot be told it. What points at a thing costs one
 * click on that thing; where several options point at it, a menu asks for one more. What has one answer costs nothing: the
 * house gives it.
 */
import type { Decision, Json, Option } from '@questhall/kernel';
import { canonical } from '@questhall/kernel';
import { withDice } from '../../src/tables/super-fantasy/logic/dice.ts';

type About = { readonly [detail: string]: Json };

/** Where a table has a way of its own to tell it in fewer clicks, or takes more. */
type Price = (decision: Decision, option: Option, about: About) => number | undefined;

const alike = (left: Option, right: Option): boolean =>
  left.at !== undefined && right.at !== undefined && canonical(left.at) === canonical(right.at);

/** A click on the thing, or on a button; and one in the menu, where it could mean several. */
const usual = (offered: readonly Option[], option: Option): number =>
  offered.filter((each) => alike(each, option)).length > 1 ? 2 : 1;

/** The bars of the tray do a deed with any number of dice; for others the dice are taken first, if not the proposed ones. */
const superFantasy: Price = (decision, option, about) => {
  const { kind, options } = decision;
  const { chances } = about;
  if (kind !== 'act') return undefined;
  const at = options.indexOf(option);
  if (Array.isArray(chances) && typeof chances[at] === 'number') return 1;
  const offered = withDice(options, undefined, { ...decision, about });
  return usual(offered, option) + (offered.includes(option) ? 0 : 1);
};

const PRICES: { readonly [game: string]: Price } = { 'super-fantasy': superFantasy };

export function priceOf(game: string, decision: Decision, option: Option, about: About): number {
  if (decision.options.length === 1) return 0;
  return PRICES[game]?.(decision, option, about) ?? usual(decision.options, option);
}
