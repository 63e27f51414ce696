/** What to learn, buy, sell, wear and keep. */
import { consumableCard, itemCard } from '../content/index.ts';
import type { DungeonlandOption } from '../decisions.ts';
import { hero as heroById } from '../queries/figures.ts';
import { isConsumable } from '../queries/items.ts';
import type { HeroState, State } from '../state.ts';
import { gainBy, outfitOf, skillWish } from './outfit.ts';

/** What is not better than what one has by this much is not worth its gold. */
const WORTH_BUYING = 0.2;

export function learnWeights(hero: HeroState, options: readonly DungeonlandOption[]): readonly number[] {
  const wishes = options.map((option) => (option.do === 'learn' ? skillWish(hero, option.skill) : 0));
  const most = Math.max(...wishes);
  return wishes.map((wish) => (most > 0 ? (wish === most ? 1 : 0) : 1));
}

/** At the trader, and when items are sorted on the way. Only the best next step counts. */
export function shopWeights(
  s: State,
  hero: HeroState,
  options: readonly DungeonlandOption[],
): readonly number[] {
  const outfit = outfitOf(hero).wielded;
  const worths = options.map((option) => stepWorth(s, hero, outfit, option));
  const most = Math.max(...worths);
  return worths.map((worth) => (worth === most ? 1 : 0));
}

function stepWorth(s: State, hero: HeroState, outfit: readonly string[], option: DungeonlandOption): number {
  switch (option.do) {
    case 'wield':
      return outfit.includes(option.at.item) ? 9 : 0;
    case 'exchange':
      return outfit.includes(option.at.item) && !option.for.some((worn) => outfit.includes(worn)) ? 9 : 0;
    case 'unwield':
      return outfit.includes(option.at.item) || outfit.every((thing) => hero.wielded.includes(thing)) ? 0 : 8;
    case 'sell':
      return outfit.includes(option.at.item) || itemCard(option.at.item).level === 0 ? 0 : 7;
    case 'buy': {
      const gain = gainBy(hero, option.at.item);
      return gain > WORTH_BUYING ? 5 + gain / 10 : 0;
    }
    case 'buyConsumable':
      return draughtWorth(s, hero, option.consumable);
    case 'done':
      return 1;
    default:
      return 0;
  }
}

/** One draught for everybody, and tea for those who live by their energy. */
function draughtWorth(s: State, hero: HeroState, consumable: string): number {
  if (hero.consumables.includes(consumable)) return 0;
  const { effect } = consumableCard(consumable);
  if (effect.does === 'heal') return 3;
  const rich = s.heroes.reduce((sum, { gold }) => sum + gold, 0) >= 40;
  return effect.does === 'energy' && rich ? 2 : 0;
}

/** To whom it is of most use; what is of use to nobody can be sold. */
export function foundWeights(
  s: State,
  thing: string,
  options: readonly DungeonlandOption[],
): readonly number[] {
  return options.map((option) => {
    if ((option.do === 'take' || option.do === 'putOn') && 'at' in option) {
      const hero = heroById(s, option.at.figure);
      return isConsumable(thing) ? 3 - hero.consumables.length : 1 + 4 * gainBy(hero, thing);
    }
    if (option.do === 'replace')
      return !isConsumable(thing) && gainBy(heroById(s, option.at.figure), thing) > WORTH_BUYING ? 2 : 0.1;
    return 0.05;
  });
}
