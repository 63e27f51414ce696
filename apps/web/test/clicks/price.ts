/**
 * What an answer costs a person: the clicks without which the page cannot be told it. What points at a thing costs one
 * click on that thing; where several options point at it, a menu asks for one more. What has one answer costs nothing: the
 * house gives it. Where one click says several answers (parts/joined.ts), only the first of them costs anything, and only if
 * the page would have given just the answers that were given. All of it as the page is when it is opened first.
 */
import type { Decision, Json, Option } from '@questhall/kernel';
import { canonical } from '@questhall/kernel';
import { approachesIn } from '../../src/tables/dungeonland/logic/ahead.ts';
import { armOf, meantAt, preferArm } from '../../src/tables/dungeonland/logic/meant.ts';
import { hopedDeeds } from '../../src/tables/super-fantasy/logic/chances.ts';
import { withDice } from '../../src/tables/super-fantasy/logic/dice.ts';
import { walksAhead } from '../../src/tables/super-fantasy/logic/walk.ts';

type About = { readonly [detail: string]: Json };

/** What was answered before, as far as a page remembers it. */
export interface Before {
  /** By hero: what was attacked or cast with. */
  readonly arms: Map<Json, string>;
  /** By hero: where stars went, the latest first. */
  readonly stars: Map<Json, readonly string[]>;
  /** Who was asked about boosts. */
  readonly boosted: Set<Json>;
  /** What the last click has said to the next question, if it is of this kind. */
  next?: { readonly kind: string; readonly at: readonly string[] | 'anything' | 'ending' } | undefined;
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

/** The bars of the tray do a deed with any number of dice; for others the dice are taken first, if not the proposed ones. */
const superFantasy: Price = ({ decision, option, about, before }) => {
  const { kind, options } = decision;
  if (kind === 'placeStar') return starPrice(options, option, about, before);
  const { chances } = about;
  const asked = { ...decision, about };
  const offered = chances === undefined ? options : withDice(options, undefined, asked);
  if (Array.isArray(chances) && typeof chances[options.indexOf(option)] === 'number') return 1;
  if (kind !== 'act') return undefined;
  // A click on a square rolls the dice that are proposed for it, and goes there.
  if (option.do === 'move') {
    const walks = walksAhead(asked, undefined).filter(({ roll }) => roll === option);
    before.next = { kind: 'goTo', at: walks.map(({ square }) => canonical({ square })) };
  }
  if (hopedDeeds(asked).some(({ hopes }) => hopes.some(({ act }) => canonical(act) === canonical(option))))
    return 1;
  const { ability } = option as { readonly ability?: Json };
  const uses = options.filter(
    (each) => each.do === 'ability' && 'ability' in each && each.ability === ability,
  );
  // By the card of the ability, where it can be used on one thing only.
  if (option.do === 'ability' && uses.length === 1) return 1;
  // A button that asks with how many dice.
  if (option.do === 'defend' && offered.filter((each) => each.do === 'defend').length > 1) return 2;
  return usual(offered, option) + (offered.includes(option) ? 0 : 1);
};

/** Stars go where they went before, or before that; another place for them is a click. */
function starPrice(
  options: readonly Option[],
  option: Option,
  { hero = null }: About,
  { stars }: Before,
): number {
  const pinned = stars.get(hero) ?? [];
  const meant = pinned.find((ability) => options.some((each) => abilityIn(each) === ability));
  const ability = abilityIn(option);
  if (meant === ability) return 0;
  stars.set(hero, [ability, ...pinned.filter((each) => each !== ability)]);
  return 1;
}

const abilityIn = (option: Option): string => (option as unknown as { readonly ability: string }).ability;

/** What was used last is meant, else the weapon; anything else is taken in hand first. A move may be part of what comes of it. */
const dungeonland: Price = ({ decision, option, about, before }) => {
  if (decision.kind === 'boost') return boostPrice(option, about, before);
  if (decision.kind !== 'act') return undefined;
  const { hero = null } = about;
  const arm = armOf(option);
  const last = before.arms.get(hero);
  const offered = preferArm(decision.options, last);
  if (arm !== undefined) before.arms.set(hero, arm);
  if (option.do === 'move') {
    const there = approachesIn({ ...decision, about }).filter(
      ({ by }) => canonical(by) === canonical(option.at ?? {}),
    );
    before.next = { kind: 'act', at: there.map(({ to }) => canonical(to)) };
  }
  // A button of its own rests and ends, where only running would be left.
  if (option.do === 'rest') before.next = { kind: 'act', at: 'ending' };
  return offered.includes(option) ? usual(offered, option) : 2;
};

/** Asked once; from then on it is taken up before the attack, or not. */
function boostPrice(option: Option, { hero = null }: About, { boosted }: Before): number {
  const asked = !boosted.has(hero);
  boosted.add(hero);
  return asked || option.do !== 'roll' ? 1 : 0;
}

/** Has the click before said this already? */
function wasSaid({ decision, option, about, before }: Asked): boolean {
  const { kind, options } = decision;
  const { next, arms } = before;
  before.next = undefined;
  if (next?.kind !== kind) return false;
  if (next.at === 'anything') return true;
  if (next.at === 'ending') return isQuietEnd(decision, option);
  if (option.at === undefined || !next.at.includes(canonical(option.at))) return false;
  return kind === 'goTo' || meantAt(options, option.at, arms.get(about.hero ?? null)) === option;
}

/** What is small beside these ends of a turn, as the tables have it. */
const SMALL: { readonly [ending: string]: string } = { endTurn: 'face', endActivation: 'run' };

export const isQuietEnd = ({ options }: Decision, ending: Option): boolean =>
  SMALL[ending.do] !== undefined &&
  options.every((option) => option === ending || option.do === SMALL[ending.do]);

/** A click on the card to draw begins the Draw. */
const pugQuest: Price = ({ decision, option, before }) => {
  if (decision.kind === 'act' && option.do === 'draw') before.next = { kind: 'drawFrom', at: 'anything' };
  return undefined;
};

const PRICES: { readonly [game: string]: Price } = {
  'pug-quest': pugQuest,
  'super-fantasy': superFantasy,
  dungeonland,
};

export function priceOf(game: string, asked: Asked): number {
  const { decision, option } = asked;
  if (decision.options.length === 1 || wasSaid(asked)) return 0;
  return PRICES[game]?.(asked) ?? usual(decision.options, option);
}
