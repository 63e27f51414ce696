/** What there is only so much of. */
import { isMagicItem } from '../src/content/index.ts';
import type { HeroView, SuperView } from '../src/view.ts';
import type { Verdict } from './moment.ts';
import { object } from './moment.ts';

type Limit = (view: SuperView) => Verdict;

const firstHero = (view: SuperView, rule: string, wrong: (hero: HeroView) => string | undefined): Verdict => {
  for (const hero of view.heroes) {
    const message = wrong(hero);
    if (message) return object(rule, `${hero.id} ${message}`);
  }
  return undefined;
};

const backpack: Limit = (view) =>
  firstHero(view, 'SF-RULING-97', ({ backpack: items }) => {
    const magic = items.filter(isMagicItem).length;
    return items.length > (magic > 0 ? 1 : 2) ? `carries ${items.join(', ')}` : undefined;
  });

const life: Limit = (view) =>
  firstHero(view, 'SF-RULING-142', ({ life: has, maxLife }) =>
    has > maxLife ? `has ${has} Life` : undefined,
  );

const energy: Limit = (view) =>
  firstHero(view, 'SF-CHARGE-03', ({ abilities }) =>
    abilities.some((ability) => ability.energy > ability.max)
      ? 'has more energy than there is room for'
      : undefined,
  );

/** [SF-XP-04] Experience that makes each level. */
const LEVELS = [2, 5, 8, 12, 16, 20];

const level: Limit = (view) =>
  firstHero(view, 'SF-XP-05', ({ experience, level: has }) => {
    const due = LEVELS.filter((least) => experience >= least).length;
    return has === due ? undefined : `is of level ${has} with ${experience} experience`;
  });

const tokens: Limit = (view) => {
  const counterattack = view.heroes.reduce((sum, hero) => sum + hero.counterattack, 0);
  return counterattack > 4
    ? object('SF-RULING-69', `${counterattack} Counterattack tokens are out`)
    : undefined;
};

const ruined: Limit = (view) =>
  view.ruined.length > 3 ? object('SF-LUCKY-06', `${view.ruined.length} walls are ruined`) : undefined;

/** [SF-RULING-09] One figure to a square, and none in an obstacle. */
const oneEach: Limit = (view) => {
  const solid = new Set([
    ...view.map.furniture.map(({ square }) => square),
    ...view.braziers.map(({ square }) => square),
    ...view.barrels,
    ...view.chests.map(({ square }) => square),
    view.statue,
  ]);
  for (const square of [
    ...view.heroes.filter((hero) => hero.square >= 0).map((hero) => hero.square),
    ...view.monsters.flatMap(({ squares }) => [...squares]),
  ]) {
    if (solid.has(square)) return object('SF-RULING-09', `something else is on square ${square}`);
    solid.add(square);
  }
  return undefined;
};

const wolfAndAim: Limit = (view) => {
  const marked = [...view.monsters, ...view.heroes].filter(({ wolf }) => wolf).length;
  const aimed = view.monsters.filter(({ aim }) => aim).length;
  const fortress = view.heroes.filter((hero) => hero.fortress).length;
  return Math.max(marked, aimed, fortress) > 1
    ? object('SF-RULING-166', 'a token is in two places')
    : undefined;
};

export const LIMITS: readonly Limit[] = [backpack, life, energy, level, tokens, ruined, oneEach, wolfAndAim];
